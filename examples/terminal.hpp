#pragma once

// Whether output goes to a person, and bars for those who wait.

#include <cstddef>  // size_t
#include <cstdio>   // fflush, fprintf, FILE, fileno
#include <cstdlib>  // getenv
#include <string>   // string

#if __has_include(<unistd.h>)
#include <unistd.h>  // isatty
inline bool is_terminal(std::FILE* file) { return isatty(fileno(file)) != 0; }
#elif __has_include(<io.h>)
#include <io.h>  // _isatty, _fileno
inline bool is_terminal(std::FILE* file) { return _isatty(_fileno(file)) != 0; }
#else
inline bool is_terminal(std::FILE*) { return false; }
#endif

// Whether text on standard output may have colours (see no-color.org).
inline bool wants_colour() {
    const char* no_colour = std::getenv("NO_COLOR");
    return is_terminal(stdout) && (no_colour == nullptr || *no_colour == '\0');
}

// Draws how much is done on standard error, if that is a terminal.
inline void show_progress(std::size_t done, std::size_t all) {
    static const bool is_shown = is_terminal(stderr);
    if (!is_shown || all == 0)
        return;
    constexpr std::size_t width = 40;
    std::string bar(width * done / all, '#');
    bar.resize(width, '.');
    std::fprintf(stderr, "\r[%s] %zu of %zu%s", bar.c_str(), done, all, done == all ? "\n" : "");
    std::fflush(stderr);
}
