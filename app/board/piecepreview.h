// A few pieces on squares, to choose a set by.
#pragma once

#include "boardcolors.h"
#include "pieceimages.h"

#include <QPointer>
#include <QQuickPaintedItem>

namespace tessera {

/// White's pieces of ordinary chess over Black's, as the given look draws them. The ruleset is
/// loaded when it is first painted.
class PiecePreview : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tessera::BoardColors* colors READ colors WRITE setColors NOTIFY colorsChanged)
    Q_PROPERTY(QString fontFamily MEMBER m_fontFamily NOTIFY fontFamilyChanged)
    /// Edge of a square, in logical pixels.
    Q_PROPERTY(int cell READ cell WRITE setCell NOTIFY cellChanged)

public:
    explicit PiecePreview(QQuickItem* parent = nullptr);
    [[nodiscard]] BoardColors* colors() const { return m_colors; }
    void setColors(BoardColors* colors);
    [[nodiscard]] int cell() const { return m_cell; }
    void setCell(int cell);
    void paint(QPainter* painter) override;

signals:
    void colorsChanged();
    void fontFamilyChanged();
    void cellChanged();

private:
    QPointer<BoardColors> m_colors;
    QString m_fontFamily;
    int m_cell = 0;
    PieceImages m_images;
};

} // namespace tessera
