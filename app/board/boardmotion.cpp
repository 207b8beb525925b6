#include "boardmotion.h"

#include "boardview.h"
#include "motionpainter.h"

#include <QKeyEvent>
#include <QQuickWindow>
#include <QSGImageNode>
#include <QSGOpacityNode>
#include <QSGTexture>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace tessera {

namespace {

/// Copies of a moving piece that follow it: how far behind, and how strong.
struct Ghost {
    double behind;
    double opacity;
};
constexpr std::array ghosts{Ghost{0.2, 0.16}, Ghost{0.12, 0.24}, Ghost{0.06, 0.34}};

/// From here on the trail fades, as a share of the time.
constexpr double fadesFrom = 0.55;

bool isModifier(int key) {
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt ||
           key == Qt::Key_Meta || key == Qt::Key_AltGr;
}

} // namespace

/// What is drawn while something is shown; made anew for every motion.
class BoardMotion::Nodes : public QSGNode {
public:
    explicit Nodes(QQuickWindow* window) : m_window(window) {}

    /// An image of its own, faded together with what else is in its layer.
    QSGImageNode* add(const QImage& image, double opacity) {
        auto* layer = new QSGOpacityNode;
        layer->setOpacity(opacity);
        QSGImageNode* node = m_window->createImageNode();
        node->setTexture(m_window->createTextureFromImage(image));
        node->setOwnsTexture(true);
        node->setFiltering(QSGTexture::Linear);
        layer->appendChildNode(node);
        appendChildNode(layer);
        return node;
    }
    static void setOpacity(QSGImageNode* node, double opacity) {
        static_cast<QSGOpacityNode*>(node->parent())->setOpacity(opacity);
    }

    QSGImageNode* ways = nullptr;
    /// For each step its ghosts, then the piece.
    std::vector<std::array<QSGImageNode*, ghosts.size() + 1>> travellers;

private:
    QQuickWindow* m_window;
};

BoardMotion::BoardMotion(QQuickItem* parent) : BoardLayer(parent) {
    m_animation.setStartValue(0.);
    m_animation.setEndValue(1.);
    m_animation.setDuration(0);
    connect(&m_animation, &QVariantAnimation::valueChanged, this, [this] { update(); });
    connect(&m_animation, &QVariantAnimation::finished, this, &BoardMotion::dismiss);
    followBoard();
}

BoardMotion::~BoardMotion() {
    setWatching(false);
}

void BoardMotion::setDuration(int milliseconds) {
    milliseconds = std::max(milliseconds, 0);
    if (milliseconds == m_animation.duration())
        return;
    dismiss();
    m_animation.setDuration(milliseconds);
    emit durationChanged();
}

void BoardMotion::itemChange(ItemChange change, const ItemChangeData& data) {
    BoardLayer::itemChange(change, data);
    if (change == ItemSceneChange && data.window == nullptr)
        dismiss();
}

void BoardMotion::boardReplaced() {
    dismiss();
    m_last.reset();
    m_scene = board() != nullptr ? board()->scene() : BoardScene();
    if (board() != nullptr)
        connect(board(), &BoardView::sceneChanged, this, &BoardMotion::takeScene);
}

void BoardMotion::takeScene() {
    const BoardScene before = std::exchange(m_scene, board()->scene());
    if (before.pieces == m_scene.pieces && before.ruleset == m_scene.ruleset) {
        // Someone chose a piece or turned the board: they have seen how the move went.
        if (m_still || before.flipped != m_scene.flipped)
            dismiss();
        return;
    }
    dismiss();
    m_last = motionBetween(before, m_scene);
    if (!m_last)
        return;
    // What a hand has carried there need not be shown; a castling rook still goes its way.
    Motion shown = *m_last;
    if (const auto landing = board()->landing())
        std::erase_if(shown.steps, [&](const Motion::Step& step) { return step.to == *landing; });
    if (!shown.steps.empty())
        start(shown);
}

void BoardMotion::showLastMove() {
    if (board() == nullptr)
        return;
    dismiss();
    if (m_last && !m_last->backwards)
        start(*m_last);
    else if (const auto motion = lastMotion(m_scene))
        start(*motion);
}

void BoardMotion::start(const Motion& motion) {
    if (!isVisible() || window() == nullptr)
        return;
    m_motion = motion;
    // What lies on boards that are not shown cannot be drawn.
    std::erase_if(m_motion->steps, [this](const Motion::Step& step) { return !isSeen(step); });
    if (m_motion->steps.empty()) {
        m_motion.reset();
        return;
    }
    m_still = duration() == 0;
    if (m_still) {
        setWatching(true);
    } else {
        std::vector<BoardView::Held> held;
        for (const Motion::Step& step : m_motion->steps)
            held.push_back({step.to, step.covered});
        if (motion.removed)
            held.push_back({*motion.removed, motion.removedPiece});
        m_holding = board();
        board()->hold(std::move(held));
        m_animation.start();
    }
    rebuild();
    emit showingChanged();
}

