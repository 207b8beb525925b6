#include "explained.h"

#include "notation/fen4d.h"
#include "notation/square_name.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace tessera::test {

namespace {

PositionSetup seenBy(PositionSetup setup, Side side) {
    if (setup.sideToMove == side)
        return setup;
    setup.sideToMove = side;
    setup.enPassantSkipped = setup.enPassantVictim = noSquare;
    setup.castlingRooks.clear();
    return setup;
}

PositionSetup without(PositionSetup setup, const std::vector<Square>& squares) {
    for (const Square square : squares)
        setup.pieces[square].reset();
    return setup;
}

std::vector<Square> origins(const std::vector<AttackLine>& attacks) {
    std::vector<Square> squares;
    for (const AttackLine& line : attacks)
        squares.push_back(line.from);
    return squares;
}

bool holds(const std::vector<Square>& squares, Square square) {
    return std::ranges::find(squares, square) != squares.end();
}

/// Amounts of a change, smallest first.
template<class Changes>
std::array<int, axisCount> shape(const Changes& change) {
    std::array<int, axisCount> amounts{};
    for (std::size_t axis = 0; axis < axisCount; ++axis)
        amounts[axis] = std::abs(change[axis]);
    std::ranges::sort(amounts);
    return amounts;
}

/// Steps forward of a change along one axis alone; 0 when it is none such.
int forwardSteps(const Explanation& explanation, const PawnRules& rules) {
    if (std::ranges::count(explanation.delta, 0) != axisCount - 1)
        return 0;
    for (int axis = 0; axis < axisCount; ++axis) {
        const int change = explanation.delta[static_cast<std::size_t>(axis)];
        if (change != 0 && (rules.forward & axisBit(axis)) != 0)
            return explanation.piece->side == Side::White ? change : -change;
    }
    return 0;
}

std::vector<Square> kingsOf(const PositionSetup& setup, const Ruleset& ruleset, Side side) {
    std::vector<Square> kings;
    for (std::size_t square = 0; square < setup.pieces.size(); ++square) {
        const auto& piece = setup.pieces[square];
        if (piece && piece->side == side && ruleset.pieces[piece->kind].royal)
            kings.push_back(static_cast<Square>(square));
    }
    return kings;
}

} // namespace

Doubter::Doubter(const Position& position, const PositionSetup& setup)
    : m_position(position), m_real(setup), m_seen(m_real), m_slow(position.ruleset(), m_real),
      m_anyOutcome(position.geometry().squareCount() <= 128) {}

