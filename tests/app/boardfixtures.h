// Rulesets, scenes and palettes for tests of the board. They are made by hand, so that the board is
// tested with shapes and pieces no shipped game has.
#pragma once

#include "boardcolors.h"
#include "boardscene.h"

#include <array>
#include <string_view>

namespace tessera::test {

/// A ruleset of these sizes with the pieces K Q R B N P, a unicorn and an archbishop without a
/// drawing; names a1 [0,0]. `severalPawns` adds a pawn that walks along W.
[[nodiscard]] RulesetPtr makeRuleset(const std::array<int, axisCount>& sizes,
                                     bool severalPawns = false);
/// A scene from the placement of a FEN4D.
[[nodiscard]] BoardScene makeScene(const RulesetPtr& ruleset, std::string_view placement);
/// The same without pieces.
[[nodiscard]] BoardScene emptyScene(const RulesetPtr& ruleset);
/// A game of the 4x4x2x2 board under way, with a selected bishop and its targets.
[[nodiscard]] BoardScene playScene();

[[nodiscard]] BoardPalette lightPalette();
[[nodiscard]] BoardPalette darkPalette();
void setPalette(BoardColors& colors, const BoardPalette& palette);

[[nodiscard]] inline std::uint32_t bit(Mark mark) {
    return static_cast<std::uint32_t>(mark);
}
[[nodiscard]] inline Square at(const RulesetPtr& ruleset, int x, int y, int z, int w) {
    return ruleset->geometry().square({static_cast<std::int8_t>(x), static_cast<std::int8_t>(y),
                                       static_cast<std::int8_t>(z), static_cast<std::int8_t>(w)});
}

} // namespace tessera::test
