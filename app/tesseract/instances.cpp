#include "instances.h"

namespace tessera {

namespace {

template<class Value>
QByteArray bytes(const std::vector<Value>& values) {
    return {reinterpret_cast<const char*>(values.data()),
            static_cast<qsizetype>(values.size() * sizeof(Value))};
}

} // namespace

Instances::Instances(Qt3DCore::QNode* parent, Qt3DRender::QMaterial* material)
    : m_entity(new Qt3DCore::QEntity(parent)),
      m_renderer(new Qt3DRender::QGeometryRenderer(m_entity)),
      m_geometry(new Qt3DCore::QGeometry(m_renderer)) {
    m_renderer->setGeometry(m_geometry);
    m_renderer->setPrimitiveType(Qt3DRender::QGeometryRenderer::Triangles);
    m_entity->addComponent(m_renderer);
    m_entity->addComponent(material);
    setCount(0);
}

void Instances::addParts(const std::vector<Part>& parts, Qt3DCore::QBuffer* buffer,
                         unsigned divisor, unsigned count) {
    unsigned stride = 0;
    for (const Part& part : parts)
        stride += part.floats;
    unsigned offset = 0;
    for (const Part& part : parts) {
        auto* attribute = new Qt3DCore::QAttribute(m_geometry);
        attribute->setName(QString::fromLatin1(part.name));
        attribute->setAttributeType(Qt3DCore::QAttribute::VertexAttribute);
        attribute->setVertexBaseType(Qt3DCore::QAttribute::Float);
        attribute->setVertexSize(part.floats);
        attribute->setBuffer(buffer);
        attribute->setByteStride(stride * sizeof(float));
        attribute->setByteOffset(offset * sizeof(float));
        attribute->setDivisor(divisor);
        attribute->setCount(count);
        m_geometry->addAttribute(attribute);
        offset += part.floats;
    }
}

void Instances::setShape(const std::vector<Part>& parts, const std::vector<float>& corners,
                         const std::vector<std::uint16_t>& triangles) {
    unsigned stride = 0;
    for (const Part& part : parts)
        stride += part.floats;
    auto* buffer = new Qt3DCore::QBuffer(m_geometry);
    buffer->setData(bytes(corners));
    addParts(parts, buffer, 0, static_cast<unsigned>(corners.size()) / stride);

    auto* order = new Qt3DCore::QBuffer(m_geometry);
    order->setData(bytes(triangles));
    auto* index = new Qt3DCore::QAttribute(m_geometry);
    index->setAttributeType(Qt3DCore::QAttribute::IndexAttribute);
    index->setVertexBaseType(Qt3DCore::QAttribute::UnsignedShort);
    index->setBuffer(order);
    index->setCount(static_cast<unsigned>(triangles.size()));
    m_geometry->addAttribute(index);
    m_renderer->setVertexCount(static_cast<int>(triangles.size()));
}

std::size_t Instances::addStream(const std::vector<Part>& parts) {
    auto* buffer = new Qt3DCore::QBuffer(m_geometry);
    buffer->setUsage(Qt3DCore::QBuffer::DynamicDraw);
    m_streams.push_back(buffer);
    addParts(parts, buffer, 1, 1);
    // A renderer wants something in it from the start.
    std::size_t floats = 0;
    for (const Part& part : parts)
        floats += part.floats;
    buffer->setData(bytes(std::vector<float>(floats)));
    return m_streams.size() - 1;
}

void Instances::setCopies(std::size_t stream, const std::vector<float>& values) {
    if (!values.empty())
        m_streams[stream]->setData(bytes(values));
}

void Instances::setCount(std::size_t copies) {
    m_renderer->setInstanceCount(static_cast<int>(copies));
    m_renderer->setEnabled(copies > 0);
    m_entity->setEnabled(copies > 0);
}

} // namespace tessera
