#include "game.h"

#include <algorithm>
#include <cassert>

namespace tessera {

Game::Game(Position start) : m_start(std::move(start)), m_current(m_start), m_keys{m_start.key()} {}

void Game::play(const Move& move) {
    m_moves.resize(m_ply);
    m_moves.push_back(move);
    m_current.make(move);
    m_keys.push_back(m_current.key());
    ++m_ply;
}

void Game::goTo(std::size_t ply) {
    assert(ply <= m_moves.size());
    if (ply < m_ply) {
        m_current = m_start;
        m_ply = 0;
        m_keys.resize(1);
    }
    while (m_ply < ply) {
        m_current.make(m_moves[m_ply++]);
        m_keys.push_back(m_current.key());
    }
}

int Game::repetitions() const {
    return static_cast<int>(std::ranges::count(m_keys, m_keys.back()));
}

OutcomeKind Game::outcome() const {
    const OutcomeKind outcome = m_current.outcome();
    const int limit = m_current.ruleset().draws.repetition;
    if (outcome == OutcomeKind::Ongoing && limit > 0 && repetitions() >= limit)
        return OutcomeKind::Repetition;
    return outcome;
}

} // namespace tessera
