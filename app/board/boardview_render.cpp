// The board's part of the scene graph. Images are painted again when what they show has changed,
// and when a zoom has settled; until then the old ones are scaled.
#include "boardnodes.h"
#include "boardpainter.h"
#include "boardview.h"
#include "carriedpiece.h"

#include "notation/square_name.h"
#include "squaretext.h"

#include <QElapsedTimer>
#include <QQuickWindow>
#include <QSGRendererInterface>

#include <algorithm>
#include <array>

namespace tessera {

namespace {

/// What sharpening may take of a frame.
constexpr qint64 sharpeningMs = 5;
/// Images of boards out of view are kept up to this size; they are shown until sharp ones are
/// ready.
constexpr int keptEdge = 256;
/// Larger images get a texture of their own.
constexpr int sharedEdge = 128;
constexpr float hoverOpacity = 0.1F;
/// Names of boards, as a share of the size of coordinates, and in logical pixels at least.
constexpr double nameShare = 1.2;
constexpr double leastName = 11.;

struct BoardImage {
    PictureNode node;
    int cell = 0;  ///< of the image
    QPoint offset; ///< of its squares
    bool valid = false;
    QImage empty; ///< the board without pieces and marks, of the same size
};

class BoardRootNode : public QSGNode {
public:
    BoardRootNode() {
        for (QSGTransformNode& layer : layers) {
            layer.setFlag(OwnedByParent, false);
            appendChildNode(&layer);
        }
    }