QByteArray Doubter::doubt(const Explanation& explanation) const {
    Doubt found = nullptr;
    if (!explanation.piece) {
        if (explanation.reason != Reason::EmptyOrigin || m_real.pieces[explanation.from])
            found = "the origin is not empty";
    } else {
        m_seen = seenBy(m_real, explanation.piece->side);
        const bool onTurn = explanation.piece->side == m_real.sideToMove;
        if (m_real.pieces[explanation.from] != explanation.piece)
            found = "another piece";
        else if (onTurn != (explanation.reason != Reason::NotYourTurn))
            found = "whose turn it is";
        else if (onTurn && explanation.reason != explanation.apartFromTurn)
            found = "on its turn both reasons are one";
        else if (explanation.legal != (onTurn && explanation.reason == Reason::Legal))
            found = "legal, yet with a reason";
    }
    if (found == nullptr && explanation.piece) {
        switch (explanation.apartFromTurn) {
        case Reason::Legal:
            found = legal(explanation);
            break;
        case Reason::SameSquare:
            found = explanation.from == explanation.to ? nullptr : "two squares";
            break;
        case Reason::OwnPieceOnTarget:
            if (m_seen.pieces[explanation.to]->side != explanation.piece->side ||
                explanation.blocker != explanation.to)
                found = "no own piece";
            break;
        case Reason::KingMayNotBeCaptured:
            if (m_seen.pieces[explanation.to]->side == explanation.piece->side ||
                !m_position.ruleset().pieces[m_seen.pieces[explanation.to]->kind].royal)
                found = "no enemy king";
            break;
        case Reason::WrongPattern:
            found = pattern(explanation);
            break;
        case Reason::PawnWrongDirection:
        case Reason::PawnWrongAxis:
        case Reason::PawnWrongPlane:
        case Reason::PawnNeverStepsTwice:
        case Reason::PawnNotOnStartRank:
            found = pattern(explanation);
            found = found == nullptr ? pawn(explanation) : found;
            break;
        case Reason::PathBlocked:
        case Reason::PawnForwardOccupied:
        case Reason::PawnNothingToCapture:
        case Reason::PawnDoubleStepBlocked:
        case Reason::EnPassantNotPossible:
            found = blocked(explanation);
            break;
        case Reason::CastlingOutOfTurn:
        case Reason::CastlingKingNotHome:
        case Reason::CastlingRookNotHome:
        case Reason::CastlingNoRight:
        case Reason::CastlingPathOccupied:
        case Reason::CastlingInCheck:
        case Reason::CastlingThroughAttack:
        case Reason::CastlingIntoAttack:
            found = castling(explanation);
            break;
        case Reason::StepsIntoAttack:
        case Reason::CapturesProtectedPiece:
        case Reason::StaysOnLine:
        case Reason::DoesNotAnswerCheck:
        case Reason::AnswersOneOfSeveralChecks:
        case Reason::ExposesKing:
        case Reason::EnPassantUncoversCheck:
            found = kings(explanation);
            break;
        case Reason::EmptyOrigin:
        case Reason::NotYourTurn:
        case Reason::LeavesBoard:
        case Reason::WrongPromotion:
            found = "no reason for two squares alone";
            break;
        }
    }
    if (found == nullptr)
        return {};
    const auto name = [&](Square square) {
        return QByteArray::fromStdString(
            squareName(m_position.ruleset(), m_position.geometry(), square));
    };
    const std::string_view code = reasonCode(explanation.apartFromTurn);
    return QByteArray::fromStdString(writeFen(m_position)) + "\n" + name(explanation.from) +
           name(explanation.to) + " " + QByteArray(code.data(), qsizetype(code.size())) + ": " +
           found;
}

bool Doubter::canTry(const PositionSetup& setup, Square from, Square to,
                     std::optional<MoveType> type) const {
    const std::vector<Move> moves = m_slow.with(setup).pseudoLegalMoves(from, to);
    return std::ranges::any_of(
        moves, [&](const Move& move) { return move.to == to && (!type || *type == move.type); });
}

Piece Doubter::anEnemy(const Explanation& explanation) const {
    KindIndex kind = 0;
    while (m_position.ruleset().pieces[kind].royal)
        ++kind;
    return {kind, opponent(explanation.piece->side)};
}

PositionSetup Doubter::alone(const Explanation& explanation, bool enemyOnTarget) const {
    PositionSetup setup;
    setup.pieces.resize(m_seen.pieces.size());
    setup.sideToMove = explanation.piece->side;
    setup.pieces[explanation.from] = explanation.piece;
    if (enemyOnTarget)
        setup.pieces[explanation.to] = anEnemy(explanation);
    return setup;
}

Doubter::Doubt Doubter::pattern(const Explanation& explanation) const {
    for (const bool enemy : {false, true}) {
        if (canTry(alone(explanation, enemy), explanation.from, explanation.to))
            return "alone on the board it can go there";
    }
    if (std::ranges::count(explanation.misfits, Misfit::None) > 0)
        return "an ability fits";
    return explanation.misfits.size() == explanation.abilities.size() ? nullptr
                                                                      : "a misfit is missing";
}

Doubter::Doubt Doubter::pawn(const Explanation& explanation) const {
    const auto& rules = m_position.ruleset().pieces[explanation.piece->kind].pawn;
    if (!rules)
        return "no pawn";
    const int steps = forwardSteps(explanation, *rules);
    const auto hasDoubleStep = [&] {
        return std::ranges::any_of(rules->doubleSteps, [&](const DoubleStep& rule) {
            return explanation.changed == axisBit(rule.axis);
        });
    };
    switch (explanation.apartFromTurn) {
    case Reason::PawnWrongDirection: {
        if (steps == -1 || steps == -2)
            return nullptr;
        // What the enemy's pawn captures from here.
        PositionSetup turned = alone(explanation, true);
        turned.sideToMove = opponent(turned.sideToMove);
        turned.pieces[explanation.from]->side = turned.sideToMove;
        turned.pieces[explanation.to]->side = explanation.piece->side;
        return canTry(turned, explanation.from, explanation.to) ? nullptr : "not backwards either";
    }
    case Reason::PawnWrongAxis:
        return std::ranges::count(explanation.delta, 0) == axisCount - 1 && steps == 0
                   ? nullptr
                   : "not along another axis";
    case Reason::PawnWrongPlane:
        return std::ranges::any_of(rules->captures,
                                   [&](const Vector4& capture) {
                                       return shape(capture) == shape(explanation.delta);
                                   })
                   ? nullptr
                   : "no capture looks like this";
    case Reason::PawnNeverStepsTwice:
        return steps == 2 && !hasDoubleStep() ? nullptr : "it may step twice";
    case Reason::PawnNotOnStartRank:
        return steps == 2 && hasDoubleStep() ? nullptr : "it has no double step there";
    default:
        return "no reason of pawns";
    }
}

