#include "spokenstyle.h"

#include "notation/square_name.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>
#include <cstdlib>

namespace tessera {

namespace {

struct SpokenStyleText {
    Q_DECLARE_TR_FUNCTIONS(tessera::SpokenStyleText)
};

// Letters as they are spelled over the air.
constexpr std::array<const char*, 26> letterWords{
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "alpha"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "bravo"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "charlie"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "delta"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "echo"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "foxtrot"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "golf"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "hotel"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "india"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "juliett"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "kilo"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "lima"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "mike"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "november"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "oscar"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "papa"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "quebec"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "romeo"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "sierra"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "tango"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "uniform"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "victor"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "whiskey"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "x-ray"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "yankee"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "zulu"),
};

// As far as an axis goes.
constexpr std::array<const char*, 27> numberWords{
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "zero"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "one"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "two"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "three"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "four"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "five"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "six"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "seven"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "eight"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "nine"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "ten"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "eleven"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "twelve"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "thirteen"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "fourteen"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "fifteen"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "sixteen"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "seventeen"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "eighteen"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "nineteen"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "twenty"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "twenty-one"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "twenty-two"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "twenty-three"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "twenty-four"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "twenty-five"),
    QT_TRANSLATE_NOOP("tessera::SpokenStyleText", "twenty-six"),
};

QString numberSaid(int number, SpokenStyle style) {
    if (style != SpokenStyle::Nato || number < 0 || number >= static_cast<int>(numberWords.size()))
        return QString::number(number);
    return SpokenStyleText::tr(numberWords[static_cast<std::size_t>(number)]);
}

// A coordinate as the ruleset writes it: one letter, or a number.
QString coordinateSaid(const Ruleset& ruleset, Axis axis, int coordinate, SpokenStyle style) {
    const QString name = QString::fromStdString(coordinateName(ruleset, axis, coordinate));
    if (style != SpokenStyle::Nato)
        return name;
    bool isNumber = false;
    if (const int number = name.toInt(&isNumber); isNumber)
        return numberSaid(number, style);
    const char16_t letter = name.size() == 1 ? name.front().toLower().unicode() : u'\0';
    return letter >= u'a' && letter <= u'z' ? SpokenStyleText::tr(letterWords[letter - u'a'])
                                            : name;
}

QChar axisLetter(Axis axis) {
    return QChar(std::array{u'X', u'Y', u'Z', u'W'}[static_cast<std::size_t>(axis)]);
}

} // namespace

QString spokenCell(const CompiledRuleset& ruleset, Square square, SpokenStyle style) {
    if (style == SpokenStyle::Lan)
        return QString::fromStdString(squareName(ruleset.data(), ruleset.geometry(), square));
    const Vector4 at = ruleset.geometry().coordinates(square);
    const QString file = coordinateSaid(ruleset.data(), Axis::X, at[0], style);
    const QString rank = coordinateSaid(ruleset.data(), Axis::Y, at[1], style);
    return style == SpokenStyle::Nato
               ? SpokenStyleText::tr("%1 %2", "file and rank in words").arg(file, rank)
               : file + rank;
}

QString spokenBoard(const CompiledRuleset& ruleset, Square square, SpokenStyle style) {
    const Vector4 at = ruleset.geometry().coordinates(square);
    QStringList parts;
    for (const Axis axis : {Axis::Z, Axis::W}) {
        if (ruleset.geometry().size(axis) > 1)
            parts +=
                spokenCoordinate(ruleset.data(), axis, at[static_cast<std::size_t>(axis)], style);
    }
    return parts.join(QStringLiteral(", "));
}

QString spokenSquare(const CompiledRuleset& ruleset, Square square, SpokenStyle style) {
    const QString cell = spokenCell(ruleset, square, style);
    const QString board =
        style == SpokenStyle::Lan ? QString() : spokenBoard(ruleset, square, style);
    return board.isEmpty() ? cell : SpokenStyleText::tr("%1, %2", "square, board").arg(cell, board);
}

QString spokenCoordinate(const Ruleset& ruleset, Axis axis, int coordinate, SpokenStyle style) {
    return SpokenStyleText::tr("%1 %2", "axis and coordinate")
        .arg(axisLetter(axis), coordinateSaid(ruleset, axis, coordinate, style));
}

QString spokenChange(Axis axis, int change, SpokenStyle style) {
    const QString amount = numberSaid(std::abs(change), style);
    return change > 0 ? SpokenStyleText::tr("%1 plus %2").arg(axisLetter(axis), amount)
                      : SpokenStyleText::tr("%1 minus %2").arg(axisLetter(axis), amount);
}

} // namespace tessera
