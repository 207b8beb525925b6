// A set of squares as a bit a square. The number of 64-bit words is fixed when the ruleset is
// loaded, so that boards of up to 64 squares cost one machine word.
#pragma once

#include "geometry/square.h"

#include <array>
#include <bit>
#include <cstddef>

namespace tessera {

template<int Words>
struct SquareSet {
    std::array<std::uint64_t, std::size_t{Words}> words{};

    static constexpr SquareSet single(Square square) {
        SquareSet set;
        set.add(square);
        return set;
    }
    static constexpr SquareSet all() { return ~SquareSet{}; }

    constexpr void add(Square square) { words[wordOf(square)] |= bitOf(square); }
    constexpr void remove(Square square) { words[wordOf(square)] &= ~bitOf(square); }
    constexpr void toggle(Square square) { words[wordOf(square)] ^= bitOf(square); }
    [[nodiscard]] constexpr bool has(Square square) const {
        return (words[wordOf(square)] & bitOf(square)) != 0;
    }

    [[nodiscard]] constexpr bool any() const {
        std::uint64_t bits = 0;
        for (const std::uint64_t word : words)
            bits |= word;
        return bits != 0;
    }
    [[nodiscard]] constexpr bool none() const { return !any(); }
    [[nodiscard]] constexpr int count() const {
        int total = 0;
        for (const std::uint64_t word : words)
            total += std::popcount(word);
        return total;
    }
    /// The lowest square; only of a set that has one.
    [[nodiscard]] constexpr Square first() const {
        std::size_t i = 0;
        while (words[i] == 0)
            ++i;
        return static_cast<Square>(i * 64 + static_cast<std::size_t>(std::countr_zero(words[i])));
    }

    /// Calls `visit(Square)` for every square in ascending order.
    template<class Visit>
    constexpr void forEach(Visit&& visit) const {
        for (std::size_t i = 0; i < words.size(); ++i) {
            for (std::uint64_t rest = words[i]; rest != 0; rest &= rest - 1)
                visit(
                    static_cast<Square>(i * 64 + static_cast<std::size_t>(std::countr_zero(rest))));
        }
    }

    constexpr SquareSet& operator&=(const SquareSet& other) {
        for (std::size_t i = 0; i < words.size(); ++i)
            words[i] &= other.words[i];
        return *this;
    }
    constexpr SquareSet& operator|=(const SquareSet& other) {
        for (std::size_t i = 0; i < words.size(); ++i)
            words[i] |= other.words[i];
        return *this;
    }
    constexpr SquareSet operator~() const {
        SquareSet result;
        for (std::size_t i = 0; i < words.size(); ++i)
            result.words[i] = ~words[i];
        return result;
    }
    friend constexpr SquareSet operator&(SquareSet a, const SquareSet& b) { return a &= b; }
    friend constexpr SquareSet operator|(SquareSet a, const SquareSet& b) { return a |= b; }
    /// Squares of `a` that are not in `b`.
    friend constexpr SquareSet without(SquareSet a, const SquareSet& b) {
        for (std::size_t i = 0; i < a.words.size(); ++i)
            a.words[i] &= ~b.words[i];
        return a;
    }
    friend constexpr bool operator==(const SquareSet&, const SquareSet&) = default;

private:
    static constexpr std::size_t wordOf(Square square) {
        return Words == 1 ? 0 : static_cast<std::size_t>(square) >> 6U;
    }
    static constexpr std::uint64_t bitOf(Square square) {
        return std::uint64_t{1} << (square & 63U);
    }
};

} // namespace tessera
