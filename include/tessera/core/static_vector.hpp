#pragma once

#include <cassert>      // assert
#include <cstddef>      // size_t
#include <type_traits>  // is_constant_evaluated, is_trivially_copyable_v, is_trivially_default_constructible_v

namespace tessera {

/// A list with room for Capacity elements inside itself: no heap, and making one costs nothing.
template <class T, std::size_t Capacity>
    requires std::is_trivially_copyable_v<T> && std::is_trivially_default_constructible_v<T>
class StaticVector {
public:
    /// @{
    /// As in std::vector.
    using value_type = T;
    using size_type = std::size_t;
    using iterator = T*;
    using const_iterator = const T*;
    /// @}

    /// The empty list. At run time its elements stay uninitialised; a constant must not have such elements.
    constexpr StaticVector() noexcept {  // NOLINT: uninitialised on purpose
        if (std::is_constant_evaluated())
            for (T& element : elements_)
                element = T{};
    }

    /// How many elements there is room for.
    [[nodiscard]] static constexpr std::size_t capacity() noexcept { return Capacity; }
    /// How many elements there are.
    [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
    /// Whether there is none.
    [[nodiscard]] constexpr bool empty() const noexcept { return size_ == 0; }

    /// An element by its place, from 0.
    [[nodiscard]] constexpr T& operator[](std::size_t i) noexcept {
        assert(i < size_);
        return elements_[i];
    }
    /// An element by its place, from 0.
    [[nodiscard]] constexpr const T& operator[](std::size_t i) const noexcept {
        assert(i < size_);
        return elements_[i];
    }
    /// The first element.
    [[nodiscard]] constexpr const T& front() const noexcept { return (*this)[0]; }
    /// The last element.
    [[nodiscard]] constexpr const T& back() const noexcept { return (*this)[size_ - 1]; }

    /// @{
    /// Where the elements are, and their end.
    [[nodiscard]] constexpr T* data() noexcept { return elements_; }
    [[nodiscard]] constexpr const T* data() const noexcept { return elements_; }
    [[nodiscard]] constexpr T* begin() noexcept { return elements_; }
    [[nodiscard]] constexpr T* end() noexcept { return elements_ + size_; }
    [[nodiscard]] constexpr const T* begin() const noexcept { return elements_; }
    [[nodiscard]] constexpr const T* end() const noexcept { return elements_ + size_; }
    /// @}

    /// Adds an element at the end; there is room for it.
    constexpr void push_back(const T& element) noexcept {
        assert(size_ < Capacity);
        elements_[size_++] = element;
    }

    /// Makes room for so many elements at the end and returns the place of the first; the caller writes
    /// all of them.
    [[nodiscard]] constexpr T* extend(std::size_t count) noexcept {
        assert(count <= Capacity - size_);
        T* const first = elements_ + size_;
        size_ += count;
        return first;
    }

    /// Takes the last element away.
    constexpr void pop_back() noexcept {
        assert(size_ > 0);
        --size_;
    }
    /// Takes all elements away.
    constexpr void clear() noexcept { size_ = 0; }

    [[nodiscard]] friend constexpr bool operator==(const StaticVector& a, const StaticVector& b) noexcept {
        if (a.size_ != b.size_)
            return false;
        for (std::size_t i = 0; i < a.size_; ++i)
            if (!(a.elements_[i] == b.elements_[i]))
                return false;
        return true;
    }

private:
    std::size_t size_ = 0;
    T elements_[Capacity];
};

}  // namespace tessera
