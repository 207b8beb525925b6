// When a search has to end: asked to, out of time, out of nodes. Shared by its threads.
#pragma once

#include "search.h"

#include <algorithm>
#include <atomic>

namespace tessera {

/// The share of a clock for one move.
struct TimeShare {
    std::chrono::milliseconds planned{}; ///< no new depth begins much later
    std::chrono::milliseconds most{};    ///< whatever happens
};

/// A fortieth of the time left and most of the increment; more only while the best move is in
/// doubt, and never so much that the next moves are in danger.
inline TimeShare shareOf(const SearchClock& clock) {
    using std::chrono::milliseconds;
    // What a message and a busy machine may take.
    constexpr milliseconds reserve{20};
    const milliseconds left = std::max(clock.left - reserve, milliseconds{1});
    const int moves = std::clamp(clock.movesToGo.value_or(40), 1, 40);
    const milliseconds share = left / moves + clock.increment * 3 / 4;
    const milliseconds limit = moves == 1 ? left : std::max(left / 2, milliseconds{1});
    return {std::clamp(share, milliseconds{1}, limit),
            std::clamp(share * 3, milliseconds{1}, limit)};
}

class SearchControl {
public:
    using Clock = std::chrono::steady_clock;

    SearchControl(const SearchLimits& limits, std::stop_token stop)
        : m_stop(std::move(stop)), m_nodeLimit(limits.nodes) {
        if (limits.time) {
            m_planned = *limits.time;
            m_most = *limits.time;
        }
        if (limits.clock) {
            const TimeShare share = shareOf(*limits.clock);
            m_planned = m_planned ? std::min(*m_planned, share.planned) : share.planned;
            m_most = m_most ? std::min(*m_most, share.most) : share.most;
            m_sharesTime = true;
        }
    }

    [[nodiscard]] std::chrono::milliseconds elapsed() const {
        return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - m_started);
    }

    /// For the thread that leads: looks at everything.
    bool leaderMustEnd(std::uint64_t nodes) {
        if (m_stop.stop_requested() || (m_nodeLimit && nodes + helperNodes() >= *m_nodeLimit) ||
            (m_most && elapsed() >= *m_most))
            end();
        return hasEnded();
    }
    [[nodiscard]] bool hasEnded() const { return m_ended.load(std::memory_order_relaxed); }
    void end() { m_ended.store(true, std::memory_order_relaxed); }
    [[nodiscard]] bool nodesAreLimited() const { return m_nodeLimit.has_value(); }
    [[nodiscard]] bool timeIsShared() const { return m_sharesTime; }

    /// Whether another depth is worth beginning. `doubt` is 1 when the best move has stood for
    /// long, more when it has just changed.
    [[nodiscard]] bool mayBeginDepth(double doubt) const {
        if (!m_sharesTime)
            return true;
        const double planned = static_cast<double>(m_planned->count()) * doubt;
        // A depth takes longer than all before it together.
        return static_cast<double>(elapsed().count()) < planned * 0.5;
    }

    void addHelperNodes(std::uint64_t nodes) {
        m_helperNodes.fetch_add(nodes, std::memory_order_relaxed);
    }
    [[nodiscard]] std::uint64_t helperNodes() const {
        return m_helperNodes.load(std::memory_order_relaxed);
    }

private:
    std::stop_token m_stop;
    std::optional<std::uint64_t> m_nodeLimit;
    std::optional<std::chrono::milliseconds> m_planned;
    std::optional<std::chrono::milliseconds> m_most;
    bool m_sharesTime = false;
    Clock::time_point m_started = Clock::now();
    std::atomic<bool> m_ended = false;
    std::atomic<std::uint64_t> m_helperNodes = 0;
};

} // namespace tessera
