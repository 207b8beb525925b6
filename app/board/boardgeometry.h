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
        friend bool operator==(const Request& a, const Request& b) {
            return a.sizes == b.sizes && a.layout.board == b.layout.board &&
                   a.layout.grid == b.layout.grid && a.flipped == b.flipped &&
                   a.viewport == b.viewport && a.scale == b.scale &&
                   a.coordinateSize == b.coordinateSize && a.zoom == b.zoom && a.pan == b.pan;
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
        QRect rect; ///< text stands in its middle; turned by 90 degrees at the side
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
    [[nodiscard]] QRect boardRect(int board) const;
    [[nodiscard]] QRect squaresRect(int board) const;
    [[nodiscard]] QRect cellRect(Square square) const;
    [[nodiscard]] std::optional<Square> squareAt(QPoint point) const;
    /// Labels over the columns; they stay in view while the boards move below them.
    [[nodiscard]] std::vector<Label> columnLabels() const;
    /// Labels at the left of the rows.
    [[nodiscard]] std::vector<Label> rowLabels() const;
    [[nodiscard]] int headHeight() const { return m_head; }
    [[nodiscard]] int sideWidth() const { return m_side; }

private:
    void measure(int cell, int perRow);
    [[nodiscard]] int size(Axis axis) const {
        return m_request.sizes[static_cast<std::size_t>(axis)];
    }

    Request m_request;
    int m_columns = 1;
    int m_rows = 1;
    int m_gridColumns = 1;
    int m_gridRows = 1;
    int m_perRow = 1; ///< boards side by side; less than m_gridColumns when a single row is wrapped
    int m_lines = 1;
    int m_cell = 1;
    int m_band = 0;
    int m_padNear = 0; ///< right and top of the squares
    int m_padFar = 0;  ///< left and bottom, where ranks and files stand
    QSize m_board;
    QSize m_gap;
    int m_head = 0;
    int m_side = 0;
    QSize m_content;
    QPoint m_origin;
    QPoint m_pan;
    bool m_showsCoordinates = false;
};

} // namespace tessera
