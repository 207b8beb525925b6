// The conclusion of a certificate: what all of it comes to.
#include "certificate_derivation.h"

#include <algorithm>
#include <set>

namespace tessera::test {

namespace {

bool holds(const std::vector<Square>& squares, Square square) {
    return std::ranges::find(squares, square) != squares.end();
}

QString outcomeName(OutcomeKind outcome) {
    switch (outcome) {
    case OutcomeKind::Checkmate:
        return QStringLiteral("checkmate");
    case OutcomeKind::Stalemate:
        return QStringLiteral("stalemate");
    case OutcomeKind::BareKings:
        return QStringLiteral("bare-kings");
    case OutcomeKind::FiftyMove:
        return QStringLiteral("fifty-move");
    default:
        return QStringLiteral("ongoing");
    }
}

} // namespace

bool CertificateDerivation::capturesFailToOthers(const std::vector<Square>& checkers) const {
    bool any = false;
    for (const Try& one : m_tries) {
        if (one.captured == noSquare || !holds(checkers, one.captured))
            continue;
        any = true;
        const bool fails = std::ranges::any_of(one.dangers, [&](const Try::Danger& danger) {
            return std::ranges::any_of(danger.attackers, [&](Square by) {
                return by != one.captured && holds(checkers, by);
            });
        });
        if (!fails)
            return false;
    }
    return any && checkers.size() > 1;
}

QJsonObject CertificateDerivation::conclusion() const {
    std::set<Square> checkers;
    std::size_t most = 0;
    int checked = 0;
    int freeSteps = 0;
    bool uncovered = false;
    for (std::size_t i = 0; i < m_kings.size(); ++i) {
        checkers.insert(m_checkers[i].begin(), m_checkers[i].end());
        most = std::max(most, m_checkers[i].size());
        checked += !m_checkers[i].empty();
        for (const Square by : m_checkers[i])
            uncovered = uncovered || (m_before && discovered(by, m_kings[i]));
        for (const Square to : m_reached[i])
            freeSteps += verdict(m_kings[i], to) == u"free";
    }
    const auto legal = int(std::ranges::count(m_tries, true, &Try::legal));
    return {{QStringLiteral("outcome"), outcomeName(m_slow.outcome())},
            {QStringLiteral("legal"), legal},
            {QStringLiteral("refuted"), int(m_tries.size()) - legal},
            {QStringLiteral("kings"), int(m_kings.size())},
            {QStringLiteral("checked-kings"), checked},
            {QStringLiteral("checkers"), int(checkers.size())},
            {QStringLiteral("most-on-one-king"), int(most)},
            {QStringLiteral("free-steps"), freeSteps},
            {QStringLiteral("discovered"), m_before ? QJsonValue(uncovered) : QJsonValue()},
            {QStringLiteral("captures-fail-to-others"),
             capturesFailToOthers({checkers.begin(), checkers.end()})}};
}

} // namespace tessera::test
