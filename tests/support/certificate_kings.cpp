// The kings' part of a certificate: their checks, and the squares they could go to.
#include "certificate_derivation.h"

#include <algorithm>

namespace tessera::test {

bool CertificateDerivation::discovered(Square by, Square king) const {
    // The piece stood there before and did not attack the king: something went out of its way.
    const bool stood = m_before->state().pieces[by] == m_slow.state().pieces[by];
    const std::vector<Square> attackers = m_before->attackers(king, m_them);
    return stood && std::ranges::find(attackers, by) == attackers.end();
}

QJsonArray CertificateDerivation::checks(Square king) const {
    QJsonArray list;
    for (const Square by : m_slow.attackers(king, m_them)) {
        const Piece piece = *m_slow.state().pieces[by];
        const std::vector<Square> way = between(piece, by, king);
        QJsonArray captures;
        QJsonArray blocks;
        for (std::size_t i = 0; i < m_tries.size(); ++i) {
            const Try& one = m_tries[i];
            if (one.captured == by)
                captures << int(i);
            const bool arrives = std::ranges::any_of(one.arrivals, [&](Square square) {
                return std::ranges::find(way, square) != way.end();
            });
            if (arrives && one.move.from != king)
                blocks << int(i);
        }
        QJsonObject check = attack(m_slow, by, king);
        check[u"manner"] = means(piece, by, king) == u"leap" ? QStringLiteral("leap")
                           : way.empty()                     ? QStringLiteral("contact")
                                                             : QStringLiteral("line");
        check[u"discovered"] = m_before ? QJsonValue(discovered(by, king)) : QJsonValue();
        check[u"captures"] = captures;
        check[u"blocks"] = blocks;
        list << check;
    }
    return list;
}

QString CertificateDerivation::verdict(Square king, Square to) const {
    for (const Try& one : m_tries) {
        if (one.move.from != king || one.move.to != to || one.move.type != MoveType::Normal)
            continue;
        if (one.legal)
            return QStringLiteral("free");
        const bool attacked = std::ranges::any_of(
            one.dangers, [&](const Try::Danger& danger) { return danger.king == king; });
        return attacked ? QStringLiteral("attacked") : QStringLiteral("leaves-others");
    }
    return QStringLiteral("own-piece");
}

QJsonArray CertificateDerivation::steps(Square king) const {
    const auto which = static_cast<std::size_t>(std::ranges::find(m_kings, king) - m_kings.begin());
    QJsonArray list;
    for (const Square to : m_reached[which]) {
        const auto& occupant = m_slow.state().pieces[to];
        QJsonArray guards;
        for (const Try& one : m_tries) {
            if (one.move.from != king || one.move.to != to || one.move.type != MoveType::Normal ||
                one.legal)
                continue;
            SlowPosition after = m_slow;
            after.make(one.move);
            guards = attacks(after, after.attackers(to, m_them), to);
        }
        list << QJsonObject{{QStringLiteral("to"), m_text.name(to)},
                            {QStringLiteral("occupant"),
                             occupant ? QJsonValue(m_text.letter(*occupant)) : QJsonValue()},
                            {QStringLiteral("verdict"), verdict(king, to)},
                            {QStringLiteral("guards"), guards}};
    }
    return list;
}

QJsonArray CertificateDerivation::kings() const {
    QJsonArray list;
    for (const Square king : m_kings) {
        list << QJsonObject{{QStringLiteral("square"), m_text.name(king)},
                            {QStringLiteral("piece"), m_text.letter(*m_slow.state().pieces[king])},
                            {QStringLiteral("checks"), checks(king)},
                            {QStringLiteral("steps"), steps(king)}};
    }
    return list;
}

} // namespace tessera::test
