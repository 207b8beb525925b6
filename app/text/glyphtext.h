// Glyphs of records, as books print them and in words.
#pragma once

#include <QList>
#include <QString>

namespace tessera {

/// "!", "±"; one that has no sign of its own here: "$142".
[[nodiscard]] QString glyphSign(int glyph);
/// "good move", "White is better".
[[nodiscard]] QString glyphWords(int glyph);
/// Those that are offered, in the order of their group.
[[nodiscard]] QList<int> moveGlyphs();
[[nodiscard]] QList<int> positionGlyphs();

} // namespace tessera
