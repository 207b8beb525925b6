#include "positionpicture.h"

#include "boardgeometry.h"
#include "overviewpainter.h"
#include "pieceimages.h"

#include <QPainter>
#include <QQuickWindow>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

/// Below this many logical pixels squares are not told apart: one tone a board.
constexpr int checkeredCell = 4;
/// A token is as large as this, in logical pixels, also where its square is smaller.
constexpr int leastToken = 8;

/// Where boards and squares lie, in device pixels from the picture's corner.
struct Plan {
    int cell = 0;
    int gap = 0;
    int frame = 0;
    QSize board; ///< its squares
    QSize size;  ///< of everything
    int perRow = 1;

    [[nodiscard]] QRect squares(int index) const {
        const QSize step = board + QSize(2 * frame + gap, 2 * frame + gap);
        return QRect(QPoint((index % perRow) * step.width() + frame,
                            (index / perRow) * step.height() + frame),
                     board);
    }
};

Plan planFor(const BoardGeometry& geometry, QSize room, double scale) {
    Plan plan;
    plan.perRow = geometry.gridColumns();
    plan.frame = std::max(1, static_cast<int>(std::lround(2 * scale)));
    const int lines = geometry.boardCount() / plan.perRow;
    // Boards of few squares stand further apart.
    plan.gap = std::max(2, static_cast<int>(std::lround((plan.perRow > 4 ? 2 : 4) * scale)));
    const auto fit = [&](int length, int boards, int squares) {
        return (length - (boards - 1) * plan.gap - boards * 2 * plan.frame) / (boards * squares);
    };
    plan.cell = std::max(1, std::min(fit(room.width(), plan.perRow, geometry.columns()),
                                     fit(room.height(), lines, geometry.rows())));
    plan.board = QSize(geometry.columns(), geometry.rows()) * plan.cell;
    const QRect last = plan.squares(geometry.boardCount() - 1);
    plan.size = QSize(last.right() + 1 + plan.frame, last.bottom() + 1 + plan.frame);
    return plan;
}

} // namespace

PositionPicture::PositionPicture(QQuickItem* parent) : QQuickPaintedItem(parent) {
    connect(this, &PositionPicture::fontFamilyChanged, this, [this] { update(); });
}

void PositionPicture::setScene(const BoardScene& scene) {
    if (scene == m_scene)
        return;
    m_scene = scene;
    update();
    emit sceneChanged();
}

void PositionPicture::setColors(BoardColors* colors) {
    if (!followColors(m_colors, colors, this, [this] { update(); }))
        return;
    update();
    emit colorsChanged();
}

void PositionPicture::paint(QPainter* painter) {
    if (!m_scene.ruleset || !m_colors)
        return;
    const double scale = window() != nullptr ? window()->effectiveDevicePixelRatio() : 1.;
    const Ruleset& rules = m_scene.ruleset->data();
    BoardGeometry::Request request;
    request.sizes = rules.sizes;
    request.layout = rules.layout;
    request.viewport = QSize(1, 1);
    const BoardGeometry geometry(request);
    const QSize room(static_cast<int>(width() * scale), static_cast<int>(height() * scale));
    const Plan plan = planFor(geometry, room, scale);
    const BoardPalette& palette = m_colors->palette();

    painter->save();
    painter->scale(1. / scale, 1. / scale);
    painter->translate((room.width() - plan.size.width()) / 2,
                       (room.height() - plan.size.height()) / 2);
    const bool checkered = plan.cell >= checkeredCell * scale;
    for (int board = 0; board < geometry.boardCount(); ++board) {
        const QRect squares = plan.squares(board);
        const int frame = plan.frame;
        painter->fillRect(squares.adjusted(-frame, -frame, frame, frame),
                          palette.layer(geometry.layer(board)));
        painter->fillRect(squares, checkered ? palette.lightSquare
                                             : mixed(palette.lightSquare, palette.darkSquare, 0.5));
    }
    PieceImages images;
    const bool figures = plan.cell >= overviewCell * scale;
    images.setStyle(
        {m_scene.ruleset, palette, m_fontFamily, plan.cell, scale, rules.layout, false});
    const int token = std::max(plan.cell, static_cast<int>(std::lround(leastToken * scale)));
    const auto cellOf = [&](std::size_t square) {
        const BoardGeometry::Place place = geometry.place(static_cast<Square>(square));
        return QRect(plan.squares(place.board).topLeft() +
                         QPoint(place.column, place.row) * plan.cell,
                     QSize(plan.cell, plan.cell));
    };
    const Geometry& squares = m_scene.ruleset->geometry();
    if (checkered) {
        for (std::size_t square = 0; square < m_scene.pieces.size(); ++square) {
            const Vector4 at = squares.coordinates(static_cast<Square>(square));
            if ((at[0] + at[1] + at[2] + at[3]) % 2 == 0)
                painter->fillRect(cellOf(square), palette.darkSquare);
        }
    }
    for (std::size_t square = 0; square < m_scene.pieces.size(); ++square) {
        const std::optional<Piece>& piece = m_scene.pieces[square];
        if (!piece)
            continue;
        const QRect cell = cellOf(square);
        if (figures) {
            painter->drawImage(cell.topLeft(), images.image(*piece));
            continue;
        }
        const QImage image =
            overviewToken(rules.pieces[piece->kind], piece->side, palette, token, scale);
        painter->drawImage(cell.topLeft() + QPoint(plan.cell - token, plan.cell - token) / 2,
                           image);
    }
    painter->restore();
}

} // namespace tessera
