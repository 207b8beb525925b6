// Small values that the editor shows in lists.
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace tessera {

/// What uses of the board do.
namespace tools {
Q_NAMESPACE
QML_NAMED_ELEMENT(EditTool)
enum class Kind {
    Hand,   ///< takes a piece and puts it down elsewhere
    Eraser, ///< empties squares
    Piece,  ///< puts a piece on squares
};
Q_ENUM_NS(Kind)
} // namespace tools

/// What becomes of the pieces when another ruleset is chosen.
namespace refit {
Q_NAMESPACE
QML_NAMED_ELEMENT(Refit)
enum class Pieces {
    Keep,  ///< those that fit stay where they are
    Start, ///< the start of a game
    None,  ///< an empty board
};
Q_ENUM_NS(Pieces)
} // namespace refit

/// A piece that can be put on the board.
struct PalettePiece {
    Q_GADGET
    QML_VALUE_TYPE(palettePiece)
    Q_PROPERTY(int kind MEMBER kind CONSTANT)
    Q_PROPERTY(bool white MEMBER white CONSTANT)
    Q_PROPERTY(QString name MEMBER name CONSTANT)
    Q_PROPERTY(QString letter MEMBER letter CONSTANT)
public:
    int kind = 0;
    bool white = true;
    QString name;   ///< "White queen"
    QString letter; ///< the key that puts it on a square: a capital for White
};

/// A castling right, or a double step that was just made.
struct EditChoice {
    Q_GADGET
    QML_VALUE_TYPE(editChoice)
    Q_PROPERTY(int square MEMBER square CONSTANT)
    Q_PROPERTY(QString text MEMBER text CONSTANT)
    Q_PROPERTY(bool chosen MEMBER chosen CONSTANT)
public:
    int square = -1; ///< the rook's; the pawn's, -1: no double step
    QString text;
    bool chosen = false;

    friend bool operator==(const EditChoice&, const EditChoice&) = default;
};

/// Something that is wrong with the pieces.
struct EditProblem {
    Q_GADGET
    QML_VALUE_TYPE(editProblem)
    Q_PROPERTY(QString text MEMBER text CONSTANT)
    Q_PROPERTY(int square MEMBER square CONSTANT)
public:
    QString text;
    int square = -1; ///< -1: nowhere in particular
};

} // namespace tessera
