// One piece as the boards show it, without a square under it.
#pragma once

#include "board/boardscene.h"
#include "board/pieceimages.h"

#include <QPointer>
#include <QQuickPaintedItem>

namespace tessera {

/// As large as the item, sharp on every screen.
class PiecePicture : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    /// Its ruleset is the piece's.
    Q_PROPERTY(tessera::BoardScene scene READ scene WRITE setScene NOTIFY pieceChanged)
    Q_PROPERTY(int kind READ kind WRITE setKind NOTIFY pieceChanged)
    Q_PROPERTY(bool white READ white WRITE setWhite NOTIFY pieceChanged)
    Q_PROPERTY(tessera::BoardColors* colors READ colors WRITE setColors NOTIFY colorsChanged)
    Q_PROPERTY(QString fontFamily MEMBER m_fontFamily NOTIFY pieceChanged)
public:
    explicit PiecePicture(QQuickItem* parent = nullptr);

    [[nodiscard]] BoardScene scene() const;
    void setScene(const BoardScene& scene);
    [[nodiscard]] int kind() const { return m_kind; }
    void setKind(int kind);
    [[nodiscard]] bool white() const { return m_white; }
    void setWhite(bool white);
    [[nodiscard]] BoardColors* colors() const { return m_colors; }
    void setColors(BoardColors* colors);
    void paint(QPainter* painter) override;

signals:
    void pieceChanged();
    void colorsChanged();

private:
    RulesetPtr m_ruleset;
    int m_kind = 0;
    bool m_white = true;
    QPointer<BoardColors> m_colors;
    QString m_fontFamily;
    PieceImages m_images;
};

} // namespace tessera
