#include "tesseractview.h"

#include "boardspeech.h"
#include "commands.h"
#include "notation/square_name.h"
#include "spacelabels.h"
#include "squaretext.h"

#include <algorithm>

namespace tessera {

TesseractView::TesseractView(QQuickItem* parent) : SquareView(parent) {
    setPose(&m_ownPose);
    for (const auto signal :
         {&TesseractView::looksChanged, &TesseractView::sketchChanged, &TesseractView::restyled,
          &TesseractView::eyeChanged, &TesseractView::spotsChanged})
        connect(this, signal, this, &TesseractView::repaint);
    for (const auto signal : {&SquareView::focusSquareChanged, &SquareView::hoveredSquareChanged})
        connect(this, signal, this, &TesseractView::repaint);
    // Names take room beside the picture.
    connect(this, &TesseractView::restyled, this, &TesseractView::look);
}

TesseractView::~TesseractView() = default;

void TesseractView::componentComplete() {
    QQuickItem::componentComplete();
    rearrange();
}

void TesseractView::setScene(const BoardScene& scene) {
    if (scene == m_scene)
        return;
    const bool sameBoard = scene.ruleset && m_board &&
                           scene.ruleset->geometry().sizes() == m_board->geometry().sizes();
    const bool sameRuleset = scene.ruleset == m_scene.ruleset;
    m_scene = scene;
    if (!sameBoard) {
        m_board.reset();
        if (scene.ruleset)
            m_board.emplace(scene.ruleset->geometry().sizes());
        setFocusSquare(-1);
        setHoveredSquare(-1);
    }
    m_pose->setFlipped(scene.flipped);
    if (!sameBoard) {
        if (m_board)
            m_pose->setBoard(m_board->geometry().sizes());
        rearrange();
    }
    if (!sameRuleset)
        emit boardChanged();
    emit looksChanged();
    emit sceneChanged();
    emit focusTextChanged();
    emit hoveredSquareChanged();
}

void TesseractView::setInspectorSketch(const BoardSketch& sketch) {
    if (sketch == m_inspectorSketch)
        return;
    m_inspectorSketch = sketch;
    emit sketchChanged();
}

void TesseractView::setCoachSketch(const BoardSketch& sketch) {
    if (sketch == m_coachSketch)
        return;
    m_coachSketch = sketch;
    emit sketchChanged();
}

void TesseractView::setPose(TesseractPose* pose) {
    TesseractPose* wanted = pose != nullptr ? pose : &m_ownPose;
    if (wanted == m_pose)
        return;
    if (m_pose)
        disconnect(m_pose, nullptr, this, nullptr);
    m_pose = wanted;
    if (wanted != &m_ownPose)
        connect(wanted, &QObject::destroyed, this, [this] { setPose(nullptr); });
    connect(m_pose, &TesseractPose::turned, this, &TesseractView::rearrange);
    connect(m_pose, &TesseractPose::orbitChanged, this, &TesseractView::look);
    connect(m_pose, &TesseractPose::opacityChanged, this, &TesseractView::looksChanged);
    if (m_board)
        m_pose->setBoard(m_board->geometry().sizes());
    emit poseChanged();
    rearrange();
}

void TesseractView::setColors(BoardColors* colors) {
    if (colors == m_colors)
        return;
    if (m_colors)
        disconnect(m_colors, nullptr, this, nullptr);
    m_colors = colors;
    if (colors != nullptr)
        connect(colors, &BoardColors::changed, this, &TesseractView::looksChanged);
    emit colorsChanged();
    emit looksChanged();
}

void TesseractView::setGround(const QColor& color) {
    if (color == m_ground)
        return;
    m_ground = color;
    emit groundChanged();
    emit looksChanged();
}

void TesseractView::setFocusSquare(int square) {
    const int wanted = isSquare(square) ? square : -1;
    if (wanted == m_focusSquare)
        return;
    m_focusSquare = wanted;
    if (hasActiveFocus() && m_speech && wanted >= 0)
        m_speech->land(m_scene, static_cast<Square>(wanted));
    emit focusSquareChanged();
    emit focusTextChanged();
}

void TesseractView::setDrawn(bool drawn) {
    if (drawn == m_drawn)
        return;
    m_drawn = drawn;
    emit drawnChanged();
}

QString TesseractView::hoverText() const {
    if (!isSquare(hoveredSquare()) || !m_scene.ruleset)
        return {};
    const auto square = static_cast<Square>(hoveredSquare());
    const QString name = QString::fromStdString(
        squareDisplayName(m_scene.ruleset->data(), m_scene.ruleset->geometry(), square));
    return m_scene.pieces[square] ? tr("%1, %2").arg(name, occupantText(m_scene, square)) : name;
}

QString TesseractView::focusText() const {
    if (!isSquare(m_focusSquare) || !m_scene.ruleset)
        return {};
    return squareText(m_scene, static_cast<Square>(m_focusSquare),
                      m_speech ? m_speech->style() : SpokenStyle::Words);
}

BoardSpeech* TesseractView::speech() const {
    return m_speech;
}

void TesseractView::setSpeech(BoardSpeech* speech) {
    if (speech == m_speech)
        return;
    m_speech = speech;
    emit speechChanged();
}

double TesseractView::opacity(Square square) const {
    const Vector4 at = m_board->geometry().coordinates(square);
    return m_pose->opacity(at[2], at[3]);
}

void TesseractView::rearrange() {
    if (!m_board || !isComponentComplete()) {
        m_spots.clear();
        m_frame.clear();
        m_outline.clear();
    } else {
        const Matrix4 turned = m_pose->turning().matrix();
        m_spots = m_board->spots(turned, m_pose->blend());
        m_frame = m_board->frame(turned, m_pose->blend());
        m_outline = m_board->outline(turned, m_pose->blend());
    }
    emit spotsChanged();
    look();
}

void TesseractView::look() {
    if (m_board) {
        const QRectF area = pictureArea(size(), m_textSize);
        m_eye =
            Eye(m_pose->orbit(), reachOf(m_outline, m_pose->orbit(), area.size()), size(), area);
    }
    emit eyeChanged();
}

void TesseractView::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickItem::geometryChange(now, before);
    if (now.size() != before.size())
        look();
}

