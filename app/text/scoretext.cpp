#include "scoretext.h"

#include "search/move_quality.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>
#include <cstdlib>

namespace tessera {

namespace {

struct ScoreText {
    Q_DECLARE_TR_FUNCTIONS(tessera::ScoreText)
};

constexpr QChar minus(0x2212);

// From these hundredths of a pawn on a side is called so.
constexpr int littleBetter = 50;
constexpr int better = 150;
constexpr int winning = 400;

} // namespace

SearchScore forWhite(const SearchScore& score, Side mover) {
    return mover == Side::White ? score : SearchScore{-score.centipawns, -score.mateIn};
}

QString scoreNumber(const SearchScore& white) {
    if (white.mateIn != 0) {
        const QString mate = ScoreText::tr("M%1", "mate in so many moves, as short as a number")
                                 .arg(std::abs(white.mateIn));
        return white.mateIn > 0 ? mate : minus + mate;
    }
    const long tenths = std::lround(white.centipawns / 10.0);
    const QString number = QLocale().toString(static_cast<double>(std::labs(tenths)) / 10, 'f', 1);
    if (tenths == 0)
        return number;
    return (tenths > 0 ? QLatin1Char('+') : minus) + number;
}

QString scoreWords(const SearchScore& white) {
    if (white.mateIn == 1)
        return ScoreText::tr("White mates at once");
    if (white.mateIn > 1)
        return ScoreText::tr("White mates in %n moves", nullptr, white.mateIn);
    if (white.mateIn == -1)
        return ScoreText::tr("Black mates at once");
    if (white.mateIn < -1)
        return ScoreText::tr("Black mates in %n moves", nullptr, -white.mateIn);
    const bool ahead = white.centipawns > 0;
    const int by = std::abs(white.centipawns);
    if (by < littleBetter)
        return ScoreText::tr("About even");
    if (by < better)
        return ahead ? ScoreText::tr("White is a little better")
                     : ScoreText::tr("Black is a little better");
    if (by < winning)
        return ahead ? ScoreText::tr("White is better") : ScoreText::tr("Black is better");
    return ahead ? ScoreText::tr("White is winning") : ScoreText::tr("Black is winning");
}

QString scoreText(const SearchScore& white) {
    return white.mateIn != 0 ? scoreWords(white)
                             : ScoreText::tr("%1 (%2)", "who is better, by how many pawns")
                                   .arg(scoreWords(white), scoreNumber(white));
}

double whiteShare(const SearchScore& white) {
    return (1 + winningChances(white)) / 2;
}

} // namespace tessera
