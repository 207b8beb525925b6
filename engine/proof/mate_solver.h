// Whether the side to move can force mate in so many moves: all first moves that do, the whole tree
// of defences, and why the other first moves fail. Draws by the rules end a line; repetition does
// not come up, for a forced mate never repeats a position.
#pragma once

#include "position/position.h"

#include <chrono>
#include <functional>
#include <stop_token>

namespace tessera {

inline constexpr int mostMateMoves = 30;

/// How far a search has come.
struct SolveProgress {
    int moves = 0;              ///< the length looked at now
    std::size_t firstMove = 0;  ///< of the first moves, the one looked at now, from 1
    std::size_t firstMoves = 0; ///< how many there are
    std::uint64_t nodes = 0;
    int mateIn = 0; ///< the shortest mate found so far, while other moves are looked at; 0: none
};

struct SolveOptions {
    std::size_t memoryBytes = std::size_t{64} << 20U; ///< of the table of known positions, at most
    /// Why the first moves fail that do not mate; without it only those that mate are told.
    bool classifyFailures = true;
    bool tree = true;
    /// Every move that mates as fast as can be after a defence, not only one of them.
    bool everyContinuation = false;
    std::size_t mostTreeMoves = 200'000;   ///< the tree ends there, and says so
    std::uint64_t mostNodes = 0;           ///< give up after these; 0: never
    std::chrono::milliseconds mostTime{0}; ///< give up after this long; 0: never
    /// Called now and then on the calling thread.
    std::function<void(const SolveProgress&)> onProgress{};
};

enum class FirstMoveResult : std::uint8_t {
    Mates,      ///< forces mate within the moves asked for
    Defended,   ///< a defence holds out longer
    Stalemates, ///< the other side has no move, and no check
    Draws,      ///< another rule of draws ends the game
    AllowsMate, ///< the other side gives mate at once
};

/// With more replies than that a mate of the other side is not looked for: with hundreds of pieces
/// it would take longer than all the rest.
inline constexpr std::size_t mostRepliesForCounterMate = 256;

struct FirstMove {
    Move move{};
    FirstMoveResult result = FirstMoveResult::Mates;
    int mateIn = 0;                ///< Mates: in how many moves at best, this one counted
    std::optional<Move> defence{}; ///< Defended, AllowsMate: a move that shows it
};

/// A move of the solution with everything that can follow: after a move of the attacker all
/// replies, after a reply a move that mates as fast as can be (or all of them).
struct SolutionMove {
    Move move{};
    std::vector<SolutionMove> next{};
};

struct MateSolution {
    bool complete = false; ///< neither stopped nor given up; else only what is told is proven
    int mateIn = 0;        ///< the shortest forced mate within the moves asked for; 0: none
    /// In the order of origin, target and promotion; without classifyFailures only those that mate
    /// in the shortest number.
    std::vector<FirstMove> firstMoves{};
    std::vector<SolutionMove> tree{}; ///< one entry a key move
    bool treeCut = false;             ///< mostTreeMoves was not enough
    std::uint64_t nodes = 0;

    /// The first moves of the shortest mates.
    [[nodiscard]] std::vector<Move> keys() const;
};

/// `moves` is 1 to mostMateMoves, moves of the side to move.
[[nodiscard]] MateSolution solveMate(const Position& position, int moves,
                                     const SolveOptions& options = {}, std::stop_token stop = {});

struct HelpmateSolution {
    bool complete = false;
    int moves = 0; ///< the shortest helpmate within the moves asked for; 0: none
    std::vector<std::vector<Move>> lines{}; ///< each of 2 * moves half-moves
    std::uint64_t nodes = 0;
};

struct HelpmateOptions {
    std::size_t memoryBytes = std::size_t{64} << 20U;
    std::size_t mostLines = 1000;
    std::uint64_t mostNodes = 0;
    std::chrono::milliseconds mostTime{0};
    std::function<void(const SolveProgress&)> onProgress{};
};

/// Both sides work together: the side to move begins and is mated by the last of `moves` moves
/// each.
[[nodiscard]] HelpmateSolution solveHelpmate(const Position& position, int moves,
                                             const HelpmateOptions& options = {},
                                             std::stop_token stop = {});

} // namespace tessera
