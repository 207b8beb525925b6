#include "gazeplan.h"

#include <algorithm>
#include <set>

namespace tessera {

namespace {

constexpr double mostZoom = 24.;
constexpr double zoomSteps = 1.02; // as exact as a zoom has to be

/// The smallest block that holds boards, in columns and rows of the grid.
struct Block {
    QRect boards;

    [[nodiscard]] Block with(int column, int row) const {
        const QRect one(column, row, 1, 1);
        return {boards.isEmpty() ? one : boards.united(one)};
    }
};

class Planner {
public:
    explicit Planner(const BoardGeometry::Request& request)
        : m_request(request), m_whole(request) {}

    [[nodiscard]] GazePlan plan(const BoardInterest& interest) const {
        GazePlan plan;
        if (interest.core.empty() || m_whole.cell() >= pixels(readableCell) ||
            m_whole.boardCount() == 1)
            return plan;
        Block block;
        for (const int board : boardsOf(interest.core))
            block = block.with(column(board), row(board));
        double zoom = closest(block);
        if (!isReadable(zoom))
            return lineOf(block);
        std::set<int> also = boardsOf(interest.also);
        while (!also.empty()) {
            // What costs least comes first.
            auto best = also.end();
            double bestZoom = 0.;
            for (auto board = also.begin(); board != also.end(); ++board) {
                const double with = closest(block.with(column(*board), row(*board)));
                if (with > bestZoom) {
                    bestZoom = with;
                    best = board;
                }
            }
            if (!isReadable(bestZoom))
                break;
            block = block.with(column(*best), row(*best));
            zoom = bestZoom;
            also.erase(best);
        }
        plan.zoom = zoom;
        const BoardGeometry near = zoomed(zoom);
        const QPoint middle = area(near, block).center();
        plan.board = near.nearestBoard(middle);
        const QRectF squares = near.squaresRect(plan.board);
        plan.place = QPointF((middle.x() - squares.x()) / squares.width(),
                             (middle.y() - squares.y()) / squares.height());
        return plan;
    }

private:
    [[nodiscard]] double pixels(double logical) const { return logical * m_request.scale; }
    [[nodiscard]] int column(int board) const { return board % m_whole.gridColumns(); }
    [[nodiscard]] int row(int board) const { return board / m_whole.gridColumns(); }
    [[nodiscard]] std::set<int> boardsOf(const std::vector<Square>& squares) const {
        std::set<int> boards;
        for (const Square square : squares)
            boards.insert(m_whole.place(square).board);
        return boards;
    }
    [[nodiscard]] BoardGeometry zoomed(double zoom) const {
        BoardGeometry::Request request = m_request;
        request.zoom = zoom;
        return BoardGeometry(request);
    }
    [[nodiscard]] QRect area(const BoardGeometry& geometry, const Block& block) const {
        const auto board = [&](QPoint at) {
            return geometry.boardRect(at.y() * geometry.gridColumns() + at.x());
        };
        return board(block.boards.topLeft()).united(board(block.boards.bottomRight()));
    }
    [[nodiscard]] bool fits(double zoom, const Block& block) const {
        const BoardGeometry geometry = zoomed(zoom);
        const QSize room = seenArea(geometry).size();
        const QSize needed = area(geometry, block).size();
        return needed.width() <= room.width() && needed.height() <= room.height();
    }
    /// The largest zoom at which a block fits, up to the closest; 1 when none does.
    [[nodiscard]] double closest(const Block& block) const {
        double low = 1.;
        double high = std::clamp(pixels(closestCell) / m_whole.cell(), 1., mostZoom);
        if (fits(high, block))
            return high;
        while (high / low > zoomSteps) {
            const double zoom = (low + high) / 2;
            (fits(zoom, block) ? low : high) = zoom;
        }
        return low;
    }
    [[nodiscard]] bool isReadable(double zoom) const {
        return zoomed(zoom).cell() >= pixels(readableCell);
    }
    /// A row or a column alone is broken into lines, where there is more room for each board.
    [[nodiscard]] GazePlan lineOf(const Block& block) const {
        GazePlan plan;
        plan.board = block.boards.y() * m_whole.gridColumns() + block.boards.x();
        const std::array<Axis, 2>& grid = m_request.layout.grid;
        BoardGeometry::Request request = m_request;
        if (block.boards.height() == 1) {
            plan.line = GazePlan::Line::Row;
            request.shown[1] = m_whole.boardCoordinate(plan.board, grid[1]);
        } else if (block.boards.width() == 1) {
            plan.line = GazePlan::Line::Column;
            request.shown[0] = m_whole.boardCoordinate(plan.board, grid[0]);
        }
        return BoardGeometry(request).cell() >= pixels(readableCell) ? plan : GazePlan();
    }

    BoardGeometry::Request m_request;
    BoardGeometry m_whole;
};

} // namespace

QRect seenArea(const BoardGeometry& geometry) {
    const QRect viewport(QPoint(0, 0), geometry.request().viewport);
    return geometry.overflows() && geometry.stripsStay()
               ? viewport.adjusted(geometry.sideWidth(), geometry.headHeight(), 0, 0)
               : viewport;
}

bool areReadable(const BoardGeometry& geometry, const std::vector<Square>& squares) {
    const QRect area = seenArea(geometry);
    return geometry.cell() >= readableCell * geometry.request().scale &&
           std::ranges::all_of(squares, [&](Square square) {
               const QRect cell = geometry.cellRect(square);
               return !cell.isEmpty() && area.contains(cell);
           });
}

GazePlan planGaze(BoardGeometry::Request request, const BoardInterest& interest) {
    request.zoom = 1.;
    request.pan = QPoint();
    request.shown = {-1, -1};
    return Planner(request).plan(interest);
}

} // namespace tessera
