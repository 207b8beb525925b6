#include "self_check.h"

#include "core_variant.h"
#include "notation/fen4d.h"

#include <random>

namespace tessera {

namespace {

using Fault = SelfCheckFault;

/// Moves tried in one position: all of them on small boards, a sample on boards with thousands.
constexpr std::size_t mostTried = 200;

template<int Words>
std::optional<Fault::Kind> checkMoves(PositionCore<Words> core, const std::vector<Move>& moves) {
    if (countLegal(core) != moves.size())
        return Fault::Kind::Count;
    const std::size_t step = moves.size() / mostTried + 1;
    for (std::size_t i = 0; i < moves.size(); i += step) {
        const Move& move = moves[i];
        const std::uint64_t hashBefore = core.hash;
        const auto boardBefore = core.board;
        const Side mover = core.sideToMove;
        const Undo<Words> undo = core.make(move);
        if (core.hash != core.hashFromScratch())
            return Fault::Kind::Make;
        if (anyRoyalAttacked(core, mover))
            return Fault::Kind::KingLeft;
        core.unmake(move, undo);
        if (core.hash != hashBefore || core.board != boardBefore)
            return Fault::Kind::Unmake;
    }
    return core.isConsistent() ? std::nullopt : std::optional(Fault::Kind::Unmake);
}

} // namespace

std::optional<SelfCheckFault> selfCheck(const RulesetPtr& ruleset, int plies, std::uint64_t seed) {
    Position position(ruleset);
    std::mt19937_64 random(seed);
    for (int ply = 1; ply <= plies; ++ply) {
        const std::vector<Move> moves = position.legalMoves();
        const auto fault = CoreAccess::of(position).visit(
            [&](const auto& core) { return checkMoves(core, moves); });
        if (fault)
            return Fault{*fault, ply};
        const std::string fen = writeFen(position);
        const Result<Position> again = readFen(ruleset, fen);
        if (!again || again->key() != position.key() || writeFen(*again) != fen)
            return Fault{Fault::Kind::Notation, ply};
        if (position.outcome() != OutcomeKind::Ongoing)
            break;
        position.make(moves[random() % moves.size()]);
    }
    return std::nullopt;
}

} // namespace tessera
