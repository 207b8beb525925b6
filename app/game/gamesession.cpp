// What the players do to the game.
#include "gamesession.h"

#include "ruleset/user_rulesets.h"
#include "rulesets/rulesetshelf.h"
#include "spokenmove.h"
#include "storage/gamestore.h"
#include "text/endtext.h"
#include "text/errortext.h"
#include "text/movetext.h"
#include "verdict.h"

#include <QDate>
#include <QFileInfo>

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

void GameSession::openStore() {
    SavedGame saved = m_store->open();
    if (saved.record)
        m_match = Match(*saved.record);
    if (saved.shared)
        setNotice(tr("Tessera is open in another window too; this window has a game of its own and "
                     "keeps it as %1.")
                      .arg(QFileInfo(m_store->fileName()).fileName()));
    if (saved.missing)
        setNotice(
            tr("The ruleset of the game in %1 is missing. %2 The file stays as it is and opens "
               "again when the ruleset is back; this window keeps its game as %3.")
                .arg(QFileInfo(saved.waiting).fileName(), errorText(*saved.missing),
                     QFileInfo(m_store->fileName()).fileName()));
    if (saved.error) {
        QString reason = errorText(*saved.error);
        if (reason.endsWith(QLatin1Char('.')))
            reason.chop(1);
        const QString place = placeText(saved.error->place);
        if (!place.isEmpty())
            reason = tr("%1: %2").arg(place, reason);
        const QString kept = saved.keptAs.isEmpty()
                                 ? tr("it stays where it is and this game will not be saved")
                                 : tr("it is kept as %1").arg(QFileInfo(saved.keptAs).fileName());
        setNotice((m_match.started()
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
    m_moves.show(m_match.game());
    if (m_autoFlip)
        m_flipped = !whiteToMove();
    emit changed();
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

// Selecting and moving -----------------------------------------------------------------------

bool GameSession::isSquare(int square) const {
    return square >= 0 && square < position().geometry().squareCount();
}

bool GameSession::selectedMayMove() const {
    return hasSelection() && !m_piece.preview;
}

void GameSession::activate(int index) {
    if (!isSquare(index))
        return;
    const auto square = static_cast<Square>(index);
    if (capturePending() && square == m_pending->moves.front().to) {
        confirmCapture();
        return;
    }
    m_pending.reset();
    if (std::vector<Move> moves = movesTo(square); !moves.empty())
        attempt(std::move(moves));
    else if (position().pieceAt(square) || !hasSelection())
        lookInstead(square);
    else
        refuse(square);
}

std::vector<Move> GameSession::movesTo(Square square) const {
    std::vector<Move> moves;
    if (selectedMayMove())
        std::copy_if(m_selectedMoves.begin(), m_selectedMoves.end(), std::back_inserter(moves),
                     [square](const Move& move) { return move.to == square; });
    return moves;
}

void GameSession::lookInstead(Square square) {
    const std::optional<Piece> piece = position().pieceAt(square);
    const Square from = m_selected;
    if (!selectedMayMove() || !piece || piece->side == position().sideToMove()) {
        lookAt(square);
        return;
    }
    select(square);
    keepTry(from, square);
    emit changed();
    emit axesChanged();
    emit announced(
        tr("%1 %2", "why it cannot go there, what is looked at instead")
            .arg(verdictOf(position(), *m_tried, m_spokenStyle).text(), spokenSelection()));
}

void GameSession::keepTry(Square from, Square square) {
    m_refused = square;
    m_tried = explain(m_match.game(), from, square);
    m_refusal = verdictOf(position(), *m_tried).text();
}

void GameSession::setInspectOnly(bool only) {
    if (only == m_inspectOnly)
        return;
    m_inspectOnly = only;
    if (m_pending)
        m_pending.reset();
    emit changed();
    emit announced(only ? tr("Only looking: nothing is moved until you end it.")
                        : tr("Moving again. %1").arg(spokenStanding()));
}

void GameSession::pickUp(int square) {
    if (!isSquare(square))
        return;
    const bool carriedAlready = m_selected == square && !m_pending && m_refused == noSquare;
    if (!carriedAlready)
        lookAt(static_cast<Square>(square));
}

void GameSession::putDown(int square) {
    if (!isSquare(square) || !hasSelection() || square == m_selected)
        return;
    m_pending.reset();
    if (std::vector<Move> moves = movesTo(static_cast<Square>(square)); !moves.empty())
        attempt(std::move(moves));
    else
        refuse(static_cast<Square>(square));
}

void GameSession::inspect(int square) {
    if (!isSquare(square))
        return;
    lookAt(static_cast<Square>(square));
    tellSquare(square);
}

void GameSession::lookAt(Square square) {
    if (position().pieceAt(square))
        select(square);
    else
        dropSelection();
    emit changed();
    emit axesChanged();
    if (hasSelection())
        emit announced(spokenSelection());
}

void GameSession::select(Square square) {
    dropSelection();
    m_selected = square;
    const bool preview = over() || position().pieceAt(square)->side != position().sideToMove();
    m_selectedMoves =
        preview ? position().previewMovesFrom(square) : position().legalMovesFrom(square);
    m_piece = describePiece(position(), square, m_selectedMoves, preview);
}

void GameSession::dropSelection() {
    m_selected = noSquare;
    m_selectedMoves.clear();
    m_piece = {};
    m_pending.reset();
    m_refused = noSquare;
    m_refusal.clear();
    m_tried.reset();
}

void GameSession::clearSelection() {
    const bool hadOne = hasSelection();
    dropSelection();
    emit changed();
    emit axesChanged();
    if (hadOne)
        emit announced(tr("Nothing is selected."));
}

void GameSession::trace(int square) {
    const Square traced = isSquare(square) ? static_cast<Square>(square) : noSquare;
    if (traced == m_traced)
        return;
    m_traced = traced;
    emit axesChanged();
}

void GameSession::attempt(std::vector<Move> moves) {
    m_refused = noSquare;
    m_refusal.clear();
    m_tried.reset();
    if (m_inspectOnly) {
        emit changed();
        emit announced(tr("That move is possible. Only looking: nothing was moved."));
        return;
    }
    if (moves.size() > 1) {
        m_pending = Pending{std::move(moves), true};
    } else if (m_confirmCaptures && position().isCapture(moves.front())) {
        m_pending = Pending{std::move(moves), false};
    } else {
        play(moves.front());
        return;
    }
    emit changed();
    emit axesChanged();
    emit announced(spokenStatus());
}

void GameSession::refuse(Square square) {
    keepTry(m_selected, square);
    if (over())
        m_refusal = tr("The game is over. Take back a move or start a new game.");
    emit changed();
    emit axesChanged();
    emit announced(spokenStatus());
}

void GameSession::tellStatus() {
    emit announced(spokenStatus());
}

void GameSession::confirmCapture() {
    if (capturePending())
        play(Move(m_pending->moves.front()));
}

void GameSession::cancelCapture() {
    if (!m_pending)
        return;
    m_pending.reset();
    emit changed();
    emit axesChanged();
    emit announced(tr("Cancelled. Nothing was moved."));
}

void GameSession::choosePromotion(const QString& letter) {
    if (!promotionPending() || letter.size() != 1)
        return;
    const auto kind = position().ruleset().kindOf(letter.front().toUpper().toLatin1());
    for (const Move& move : m_pending->moves) {
        if (kind && move.promotion == *kind) {
            play(Move(move));
            return;
        }
    }
}

void GameSession::play(const Move& move) {
    const QString words = spokenPly(position(), move, m_spokenStyle);
    m_match.play(move);
    commit();
    emit announced(over() || inCheck()
                       ? tr("%1 %2", "move, what follows from it").arg(words, spokenStanding())
                       : words);
}

// The game -----------------------------------------------------------------------------------

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
    m_match.redo();
    commit();
    emit announced(tr("Played again. %1").arg(spokenLastMove()));
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

bool GameSession::newGame(const QString& idOrFile) {
    const Result<RulesetPtr> ruleset = findRuleset(idOrFile.toStdString());
    if (!ruleset) {
        setNotice(tr("No new game was begun. %1").arg(rulesetProblem(ruleset.error())));
        return false;
    }
    begin(*ruleset);
    return true;
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
    if (reason)
        setNotice(tr("The game could not be saved (%1); it goes on, and every move tries to "
                     "save it again.")
                      .arg(*reason));
    else if (m_unsaved)
        setNotice({}); // it told of what is true no longer
    m_unsaved = reason.has_value();
}

void GameSession::commit() {
    if (m_store && m_match.tag(dateTag).empty())
        m_match.setTag(dateTag, QDate::currentDate().toString(u"yyyy.MM.dd").toStdString());
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
    setNotice({});
}

void GameSession::setNotice(const QString& notice) {
    if (m_notice == notice)
        return;
    m_notice = notice;
    emit noticeChanged();
}

} // namespace tessera
