#include "self_check.h"

#include "core_variant.h"
#include "notation/fen4d.h"

#include <algorithm>
#include <random>

namespace tessera {

namespace {

using Fault = SelfCheckFault;

/// Moves tried in one position: all of them on small boards, a sample on boards with thousands.
constexpr std::size_t mostTried = 200;
/// What a game may cost, counted in squares looked at: 60 half-moves with 200 tries each on 4096
/// squares with one royal piece a side, which takes some tenths of a second.
constexpr std::size_t mostWork = 50'000'000;
/// Whether a royal piece is attacked costs as much as hashing so many squares.
constexpr std::size_t royalWork = 64;

/// Moves to try in this position so that `plies` such positions stay within the bound.
template<int Words>
std::size_t triesFor(const PositionCore<Words>& core, int plies) {
    const auto royals = static_cast<std::size_t>(core.royals[sideIndex(core.sideToMove)].count());
    const std::size_t work = core.board.size() + royalWork * royals;
    const std::size_t affordable = mostWork / static_cast<std::size_t>(plies) / work;
    return std::clamp<std::size_t>(affordable, 1, mostTried);
}

template<int Words>
std::optional<Fault::Kind> checkMoves(PositionCore<Words> core, const std::vector<Move>& moves,
                                      std::size_t tries, std::uint64_t& tried) {
    if (countLegal(core) != moves.size())
        return Fault::Kind::Count;
    const std::size_t step = moves.size() / tries + 1;
    for (std::size_t i = 0; i < moves.size(); i += step) {
        ++tried;
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

SelfCheck selfCheck(const RulesetPtr& ruleset, int plies, std::uint64_t seed) {
    SelfCheck check;
    Position position(ruleset);
    std::mt19937_64 random(seed);
    for (int ply = 1; ply <= plies; ++ply) {
        const std::vector<Move> moves = position.legalMoves();
        const auto fault = CoreAccess::of(position).visit([&](const auto& core) {
            return checkMoves(core, moves, triesFor(core, plies), check.tried);
        });
        if (fault) {
            check.fault = Fault{*fault, ply};
            return check;
        }
        const std::string fen = writeFen(position);
        const Result<Position> again = readFen(ruleset, fen);
        if (!again || again->key() != position.key() || writeFen(*again) != fen) {
            check.fault = Fault{Fault::Kind::Notation, ply};
            return check;
        }
        if (position.outcome() != OutcomeKind::Ongoing)
            break;
        position.make(moves[random() % moves.size()]);
    }
    return check;
}

} // namespace tessera
