#include "explanation.h"

#include "castling_facts.h"
#include "consequence.h"
#include "king_danger.h"
#include "lines.h"
#include "way.h"

#include <cstdlib>

namespace tessera {

namespace {

/// No board is larger: what leads further leads off it all the same.
constexpr int farthest = 100;

Vector4 small(const Change& change) {
    Vector4 vector{};
    for (std::size_t axis = 0; axis < axisCount; ++axis)
        vector[axis] = static_cast<std::int8_t>(change[axis]);
    return vector;
}

void setDelta(Explanation& explanation, const Change& change) {
    explanation.delta = change;
    for (int axis = 0; axis < axisCount; ++axis) {
        if (change[static_cast<std::size_t>(axis)] != 0)
            explanation.changed = static_cast<AxisSet>(explanation.changed | axisBit(axis));
    }
}

void setAbilities(Explanation& explanation, const Position& position) {
    explanation.abilities =
        abilitiesOf(position.ruleset(), explanation.piece->kind, explanation.piece->side);
    const Vector4 from = position.geometry().coordinates(explanation.from);
    for (const Ability& ability : explanation.abilities)
        explanation.misfits.push_back(misfit(ability, from, small(explanation.delta)));
}

void setBlocker(Explanation& explanation, const Position& position, Square square) {
    explanation.blocker = square;
    if (square != noSquare)
        explanation.blockerPiece = position.pieceAt(square);
}

void setPath(Explanation& explanation, const Geometry& geometry) {
    if (explanation.means != MoveMeans::Slide && explanation.means != MoveMeans::PawnDoubleStep)
        return;
    if (const auto line = geometry.line(explanation.from, explanation.to))
        explanation.path = squaresOf(geometry, explanation.from, *line);
}

/// The pawn's choices on the target, if it gets there and promotes.
void setPromotions(Explanation& explanation, const Position& view, const Move& move) {
    const auto& pawn = view.ruleset().pieces[explanation.piece->kind].pawn;
    if (!pawn || !move.isPromotion())
        return;
    explanation.promotions = pawn->promotesTo;
    explanation.promotionAutomatic = pawn->promotionAutomatic;
}

/// The move as far as it can be tried, and what the generator says of it.
Reason judge(Explanation& explanation, const Position& view, const Way& way,
             const ExplainOptions& options) {
    std::vector<Move> moves = view.legalMovesFrom(explanation.from);
    std::erase_if(moves, [&](const Move& move) { return move.to != explanation.to; });
    Way::Try chosen = way.tries.front();
    for (const Way::Try& one : way.tries) {
        if (!moves.empty() && one.move.type == moves.front().type)
            chosen = one;
    }
    explanation.means = chosen.means;
    explanation.kings = kingDangers(view, chosen.move);
    explanation.captured = view.capturedSquare(chosen.move).value_or(noSquare);
    if (explanation.captured != noSquare)
        explanation.capturedPiece = view.pieceAt(explanation.captured);
    explanation.enPassant = chosen.move.type == MoveType::EnPassant;
    setPromotions(explanation, view, chosen.move);
    const Reason cause = causeOf(explanation.kings);
    if (moves.empty()) // the generator has the last word
        return cause != Reason::Legal ? cause : Reason::WrongPattern;
    if (options.promotion) {
        std::erase_if(moves,
                      [&](const Move& move) { return move.promotion != *options.promotion; });
        if (moves.empty())
            return Reason::WrongPromotion;
    }
    for (const Move& move : moves)
        explanation.consequences.push_back(consequenceOf(view, move, options.keys));
    return Reason::Legal;
}

Reason verdict(Explanation& explanation, const Position& view, const Position& real,
               const ExplainOptions& options) {
    if (explanation.from == explanation.to)
        return Reason::SameSquare;
    if (explanation.target) {
        const bool own = explanation.target->side == explanation.piece->side;
        if (own || view.ruleset().pieces[explanation.target->kind].royal) {
            setBlocker(explanation, view, explanation.to);
            explanation.means =
                reachingMeans(view, *explanation.piece, explanation.from, explanation.to);
            setPath(explanation, view.geometry());
            return own ? Reason::OwnPieceOnTarget : Reason::KingMayNotBeCaptured;
        }
    }
    Way way = findWay(view, real, explanation.from, explanation.to);
    explanation.means = way.means;
    setBlocker(explanation, view, way.blocker);
    const Reason reason = way.tries.empty() ? way.reason : judge(explanation, view, way, options);
    if (explanation.means == MoveMeans::Castling || reason == Reason::CastlingKingNotHome)
        explanation.castling = std::move(way.castling);
    setPath(explanation, view.geometry());
    return reason;
}

/// Whether the change would be a move of the piece if the board went on: the same change is looked
/// at where there is room for it.
bool reachesSomewhere(const Position& position, const Piece& piece, const Change& change) {
    Vector4 from{};
    Vector4 to{};
    for (std::size_t axis = 0; axis < axisCount; ++axis) {
        if (std::abs(change[axis]) >= position.geometry().sizes()[axis])
            return true; // no square has so much room
        from[axis] = static_cast<std::int8_t>(change[axis] < 0 ? -change[axis] : 0);
        to[axis] = static_cast<std::int8_t>(from[axis] + change[axis]);
    }
    const Geometry& geometry = position.geometry();
    return reachingMeans(position, piece, geometry.square(from), geometry.square(to)) !=
           MoveMeans::None;
}

} // namespace

std::vector<AttackLine> Explanation::attackers() const {
    std::vector<AttackLine> lines;
    for (const KingDanger& king : kings)
        lines.insert(lines.end(), king.attacksAfter.begin(), king.attacksAfter.end());
    const bool onTheWay = apartFromTurn == Reason::CastlingInCheck ||
                          apartFromTurn == Reason::CastlingThroughAttack ||
                          apartFromTurn == Reason::CastlingIntoAttack;
    return onTheWay ? castling->attacks : lines;
}

Explanation explain(const Position& position, Square from, Square to,
                    const ExplainOptions& options) {
    Explanation explanation;
    explanation.from = from;
    explanation.to = to;
    explanation.piece = position.pieceAt(from);
    explanation.target = position.pieceAt(to);
    const Vector4 change = changeBetween(position.geometry(), from, to);
    setDelta(explanation, {change[0], change[1], change[2], change[3]});
    if (!explanation.piece) {
        explanation.reason = explanation.apartFromTurn = Reason::EmptyOrigin;
        return explanation;
    }
    setAbilities(explanation, position);
    if (explanation.piece->side == position.sideToMove()) {
        explanation.reason = verdict(explanation, position, position, options);
        explanation.apartFromTurn = explanation.reason;
        explanation.legal = explanation.reason == Reason::Legal;
        return explanation;
    }
    // Repetition is a matter of the game as it goes on, not of a preview.
    explanation.reason = Reason::NotYourTurn;
    explanation.apartFromTurn =
        verdict(explanation, CoreAccess::turned(position), position, {options.promotion, {}});
    return explanation;
}

Explanation explain(const Game& game, Square from, Square to, std::optional<KindIndex> promotion) {
    return explain(game.current(), from, to, {promotion, game.keys()});
}

Explanation explainChange(const Position& position, Square from, const Change& change,
                          const ExplainOptions& options) {
    Change near = change;
    Change target{};
    Explanation explanation;
    for (int axis = 0; axis < axisCount; ++axis) {
        const auto i = static_cast<std::size_t>(axis);
        near[i] = std::clamp(change[i], -farthest, farthest);
        target[i] = position.geometry().coordinates(from)[i] + near[i];
        if (target[i] < 0 || target[i] >= position.geometry().sizes()[i])
            explanation.offBoard = static_cast<AxisSet>(explanation.offBoard | axisBit(axis));
    }
    if (explanation.offBoard == 0)
        return explain(position, from, position.geometry().square(small(target)), options);
    explanation.from = from;
    explanation.piece = position.pieceAt(from);
    setDelta(explanation, near);
    if (!explanation.piece) {
        explanation.reason = explanation.apartFromTurn = Reason::EmptyOrigin;
        return explanation;
    }
    setAbilities(explanation, position);
    explanation.apartFromTurn = reachesSomewhere(position, *explanation.piece, near)
                                    ? Reason::LeavesBoard
                                    : Reason::WrongPattern;
    explanation.reason = explanation.piece->side == position.sideToMove()
                             ? explanation.apartFromTurn
                             : Reason::NotYourTurn;
    return explanation;
}

} // namespace tessera
