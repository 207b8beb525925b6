#include "matchtext.h"

#include "movetext.h"
#include "notation/square_name.h"
#include "piecetext.h"

#include <QCoreApplication>
#include <QStringList>

namespace tessera {

namespace {
QString tr(const char* text, const char* what = nullptr, int count = -1) {
    return QCoreApplication::translate("tessera::MatchText", text, what, count);
}

QString points(int halves) {
    const QString whole = QString::number(halves / 2);
    if (halves % 2 == 0)
        return whole;
    return halves == 1 ? tr("½", "half a point")
                       : tr("%1½", "so many points and a half").arg(whole);
}

/// Who has a side, as a score names them.
QString player(const Players& players, Side side) {
    if (!players.name(side).empty())
        return QString::fromStdString(players.name(side));
    if (players.onlyComputers() || !players.computerPlays())
        return side == Side::White ? tr("who has White now") : tr("who has Black now");
    return players.level(side) ? tr("the computer") : tr("you");
}
} // namespace

QString oddsText(const Position& start, Square square) {
    const std::optional<Piece> piece = start.pieceAt(square);
    if (!piece)
        return {};
    const QString kind = pieceName(start.ruleset().pieces[piece->kind]);
    return (piece->side == Side::White
                ? tr("White plays without the %1 on %2.", "piece, square: odds")
                : tr("Black plays without the %1 on %2.", "piece, square: odds"))
        .arg(kind, squareText(start, square));
}

QString termsText(const Match& match) {
    const std::string_view odds = match.tag(oddsTag);
    if (odds.empty())
        return {};
    const Position start(match.game().start().rulesetPtr());
    std::size_t length = 0;
    const std::optional<Square> square =
        readSquareName(start.ruleset(), start.geometry(), odds, length);
    return square && length == odds.size() ? oddsText(start, *square) : QString();
}

QString tallyText(const Tally& tally, const Players& players) {
    if (tally.games == 0)
        return {};
    const QString games = tally.games == 1 ? tr("1 game") : tr("%n games", nullptr, tally.games);
    QString words =
        tr("%1 %2, %3 %4, after %5.", "score: player, points, player, points, number of games")
            .arg(player(players, Side::White), points(tally.whiteHalves),
                 player(players, Side::Black), points(tally.blackHalves), games);
    words[0] = words[0].toUpper();
    return words;
}

QString drawCountsText(const Game& game) {
    const DrawRules& draws = game.current().ruleset().draws;
    QStringList words;
    if (draws.repetition > 0)
        words << tr("How often this position was there: %1; %2 times are a draw.",
                    "how often, how often makes a draw")
                     .arg(game.repetitions())
                     .arg(draws.repetition);
    if (draws.halfMoves > 0)
        words << tr("Half-moves without a capture or a pawn move: %1; %2 are a draw.",
                    "how many, how many make a draw")
                     .arg(game.current().halfMoveClock())
                     .arg(draws.halfMoves);
    return words.join(QLatin1Char(' '));
}

} // namespace tessera
