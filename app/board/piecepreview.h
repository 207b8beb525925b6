// A few pieces on squares, to choose a set by.
#pragma once

#include "boardsample.h"
#include "pieceimages.h"

namespace tessera {

/// White's pieces of ordinary chess over Black's, as the given look draws them. The ruleset is
/// loaded when it is first painted.
class PiecePreview : public tessera::BoardSample { // in full: qmllint looks it up by this name
    Q_OBJECT
    QML_ELEMENT

public:
    explicit PiecePreview(QQuickItem* parent = nullptr);

protected:
    void paintSquares(QPainter& painter, int edge, double scale) override;

private:
    PieceImages m_images;
};

} // namespace tessera
