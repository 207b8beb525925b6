#include "boardgeometry.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tessera {

namespace {

constexpr double leastStrip = 26.; // logical pixels of the strips with the names of boards
constexpr double stripShare = 2.2; // of the size of coordinates
constexpr int smallestCell = 3;
constexpr int largestBoard = 4096; // device pixels: what every renderer takes as one image

int rounded(double value) {
    return static_cast<int>(std::lround(value));
}

// A viewport may be empty for a moment; a cell never is.
int limited(double value, double low, double high) {
    return rounded(std::clamp(value, low, std::max(low, high)));
}

int panned(int wanted, int content, int viewport) {
    const int spare = (content - viewport + 1) / 2;
    return spare > 0 ? std::clamp(wanted, -spare, spare) : 0;
}

} // namespace

BoardGeometry::BoardGeometry(const Request& request)
    : m_request(request), m_columns(size(request.layout.board[0])),
      m_rows(size(request.layout.board[1])), m_gridColumns(size(request.layout.grid[0])),
      m_gridRows(size(request.layout.grid[1])), m_shown((request.shown[0] < 0 ? m_gridColumns : 1) *
                                                        (request.shown[1] < 0 ? m_gridRows : 1)) {
    const QSize viewport = request.viewport;
    const int largest = std::max(smallestCell, largestBoard / (std::max(m_columns, m_rows) + 2));
    const int start = std::min(largest, std::max(viewport.width(), viewport.height()));
    const auto fitting = [&](int perRow) {
        int fits = smallestCell;
        int tooLarge = start + 1;
        while (tooLarge - fits > 1) {
            const int cell = (fits + tooLarge) / 2;
            measure(cell, perRow, false);
            const bool room =
                m_content.width() <= viewport.width() && m_content.height() <= viewport.height();
            (room ? fits : tooLarge) = cell;
        }
        return fits;
    };
    // A list of boards may break into lines, where that makes squares much larger than a single
    // line would.
    int perRow = isList() ? m_shown : m_gridColumns;
    int cell = fitting(perRow);
    if (isList()) {
        int best = showsPart() ? cell : cell * 5 / 4;
        for (int count = m_shown - 1; count >= 1; --count) {
            if (const int candidate = fitting(count); candidate > best) {
                best = cell = candidate;
                perRow = count;
            }
        }
    }
    measure(limited(cell * request.zoom, smallestCell, largest), perRow, request.zoom > 1.);
    m_pan = QPoint(panned(request.pan.x(), m_content.width(), viewport.width()),
                   panned(request.pan.y(), m_content.height(), viewport.height()));
    m_origin = QPoint((viewport.width() - m_content.width()) / 2,
                      (viewport.height() - m_content.height()) / 2) +
               m_pan;
}

void BoardGeometry::measure(int cell, int perRow, bool zoomed) {
    const double scale = m_request.scale;
    const double coordinate = m_request.coordinateSize * scale;
    m_cell = cell;
    m_perRow = perRow;
    m_lines = (m_shown + perRow - 1) / perRow;
    m_showsCoordinates = coordinate > 0. && cell >= coordinate * 1.5;
    m_band = limited(cell * 0.06, 2 * scale, 4 * scale);
    m_padNear = m_band + limited(cell * 0.1, 2 * scale, 8 * scale);
    m_padFar = m_showsCoordinates ? m_band + rounded(coordinate * 1.7) : m_padNear;
    // Columns and rows of boards have their labels; a part of them, or a few of many, need more.
    const bool wanted = showsPart() || (m_gridColumns > 1 && m_gridRows > 1 && zoomed);
    m_showsAddresses = coordinate > 0. && wanted && cell * m_columns >= coordinate * 6.;
    m_padTop = m_showsAddresses ? m_band + rounded(coordinate * 1.7) : m_padNear;
    m_board =
        QSize(m_columns * cell, m_rows * cell) + QSize(m_padNear + m_padFar, m_padTop + m_padFar);
    m_gap = QSize(limited(cell * 0.3, 5 * scale, 24 * scale),
                  limited(cell * 0.16, 5 * scale, 12 * scale));
    const double name = m_request.coordinateSize > 0. ? m_request.coordinateSize * stripShare : 0.;
    const int strip = rounded(std::max(name, leastStrip) * scale);
    m_head = m_gridColumns > 1 && !showsPart() ? strip : 0;
    m_side = m_gridRows > 1 && !showsPart() ? strip + rounded(6 * scale) : 0;
    const int heads = isList() ? m_lines : 1;
    m_content = QSize(m_side + perRow * m_board.width() + (perRow - 1) * m_gap.width(),
                      heads * m_head + m_lines * m_board.height() + (m_lines - 1) * m_gap.height());
}

bool BoardGeometry::showsPart() const {
    return m_shown < m_gridColumns * m_gridRows;
}

