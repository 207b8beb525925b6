// What the editor shows.
#include "notation/fen4d.h"
#include "positioneditor.h"
#include "setuptext.h"
#include "text/piecetext.h"
#include "text/tellings.h"

#include "notation/square_name.h"

#include <algorithm>

namespace tessera {

namespace {
QString shownSquare(const CompiledRuleset& ruleset, Square square) {
    return QString::fromStdString(squareDisplayName(ruleset.data(), ruleset.geometry(), square));
}

QString capitalized(QString text) {
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QVariantList listed(const std::vector<EditChoice>& choices) {
    QVariantList list;
    for (const EditChoice& choice : choices)
        list.append(QVariant::fromValue(choice));
    return list;
}
} // namespace

QString PositionEditor::said(int square) const {
    return spokenSquare(ruleset(), static_cast<Square>(square), m_spokenStyle);
}

QString PositionEditor::pieceText(const Piece& piece) const {
    return capitalized(pieceWithSide(ruleset().data().pieces[piece.kind], piece.side));
}

BoardScene PositionEditor::scene() const {
    BoardScene scene;
    scene.ruleset = edited().ruleset;
    scene.pieces = edited().setup.pieces;
    scene.marks.assign(scene.pieces.size(), 0);
    scene.flipped = m_flipped;
    scene.freeHand = true;
    const auto mark = [&](Square square, Mark with) {
        if (square != noSquare)
            scene.marks[square] |= static_cast<std::uint32_t>(with);
    };
    mark(m_held, Mark::Selected);
    for (const SetupProblem& problem : m_problems)
        mark(problem.square,
             problem.code == ErrorCode::OpponentInCheck ? Mark::Check : Mark::Refused);
    if (m_position) {
        for (const Check& check : m_position->checks())
            mark(check.king, Mark::Check);
    }
    return scene;
}

QString PositionEditor::rulesetId() const {
    return QString::fromStdString(ruleset().data().id);
}

QString PositionEditor::rulesetName() const {
    return QString::fromStdString(ruleset().data().name);
}

QVariantList PositionEditor::palette() const {
    QVariantList pieces;
    const auto& kinds = ruleset().data().pieces;
    for (const Side side : {Side::White, Side::Black}) {
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            const Piece piece{static_cast<KindIndex>(i), side};
            const QChar letter = QLatin1Char(kinds[i].letter);
            const bool white = side == Side::White;
            pieces.append(QVariant::fromValue(PalettePiece{
                static_cast<int>(i), white, pieceText(piece), white ? letter : letter.toLower()}));
        }
    }
    return pieces;
}

QString PositionEditor::toolText() const {
    switch (m_tool) {
    case tools::Kind::Hand:
        return tr("Hand");
    case tools::Kind::Eraser:
        return tr("Eraser");
    case tools::Kind::Piece:
        return pieceText(m_piece);
    }
    return {};
}

bool PositionEditor::whiteToMove() const {
    return edited().setup.sideToMove == Side::White;
}

bool PositionEditor::hasCastling() const {
    return ruleset().data().hasCastling();
}

QVariantList PositionEditor::rights() const {
    return listed(m_rights);
}

std::vector<EditChoice> PositionEditor::foundRights() const {
    std::vector<EditChoice> rights;
    const std::vector<Square>& held = edited().setup.castlingRooks;
    for (const CastlingHome& home : castlingHomes(edited().ruleset)) {
        const bool chosen = std::ranges::count(held, home.rookSquare) != 0;
        if (chosen || home.holds(edited().setup.pieces))
            rights.push_back({home.rookSquare, castlingRightText(ruleset(), home), chosen});
    }
    return rights;
}

bool PositionEditor::hasEnPassant() const {
    return ruleset().data().hasEnPassant();
}

QVariantList PositionEditor::doubleSteps() const {
    return listed(m_doubleSteps);
}

std::vector<EditChoice> PositionEditor::foundDoubleSteps() const {
    if (!hasEnPassant())
        return {};
    const PositionSetup& setup = edited().setup;
    const bool none = setup.enPassantSkipped == noSquare;
    std::vector<EditChoice> choices{{-1, tr("None", "no pawn has just stepped twice"), none}};
    bool found = none;
    for (const MadeDoubleStep& step : takeableDoubleSteps(edited().ruleset, setup)) {
        const bool chosen =
            step.skipped == setup.enPassantSkipped &&
            (setup.enPassantVictim == noSquare || step.victim == setup.enPassantVictim);
        found = found || chosen;
        choices.push_back(
            {step.victim,
             tr("Pawn on %1, over %2", "squares")
                 .arg(shownSquare(ruleset(), step.victim), shownSquare(ruleset(), step.skipped)),
             chosen});
    }
    if (!found) // it came with a text, and nobody can answer it
        choices.push_back(
            {-2, tr("Over %1", "a square").arg(shownSquare(ruleset(), setup.enPassantSkipped)),
             true});
    return choices;
}

int PositionEditor::mostHalfMoves() const {
    return mostHalfMoveClock(ruleset().data());
}

QString PositionEditor::fen() const {
    return QString::fromStdString(edited().fen());
}

QVariantList PositionEditor::problems() const {
    QVariantList list;
    for (const SetupProblem& problem : m_problems)
        list.append(QVariant::fromValue(
            EditProblem{setupProblemText(ruleset(), problem),
                        problem.square == noSquare ? -1 : static_cast<int>(problem.square)}));
    return list;
}

QString PositionEditor::told(const QString& command, int index) const {
    if (command == QLatin1String("tellStatus") || !edited().hasSquare(index))
        return m_standing;
    const auto square = static_cast<Square>(index);
    const std::optional<Piece>& piece = edited().at(square);
    if (!m_position) // attacks and moves are those of positions
        return tr("%1: %2. %3", "square, what is there, what is wrong")
            .arg(said(index), piece ? pieceText(*piece) : tr("empty"), m_standing);
    if (command == QLatin1String("tellSquare"))
        return squareTold(*m_position, square, m_spokenStyle);
    if (command == QLatin1String("tellRays"))
        return raysTold(*m_position, square, m_spokenStyle);
    if (command != QLatin1String("tellMoves"))
        return tr("This key is for games; here the board is set up.");
    const bool preview = piece && piece->side != m_position->sideToMove();
    return movesTold(*m_position, square,
                     preview ? m_position->previewMovesFrom(square)
                             : m_position->legalMovesFrom(square),
                     preview, m_spokenStyle);
}

QString PositionEditor::countText() const {
    return tr("Pieces: White %1, Black %2", "how many each has")
        .arg(edited().count(Side::White))
        .arg(edited().count(Side::Black));
}

} // namespace tessera
