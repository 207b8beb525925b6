// Brings into view what somebody should look at, without taking the view out of the user's hand.
#pragma once

#include "boardscene.h"
#include "boardsketch.h"
#include "boardview.h"
#include "gazeplan.h"

#include <QPointer>
#include <QTimer>
#include <QVariantAnimation>

namespace tessera {

/// Moves a board view to what is spoken of. Once the user has zoomed, panned or chosen a part, what
/// merely goes on changes nothing any more.
class BoardGaze : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tessera::BoardView* view READ view WRITE setView NOTIFY viewChanged)
    /// Milliseconds of a move to another part; 0: it is there at once.
    Q_PROPERTY(int duration MEMBER m_duration NOTIFY durationChanged)
    /// What was looked at last: what must be seen first.
    Q_PROPERTY(tessera::BoardInterest interest READ interest NOTIFY looked)

public:
    enum Cause {
        Begins, ///< something else is to be seen now: the view is arranged anew
        Asked,  ///< the user has asked for it: seen if it was not
        GoesOn  ///< the same, unless the user has arranged the view
    };
    Q_ENUM(Cause)

    explicit BoardGaze(QObject* parent = nullptr);

    [[nodiscard]] BoardView* view() const { return m_view; }
    void setView(BoardView* view);
    [[nodiscard]] const BoardInterest& interest() const { return m_interest; }

    /// Looks there as soon as everything that happens now is done. What begins also becomes the
    /// place that a change of the view's size comes back to.
    Q_INVOKABLE void look(const tessera::BoardInterest& interest, tessera::BoardGaze::Cause cause);
    /// The same for a while, for what a picture is about: what is drawn over the boards, or marked
    /// squares where nothing is drawn.
    Q_INVOKABLE void lookAt(const tessera::BoardScene& scene, const tessera::BoardSketch& sketch);
    /// The picture is gone: what was looked at before counts again.
    Q_INVOKABLE void lookBack();

signals:
    void viewChanged();
    void durationChanged();
    void looked();

private:
    void lookNow();
    void follow(const GazePlan& plan);
    /// Moves the view so that a point of a board lies at a point of the item.
    void place(double zoom, QPointF at);
    void takeChange();
    /// Where that point of the board lies now, in logical pixels.
    [[nodiscard]] QPointF target() const;

    struct Wish {
        BoardInterest interest;
        Cause cause = GoesOn;
    };
    QPointer<BoardView> m_view;
    int m_duration = 0;
    std::optional<Wish> m_wish;            ///< not looked at yet
    BoardInterest m_interest;              ///< what was looked at last
    std::optional<BoardInterest> m_before; ///< while a picture is looked at
    bool m_touched = false;                ///< the user has arranged the view
    bool m_moving = false;                 ///< by this object
    BoardGeometry::Request m_known;
    QTimer m_timer;

    // What a glide holds on to, and its beginning and end.
    int m_board = -1;
    QPointF m_place; ///< in shares of the board's squares
    std::array<double, 2> m_zooms{1., 1.};
    std::array<QPointF, 2> m_targets;
    QVariantAnimation m_glide;
};

} // namespace tessera
