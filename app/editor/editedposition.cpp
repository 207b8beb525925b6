#include "editedposition.h"

#include "notation/fen4d.h"

#include <algorithm>

namespace tessera {

namespace {

/// The axes along which pawns go forward: what tells one side's end of the board from the other's.
AxisSet forwardAxes(const Ruleset& ruleset) {
    AxisSet axes = 0;
    for (const PieceKind& kind : ruleset.pieces) {
        if (kind.pawn)
            axes = static_cast<AxisSet>(axes | kind.pawn->forward);
    }
    return axes != 0 ? axes : axisBit(Axis::Y);
}

Square turned(const CompiledRuleset& ruleset, Square square) {
    if (square == noSquare)
        return square;
    const Geometry& geometry = ruleset.geometry();
    const AxisSet axes = forwardAxes(ruleset.data());
    Vector4 at = geometry.coordinates(square);
    for (int axis = 0; axis < axisCount; ++axis) {
        const auto i = static_cast<std::size_t>(axis);
        if ((axes & axisBit(axis)) != 0)
            at[i] = static_cast<std::int8_t>(geometry.sizes()[i] - 1 - at[i]);
    }
    return geometry.square(at);
}

} // namespace

EditedPosition EditedPosition::start(const RulesetPtr& ruleset) {
    return of(Position(ruleset));
}

EditedPosition EditedPosition::empty(const RulesetPtr& ruleset) {
    EditedPosition edited{ruleset, {}};
    edited.setup.pieces.resize(static_cast<std::size_t>(ruleset->geometry().squareCount()));
    return edited;
}

EditedPosition EditedPosition::of(const Position& position) {
    return {position.rulesetPtr(), position.setup()};
}

Result<EditedPosition> EditedPosition::fromFen(const RulesetPtr& ruleset, std::string_view fen) {
    Result<PositionSetup> setup = readFenSetup(ruleset, fen);
    if (!setup)
        return setup.error();
    return EditedPosition{ruleset, *std::move(setup)};
}

std::string EditedPosition::fen() const {
    return writeFenSetup(ruleset, setup);
}

Result<Position> EditedPosition::position() const {
    return Position::fromSetup(ruleset, setup);
}

std::vector<SetupProblem> EditedPosition::problems() const {
    return setupProblems(ruleset, setup);
}

bool EditedPosition::hasSquare(int square) const {
    return square >= 0 && static_cast<std::size_t>(square) < setup.pieces.size();
}

const std::optional<Piece>& EditedPosition::at(Square square) const {
    return setup.pieces[square];
}

int EditedPosition::count(Side side) const {
    return static_cast<int>(std::ranges::count_if(
        setup.pieces, [&](const auto& piece) { return piece && piece->side == side; }));
}

void EditedPosition::put(Square square, std::optional<Piece> piece) {
    setup.pieces[square] = piece;
}

void EditedPosition::move(Square from, Square to) {
    if (from == to)
        return;
    setup.pieces[to] = setup.pieces[from];
    setup.pieces[from].reset();
}

void EditedPosition::setRight(Square rook, bool held) {
    std::erase(setup.castlingRooks, rook);
    if (held)
        setup.castlingRooks.push_back(rook);
    std::ranges::sort(setup.castlingRooks);
}

void EditedPosition::setEnPassant(MadeDoubleStep step) {
    setup.enPassantSkipped = step.skipped;
    setup.enPassantVictim = step.victim;
}

void EditedPosition::swapSides() {
    PositionSetup swapped = setup;
    for (std::size_t i = 0; i < setup.pieces.size(); ++i) {
        auto& piece = swapped.pieces[turned(*ruleset, static_cast<Square>(i))];
        piece = setup.pieces[i];
        if (piece)
            piece->side = opponent(piece->side);
    }
    swapped.sideToMove = opponent(setup.sideToMove);
    for (Square& rook : swapped.castlingRooks)
        rook = turned(*ruleset, rook);
    std::ranges::sort(swapped.castlingRooks);
    swapped.enPassantSkipped = turned(*ruleset, setup.enPassantSkipped);
    swapped.enPassantVictim = turned(*ruleset, setup.enPassantVictim);
    setup = std::move(swapped);
}

EditedPosition EditedPosition::on(const RulesetPtr& other) const {
    EditedPosition moved = empty(other);
    moved.setup.sideToMove = setup.sideToMove;
    for (std::size_t i = 0; i < setup.pieces.size(); ++i) {
        const auto& piece = setup.pieces[i];
        const Vector4& at = ruleset->geometry().coordinates(static_cast<Square>(i));
        if (!piece || !other->geometry().contains(at))
            continue;
        const auto kind = other->data().kindOf(ruleset->data().pieces[piece->kind].letter);
        if (kind)
            moved.put(other->geometry().square(at), Piece{*kind, piece->side});
    }
    return moved;
}

bool operator==(const EditedPosition& a, const EditedPosition& b) {
    const PositionSetup& x = a.setup;
    const PositionSetup& y = b.setup;
    return a.ruleset == b.ruleset && x.pieces == y.pieces && x.sideToMove == y.sideToMove &&
           x.castlingRooks == y.castlingRooks && x.enPassantSkipped == y.enPassantSkipped &&
           x.enPassantVictim == y.enPassantVictim && x.halfMoveClock == y.halfMoveClock &&
           x.moveNumber == y.moveNumber;
}

} // namespace tessera
