#include "squarereason.h"

#include "coachwords.h"
#include "proof/proof.h"
#include "text/piecetext.h"
#include "verdict.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>

namespace tessera {

namespace {

struct SquareReason {
    Q_DECLARE_TR_FUNCTIONS(tessera::SquareReason)
public:
    const Position& position;
    const SquaresAsked& asked;
    Square square;
    CoachWords words{position};

    [[nodiscard]] std::optional<Piece> here() const { return position.pieceAt(square); }
    [[nodiscard]] QString place() const { return words.square(square); }
    [[nodiscard]] Vector4 change(Square from) const {
        const Vector4 a = position.geometry().coordinates(from);
        Vector4 b = position.geometry().coordinates(square);
        for (std::size_t axis = 0; axis < axisCount; ++axis)
            b[axis] = static_cast<std::int8_t>(b[axis] - a[axis]);
        return b;
    }
    [[nodiscard]] std::vector<Square> royals(Side side) const {
        std::vector<Square> found;
        for (int i = 0; i < position.geometry().squareCount(); ++i) {
            const auto piece = position.pieceAt(static_cast<Square>(i));
            if (piece && piece->side == side && position.ruleset().pieces[piece->kind].royal)
                found.push_back(static_cast<Square>(i));
        }
        return found;
    }

    [[nodiscard]] Square nearest(const std::vector<Square>& squares) const {
        return *std::ranges::min_element(squares, {}, [&](Square one) {
            int steps = 0;
            for (const int by : change(one))
                steps += std::abs(by);
            return steps;
        });
    }

    /// What keeps a piece from a square, whoever is to move; empty: nothing does. `looks`: what
    /// keeps it from looking there, be it at a king or at a piece of its own.
    [[nodiscard]] QString against(Square from, Square to, bool looks) const {
        Explanation why = explain(position, from, to);
        Reason reason = why.apartFromTurn;
        if (looks &&
            (reason == Reason::OwnPieceOnTarget || reason == Reason::KingMayNotBeCaptured)) {
            const auto block = std::ranges::find_if(
                why.path, [&](Square way) { return position.pieceAt(way).has_value(); });
            if (why.means == MoveMeans::None)
                reason = Reason::WrongPattern;
            else if (block == why.path.end())
                return tr("The %1 does not look at %2.", "piece on square, square")
                    .arg(words.pieceOn(from), words.square(to));
            else {
                reason = Reason::PathBlocked;
                why.blocker = *block;
                why.blockerPiece = position.pieceAt(*block);
            }
        }
        if (reason == Reason::Legal)
            return {};
        why.reason = why.apartFromTurn = reason;
        return verdictOf(position, why).text();
    }

    /// Empty when a piece of this side stands there.
    [[nodiscard]] QString noPiece(std::optional<Side> side) const {
        if (!here())
            return tr("No piece stands on %1.").arg(place());
        if (side && here()->side != *side)
            return tr("The %1 belongs to the other side.", "piece on square")
                .arg(words.pieceOn(square));
        return {};
    }

