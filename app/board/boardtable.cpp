#include "boardtable.h"

#include "boardaccessible.h"
#include "boardcell.h"
#include "boardspeech.h"
#include "boardview.h"
#include "notation/square_name.h"

#include <QQuickWindow>
#include <QStringList>

namespace tessera {

QRect onScreen(const BoardView& view, const QRectF& rect) {
    if (view.window() == nullptr)
        return QRect();
    const QRectF scene = view.mapRectToScene(rect);
    const QPoint corner = view.window()->mapToGlobal(QPoint(0, 0));
    return scene.toAlignedRect().translated(corner);
}

SpokenStyle spokenStyle(const BoardView& view) {
    return view.speech() != nullptr ? view.speech()->style() : SpokenStyle::Words;
}

QAccessibleInterface* BoardTable::parent() const {
    return m_view ? QAccessible::queryAccessibleInterface(m_view) : nullptr;
}

QAccessibleInterface* BoardTable::child(int index) const {
    if (index < 0 || index >= childCount())
        return nullptr;
    return cellAt(index / columnCount(), index % columnCount());
}

int BoardTable::indexOfChild(const QAccessibleInterface* child) const {
    const auto* cell = dynamic_cast<const BoardCell*>(child);
    if (cell == nullptr || cell->view() != m_view || !m_view)
        return -1;
    const BoardGeometry::Place place = m_view->geometry().place(cell->square());
    return place.board == m_board ? place.row * columnCount() + place.column : -1;
}

QAccessibleInterface* BoardTable::childAt(int x, int y) const {
    if (!m_view || m_view->accessible() == nullptr || m_view->window() == nullptr)
        return nullptr;
    const QPoint inWindow = m_view->window()->mapFromGlobal(QPoint(x, y));
    const int square = m_view->cellAt(m_view->mapFromScene(inWindow));
    if (square < 0 || m_view->geometry().place(static_cast<Square>(square)).board != m_board)
        return nullptr;
    return m_view->accessible()->cell(static_cast<Square>(square));
}

QWindow* BoardTable::window() const {
    return m_view ? m_view->window() : nullptr;
}

QRect BoardTable::rect() const {
    if (childCount() == 0)
        return QRect();
    const BoardGeometry& geometry = m_view->geometry();
    const int first = geometry.square({m_board, 0, 0});
    const int last = geometry.square({m_board, columnCount() - 1, rowCount() - 1});
    return onScreen(*m_view, m_view->cellRect(first) | m_view->cellRect(last));
}

QString BoardTable::text(QAccessible::Text kind) const {
    if (kind != QAccessible::Name || !m_view || !m_view->scene().ruleset)
        return QString();
    const Ruleset& ruleset = m_view->scene().ruleset->data();
    QStringList parts;
    for (const Axis axis : m_view->geometry().request().layout.grid) {
        if (ruleset.sizes[static_cast<std::size_t>(axis)] > 1)
            parts +=
                spokenCoordinate(ruleset, axis, m_view->geometry().boardCoordinate(m_board, axis),
                                 spokenStyle(*m_view));
    }
    return parts.isEmpty() ? BoardView::tr("Board") : parts.join(QStringLiteral(", "));
}

QAccessible::State BoardTable::state() const {
    QAccessible::State state;
    state.invalid = m_view.isNull();
    state.invisible = m_view && !m_view->isVisible();
    return state;
}

void* BoardTable::interface_cast(QAccessible::InterfaceType type) {
    return type == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface*>(this)
                                               : nullptr;
}

QAccessibleInterface* BoardTable::cellAt(int row, int column) const {
    if (!m_view || m_view->accessible() == nullptr || row < 0 || row >= rowCount() || column < 0 ||
        column >= columnCount())
        return nullptr;
    return m_view->accessible()->cell(m_view->geometry().square({m_board, column, row}));
}

int BoardTable::selectedCellCount() const {
    return static_cast<int>(selectedCells().size());
}

QList<QAccessibleInterface*> BoardTable::selectedCells() const {
    QList<QAccessibleInterface*> cells;
    for (int index = 0; index < childCount(); ++index) {
        const Square square =
            m_view->geometry().square({m_board, index % columnCount(), index / columnCount()});
        if ((m_view->scene().marks[square] & static_cast<std::uint32_t>(Mark::Selected)) != 0)
            cells.append(child(index));
    }
    return cells;
}

QString BoardTable::columnDescription(int column) const {
    if (!m_view || column < 0 || column >= columnCount())
        return QString();
    const BoardGeometry& geometry = m_view->geometry();
    return QString::fromStdString(coordinateName(m_view->scene().ruleset->data(),
                                                 geometry.request().layout.board[0],
                                                 geometry.columnCoordinate(column)));
}

QString BoardTable::rowDescription(int row) const {
    if (!m_view || row < 0 || row >= rowCount())
        return QString();
    const BoardGeometry& geometry = m_view->geometry();
    return QString::fromStdString(coordinateName(m_view->scene().ruleset->data(),
                                                 geometry.request().layout.board[1],
                                                 geometry.rowCoordinate(row)));
}

int BoardTable::columnCount() const {
    return m_view && m_view->scene().ruleset ? m_view->geometry().columns() : 0;
}

int BoardTable::rowCount() const {
    return m_view && m_view->scene().ruleset ? m_view->geometry().rows() : 0;
}

} // namespace tessera
