#pragma once

#include <tessera/core/bits.hpp>       // bit_count, nth_bit
#include <tessera/core/cell.hpp>       // Cell
#include <tessera/core/direction.hpp>  // Direction, column_step, row_step

#include <array>             // array
#include <bit>               // countl_zero, countr_zero
#include <cassert>           // assert
#include <compare>           // strong_ordering
#include <cstddef>           // ptrdiff_t, size_t
#include <cstdint>           // uint64_t
#include <initializer_list>  // initializer_list
#include <iterator>          // default_sentinel_t, input_iterator_tag
#include <type_traits>       // integral_constant
#include <utility>           // index_sequence, make_index_sequence

namespace tessera {

/// A set of cells of a board of W columns and H rows, one bit a cell in as few 64-bit words as it takes.
/// Bits beyond the last cell are always zero.
///
/// What takes a few instructions is always inlined: a call would send the words through memory, and in large
/// programs compilers that count the size of the whole would make one.
template <int W, int H>
class Bitboard {
public:
    /// An element.
    using Cell = tessera::Cell<W, H>;
    /// What the bits are kept in.
    using Word = std::uint64_t;

    static constexpr int width = W;           ///< how many columns there are
    static constexpr int height = H;          ///< how many rows there are
    static constexpr int cell_count = W * H;  ///< how many cells there are
    static constexpr int word_bits = 64;      ///< how many bits a word has
    /// How many words it takes.
    static constexpr std::size_t word_count = (cell_count + word_bits - 1) / word_bits;

    /// The empty set.
    constexpr Bitboard() noexcept = default;

    /// The set of these cells.
    constexpr Bitboard(std::initializer_list<Cell> cells) noexcept {
        for (const Cell cell : cells)
            insert(cell);
    }

    /// The set of one cell.
    explicit constexpr Bitboard(Cell cell) noexcept { insert(cell); }

    /// All cells of the board.
    [[nodiscard]] static constexpr Bitboard full() noexcept {
        Bitboard board;
        for (Word& word : board.words_)
            word = ~Word{0};
        board.words_.back() = last_word_mask;
        return board;
    }

    /// The cells of a column, counted from 0 at the left.
    [[nodiscard]] static constexpr Bitboard column(int column) noexcept {
        Bitboard board;
        for (int row = 0; row < H; ++row)
            board.insert(Cell{column, row});
        return board;
    }

    /// The cells of a row, counted from 0 at the bottom.
    [[nodiscard]] static constexpr Bitboard row(int row) noexcept {
        Bitboard board;
        for (int column = 0; column < W; ++column)
            board.insert(Cell{column, row});
        return board;
    }

    /// Whether the cell is in the set.
    [[nodiscard, gnu::always_inline]] constexpr bool contains(Cell cell) const noexcept {
        return (words_[word_of(cell)] >> bit_of(cell) & 1U) != 0;
    }
    /// Puts the cell into the set, if it is not there yet.
    [[gnu::always_inline]] constexpr void insert(Cell cell) noexcept {
        change(cell, [](Word& word, Word mask) { word |= mask; });
    }
    /// Takes the cell out of the set, if it is there.
    [[gnu::always_inline]] constexpr void erase(Cell cell) noexcept {
        change(cell, [](Word& word, Word mask) { word &= ~mask; });
    }
    /// Puts the cell into the set if it is not there, and takes it out if it is.
    [[gnu::always_inline]] constexpr void toggle(Cell cell) noexcept {
        change(cell, [](Word& word, Word mask) { word ^= mask; });
    }

    /// Whether the set has no cell.
    [[nodiscard, gnu::always_inline]] constexpr bool empty() const noexcept {
        return any_bits(Indices{}) == 0;
    }

    /// The number of cells in the set.
    [[nodiscard, gnu::always_inline]] constexpr int count() const noexcept { return bit_count(words_); }

    /// The first cell of a set that is not empty.
    [[nodiscard]] constexpr Cell first() const noexcept {
        assert(!empty());
        std::size_t i = 0;
        while (words_[i] == 0)
            ++i;
        return cell_at(i, std::countr_zero(words_[i]));
    }

    /// The last cell of a set that is not empty.
    [[nodiscard]] constexpr Cell last() const noexcept {
        assert(!empty());
        std::size_t i = word_count - 1;
        while (words_[i] == 0)
            --i;
        return cell_at(i, word_bits - 1 - std::countl_zero(words_[i]));
    }

