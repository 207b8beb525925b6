#include "odds.h"

#include "setup_problems.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {
PositionSetup setupWithout(const RulesetPtr& ruleset, const PositionSetup& start, Square square) {
    PositionSetup setup = start;
    setup.pieces[square].reset();
    const std::vector<CastlingHome> homes = castlingHomes(ruleset);
    std::erase_if(setup.castlingRooks, [&](Square rook) {
        return std::ranges::none_of(homes, [&](const CastlingHome& home) {
            return home.rookSquare == rook && home.holds(setup.pieces);
        });
    });
    return setup;
}
} // namespace

Result<Position> startWithout(const RulesetPtr& ruleset, Square square) {
    const PositionSetup start = Position(ruleset).setup();
    if (square >= start.pieces.size() || !start.pieces[square])
        return Error{ErrorCode::BadSquare, {}, std::to_string(square)};
    return Position::fromSetup(ruleset, setupWithout(ruleset, start, square));
}

std::vector<Square> oddsSquares(const RulesetPtr& ruleset) {
    const PositionSetup start = Position(ruleset).setup();
    const auto count = static_cast<KindIndex>(ruleset->data().pieces.size());
    std::vector<Square> squares;
    for (const Side side : {Side::White, Side::Black}) {
        for (KindIndex kind = 0; kind < count; ++kind) {
            const auto first = std::ranges::find_if(start.pieces, [&](const auto& piece) {
                return piece && piece->side == side && piece->kind == kind;
            });
            if (first == start.pieces.end() || ruleset->data().pieces[kind].royal)
                continue;
            const auto square = static_cast<Square>(first - start.pieces.begin());
            if (setupProblems(ruleset, setupWithout(ruleset, start, square)).empty())
                squares.push_back(square);
        }
    }
    return squares;
}

} // namespace tessera
