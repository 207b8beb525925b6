#include "tipplace.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <tuple>

namespace tessera {

namespace {

double areaIn(const QRectF& rect, const QRectF& other) {
    const QRectF shared = rect & other;
    return shared.width() * shared.height();
}

/// Starts along one edge at which the tip's length [start, start + length] is worth a look: at the
/// middle, flush with the control, and just past everything that is read.
std::vector<double> startsAlong(double controlStart, double controlEnd, double length,
                                double leastStart, double mostEnd,
                                const std::vector<std::pair<double, double>>& taken, double gap) {
    std::vector<double> starts{(controlStart + controlEnd - length) / 2, controlStart,
                               controlEnd - length};
    for (const auto& [from, to] : taken) {
        for (const double apart : {gap, 0.}) {
            starts.push_back(to + apart);
            starts.push_back(from - apart - length);
        }
    }
    for (double& start : starts)
        start = std::max(leastStart, std::min(start, mostEnd - length));
    // Further away it would not be seen whose tip it is.
    std::erase_if(
        starts, [&](double start) { return start > controlEnd || start + length < controlStart; });
    return starts;
}

} // namespace

QPointF placeTip(const TipRoom& room) {
    const QRectF& control = room.control;
    const double width = room.tip.width();
    const double height = room.tip.height();

    struct Side {
        bool level; ///< above or below: the tip can be moved along X
        double at;  ///< the other coordinate of its corner
    };
    const Side below{true, control.bottom() + room.gap};
    const Side above{true, control.top() - room.gap - height};
    Side after{false, control.right() + room.gap};
    Side before{false, control.left() - room.gap - width};
    if (room.mirrored)
        std::swap(after, before);
    const std::vector<Side> sides = room.side == TipSide::Below
                                        ? std::vector{below, above, after, before}
                                        : std::vector{after, before, below, above};

    // Less is better: what is covered, the side, the way from its middle.
    using Cost = std::tuple<double, std::size_t, double>;
    std::optional<Cost> least;
    QPointF best(control.center().x() - width / 2, below.at);
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const bool level = sides[i].level;
        const double at = sides[i].at;
        if (level ? at < room.within.top() || at + height > room.within.bottom()
                  : at < room.within.left() || at + width > room.within.right())
            continue;
        std::vector<std::pair<double, double>> taken;
        for (const QRectF& read : room.read) {
            if (level ? read.top() < at + height && read.bottom() > at
                      : read.left() < at + width && read.right() > at)
                taken.push_back(level ? std::pair(read.left(), read.right())
                                      : std::pair(read.top(), read.bottom()));
        }
        const auto starts =
            level ? startsAlong(control.left(), control.right(), width, room.within.left(),
                                room.within.right(), taken, room.gap)
                  : startsAlong(control.top(), control.bottom(), height, room.within.top(),
                                room.within.bottom(), taken, room.gap);
        for (const double start : starts) {
            const QRectF place =
                level ? QRectF(start, at, width, height) : QRectF(at, start, width, height);
            double covered = 0.;
            for (const QRectF& read : room.read)
                covered += areaIn(place, read);
            const double away = level ? std::abs(place.center().x() - control.center().x())
                                      : std::abs(place.center().y() - control.center().y());
            const Cost cost(std::round(covered), i, away);
            if (!least || cost < *least) {
                least = cost;
                best = place.topLeft();
            }
        }
    }
    return best;
}

} // namespace tessera
