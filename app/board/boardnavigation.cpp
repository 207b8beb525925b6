#include "boardnavigation.h"

#include <algorithm>

namespace tessera {

namespace {

/// A move along one axis of the layout; `change` is in the eye's sense: right and up are positive.
struct Walk {
    Axis axis{};
    int change = 0;
};

std::optional<Walk> walkOf(const BoardLayout& layout, Command command) {
    switch (command) {
    case Command::Left:
        return Walk{layout.board[0], -1};
    case Command::Right:
        return Walk{layout.board[0], 1};
    case Command::Up:
        return Walk{layout.board[1], 1};
    case Command::Down:
        return Walk{layout.board[1], -1};
    case Command::BoardLeft:
        return Walk{layout.grid[0], -1};
    case Command::BoardRight:
        return Walk{layout.grid[0], 1};
    case Command::BoardUp:
        return Walk{layout.grid[1], 1};
    case Command::BoardDown:
        return Walk{layout.grid[1], -1};
    case Command::RowStart:
        return Walk{layout.board[0], -maxAxisSize};
    case Command::RowEnd:
        return Walk{layout.board[0], maxAxisSize};
    default:
        return std::nullopt;
    }
}

Square walked(const BoardGeometry::Request& request, Square from, const Walk& walk) {
    const auto index = static_cast<std::size_t>(walk.axis);
    const int size = request.sizes[index];
    int stride = 1;
    for (std::size_t lower = 0; lower < index; ++lower)
        stride *= request.sizes[lower];
    const int now = from / stride % size;
    const int next = std::clamp(now + (request.flipped ? -walk.change : walk.change), 0, size - 1);
    return static_cast<Square>(from + (next - now) * stride);
}

} // namespace

std::optional<Axis> walkedAxis(const BoardGeometry& geometry, Command command) {
    const auto walk = walkOf(geometry.request().layout, command);
    return walk ? std::optional(walk->axis) : std::nullopt;
}

std::optional<Axis> missingAxis(const BoardGeometry& geometry, Command command) {
    const auto walk = walkOf(geometry.request().layout, command);
    if (walk && geometry.request().sizes[static_cast<std::size_t>(walk->axis)] == 1)
        return walk->axis;
    return std::nullopt;
}

std::optional<Square> squareAfter(const BoardGeometry& geometry, Square from, Command command) {
    const BoardGeometry::Request& request = geometry.request();
    if (command == Command::FirstSquare || command == Command::LastSquare) {
        const int count = request.sizes[0] * request.sizes[1] * request.sizes[2] * request.sizes[3];
        const bool lowest = (command == Command::FirstSquare) != request.flipped;
        return static_cast<Square>(lowest ? 0 : count - 1);
    }
    const auto walk = walkOf(request.layout, command);
    if (!walk || missingAxis(geometry, command))
        return std::nullopt;
    return walked(request, from, *walk);
}

std::optional<Square> nextPiece(const BoardScene& scene, Square from, char letter, bool backwards) {
    const auto count = static_cast<int>(scene.pieces.size());
    if (!scene.ruleset || from >= count)
        return std::nullopt;
    for (int step = 1; step <= count; ++step) {
        const int index = (from + (backwards ? count - step : step)) % count;
        const std::optional<Piece>& piece = scene.pieces[static_cast<std::size_t>(index)];
        if (piece && scene.ruleset->data().pieces[piece->kind].letter == letter)
            return static_cast<Square>(index);
    }
    return std::nullopt;
}

} // namespace tessera
