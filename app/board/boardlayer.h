// What lies over a board and follows it: lines, lights, pieces that move.
#pragma once

#include <QPointer>
#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

class QSGImageNode;

namespace tessera {

class BoardView;

/// A child of the BoardView that it covers; takes no input. It is a layer of its own so that what
/// changes on it repaints no board.
class BoardLayer : public QQuickItem {
    Q_OBJECT
    QML_ANONYMOUS

public:
    explicit BoardLayer(QQuickItem* parent = nullptr);

protected:
    void componentComplete() override;
    void itemChange(ItemChange change, const ItemChangeData& data) override;
    void geometryChange(const QRectF& now, const QRectF& before) override;

    /// Another board is covered, or none; constructors call followBoard() for the first.
    virtual void boardReplaced() = 0;
    /// Squares lie elsewhere or look different.
    virtual void boardMoved() = 0;

    void followBoard();
    /// The board that is covered; none while it is being destroyed.
    [[nodiscard]] BoardView* board() const;
    /// Device pixels a logical pixel.
    [[nodiscard]] double scale() const;
    /// What of a part of the item lies inside it, in whole device pixels.
    [[nodiscard]] QRect pixelsOf(const QRectF& part) const;
    /// An image that covers just these device pixels.
    void place(QSGImageNode* node, const QRect& pixels) const;

private:
    QPointer<QObject> m_followed; ///< to let go of; a BoardView no more once it dies
};

} // namespace tessera