    /// The cell of the set that has n others before it.
    [[nodiscard, gnu::always_inline]] constexpr Cell nth(int n) const noexcept {
        assert(0 <= n && n < count());
        // Without a branch: in which word it is nobody can foresee.
        if constexpr (word_count == 2) {
            // With masks, of which compilers make none.
            const int here = bit_count(words_[0]);
            const bool beyond = n >= here;
            const Word word = words_[0] ^ ((words_[0] ^ words_[1]) & (Word{0} - Word{beyond}));
            return cell_at(std::size_t{beyond}, nth_bit(word, n - (here & -static_cast<int>(beyond))));
        } else {
            std::size_t at = 0;
            for (std::size_t i = 0; i + 1 < word_count; ++i) {
                const int here = bit_count(words_[i]);
                const bool beyond = at == i && n >= here;
                n -= beyond ? here : 0;
                at += beyond ? 1 : 0;
            }
            return cell_at(at, nth_bit(words_[at], n));
        }
    }

    /// The cells of the board that come before all of the set: the whole board if it is empty.
    [[nodiscard, gnu::always_inline]] constexpr Bitboard before_first() const noexcept {
        // Take one from the set as one long number: all below its lowest bit are borrowed from.
        Bitboard board;
        Word borrow = 1;
        for (std::size_t i = 0; i < word_count; ++i) {
            board.words_[i] = ~words_[i] & (words_[i] - borrow);
            borrow = Word{words_[i] < borrow};
        }
        board.words_.back() &= last_word_mask;
        return board;
    }

    /// The cells of the board that come after all of the set: the whole board if it is empty.
    [[nodiscard, gnu::always_inline]] constexpr Bitboard after_last() const noexcept {
        Bitboard board;
        Word open = ~Word{0};
        for (std::size_t i = word_count; i-- > 0;) {
            // Without a branch: in which word the last one is nobody can foresee.
            const Word none = Word{words_[i] == 0};
            board.words_[i] = (~Word{1} << (word_bits - 1 - std::countl_zero(words_[i] | 1)) | none) & open;
            open &= Word{0} - none;
        }
        board.words_.back() &= last_word_mask;
        return board;
    }

    /// The set if the condition holds, else nothing; without a branch.
    [[nodiscard, gnu::always_inline]] constexpr Bitboard only_if(bool condition) const noexcept {
        return each_word([&](auto i) { return words_[i] & (Word{0} - Word{condition}); });
    }

    /// How many cells of the set come before this one.
    [[nodiscard]] constexpr int rank(Cell cell) const noexcept {
        const std::size_t last = word_of(cell);
        int total = bit_count(words_[last] & (mask_of(cell) - 1));
        for (std::size_t i = 0; i < last; ++i)
            total += bit_count(words_[i]);
        return total;
    }

    /// Whether the two sets have a cell in common.
    [[nodiscard, gnu::always_inline]] constexpr bool intersects(const Bitboard& other) const noexcept {
        return !(*this & other).empty();
    }

    /// Whether all cells of this set are in the other one.
    [[nodiscard, gnu::always_inline]] constexpr bool is_subset_of(const Bitboard& other) const noexcept {
        return (*this - other).empty();
    }

    /// Keeps the cells that are in the other set, too.
    [[gnu::always_inline]] constexpr Bitboard& operator&=(const Bitboard& other) noexcept {
        return *this = *this & other;
    }
    /// Adds the cells of the other set.
    [[gnu::always_inline]] constexpr Bitboard& operator|=(const Bitboard& other) noexcept {
        return *this = *this | other;
    }
    /// Keeps the cells that are in just one of both sets.
    [[gnu::always_inline]] constexpr Bitboard& operator^=(const Bitboard& other) noexcept {
        return *this = *this ^ other;
    }
    /// Takes the cells of the other set out.
    [[gnu::always_inline]] constexpr Bitboard& operator-=(const Bitboard& other) noexcept {
        return *this = *this - other;
    }

