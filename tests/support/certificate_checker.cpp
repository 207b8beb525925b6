#include "certificate_checker.h"

#include "certificate_derivation.h"

#include <QtCore/QJsonDocument>

#include <algorithm>

namespace tessera::test {

namespace {

QByteArray difference(const QByteArray& path, const QJsonValue& told, const QJsonValue& derived) {
    if (told == derived)
        return {};
    if (told.isObject() && derived.isObject()) {
        const QJsonObject a = told.toObject();
        const QJsonObject b = derived.toObject();
        if (a.keys() != b.keys())
            return path + ": other keys";
        for (const QString& key : a.keys()) {
            const QByteArray found = difference(path + '.' + key.toUtf8(), a[key], b[key]);
            if (!found.isEmpty())
                return found;
        }
    }
    if (told.isArray() && derived.isArray()) {
        const QJsonArray a = told.toArray();
        const QJsonArray b = derived.toArray();
        for (qsizetype i = 0; i < std::min(a.size(), b.size()); ++i) {
            const QByteArray found =
                difference(path + '[' + QByteArray::number(i) + ']', a[i], b[i]);
            if (!found.isEmpty())
                return found;
        }
        return path + ": " + QByteArray::number(a.size()) + " instead of " +
               QByteArray::number(b.size());
    }
    return path + ": " + told.toVariant().toString().toUtf8() + " instead of " +
           derived.toVariant().toString().toUtf8();
}

} // namespace

/// Whether the squares of a double step are those of one: the way is empty, and a pawn of the side
/// not to move that may step so stands at its end.
bool CertificateChecker::isDoubleStep(const PositionSetup& setup) const {
    const auto& pawn = setup.pieces[setup.enPassantVictim];
    if (!pawn || pawn->side == setup.sideToMove || setup.pieces[setup.enPassantSkipped])
        return false;
    const auto& rules = m_ruleset.pieces[pawn->kind].pawn;
    if (!rules || !rules->enPassant)
        return false;
    const int sign = pawn->side == Side::White ? 1 : -1;
    const auto end = m_text.coordinates(setup.enPassantVictim);
    return std::ranges::any_of(rules->doubleSteps, [&](const DoubleStep& step) {
        auto from = end;
        auto middle = end;
        const auto axis = static_cast<std::size_t>(step.axis);
        from[axis] -= 2 * sign;
        middle[axis] -= sign;
        if (from[axis] != (pawn->side == Side::White ? step.whiteFrom : step.blackFrom) ||
            m_text.coordinates(setup.enPassantSkipped) != middle)
            return false;
        for (int i = 0; i < m_text.squareCount(); ++i) {
            if (m_text.coordinates(static_cast<Square>(i)) == from)
                return !setup.pieces[static_cast<std::size_t>(i)];
        }
        return false;
    });
}

/// Whether some try takes the pawn in passing.
bool CertificateChecker::isReady(const SlowPosition& slow) const {
    return std::ranges::any_of(slow.tries(),
                               [](const Move& move) { return move.type == MoveType::EnPassant; });
}

bool CertificateChecker::setPassed(const QJsonValue& passed, PositionSetup& setup) const {
    const Square written = setup.enPassantSkipped;
    const Square pawn = setup.enPassantVictim;
    setup.enPassantSkipped = setup.enPassantVictim = noSquare;
    if (passed.isNull())
        return written == noSquare;
    const QJsonObject told = passed.toObject();
    if (told.keys() != QStringList{QStringLiteral("pawn"), QStringLiteral("skipped")})
        return false;
    setup.enPassantSkipped = m_text.square(told[u"skipped"].toString());
    setup.enPassantVictim = m_text.square(told[u"pawn"].toString());
    if (setup.enPassantSkipped == noSquare || setup.enPassantVictim == noSquare ||
        !isDoubleStep(setup) || !isReady(SlowPosition(m_ruleset, setup)))
        return false;
    // The position's own text tells of it exactly when such a capture is legal.
    const PositionSetup legal = SlowPosition(m_ruleset, setup).setup();
    return written == legal.enPassantSkipped && (pawn == noSquare || pawn == legal.enPassantVictim);
}

bool CertificateChecker::isPlayable(const SlowPosition& slow) const {
    PositionSetup turned = slow.state();
    turned.sideToMove = opponent(turned.sideToMove);
    if (!slow.with(turned).checks().empty())
        return false;
    for (const Side side : {Side::White, Side::Black}) {
        const bool any = std::ranges::any_of(turned.pieces, [&](const auto& piece) {
            return piece && piece->side == side && m_ruleset.pieces[piece->kind].royal;
        });
        if (!any)
            return false;
    }
    return true;
}

std::optional<SlowPosition> CertificateChecker::positionOf(const QJsonValue& text,
                                                           const QJsonValue& passed) const {
    auto setup = m_text.position(text.toString());
    if (!setup || !setPassed(passed, *setup))
        return std::nullopt;
    SlowPosition slow(m_ruleset, *setup);
    if (!isPlayable(slow))
        return std::nullopt;
    return slow;
}

QByteArray CertificateChecker::fault(const QByteArray& certificate) const {
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(certificate, &error);
    if (error.error != QJsonParseError::NoError || !document.isObject())
        return "no JSON object";
    return fault(document.object());
}

QByteArray CertificateChecker::fault(const QJsonObject& certificate) const {
    const auto slow = positionOf(certificate[u"position"], certificate[u"passed"]);
    if (!slow)
        return "position";
    std::optional<SlowPosition> before;
    if (!certificate[u"after"].isNull()) {
        const QJsonObject after = certificate[u"after"].toObject();
        if (after.keys() != QStringList{QStringLiteral("move"), QStringLiteral("passed"),
                                        QStringLiteral("position")})
            return "after: keys";
        before = positionOf(after[u"position"], after[u"passed"]);
        if (!before)
            return "after.position";
        const std::vector<Move> moves = before->legalMoves();
        const auto move = std::ranges::find_if(
            moves, [&](const Move& one) { return m_text.plain(one) == after[u"move"].toString(); });
        if (move == moves.end())
            return "after.move";
        SlowPosition played = *before;
        played.make(*move);
        PositionSetup expected = played.state();
        if (expected.enPassantSkipped != noSquare && !isReady(played))
            expected.enPassantSkipped = expected.enPassantVictim = noSquare;
        if (!sameSetup(expected, slow->state()))
            return "the position is not the one after the move";
    }
    const CertificateDerivation derived(m_ruleset, m_text, *slow, before ? &*before : nullptr);
    const QJsonObject expected{
        {QStringLiteral("certificate"), QStringLiteral("tessera-proof")},
        {QStringLiteral("version"), 1},
        {QStringLiteral("ruleset"), QString::fromStdString(m_ruleset.id)},
        {QStringLiteral("fingerprint"),
         QStringLiteral("%1").arg(m_ruleset.fingerprint, 16, 16, QLatin1Char('0'))},
        {QStringLiteral("position"), certificate[u"position"]},
        {QStringLiteral("passed"), certificate[u"passed"]},
        {QStringLiteral("side"), slow->state().sideToMove == Side::White ? QStringLiteral("white")
                                                                         : QStringLiteral("black")},
        {QStringLiteral("after"), certificate[u"after"]},
        {QStringLiteral("kings"), derived.kings()},
        {QStringLiteral("tries"), derived.tries()},
        {QStringLiteral("conclusion"), derived.conclusion()}};
    return difference("certificate", certificate, expected);
}

} // namespace tessera::test