Doubter::Doubt Doubter::blocked(const Explanation& explanation) const {
    const Square from = explanation.from;
    const Square to = explanation.to;
    if (canTry(m_seen, from, to))
        return "it can go there";
    switch (explanation.apartFromTurn) {
    case Reason::PawnForwardOccupied:
        return explanation.blocker == to && canTry(without(m_seen, {to}), from, to)
                   ? nullptr
                   : "not for what stands there";
    case Reason::PawnNothingToCapture: {
        PositionSetup setup = m_seen;
        setup.pieces[to] = anEnemy(explanation);
        return !m_seen.pieces[to] && canTry(setup, from, to) ? nullptr : "no capture";
    }
    case Reason::EnPassantNotPossible: {
        PositionSetup setup = m_seen;
        setup.enPassantSkipped = to;
        setup.enPassantVictim = explanation.blocker;
        return canTry(setup, from, to, MoveType::EnPassant) ? nullptr : "not in passing either";
    }
    default:
        break;
    }
    // A line: everything but the blocker is taken away, then the blocker too.
    std::vector<Square> way = explanation.path;
    if (explanation.apartFromTurn == Reason::PawnDoubleStepBlocked)
        way.push_back(to);
    if (explanation.blocker == noSquare || !holds(way, explanation.blocker) ||
        explanation.blockerPiece != m_seen.pieces[explanation.blocker])
        return "the blocker is not on the way";
    PositionSetup setup = without(m_seen, way);
    if (!canTry(setup, from, to))
        return "free, it still cannot go there";
    setup.pieces[explanation.blocker] = explanation.blockerPiece;
    if (canTry(setup, from, to))
        return "the blocker alone does not block";
    for (const Square square : way) {
        if (square == explanation.blocker)
            return nullptr;
        if (m_seen.pieces[square])
            return "another piece stands before the blocker";
    }
    return nullptr;
}

Doubter::Doubt Doubter::castling(const Explanation& explanation) const {
    if (!explanation.castling)
        return "no facts";
    const CastlingFacts& facts = *explanation.castling;
    if (explanation.apartFromTurn != Reason::CastlingKingNotHome)
        return castlingConditions(explanation);
    if (facts.kingFrom == explanation.from || facts.kingHome)
        return "the king is at home";
    // From its home, with its rook, on an empty board, it could.
    for (const CastlingRule& rule : m_position.ruleset().castling) {
        Vector4 rook = m_position.geometry().coordinates(facts.kingFrom);
        rook[static_cast<std::size_t>(rule.axis)] = static_cast<std::int8_t>(rule.rookFrom);
        PositionSetup setup;
        setup.pieces.resize(m_seen.pieces.size());
        setup.sideToMove = explanation.piece->side;
        setup.pieces[facts.kingFrom] = explanation.piece;
        setup.castlingRooks = {m_position.geometry().square(rook)};
        setup.pieces[setup.castlingRooks.front()] = Piece{rule.rook, setup.sideToMove};
        const int offset = int{explanation.to} - int{explanation.from};
        if (canTry(setup, facts.kingFrom, static_cast<Square>(facts.kingFrom + offset),
                   MoveType::Castling))
            return nullptr;
    }
    return "from its home it could not either";
}