    PieceImages images;
    // The nodes leave their layers before these end. They are transform nodes that change nothing:
    // below plain ones the software renderer draws what is added later at the window's corner.
    std::array<QSGTransformNode, 5> layers;
    QSGNode& boardLayer = layers[0];
    QSGNode& plateLayer = layers[1];
    QSGNode& textLayer = layers[2];
    QSGNode& stripLayer = layers[3];
    QSGNode& nameLayer = layers[4];
    std::vector<BoardImage> boards;
    PlateNode hover;
    LabelNodes onBoards;
    std::array<PlateNode, 2> strips;
    LabelNodes names;
};

} // namespace

BoardPicture BoardView::pictureOf(int board) const {
    const BoardGeometry::Request& request = m_geometry.request();
    BoardPicture picture;
    picture.board = board;
    picture.size = m_geometry.boardRect(board).size();
    picture.cell = m_geometry.cell();
    picture.scale = request.scale;
    picture.coordinateSize = m_coordinateSize;
    picture.fontFamily = m_fontFamily;
    picture.palette = m_colors->palette();
    picture.ruleset = m_scene.ruleset;
    picture.flipped = m_scene.flipped;
    const int squares = m_geometry.columns() * m_geometry.rows();
    picture.pieces.reserve(static_cast<std::size_t>(squares));
    picture.marks.reserve(static_cast<std::size_t>(squares));
    const bool focused = hasActiveFocus() && m_interactive;
    for (int i = 0; i < squares; ++i) {
        const Square square =
            m_geometry.square({board, i % m_geometry.columns(), i / m_geometry.columns()});
        picture.pieces.push_back(shownPiece(square));
        picture.marks.push_back(m_scene.marks[square]);
        if (focused && square == m_focusSquare)
            picture.focus = i;
    }
    return picture;
}

PieceImages::Style BoardView::pieceStyle() const {
    return {m_scene.ruleset,
            m_colors ? m_colors->palette() : BoardPalette(),
            m_fontFamily,
            m_geometry.cell(),
            m_geometry.request().scale,
            m_geometry.request().layout,
            m_scene.flipped};
}

std::optional<Piece> BoardView::shownPiece(Square square) const {
    if (m_carried && square == m_carried->from())
        return std::nullopt;
    const auto held = std::find_if(m_held.begin(), m_held.end(),
                                   [square](const Held& entry) { return entry.square == square; });
    return held == m_held.end() ? m_scene.pieces[square] : held->piece;
}

void BoardView::hold(std::vector<Held> held) {
    for (const auto* entries : {&m_held, &held}) {
        for (const Held& entry : *entries)
            touch(entry.square);
    }
    m_held = std::move(held);
    update();
}

QSGNode* BoardView::updatePaintNode(QSGNode* old, UpdatePaintNodeData*) {
    auto* root = static_cast<BoardRootNode*>(old);
    if (!m_scene.ruleset || !m_colors || m_geometry.request().viewport.isEmpty()) {
        delete root;
        return nullptr;
    }
    if (root == nullptr)
        root = new BoardRootNode;

    const BoardPalette& palette = m_colors->palette();
    const BoardGeometry::Request& request = m_geometry.request();
    const QRect viewport(QPoint(0, 0), request.viewport);
    root->images.setStyle(pieceStyle());

    const auto count = static_cast<std::size_t>(m_geometry.boardCount());
    if (root->boards.size() != count || m_stale.everything) {
        root->boards.resize(count);
        for (BoardImage& image : root->boards) {
            image.valid = false;
            image.empty = QImage();
        }
    }
    struct Blurred {
        int distance;
        int board;
    };
    std::vector<Blurred> blurred;
    const auto paint = [&](int board) {
        BoardImage& image = root->boards[static_cast<std::size_t>(board)];
        // Nothing shines through, which spares the renderer from blending whole boards; many small
        // ones share a texture and are drawn in one go.
        QQuickWindow::CreateTextureOptions options = QQuickWindow::TextureIsOpaque;
        const QSize size = m_geometry.boardRect(board).size();
        options.setFlag(QQuickWindow::TextureCanUseAtlas,
                        std::max(size.width(), size.height()) <= sharedEdge);
        const BoardPicture picture = pictureOf(board);
        if (image.cell != m_geometry.cell() || image.offset != m_geometry.squaresOffset() ||
            image.empty.size() != size)
            image.empty = paintEmptyBoard(picture, m_geometry);
        image.node.setImage(*window(), paintBoard(picture, m_geometry, root->images, image.empty),
                            options);
        image.cell = m_geometry.cell();
        image.offset = m_geometry.squaresOffset();
        image.valid = true;
    };
    for (int board = 0; board < m_geometry.boardCount(); ++board) {
        const auto index = static_cast<std::size_t>(board);
        BoardImage& image = root->boards[index];
        const QRect rect = m_geometry.boardRect(board);
        const bool touched = index < m_stale.boards.size() && m_stale.boards[index];
        if (!rect.intersects(viewport)) {
            image.node.hide();
            image.valid = image.valid && !touched;
            if (std::max(image.node.imageSize().width(), image.node.imageSize().height()) >
                keptEdge) {
                image.node.clear();
                image.empty = QImage();
            }
            continue;
        }
        const bool sharp = image.cell == m_geometry.cell() &&
                           image.offset == m_geometry.squaresOffset() &&
                           image.node.imageSize() == rect.size();
        if (!image.node.hasImage() || !image.valid || touched || (!sharp && m_stale.atOnce))
            paint(board);
        else if (!sharp)
            blurred.push_back({(rect.center() - viewport.center()).manhattanLength(), board});
    }
    if (m_settled) {
        std::sort(blurred.begin(), blurred.end(),
                  [](const Blurred& a, const Blurred& b) { return a.distance < b.distance; });
        QElapsedTimer timer;
        timer.start();
        std::size_t done = 0;
        while (done < blurred.size() && (done == 0 || timer.elapsed() < sharpeningMs))
            paint(blurred[done++].board);
        m_sharp = done == blurred.size();
        if (!m_sharp)
            QMetaObject::invokeMethod(this, &QQuickItem::update, Qt::QueuedConnection);
    }
    m_stale.everything = false;
    m_stale.atOnce = false;
    m_stale.boards.assign(count, false);

    // The software renderer is too slow to interpolate whole boards in every frame.
    const bool interpolates =
        window()->rendererInterface()->graphicsApi() != QSGRendererInterface::Software;
    for (int board = 0; board < m_geometry.boardCount(); ++board) {
        BoardImage& image = root->boards[static_cast<std::size_t>(board)];
        if (!image.node.hasImage() || !m_geometry.boardRect(board).intersects(viewport))
            continue;
        // Squares stand where they belong, whatever the image's own size.
        const QRect squares = m_geometry.squaresRect(board);
        const double factor = static_cast<double>(m_geometry.cell()) / image.cell;
        const QRectF place(squares.topLeft() - QPointF(image.offset) * factor,
                           QSizeF(image.node.imageSize()) * factor);
        const bool scaled = image.cell != m_geometry.cell();
        image.node.place(root->boardLayer, toItem(place), scaled && interpolates);
    }

    const QRect hovered = hoveredSquare() >= 0 && m_interactive
                              ? m_geometry.cellRect(static_cast<Square>(hoveredSquare()))
                              : QRect();
    if (hovered.intersects(viewport)) {
        QColor tint = palette.hover;
        tint.setAlphaF(hoverOpacity);
        root->hover.place(*window(), root->plateLayer, toItem(hovered), tint);
    } else {
        root->hover.hide();
    }

    const auto itemRect = [this](const QRect& rect) { return toItem(rect); };
    root->onBoards.show(*window(), root->plateLayer, root->textLayer, labelsOnBoards(), itemRect);
    const std::array<QRect, 2> strips{QRect(0, 0, viewport.width(), m_geometry.headHeight()),
                                      QRect(0, 0, m_geometry.sideWidth(), viewport.height())};
    for (std::size_t i = 0; i < strips.size(); ++i) {
        if (m_geometry.overflows() && m_geometry.stripsStay() && !strips[i].isEmpty())
            root->strips[i].place(*window(), root->stripLayer, toItem(strips[i]), palette.page);
        else
            root->strips[i].hide();
    }
    root->names.show(*window(), root->stripLayer, root->nameLayer, labelsAround(), itemRect);
    return root;
}

std::vector<PlacedLabel> BoardView::labelsOnBoards() const {
    const BoardPalette& palette = m_colors->palette();
    const Ruleset& ruleset = m_scene.ruleset->data();
    const double scale = m_geometry.request().scale;
    std::vector<PlacedLabel> labels;
    for (const BoardGeometry::Address& address : m_geometry.addresses()) {
        labels.push_back({{boardText(address.board), m_fontFamily, m_coordinateSize * scale, true,
                           true, palette.coordinate},
                          address.rect,
                          QColor()});
    }
    for (const BoardGeometry::Label& label : m_geometry.edgeLabels()) {
        labels.push_back(
            {{QString::fromStdString(coordinateName(ruleset, label.axis, label.coordinate)),
              m_fontFamily, m_coordinateSize * scale, false, true, palette.coordinate},
             label.rect,
             palette.layerSurface(m_geometry.layer(label.board))});
    }
    return labels;
}

std::vector<QRectF> BoardView::nameRects() const {
    std::vector<QRectF> rects;
    if (!m_scene.ruleset)
        return rects;
    for (const auto& labels : {labelsOnBoards(), labelsAround()}) {
        for (const PlacedLabel& label : labels) {
            QSize words = labelSize(label.picture);
            if (!label.picture.upright)
                words.transpose();
            QRect place(QPoint(), words);
            place.moveCenter(label.rect.center());
            if (place.intersects(viewport()))
                rects.push_back(toItem(place));
        }
    }
    return rects;
}

std::vector<PlacedLabel> BoardView::labelsAround() const {
    const BoardPalette& palette = m_colors->palette();
    const Ruleset& ruleset = m_scene.ruleset->data();
    const double scale = m_geometry.request().scale;
    const QRect viewport(QPoint(0, 0), m_geometry.request().viewport);
    std::vector<PlacedLabel> labels;
    const auto add = [&](const BoardGeometry::Label& label, bool upright) {
        if (!label.rect.intersects(viewport))
            return;
        PlacedLabel placed;
        placed.rect = label.rect;
        placed.picture = {coordinateText(ruleset, label.axis, label.coordinate),
                          m_fontFamily,
                          std::max(m_coordinateSize * nameShare, leastName) * scale,
                          true,
                          upright,
                          palette.coordinate};
        if (label.axis == Axis::W) {
            placed.picture.color = palette.layerText(label.coordinate);
            if (ruleset.sizes[3] == 2) {
                LabelPicture longer = placed.picture;
                longer.text = (label.coordinate == 0 ? tr("%1  inner cube") : tr("%1  outer cube"))
                                  .arg(placed.picture.text);
                if (labelSize(longer).width() <=
                    (upright ? label.rect.width() : label.rect.height()))
                    placed.picture = longer;
            }
        }
        labels.push_back(std::move(placed));
    };
    for (const BoardGeometry::Label& label : m_geometry.columnLabels())
        add(label, true);
    for (const BoardGeometry::Label& label : m_geometry.rowLabels())
        add(label, false);
    return labels;
}

} // namespace tessera
