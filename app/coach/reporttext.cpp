#include "reporttext.h"

#include "coachwords.h"

#include <QCoreApplication>

namespace tessera {

namespace {

struct ReportText {
    Q_DECLARE_TR_FUNCTIONS(tessera::ReportText)
};

QString attackerText(const CoachWords& words, const Attacker& attacker) {
    QString text = words.attacker(attacker.line);
    if (attacker.isXRay()) {
        QStringList through;
        for (const Square square : attacker.through)
            through.append(words.pieceOn(square));
        text = ReportText::tr("%1, behind the %2", "attacker, pieces on squares")
                   .arg(text, CoachWords::list(through));
    }
    if (attacker.isPinned())
        text = ReportText::tr("%1, pinned by the %2", "attacker, piece on square")
                   .arg(text, words.pieceOn(attacker.pins.front().piece, attacker.pins.front().by));
    return text;
}

QStringList attackersOf(const CoachWords& words, const AttackReport& report, Side side) {
    QStringList texts;
    for (const Attacker& attacker : report.of(side))
        texts.append(attackerText(words, attacker));
    return texts;
}

QString attackedBy(int count) {
    return count == 0   ? ReportText::tr("Nothing attacks it")
           : count == 1 ? ReportText::tr("1 piece attacks it")
                        : ReportText::tr("%n pieces attack it", nullptr, count);
}

QString protectedBy(int count) {
    return count == 0   ? ReportText::tr("Nothing protects it")
           : count == 1 ? ReportText::tr("1 piece protects it")
                        : ReportText::tr("%n pieces protect it", nullptr, count);
}

QString aimedBy(const QString& side, int count) {
    return count == 0   ? ReportText::tr("%1: no piece aims at it", "side").arg(side)
           : count == 1 ? ReportText::tr("%1: 1 piece aims at it", "side").arg(side)
                        : ReportText::tr("%1: %n pieces aim at it", "side", count).arg(side);
}

} // namespace

WatchedSquare watchedSquare(const Position& position, const AttackReport& report) {
    const CoachWords words(position);
    WatchedSquare watched;
    watched.square = report.square;
    if (report.piece) {
        const Side own = report.piece->side;
        watched.title = words.pieceOn(*report.piece, report.square);
        watched.title[0] = watched.title[0].toUpper();
        watched.firstTitle = attackedBy(report.directCount(opponent(own)));
        watched.first = attackersOf(words, report, opponent(own));
        watched.secondTitle = protectedBy(report.directCount(own));
        watched.second = attackersOf(words, report, own);
    } else {
        watched.title = ReportText::tr("%1, empty", "square").arg(words.square(report.square));
        watched.firstTitle = aimedBy(words.side(Side::White), report.directCount(Side::White));
        watched.first = attackersOf(words, report, Side::White);
        watched.secondTitle = aimedBy(words.side(Side::Black), report.directCount(Side::Black));
        watched.second = attackersOf(words, report, Side::Black);
    }
    return watched;
}

} // namespace tessera
