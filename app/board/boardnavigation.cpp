#include "boardnavigation.h"

#include <algorithm>

namespace tessera {

namespace {

// One step along an axis of the layout; `change` is in the eye's sense: right and up are positive.
std::optional<Square> stepped(const BoardGeometry& geometry, Square from, Axis axis, int change) {
    const BoardGeometry::Request& request = geometry.request();
    const auto index = static_cast<std::size_t>(axis);
    const int size = request.sizes[index];
    if (size == 1)
        return std::nullopt;
    int stride = 1;
    for (std::size_t lower = 0; lower < index; ++lower)
        stride *= request.sizes[lower];
    const int now = from / stride % size;
    const int next = std::clamp(now + (request.flipped ? -change : change), 0, size - 1);
    return static_cast<Square>(from + (next - now) * stride);
}

} // namespace

std::optional<Square> squareAfterKey(const BoardGeometry& geometry, Square from, int key,
                                     Qt::KeyboardModifiers modifiers) {
    modifiers &= ~Qt::KeypadModifier;
    const BoardLayout& layout = geometry.request().layout;
    if (modifiers == Qt::NoModifier || modifiers == Qt::AltModifier) {
        const std::array<Axis, 2>& axes = modifiers == Qt::AltModifier ? layout.grid : layout.board;
        switch (key) {
        case Qt::Key_Left:
            return stepped(geometry, from, axes[0], -1);
        case Qt::Key_Right:
            return stepped(geometry, from, axes[0], 1);
        case Qt::Key_Up:
            return stepped(geometry, from, axes[1], 1);
        case Qt::Key_Down:
            return stepped(geometry, from, axes[1], -1);
        default:
            break;
        }
    }
    if (modifiers == Qt::NoModifier) {
        switch (key) {
        case Qt::Key_PageUp:
            return stepped(geometry, from, layout.grid[1], 1);
        case Qt::Key_PageDown:
            return stepped(geometry, from, layout.grid[1], -1);
        case Qt::Key_Home:
            return stepped(geometry, from, layout.board[0], -maxAxisSize);
        case Qt::Key_End:
            return stepped(geometry, from, layout.board[0], maxAxisSize);
        default:
            break;
        }
    }
    if (modifiers == Qt::ControlModifier) {
        const int last = geometry.boardCount() * geometry.columns() * geometry.rows() - 1;
        const bool flipped = geometry.request().flipped;
        if (key == Qt::Key_Home)
            return static_cast<Square>(flipped ? last : 0);
        if (key == Qt::Key_End)
            return static_cast<Square>(flipped ? 0 : last);
    }
    return std::nullopt;
}

} // namespace tessera
