#include "boardaccessible.h"

#include "boardcell.h"
#include "boardspeech.h"
#include "boardtable.h"
#include "boardview.h"

#include <QQuickWindow>

namespace tessera {

namespace {

QAccessibleInterface* boardFactory(const QString&, QObject* object) {
    auto* view = qobject_cast<BoardView*>(object);
    return view != nullptr ? new BoardAccessible(view) : nullptr;
}

} // namespace

void installBoardAccessibility() {
    QAccessible::installFactory(boardFactory);
}

BoardAccessible::BoardAccessible(BoardView* view) : QAccessibleObject(view) {
    view->setAccessible(this);
}

BoardAccessible::~BoardAccessible() {
    dropChildren();
    if (BoardView* board = view())
        board->setAccessible(nullptr);
}

BoardView* BoardAccessible::view() const {
    return qobject_cast<BoardView*>(object());
}

void BoardAccessible::makeRoom() const {
    const BoardView* board = view();
    if (board == nullptr || !board->scene().ruleset)
        return;
    m_tables.resize(static_cast<std::size_t>(board->geometry().boardCount()));
    m_cells.resize(board->scene().pieces.size());
}

QAccessibleInterface* BoardAccessible::table(int board) const {
    makeRoom();
    const auto index = static_cast<std::size_t>(board);
    if (board < 0 || index >= m_tables.size())
        return nullptr;
    if (m_tables[index] == 0)
        m_tables[index] = QAccessible::registerAccessibleInterface(new BoardTable(view(), board));
    return QAccessible::accessibleInterface(m_tables[index]);
}

QAccessibleInterface* BoardAccessible::cell(Square square) const {
    makeRoom();
    if (square >= m_cells.size())
        return nullptr;
    if (m_cells[square] == 0)
        m_cells[square] = QAccessible::registerAccessibleInterface(new BoardCell(view(), square));
    return QAccessible::accessibleInterface(m_cells[square]);
}

void BoardAccessible::dropChildren() {
    m_heard = noSquare;
    if (QAccessible::isActive() && view() != nullptr) {
        for (const QAccessible::Id id : m_tables) {
            if (id != 0) {
                QAccessibleEvent gone(QAccessible::accessibleInterface(id),
                                      QAccessible::ObjectDestroyed);
                QAccessible::updateAccessibility(&gone);
            }
        }
    }
    for (std::vector<QAccessible::Id>* ids : {&m_cells, &m_tables}) {
        for (const QAccessible::Id id : *ids) {
            if (id != 0)
                QAccessible::deleteAccessibleInterface(id);
        }
        ids->clear();
    }
}

void BoardAccessible::announceChildren() {
    if (!QAccessible::isActive())
        return;
    for (int board = 0; board < childCount(); ++board) {
        QAccessibleEvent created(table(board), QAccessible::ObjectCreated);
        QAccessible::updateAccessibility(&created);
    }
    tellFocus();
}

void BoardAccessible::tellChanges(const BoardScene& before) {
    if (!QAccessible::isActive())
        return;
    const BoardScene& now = view()->scene();
    if (view()->speech() != nullptr && view()->hasActiveFocus() && m_heard < now.pieces.size() &&
        m_heard == view()->focusSquare())
        view()->speech()->land(now, m_heard);
    for (std::size_t square = 0; square < m_cells.size(); ++square) {
        const bool other = square >= before.pieces.size() ||
                           before.pieces[square] != now.pieces[square] ||
                           before.marks[square] != now.marks[square];
        if (m_cells[square] == 0 || !other)
            continue;
        QAccessibleEvent event(QAccessible::accessibleInterface(m_cells[square]),
                               QAccessible::NameChanged);
        QAccessible::updateAccessibility(&event);
    }
}

void BoardAccessible::tellFocus() {
    if (!QAccessible::isActive())
        return;
    // Later: the window tells of the item's own focus first.
    QMetaObject::invokeMethod(
        view(),
        [board = view()] {
            if (board->accessible() == nullptr || !board->hasActiveFocus())
                return;
            if (board->focusSquare() >= 0)
                board->accessible()->land(static_cast<Square>(board->focusSquare()));
        },
        Qt::QueuedConnection);
}

void BoardAccessible::land(Square square) {
    const auto tell = [this](Square told, QAccessible::Event what) {
        QAccessibleEvent event(cell(told), what);
        QAccessible::updateAccessibility(&event);
    };
    const Square before = m_heard;
    m_heard = square;
    BoardSpeech* speech = view()->speech();
    if (speech != nullptr)
        speech->land(view()->scene(), square);
    const bool renamed = speech != nullptr && speech->brief();
    if (renamed)
        tell(square, QAccessible::NameChanged);
    tell(square, QAccessible::Focus);
    if (renamed && before != square && before < view()->scene().pieces.size())
        tell(before, QAccessible::NameChanged);
}

QAccessibleInterface* BoardAccessible::parent() const {
    const BoardView* board = view();
    if (board == nullptr)
        return nullptr;
    for (QQuickItem* item = board->parentItem(); item != nullptr; item = item->parentItem()) {
        if (QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(item))
            return interface;
    }
    return QAccessible::queryAccessibleInterface(board->window());
}

QAccessibleInterface* BoardAccessible::child(int index) const {
    return table(index);
}

int BoardAccessible::childCount() const {
    const BoardView* board = view();
    return board != nullptr && board->scene().ruleset ? board->geometry().boardCount() : 0;
}

int BoardAccessible::indexOfChild(const QAccessibleInterface* child) const {
    const auto* table = dynamic_cast<const BoardTable*>(child);
    return table != nullptr && table->view() == view() ? table->board() : -1;
}

QAccessibleInterface* BoardAccessible::childAt(int x, int y) const {
    for (int board = 0; board < childCount(); ++board) {
        QAccessibleInterface* found = table(board);
        if (found->rect().contains(x, y))
            return found;
    }
    return nullptr;
}

QAccessibleInterface* BoardAccessible::focusChild() const {
    const BoardView* board = view();
    if (board == nullptr || !board->hasActiveFocus() || board->focusSquare() < 0)
        return nullptr;
    return cell(static_cast<Square>(board->focusSquare()));
}

QWindow* BoardAccessible::window() const {
    return view() != nullptr ? view()->window() : nullptr;
}

QRect BoardAccessible::rect() const {
    const BoardView* board = view();
    return board != nullptr ? onScreen(*board, board->boundingRect()) : QRect();
}

QString BoardAccessible::text(QAccessible::Text kind) const {
    if (kind != QAccessible::Name || view() == nullptr)
        return QString();
    return view()->name().isEmpty() ? BoardView::tr("Board") : view()->name();
}

QAccessible::Role BoardAccessible::role() const {
    return QAccessible::Grouping;
}

QAccessible::State BoardAccessible::state() const {
    QAccessible::State state;
    const BoardView* board = view();
    if (board == nullptr) {
        state.invalid = true;
        return state;
    }
    state.invisible = !board->isVisible();
    state.disabled = !board->isEnabled();
    state.focusable = board->isInteractive();
    state.focused = board->hasActiveFocus();
    return state;
}

} // namespace tessera
