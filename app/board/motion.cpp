#include "motion.h"

#include <algorithm>
#include <cstdlib>

namespace tessera {

namespace {

// En passant changes three squares, castling four.
constexpr std::size_t mostChanges = 4;

struct Ends {
    Square from{};
    Square to{};
};

std::optional<Square> marked(const BoardScene& scene, Mark mark) {
    const auto found =
        std::find_if(scene.marks.begin(), scene.marks.end(), [mark](std::uint32_t marks) {
            return (marks & static_cast<std::uint32_t>(mark)) != 0;
        });
    if (found == scene.marks.end())
        return std::nullopt;
    return static_cast<Square>(found - scene.marks.begin());
}

std::optional<Ends> lastMoveOf(const BoardScene& scene) {
    const auto from = marked(scene, Mark::LastFrom);
    const auto to = marked(scene, Mark::LastTo);
    if (!from || !to)
        return std::nullopt;
    return Ends{*from, *to};
}

// The piece that leaves `from` in one scene is the one that stands on `to` in the other; it may
// have become another kind on the way.
bool travels(const BoardScene& before, const BoardScene& after, const Ends& ends) {
    const auto& leaving = before.pieces[ends.from];
    const auto& arriving = after.pieces[ends.to];
    // Where a capture is taken back, the captured piece is there again.
    const auto& left = after.pieces[ends.from];
    return leaving && arriving && leaving->side == arriving->side &&
           (!left || left->side != leaving->side);
}

// A pawn takes a pawn on a square beside the one it enters; anything else is two moves at once.
bool isEnPassant(const CompiledRuleset& ruleset, const Piece& taker, const Piece& taken,
                 Square beside, const Motion::Step& step) {
    const auto isPawn = [&](const Piece& piece) {
        return ruleset.data().pieces[piece.kind].pawn.has_value();
    };
    const auto touching = [&](Square square) {
        const auto one = ruleset.geometry().coordinates(square);
        const auto other = ruleset.geometry().coordinates(beside);
        for (std::size_t axis = 0; axis < one.size(); ++axis) {
            if (std::abs(one[axis] - other[axis]) > 1)
                return false;
        }
        return true;
    };
    return isPawn(taker) && isPawn(taken) && touching(step.from) && touching(step.to);
}

} // namespace

std::optional<Motion> motionBetween(const BoardScene& before, const BoardScene& after) {
    if (!before.ruleset || before.ruleset != after.ruleset ||
        before.pieces.size() != after.pieces.size())
        return std::nullopt;
    std::vector<Square> changed;
    for (std::size_t i = 0; i < after.pieces.size(); ++i) {
        if (before.pieces[i] == after.pieces[i])
            continue;
        if (changed.size() == mostChanges)
            return std::nullopt;
        changed.push_back(static_cast<Square>(i));
    }

    Motion motion;
    std::optional<Ends> ends = lastMoveOf(after);
    if (!ends || !travels(before, after, *ends)) {
        ends = lastMoveOf(before);
        if (ends)
            std::swap(ends->from, ends->to);
        motion.backwards = true;
    }
    if (!ends || !travels(before, after, *ends))
        return std::nullopt;
    // On its way the piece looks as it does where a pawn is still a pawn.
    const Piece piece = motion.backwards ? *after.pieces[ends->to] : *before.pieces[ends->from];
    motion.steps.push_back({ends->from, ends->to, piece, before.pieces[ends->to]});

    std::erase_if(changed,
                  [&](Square square) { return square == ends->from || square == ends->to; });
    // Taking the move back gives a piece captured beside the way back at once.
    if (changed.size() == 1) {
        const Square beside = changed.front();
        const auto& gone = motion.backwards ? after.pieces[beside] : before.pieces[beside];
        const auto& left = motion.backwards ? before.pieces[beside] : after.pieces[beside];
        if (!gone || left || gone->side == piece.side ||
            !isEnPassant(*after.ruleset, piece, *gone, beside, motion.steps.front()))
            return std::nullopt;
        if (!motion.backwards) {
            motion.removed = beside;
            motion.removedPiece = gone;
        }
    } else if (changed.size() == 2) {
        Ends rook{changed[0], changed[1]};
        if (!before.pieces[rook.from])
            std::swap(rook.from, rook.to);
        if (!travels(before, after, rook) || before.pieces[rook.from] != after.pieces[rook.to])
            return std::nullopt;
        motion.steps.push_back(
            {rook.from, rook.to, *before.pieces[rook.from], before.pieces[rook.to]});
    } else if (!changed.empty()) {
        return std::nullopt;
    }
    return motion;
}

std::optional<Motion> lastMotion(const BoardScene& scene) {
    const std::optional<Ends> ends = lastMoveOf(scene);
    if (!ends || !scene.pieces[ends->to])
        return std::nullopt;
    Motion motion;
    motion.steps.push_back({ends->from, ends->to, *scene.pieces[ends->to], std::nullopt});
    return motion;
}

} // namespace tessera
