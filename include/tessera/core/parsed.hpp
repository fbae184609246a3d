#pragma once

#include <cassert>      // assert
#include <cstddef>      // size_t
#include <string_view>  // string_view
#include <utility>      // move

namespace tessera {

/// Why a text could not be read, and the byte at which it went wrong, counted from 0.
struct ParseError {
    std::string_view what;  ///< what is wrong
    std::size_t at = 0;     ///< at which byte, counted from 0

    friend constexpr bool operator==(const ParseError&, const ParseError&) noexcept = default;
};

/// What was read from a text, or why nothing could be.
template <class T, class Error = ParseError>
class [[nodiscard]] Parsed {
public:
    /// Has a value.
    constexpr Parsed(T value) noexcept : value_(std::move(value)), ok_(true) {}  // NOLINT: implicit
    /// Has an error.
    constexpr Parsed(Error error) noexcept : error_(std::move(error)) {}  // NOLINT: implicit

    /// Whether there is a value.
    [[nodiscard]] constexpr bool has_value() const noexcept { return ok_; }
    /// Whether there is a value.
    [[nodiscard]] explicit constexpr operator bool() const noexcept { return ok_; }

    /// The value, which there is.
    [[nodiscard]] constexpr const T& value() const noexcept {
        assert(ok_);
        return value_;
    }
    /// The value, which there is.
    [[nodiscard]] constexpr const T& operator*() const noexcept { return value(); }
    /// The value, which there is.
    [[nodiscard]] constexpr const T* operator->() const noexcept { return &value(); }

    /// The error, if there is no value.
    [[nodiscard]] constexpr const Error& error() const noexcept {
        assert(!ok_);
        return error_;
    }

private:
    T value_{};
    Error error_{};
    bool ok_ = false;
};

}  // namespace tessera