    [[nodiscard]] QString ofPiece() const {
        if (const QString why = against(asked.of, square, asked.kind == AskedKind::Attacks);
            !why.isEmpty())
            return why;
        switch (asked.kind) {
        case AskedKind::Captures:
            return tr("The piece can go to %1, but takes nothing there.").arg(place());
        case AskedKind::Attacks:
            return tr("The piece can go to %1, but does not attack it.").arg(place());
        case AskedKind::Checks:
            return tr("From %1 it gives no check.").arg(place());
        case AskedKind::Mates:
            return tr("On %1 it gives no mate.").arg(place());
        default:
            return here() ? QString() : tr("Nothing stands on %1.").arg(place());
        }
    }
    [[nodiscard]] QString toSquare(Side side, const std::vector<Square>& targets) const {
        if (const QString none = noPiece(side); !none.isEmpty())
            return none;
        return targets.empty() ? QString() : against(square, targets.front(), true);
    }
    [[nodiscard]] QString around() const {
        const Vector4 way = change(asked.of);
        const AxisSet changed = CoachWords::axesOf(way);
        if (changed == 0)
            return {};
        const bool far = asked.kind == AskedKind::Neighbors && (changed & ~asked.axes) == 0 &&
                         std::ranges::count_if(way, [](int by) { return by != 0; }) == 1;
        return (far ? tr("From %1 to %2 is more than one step along %3.", "squares, an axis")
                    : tr("From %1 to %2 these coordinates change: %3.", "squares, axes"))
            .arg(words.square(asked.of), place(), words.axes(changed));
    }
    [[nodiscard]] QString block() const {
        for (const Check& check : position.checks()) {
            const SquaresAsked line{.kind = AskedKind::Between, .of = check.by, .to = check.king};
            const std::vector<Square> between = squaresAsked(position, line);
            if (between.empty())
                continue;
            return std::ranges::find(between, square) == between.end()
                       ? tr("%1 does not lie between the %2 and the %3.",
                            "square, piece on square, king on square")
                             .arg(place(), words.pieceOn(check.by), words.pieceOn(check.king))
                       : tr("No piece can be put on %1.").arg(place());
        }
        return {};
    }
    [[nodiscard]] QString hanging() const {
        if (const QString none = noPiece(asked.side); !none.isEmpty())
            return none;
        const std::vector<Square> guards = position.attackers(square, asked.side);
        if (position.attackers(square, opponent(asked.side)).empty())
            return tr("Nothing attacks the %1.", "piece on square").arg(words.pieceOn(square));
        return guards.empty() ? QString()
                              : tr("The %1 is protected by the %2.", "pieces on squares")
                                    .arg(words.pieceOn(square), words.pieceOn(guards.front()));
    }
    [[nodiscard]] QString moves() const {
        if (const QString none = noPiece(position.sideToMove()); !none.isEmpty())
            return none;
        const std::vector<Move> legal = position.legalMovesFrom(square);
        return legal.empty()
                   ? tr("The %1 has no move.", "piece on square").arg(words.pieceOn(square))
                   : tr("The %1 can move, to %2 for instance.", "piece on square, square")
                         .arg(words.pieceOn(square), words.square(legal.front().to));
    }

    [[nodiscard]] QString text() const {
        const Side mover = position.sideToMove();
        if (asked.differ != 0 && (asked.differ & ~CoachWords::axesOf(change(asked.of))) != 0)
            return tr("Only squares that differ from %1 in %2 are asked for.", "square, axes")
                .arg(words.square(asked.of), words.axes(asked.differ));
        switch (asked.kind) {
        case AskedKind::Moves:
        case AskedKind::Captures:
        case AskedKind::Targets:
        case AskedKind::Attacks:
        case AskedKind::Checks:
        case AskedKind::Mates:
            return ofPiece();
        case AskedKind::Attackers:
            return toSquare(asked.side, {asked.of});
        case AskedKind::Arrivals:
            return toSquare(mover, {asked.of});
        case AskedKind::Checkers:
            return toSquare(opponent(mover), royals(mover));
        case AskedKind::Copies:
        case AskedKind::Neighbors:
            return around();
        case AskedKind::Between:
            return tr("%1 does not lie on the line between %2 and %3.", "squares")
                .arg(place(), words.square(asked.of), words.square(asked.to));
        case AskedKind::Escapes:
            return against(nearest(royals(mover)), square, false);
        case AskedKind::Blocks:
            return block();
        case AskedKind::Pinned:
            if (const QString none = noPiece(asked.side); !none.isEmpty())
                return none;
            return tr("The %1 is not pinned: nothing would look at a king through it.",
                      "piece on square")
                .arg(words.pieceOn(square));
        case AskedKind::Hanging:
            return hanging();
        case AskedKind::Movers:
        case AskedKind::Stuck:
            return moves();
        case AskedKind::Pieces:
            if (const QString none = noPiece(asked.side); !none.isEmpty())
                return none;
            return tr("There stands a %1.", "piece on square").arg(words.pieceOn(square));
        case AskedKind::Named:
            return tr("This is %1.", "a square").arg(place());
        }
        return {};
    }
};

} // namespace

QString reasonAgainst(const Position& position, const SquaresAsked& asked, Square square) {
    return SquareReason{position, asked, square}.text();
}

} // namespace tessera
