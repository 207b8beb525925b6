// What the session shows of its game.
#include "gamesession.h"

#include "positionscene.h"
#include "spokencheck.h"
#include "spokenmove.h"
#include "text/endtext.h"
#include "text/movetext.h"
#include "text/piecetext.h"
#include "verdict.h"

namespace tessera {

namespace {
std::uint32_t bit(Mark mark) {
    return static_cast<std::uint32_t>(mark);
}
} // namespace

BoardScene GameSession::scene() const {
    BoardScene scene = positionScene(position());
    scene.flipped = m_flipped;
    if (!over())
        scene.mover = position().sideToMove();
    const auto mark = [&scene](Square square, Mark what) { scene.marks[square] |= bit(what); };

    if (const Game& game = m_match.game(); game.ply() > 0) {
        const Move& last = game.moves()[game.ply() - 1];
        mark(last.from, Mark::LastFrom);
        mark(last.to, Mark::LastTo);
    }
    for (const tessera::Check& check : position().checks())
        mark(check.king, Mark::Check);
    if (m_selected != noSquare)
        mark(m_selected, Mark::Selected);
    for (const Move& move : m_selectedMoves) {
        const bool capture = position().isCapture(move);
        if (m_piece.preview)
            mark(move.to, capture ? Mark::PreviewCapture : Mark::PreviewMove);
        else
            mark(move.to, capture ? Mark::Capture : Mark::Move);
    }
    if (m_pending)
        mark(m_pending->moves.front().to, Mark::Pending);
    if (m_refused != noSquare)
        mark(m_refused, Mark::Refused);
    return scene;
}

QString GameSession::rulesetId() const {
    return QString::fromStdString(position().ruleset().id);
}

QString GameSession::rulesetName() const {
    return QString::fromStdString(position().ruleset().name);
}

QString GameSession::rulesetDescription() const {
    return QString::fromStdString(position().ruleset().description);
}

QStringList GameSession::rulesetNotes() const {
    QStringList notes;
    for (const std::string& note : position().ruleset().notes)
        notes.append(QString::fromStdString(note));
    return notes;
}

QStringList GameSession::rulesetSources() const {
    QStringList sources;
    for (const std::string& source : position().ruleset().sources)
        sources.append(QString::fromStdString(source));
    return sources;
}

bool GameSession::severalBoards() const {
    return position().ruleset().sizes[2] * position().ruleset().sizes[3] > 1;
}

bool GameSession::whiteToMove() const {
    return position().sideToMove() == Side::White;
}

QString GameSession::turnText() const {
    if (over())
        return endTitle();
    if (inCheck())
        return whiteToMove() ? tr("White is in check") : tr("Black is in check");
    return whiteToMove() ? tr("White to move") : tr("Black to move");
}

bool GameSession::inCheck() const {
    return position().inCheck();
}

int GameSession::moveNumber() const {
    return position().moveNumber();
}

QString GameSession::lastMove() const {
    return m_moves.moveText(ply());
}

QString GameSession::spokenMoveAt(int ply) const {
    Game line = m_match.game();
    line.goTo(static_cast<std::size_t>(ply - 1));
    return spokenPly(line.current(), line.moves()[line.ply()], m_spokenStyle);
}

QString GameSession::spokenStanding() const {
    if (over())
        return tr("%1. %2", "title of the result, sentence").arg(endTitle(), endSentence());
    return inCheck() ? spokenChecks(position(), m_spokenStyle) : turnText() + QLatin1Char('.');
}

QString GameSession::spokenSelection() const {
    const bool mayMove = !m_piece.preview && !m_piece.targets.isEmpty();
    return tr("%1 selected. %2", "piece, what it can do")
        .arg(m_piece.title, mayMove ? tr("%1.").arg(m_piece.countsText()) : statusText());
}

QString GameSession::spokenStatus() const {
    switch (status()) {
    case Capture:
        return tr("%1? Press the square again to take it.")
            .arg(spokenMove(position(), m_pending->moves.front(), m_spokenStyle));
    case Refusal:
        return over() || !personToMove() ? m_refusal
                                         : verdictOf(position(), *m_tried, m_spokenStyle).text();
    case Selected:
    case Preview:
        return tr("%1 %2", "the chosen piece, how it moves").arg(spokenSelection(), m_piece.rule);
    default:
        return statusText();
    }
}

QString GameSession::spokenLastMove() const {
    if (ply() == 0)
        return {};
    return tr("%1 %2", "move, what follows from it").arg(spokenMoveAt(ply()), spokenStanding());
}

int GameSession::ply() const {
    return static_cast<int>(m_match.game().ply());
}

int GameSession::lastPly() const {
    return static_cast<int>(m_match.game().moves().size());
}

QString GameSession::endTitle() const {
    return tessera::endTitle(m_match.end());
}

QString GameSession::endSentence() const {
    return tessera::endSentence(m_match.end(), position().ruleset());
}

Square GameSession::aim() const {
    if (m_pending)
        return m_pending->moves.front().to;
    if (m_traced != noSquare)
        return m_traced;
    return m_refused;
}

QVariantList GameSession::axes() const {
    if (m_selected == noSquare)
        return {};
    return axisChanges(position(), m_selected, aim() != noSquare ? aim() : m_selected);
}

bool GameSession::capturePending() const {
    return m_pending && !m_pending->promotion;
}

bool GameSession::promotionPending() const {
    return m_pending && m_pending->promotion;
}

QVariantList GameSession::promotionChoices() const {
    QVariantList choices;
    if (!promotionPending())
        return choices;
    for (const Move& move : m_pending->moves) {
        const PieceKind& kind = position().ruleset().pieces[move.promotion];
        choices.append(QVariantMap{{QStringLiteral("letter"), QString(QLatin1Char(kind.letter))},
                                   {QStringLiteral("name"), pieceName(kind)}});
    }
    return choices;
}

GameSession::Status GameSession::status() const {
    if (m_pending)
        return m_pending->promotion ? Promotion : Capture;
    if (!m_refusal.isEmpty())
        return Refusal;
    if (drawOffered())
        return DrawOffer;
    if (over())
        return Over;
    if (hasSelection())
        return m_piece.preview ? Preview : Selected;
    return inCheck() && personToMove() ? Check : Hint;
}

QString GameSession::drawText() const {
    const bool white = m_match.drawOffer() == Side::White;
    if (!drawAsked())
        return players().onlyComputers() ? tr("A draw is offered. The computer thinks about it.")
                                         : tr("You offer a draw. The computer thinks about it.");
    if (computerPlays())
        return tr("The computer offers a draw. Do you accept?");
    return white ? tr("White offers a draw. Does Black accept?")
                 : tr("Black offers a draw. Does White accept?");
}

QString GameSession::statusText() const {
    switch (status()) {
    case Promotion:
        return tr("What does the pawn become?");
    case Capture:
        return captureQuestion(position(), m_pending->moves.front());
    case Refusal:
        return m_refusal;
    case DrawOffer:
        return drawText();
    case Over:
        return endSentence();
    case Preview:
        if (over())
            return tr("The game is over; you see where the piece could go.");
        if (!personToMove())
            return tr("Looking at a piece. It is the computer's turn.");
        return whiteToMove() ? tr("Looking at a black piece. It is White's turn.")
                             : tr("Looking at a white piece. It is Black's turn.");
    case Selected:
        return m_piece.targets.isEmpty()
                   ? tr("This piece has no legal move now. Choose another one.")
               : !severalBoards() ? tr("Choose a marked square.")
                                  : tr("Choose a marked square, here or on another board.");
    case Check:
        return whiteToMove() ? tr("White's king is attacked. Choose a move that saves it.")
                             : tr("Black's king is attacked. Choose a move that saves it.");
    case Hint:
        break;
    }
    if (!personToMove())
        return ply() < lastPly()
                   ? tr("The computer moved here. Go on to a turn of yours to play something else.")
                   : tr("It is the computer's turn. You can look at any piece meanwhile.");
    if (lastPly() == 0 && whiteToMove())
        return tr("White begins. Choose a white piece to see where it can go.");
    if (ply() < lastPly())
        return whiteToMove()
                   ? tr("White to move. A move here replaces the later ones in the list.")
                   : tr("Black to move. A move here replaces the later ones in the list.");
    return whiteToMove() ? tr("Choose a white piece to see where it can go.")
                         : tr("Choose a black piece to see where it can go.");
}

} // namespace tessera
