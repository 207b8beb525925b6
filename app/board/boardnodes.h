// The scene graph of a board view: one image a board and one a label. Images are kept and moved;
// who draws decides when one is painted again. All rectangles are those of the item.
#pragma once

#include "labelpainter.h"

#include <QImage>
#include <QQuickWindow>
#include <QSGImageNode>
#include <QSGRectangleNode>
#include <QSGTexture>

#include <memory>
#include <vector>

namespace tessera {

/// An image under a parent node; nothing is in the scene graph until it has an image.
class PictureNode {
public:
    PictureNode() = default;
    PictureNode(PictureNode&& other) noexcept { *this = std::move(other); }
    PictureNode& operator=(PictureNode&& other) noexcept;
    PictureNode(const PictureNode&) = delete;
    PictureNode& operator=(const PictureNode&) = delete;
    ~PictureNode() { clear(); }

    void setImage(QQuickWindow& window, const QImage& image,
                  QQuickWindow::CreateTextureOptions options = {});
    /// `smooth`: interpolated where the image is not as large as its place.
    void place(QSGNode& parent, const QRectF& rect, bool smooth);
    /// Takes it out of the scene and keeps the image.
    void hide();
    void clear();
    [[nodiscard]] bool hasImage() const { return m_node != nullptr; }
    [[nodiscard]] QSize imageSize() const { return m_size; }

private:
    std::unique_ptr<QSGImageNode> m_node;
    // Held here because the software renderer's nodes forget a texture that is replaced.
    std::unique_ptr<QSGTexture> m_texture;
    QSize m_size;
};

/// A plain rectangle.
class PlateNode {
public:
    PlateNode() = default;
    PlateNode(PlateNode&&) noexcept = default;
    PlateNode& operator=(PlateNode&&) noexcept = default;
    ~PlateNode() { hide(); }
    void place(QQuickWindow& window, QSGNode& parent, const QRectF& rect, const QColor& color);
    void hide();

private:
    std::unique_ptr<QSGRectangleNode> m_node;
};

/// A label with what it shows and where; the plate behind it is left out when it has no colour.
struct PlacedLabel {
    LabelPicture picture;
    QRect rect; ///< device pixels; the text stands in its middle
    QColor plate;
};

/// Any number of labels under one node.
class LabelNodes {
public:
    /// `toItem` turns device pixels into the item's.
    template<class ToItem>
    void show(QQuickWindow& window, QSGNode& plates, QSGNode& parent,
              std::vector<PlacedLabel> labels, const ToItem& toItem);

private:
    struct Entry {
        LabelPicture picture;
        PictureNode image;
        PlateNode plate;
    };
    std::vector<Entry> m_entries;
};

template<class ToItem>
void LabelNodes::show(QQuickWindow& window, QSGNode& plates, QSGNode& parent,
                      std::vector<PlacedLabel> labels, const ToItem& toItem) {
    if (m_entries.size() < labels.size())
        m_entries.resize(labels.size());
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        Entry& entry = m_entries[i];
        if (i >= labels.size()) {
            entry.image.hide();
            entry.plate.hide();
            continue;
        }
        PlacedLabel& label = labels[i];
        if (!entry.image.hasImage() || entry.picture != label.picture) {
            // All labels in one texture are drawn in one go.
            entry.image.setImage(window, paintLabel(label.picture),
                                 QQuickWindow::TextureCanUseAtlas);
            entry.picture = std::move(label.picture);
        }
        if (label.plate.isValid())
            entry.plate.place(window, plates, toItem(label.rect), label.plate);
        else
            entry.plate.hide();
        QRect text(QPoint(0, 0), entry.image.imageSize());
        text.moveCenter(label.rect.center());
        entry.image.place(parent, toItem(text), false);
    }
}

} // namespace tessera
