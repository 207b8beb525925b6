// tessera-cli prove and solve, as a user or a script meets them.
#include "support/certificate_checker.h"
#include "support/cli_call.h"
#include "support/positions.h"

#include <QtCore/QJsonArray>
#include <QtTest/QTest>

using namespace tessera::test;

namespace {

const QString mate = QStringLiteral("1N2/1Q2/1RP1/3r|4/P1R1/4/4|4/4/4/4|1k1r/1ppp/p3/K3 b 7 23");

QStringList with(const char* call, const QString& position) {
    return words(call) << QStringLiteral("--position") << position;
}

} // namespace

class TestCliProofs : public QObject {
    Q_OBJECT

private slots:
    void proveWritesACertificate() {
        const Answer answer = call(with("prove lite", mate));
        QCOMPARE(answer.exitCode, 0);
        QVERIFY(answer.err.isEmpty());
        QCOMPARE(answer.json()[u"position"].toString(), mate);
        const auto ruleset = startOf(QStringLiteral("lite")).rulesetPtr();
        QCOMPARE(CertificateChecker(ruleset->data()).fault(answer.out), QByteArray());
    }

    void proveAfterAMove() {
        const Answer answer = call(words("prove lite --after a2@00a3@00"));
        QCOMPARE(answer.exitCode, 0);
        QCOMPARE(answer.json()[u"after"][u"move"].toString(), QStringLiteral("a2@00a3@00"));
        QCOMPARE(answer.json()[u"side"].toString(), QStringLiteral("black"));
        QCOMPARE(call(words("prove lite --after a2@00a4@00")).exitCode, 1);
    }

    void proveWithoutRuleset() { QCOMPARE(call(words("prove")).exitCode, 2); }
};

QTEST_APPLESS_MAIN(TestCliProofs)
#include "tst_cli_proofs.moc"
