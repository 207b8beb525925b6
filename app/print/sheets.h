// The sheets of the program: a game's record, a study, a worksheet of several studies.
#pragma once

#include "game/match.h"
#include "sheet.h"
#include "study/study.h"

#include <span>

namespace tessera {

/// How every sheet looks: dark on white, whatever the screen's theme.
struct SheetStyle {
    QString fontFamily;
    BoardPalette palette;
};

/// Dark lines on white that stay apart in shades of grey. `letters`: pieces are lettered tokens.
[[nodiscard]] BoardPalette paperPalette(bool letters);

/// Players, result, all moves with what is written beside them, and the last position; where the
/// game has a start of its own, that too.
[[nodiscard]] Sheet gameSheet(const Match& match, const SheetStyle& style);
/// The position and the task; on the pages after it hints, the moves and what to notice.
[[nodiscard]] Sheet studySheet(const Study& study, const SheetStyle& style);
/// Positions with lines to write on, and the answers on pages of their own.
[[nodiscard]] Sheet worksheet(std::span<const Study* const> studies, const SheetStyle& style);

} // namespace tessera