void BoardMotion::dismiss() {
    if (!m_motion)
        return;
    m_motion.reset();
    setWatching(false);
    m_animation.stop();
    // A board that is being destroyed is none any more.
    if (auto* holding = qobject_cast<BoardView*>(m_holding.data()))
        holding->hold({});
    m_holding = nullptr;
    update();
    emit showingChanged();
}

void BoardMotion::setWatching(bool watching) {
    QQuickWindow* wanted = watching ? window() : nullptr;
    if (wanted == m_watched)
        return;
    if (m_watched)
        m_watched->removeEventFilter(this);
    m_watched = wanted;
    if (m_watched)
        m_watched->installEventFilter(this);
}

bool BoardMotion::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::KeyPress:
        if (isModifier(static_cast<QKeyEvent*>(event)->key()))
            break;
        [[fallthrough]];
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
        dismiss();
        break;
    default:
        break;
    }
    return BoardLayer::eventFilter(watched, event);
}

void BoardMotion::rebuild() {
    if (!m_motion)
        return;
    m_rebuild = true;
    update();
}

bool BoardMotion::isSeen(const Motion::Step& step) const {
    return !board()->cellRect(step.from).isEmpty() && !board()->cellRect(step.to).isEmpty();
}

QRect BoardMotion::paintedRect() const {
    QRectF touched;
    for (const Motion::Step& step : m_motion->steps)
        touched |= board()->cellRect(step.from) | board()->cellRect(step.to);
    return pixelsOf(touched);
}

QImage BoardMotion::paintWays(const QRect& rect) const {
    QImage image(rect.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.translate(-rect.topLeft());
    const double factor = scale();
    const double cell = board()->geometry().cell();
    MotionPainter ways(painter, board()->colors()->palette(), cell, factor);
    const auto middle = [&](Square square) { return board()->cellRect(square).center() * factor; };
    for (const Motion::Step& step : m_motion->steps) {
        if (!isSeen(step))
            continue;
        if (m_still)
            ways.arrow(middle(step.from), middle(step.to));
        else
            ways.trail(middle(step.from), middle(step.to));
    }
    if (m_still && isSeen(m_motion->steps.front())) {
        const Motion::Step& step = m_motion->steps.front();
        ways.number(middle(step.from), 1, board()->fontFamily());
        // In the corner of the square, so that the piece stays in view.
        const double aside = std::max(0., cell / 2 - ways.discRadius());
        ways.number(middle(step.to) + QPointF(aside, -aside), 2, board()->fontFamily());
    }
    return image;
}

QSGNode* BoardMotion::updatePaintNode(QSGNode* old, UpdatePaintNodeData*) {
    auto* nodes = static_cast<Nodes*>(old);
    if (!m_motion || board() == nullptr || board()->colors() == nullptr || m_rebuild) {
        delete nodes;
        nodes = nullptr;
    }
    if (!m_motion || board() == nullptr || board()->colors() == nullptr)
        return nullptr;

    if (nodes == nullptr) {
        m_rebuild = false;
        const QRect rect = paintedRect();
        if (rect.isEmpty())
            return nullptr;
        nodes = new Nodes(window());
        nodes->ways = nodes->add(paintWays(rect), 1.);
        place(nodes->ways, rect);
        if (!m_still) {
            m_images.setStyle(board()->pieceStyle());
            for (const Motion::Step& step : m_motion->steps) {
                const QImage& image = m_images.image(step.piece);
                auto& places = nodes->travellers.emplace_back();
                for (std::size_t i = 0; i < ghosts.size(); ++i)
                    places[i] = nodes->add(image, ghosts[i].opacity);
                places.back() = nodes->add(image, 1.);
            }
        }
    }
    if (m_still)
        return nodes;

    const double time = std::clamp(m_animation.currentValue().toDouble(), 0., 1.);
    const auto eased = [](double t) { return 1. - std::pow(1. - std::clamp(t, 0., 1.), 3.); };
    Nodes::setOpacity(nodes->ways, 0.8 * std::clamp((1. - time) / (1. - fadesFrom), 0., 1.));
    for (std::size_t i = 0; i < nodes->travellers.size(); ++i) {
        const Motion::Step& step = m_motion->steps[i];
        const QRectF from = board()->cellRect(step.from);
        const QPointF way = board()->cellRect(step.to).topLeft() - from.topLeft();
        for (std::size_t k = 0; k < nodes->travellers[i].size(); ++k) {
            const double behind = k < ghosts.size() ? ghosts[k].behind : 0.;
            nodes->travellers[i][k]->setRect(from.translated(way * eased(time - behind)));
        }
    }
    return nodes;
}

} // namespace tessera
