// A line of play from a start position: moves, where in it we are, and the outcome with
// repetition.
#pragma once

#include "position.h"

namespace tessera {

class Game {
public:
    explicit Game(Position start);

    [[nodiscard]] const Position& start() const { return m_start; }
    [[nodiscard]] const Position& current() const { return m_current; }
    /// All moves, also those undone and not replaced.
    [[nodiscard]] const std::vector<Move>& moves() const { return m_moves; }
    /// Number of moves played to reach current(); 0 to moves().size().
    [[nodiscard]] std::size_t ply() const { return m_ply; }
    [[nodiscard]] bool canUndo() const { return m_ply > 0; }
    [[nodiscard]] bool canRedo() const { return m_ply < m_moves.size(); }

    /// Plays a legal move at the current place; moves undone before are dropped.
    void play(const Move& move);
    /// Goes to any ply of the line.
    void goTo(std::size_t ply);

    /// Outcome of the current position, repetition included.
    [[nodiscard]] OutcomeKind outcome() const;
    /// Keys of the positions from the start to the current one.
    [[nodiscard]] const std::vector<std::uint64_t>& keys() const { return m_keys; }
    /// How often the current position has occurred up to here, 1 or more.
    [[nodiscard]] int repetitions() const;

private:
    Position m_start;
    Position m_current;
    std::vector<Move> m_moves;
    std::vector<std::uint64_t> m_keys; ///< keys of the positions 0..m_ply
    std::size_t m_ply = 0;
};

} // namespace tessera
