#include "checktext.h"

#include "coachsketch.h"
#include "coachwords.h"
#include "explain/attack_report.h"

#include <QCoreApplication>

#include <algorithm>

namespace tessera {

namespace {

struct CheckText {
    Q_DECLARE_TR_FUNCTIONS(tessera::CheckText)
};

/// Of so many attacked kings each is told.
constexpr std::size_t toldKings = 2;

std::vector<Square> attackedKings(const Position& position) {
    std::vector<Square> kings;
    for (const Check& check : position.checks()) {
        if (std::ranges::find(kings, check.king) == kings.end())
            kings.push_back(check.king);
    }
    return kings;
}

std::vector<AttackLine> checkers(const Position& position, Square king) {
    std::vector<AttackLine> lines;
    const AttackReport report = attackReport(position, king);
    for (const Attacker& attacker : report.of(opponent(position.sideToMove()))) {
        if (!attacker.isXRay())
            lines.push_back(attacker.line);
    }
    return lines;
}

} // namespace

QString checkText(const Position& position) {
    const CoachWords words(position);
    const std::vector<Square> kings = attackedKings(position);
    QStringList sentences;
    for (std::size_t i = 0; i < std::min(kings.size(), toldKings); ++i) {
        const QString name = words.kind(*position.pieceAt(kings[i]));
        const QString sentence = position.sideToMove() == Side::White
                                     ? CheckText::tr("White's %1 on %2 is attacked by the %3.",
                                                     "king, square, attackers")
                                     : CheckText::tr("Black's %1 on %2 is attacked by the %3.",
                                                     "king, square, attackers");
        sentences.append(sentence.arg(name, words.square(kings[i]),
                                      words.attackers(checkers(position, kings[i]))));
    }
    if (kings.size() > toldKings)
        sentences.append(CheckText::tr("%n more king(s) are attacked.", nullptr,
                                       static_cast<int>(kings.size() - toldKings)));
    return sentences.join(QLatin1Char(' '));
}

BoardSketch sketchOfChecks(const Position& position) {
    BoardSketch sketch;
    for (const Square king : attackedKings(position)) {
        for (const AttackLine& line : checkers(position, king))
            sketch.add(sketchOf(line, SketchKind::Attack));
        sketch.lights.push_back({SketchKind::King, king});
    }
    return sketch;
}

} // namespace tessera
