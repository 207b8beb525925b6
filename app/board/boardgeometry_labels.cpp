// Where the names of columns, rows and boards stand, also while only a part is in view.
#include "boardgeometry.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

struct Span {
    int from;
    int length;
};

// The part of a label between `low` and `high`, so that its text stays in view; what is nearly out
// of view slides out.
Span inView(int from, int length, int low, int high, int least) {
    const int start = std::max(from, low);
    const int end = std::min(from + length, high);
    least = std::min(least, length);
    if (end - start >= least)
        return {start, end - start};
    return from < low ? Span{from + length - least, least} : Span{from, least};
}

} // namespace

std::vector<BoardGeometry::Label> BoardGeometry::columnLabels() const {
    std::vector<Label> labels;
    if (m_head == 0)
        return labels;
    const Axis axis = m_request.layout.grid[0];
    const int least = static_cast<int>(std::lround(40 * m_request.scale));
    for (int board = 0; board < m_gridColumns; ++board) {
        const QRect below = boardRect(board);
        // The heads of several lines leave with their boards.
        const int top = std::max(below.top() - m_head,
                                 m_lines > m_gridRows ? std::min(0, below.bottom() - m_head) : 0);
        const Span across =
            inView(below.left(), below.width(), m_side, viewport().right() + 1, least);
        // In the corner between the two strips it would be cut, and lie over a row's name.
        const QRect place(across.from, top, across.length, m_head);
        labels.push_back(
            {axis, boardCoordinate(board, axis), across.from < m_side ? QRect() : place, -1});
    }
    return labels;
}

std::vector<BoardGeometry::Label> BoardGeometry::rowLabels() const {
    std::vector<Label> labels;
    if (m_side == 0)
        return labels;
    const Axis axis = m_request.layout.grid[1];
    const int least = static_cast<int>(std::lround(40 * m_request.scale));
    for (int row = 0; row < m_gridRows; ++row) {
        const int board = row * m_gridColumns;
        const QRect beside = boardRect(board);
        const int left = std::max(beside.left() - m_side, 0);
        const Span down =
            inView(beside.top(), beside.height(), m_head, viewport().bottom() + 1, least);
        const QRect place(left, down.from, m_side, down.length);
        labels.push_back(
            {axis, boardCoordinate(board, axis), down.from < m_head ? QRect() : place, -1});
    }
    return labels;
}

std::vector<BoardGeometry::Address> BoardGeometry::addresses() const {
    std::vector<Address> addresses;
    if (!m_showsAddresses)
        return addresses;
    for (int board = 0; board < boardCount(); ++board) {
        const QRect rect = boardRect(board);
        if (rect.intersects(viewport())) {
            addresses.push_back({board, QRect(rect.left() + m_padFar, rect.top() + m_band,
                                              m_columns * m_cell, m_padTop - m_band)});
        }
    }
    return addresses;
}

std::vector<BoardGeometry::Label> BoardGeometry::edgeLabels() const {
    std::vector<Label> labels;
    if (!m_showsCoordinates || !overflows())
        return labels;
    const QRect view = viewport().adjusted(m_side, m_head, 0, 0);
    for (int board = 0; board < boardCount(); ++board) {
        const QRect rect = boardRect(board);
        const QRect squares = squaresRect(board).intersected(view);
        if (squares.isEmpty())
            continue;
        const int thickness = m_padFar - m_band;
        if (rect.left() + m_band < view.left() && squares.width() > thickness + m_cell / 2) {
            for (int row = 0; row < m_rows; ++row) {
                const QRect place(view.left(), squaresRect(board).top() + row * m_cell, thickness,
                                  m_cell);
                if (view.contains(place))
                    labels.push_back({m_request.layout.board[1], rowCoordinate(row), place, board});
            }
        }
        if (rect.bottom() - m_band > view.bottom() && squares.height() > thickness + m_cell / 2) {
            for (int column = 0; column < m_columns; ++column) {
                const QRect place(squaresRect(board).left() + column * m_cell,
                                  view.bottom() + 1 - thickness, m_cell, thickness);
                if (view.contains(place))
                    labels.push_back(
                        {m_request.layout.board[0], columnCoordinate(column), place, board});
            }
        }
    }
    return labels;
}

} // namespace tessera
