#include "spokencheck.h"

#include "text/piecetext.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace tessera {

namespace {

struct SpokenCheckText {
    Q_DECLARE_TR_FUNCTIONS(tessera::SpokenCheckText)
};

QString pieceOn(const Position& position, Square square, SpokenStyle style) {
    const Piece piece = position.pieceAt(square).value_or(Piece{});
    return SpokenCheckText::tr("the %1 on %2", "piece, square")
        .arg(pieceWithSide(position.ruleset().pieces[piece.kind], piece.side),
             spokenSquare(*position.rulesetPtr(), square, style));
}

QString listed(const QStringList& parts) {
    if (parts.size() < 2)
        return parts.join(QString());
    return SpokenCheckText::tr("%1 and %2", "list, last of it")
        .arg(parts.mid(0, parts.size() - 1).join(QStringLiteral(", ")), parts.last());
}

} // namespace

QString spokenChecks(const Position& position, SpokenStyle style) {
    std::vector<Check> checks = position.checks();
    if (checks.empty())
        return {};
    std::sort(checks.begin(), checks.end(), [](const Check& a, const Check& b) {
        return a.king != b.king ? a.king < b.king : a.by < b.by;
    });
    QStringList kings;
    for (auto check = checks.begin(); check != checks.end();) {
        const Square king = check->king;
        QStringList attackers;
        for (; check != checks.end() && check->king == king; ++check)
            attackers += pieceOn(position, check->by, style);
        kings += SpokenCheckText::tr("%1 is attacked by %2", "king, pieces")
                     .arg(pieceOn(position, king, style), listed(attackers));
    }
    const QString all = kings.join(QStringLiteral("; "));
    const auto count = static_cast<int>(checks.size());
    if (kings.size() > 1)
        return SpokenCheckText::tr("Check on %1 kings: %2.").arg(kings.size()).arg(all);
    if (count > 2)
        return SpokenCheckText::tr("Check by %1 pieces: %2.").arg(count).arg(all);
    return count == 2 ? SpokenCheckText::tr("Double check: %1.").arg(all)
                      : SpokenCheckText::tr("Check: %1.").arg(all);
}

} // namespace tessera
