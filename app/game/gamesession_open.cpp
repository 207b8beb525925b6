// Games that come from files, and games that begin.
#include "gamesession.h"

#include "notation/square_name.h"
#include "position/odds.h"
#include "ruleset/user_rulesets.h"
#include "storage/gamestore.h"
#include "storage/keptgame.h"
#include "text/errortext.h"

#include <QFileInfo>

namespace tessera {

namespace {
QString nameOf(const QString& path) {
    return shownName(QFileInfo(path).fileName());
}
} // namespace

void GameSession::openStore() {
    SavedGame saved = m_store->open();
    if (saved.record)
        m_match = Match(*saved.record);
    if (saved.shared)
        addNotice(tr("Tessera is open in another window too; this window has a game of its own and "
                     "keeps it as %1.")
                      .arg(nameOf(m_store->fileName())));
    if (saved.missing)
        addNotice(
            tr("The ruleset of the game in %1 is missing. %2 The file stays as it is and opens "
               "again when the ruleset is back; this window keeps its game as %3.")
                .arg(nameOf(saved.waiting), errorText(*saved.missing),
                     nameOf(m_store->fileName())));
    if (saved.error) {
        QString reason = errorText(*saved.error);
        if (reason.endsWith(QLatin1Char('.')))
            reason.chop(1);
        const QString place = placeText(saved.error->place);
        if (!place.isEmpty())
            reason = tr("%1: %2").arg(place, reason);
        const QString kept = saved.keptAs.isEmpty()
                                 ? tr("it stays where it is and this game will not be saved")
                                 : tr("it is kept as %1").arg(nameOf(saved.keptAs));
        addNotice((m_match.started()
                       ? tr("The saved game is damaged (%1); %2, and the moves before the damage "
                            "are on the board.")
                       : tr("The saved game could not be read (%1); %2, and a new game is on the "
                            "board."))
                      .arg(reason, kept));
        // What was saved of it stands in the file put aside alone: shown again next time, it must
        // be in this window's own.
        if (m_match.started() && !saved.keptAs.isEmpty())
            save();
    }
    m_clock.follow(m_match, m_inspectOnly, true);
    m_moves.show(m_match.game());
    turnToPerson();
    turnToMover();
    emit moved();
    emit changed();
}

void GameSession::setUp(const Game& game, Match::Draws draws) {
    const bool sameRuleset = game.start().rulesetPtr() == position().rulesetPtr();
    m_match = Match(game, draws);
    if (!sameRuleset)
        m_flipped = false;
    show();
}

bool GameSession::newGame(const QString& idOrFile, const Players& players,
                          const std::optional<TimeControl>& time, Square without) {
    const Result<RulesetPtr> ruleset = findRuleset(idOrFile.toStdString());
    if (!ruleset) {
        addNotice(tr("No new game was begun. %1").arg(problemText(ruleset.error())));
        return false;
    }
    const Result<Position> start = without == noSquare ? Result<Position>(Position(*ruleset))
                                                       : startWithout(*ruleset, without);
    if (!start) {
        addNotice(tr("No new game was begun. %1").arg(problemText(start.error())));
        return false;
    }
    Match begun{Game(*start)};
    writePlayers(begun, players);
    begun.setTimeControl(time);
    if (without != noSquare)
        begun.setTag(oddsTag, squareName((*ruleset)->data(), start->geometry(), without));
    return begin(begun);
}

bool GameSession::openGame(const QUrl& file) {
    const QString path = file.isLocalFile() ? file.toLocalFile() : file.toString();
    const QString place = QFileInfo(path).canonicalFilePath();
    if (m_store && !place.isEmpty() && place == QFileInfo(m_store->fileName()).canonicalFilePath())
        return true; // it is on the board
    if (m_store && !place.isEmpty() && place == QFileInfo(m_store->origin()).canonicalFilePath()) {
        emit announced(tr("%1 is on the board already. %2", "file, who is to move")
                           .arg(nameOf(path), spokenStanding()));
        return true;
    }
    RecordReading reading = readGameFile(path);
    if (!reading.record || reading.error) {
        addNotice(tr("No game was opened. %1").arg(problemText(*reading.error)));
        return false;
    }
    reading.record->setTag(keptAsTag, {}); // of another window
    const Match opened(*reading.record);
    const auto kept = keepBefore(
        opened, tr("No game was opened, for the one on the board could not be kept (%1)."));
    if (!kept)
        return false;
    m_match = opened;
    if (m_store)
        m_store->setOrigin(path);
    turnToPerson();
    // Who opens a game of the library finds the other one there.
    if (!kept->isEmpty() && m_store->origin().isEmpty())
        addNotice(tr("%1 was opened. The game before it is kept as %2.")
                      .arg(nameOf(path), nameOf(*kept)));
    show(true);
    emit announced(tr("Opened %1, %2. %3", "file, ruleset")
                       .arg(nameOf(path), rulesetName(), spokenStanding()));
    return true;
}

QString GameSession::keptIn() const {
    return m_store ? QFileInfo(m_store->fileName()).fileName() : QString();
}

void GameSession::describe(const std::vector<std::pair<std::string, std::string>>& tags) {
    for (const auto& [name, value] : tags)
        m_match.setTag(name, value);
    save();
    emit changed();
}

std::optional<QString> GameSession::keepBefore(const Match& next, const QString& refusal) {
    if (!m_store || !m_match.started() ||
        writeRecord(m_match.toRecord()) == writeRecord(next.toRecord()))
        return QString();
    m_match.setTimeUsed(m_clock.used());
    const auto [name, failure] = m_store->keep(m_match.toRecord());
    if (!failure)
        return name;
    addNotice(refusal.arg(*failure));
    return std::nullopt;
}

bool GameSession::playFrom(const Position& start, const Players& players,
                           const std::optional<TimeControl>& time) {
    Match begun{Game(start)};
    writePlayers(begun, players);
    begun.setTimeControl(time);
    const auto kept = keepBefore(
        begun, tr("No game was begun, for the one on the board could not be kept (%1)."));
    if (!kept)
        return false;
    m_match = begun;
    if (m_store)
        m_store->setOrigin({});
    turnToPerson();
    addNotice(kept->isEmpty() ? QString()
                              : tr("The game before this one is kept as %1.").arg(nameOf(*kept)));
    commit();
    emit announced(tr("A game of %1 from this position. %2").arg(rulesetName(), spokenStanding()));
    return true;
}

} // namespace tessera
