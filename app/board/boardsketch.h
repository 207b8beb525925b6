// What is drawn over the boards to explain something, as a value: lines between squares, lit
// squares, numbers. View models write it, BoardSketchView draws it.
#pragma once

#include "geometry/square.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <vector>

namespace tessera {

namespace sketchkinds {
Q_NAMESPACE
QML_NAMED_ELEMENT(SketchKind)
/// What a line or a lit square tells. Each has a form of its own besides its colour.
enum class Kind : std::uint8_t {
    Way,       ///< where a piece would go: a plain arrow
    Attack,    ///< an arrow; who attacks is lit with a cross
    Guard,     ///< a line that ends in a disc; who protects is lit with a plus
    Pin,       ///< a double line with an end like a bar; who pins is lit with a bar
    Behind,    ///< dots: an attack or a protection through another piece
    Blocker,   ///< lit with a stroke: it stands in the way
    King,      ///< lit with an exclamation mark: a king that would be attacked
    Watched,   ///< lit with a dot: a square whose attackers are shown
    Unguarded, ///< lit with a question mark: attacked and not protected
    Refutation ///< an arrow with two heads: what refutes a try in a proof; lit with a double angle
};
Q_ENUM_NS(Kind)
} // namespace sketchkinds
using SketchKind = sketchkinds::Kind;

struct SketchLine {
    SketchKind kind = SketchKind::Way;
    /// At least two: where it begins, the squares it goes over, where it ends. A leap has just two.
    std::vector<Square> squares;
    friend bool operator==(const SketchLine&, const SketchLine&) = default;
};

struct SketchLight {
    SketchKind kind = SketchKind::Attack;
    Square square = noSquare;
    friend bool operator==(const SketchLight&, const SketchLight&) = default;
};

struct SketchNumber {
    Square square = noSquare;
    int value = 0;
    friend bool operator==(const SketchNumber&, const SketchNumber&) = default;
};

struct BoardSketch {
    Q_GADGET
    QML_VALUE_TYPE(boardSketch)
public:
    std::vector<SketchLine> lines;
    std::vector<SketchLight> lights;
    std::vector<SketchNumber> numbers;

    [[nodiscard]] bool empty() const { return lines.empty() && lights.empty() && numbers.empty(); }
    /// Where something is drawn, with the squares that lines go over; some more than once.
    [[nodiscard]] std::vector<Square> squares() const;
    /// Adds what another one draws, without what is there already.
    void add(const BoardSketch& other);
    friend bool operator==(const BoardSketch&, const BoardSketch&) = default;
};

} // namespace tessera