    /// The cells that are in both sets.
    [[nodiscard, gnu::always_inline]] friend constexpr Bitboard operator&(const Bitboard& a,
                                                                          const Bitboard& b) noexcept {
        return each_word([&](auto i) { return a.words_[i] & b.words_[i]; });
    }
    /// The cells that are in one of the sets, or in both.
    [[nodiscard, gnu::always_inline]] friend constexpr Bitboard operator|(const Bitboard& a,
                                                                          const Bitboard& b) noexcept {
        return each_word([&](auto i) { return a.words_[i] | b.words_[i]; });
    }
    /// The cells that are in just one of the sets.
    [[nodiscard, gnu::always_inline]] friend constexpr Bitboard operator^(const Bitboard& a,
                                                                          const Bitboard& b) noexcept {
        return each_word([&](auto i) { return a.words_[i] ^ b.words_[i]; });
    }
    /// The cells of a that are not in b.
    [[nodiscard, gnu::always_inline]] friend constexpr Bitboard operator-(const Bitboard& a,
                                                                          const Bitboard& b) noexcept {
        return each_word([&](auto i) { return a.words_[i] & ~b.words_[i]; });
    }
    /// The cells of the board that are not in the set.
    [[nodiscard, gnu::always_inline]] constexpr Bitboard operator~() const noexcept {
        return each_word(
            [&](auto i) { return ~words_[i] & (i + 1 == word_count ? last_word_mask : ~Word{0}); });
    }

    friend constexpr bool operator==(const Bitboard&, const Bitboard&) noexcept = default;
    /// An arbitrary total order, the same everywhere.
    friend constexpr std::strong_ordering operator<=>(const Bitboard&, const Bitboard&) noexcept = default;

    /// Every cell moved by so many columns and rows; what leaves the board is gone.
    template <int Columns, int Rows>
    [[nodiscard, gnu::always_inline]] constexpr Bitboard translated() const noexcept {
        if constexpr (Columns <= -W || Columns >= W || Rows <= -H || Rows >= H)
            return {};
        else if constexpr (Columns == 0)
            return moved<Rows * W>();
        else
            return moved<Rows * W + Columns>() & columns_reached<Columns>;
    }

    /// Every cell moved by so many places in the order of all cells, over the ends of rows; what leaves the
    /// board is gone.
    template <int Offset>
    [[nodiscard, gnu::always_inline]] constexpr Bitboard moved() const noexcept {
        constexpr std::size_t distance = static_cast<std::size_t>(Offset < 0 ? -Offset : Offset);
        constexpr std::size_t whole = distance / word_bits;
        constexpr std::size_t part = distance % word_bits;
        return each_word([&](auto i) {
            Word word = 0;
            if constexpr (Offset >= 0) {
                if constexpr (i >= whole)
                    word = words_[i - whole] << part;
                if constexpr (part != 0 && i > whole)
                    word |= words_[i - whole - 1] >> (word_bits - part);
                if constexpr (i + 1 == word_count)
                    word &= last_word_mask;
            } else {
                if constexpr (i + whole < word_count)
                    word = words_[i + whole] >> part;
                if constexpr (part != 0 && i + whole + 1 < word_count)
                    word |= words_[i + whole + 1] << (word_bits - part);
            }
            return word;
        });
    }

    /// Every cell moved so many steps in a direction.
    template <Direction D, int Steps = 1>
    [[nodiscard, gnu::always_inline]] constexpr Bitboard shifted() const noexcept {
        return translated<Steps * column_step(D), Steps * row_step(D)>();
    }

    /// Every cell moved one step in a direction.
    [[nodiscard]] constexpr Bitboard shifted(Direction direction) const noexcept {
        switch (direction) {
            case Direction::east: return shifted<Direction::east>();
            case Direction::north_east: return shifted<Direction::north_east>();
            case Direction::north: return shifted<Direction::north>();
            case Direction::north_west: return shifted<Direction::north_west>();
            case Direction::west: return shifted<Direction::west>();
            case Direction::south_west: return shifted<Direction::south_west>();
            case Direction::south: return shifted<Direction::south>();
            case Direction::south_east: return shifted<Direction::south_east>();
        }
        return {};
    }

    /// Calls f with every cell of the set in order.
    template <class F>
    constexpr void for_each(F f) const {
        for (std::size_t i = 0; i < word_count; ++i)
            for (Word word = words_[i]; word != 0; word &= word - 1)
                f(cell_at(i, std::countr_zero(word)));
    }

    /// Goes over the cells of a set in order; it holds a copy of the set.
    class Iterator {
    public:
        /// @{
        /// What the standard asks of an iterator.
        using value_type = Cell;
        using difference_type = std::ptrdiff_t;
        using iterator_concept = std::input_iterator_tag;

        Iterator() = default;
        explicit constexpr Iterator(const Bitboard& board) noexcept : left_(board.words_) { skip_zeros(); }

