#pragma once

#include <algorithm>    // find
#include <cstddef>      // size_t
#include <string>       // string
#include <string_view>  // string_view
#include <vector>       // vector

namespace support {

// What is wrong with a text as XML, as far as pictures use it (elements, attributes, text, entities; no comments, no
// declarations), or nothing.
class XmlChecker {
public:
    [[nodiscard]] static std::string fault_of(std::string_view text) {
        XmlChecker checker{text};
        checker.element();
        checker.skip_space();
        if (checker.fault_.empty() && checker.at_ != text.size())
            checker.fail("something after the end");
        return checker.fault_;
    }

private:
    explicit XmlChecker(std::string_view text) : text_(text) {}

    [[nodiscard]] bool next_is(std::string_view expected) const {
        return text_.substr(at_, expected.size()) == expected;
    }
    void fail(const std::string& what) {
        if (fault_.empty())
            fault_ = what + " at byte " + std::to_string(at_);
        at_ = text_.size();
    }
    bool accept(std::string_view expected) {
        if (!next_is(expected))
            return false;
        at_ += expected.size();
        return true;
    }
    void expect(std::string_view expected) {
        if (!accept(expected))
            fail("expected " + std::string(expected));
    }
    void skip_space() {
        while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\n'))
            ++at_;
    }
    [[nodiscard]] std::string name() {
        const std::size_t begin = at_;
        while (at_ < text_.size() &&
               std::string_view("=<>/\" \n&'").find(text_[at_]) == std::string_view::npos)
            ++at_;
        if (begin == at_)
            fail("expected a name");
        return std::string(text_.substr(begin, at_ - begin));
    }
    // Characters up to one of these, which is not taken.
    void characters(std::string_view until) {
        while (at_ < text_.size() && until.find(text_[at_]) == std::string_view::npos) {
            if (text_[at_] == '&' && !accept("&amp;") && !accept("&lt;") && !accept("&gt;") &&
                !accept("&quot;"))
                return fail("an ampersand that begins no entity");
            if (at_ < text_.size() && static_cast<unsigned char>(text_[at_]) < 32 && text_[at_] != '\n')
                return fail("a control character");
            if (at_ < text_.size() && until.find(text_[at_]) == std::string_view::npos && text_[at_] != '&')
                ++at_;
        }
        if (at_ == text_.size())
            fail("the text ends too early");
    }
    void element() {
        expect("<");
        const std::string tag = name();
        std::vector<std::string> seen;
        for (skip_space(); fault_.empty() && !next_is(">") && !next_is("/>"); skip_space()) {
            const std::string attribute = name();
            if (std::find(seen.begin(), seen.end(), attribute) != seen.end())
                return fail("an attribute twice: " + attribute);
            seen.push_back(attribute);
            expect("=\"");
            characters("\"<");
            expect("\"");
        }
        if (accept("/>"))
            return;
        expect(">");
        while (fault_.empty()) {
            characters("<");
            if (!fault_.empty() || accept("</"))
                break;
            element();
        }
        if (fault_.empty() && name() != tag)
            return fail("the end of another element than " + tag);
        expect(">");
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::string fault_;
};

}  // namespace support
