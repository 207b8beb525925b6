// A small picture of a whole position: all boards, every piece seen, nothing to press.
#pragma once

#include "boardcolors.h"
#include "boardscene.h"

#include <QPointer>
#include <QQuickPaintedItem>

namespace tessera {

/// Fits all boards into the item, centred. Pieces are figures where there is room, else tokens that
/// still tell sides, kings and pawns; these are never too small to be seen, whatever the squares.
class PositionPicture : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tessera::BoardScene scene READ scene WRITE setScene NOTIFY sceneChanged)
    Q_PROPERTY(tessera::BoardColors* colors READ colors WRITE setColors NOTIFY colorsChanged)
    Q_PROPERTY(QString fontFamily MEMBER m_fontFamily NOTIFY fontFamilyChanged)

public:
    explicit PositionPicture(QQuickItem* parent = nullptr);

    [[nodiscard]] const BoardScene& scene() const { return m_scene; }
    void setScene(const BoardScene& scene);
    [[nodiscard]] BoardColors* colors() const { return m_colors; }
    void setColors(BoardColors* colors);

    void paint(QPainter* painter) override;

signals:
    void sceneChanged();
    void colorsChanged();
    void fontFamilyChanged();

private:
    BoardScene m_scene;
    QPointer<BoardColors> m_colors;
    QString m_fontFamily;
};

} // namespace tessera
