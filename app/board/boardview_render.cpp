// The board's part of the scene graph: one image a board and one a strip of labels, each painted
// again only when what it shows has changed.
#include "boardpainter.h"
#include "boardview.h"

#include "squaretext.h"

#include <QQuickWindow>
#include <QSGImageNode>
#include <QSGTexture>

#include <array>
#include <memory>

namespace tessera {

namespace {

struct ImageNode {
    QSGImageNode* node = nullptr;
    // Held here because the software renderer's nodes forget a texture that is replaced.
    std::unique_ptr<QSGTexture> texture;
};

template<typename Picture>
struct Painted {
    Picture picture;
    ImageNode image;
};

class BoardRootNode : public QSGNode {
public:
    explicit BoardRootNode(QQuickWindow* window) : m_window(window) {
        appendChildNode(&m_boards);
        appendChildNode(&m_labels);
        m_boards.setFlag(OwnedByParent, false);
        m_labels.setFlag(OwnedByParent, false);
    }

    void showBoard(std::size_t index, BoardPicture picture, const BoardGeometry& geometry,
                   const QRectF& rect) {
        if (m_painted.size() <= index)
            m_painted.resize(index + 1);
        Painted<BoardPicture>& entry = m_painted[index];
        if (entry.image.node == nullptr || entry.picture != picture) {
            setImage(entry.image, m_boards, paintBoard(picture, geometry, images));
            entry.picture = std::move(picture);
        }
        entry.image.node->setRect(rect);
    }
    void hideBoard(std::size_t index) {
        if (index < m_painted.size())
            remove(m_painted[index].image, m_boards);
    }
    void hideBoardsFrom(std::size_t count) {
        for (std::size_t index = count; index < m_painted.size(); ++index)
            hideBoard(index);
    }
    void showLabels(std::size_t strip, LabelPicture picture, const QRectF& rect) {
        Painted<LabelPicture>& entry = m_strips[strip];
        if (picture.texts.empty()) {
            remove(entry.image, m_labels);
            return;
        }
        if (entry.image.node == nullptr || entry.picture != picture) {
            setImage(entry.image, m_labels, paintLabels(picture));
            entry.picture = std::move(picture);
        }
        entry.image.node->setRect(rect);
    }

    PieceImages images;

private:
    void setImage(ImageNode& entry, QSGNode& parent, const QImage& image) {
        std::unique_ptr<QSGTexture> texture(m_window->createTextureFromImage(image));
        const bool isNew = entry.node == nullptr;
        if (isNew) {
            entry.node = m_window->createImageNode();
            entry.node->setOwnsTexture(false);
        }
        entry.node->setTexture(texture.get());
        entry.node->setFiltering(QSGTexture::Nearest);
        entry.texture = std::move(texture);
        if (isNew)
            parent.appendChildNode(entry.node);
    }
    static void remove(ImageNode& entry, QSGNode& parent) {
        if (entry.node == nullptr)
            return;
        parent.removeChildNode(entry.node);
        delete entry.node;
        entry = ImageNode();
    }

    QQuickWindow* m_window;
    // The textures outlive the nodes below that show them.
    std::vector<Painted<BoardPicture>> m_painted;
    std::array<Painted<LabelPicture>, 2> m_strips;
    QSGNode m_boards;
    QSGNode m_labels;
};

} // namespace

QSGNode* BoardView::updatePaintNode(QSGNode* old, UpdatePaintNodeData*) {
    auto* root = static_cast<BoardRootNode*>(old);
    if (!m_scene.ruleset || !m_colors || m_geometry.request().viewport.isEmpty()) {
        delete root;
        return nullptr;
    }
    if (root == nullptr)
        root = new BoardRootNode(window());

    const BoardPalette& palette = m_colors->palette();
    const BoardGeometry::Request& request = m_geometry.request();
    root->images.setStyle(
        {m_scene.ruleset, palette, m_fontFamily, m_geometry.cell(), m_scene.flipped});
    const QRect viewport(QPoint(0, 0), request.viewport);
    const bool focused = hasActiveFocus() && m_interactive;
    const int squares = m_geometry.columns() * m_geometry.rows();

    for (int board = 0; board < m_geometry.boardCount(); ++board) {
        const auto index = static_cast<std::size_t>(board);
        const QRect rect = m_geometry.boardRect(board);
        if (!rect.intersects(viewport)) {
            root->hideBoard(index);
            continue;
        }
        BoardPicture picture;
        picture.board = board;
        picture.size = rect.size();
        picture.cell = m_geometry.cell();
        picture.scale = request.scale;
        picture.coordinateSize = m_coordinateSize;
        picture.fontFamily = m_fontFamily;
        picture.palette = palette;
        picture.ruleset = m_scene.ruleset;
        picture.flipped = m_scene.flipped;
        picture.pieces.reserve(static_cast<std::size_t>(squares));
        picture.marks.reserve(static_cast<std::size_t>(squares));
        for (int i = 0; i < squares; ++i) {
            const Square square =
                m_geometry.square({board, i % m_geometry.columns(), i / m_geometry.columns()});
            picture.pieces.push_back(m_scene.pieces[square]);
            picture.marks.push_back(m_scene.marks[square]);
            if (focused && square == m_focusSquare)
                picture.focus = i;
            if (square == m_hoveredSquare)
                picture.hover = i;
        }
        root->showBoard(index, std::move(picture), m_geometry, toItem(rect));
    }
    root->hideBoardsFrom(static_cast<std::size_t>(m_geometry.boardCount()));

    const Ruleset& ruleset = m_scene.ruleset->data();
    const auto strip = [&](const std::vector<BoardGeometry::Label>& labels, bool upright) {
        QRect rect;
        for (const BoardGeometry::Label& label : labels)
            rect |= label.rect;
        rect &= viewport;
        LabelPicture picture;
        picture.size = rect.size();
        picture.upright = upright;
        picture.scale = request.scale;
        picture.fontFamily = m_fontFamily;
        picture.palette = palette;
        picture.opaque = m_geometry.overflows();
        for (const BoardGeometry::Label& label : labels) {
            QString text = coordinateText(ruleset, label.axis, label.coordinate);
            if (label.axis == Axis::W && ruleset.sizes[3] == 2) {
                text = label.coordinate == 0 ? tr("%1  inner cube").arg(text)
                                             : tr("%1  outer cube").arg(text);
            }
            const QColor color = upright ? palette.coordinate
                                         : mixed(palette.layer(label.coordinate), palette.ink, 0.4);
            picture.texts.push_back({label.rect.translated(-rect.topLeft()), text, color});
        }
        if (rect.isEmpty())
            picture.texts.clear();
        root->showLabels(upright ? 0 : 1, std::move(picture), toItem(rect));
    };
    strip(m_geometry.columnLabels(), true);
    strip(m_geometry.rowLabels(), false);
    return root;
}

} // namespace tessera
