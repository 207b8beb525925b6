// The game as a whole: saving, going through it, ending it.
#include "gamesession.h"

#include "rematch.h"
#include "storage/gamestore.h"
#include "text/playerstext.h"

#include <QDate>
#include <QRandomGenerator>

#include <algorithm>

namespace tessera {

namespace {
const char* const firstRuleset = "lite";
const char* const dateTag = "Date";
} // namespace

GameSession::GameSession(QObject* parent)
    : QObject(parent), m_match(Game(Position(builtinRuleset(firstRuleset)))) {
    m_moves.show(m_match.game());
    connect(&m_clock, &GameClock::flagFell, this, &GameSession::takeFlag);
    connect(&m_clock, &GameClock::stopped, this, &GameSession::save);
    connect(&m_clock, &GameClock::announced, this, &GameSession::announced);
}

GameSession::GameSession(std::unique_ptr<GameStore> store, QObject* parent) : GameSession(parent) {
    m_store = std::move(store);
    openStore();
}

// What a player has used of the turn is lost otherwise.
GameSession::~GameSession() {
    if (m_clock.runs())
        save();
}

void GameSession::componentComplete() {
    if (!m_persistent || m_store)
        return;
    m_store = std::make_unique<GameStore>(GameStore::standardFolder());
    openStore();
}

void GameSession::setConfirmCaptures(bool confirm) {
    if (m_confirmCaptures == confirm)
        return;
    m_confirmCaptures = confirm;
    emit optionsChanged();
}

void GameSession::setAutoFlip(bool flip) {
    if (m_autoFlip == flip)
        return;
    m_autoFlip = flip;
    turnToMover();
    emit optionsChanged();
    emit changed();
}

std::optional<std::size_t> GameSession::undoneTo() const {
    if (!m_match.canUndo())
        return std::nullopt;
    const std::size_t here = m_match.game().ply();
    if (m_match.decidedHere())
        return here; // the end alone
    const std::optional<Side> person = players().person();
    if (!person)
        return here - 1;
    for (std::size_t ply = here; ply-- > 0;) {
        if (m_match.sideToMoveAt(ply) == *person)
            return ply;
    }
    return std::nullopt;
}

void GameSession::undo() {
    const std::optional<std::size_t> target = undoneTo();
    if (!target)
        return;
    if (m_match.decidedHere())
        m_match.undo();
    else
        m_match.goTo(*target);
    commit();
    emit announced(tr("Taken back. %1").arg(spokenStanding()));
}

void GameSession::redo() {
    if (!canRedo())
        return;
    const int before = ply();
    m_match.redo();
    // The computer's answer comes back with the move.
    while (ply() != before && players().person() && !personToMove() && m_match.game().canRedo())
        m_match.redo();
    commit();
    // A resignation or an agreed draw comes back without a move.
    emit announced(ply() == before ? endSentence() : tr("Played again. %1").arg(spokenLastMove()));
}

void GameSession::goToPly(int wanted) {
    const int target = std::clamp(wanted, 0, lastPly());
    if (target == ply())
        return;
    m_match.goTo(static_cast<std::size_t>(target));
    commit();
    emit announced(target == 0 ? tr("The start. %1").arg(spokenStanding())
                               : tr("Step %1 of %2. %3", "half-move, all half-moves, the move")
                                     .arg(target)
                                     .arg(lastPly())
                                     .arg(spokenLastMove()));
}

Side GameSession::deciding() const {
    return players().person().value_or(m_match.sideToMoveAt(m_match.game().moves().size()));
}

void GameSession::endBy(Side resigning) {
    if (m_match.endOfLine().kind != EndKind::None)
        return;
    m_match.resign(resigning);
    commit();
    emit announced(endSentence());
}

void GameSession::takeFlag(Side side) {
    m_match.flagFell(side);
    commit();
    emit announced(tr("%1. %2", "title of the result, sentence").arg(endTitle(), endSentence()));
}

void GameSession::resign() {
    endBy(deciding());
}

void GameSession::offerDraw() {
    if (m_match.endOfLine().kind != EndKind::None)
        return;
    const bool lookedBack = ply() < lastPly();
    m_match.offerDraw(deciding());
    if (lookedBack)
        commit();
    dropSelection();
    emit changed();
    emit announced(statusText());
}

void GameSession::acceptDraw() {
    if (!drawOffered())
        return;
    m_match.answerDraw(true);
    commit();
    emit announced(endSentence());
}

void GameSession::declineDraw() {
    if (!drawOffered())
        return;
    m_match.answerDraw(false);
    emit changed();
    emit announced(tr("The draw was declined. %1").arg(spokenStanding()));
}

void GameSession::playAgain() {
    begin(rematchOf(m_match, QRandomGenerator::global()->generate64()));
}

bool GameSession::begin(const Match& begun) {
    // Where nothing can be kept, whoever asks again wants the new game all the same.
    if (m_unkept != m_match.lineKey() || !m_match.started()) {
        const auto kept =
            keepBefore(begun, tr("No new game was begun, for the one on the board could not be "
                                 "kept (%1). Ask for it again to give that one up."));
        if (!kept) {
            m_unkept = m_match.lineKey();
            return false;
        }
    }
    m_unkept.reset();
    m_match = begun;
    if (m_store)
        m_store->setOrigin({});
    turnToPerson();
    commit();
    const Players who = players();
    const bool told = who.computerPlays() || !who.whiteName.empty() || !who.blackName.empty();
    QStringList words{
        told ? tr("New game of %1. %2.", "ruleset, who plays").arg(rulesetName(), playersTitle())
             : tr("New game of %1.").arg(rulesetName())};
    words << terms() << spokenStanding();
    words.removeAll(QString());
    emit announced(words.join(QLatin1Char(' ')));
    return true;
}

void GameSession::turnToPerson() {
    m_flipped = players().person() == Side::Black;
}

void GameSession::turnToMover() {
    if (m_autoFlip && !computerPlays())
        m_flipped = !whiteToMove();
}

void GameSession::flip() {
    m_flipped = !m_flipped;
    emit changed();
    emit announced(m_flipped ? tr("The board is seen from Black's side.")
                             : tr("The board is seen from White's side."));
}

void GameSession::save() {
    if (!m_store)
        return;
    m_match.setTimeUsed(m_clock.used());
    const std::optional<QString> reason = m_store->save(m_match.toRecord());
    const QString told = reason ? tr("The game could not be saved (%1); it goes on, and every move "
                                     "tries to save it again.")
                                      .arg(*reason)
                                : QString();
    const QString before = notice();
    m_notices.withdraw(m_unsaved); // it tells of what is true no longer
    m_notices.add(told);
    m_unsaved = told;
    if (notice() != before)
        emit noticeChanged();
}

void GameSession::commit() {
    if (m_store && m_match.tag(dateTag).empty())
        m_match.setTag(dateTag, QDate::currentDate().toString(u"yyyy.MM.dd").toStdString());
    show();
}

void GameSession::show(bool opened) {
    m_clock.follow(m_match, m_inspectOnly, opened);
    save();
    dropSelection();
    m_traced = noSquare;
    m_moves.show(m_match.game());
    turnToMover();
    emit moved();
    emit changed();
    emit axesChanged();
}

void GameSession::dismissNotice() {
    m_notices.dismiss();
    emit noticeChanged();
}

void GameSession::addNotice(const QString& text) {
    const QString before = notice();
    m_notices.add(text);
    if (notice() != before)
        emit noticeChanged();
}

} // namespace tessera