        [[nodiscard]] constexpr Cell operator*() const noexcept {
            return cell_at(at_, std::countr_zero(left_[at_]));
        }
        constexpr Iterator& operator++() noexcept {
            left_[at_] &= left_[at_] - 1;
            skip_zeros();
            return *this;
        }
        constexpr void operator++(int) noexcept { ++*this; }
        /// @}
        [[nodiscard]] friend constexpr bool operator==(const Iterator& iterator,
                                                       std::default_sentinel_t) noexcept {
            return iterator.at_ == word_count;
        }

    private:
        constexpr void skip_zeros() noexcept {
            while (at_ < word_count && left_[at_] == 0)
                ++at_;
        }

        std::array<Word, word_count> left_{};
        std::size_t at_ = 0;
    };

    /// The first cell; the order is that of their numbers.
    [[nodiscard]] constexpr Iterator begin() const noexcept { return Iterator{*this}; }
    /// After the last cell.
    [[nodiscard]] constexpr std::default_sentinel_t end() const noexcept { return {}; }

    /// The cells from an index on as the bits of a word, the cell with that index lowest. The index may lie
    /// up to 63 before the first cell; what is not on the board reads as zero.
    [[nodiscard, gnu::always_inline]] constexpr Word bits_from(int index) const noexcept {
        assert(-word_bits < index && index < cell_count);
        if (index < 0)
            return words_[0] << -index;
        const std::size_t i = static_cast<std::size_t>(index) / word_bits;
        const int bit = index % word_bits;
        Word bits = words_[i] >> bit;
        if (i + 1 < word_count && bit != 0)
            bits |= words_[i + 1] << (word_bits - bit);
        return bits;
    }

    /// The words of the set: cell i is bit i % 64 of word i / 64.
    [[nodiscard]] constexpr const std::array<Word, word_count>& words() const noexcept { return words_; }

private:
    static constexpr Word last_word_mask =
        cell_count % word_bits == 0 ? ~Word{0} : (Word{1} << cell_count % word_bits) - 1;

    /// The columns that cells of the board come to when moved by so many columns.
    template <int Columns>
    static constexpr auto columns_reached = [] {
        Bitboard board;
        for (int column = 0; column < W; ++column)
            if (0 <= column - Columns && column - Columns < W)
                board |= Bitboard::column(column);
        return board;
    }();

    [[nodiscard, gnu::always_inline]] static constexpr std::size_t word_of(Cell cell) noexcept {
        return static_cast<std::size_t>(cell.index()) / word_bits;
    }
    [[nodiscard, gnu::always_inline]] static constexpr int bit_of(Cell cell) noexcept {
        return cell.index() % word_bits;
    }
    [[nodiscard, gnu::always_inline]] static constexpr Word mask_of(Cell cell) noexcept {
        return Word{1} << bit_of(cell);
    }
    [[nodiscard, gnu::always_inline]] static constexpr Cell cell_at(std::size_t word, int bit) noexcept {
        return Cell::from_index(static_cast<int>(word) * word_bits + bit);
    }

    /// Calls f with the word of a cell and the bit of the cell in it. Of two words both are changed, one of
    /// them by no bit: a word that is chosen by its number would have to be in memory.
    template <class F>
    [[gnu::always_inline]] constexpr void change(Cell cell, F f) noexcept {
        if constexpr (word_count <= 2)
            for (std::size_t i = 0; i < word_count; ++i)
                f(words_[i], Word{word_of(cell) == i} << bit_of(cell));
        else
            f(words_[word_of(cell)], mask_of(cell));
    }

    // What all words take part in is written out word by word: compilers keep a set in registers then, which
    // they do not where it takes a loop to make it.
    using Indices = std::make_index_sequence<word_count>;

    /// The set whose words a function gives.
    template <class F>
    [[nodiscard, gnu::always_inline]] static constexpr Bitboard each_word(F f) noexcept {
        return each_word(f, Indices{});
    }
    template <class F, std::size_t... Is>
    [[nodiscard, gnu::always_inline]] static constexpr Bitboard
    each_word(F f, std::index_sequence<Is...>) noexcept {
        Bitboard board;
        ((board.words_[Is] = f(std::integral_constant<std::size_t, Is>{})), ...);
        return board;
    }
    template <std::size_t... Is>
    [[nodiscard, gnu::always_inline]] constexpr Word any_bits(std::index_sequence<Is...>) const noexcept {
        return (words_[Is] | ...);
    }

    std::array<Word, word_count> words_{};
};

}  // namespace tessera
