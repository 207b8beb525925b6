// The board for assistive technology: one object for the item, one table a board, one cell a
// square. Cells are made when they are asked for, so that 4096 squares cost nothing to those who
// see.
#pragma once

#include "boardscene.h"

#include <QAccessible>
#include <QAccessibleObject>
#include <QPointer>

#include <vector>

namespace tessera {

class BoardView;

/// Makes BoardView items known to assistive technology. Call once, before QML is loaded.
void installBoardAccessibility();

class BoardAccessible : public QAccessibleObject {
public:
    explicit BoardAccessible(BoardView* view);
    ~BoardAccessible() override;

    [[nodiscard]] BoardView* view() const;
    /// Table of a board, by its place in reading order.
    [[nodiscard]] QAccessibleInterface* table(int board) const;
    [[nodiscard]] QAccessibleInterface* cell(Square square) const;

    /// Before the boards change: takes all tables and cells away.
    void dropChildren();
    /// After they have changed.
    void announceChildren();
    /// Tells that names and states of squares differ from what `before` showed.
    void tellChanges(const BoardScene& before);
    /// Tells that the inner focus has moved.
    void tellFocus();

    [[nodiscard]] QAccessibleInterface* parent() const override;
    [[nodiscard]] QAccessibleInterface* child(int index) const override;
    [[nodiscard]] int childCount() const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override;
    [[nodiscard]] QAccessibleInterface* focusChild() const override;
    [[nodiscard]] QWindow* window() const override;
    [[nodiscard]] QRect rect() const override;
    [[nodiscard]] QString text(QAccessible::Text kind) const override;
    [[nodiscard]] QAccessible::Role role() const override;
    [[nodiscard]] QAccessible::State state() const override;

private:
    void makeRoom() const;
    void land(Square square);

    // Ids of what has been made so far; 0: not yet.
    mutable std::vector<QAccessible::Id> m_tables;
    mutable std::vector<QAccessible::Id> m_cells;
    Square m_heard = noSquare; ///< the square that was told as focused last
};

} // namespace tessera
