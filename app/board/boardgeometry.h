// Where everything of a board view lies, in whole device pixels: the one transform that drawing,
// hit testing and accessibility go through.
#pragma once

#include "geometry/geometry.h"
#include "ruleset/ruleset.h"

#include <QPoint>
#include <QRect>

#include <optional>
#include <vector>

namespace tessera {

class BoardGeometry {
public:
    /// What the layout follows from.
    struct Request {
        std::array<int, axisCount> sizes{1, 1, 1, 1};
        BoardLayout layout;
        bool flipped = false;       ///< turned around by 180 degrees, boards and grid
        QSize viewport;             ///< device pixels
        double scale = 1.;          ///< device pixels a logical pixel
        double coordinateSize = 0.; ///< logical pixels of files and ranks; 0: none
        double zoom = 1.;           ///< 1: everything fits
        QPoint pan; ///< device pixels, from the centred place; limited to what helps
        /// Only boards with these coordinates on the grid's axes, across and up; -1: all of them.
        std::array<int, 2> shown{-1, -1};
        friend bool operator==(const Request& a, const Request& b) {
            return a.sizes == b.sizes && a.layout.board == b.layout.board &&
                   a.layout.grid == b.layout.grid && a.flipped == b.flipped &&
                   a.viewport == b.viewport && a.scale == b.scale &&
                   a.coordinateSize == b.coordinateSize && a.zoom == b.zoom && a.pan == b.pan &&
                   a.shown == b.shown;
        }
    };
    /// A square's place as the eye sees it: boards in reading order, columns from the left, rows
    /// from the top.
    struct Place {
        int board = 0;
        int column = 0;
        int row = 0;
    };
    /// Name of a column or row of boards.
    struct Label {
        Axis axis{};
        int coordinate = 0;
        QRect rect;     ///< text stands in its middle; turned by 90 degrees at the side
        int board = -1; ///< of an edge label: whose ranks or files it names
    };
    /// Name of one board.
    struct Address {
        int board = 0;
        QRect rect;
    };

    BoardGeometry() : BoardGeometry(Request()) {}
    explicit BoardGeometry(const Request& request);

    [[nodiscard]] const Request& request() const { return m_request; }
    [[nodiscard]] int boardCount() const { return m_gridColumns * m_gridRows; }
    [[nodiscard]] int columns() const { return m_columns; } ///< of one board
    [[nodiscard]] int rows() const { return m_rows; }
    [[nodiscard]] int cell() const { return m_cell; } ///< edge of a square
    [[nodiscard]] int band() const { return m_band; } ///< thickness of a frame's line pattern
    [[nodiscard]] bool showsCoordinates() const { return m_showsCoordinates; }
    /// Whether a part of the boards is left out by Request::shown.
    [[nodiscard]] bool showsPart() const;
    [[nodiscard]] bool isShown(int board) const { return slotOf(board) >= 0; }
    /// Coordinate on the W axis, which frames tell; -1 when W runs inside the boards.
    [[nodiscard]] int layer(int board) const;
    /// From the corner of a board to its squares.
    [[nodiscard]] QPoint squaresOffset() const { return QPoint(m_padFar, m_padTop); }
    /// The pan that is really in effect.
    [[nodiscard]] QPoint pan() const { return m_pan; }
    /// Whether parts lie outside the viewport.
    [[nodiscard]] bool overflows() const;

    [[nodiscard]] Place place(Square square) const;
    [[nodiscard]] Square square(const Place& place) const;
    /// Coordinate of a board on one of the grid's axes.
    [[nodiscard]] int boardCoordinate(int board, Axis axis) const;
    /// Coordinate of a column (board axis across) or row (board axis up) of any board.
    [[nodiscard]] int columnCoordinate(int column) const;
    [[nodiscard]] int rowCoordinate(int row) const;

    [[nodiscard]] QRect contentRect() const { return QRect(m_origin, m_content); }
    /// Empty, like those of its squares, for a board that is not shown.
    [[nodiscard]] QRect boardRect(int board) const;
    [[nodiscard]] QRect squaresRect(int board) const;
    [[nodiscard]] QRect cellRect(Square square) const;
    [[nodiscard]] std::optional<Square> squareAt(QPoint point) const;
    /// The board at a point, with its frame.
    [[nodiscard]] std::optional<int> boardAt(QPoint point) const;
    /// Of those shown, the one whose middle is nearest.
    [[nodiscard]] int nearestBoard(QPoint point) const;
    /// Labels over the columns, one each; without a place when it is nearly out of view.
    [[nodiscard]] std::vector<Label> columnLabels() const;
    /// Labels at the left of the rows, in the same way.
    [[nodiscard]] std::vector<Label> rowLabels() const;
    /// Names on the boards themselves, where the labels of columns and rows do not tell enough.
    [[nodiscard]] std::vector<Address> addresses() const;
    /// Ranks and files that stand at the edges of what is in view while those of their board are
    /// out of view. The axis is one of the board's.
    [[nodiscard]] std::vector<Label> edgeLabels() const;
    /// Whether those labels stay at the edges while boards move below them.
    [[nodiscard]] bool stripsStay() const { return !isList() || m_lines == 1; }
    [[nodiscard]] int gridColumns() const { return m_gridColumns; } ///< of boards, shown or not
    [[nodiscard]] int gridRows() const { return m_gridRows; }
    [[nodiscard]] int perRow() const { return m_perRow; } ///< boards side by side
    [[nodiscard]] int headHeight() const { return m_head; }
    [[nodiscard]] int sideWidth() const { return m_side; }

private:
    void measure(int cell, int perRow, bool zoomed);
    /// Place among the boards shown, in reading order; -1: not shown.
    [[nodiscard]] int slotOf(int board) const;
    [[nodiscard]] bool isList() const { return m_gridRows == 1 || showsPart(); }
    [[nodiscard]] QRect viewport() const { return QRect(QPoint(0, 0), m_request.viewport); }
    [[nodiscard]] int size(Axis axis) const {
        return m_request.sizes[static_cast<std::size_t>(axis)];
    }

    Request m_request;
    int m_columns = 1;
    int m_rows = 1;
    int m_gridColumns = 1;
    int m_gridRows = 1;
    int m_shown = 1;  ///< boards that are shown
    int m_perRow = 1; ///< boards side by side; less than m_gridColumns when a single row is wrapped
    int m_lines = 1;
    int m_cell = 1;
    int m_band = 0;
    int m_padNear = 0; ///< right of the squares
    int m_padTop = 0;  ///< above them, where the board's address stands
    int m_padFar = 0;  ///< left and bottom, where ranks and files stand
    QSize m_board;
    QSize m_gap;
    int m_head = 0;
    int m_side = 0;
    QSize m_content;
    QPoint m_origin;
    QPoint m_pan;
    bool m_showsCoordinates = false;
    bool m_showsAddresses = false;
};

} // namespace tessera
