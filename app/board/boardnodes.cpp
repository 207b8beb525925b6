#include "boardnodes.h"

namespace tessera {

namespace {

void detach(QSGNode& node) {
    if (node.parent() != nullptr)
        node.parent()->removeChildNode(&node);
}

void attach(QSGNode& node, QSGNode& parent) {
    if (node.parent() == &parent)
        return;
    detach(node);
    parent.appendChildNode(&node);
}

} // namespace

PictureNode& PictureNode::operator=(PictureNode&& other) noexcept {
    clear();
    m_node = std::move(other.m_node);
    m_texture = std::move(other.m_texture);
    m_size = std::exchange(other.m_size, QSize());
    return *this;
}

void PictureNode::setImage(QQuickWindow& window, const QImage& image,
                           QQuickWindow::CreateTextureOptions options) {
    std::unique_ptr<QSGTexture> texture(window.createTextureFromImage(image, options));
    if (!m_node) {
        m_node.reset(window.createImageNode());
        m_node->setFlag(QSGNode::OwnedByParent, false);
        m_node->setOwnsTexture(false);
    }
    m_node->setTexture(texture.get());
    m_texture = std::move(texture);
    m_size = image.size();
}

void PictureNode::place(QSGNode& parent, const QRectF& rect, bool smooth) {
    m_node->setFiltering(smooth ? QSGTexture::Linear : QSGTexture::Nearest);
    m_node->setRect(rect);
    attach(*m_node, parent);
}

void PictureNode::hide() {
    if (m_node)
        detach(*m_node);
}

void PictureNode::clear() {
    hide();
    m_node.reset();
    m_texture.reset();
    m_size = QSize();
}

void PlateNode::place(QQuickWindow& window, QSGNode& parent, const QRectF& rect,
                      const QColor& color) {
    if (!m_node) {
        m_node.reset(window.createRectangleNode());
        m_node->setFlag(QSGNode::OwnedByParent, false);
    }
    m_node->setRect(rect);
    m_node->setColor(color);
    attach(*m_node, parent);
}

void PlateNode::hide() {
    if (m_node)
        detach(*m_node);
}

} // namespace tessera
