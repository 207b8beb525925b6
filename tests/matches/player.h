// Somebody who plays in a match, by a text that names and sets it.
#pragma once

#include "position/game.h"

#include <memory>
#include <string>

namespace tessera::test {

class Player {
public:
    virtual ~Player() = default;
    /// A legal move of a position that has one.
    virtual Move move(const Game& game) = 0;
    virtual void beginGame() {}
};

/// From a text such as "tessera:ms=100,level=6,mobility=5", "tessera:nodes=20000", "two-ply" or
/// "alpha-beta:nodes=8000,depth=4"; nothing when it means no player. README.md has the words.
[[nodiscard]] std::unique_ptr<Player> playerOf(const std::string& text);

} // namespace tessera::test
