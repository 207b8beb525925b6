#include "glyphtext.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace tessera {

namespace {

struct Glyph {
    int number;
    const char* sign;
    const char* words;
};

// The numbers are those of the PGN standard, section 10.
constexpr std::array glyphs{
    Glyph{3, "!!", QT_TRANSLATE_NOOP("Glyphs", "very good move")},
    Glyph{1, "!", QT_TRANSLATE_NOOP("Glyphs", "good move")},
    Glyph{5, "!?", QT_TRANSLATE_NOOP("Glyphs", "interesting move")},
    Glyph{6, "?!", QT_TRANSLATE_NOOP("Glyphs", "doubtful move")},
    Glyph{2, "?", QT_TRANSLATE_NOOP("Glyphs", "mistake")},
    Glyph{4, "??", QT_TRANSLATE_NOOP("Glyphs", "blunder")},
    Glyph{18, "+-", QT_TRANSLATE_NOOP("Glyphs", "White is winning")},
    Glyph{16, "±", QT_TRANSLATE_NOOP("Glyphs", "White is better")},
    Glyph{14, "⩲", QT_TRANSLATE_NOOP("Glyphs", "White is a little better")},
    Glyph{10, "=", QT_TRANSLATE_NOOP("Glyphs", "even")},
    Glyph{13, "∞", QT_TRANSLATE_NOOP("Glyphs", "unclear")},
    Glyph{15, "⩱", QT_TRANSLATE_NOOP("Glyphs", "Black is a little better")},
    Glyph{17, "∓", QT_TRANSLATE_NOOP("Glyphs", "Black is better")},
    Glyph{19, "-+", QT_TRANSLATE_NOOP("Glyphs", "Black is winning")},
    // Read and shown, not offered.
    Glyph{7, "□", QT_TRANSLATE_NOOP("Glyphs", "forced move")},
    Glyph{8, "□", QT_TRANSLATE_NOOP("Glyphs", "only move")},
    Glyph{11, "=", QT_TRANSLATE_NOOP("Glyphs", "even, little can happen")},
    Glyph{12, "=", QT_TRANSLATE_NOOP("Glyphs", "even, much can happen")},
    Glyph{22, "⨀", QT_TRANSLATE_NOOP("Glyphs", "White would rather not move")},
    Glyph{23, "⨀", QT_TRANSLATE_NOOP("Glyphs", "Black would rather not move")},
};
constexpr int moveCount = 6;
constexpr int offered = 14;

const Glyph* find(int number) {
    const auto found = std::ranges::find(glyphs, number, &Glyph::number);
    return found == glyphs.end() ? nullptr : &*found;
}

QList<int> numbers(int from, int to) {
    QList<int> result;
    for (int i = from; i < to; ++i)
        result.append(glyphs[static_cast<std::size_t>(i)].number);
    return result;
}

} // namespace

QString glyphSign(int glyph) {
    const Glyph* found = find(glyph);
    return found != nullptr ? QString::fromUtf8(found->sign)
                            : QLatin1Char('$') + QString::number(glyph);
}

QString glyphWords(int glyph) {
    const Glyph* found = find(glyph);
    return found != nullptr ? QCoreApplication::translate("Glyphs", found->words)
                            : QCoreApplication::translate("Glyphs", "sign %1").arg(glyph);
}

QList<int> moveGlyphs() {
    return numbers(0, moveCount);
}

QList<int> positionGlyphs() {
    return numbers(moveCount, offered);
}

} // namespace tessera