Doubter::Doubt Doubter::castlingConditions(const Explanation& explanation) const {
    const CastlingFacts& facts = *explanation.castling;
    const Side side = explanation.piece->side;
    PositionSetup setup = m_seen;
    setup.castlingRooks = m_real.castlingRooks;
    // Only in its own position, and with everything else put right, must it fail.
    if (m_seen.sideToMove == m_real.sideToMove &&
        canTry(setup, explanation.from, explanation.to, MoveType::Castling))
        return "it can castle";
    SlowPosition board = m_slow.with(setup);
    std::vector<Square> attackers;
    std::size_t count = 0;
    for (const Square square : facts.kingsWay) {
        const std::vector<Square> by = board.attackers(square, opponent(side));
        count += by.size();
        attackers.insert(attackers.end(), by.begin(), by.end());
    }
    if (count != facts.attacks.size())
        return "other attacks on the way";
    const auto attacked = [&](Square square) {
        return !board.attackers(square, opponent(side)).empty();
    };
    Piece rook{};
    for (const CastlingRule& rule : m_position.ruleset().castling) {
        if (rule.king == explanation.piece->kind)
            rook = {rule.rook, side};
    }
    const auto tried = [&] {
        return canTry(setup, explanation.from, explanation.to, MoveType::Castling);
    };
    const bool rookStands = setup.pieces[facts.rookFrom] == rook;
    const bool right = holds(setup.castlingRooks, facts.rookFrom);
    switch (explanation.apartFromTurn) {
    case Reason::CastlingRookNotHome:
        if (rookStands)
            return "the rook is at home";
        break;
    case Reason::CastlingNoRight:
        if (!rookStands || right)
            return "it has the right";
        break;
    case Reason::CastlingPathOccupied:
        if (!rookStands || !right || facts.blockers.empty() ||
            explanation.blocker != facts.blockers.front() || !setup.pieces[explanation.blocker])
            return "nothing stands between";
        break;
    case Reason::CastlingInCheck:
        return attacked(explanation.from) ? nullptr : "no check";
    case Reason::CastlingIntoAttack:
    case Reason::CastlingThroughAttack: {
        if (attacked(explanation.from))
            return "the king is in check";
        const bool onTheWay = std::ranges::any_of(facts.kingsWay, [&](Square square) {
            return square != explanation.to && attacked(square);
        });
        if (onTheWay != (explanation.apartFromTurn == Reason::CastlingThroughAttack))
            return "another square of the way";
        setup = without(setup, attackers);
        // Who stood behind an attacker may attack now.
        for (bool again = true; again;) {
            again = false;
            for (const Square square : facts.kingsWay) {
                const auto by = m_slow.with(setup).attackers(square, opponent(side));
                again = again || !by.empty();
                setup = without(setup, by);
            }
        }
        return tried() ? nullptr : "not for the attacks";
    }
    case Reason::CastlingOutOfTurn:
        return tried() ? nullptr : "not on its turn either";
    default:
        return "no reason of castling";
    }
    // With everything but this put right it cannot castle; with this as well it can.
    setup = without(setup, facts.blockers);
    for (int layer = 0; layer < 30; ++layer) {
        for (const Square square : facts.kingsWay)
            setup = without(setup, m_slow.with(setup).attackers(square, opponent(side)));
    }
    setup.pieces[facts.rookFrom] = rook;
    if (!right)
        setup.castlingRooks.push_back(facts.rookFrom);
    if (!tried())
        return "put right, it still cannot castle";
    if (explanation.apartFromTurn == Reason::CastlingPathOccupied)
        setup.pieces[explanation.blocker] = m_seen.pieces[explanation.blocker];
    else if (explanation.apartFromTurn == Reason::CastlingNoRight)
        std::erase(setup.castlingRooks, facts.rookFrom);
    else
        setup.pieces[facts.rookFrom].reset();
    return tried() ? "the condition makes no difference" : nullptr;
}

Doubter::Doubt Doubter::lines(const std::vector<AttackLine>& attacks, const SlowPosition& board,
                              Square target, Side by) const {
    if (origins(attacks) != board.attackers(target, by))
        return "other attackers";
    const PositionSetup& setup = board.state();
    for (const AttackLine& line : attacks) {
        const Vector4 from = m_position.geometry().coordinates(line.from);
        const Vector4 to = m_position.geometry().coordinates(target);
        for (std::size_t axis = 0; axis < axisCount; ++axis) {
            if (line.to != target || line.change[axis] != to[axis] - from[axis])
                return "another change";
        }
        if (setup.pieces[line.from] != line.piece)
            return "another attacker";
        for (const Square square : line.between) {
            if (setup.pieces[square])
                return "the line is closed";
        }
        const PieceKind& kind = m_position.ruleset().pieces[line.piece.kind];
        if ((line.means == AttackMeans::Pawn && !kind.pawn) ||
            (line.means == AttackMeans::Leap && kind.leaps.empty()) ||
            (line.means == AttackMeans::Slide && kind.slides.empty()) ||
            (line.means == AttackMeans::Step && kind.slides.empty()))
            return "it has no such attack";
    }
    return nullptr;
}

