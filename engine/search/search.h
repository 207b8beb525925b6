// Looks for the best move of a position in any ruleset: iterative deepening over alpha-beta.
#pragma once

#include "position/game.h"

#include <atomic>
#include <chrono>
#include <functional>
#include <optional>
#include <vector>

namespace tessera {

/// When to stop. The first limit reached ends the search; without any it goes on until stopped or
/// until maxSearchDepth.
struct SearchLimits {
    std::optional<int> depth; ///< plies, 1 or more
    std::optional<std::chrono::milliseconds> time;
    std::optional<std::uint64_t> nodes;
};

inline constexpr int maxSearchDepth = 64;

/// A score from the side to move: hundredths of a pawn, or the moves to mate.
struct SearchScore {
    int centipawns = 0;
    int mateIn = 0; ///< full moves to mate; negative when mated; 0: no mate seen
};

/// What a finished depth found.
struct SearchReport {
    int depth = 0;
    SearchScore score;
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{};
    std::vector<Move>
        line; ///< principal variation, the best move first; empty without a legal move
};

/// Searches the game's current position. Past positions count for repetition. `stop` may be set
/// from another thread at any time; the best move so far is then returned. `onDepth` is called
/// after every depth, on the calling thread. Any legal move is found even when stopped at once.
[[nodiscard]] SearchReport search(const Game& game, const SearchLimits& limits,
                                  const std::atomic<bool>& stop,
                                  const std::function<void(const SearchReport&)>& onDepth);

} // namespace tessera
