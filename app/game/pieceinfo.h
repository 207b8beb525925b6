// The selected piece as the interface shows it: what it is, how it moves, where it can go.
#pragma once

#include "position/position.h"

#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace tessera {

/// One coordinate before and after a move.
struct AxisChange {
    Q_GADGET
    QML_VALUE_TYPE(axisChange)
    Q_PROPERTY(QString axis MEMBER axis CONSTANT)
    Q_PROPERTY(QString before MEMBER before CONSTANT)
    Q_PROPERTY(QString after MEMBER after CONSTANT)
    Q_PROPERTY(bool changed READ changed CONSTANT)
public:
    QString axis;   ///< X, Y, Z or W
    QString before; ///< as the ruleset writes it
    QString after;
    [[nodiscard]] bool changed() const { return before != after; }
};

/// A square where the selected piece can go.
struct MoveTarget {
    Q_GADGET
    QML_VALUE_TYPE(moveTarget)
    Q_PROPERTY(int square MEMBER square CONSTANT)
    Q_PROPERTY(QString name MEMBER name CONSTANT)
    Q_PROPERTY(bool capture MEMBER capture CONSTANT)
public:
    int square = -1;
    QString name;
    bool capture = false;
};

struct PieceInfo {
    Q_GADGET
    QML_VALUE_TYPE(pieceInfo)
    Q_PROPERTY(int square MEMBER square CONSTANT)
    Q_PROPERTY(QString title MEMBER title CONSTANT)
    Q_PROPERTY(QString squareName MEMBER squareName CONSTANT)
    Q_PROPERTY(QString writtenName MEMBER writtenName CONSTANT)
    Q_PROPERTY(QString rule MEMBER rule CONSTANT)
    Q_PROPERTY(bool preview MEMBER preview CONSTANT)
    Q_PROPERTY(QVariantList targets MEMBER targets CONSTANT)
    Q_PROPERTY(int moveCount MEMBER moveCount CONSTANT)
    Q_PROPERTY(int captureCount MEMBER captureCount CONSTANT)
    Q_PROPERTY(QString targetsText READ targetsText CONSTANT)
    Q_PROPERTY(QString countsText READ countsText CONSTANT)
public:
    int square = -1; ///< -1: nothing is selected
    QString title;   ///< "White bishop"
    QString squareName;
    QString writtenName;  ///< the square in the list of moves, when it is written otherwise there
    QString rule;         ///< how such a piece moves
    bool preview = false; ///< it is not this side's turn, or the game is over
    QVariantList targets; ///< MoveTarget, captures first
    int moveCount = 0;    ///< targets that are empty
    int captureCount = 0;

    /// "14 targets"
    [[nodiscard]] QString targetsText() const;
    /// "12 moves, 2 captures"
    [[nodiscard]] QString countsText() const;
};

/// Describes the piece on a square by its moves there; nothing stands there: an empty value.
[[nodiscard]] PieceInfo describePiece(const Position& position, Square square,
                                      const std::vector<Move>& moves, bool preview);
/// The coordinates of `from` and of `to`, for every axis longer than one: AxisChange.
[[nodiscard]] QVariantList axisChanges(const Position& position, Square from, Square to);

} // namespace tessera
