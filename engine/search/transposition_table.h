// Remembers what was found for positions already searched.
#pragma once

#include "position/move.h"

#include <vector>

namespace tessera {

enum class Bound : std::uint8_t { None, Exact, Lower, Upper };

struct TranspositionEntry {
    std::uint64_t key = 0;
    Move best;
    std::int16_t depth = 0;
    std::int32_t score = 0;
    Bound bound = Bound::None;
};

/// A fixed number of entries; a deeper result of another position is replaced by a newer one.
class TranspositionTable {
public:
    /// `sizeLog2` is the logarithm of the number of entries.
    explicit TranspositionTable(unsigned sizeLog2)
        : m_entries(std::size_t{1} << sizeLog2), m_mask(m_entries.size() - 1) {}

    [[nodiscard]] const TranspositionEntry* find(std::uint64_t key) const {
        const TranspositionEntry& entry = m_entries[key & m_mask];
        return entry.bound != Bound::None && entry.key == key ? &entry : nullptr;
    }
    void store(const TranspositionEntry& entry) { m_entries[entry.key & m_mask] = entry; }

private:
    std::vector<TranspositionEntry> m_entries;
    std::uint64_t m_mask;
};

} // namespace tessera