int BoardGeometry::slotOf(int board) const {
    if (!showsPart())
        return board;
    const BoardLayout& layout = m_request.layout;
    for (std::size_t i = 0; i < 2; ++i) {
        if (m_request.shown[i] >= 0 && boardCoordinate(board, layout.grid[i]) != m_request.shown[i])
            return -1;
    }
    if (m_request.shown[0] < 0)
        return board % m_gridColumns;
    return m_request.shown[1] < 0 ? board / m_gridColumns : 0;
}

int BoardGeometry::layer(int board) const {
    for (const Axis axis : m_request.layout.grid) {
        if (axis == Axis::W)
            return boardCoordinate(board, axis);
    }
    return -1;
}

bool BoardGeometry::overflows() const {
    return m_content.width() > m_request.viewport.width() ||
           m_content.height() > m_request.viewport.height();
}

BoardGeometry::Place BoardGeometry::place(Square square) const {
    std::array<int, axisCount> coordinate{};
    int rest = square;
    for (std::size_t axis = 0; axis < axisCount; ++axis) {
        coordinate[axis] = rest % m_request.sizes[axis];
        rest /= m_request.sizes[axis];
    }
    const auto across = [&](Axis axis) {
        const int value = coordinate[static_cast<std::size_t>(axis)];
        return m_request.flipped ? size(axis) - 1 - value : value;
    };
    const auto down = [&](Axis axis) { return size(axis) - 1 - across(axis); };
    const BoardLayout& layout = m_request.layout;
    return {down(layout.grid[1]) * m_gridColumns + across(layout.grid[0]), across(layout.board[0]),
            down(layout.board[1])};
}

int BoardGeometry::columnCoordinate(int column) const {
    return m_request.flipped ? m_columns - 1 - column : column;
}

int BoardGeometry::rowCoordinate(int row) const {
    return m_request.flipped ? row : m_rows - 1 - row;
}

int BoardGeometry::boardCoordinate(int board, Axis axis) const {
    const bool across = axis == m_request.layout.grid[0];
    const int seen = across ? board % m_gridColumns : m_gridRows - 1 - board / m_gridColumns;
    return m_request.flipped ? size(axis) - 1 - seen : seen;
}

Square BoardGeometry::square(const Place& place) const {
    const BoardLayout& layout = m_request.layout;
    std::array<int, axisCount> coordinate{};
    coordinate[static_cast<std::size_t>(layout.board[0])] = columnCoordinate(place.column);
    coordinate[static_cast<std::size_t>(layout.board[1])] = rowCoordinate(place.row);
    for (const Axis axis : layout.grid)
        coordinate[static_cast<std::size_t>(axis)] = boardCoordinate(place.board, axis);
    int index = 0;
    for (std::size_t axis = axisCount; axis-- > 0;)
        index = index * m_request.sizes[axis] + coordinate[axis];
    return static_cast<Square>(index);
}

QRect BoardGeometry::boardRect(int board) const {
    const int slot = slotOf(board);
    if (slot < 0)
        return QRect();
    const int column = slot % m_perRow;
    const int line = slot / m_perRow;
    const int heads = isList() ? line + 1 : 1;
    return QRect(m_origin + QPoint(m_side + column * (m_board.width() + m_gap.width()),
                                   heads * m_head + line * (m_board.height() + m_gap.height())),
                 m_board);
}

QRect BoardGeometry::squaresRect(int board) const {
    const QRect rect = boardRect(board);
    return rect.isEmpty() ? rect : rect.adjusted(m_padFar, m_padTop, -m_padNear, -m_padFar);
}

QRect BoardGeometry::cellRect(Square square) const {
    const Place at = place(square);
    const QRect squares = squaresRect(at.board);
    return squares.isEmpty() ? squares
                             : QRect(squares.topLeft() + QPoint(at.column, at.row) * m_cell,
                                     QSize(m_cell, m_cell));
}

std::optional<Square> BoardGeometry::squareAt(QPoint point) const {
    const std::optional<int> board = boardAt(point);
    if (!board)
        return std::nullopt;
    const QRect squares = squaresRect(*board);
    if (!squares.contains(point))
        return std::nullopt;
    const QPoint inside = point - squares.topLeft();
    return square({*board, inside.x() / m_cell, inside.y() / m_cell});
}

std::optional<int> BoardGeometry::boardAt(QPoint point) const {
    for (int board = 0; board < boardCount(); ++board) {
        if (boardRect(board).contains(point))
            return board;
    }
    return std::nullopt;
}

int BoardGeometry::nearestBoard(QPoint point) const {
    int nearest = 0;
    int least = std::numeric_limits<int>::max();
    for (int board = 0; board < boardCount(); ++board) {
        if (!isShown(board))
            continue;
        const int distance = (boardRect(board).center() - point).manhattanLength();
        if (distance < least) {
            least = distance;
            nearest = board;
        }
    }
    return nearest;
}

} // namespace tessera
