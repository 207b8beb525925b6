// One shape that is drawn many times at once.
#pragma once

#include <QByteArray>
#include <QString>
#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QEntity>
#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QMaterial>

#include <cstring>
#include <span>
#include <vector>

namespace tessera {

/// An entity with a shape and what differs from one copy of it to the next.
class Instances {
public:
    struct Part {
        const char* name;
        unsigned floats;
    };

    Instances(Qt3DCore::QNode* parent, Qt3DRender::QMaterial* material);

    /// The corners of the shape, one after the other, and its triangles.
    void setShape(const std::vector<Part>& parts, const std::vector<float>& corners,
                  const std::vector<std::uint16_t>& triangles);
    /// A stream of values for each copy; its number is for setCopies.
    std::size_t addStream(const std::vector<Part>& parts);
    void setCopies(std::size_t stream, const std::vector<float>& values);
    void setCount(std::size_t copies);
    [[nodiscard]] Qt3DCore::QEntity* entity() const { return m_entity; }

private:
    void addParts(const std::vector<Part>& parts, Qt3DCore::QBuffer* buffer, unsigned divisor,
                  unsigned count);

    Qt3DCore::QEntity* m_entity;
    Qt3DRender::QGeometryRenderer* m_renderer;
    Qt3DCore::QGeometry* m_geometry;
    std::vector<Qt3DCore::QBuffer*> m_streams;
};

} // namespace tessera
