// Remembers what was found for positions already searched. Threads share it without locks: an entry
// that two of them wrote at once does not fit its key and is not found.
#pragma once

#include "position/move.h"
#include "score.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstdlib>
#include <limits>
#include <memory>
#include <new>
#include <optional>

namespace tessera {

enum class Bound : std::uint8_t { None, Exact, Lower, Upper };

struct TranspositionEntry {
    Move best;
    int depth = 0; ///< 0 to deepestEntry; 0 for a search of captures alone
    int score = 0; ///< a mate counts from this position
    Bound bound = Bound::None;
};

class TranspositionTable {
public:
    static constexpr int deepestEntry = 127;

    /// The largest power of two of buckets that fits the memory; at least one.
    explicit TranspositionTable(std::size_t bytes)
        : m_bucketCount(std::bit_floor(std::max<std::size_t>(bytes / sizeof(Bucket), 1))),
          m_memory(std::calloc(m_bucketCount + 1, sizeof(Bucket))) {
        if (!m_memory)
            throw std::bad_alloc();
        void* aligned = m_memory.get();
        std::size_t room = (m_bucketCount + 1) * sizeof(Bucket);
        m_buckets = static_cast<Bucket*>(
            std::align(alignof(Bucket), m_bucketCount * sizeof(Bucket), aligned, room));
    }

    /// Entries of earlier searches give way first.
    void beginSearch() { m_age = (m_age + 1) % ages; }

    [[nodiscard]] std::optional<TranspositionEntry> find(std::uint64_t key) const {
        for (Slot& slot : bucket(key).slots) {
            const std::uint64_t data = read(slot.data);
            if ((read(slot.check) ^ data) == key && data != 0)
                return unpacked(data);
        }
        return std::nullopt;
    }

    /// Asks for the memory of a position that is looked up soon.
    void prepare(std::uint64_t key) const {
#if defined(__GNUC__)
        __builtin_prefetch(&bucket(key));
#endif
    }

    /// Takes the place of the same position, or of the least useful one of its bucket.
    void store(std::uint64_t key, const TranspositionEntry& entry) {
        auto& slots = bucket(key).slots;
        Slot* chosen = &slots.front();
        int least = std::numeric_limits<int>::max();
        for (Slot& slot : slots) {
            const std::uint64_t data = read(slot.data);
            if (data == 0 || (read(slot.check) ^ data) == key) {
                chosen = &slot;
                break;
            }
            const int worth = depthOf(data) - (ageOf(data) == m_age ? 0 : deepestEntry + 1);
            if (worth < least) {
                chosen = &slot;
                least = worth;
            }
        }
        const std::uint64_t data = packed(entry);
        write(chosen->check, key ^ data);
        write(chosen->data, data);
    }

    /// How full it is with entries of this search, in thousandths, by a sample.
    [[nodiscard]] int use() const {
        const std::size_t sample = std::min<std::size_t>(m_bucketCount, 250);
        std::size_t used = 0;
        for (std::size_t i = 0; i < sample; ++i) {
            for (Slot& slot : m_buckets[i].slots) {
                const std::uint64_t data = read(slot.data);
                used += data != 0 && ageOf(data) == m_age;
            }
        }
        return static_cast<int>(1000 * used / (sample * slotsPerBucket));
    }

private:
    static constexpr unsigned ages = 8;
    static constexpr std::size_t slotsPerBucket = 4;

    // Plain numbers, read and written as atomic ones: so a new table is memory that the system
    // hands out as zeros when it is first touched, and a search need not wait until all of it is
    // written.
    struct Slot {
        std::uint64_t check;
        std::uint64_t data;
    };
    /// One line of the processor's cache.
    struct alignas(64) Bucket {
        std::array<Slot, slotsPerBucket> slots;
    };
    struct Free {
        void operator()(void* memory) const { std::free(memory); }
    };

    static std::uint64_t read(std::uint64_t& number) {
        return std::atomic_ref(number).load(std::memory_order_relaxed);
    }
    static void write(std::uint64_t& number, std::uint64_t value) {
        std::atomic_ref(number).store(value, std::memory_order_relaxed);
    }

    // From the lowest bit: origin 12, target 12, type 2, promotion 5, score 21, depth 7, bound 2,
    // age 3. A bound is never None, so no entry is all zero.
    static constexpr unsigned noPromotionBits = 31;
    static constexpr int scoreOffset = 1 << 20;

    [[nodiscard]] std::uint64_t packed(const TranspositionEntry& entry) const {
        const Move& move = entry.best;
        const std::uint64_t promotion = move.isPromotion() ? move.promotion : noPromotionBits;
        std::uint64_t data = move.from & 0xFFFU;
        data |= std::uint64_t{move.to & 0xFFFU} << 12U;
        data |= static_cast<std::uint64_t>(move.type) << 24U;
        data |= promotion << 26U;
        data |= static_cast<std::uint64_t>(entry.score + scoreOffset) << 31U;
        data |= static_cast<std::uint64_t>(std::clamp(entry.depth, 0, deepestEntry)) << 52U;
        data |= static_cast<std::uint64_t>(entry.bound) << 59U;
        return data | std::uint64_t{m_age} << 61U;
    }
    static TranspositionEntry unpacked(std::uint64_t data) {
        TranspositionEntry entry;
        entry.best.from = static_cast<Square>(data & 0xFFFU);
        entry.best.to = static_cast<Square>((data >> 12U) & 0xFFFU);
        entry.best.type = static_cast<MoveType>((data >> 24U) & 3U);
        const auto promotion = static_cast<unsigned>((data >> 26U) & 31U);
        if (promotion != noPromotionBits)
            entry.best.promotion = static_cast<KindIndex>(promotion);
        entry.score = static_cast<int>((data >> 31U) & 0x1FFFFFU) - scoreOffset;
        entry.depth = depthOf(data);
        entry.bound = static_cast<Bound>((data >> 59U) & 3U);
        return entry;
    }
    static int depthOf(std::uint64_t data) {
        return static_cast<int>((data >> 52U) & 127U);
    }
    static unsigned ageOf(std::uint64_t data) {
        return static_cast<unsigned>(data >> 61U);
    }

    [[nodiscard]] Bucket& bucket(std::uint64_t key) const {
        return m_buckets[key & (m_bucketCount - 1)];
    }

    std::size_t m_bucketCount;
    std::unique_ptr<void, Free> m_memory;
    Bucket* m_buckets = nullptr; ///< in m_memory, at the beginning of a line of the cache
    unsigned m_age = 0;
};

} // namespace tessera