void TesseractView::itemChange(ItemChange change, const ItemChangeData& data) {
    QQuickItem::itemChange(change, data);
    if (change == ItemDevicePixelRatioHasChanged)
        repaint();
}

QPointF TesseractView::centre(int square) const {
    const auto index = static_cast<std::size_t>(square);
    return square >= 0 && index < m_spots.size() ? m_eye.see(centreOf(m_spots[index])).at
                                                 : QPointF();
}

QString TesseractView::layerName(int axis, int layer) const {
    return m_scene.ruleset ? coordinateText(m_scene.ruleset->data(), static_cast<Axis>(axis), layer)
                           : QString();
}

int TesseractView::squareAt(QPointF point) const {
    if (!m_board || !contains(point))
        return -1;
    constexpr double leastSeen = 0.08;
    constexpr auto aims = static_cast<std::uint32_t>(Mark::Move) |
                          static_cast<std::uint32_t>(Mark::Capture) |
                          static_cast<std::uint32_t>(Mark::PreviewMove) |
                          static_cast<std::uint32_t>(Mark::PreviewCapture);
    const auto occupied = [this](Square square) { return m_scene.pieces[square].has_value(); };
    const auto found = pick(
        m_spots, m_eye,
        {point,
         [&](Square square) {
             return opacity(square) * (occupied(square) ? 1. : m_pose->emptyOpacity()) >= leastSeen;
         },
         occupied, [this](Square square) { return (m_scene.marks[square] & aims) != 0; },
         m_colors && m_colors->palette().letters});
    return found ? *found : -1;
}

bool TesseractView::showsAnything() const {
    return std::ranges::any_of(m_spots, [this](const Spot& spot) {
        const Eye::Seen seen = m_eye.see(centreOf(spot));
        return seen.depth > 0. && boundingRect().contains(seen.at);
    });
}

void TesseractView::repaint() {
    m_repaint = true;
    update();
}

} // namespace tessera
