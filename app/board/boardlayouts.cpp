#include "boardlayouts.h"

#include <QCoreApplication>

#include <algorithm>

namespace tessera {

namespace {

struct LayoutText {
    Q_DECLARE_TR_FUNCTIONS(LayoutText)
};

constexpr QLatin1String axisLetters("xyzw");

QChar letterOf(Axis axis) {
    return axisLetters[static_cast<qsizetype>(axis)];
}

bool isFlat(const Ruleset& ruleset, Axis axis) {
    return ruleset.sizes[static_cast<std::size_t>(axis)] == 1;
}

// "X-Y", without axes of one square.
QString pairText(const Ruleset& ruleset, const std::array<Axis, 2>& axes) {
    QString text;
    for (const Axis axis : axes) {
        if (isFlat(ruleset, axis))
            continue;
        if (!text.isEmpty())
            text += QChar(0x2013);
        text += letterOf(axis).toUpper();
    }
    return text;
}

} // namespace

std::vector<BoardLayout> sensibleLayouts(const Ruleset& ruleset) {
    std::vector<BoardLayout> layouts{ruleset.layout};
    const auto axes = {Axis::X, Axis::Y, Axis::Z, Axis::W};
    const auto deep =
        std::count_if(axes.begin(), axes.end(), [&](Axis axis) { return !isFlat(ruleset, axis); });
    const auto sameBoards = [](const BoardLayout& a, const BoardLayout& b) {
        return std::is_permutation(a.board.begin(), a.board.end(), b.board.begin());
    };
    for (const Axis across : axes) {
        for (const Axis up : axes) {
            if (up <= across || (deep >= 2 && (isFlat(ruleset, across) || isFlat(ruleset, up))))
                continue;
            BoardLayout layout;
            layout.board = {across, up};
            auto* other = layout.grid.begin();
            for (const Axis axis : axes) {
                if (axis != across && axis != up)
                    *other++ = axis;
            }
            if (std::none_of(layouts.begin(), layouts.end(),
                             [&](const BoardLayout& known) { return sameBoards(known, layout); }))
                layouts.push_back(layout);
        }
    }
    return layouts;
}

QString layoutName(const BoardLayout& layout) {
    return QString(letterOf(layout.board[0])) + letterOf(layout.board[1]) + QLatin1Char('-') +
           letterOf(layout.grid[0]) + letterOf(layout.grid[1]);
}

std::optional<BoardLayout> layoutNamed(const QString& name) {
    if (name.size() != 5 || name[2] != QLatin1Char('-'))
        return std::nullopt;
    std::array<Axis, 4> axes{};
    std::array<bool, 4> seen{};
    for (std::size_t i = 0; i < axes.size(); ++i) {
        const QChar letter = name[static_cast<qsizetype>(i < 2 ? i : i + 1)];
        const auto* found = std::find(axisLetters.begin(), axisLetters.end(), letter.toLatin1());
        const auto axis = static_cast<std::size_t>(found - axisLetters.begin());
        if (axis >= seen.size() || seen[axis])
            return std::nullopt;
        seen[axis] = true;
        axes[i] = static_cast<Axis>(axis);
    }
    BoardLayout layout;
    layout.board = {axes[0], axes[1]};
    layout.grid = {axes[2], axes[3]};
    return layout;
}

QString layoutText(const Ruleset& ruleset, const BoardLayout& layout) {
    const QString inside = pairText(ruleset, layout.board);
    const QString over = pairText(ruleset, layout.grid);
    return over.isEmpty() ? LayoutText::tr("%1 board").arg(inside)
                          : LayoutText::tr("%1 boards over %2").arg(inside, over);
}

} // namespace tessera
