// The game as a whole: saving, going through it, ending it.
#include "gamesession.h"

#include "storage/gamestore.h"

#include <QDate>

#include <algorithm>

namespace tessera {

namespace {
const char* const firstRuleset = "lite";
const char* const dateTag = "Date";
} // namespace

GameSession::GameSession(QObject* parent)
    : QObject(parent), m_match(Game(Position(builtinRuleset(firstRuleset)))) {
    m_moves.show(m_match.game());
}

GameSession::GameSession(std::unique_ptr<GameStore> store, QObject* parent) : GameSession(parent) {
    m_store = std::move(store);
    openStore();
}

GameSession::~GameSession() = default;

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
    if (flip)
        m_flipped = !whiteToMove();
    emit optionsChanged();
    emit changed();
}

void GameSession::undo() {
    if (!canUndo())
        return;
    m_match.undo();
    commit();
    emit announced(tr("Taken back. %1").arg(spokenStanding()));
}

void GameSession::redo() {
    if (!canRedo())
        return;
    const int before = ply();
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

void GameSession::resign() {
    if (m_match.endOfLine().kind != EndKind::None)
        return;
    m_match.resign();
    commit();
    emit announced(endSentence());
}

void GameSession::offerDraw() {
    if (m_match.endOfLine().kind != EndKind::None)
        return;
    const bool lookedBack = ply() < lastPly();
    m_match.offerDraw();
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
    begin(position().rulesetPtr());
}

void GameSession::begin(const RulesetPtr& ruleset) {
    m_match = Match(Game(Position(ruleset)));
    m_flipped = false;
    commit();
    emit announced(tr("New game of %1. %2").arg(rulesetName(), spokenStanding()));
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

void GameSession::show() {
    save();
    dropSelection();
    m_traced = noSquare;
    m_moves.show(m_match.game());
    if (m_autoFlip)
        m_flipped = !whiteToMove();
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