Doubter::Doubt Doubter::kings(const Explanation& explanation) const {
    const Side us = explanation.piece->side;
    SlowPosition before = m_slow.with(m_seen);
    std::vector<Move> moves = before.pseudoLegalMoves(explanation.from, explanation.to);
    const MoveType type = explanation.enPassant                      ? MoveType::EnPassant
                          : explanation.means == MoveMeans::Castling ? MoveType::Castling
                                                                     : MoveType::Normal;
    std::erase_if(moves, [&](const Move& move) {
        const bool sameType =
            move.type == type || (type == MoveType::Normal && move.type == MoveType::DoubleStep);
        return move.to != explanation.to || !sameType;
    });
    if (moves.empty())
        return "it could not be tried at all";
    SlowPosition after = before;
    after.make(moves.front());
    const PositionSetup& board = after.state();
    Reason overall = Reason::Legal;
    std::size_t dangers = 0;
    for (const Square king : kingsOf(board, m_position.ruleset(), us)) {
        const bool moved = king == explanation.to;
        const Square stood = moved ? explanation.from : king;
        const auto danger = std::ranges::find(explanation.kings, king, &KingDanger::after);
        const bool attacked = !before.attackers(stood, opponent(us)).empty() ||
                              !after.attackers(king, opponent(us)).empty();
        if (attacked != (danger != explanation.kings.end()))
            return "another king is attacked";
        if (!attacked)
            continue;
        ++dangers;
        if (danger->before != stood || danger->moved() != moved)
            return "another king";
        if (Doubt found = lines(danger->attacksBefore, before, stood, opponent(us)))
            return found;
        if (Doubt found = lines(danger->attacksAfter, after, king, opponent(us)))
            return found;
        if (Doubt found = kingCause(explanation, *danger))
            return found;
        if (danger->cause != Reason::Legal && (overall == Reason::Legal || danger->cause < overall))
            overall = danger->cause;
    }
    if (dangers != explanation.kings.size())
        return "a king too many";
    return overall == explanation.apartFromTurn ? nullptr : "another cause counts";
}

Doubter::Doubt Doubter::kingCause(const Explanation& explanation, const KingDanger& danger) const {
    const std::vector<Square> before = origins(danger.attacksBefore);
    const std::vector<Square> after = origins(danger.attacksAfter);
    if (after.empty())
        return danger.cause == Reason::Legal ? nullptr : "a cause without an attack";
    const Side them = opponent(explanation.piece->side);
    const std::vector<Square> onTarget = m_slow.with(m_seen).attackers(explanation.to, them);
    const bool someKnown =
        std::ranges::any_of(after, [&](Square by) { return holds(onTarget, by); });
    const bool lineGoesOn = std::ranges::any_of(
        after, [&](Square by) { return holds(before, by) && !holds(onTarget, by); });
    const bool stillAttacked =
        std::ranges::any_of(after, [&](Square by) { return holds(before, by); });
    const bool answered = std::ranges::any_of(explanation.kings, [](const KingDanger& king) {
        const std::vector<Square> left = origins(king.attacksAfter);
        return std::ranges::any_of(king.attacksBefore,
                                   [&](const AttackLine& line) { return !holds(left, line.from); });
    });
    const bool captures = m_seen.pieces[explanation.to].has_value();
    const auto attacksWithout = [&](const std::vector<Square>& squares) {
        const auto by = m_slow.with(without(m_seen, squares)).attackers(danger.before, them);
        return std::ranges::any_of(
            after, [&](Square one) { return holds(by, one) && !holds(before, one); });
    };
    switch (danger.cause) {
    case Reason::CapturesProtectedPiece:
        return danger.moved() && captures && someKnown ? nullptr : "nothing protects it";
    case Reason::StaysOnLine:
        return danger.moved() && !(captures && someKnown) && lineGoesOn ? nullptr
                                                                        : "not on the line";
    case Reason::StepsIntoAttack:
        return danger.moved() && !(captures && someKnown) && !lineGoesOn ? nullptr
                                                                         : "no step into attack";
    case Reason::DoesNotAnswerCheck:
        return !danger.moved() && stillAttacked && !answered ? nullptr : "no check unanswered";
    case Reason::AnswersOneOfSeveralChecks:
        return !danger.moved() && stillAttacked && answered ? nullptr : "not one of several";
    case Reason::ExposesKing:
        if (danger.moved() || stillAttacked)
            return "not exposed";
        return attacksWithout({explanation.from}) ||
                       (explanation.castling && attacksWithout({explanation.castling->rookFrom})) ||
                       (explanation.castling &&
                        attacksWithout({explanation.from, explanation.castling->rookFrom}))
                   ? nullptr
                   : "not by leaving";
    case Reason::EnPassantUncoversCheck:
        if (danger.moved() || stillAttacked || !explanation.enPassant)
            return "not exposed in passing";
        return !attacksWithout({explanation.from}) &&
                       attacksWithout({explanation.from, explanation.captured})
                   ? nullptr
                   : "not by the captured pawn";
    default:
        return "no cause";
    }
}

