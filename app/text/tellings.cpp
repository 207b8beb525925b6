#include "tellings.h"

#include "piecetext.h"
#include "ruletext.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace tessera {

namespace {

struct Teller {
    Q_DECLARE_TR_FUNCTIONS(tessera::Teller)
public:
    const Position& position;
    SpokenStyle style;

    [[nodiscard]] QString placeOf(Square square) const {
        return spokenSquare(*position.rulesetPtr(), square, style);
    }

    [[nodiscard]] QString occupant(Square square) const {
        const std::optional<Piece> piece = position.pieceAt(square);
        return piece ? pieceWithSide(position.ruleset().pieces[piece->kind], piece->side)
                     : tr("empty");
    }

    /// "rook on a1, Z 0, W 0; pawn on b2, Z 0, W 0"
    [[nodiscard]] QString pieces(const std::vector<Square>& squares) const {
        QStringList texts;
        for (const Square square : squares) {
            const std::optional<Piece> piece = position.pieceAt(square);
            texts.append(piece ? tr("%1 on %2", "piece, square")
                                     .arg(pieceName(position.ruleset().pieces[piece->kind]),
                                          placeOf(square))
                               : placeOf(square)); // taken in passing, from beside it
        }
        return texts.join(QStringLiteral("; "));
    }

    [[nodiscard]] QString reach(Square square, Side by) const {
        const QString from = pieces(position.attackers(square, by));
        const std::optional<Piece> piece = position.pieceAt(square);
        if (piece && piece->side == by)
            return from.isEmpty() ? tr("Nothing protects it.") : tr("Protected by %1.").arg(from);
        if (piece)
            return from.isEmpty() ? tr("Nothing attacks it.") : tr("Attacked by %1.").arg(from);
        if (from.isEmpty())
            return by == Side::White ? tr("White does not attack it.")
                                     : tr("Black does not attack it.");
        return by == Side::White ? tr("White attacks it: %1.").arg(from)
                                 : tr("Black attacks it: %1.").arg(from);
    }

    [[nodiscard]] QString targets(const std::vector<Move>& moves, bool captures) const {
        std::vector<Square> squares;
        for (const Move& move : moves) {
            if (position.isCapture(move) == captures)
                squares.push_back(move.to);
        }
        // A promotion with a choice gives several moves to one square.
        std::ranges::sort(squares);
        squares.erase(std::unique(squares.begin(), squares.end()), squares.end());
        if (captures)
            return pieces(squares);
        QStringList texts;
        for (const Square square : squares)
            texts.append(placeOf(square));
        return texts.join(QStringLiteral("; "));
    }

    /// "X plus, Z minus"
    static QString direction(const Direction& direction) {
        QStringList texts;
        for (std::size_t axis = 0; axis < axisCount; ++axis) {
            const QString name = axisNames(axisBit(static_cast<int>(axis)));
            if (direction.change[axis] > 0)
                texts.append(tr("%1 plus", "axis").arg(name));
            else if (direction.change[axis] < 0)
                texts.append(tr("%1 minus", "axis").arg(name));
        }
        return texts.join(QStringLiteral(", "));
    }

    [[nodiscard]] QString raysAlong(Square from, int axes) const {
        const std::vector<Direction>& directions = position.geometry().directions();
        QStringList rays;
        int squares = 0;
        for (std::size_t d = 0; d < directions.size(); ++d) {
            const int reach = position.geometry().reach(from, static_cast<int>(d));
            if (directions[d].axesChanged != axes || reach == 0)
                continue;
            int free = 0;
            auto at = static_cast<Square>(from + directions[d].offset);
            while (free < reach && !position.pieceAt(at)) {
                ++free;
                at = static_cast<Square>(at + directions[d].offset);
            }
            squares += free;
            const QString name = direction(directions[d]);
            if (free == reach)
                rays.append(tr("%1: %2", "direction, free squares").arg(name).arg(free));
            else
                rays.append(tr("%1: %2, then %3 on %4", "direction, free squares, piece, square")
                                .arg(name)
                                .arg(free)
                                .arg(occupant(at), placeOf(at)));
        }
        if (rays.isEmpty())
            return {};
        const QString along = axes == 1 ? tr("Along one axis") : tr("Along %1 axes").arg(axes);
        const QString count =
            squares == 1 ? tr("1 free square") : tr("%n free squares", nullptr, squares);
        return tr("%1, %2. %3.", "how many axes, free squares, the directions")
            .arg(along, count, rays.join(QStringLiteral("; ")));
    }
};

} // namespace

QString squareTold(const Position& position, Square square, SpokenStyle style) {
    const Teller teller{position, style};
    const std::optional<Piece> piece = position.pieceAt(square);
    const Side first = piece ? opponent(piece->side) : Side::White;
    return Teller::tr("%1: %2. %3 %4", "square, what stands there, who attacks it, who protects it")
        .arg(teller.placeOf(square), teller.occupant(square), teller.reach(square, first),
             teller.reach(square, opponent(first)));
}

QString movesTold(const Position& position, Square square, const std::vector<Move>& moves,
                  bool preview, SpokenStyle style) {
    const Teller teller{position, style};
    const QString name = teller.placeOf(square);
    if (!position.pieceAt(square))
        return Teller::tr("%1 is empty: no piece, no moves.").arg(name);
    const QString piece = teller.occupant(square);
    QStringList parts;
    if (moves.empty())
        parts.append(Teller::tr("The %1 on %2 has no legal move.").arg(piece, name));
    else if (preview)
        parts.append(Teller::tr("It is not its turn; the %1 on %2 could go:").arg(piece, name));
    else
        parts.append(Teller::tr("The %1 on %2 can go:").arg(piece, name));
    if (const QString captures = teller.targets(moves, true); !captures.isEmpty())
        parts.append(Teller::tr("Captures: %1.").arg(captures));
    if (const QString quiet = teller.targets(moves, false); !quiet.isEmpty())
        parts.append(Teller::tr("Moves: %1.").arg(quiet));
    return parts.join(QLatin1Char(' '));
}

QString raysTold(const Position& position, Square square, SpokenStyle style) {
    const Teller teller{position, style};
    QStringList parts{Teller::tr("From %1.").arg(teller.placeOf(square))};
    for (int axes = 1; axes <= axisCount; ++axes) {
        if (const QString rays = teller.raysAlong(square, axes); !rays.isEmpty())
            parts.append(rays);
    }
    return parts.join(QLatin1Char(' '));
}

} // namespace tessera
