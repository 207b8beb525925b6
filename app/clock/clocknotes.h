// The time that a player has left, as records keep it: a comment "[%clk 0:09:58.4]" after the move.
#pragma once

#include "notation/record.h"

#include <QtGlobal>

namespace tessera {

/// "1:02:03", with tenths of a second where there are some: "0:00:09.4". Times below zero are zero.
[[nodiscard]] std::string clockText(qint64 milliseconds);
/// Hours, minutes and seconds, the last perhaps with a fraction; nothing where it is no such time.
[[nodiscard]] std::optional<qint64> readClockText(std::string_view text);

/// What the notes after a move say.
[[nodiscard]] std::optional<qint64> clockIn(const RecordNotes& notes);
/// Says it there, in place of what was said before; nothing else in the notes is changed.
void writeClock(RecordNotes& notes, qint64 milliseconds);

} // namespace tessera
