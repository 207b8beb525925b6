#include "coachwords.h"

#include "text/movetext.h"
#include "text/piecetext.h"
#include "text/ruletext.h"

#include <QCoreApplication>

#include <cstdlib>

namespace tessera {

namespace {
struct Words {
    Q_DECLARE_TR_FUNCTIONS(tessera::CoachWords)
};
} // namespace

QString CoachWords::square(Square square) const {
    return m_aloud ? spokenSquare(*m_position.rulesetPtr(), square, *m_aloud)
                   : squareText(m_position, square);
}

QString CoachWords::squares(const std::vector<Square>& squares) const {
    QStringList names;
    for (const Square each : squares)
        names.append(square(each));
    return list(names);
}

QString CoachWords::kind(const Piece& piece) const {
    return kind(piece.kind);
}

QString CoachWords::kind(KindIndex kind) const {
    return pieceName(ruleset().pieces[kind]);
}

QString CoachWords::piece(const Piece& piece) const {
    return pieceWithSide(ruleset().pieces[piece.kind], piece.side);
}

QString CoachWords::pieceOn(const Piece& piece, Square square) const {
    return Words::tr("%1 on %2", "piece, square").arg(this->piece(piece), this->square(square));
}

QString CoachWords::pieceOn(Square square) const {
    const std::optional<Piece> piece = m_position.pieceAt(square);
    return piece ? pieceOn(*piece, square) : this->square(square);
}

QString CoachWords::side(Side side) const {
    return sideName(side);
}

QString CoachWords::change(Axis axis, int amount) const {
    if (m_aloud)
        return spokenChange(axis, amount, *m_aloud);
    const QString number =
        (amount > 0 ? QStringLiteral("+%1") : QStringLiteral("−%1")).arg(std::abs(amount));
    // Not parted at the end of a line.
    return Words::tr("%1\u00a0%2", "axis, signed change, a space that does not break")
        .arg(axisNames(axisBit(axis)), number);
}

QString CoachWords::changes(const Change& change) const {
    QStringList parts;
    for (std::size_t axis = 0; axis < axisCount; ++axis) {
        if (change[axis] != 0)
            parts.append(this->change(static_cast<Axis>(axis), change[axis]));
    }
    return list(parts);
}

QString CoachWords::axes(AxisSet axes) const {
    return axisNames(axes);
}

QString CoachWords::course(const AttackLine& line) const {
    const QString along = axes(axesOf(line.change));
    switch (line.means) {
    case AttackMeans::Slide:
        return Words::tr("along %1", "axes").arg(along);
    case AttackMeans::Step:
        return Words::tr("one step along %1", "axes").arg(along);
    case AttackMeans::Leap:
        return Words::tr("by a leap along %1", "axes").arg(along);
    case AttackMeans::Pawn:
        return Words::tr("as a pawn captures, along %1", "axes").arg(along);
    }
    return {};
}

QString CoachWords::attacker(const AttackLine& line) const {
    return m_aloud ? Words::tr("%1, %2", "piece on a square, how it reaches")
                         .arg(pieceOn(line.piece, line.from), course(line))
                   : Words::tr("%1 (%2)", "piece on a square, how it reaches")
                         .arg(pieceOn(line.piece, line.from), course(line));
}

QString CoachWords::attackers(const std::vector<AttackLine>& lines) const {
    QStringList parts;
    for (const AttackLine& line : lines)
        parts.append(attacker(line));
    return list(parts);
}

bool CoachWords::onOtherBoards(Square a, Square b) const {
    const Vector4 at = m_position.geometry().coordinates(a);
    const Vector4 other = m_position.geometry().coordinates(b);
    for (const Axis axis : ruleset().layout.grid) {
        const auto i = static_cast<std::size_t>(axis);
        if (at[i] != other[i])
            return true;
    }
    return false;
}

QString CoachWords::list(const QStringList& parts) {
    if (parts.size() < 2)
        return parts.join(QString());
    QString text = parts.front();
    for (qsizetype i = 1; i + 1 < parts.size(); ++i)
        text = Words::tr("%1, %2", "a list of several").arg(text, parts[i]);
    return Words::tr("%1 and %2", "the last two of a list").arg(text, parts.back());
}

AxisSet CoachWords::axesOf(const Vector4& change) {
    AxisSet axes = 0;
    for (int axis = 0; axis < axisCount; ++axis) {
        if (change[static_cast<std::size_t>(axis)] != 0)
            axes = static_cast<AxisSet>(axes | axisBit(axis));
    }
    return axes;
}

} // namespace tessera
