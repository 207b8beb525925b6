// A few squares in the look of the boards, to show in lists and settings what is on the boards.
#pragma once

#include "boardcolors.h"

#include <QPointer>
#include <QQuickPaintedItem>

namespace tessera {

/// Paints in device pixels, so that a sample is as sharp as the boards.
class BoardSample : public QQuickPaintedItem {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(tessera::BoardColors* colors READ colors WRITE setColors NOTIFY colorsChanged)
    Q_PROPERTY(QString fontFamily MEMBER m_fontFamily NOTIFY fontFamilyChanged)
    /// Edge of a square, in logical pixels.
    Q_PROPERTY(int cell READ cell WRITE setCell NOTIFY cellChanged)

public:
    [[nodiscard]] BoardColors* colors() const { return m_colors; }
    void setColors(BoardColors* colors);
    [[nodiscard]] int cell() const { return m_cell; }
    void setCell(int cell);
    void paint(QPainter* painter) final;

signals:
    void colorsChanged();
    void fontFamilyChanged();
    void cellChanged();

protected:
    /// `squares`: columns and rows of squares.
    BoardSample(QSize squares, QQuickItem* parent);

    /// `edge`: of a square, in device pixels; `scale`: device pixels a logical pixel.
    virtual void paintSquares(QPainter& painter, int edge, double scale) = 0;
    [[nodiscard]] const QString& fontFamily() const { return m_fontFamily; }

private:
    QSize m_squares;
    QPointer<BoardColors> m_colors;
    QString m_fontFamily;
    int m_cell = 0;
};

} // namespace tessera
