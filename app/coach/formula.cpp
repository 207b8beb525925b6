#include "formula.h"

#include "explain/ability.h"
#include "text/ruletext.h"

#include <QCoreApplication>

#include <bit>
#include <cstdlib>

namespace tessera {

namespace {

struct FormulaText {
    Q_DECLARE_TR_FUNCTIONS(tessera::FormulaText)
};

QString axesInOrder(AxisSet axes) {
    QStringList names;
    for (int axis = 0; axis < axisCount; ++axis) {
        if (axes & axisBit(axis))
            names.append(axisNames(axisBit(axis)));
    }
    return names.join(QStringLiteral(", "));
}

/// "(±n, ±n, 0)": some changed entries, zeros for the other axes.
QString tuple(QStringList changed, int axes) {
    while (changed.size() < axes)
        changed.append(QStringLiteral("0"));
    return QStringLiteral("(%1)").arg(changed.join(QStringLiteral(", ")));
}

QString anyOrder(const QString& tuple, AxisSet axes) {
    return std::popcount(axes) < 2
               ? FormulaText::tr("%1 on %2", "formula, axis").arg(tuple, axesInOrder(axes))
               : FormulaText::tr("%1 in any order on %2", "formula, axes")
                     .arg(tuple, axesInOrder(axes));
}

QString signedChange(int change) {
    return (change > 0 ? QStringLiteral("+%1") : QStringLiteral("−%1")).arg(std::abs(change));
}

/// "Y +1, X ±1" is told sign by sign: "(Y +1, X −1)".
QString vectorText(const Vector4& vector) {
    QStringList parts;
    for (int axis = 0; axis < axisCount; ++axis) {
        const int change = vector[static_cast<std::size_t>(axis)];
        if (change != 0)
            parts.append(
                QStringLiteral("%1\u00a0%2").arg(axisNames(axisBit(axis)), signedChange(change)));
    }
    return QStringLiteral("(%1)").arg(parts.join(QStringLiteral(", ")));
}

void addSlides(QStringList& lines, const Ability& ability) {
    const bool step = ability.kind == AbilityKind::Step;
    const int available = std::popcount(ability.axes);
    for (const int count : ability.axesChanged) {
        if (count > available)
            continue;
        QStringList changed;
        for (int i = 0; i < count; ++i)
            changed.append(step ? QStringLiteral("±1") : QStringLiteral("±n"));
        QString line = anyOrder(tuple(changed, available), ability.axes);
        if (!step && ability.length > 0)
            line = FormulaText::tr("%1, n at most %2", "formula, number")
                       .arg(line)
                       .arg(ability.length);
        lines.append(line);
    }
}

} // namespace

QStringList formulasOf(const Ruleset& ruleset, KindIndex kind, Side side) {
    QStringList lines;
    for (const Ability& ability : abilitiesOf(ruleset, kind, side)) {
        const QString ahead = ability.sign > 0 ? QStringLiteral("+") : QStringLiteral("−");
        switch (ability.kind) {
        case AbilityKind::Slide:
        case AbilityKind::Step:
            addSlides(lines, ability);
            break;
        case AbilityKind::Leap: {
            QStringList changed;
            for (const int by : ability.leap)
                changed.append(QStringLiteral("±%1").arg(by));
            lines.append(anyOrder(tuple(changed, std::popcount(ability.axes)), ability.axes));
            break;
        }
        case AbilityKind::PawnStep:
            for (int axis = 0; axis < axisCount; ++axis) {
                if (ability.axes & axisBit(axis))
                    lines.append(FormulaText::tr("step (%1 %2)", "axis, change")
                                     .arg(axisNames(axisBit(axis)), ahead + QLatin1Char('1')));
            }
            break;
        case AbilityKind::PawnDoubleStep:
            lines.append(FormulaText::tr("first step also (%1 %2)", "axis, change")
                             .arg(axisNames(ability.axes), ahead + QLatin1Char('2')));
            break;
        case AbilityKind::PawnCapture: {
            QStringList vectors;
            for (const Vector4& vector : ability.vectors)
                vectors.append(vectorText(vector));
            lines.append(
                FormulaText::tr("capture %1", "changes").arg(vectors.join(QStringLiteral(" "))));
            break;
        }
        case AbilityKind::Castling:
            break; // told by the coach when it is tried
        }
    }
    lines.removeDuplicates();
    return lines;
}

} // namespace tessera
