// For each of many indices (such as a kind of piece on a square), a fixed set of squares: one bit
// set an index on boards of one word, packed lists on larger ones.
#pragma once

#include "square_set.h"

#include <algorithm>
#include <span>
#include <type_traits>
#include <vector>

namespace tessera {

/// Lists of values, one list an index, stored without gaps.
template<class T>
class PackedLists {
public:
    PackedLists() { m_starts.push_back(0); }

    /// Lists are appended in the order of their indices.
    void append(const std::vector<T>& list) {
        m_values.insert(m_values.end(), list.begin(), list.end());
        m_starts.push_back(static_cast<std::uint32_t>(m_values.size()));
    }
    [[nodiscard]] std::span<const T> operator[](std::size_t index) const {
        return {m_values.data() + m_starts[index], m_values.data() + m_starts[index + 1]};
    }

private:
    std::vector<std::uint32_t> m_starts;
    std::vector<T> m_values;
};

template<int Words>
class TargetTable {
public:
    void append(const std::vector<Square>& squares) {
        if constexpr (Words == 1) {
            SquareSet<1> set;
            for (const Square square : squares)
                set.add(square);
            m_lists.push_back(set);
        } else {
            m_lists.append(squares);
        }
    }

    void addTo(SquareSet<Words>& set, std::size_t index) const {
        if constexpr (Words == 1) {
            set |= m_lists[index];
        } else {
            for (const Square square : m_lists[index])
                set.add(square);
        }
    }

    /// Calls `visit(Square)` for every square of the index.
    template<class Visit>
    void forEach(std::size_t index, Visit&& visit) const {
        if constexpr (Words == 1) {
            m_lists[index].forEach(visit);
        } else {
            for (const Square square : m_lists[index])
                visit(square);
        }
    }

    /// The squares of the index that are in `mask`.
    [[nodiscard]] SquareSet<Words> within(const SquareSet<Words>& mask, std::size_t index) const {
        if constexpr (Words == 1) {
            return m_lists[index] & mask;
        } else {
            SquareSet<Words> set;
            for (const Square square : m_lists[index]) {
                if (mask.has(square))
                    set.add(square);
            }
            return set;
        }
    }

    /// Calls `visit(Square)` for the squares of the index that are in `mask`.
    template<class Visit>
    void forEachWithin(const SquareSet<Words>& mask, std::size_t index, Visit&& visit) const {
        if constexpr (Words == 1) {
            (m_lists[index] & mask).forEach(visit);
        } else {
            for (const Square square : m_lists[index]) {
                if (mask.has(square))
                    visit(square);
            }
        }
    }

    [[nodiscard]] bool intersects(const SquareSet<Words>& mask, std::size_t index) const {
        if constexpr (Words == 1) {
            return (m_lists[index] & mask).any();
        } else {
            return std::ranges::any_of(m_lists[index],
                                       [&](Square square) { return mask.has(square); });
        }
    }

private:
    std::conditional_t<Words == 1, std::vector<SquareSet<1>>, PackedLists<Square>> m_lists;
};

} // namespace tessera
