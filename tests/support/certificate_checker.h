// Checks a certificate with nothing but the ruleset: no move generator, no table and no reader of
// the engine. Whatever the certificate says is derived again and compared.
#pragma once

#include "certificate_text.h"
#include "slow_rules.h"

#include <QtCore/QByteArray>
#include <QtCore/QJsonObject>

namespace tessera::test {

class CertificateChecker {
public:
    explicit CertificateChecker(const Ruleset& ruleset) : m_ruleset(ruleset), m_text(ruleset) {}

    /// What is wrong with a certificate, with the place in it; empty when all of it is true.
    [[nodiscard]] QByteArray fault(const QByteArray& certificate) const;
    [[nodiscard]] QByteArray fault(const QJsonObject& certificate) const;

private:
    [[nodiscard]] std::optional<SlowPosition> positionOf(const QJsonValue& text,
                                                         const QJsonValue& passed) const;
    [[nodiscard]] bool isPlayable(const SlowPosition& slow) const;
    [[nodiscard]] bool setPassed(const QJsonValue& passed, PositionSetup& setup) const;
    [[nodiscard]] bool isDoubleStep(const PositionSetup& setup) const;
    [[nodiscard]] bool isReady(const SlowPosition& slow) const;

    const Ruleset& m_ruleset;
    CertificateText m_text;
};

} // namespace tessera::test
