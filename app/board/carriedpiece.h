// A piece that follows the mouse over the boards.
#pragma once

#include "pieceimages.h"

#include <QQuickItem>

namespace tessera {

class BoardView;

/// A child of the BoardView, over all that it shows, so that only the piece's own place changes
/// while it is carried. It lies out of sight until it is first moved.
class CarriedPiece : public QQuickItem {
    Q_OBJECT
public:
    CarriedPiece(BoardView& board, Square from, const Piece& piece);

    [[nodiscard]] Square from() const { return m_from; }
    /// Brings its middle to a point of the board's item.
    void moveTo(QPointF point);

protected:
    QSGNode* updatePaintNode(QSGNode* node, UpdatePaintNodeData* data) override;

private:
    BoardView& m_board;
    Square m_from;
    Piece m_piece;
    PieceImages::Style m_painted; ///< how the piece looked when it was last painted
};

} // namespace tessera
