#include "move_texts.h"

#include "lan.h"
#include "san.h"

#include <algorithm>

namespace tessera {

const std::vector<std::string>& MoveTexts::of(const Game& game, Style style) {
    const std::vector<Move>& moves = game.moves();
    const Position& start = game.start();
    if (m_ruleset != start.rulesetPtr() || m_startKey != start.key() || m_style != style) {
        m_ruleset = start.rulesetPtr();
        m_startKey = start.key();
        m_style = style;
        m_moves.clear();
        m_texts.clear();
        m_position = start;
    }
    const auto same =
        static_cast<std::size_t>(std::ranges::mismatch(m_moves, moves).in1 - m_moves.begin());
    if (same < m_moves.size()) {
        m_moves.resize(same);
        m_texts.resize(same);
        m_position = start;
        for (const Move& move : m_moves)
            m_position->make(move);
    }
    for (std::size_t i = same; i < moves.size(); ++i) {
        m_texts.push_back(style == Style::San ? writeSan(*m_position, moves[i])
                                              : writeLan(*m_position, moves[i]));
        m_moves.push_back(moves[i]);
        m_position->make(moves[i]);
    }
    return m_texts;
}

} // namespace tessera
