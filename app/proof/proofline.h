// One line of a proof as a person reads it, as a value.
#pragma once

#include "geometry/square.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace tessera {

namespace proofparts {
Q_NAMESPACE
QML_NAMED_ELEMENT(ProofPart)
/// The sections of a proof. Those that a position has come in this order, in check with the
/// replies that work after the checks.
enum class Kind {
    All, ///< every section; for filters
    Checks,
    Squares,  ///< where each king could go
    Captures, ///< takes a checker, in vain
    Blocks,   ///< comes between, in vain
    Others,   ///< other tries that fail
    Working,  ///< the legal moves
    Counts,
};
Q_ENUM_NS(Kind)
} // namespace proofparts
using ProofPart = proofparts::Kind;

namespace prooftones {
Q_NAMESPACE
QML_NAMED_ELEMENT(ProofTone)
/// How a line looks. The badge tells it without colour as well.
enum class Kind {
    Plain,
    Fails, ///< a cross
    Works, ///< a tick
};
Q_ENUM_NS(Kind)
} // namespace prooftones
using ProofTone = prooftones::Kind;

/// What the boards show for a line: places in a Proof, so that pictures are made when they are
/// asked for.
struct ProofSubject {
    enum Kind : std::uint8_t {
        Checks, ///< every check there is
        Check,  ///< the check `item` on the king `king`
        King,   ///< the king `king` and its squares
        Step,   ///< the step `item` of the king `king`
        Guard,  ///< the squares of the king `king` that the piece on `square` guards
        Piece,  ///< the piece on `square`
        Pieces, ///< the pieces of the kind `item` of the side to move
        Try,    ///< the position after the try `item`
        Nothing,
    };
    Kind kind = Checks;
    std::size_t king = 0;
    std::size_t item = 0;
    Square square = noSquare;

    friend bool operator==(const ProofSubject&, const ProofSubject&) = default;
};

/// Lines stand one after another as they are read; one that holds others comes before them and has
/// a smaller depth. Texts have <b> for what is pointed out and <em> for what fails, and are escaped
/// but for that.
struct ProofLine {
    ProofPart part = ProofPart::Checks;
    int depth = 0;   ///< 0: the heading of a section
    QString badge{}; ///< a piece's letter, a number, or a mark
    ProofTone tone = ProofTone::Plain;
    QString text{};
    QString detail{}; ///< may be empty
    ProofSubject subject{};
};

using ProofLines = std::vector<ProofLine>;

/// A text without its marks, as it is spoken, searched and copied.
[[nodiscard]] QString plainText(const QString& marked);

} // namespace tessera
