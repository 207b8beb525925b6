// What a solver knows of positions it has seen, within a fixed amount of memory.
#pragma once

#include "position/move.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <memory>
#include <new>

namespace tessera {

/// All zero: nothing known.
struct SolverEntry {
    std::uint64_t key;
    Square from; ///< the move that decided: one that mates, or one that holds out; else from == to
    Square to;
    std::uint8_t promotion;
    std::uint8_t matesBelow; ///< a mate in fewer moves than that is proven; 0: none is
    std::uint8_t failsBelow; ///< no mate in fewer moves than that

    [[nodiscard]] bool matesIn(int moves) const {
        return matesBelow > 0 && matesBelow <= moves + 1;
    }
    [[nodiscard]] bool failsIn(int moves) const { return failsBelow > moves; }
    void setMatesIn(int moves) {
        if (!matesIn(moves))
            matesBelow = static_cast<std::uint8_t>(moves + 1);
    }
    void setFailsIn(int moves) {
        failsBelow = std::max(failsBelow, static_cast<std::uint8_t>(moves + 1));
    }
    void setMove(const Move& move) {
        if (move.from == noSquare)
            return;
        from = move.from;
        to = move.to;
        promotion = move.promotion;
    }
    [[nodiscard]] bool names(const Move& move) const {
        return move.from == from && move.to == to && move.promotion == promotion;
    }
    [[nodiscard]] int depth() const { return std::max(failsBelow, matesBelow); }
};

class SolverTable {
public:
    /// Takes at most so much memory, or that of a few entries; it is used up as entries come.
    explicit SolverTable(std::size_t bytes)
        : m_size(std::bit_floor(std::max(bytes / sizeof(SolverEntry), bucket))),
          m_entries(static_cast<SolverEntry*>(std::calloc(m_size, sizeof(SolverEntry)))) {
        if (!m_entries)
            throw std::bad_alloc();
    }

    [[nodiscard]] const SolverEntry* find(std::uint64_t key) const {
        const SolverEntry* const start = bucketOf(key);
        const auto* const found = std::find_if(
            start, start + bucket, [key](const SolverEntry& entry) { return entry.key == key; });
        return found == start + bucket ? nullptr : found;
    }
    /// The entry of this position, or the one that is worth least, cleared for it.
    SolverEntry& entry(std::uint64_t key) {
        SolverEntry* const start = bucketOf(key);
        SolverEntry* least = start;
        for (SolverEntry* one = start; one != start + bucket; ++one) {
            if (one->key == key)
                return *one;
            if (one->depth() < least->depth())
                least = one;
        }
        *least = {};
        least->key = key;
        return *least;
    }

private:
    static constexpr std::size_t bucket = 4;
    [[nodiscard]] SolverEntry* bucketOf(std::uint64_t key) const {
        return m_entries.get() + (static_cast<std::size_t>(key) & (m_size - 1) & ~(bucket - 1));
    }

    struct Free {
        void operator()(SolverEntry* entries) const { std::free(entries); }
    };
    std::size_t m_size;
    std::unique_ptr<SolverEntry[], Free> m_entries; ///< zeroed pages are not touched before use
};

} // namespace tessera
