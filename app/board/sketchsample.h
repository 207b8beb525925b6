// One kind of line and sign that a board's sketch uses, small, for a legend.
#pragma once

#include "boardsample.h"
#include "boardsketch.h"

namespace tessera {

/// Two squares: the sign on the first, and the line, where the kind has one, from it to the second.
class SketchSample : public tessera::BoardSample { // in full: qmllint looks it up by this name
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tessera::sketchkinds::Kind kind MEMBER m_kind NOTIFY kindChanged REQUIRED)

public:
    explicit SketchSample(QQuickItem* parent = nullptr);

signals:
    void kindChanged();

protected:
    void paintSquares(QPainter& painter, int edge, double scale) override;

private:
    SketchKind m_kind = SketchKind::Way;
};

} // namespace tessera
