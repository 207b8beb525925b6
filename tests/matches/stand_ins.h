// Opponents to measure the program by, written plainly on the public rules alone: what another
// program's computer may be like.
#pragma once

#include "player.h"

#include <cstdint>
#include <random>

namespace tessera::test {

/// Looks at its move and the answer, and counts material and closeness to the middle. Among equal
/// moves it chooses at random.
class TwoPly : public Player {
public:
    explicit TwoPly(std::uint32_t seed) : m_random(seed) {}
    Move move(const Game& game) override;

private:
    std::mt19937 m_random;
};

/// Alpha-beta to a depth with quiescence, within a number of nodes: 8000 stand for a second of a
/// program that looks at 8000 positions in one.
class AlphaBeta : public Player {
public:
    AlphaBeta(int depth, std::uint64_t nodes, std::uint32_t seed)
        : m_depth(depth), m_mostNodes(nodes), m_random(seed) {}
    Move move(const Game& game) override;

private:
    int search(const Position& position, int depth, int alpha, int beta);
    int quiesce(const Position& position, int alpha, int beta);
    [[nodiscard]] bool isOut() const { return m_nodes >= m_mostNodes; }

    int m_depth;
    std::uint64_t m_mostNodes;
    std::uint64_t m_nodes = 0;
    std::mt19937 m_random;
};

} // namespace tessera::test
