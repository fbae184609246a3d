#pragma once

// What the programs share in reading their arguments: options with and without values, --help, and complaints.

#include <algorithm>  // find_if, max
#include <cstdio>     // fputs, stderr, stdout
#include <cstdlib>    // abort, exit, EXIT_SUCCESS
#include <initializer_list>
#include <string>       // string
#include <string_view>  // string_view
#include <utility>      // move
#include <vector>       // vector

struct Option {
    std::string_view name;   // with its dashes
    std::string_view value;  // what the value is called, or nothing if there is none
    std::string_view help;
};

// Prints the last words of a program and ends it.
[[noreturn]] inline void end_program(int code, const std::string& words) {
    std::fputs(words.c_str(), code == EXIT_SUCCESS ? stdout : stderr);
    std::exit(code);
}

class Arguments {
public:
    // What is done instead of returning when there is nothing left to do for the program.
    using End = void (*)(int code, const std::string& words);

    // What the program is called, how its arguments are written, what it does, and its options. Reads the
    // arguments; --help is answered, and what cannot be read ends the program.
    Arguments(int argc, const char* const* argv, std::string_view program, std::string_view usage,
              std::string_view description, std::vector<Option> options, End how = end_program)
        : program_(program), options_(std::move(options)), end_(how) {
        for (int i = 1; i < argc; ++i) {
            const std::string_view argument = argv[i];
            if (argument == "--help" || argument == "-h")
                end(EXIT_SUCCESS, help(usage, description));
            if (argument.size() < 2 || argument.front() != '-') {
                positional_.emplace_back(argument);
                continue;
            }
            const std::string_view name = argument.substr(0, argument.find('='));
            const auto option = std::find_if(options_.begin(), options_.end(),
                                             [&](const Option& known) { return known.name == name; });
            if (option == options_.end())
                fail("unknown option " + std::string(name));
            if (option->value.empty() && name.size() < argument.size())
                fail(std::string(name) + " takes no value");
            if (option->value.empty()) {
                given_.push_back({name, {}});
            } else if (name.size() < argument.size()) {
                given_.push_back({name, argument.substr(name.size() + 1)});
            } else {
                if (++i == argc)
                    fail(std::string(name) + " needs a value");
                given_.push_back({name, argv[i]});
            }
        }
    }

    [[nodiscard]] const std::vector<std::string_view>& positional() const noexcept { return positional_; }

    [[nodiscard]] bool has(std::string_view name) const noexcept { return find(name) != nullptr; }

    [[nodiscard]] std::string_view text(std::string_view name,
                                        std::string_view otherwise = {}) const noexcept {
        const Given* given = find(name);
        return given != nullptr ? given->value : otherwise;
    }

    // The value of an option, or another number if it is not there.
    [[nodiscard]] int number(std::string_view name, int otherwise, int least, int most) const {
        const Given* given = find(name);
        return given != nullptr ? number(name, given->value, least, most) : otherwise;
    }

    // A text as a number in these bounds.
    [[nodiscard]] int number(std::string_view name, std::string_view value, int least, int most) const {
        long long number = value.empty() || value.size() > 10 ? -1 : 0;
        for (const char digit : value)
            number = number < 0 || digit < '0' || digit > '9' ? -1 : number * 10 + (digit - '0');
        if (number < least || number > most)
            fail(std::string(name) + ": expected a number from " + std::to_string(least) + " to " +
                 std::to_string(most) + " instead of '" + std::string(value) + '\'');
        return static_cast<int>(number);
    }

    // Ends the program because of its arguments.
    [[noreturn]] void fail(const std::string& message) const {
        end(2, program_ + ": " + message + "; see --help\n");
    }

private:
    struct Given {
        std::string_view name;
        std::string_view value;
    };

    // The last one counts.
    [[nodiscard]] const Given* find(std::string_view name) const noexcept {
        const Given* found = nullptr;
        for (const Given& given : given_)
            if (given.name == name)
                found = &given;
        return found;
    }

    [[noreturn]] void end(int code, const std::string& words) const {
        end_(code, words);
        std::abort();  // it must not return
    }

    [[nodiscard]] std::string help(std::string_view usage, std::string_view description) const {
        std::string text = "usage: " + program_;
        if (!usage.empty())
            text += ' ';
        text += usage;
        text += '\n';
        text += description;
        const auto left_side = [](const Option& option) {
            std::string side(option.name);
            if (!option.value.empty()) {
                side += ' ';
                side += option.value;
            }
            return side;
        };
        std::vector<Option> all = options_;
        all.push_back({"--help", "", "this text"});
        std::size_t width = 0;
        for (const Option& option : all)
            width = (std::max)(width, left_side(option).size());
        text += "\nOptions:\n";
        for (const Option& option : all) {
            std::string line = left_side(option);
            line.resize(width, ' ');
            text += "  " + line + "  ";
            text += option.help;
            text += '\n';
        }
        return text;
    }

    std::string program_;
    std::vector<Option> options_;
    std::vector<std::string_view> positional_;
    std::vector<Given> given_;
    End end_;
};
