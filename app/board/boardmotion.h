// Shows over a board how the last move went: a gliding piece, or a numbered still picture.
#pragma once

#include "boardlayer.h"
#include "motion.h"
#include "pieceimages.h"

#include <QPointer>
#include <QVariantAnimation>

namespace tessera {

/// Compares each scene of the board with the one before, and draws nothing, at no cost, while
/// nothing moves.
class BoardMotion : public tessera::BoardLayer { // in full: qmllint looks it up by this name
    Q_OBJECT
    QML_ELEMENT
    /// Milliseconds of a glide; 0: a still picture that stays until the next key or press.
    Q_PROPERTY(int duration READ duration WRITE setDuration NOTIFY durationChanged)
    /// Whether something is shown now.
    Q_PROPERTY(bool showing READ isShowing NOTIFY showingChanged)

public:
    explicit BoardMotion(QQuickItem* parent = nullptr);
    ~BoardMotion() override;

    [[nodiscard]] int duration() const { return m_animation.duration(); }
    void setDuration(int milliseconds);
    [[nodiscard]] bool isShowing() const { return m_motion.has_value(); }

    /// Shows the last move again; nothing happens when there is none.
    Q_INVOKABLE void showLastMove();
    /// Ends what is shown; the board shows its scene alone.
    Q_INVOKABLE void dismiss();

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void durationChanged();
    void showingChanged();

protected:
    void itemChange(ItemChange change, const ItemChangeData& data) override;
    void boardReplaced() override;
    void boardMoved() override { rebuild(); }
    QSGNode* updatePaintNode(QSGNode* node, UpdatePaintNodeData* data) override;

private:
    class Nodes;

    void takeScene();
    void start(const Motion& motion);
    void setWatching(bool watching);
    void rebuild();
    [[nodiscard]] bool isSeen(const Motion::Step& step) const;
    /// The part of the item that the ways of all steps touch, in whole device pixels.
    [[nodiscard]] QRect paintedRect() const;
    [[nodiscard]] QImage paintWays(const QRect& rect) const;

    QPointer<QObject> m_holding; ///< the board that was told to hold pieces back, while it lives
    BoardScene m_scene;          ///< what the board showed last
    std::optional<Motion> m_motion;
    std::optional<Motion> m_last; ///< that led to m_scene
    bool m_still = false;
    bool m_rebuild = false;
    QVariantAnimation m_animation;
    QPointer<QQuickWindow> m_watched;
    PieceImages m_images;
};

} // namespace tessera
