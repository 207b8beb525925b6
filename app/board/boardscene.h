// What a board shows, as a value: view models write it, BoardView draws it.
#pragma once

#include "position/move.h"
#include "ruleset/compiled_ruleset.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <optional>
#include <vector>

namespace tessera {

/// What marks a square. Every mark has a shape of its own besides its colour.
enum class Mark : std::uint32_t {
    Move = 1U << 0,           ///< dot: the selected piece can move here
    Capture = 1U << 1,        ///< ring: the selected piece can capture here
    PreviewMove = 1U << 2,    ///< diamond: a piece of the side not to move could
    PreviewCapture = 1U << 3, ///< dashed ring
    Selected = 1U << 4,       ///< frame and tint
    LastFrom = 1U << 5,       ///< the last move left this square
    LastTo = 1U << 6,         ///< the last move arrived here
    Check = 1U << 7,          ///< an attacked king
    Refused = 1U << 8,        ///< a try that is not legal: frame and cross
    Pending = 1U << 9,        ///< a capture that waits for its confirmation
    Controlled = 1U << 10,    ///< plus
    Hint = 1U << 11,          ///< marked by a lesson
};

struct BoardScene {
    Q_GADGET
    QML_VALUE_TYPE(boardScene)
public:
    RulesetPtr ruleset;                       ///< null: nothing to show
    std::vector<std::optional<Piece>> pieces; ///< one entry a square
    std::vector<std::uint32_t> marks;         ///< bits of Mark, one entry a square
    bool flipped = false;                     ///< seen from Black's side
    std::optional<Side> mover;                ///< whose pieces the mouse can carry; none: nobody's
    bool freeHand = false;                    ///< the mouse can carry every piece

    friend bool operator==(const BoardScene&, const BoardScene&) = default;
};

} // namespace tessera
