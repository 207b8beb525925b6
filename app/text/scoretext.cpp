#include "scoretext.h"

#include "notation/lan.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <cstdlib>

namespace tessera {

namespace {
QString tr(const char* text, const char* comment = nullptr, int count = -1) {
    return QCoreApplication::translate("tessera::ScoreText", text, comment, count);
}

// Hundredths of a pawn from which a side is said to be better.
constexpr int slightly = 30;
constexpr int clearly = 120;
constexpr int winning = 400;
} // namespace

SearchScore turned(const SearchScore& score) {
    return {-score.centipawns, -score.mateIn};
}

QString scoreText(const SearchScore& whiteScore) {
    const int mate = whiteScore.mateIn;
    if (mate == 1 || mate == -1)
        return mate > 0 ? tr("White mates with the next move")
                        : tr("Black mates with the next move");
    if (mate != 0)
        return mate > 0 ? tr("White mates in %n moves", "forced", mate)
                        : tr("Black mates in %n moves", "forced", -mate);
    const int score = whiteScore.centipawns;
    const int lead = std::abs(score);
    const bool white = score > 0;
    const QString sentence = lead < slightly  ? tr("About level (%1)", "value in pawns")
                             : lead < clearly ? white ? tr("White is slightly better (%1)")
                                                      : tr("Black is slightly better (%1)")
                             : lead < winning ? white ? tr("White is clearly better (%1)")
                                                      : tr("Black is clearly better (%1)")
                             : white ? tr("White is winning (%1)")
                                              : tr("Black is winning (%1)");
    const QString pawns = QLocale().toString(lead / 100.0, 'f', 1);
    return sentence.arg((score < 0 ? QStringLiteral("\u2212") : QStringLiteral("+")) + pawns);
}

QString lineText(const Position& position, const std::vector<Move>& moves, int most) {
    Position here = position;
    QStringList words;
    for (const Move& move : moves) {
        if (most-- == 0)
            break;
        const bool white = here.sideToMove() == Side::White;
        const QString number = QString::number(here.moveNumber());
        if (white)
            words.append(number + QStringLiteral("."));
        else if (words.isEmpty())
            words.append(number + QStringLiteral("\u2026"));
        words.append(QString::fromStdString(writeLan(here, move)));
        here.make(move);
    }
    return words.join(QLatin1Char(' '));
}

} // namespace tessera
