#include "boardgaze.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

/// Whether two views differ by more than what is looked at.
bool isOtherView(const BoardGeometry::Request& a, BoardGeometry::Request b) {
    b.zoom = a.zoom;
    b.pan = a.pan;
    b.shown = a.shown;
    return !(a == b);
}

/// Where the keyboard begins: something that matters and can be seen, and is no answer.
std::optional<Square> keyboardPlace(const BoardGeometry& geometry, const BoardInterest& interest) {
    std::vector<Square> places = interest.core;
    places.insert(places.end(), interest.also.begin(), interest.also.end());
    const int squares = geometry.boardCount() * geometry.columns() * geometry.rows();
    for (int square = 0; square < squares; ++square)
        places.push_back(static_cast<Square>(square));
    const QRect area = seenArea(geometry);
    const auto found = std::ranges::find_if(places, [&](Square square) {
        return area.intersects(geometry.cellRect(square)) &&
               std::ranges::find(interest.answers, square) == interest.answers.end();
    });
    return found != places.end() ? std::optional(*found) : std::nullopt;
}

QPointF between(QPointF from, QPointF to, double part) {
    return from + (to - from) * part;
}

} // namespace

BoardGaze::BoardGaze(QObject* parent) : QObject(parent) {
    m_timer.setSingleShot(true);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &BoardGaze::lookNow);
    m_glide.setStartValue(0.);
    m_glide.setEndValue(1.);
    m_glide.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_glide, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        const double part = value.toDouble();
        place(m_zooms[0] * std::pow(m_zooms[1] / m_zooms[0], part),
              between(m_targets[0], m_targets[1], part));
    });
}

void BoardGaze::setView(BoardView* view) {
    if (view == m_view)
        return;
    if (m_view)
        disconnect(m_view, nullptr, this, nullptr);
    m_glide.stop();
    m_view = view;
    if (view != nullptr) {
        m_known = view->geometry().request();
        connect(view, &BoardView::viewChanged, this, &BoardGaze::takeChange);
    }
    emit viewChanged();
}

void BoardGaze::look(const BoardInterest& interest, Cause cause) {
    if (interest.core.empty() && cause != Begins)
        return;
    if (cause == Begins)
        m_before.reset();
    // Of what is wanted at once the last counts, and with it the strongest cause.
    m_wish = Wish{interest, m_wish ? std::min(cause, m_wish->cause) : cause};
    m_timer.start();
}

void BoardGaze::lookAt(const BoardScene& scene, const BoardSketch& sketch) {
    BoardInterest interest{sketch.squares(), {}};
    if (interest.core.empty()) {
        for (std::size_t square = 0; square < scene.marks.size(); ++square) {
            if (scene.marks[square] != 0)
                interest.core.push_back(static_cast<Square>(square));
        }
    }
    if (interest.core.empty())
        return;
    if (!m_before)
        m_before = m_interest;
    look(interest, Asked);
}

void BoardGaze::lookBack() {
    if (!m_before)
        return;
    m_wish.reset();
    m_interest = *std::exchange(m_before, std::nullopt);
    emit looked();
    look(m_interest, GoesOn);
}

void BoardGaze::takeChange() {
    const BoardGeometry::Request now = m_view->geometry().request();
    const bool other = isOtherView(now, m_known);
    m_known = now;
    if (m_moving)
        return;
    m_glide.stop();
    if (!other)
        m_touched = true;
    else if (m_wish)
        m_timer.start();
    else if (!m_touched && !m_interest.core.empty())
        look(m_interest, Begins);
}

void BoardGaze::lookNow() {
    if (!m_view || !m_wish || m_view->geometry().request().viewport.isEmpty())
        return;
    const Wish wish = *std::exchange(m_wish, std::nullopt);
    const BoardGeometry& geometry = m_view->geometry();
    if (wish.cause != Begins && areReadable(geometry, wish.interest.core))
        return;
    if (wish.cause == GoesOn && m_touched)
        return;
    m_touched = false;
    m_interest = wish.interest;
    follow(planGaze(geometry.request(), m_interest));
    emit looked();
}

QPointF BoardGaze::target() const {
    const BoardGeometry& geometry = m_view->geometry();
    const QRectF squares = geometry.squaresRect(m_board);
    const QPointF device =
        squares.topLeft() + QPointF(m_place.x() * squares.width(), m_place.y() * squares.height());
    return device / geometry.request().scale;
}

void BoardGaze::place(double zoom, QPointF at) {
    const QScopedValueRollback moving(m_moving, true);
    m_view->setZoom(zoom);
    m_view->panBy(at - target());
}

void BoardGaze::follow(const GazePlan& plan) {
    m_glide.stop();
    const QScopedValueRollback moving(m_moving, true);
    const BoardGeometry& geometry = m_view->geometry();
    const bool glides = m_view->part() == BoardView::AllBoards && plan.line == GazePlan::Line::None;
    m_view->showPart(plan.line == GazePlan::Line::None  ? BoardView::AllBoards
                     : plan.line == GazePlan::Line::Row ? BoardView::OneRow
                                                        : BoardView::OneColumn,
                     std::max(0, plan.board));
    // What is seen now is held on to on the way to everything.
    m_board = plan.board >= 0 ? plan.board : geometry.nearestBoard(seenArea(geometry).center());
    m_place = plan.board >= 0 ? plan.place : QPointF(0.5, 0.5);
    m_zooms[0] = m_view->zoom();
    m_targets[0] = target();
    if (plan.zoom > 1.) {
        // Which part of the item is free follows from the zoom.
        m_view->setZoom(plan.zoom);
        place(plan.zoom, QRectF(seenArea(geometry)).center() / geometry.request().scale);
    } else {
        m_view->fit();
    }
    m_zooms[1] = m_view->zoom();
    m_targets[1] = target();
    // The keyboard would take the view back to where it was.
    const int focus = m_view->focusSquare();
    const bool stays =
        focus >= 0 &&
        seenArea(geometry).intersects(geometry.cellRect(static_cast<Square>(focus))) &&
        std::ranges::find(m_interest.answers, static_cast<Square>(focus)) ==
            m_interest.answers.end();
    if (const auto place = keyboardPlace(geometry, m_interest); !stays && place)
        m_view->setFocusSquare(*place);
    if (glides && m_duration > 0 && m_view->isVisible() &&
        (m_zooms[0] != m_zooms[1] || m_targets[0] != m_targets[1])) {
        m_targets[1] = target();
        place(m_zooms[0], m_targets[0]);
        m_glide.setDuration(m_duration);
        m_glide.start();
    }
}

} // namespace tessera
