// The moves of a game as text, worked out once.
#pragma once

#include "position/game.h"

#include <optional>
#include <string>
#include <vector>

namespace tessera {

/// Keeps the texts of the last game it was asked about, so that a game that has grown by a move
/// costs the text of that move. A text needs a look at the whole board: of a long game's moves,
/// those take longer than all else.
class MoveTexts {
public:
    enum class Style : std::uint8_t { Lan, San };

    /// One text for each of the game's moves, also those undone; valid until the next call.
    const std::vector<std::string>& of(const Game& game, Style style);

private:
    RulesetPtr m_ruleset;
    std::uint64_t m_startKey = 0;
    Style m_style = Style::Lan;
    std::vector<Move> m_moves;
    std::vector<std::string> m_texts;
    std::optional<Position> m_position; ///< after these moves
};

} // namespace tessera
