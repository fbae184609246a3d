#pragma once

// Whether output goes to a person, and bars for those who wait.

#include <chrono>       // seconds, steady_clock
#include <cstddef>      // size_t
#include <cstdio>       // fflush, fprintf, FILE, fileno
#include <cstdlib>      // getenv
#include <string>       // string, to_string
#include <string_view>  // string_view

#if __has_include(<unistd.h>)
#include <unistd.h>  // isatty
inline bool is_terminal(std::FILE* file) { return isatty(fileno(file)) != 0; }
#elif __has_include(<io.h>)
#include <io.h>  // _isatty, _fileno
inline bool is_terminal(std::FILE* file) { return _isatty(_fileno(file)) != 0; }
#else
inline bool is_terminal(std::FILE*) { return false; }
#endif

// The value of an environment variable, or nothing.
inline std::string_view environment(const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr ? value : std::string_view{};
}

// Whether text on standard output may have colours (see no-color.org).
inline bool wants_colour() {
    return is_terminal(stdout) && environment("NO_COLOR").empty() && environment("TERM") != "dumb";
}

// A bar on standard error of how much is done, if that is a terminal. It comes when there has been something to wait
// for, is drawn a few times a second, and goes away when all is done.
class Progress {
public:
    explicit Progress(std::size_t all) : all_(all) {}
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    ~Progress() {
        if (!line_.empty())
            std::fprintf(stderr, "\r%*s\r", static_cast<int>(line_.size()), "");
    }

    void show(std::size_t done) {
        const Clock::time_point now = Clock::now();
        if (!is_shown_ || now < next_)
            return;
        next_ = now + std::chrono::milliseconds{200};
        constexpr std::size_t width = 40;
        std::string bar(width * done / all_, '#');
        bar.resize(width, '.');
        std::string line = '[' + bar + "] " + std::to_string(done) + " of " + std::to_string(all_);
        if (done > 0) {
            const std::chrono::duration<double> spent = now - begin_;
            const double left = spent.count() / static_cast<double>(done) * static_cast<double>(all_ - done);
            line += ", about " + std::to_string(static_cast<long long>(left) + 1) + " s left";
        }
        const std::size_t length = line.size();
        if (length < line_.size())
            line.resize(line_.size(), ' ');
        std::fprintf(stderr, "\r%s", line.c_str());
        std::fflush(stderr);
        line.resize(length);
        line_ = line;
    }

private:
    using Clock = std::chrono::steady_clock;

    std::size_t all_;
    bool is_shown_ = is_terminal(stderr);
    Clock::time_point begin_ = Clock::now();
    Clock::time_point next_ = begin_ + std::chrono::milliseconds{500};
    std::string line_;  // as it was drawn last
};
