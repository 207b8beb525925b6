// The sounds of the program, each with a meaning that is always shown and told as well.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QObject>

namespace tessera::cue {
Q_NAMESPACE
QML_NAMED_ELEMENT(Cue)

enum class Cue {
    Move,
    Capture,
    Check,
    End,     ///< the game is over
    Illegal, ///< a try that is not possible
    Edge,    ///< a key that leads nowhere
    Board,   ///< the focus came to another board
    LowTime, ///< the player to move has little time left
};
Q_ENUM_NS(Cue)
inline constexpr int cueCount = 8;

} // namespace tessera::cue

namespace tessera {
using Cue = cue::Cue;
}
