#include "duel.h"

#include "notation/fen4d.h"

#include <algorithm>
#include <map>

namespace tessera::test {

namespace {

QByteArray fenOf(const Position& position) {
    return QByteArray::fromStdString(writeFen(position));
}

QByteArray movesOnlyIn(const std::vector<Move>& a, const std::vector<Move>& b) {
    QByteArray text;
    for (const Move& move : a) {
        if (std::ranges::find(b, move) == b.end())
            text += ' ' + QByteArray::number(move.from) + '-' + QByteArray::number(move.to) + '/' +
                    QByteArray::number(int(move.type)) + '/' + QByteArray::number(move.promotion);
    }
    return text;
}

/// Rare kinds of moves are preferred now and then, or they would hardly be played.
Move choose(const Position& position, const std::vector<Move>& moves, Random& random) {
    std::vector<Move> rare;
    if (below(random, 3) == 0)
        std::ranges::copy_if(moves, std::back_inserter(rare), [&](const Move& move) {
            return move.type != MoveType::Normal || move.isPromotion() || position.isCapture(move);
        });
    const std::vector<Move>& from = rare.empty() ? moves : rare;
    return from[below(random, from.size())];
}

void count(const Position& position, const SlowPosition& slow, DuelCounts& counts) {
    ++counts.positions;
    std::map<Square, int> attacksOn;
    for (const Check& check : position.checks())
        ++attacksOn[check.king];
    counts.severalKings += attacksOn.size() > 1;
    counts.doubleChecks +=
        std::ranges::any_of(attacksOn, [](const auto& entry) { return entry.second > 1; });
    const std::vector<Move> legal = position.legalMoves();
    for (const Move& move : slow.pseudoLegalMoves()) {
        counts.refusedEnPassants +=
            move.type == MoveType::EnPassant && std::ranges::find(legal, move) == legal.end();
    }
}

void count(const Move& move, DuelCounts& counts) {
    counts.castlings += move.type == MoveType::Castling;
    counts.doubleSteps += move.type == MoveType::DoubleStep;
    counts.enPassants += move.type == MoveType::EnPassant;
    counts.promotions += move.isPromotion();
}

} // namespace

QByteArray difference(const Position& position, const SlowPosition& slow) {
    const QByteArray fen = fenOf(position);
    std::vector<Move> moves = position.legalMoves();
    sortMoves(moves);
    const std::vector<Move> expected = slow.legalMoves();
    if (moves != expected)
        return fen + "\nonly the engine:" + movesOnlyIn(moves, expected) +
               "\nonly the second opinion:" + movesOnlyIn(expected, moves);
    if (!sameSetup(position.setup(), slow.setup()))
        return fen + "\nthe setups differ";
    auto checks = position.checks();
    std::ranges::sort(checks, {},
                      [](const Check& check) { return std::pair(check.king, check.by); });
    if (checks != slow.checks() || position.inCheck() == checks.empty())
        return fen + "\nthe checks differ";
    if (position.outcome() != slow.outcome())
        return fen + "\nthe outcomes differ";
    if (position.key() != position.keyFromScratch())
        return fen + "\nthe key is not that of the position";
    const Result<Position> again = readFen(position.rulesetPtr(), fen.toStdString());
    if (!again)
        return fen + "\ncannot be read again";
    if (!sameSetup(again->setup(), position.setup()) || again->key() != position.key() ||
        fenOf(*again) != fen)
        return fen + "\nis read as another position: " + fenOf(*again);
    return {};
}

QByteArray duel(Position position, int plies, Random& random, DuelCounts& counts) {
    SlowPosition slow(position.ruleset(), position.setup());
    for (int ply = 0; ply < plies; ++ply) {
        const QByteArray found = difference(position, slow);
        if (!found.isEmpty())
            return found;
        count(position, slow, counts);
        if (position.outcome() != OutcomeKind::Ongoing)
            break;
        const Move move = choose(position, slow.legalMoves(), random);
        count(move, counts);
        position.make(move);
        slow.make(move);
    }
    return {};
}

void countPins(const Position& position, DuelCounts& counts) {
    const PositionSetup setup = position.setup();
    const std::vector<Check> checks = position.checks();
    for (std::size_t square = 0; square < setup.pieces.size(); ++square) {
        const auto& piece = setup.pieces[square];
        if (!piece || piece->side != setup.sideToMove ||
            position.ruleset().pieces[piece->kind].royal)
            continue;
        PositionSetup without = setup;
        without.pieces[square].reset();
        for (const Check& check : SlowPosition(position.ruleset(), without).checks()) {
            if (std::ranges::find(checks, check) != checks.end())
                continue;
            const Vector4 king = position.geometry().coordinates(check.king);
            const Vector4 by = position.geometry().coordinates(check.by);
            std::size_t axes = 0;
            for (std::size_t axis = 0; axis < axisCount; ++axis)
                axes += king[axis] != by[axis];
            ++counts.pins[axes];
        }
    }
}

} // namespace tessera::test
