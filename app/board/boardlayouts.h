// The ways to lay four axes out on a flat board: which two run inside a board, which two over the
// boards.
#pragma once

#include "ruleset/ruleset.h"

#include <QString>

#include <optional>
#include <vector>

namespace tessera {

[[nodiscard]] inline bool operator==(const BoardLayout& a, const BoardLayout& b) {
    return a.board == b.board && a.grid == b.grid;
}

/// Every layout that shows the ruleset differently, its own first. Boards are made of two axes of
/// more than one square wherever there are two.
[[nodiscard]] std::vector<BoardLayout> sensibleLayouts(const Ruleset& ruleset);
/// "xy-zw": how settings name a layout.
[[nodiscard]] QString layoutName(const BoardLayout& layout);
/// Nothing when the text is not four different axes.
[[nodiscard]] std::optional<BoardLayout> layoutNamed(const QString& name);
/// "X-Y boards over Z-W", without axes of one square.
[[nodiscard]] QString layoutText(const Ruleset& ruleset, const BoardLayout& layout);

} // namespace tessera
