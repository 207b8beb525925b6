#include "minimap.h"

#include "boardcolors.h"

#include <QPainter>

#include <algorithm>

namespace tessera {

namespace {

constexpr int gap = 3;
constexpr int edge = 1; // around the squares of a board
constexpr int largestCell = 12;

} // namespace

Minimap::Minimap(QQuickItem* parent) : QQuickPaintedItem(parent) {}

void Minimap::setView(BoardView* view) {
    if (view == m_view)
        return;
    if (m_view)
        disconnect(m_view, nullptr, this, nullptr);
    m_view = view;
    if (view != nullptr) {
        connect(view, &BoardView::viewChanged, this, &Minimap::arrange);
        connect(view, &BoardView::sceneChanged, this, [this] { update(); });
        // The same number of dots, but others.
        connect(view, &BoardView::layoutChanged, this, [this] { update(); });
        connect(view, &BoardView::restyled, this, [this] { update(); });
    }
    arrange();
    emit viewChanged();
}

void Minimap::setExtent(int extent) {
    if (extent == m_extent)
        return;
    m_extent = extent;
    arrange();
    emit extentChanged();
}

void Minimap::arrange() {
    QSize size;
    QRectF frame;
    int cell = 0;
    int perRow = 1;
    if (m_view && m_view->scene().ruleset) {
        const BoardGeometry& geometry = m_view->geometry();
        perRow = geometry.showsPart() ? geometry.gridColumns() : geometry.perRow();
        const int lines = (geometry.boardCount() + perRow - 1) / perRow;
        const auto length = [&](int squares, int boards) {
            return boards * (squares * cell + 2 * edge) + (boards - 1) * gap;
        };
        for (cell = largestCell; cell > 1; --cell) {
            if (std::max(length(geometry.columns(), perRow), length(geometry.rows(), lines)) <=
                m_extent)
                break;
        }
        size = QSize(length(geometry.columns(), perRow), length(geometry.rows(), lines));
    }
    if (cell != m_cell || perRow != m_perRow || size != QSizeF(implicitWidth(), implicitHeight())) {
        m_cell = cell;
        m_perRow = perRow;
        setImplicitSize(size.width(), size.height());
        update();
    }
    if (m_cell > 0) {
        const BoardGeometry& geometry = m_view->geometry();
        m_board = QSize(geometry.columns(), geometry.rows()) * m_cell;
        const QRect viewport(geometry.sideWidth(), geometry.headHeight(),
                             geometry.request().viewport.width() - geometry.sideWidth(),
                             geometry.request().viewport.height() - geometry.headHeight());
        for (int board = 0; board < geometry.boardCount(); ++board) {
            const QRectF squares = geometry.squaresRect(board);
            const QRectF seen = squares.intersected(viewport);
            if (seen.isEmpty())
                continue;
            const QRectF whole = squaresRect(board);
            const double factor = whole.width() / squares.width();
            frame |= QRectF(whole.topLeft() + (seen.topLeft() - squares.topLeft()) * factor,
                            seen.size() * factor);
        }
    }
    if (frame != m_frame) {
        m_frame = frame;
        emit frameChanged();
    }
}

QRect Minimap::squaresRect(int board) const {
    const int column = board % m_perRow;
    const int line = board / m_perRow;
    return QRect(QPoint(column * (m_board.width() + 2 * edge + gap) + edge,
                        line * (m_board.height() + 2 * edge + gap) + edge),
                 m_board);
}

QRectF Minimap::cellRect(int square) const {
    if (m_cell == 0 || square < 0 || square >= m_view->scene().ruleset->geometry().squareCount())
        return QRectF();
    const BoardGeometry::Place place = m_view->geometry().place(static_cast<Square>(square));
    return QRectF(squaresRect(place.board).topLeft() + QPoint(place.column, place.row) * m_cell,
                  QSizeF(m_cell, m_cell));
}

void Minimap::lookAt(QPointF point) {
    if (m_cell == 0)
        return;
    int board = 0;
    double nearest = 1e9;
    for (int i = 0; i < m_view->geometry().boardCount(); ++i) {
        const QPointF way = QRectF(squaresRect(i)).center() - point;
        if (way.manhattanLength() < nearest) {
            nearest = way.manhattanLength();
            board = i;
        }
    }
    const QRectF squares = squaresRect(board);
    const QPointF inside = point - squares.topLeft();
    m_view->lookAt(board, QPointF(std::clamp(inside.x() / squares.width(), 0., 1.),
                                  std::clamp(inside.y() / squares.height(), 0., 1.)));
}

void Minimap::paint(QPainter* painter) {
    if (m_cell == 0 || m_view->colors() == nullptr)
        return;
    const BoardPalette& palette = m_view->colors()->palette();
    const BoardScene& scene = m_view->scene();
    const BoardGeometry& geometry = m_view->geometry();
    // Between the two sides' pieces, so that both stand out.
    const QColor ground = mixed(palette.darkSquare, palette.coordinate, 0.45);
    for (int board = 0; board < geometry.boardCount(); ++board) {
        const QRect squares = squaresRect(board);
        painter->fillRect(squares.adjusted(-edge, -edge, edge, edge),
                          palette.layer(geometry.layer(board)));
        painter->fillRect(squares, ground);
    }
    const auto has = [](std::uint32_t marks, Mark mark) {
        return (marks & static_cast<std::uint32_t>(mark)) != 0;
    };
    for (std::size_t square = 0; square < scene.pieces.size(); ++square) {
        const std::uint32_t marks = scene.marks[square];
        const auto& piece = scene.pieces[square];
        if (marks == 0 && !piece)
            continue;
        const QRectF cell = cellRect(static_cast<int>(square));
        QColor color = !piece                       ? QColor()
                       : piece->side == Side::White ? palette.whiteFill
                                                    : palette.blackFill;
        if (has(marks, Mark::Selected))
            color = palette.selectionTint.isValid() ? palette.selectionTint : palette.selection;
        else if (has(marks, Mark::Check) || has(marks, Mark::Capture) || has(marks, Mark::Pending))
            color = palette.capture;
        else if (has(marks, Mark::Move))
            color = palette.move;
        else if (has(marks, Mark::LastTo) || has(marks, Mark::LastFrom))
            color = palette.lastMove;
        if (!color.isValid())
            continue;
        if (has(marks, Mark::Check) || has(marks, Mark::Selected) || has(marks, Mark::LastTo))
            painter->fillRect(cell.adjusted(-1, -1, 1, 1), color);
        else
            painter->fillRect(m_cell > 4 ? cell.adjusted(1, 1, -1, -1) : cell, color);
    }
}

} // namespace tessera
