// The computer's side of a game, in any ruleset: finds a move, or the best lines of a position.
#pragma once

#include "position/game.h"
#include "weights.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace tessera {

/// Time on a clock for the rest of a game.
struct SearchClock {
    std::chrono::milliseconds left{};
    std::chrono::milliseconds increment{};
    std::optional<int> movesToGo; ///< until more time is given
};

/// When to stop. The first limit reached ends the search; without any it goes on until stopped or
/// until maxSearchDepth.
struct SearchLimits {
    std::optional<int> depth; ///< plies, 1 or more
    std::optional<std::chrono::milliseconds> time;
    std::optional<SearchClock> clock;
    std::optional<std::uint64_t> nodes;
};

inline constexpr int maxSearchDepth = 64;
inline constexpr int weakestLevel = 1; ///< sees its own move and what can be taken back
inline constexpr int fullStrength = 6;
inline constexpr int mostSearchThreads = 16;

/// A score from the side to move: hundredths of a pawn, or the moves to mate.
struct SearchScore {
    int centipawns = 0;
    int mateIn = 0; ///< full moves to mate; negative when mated; 0: no mate seen
    friend bool operator==(const SearchScore&, const SearchScore&) = default;
};

/// A first move with what is expected to follow.
struct SearchLine {
    SearchScore score;
    std::vector<Move> moves; ///< at least one
};

/// What was found so far.
struct SearchReport {
    int depth = 0;   ///< plies looked at in full
    int deepest = 0; ///< the longest line of exchanges and checks looked at
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{};
    int tableUse = 0;              ///< thousandths
    std::vector<SearchLine> lines; ///< the best first; empty without a legal move

    /// The move to play.
    [[nodiscard]] std::optional<Move> move() const {
        return lines.empty() ? std::nullopt : std::optional(lines.front().moves.front());
    }
};

/// Parts of the search that can be left out, to test the others by.
struct SearchParts {
    bool table = true;
    bool quiescence = true;         ///< exchanges and checks after the last ply
    bool checksInQuiescence = true; ///< at its first ply
    bool checkExtension = true;     ///< a ply more for a side in check
    bool nullMove = true;           ///< is passing good enough already?
    bool reductions = true;         ///< late quiet moves get less depth
    bool pruning = true;            ///< the last plies leave out what cannot reach the bounds
    friend bool operator==(const SearchParts&, const SearchParts&) = default;
};

struct SearchOptions {
    std::size_t memoryBytes = std::size_t{32} << 20U; ///< of the transposition table
    int threads = 1;                                  ///< to mostSearchThreads
    int lines = 1;                                    ///< best first moves to tell apart
    int level = fullStrength;                         ///< from weakestLevel
    std::uint64_t seed = 0;                           ///< of the choices of a level below full
    EvaluationWeights weights;
    SearchParts parts;
    friend bool operator==(const SearchOptions&, const SearchOptions&) = default;
};

/// A player or adviser that remembers from one move to the next what it has seen. One thread at a
/// time may use it. With one thread, and limits other than time, the same calls in the same order
/// give the same answers everywhere.
class Thinker {
public:
    explicit Thinker(const SearchOptions& options = {});
    ~Thinker();
    Thinker(const Thinker&) = delete;
    Thinker& operator=(const Thinker&) = delete;

    using Progress = std::function<void(const SearchReport&)>;

    /// Searches the game's current position; past positions count for repetition. Blocks until a
    /// limit is reached or `stop` is requested, from any thread; the best so far is then returned.
    /// There is a move whenever one is legal, even when stopped at once. `onProgress` is called on
    /// the calling thread after every depth.
    [[nodiscard]] SearchReport think(const Game& game, const SearchLimits& limits,
                                     const std::stop_token& stop = {},
                                     const Progress& onProgress = {});
    /// Forgets everything; before a new game.
    void forget();

private:
    struct Memory;
    SearchOptions m_options;
    std::unique_ptr<Memory> m_memory;
};

} // namespace tessera