Doubter::Doubt Doubter::legal(const Explanation& explanation) const {
    const SlowPosition board = m_slow.with(m_seen);
    const std::vector<Move> moves = board.pseudoLegalMoves(explanation.from, explanation.to);
    if (explanation.consequences.empty())
        return "legal, but without a move";
    for (const Consequence& result : explanation.consequences) {
        if (std::ranges::find(moves, result.move) == moves.end())
            return "the second opinion has no such move";
        if (Doubt found = consequence(explanation, result))
            return found;
    }
    std::vector<KindIndex> choices;
    for (const Move& move : moves) {
        if (move.to == explanation.to && move.isPromotion() &&
            move.type == explanation.consequences.front().move.type)
            choices.push_back(move.promotion);
    }
    return choices == explanation.promotions ? nullptr : "other promotions";
}

Doubter::Doubt Doubter::consequence(const Explanation& explanation,
                                    const Consequence& result) const {
    const Side us = explanation.piece->side;
    SlowPosition after = m_slow.with(m_seen);
    after.make(result.move);
    const PositionSetup& board = after.state();
    for (const Square king : kingsOf(board, m_position.ruleset(), us)) {
        if (!after.attackers(king, opponent(us)).empty())
            return "a king is left attacked";
    }
    const auto pieces = [](const PositionSetup& setup) {
        return std::ranges::count_if(setup.pieces,
                                     [](const auto& piece) { return piece.has_value(); });
    };
    if ((pieces(board) < pieces(m_seen)) != (explanation.captured != noSquare))
        return "another capture";
    if (explanation.captured != noSquare && board.pieces[explanation.captured] &&
        explanation.captured != explanation.to)
        return "the captured piece is still there";
    std::size_t count = 0;
    bool twice = false;
    for (const Square king : kingsOf(board, m_position.ruleset(), opponent(us))) {
        std::vector<AttackLine> attacks;
        for (const GivenCheck& check : result.checks) {
            if (check.line.to == king)
                attacks.push_back(check.line);
        }
        if (Doubt found = lines(attacks, after, king, us))
            return found;
        count += attacks.size();
        twice = twice || attacks.size() > 1;
    }
    if (count != result.checks.size() || twice != result.doubleCheck)
        return "other checks";
    for (const GivenCheck& check : result.checks) {
        if (check.discovered && check.line.from == explanation.to)
            return "the moved piece discovers nothing";
    }
    if (board.halfMoveClock != result.halfMoveClock ||
        result.resetsHalfMoves != (board.halfMoveClock == 0))
        return "another half-move clock";
    if (m_seen.castlingRooks.size() - board.castlingRooks.size() != result.rightsLost.size())
        return "other castling rights";
    // Everything above is told of each move; the outcome takes long.
    if (!m_anyOutcome || (explanation.from + explanation.to) % 8 != 0)
        return nullptr;
    return after.outcome() == result.outcome ? nullptr : "another outcome";
}

} // namespace tessera::test
