#include "ruletext.h"

#include "piecetext.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <bit>

namespace tessera {

namespace {
QString tr(const char* text) {
    return QCoreApplication::translate("tessera::RuleText", text);
}

// The axes along which this ruleset has more than one square.
AxisSet longAxes(const Ruleset& ruleset) {
    AxisSet axes = 0;
    for (int axis = 0; axis < axisCount; ++axis) {
        if (ruleset.sizes[static_cast<std::size_t>(axis)] > 1)
            axes = static_cast<AxisSet>(axes | axisBit(axis));
    }
    return axes;
}

QString listed(const QStringList& parts, const QString& lastJoin) {
    if (parts.size() < 2)
        return parts.join(QString());
    return parts.mid(0, parts.size() - 1).join(QStringLiteral(", ")) + lastJoin + parts.last();
}

/// "X, Y or W"
QString oneOf(AxisSet axes) {
    QStringList names;
    for (int axis = 0; axis < axisCount; ++axis) {
        if (axes & axisBit(axis))
            names.append(axisNames(axisBit(axis)));
    }
    return listed(names, tr(" or "));
}

QString slideSentence(const SlideAtom& slide, AxisSet available) {
    const auto axes = static_cast<AxisSet>(slide.axes & available);
    const QString what = coordinatesText(slide.axesChanged, std::popcount(axes));
    const bool single = slide.axesChanged.size() == 1 && slide.axesChanged.front() == 1;
    QString sentence;
    if (slide.maxLength == 1)
        sentence = single ? tr("Changes %1 by one step.").arg(what)
                          : tr("Changes %1 by one step each.").arg(what);
    else if (slide.maxLength > 1)
        sentence = tr("Changes %1 by the same amount, up to %2 steps, along a free line.")
                       .arg(what)
                       .arg(slide.maxLength);
    else
        sentence = single ? tr("Changes %1, along a free line.").arg(what)
                          : tr("Changes %1 by the same amount, along a free line.").arg(what);
    if (axes != available)
        sentence += QLatin1Char(' ') + tr("Only along %1.").arg(axisNames(axes));
    return sentence;
}

QString leapSentence(const LeapAtom& leap, AxisSet available) {
    const std::vector<int>& by = leap.changes;
    QString sentence;
    if (by.size() == 1) {
        sentence = tr("Changes one coordinate by %1, and jumps over anything between.").arg(by[0]);
    } else if (by.size() == 2) {
        sentence = tr("Changes one coordinate by %1 and another by %2, and jumps over anything "
                      "between.")
                       .arg(by[0])
                       .arg(by[1]);
    } else {
        QStringList amounts;
        for (const int change : by)
            amounts.append(QString::number(change));
        sentence = tr("Changes one coordinate each by %1, and jumps over anything between.")
                       .arg(listed(amounts, tr(" and ")));
    }
    const auto axes = static_cast<AxisSet>(leap.axes & available);
    if (axes != available)
        sentence += QLatin1Char(' ') + tr("Only along %1.").arg(axisNames(axes));
    return sentence;
}

QString pawnSentence(const Ruleset& ruleset, const PawnRules& pawn) {
    AxisSet sideways = 0;
    bool severalWaysAtOnce = false;
    for (const Vector4& capture : pawn.captures) {
        int forward = 0;
        for (int axis = 0; axis < axisCount; ++axis) {
            if (capture[static_cast<std::size_t>(axis)] != 0 && !(pawn.forward & axisBit(axis)))
                sideways = static_cast<AxisSet>(sideways | axisBit(axis));
            else if (capture[static_cast<std::size_t>(axis)] != 0)
                ++forward;
        }
        severalWaysAtOnce = severalWaysAtOnce || forward > 1;
    }
    const bool severalForward = std::popcount(pawn.forward) > 1;
    QStringList sentences{tr("Steps one square forward along %1 when that square is empty.")
                              .arg(severalForward ? oneOf(pawn.forward) : axisNames(pawn.forward))};
    if (sideways != 0)
        sentences.append(
            tr("Captures one step forward and one step to the side along %1.")
                .arg(std::popcount(sideways) > 1 ? oneOf(sideways) : axisNames(sideways)));
    if (severalWaysAtOnce)
        sentences.append(
            tr("Captures also one step forward along %1 at once.").arg(axisNames(pawn.forward)));
    if (!pawn.doubleSteps.empty())
        sentences.append(tr("From its start it may step twice."));
    if (pawn.promotionAutomatic && !pawn.promotesTo.empty())
        sentences.append(tr("At the far end it becomes a %1.")
                             .arg(pieceName(ruleset.pieces[pawn.promotesTo.front()])));
    else if (!pawn.promotesTo.empty())
        sentences.append(tr("At the far end it becomes a piece of your choice."));
    return sentences.join(QLatin1Char(' '));
}
} // namespace

QString axisNames(AxisSet axes) {
    static const QStringList names{QStringLiteral("X"), QStringLiteral("Y"), QStringLiteral("Z"),
                                   QStringLiteral("W")};
    QStringList parts;
    for (int axis = 0; axis < axisCount; ++axis) {
        if (axes & axisBit(axis))
            parts.append(names[axis]);
    }
    return listed(parts, tr(" and "));
}

QString numberWord(int count) {
    switch (count) {
    case 1:
        return tr("one");
    case 2:
        return tr("two");
    case 3:
        return tr("three");
    case 4:
        return tr("four");
    default:
        return QString::number(count);
    }
}

QString coordinatesText(const std::vector<int>& all, int available) {
    std::vector<int> counts = all;
    std::sort(counts.begin(), counts.end());
    std::erase_if(counts, [available](int count) { return count > available; });
    if (counts.size() == 1)
        return counts.front() == 1 ? tr("exactly one coordinate")
                                   : tr("exactly %1 coordinates").arg(numberWord(counts.front()));
    if (static_cast<int>(counts.size()) == available)
        return tr("any number of coordinates");
    QStringList words;
    for (const int count : counts)
        words.append(numberWord(count));
    return tr("%1 coordinates").arg(listed(words, tr(" or ")));
}

QString ruleSentence(const Ruleset& ruleset, const PieceKind& kind) {
    const AxisSet available = longAxes(ruleset);
    QStringList sentences;
    for (const SlideAtom& slide : kind.slides)
        sentences.append(slideSentence(slide, available));
    for (const LeapAtom& leap : kind.leaps)
        sentences.append(leapSentence(leap, available));
    if (kind.pawn)
        sentences.append(pawnSentence(ruleset, *kind.pawn));
    const auto castles = [&](const CastlingRule& rule) {
        return &ruleset.pieces[rule.king] == &kind;
    };
    if (std::ranges::any_of(ruleset.castling, castles))
        sentences.append(tr("Before it has moved it may castle with a rook."));
    return sentences.join(QLatin1Char(' '));
}

} // namespace tessera
