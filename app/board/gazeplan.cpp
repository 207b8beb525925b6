#include "gazeplan.h"

#include <algorithm>
#include <optional>

namespace tessera {

namespace {

constexpr double mostZoom = 24.;
constexpr double zoomSteps = 1.02; // as exact as a zoom has to be

/// The smallest block that holds boards, in columns and rows of the grid.
struct Block {
    QRect boards;

    [[nodiscard]] Block with(QPoint board) const {
        const QRect one(board, QSize(1, 1));
        return {boards.isEmpty() ? one : boards.united(one)};
    }
};

class Planner {
public:
    explicit Planner(const BoardGeometry::Request& request)
        : m_request(request), m_whole(request) {}

    [[nodiscard]] GazePlan plan(const BoardInterest& interest) const {
        if (interest.core.empty() || m_whole.cell() >= pixels(readableCell) ||
            m_whole.boardCount() == 1)
            return {};
        Block block;
        for (const Square square : interest.core)
            block = block.with(boardOf(square));
        if (cellAt(closest(block)) < pixels(leastCell)) {
            if (const std::optional<GazePlan> line = lineOf(block))
                return *line;
            if (m_whole.cell() >= pixels(tellingCell))
                return {};
            block = Block().with(boardOf(interest.core.front()));
            grow(block, interest.core, leastCell);
        }
        grow(block, interest.next, readableCell);
        grow(block, interest.also, comfortableCell);
        return planFor(block);
    }

private:
    [[nodiscard]] double pixels(double logical) const { return logical * m_request.scale; }
    /// Column and row of a square's board.
    [[nodiscard]] QPoint boardOf(Square square) const {
        const int board = m_whole.place(square).board;
        return {board % m_whole.gridColumns(), board / m_whole.gridColumns()};
    }
    /// Takes boards in as long as squares are no smaller; what costs least comes first.
    void grow(Block& block, const std::vector<Square>& squares, double least) const {
        std::vector<QPoint> boards;
        for (const Square square : squares) {
            if (const QPoint board = boardOf(square);
                std::ranges::find(boards, board) == boards.end())
                boards.push_back(board);
        }
        while (!boards.empty()) {
            const auto cost = [&](QPoint board) { return -closest(block.with(board)); };
            const auto best = std::ranges::min_element(boards, {}, cost);
            if (cellAt(closest(block.with(*best))) < pixels(least))
                return;
            block = block.with(*best);
            boards.erase(best);
        }
    }
    [[nodiscard]] GazePlan planFor(const Block& block) const {
        GazePlan plan;
        plan.zoom = closest(block);
        const BoardGeometry near = zoomed(plan.zoom);
        const QPoint middle = area(near, block).center();
        plan.board = near.nearestBoard(middle);
        const QRectF squares = near.squaresRect(plan.board);
        plan.place = QPointF((middle.x() - squares.x()) / squares.width(),
                             (middle.y() - squares.y()) / squares.height());
        return plan;
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
    [[nodiscard]] int cellAt(double zoom) const { return zoomed(zoom).cell(); }
    /// A row or a column alone is broken into lines, where there is more room for each board.
    [[nodiscard]] std::optional<GazePlan> lineOf(const Block& block) const {
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
        const bool found = plan.line != GazePlan::Line::None;
        return found && BoardGeometry(request).cell() >= pixels(leastCell) ? std::optional(plan)
                                                                           : std::nullopt;
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
    return geometry.cell() >= leastCell * geometry.request().scale &&
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
