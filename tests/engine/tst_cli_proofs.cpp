// tessera-cli prove and solve, as a user or a script meets them.
#include "support/certificate_checker.h"
#include "support/cli_call.h"
#include "support/positions.h"

#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QTemporaryDir>
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

    void solveAnswersWithKeysAndTree() {
        const QString position = QStringLiteral("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1");
        const QJsonObject answer = call(with("solve fide --mate 2", position)).json();
        QCOMPARE(answer[u"mate-in"].toInt(), 2);
        QVERIFY(answer[u"complete"].toBool());
        QCOMPARE(answer[u"keys"].toArray(), QJsonArray{QStringLiteral("a1a6")});
        QCOMPARE(answer[u"first-moves"].toArray().size(), 16);
        const QJsonArray replies = answer[u"tree"][0][u"next"].toArray();
        QCOMPARE(replies.size(), 7);
        for (const auto& reply : replies)
            QCOMPARE(reply[u"next"].toArray().size(), 1);
        const QJsonObject keys = call(with("solve fide --mate 2 --keys-only", position)).json();
        QCOMPARE(keys[u"keys"], answer[u"keys"]);
        QCOMPARE(keys[u"first-moves"].toArray().size(), 1);
        QVERIFY(keys[u"tree"].toArray().isEmpty());
    }

    void solveWhereThereIsNoMate() {
        const QJsonObject answer = call(words("solve lite --mate 2")).json();
        QVERIFY(answer[u"mate-in"].isNull());
        QVERIFY(answer[u"keys"].toArray().isEmpty());
        QCOMPARE(answer[u"first-moves"][0][u"result"].toString(), QStringLiteral("defended"));
    }

    void solveHelpmate() {
        const QJsonObject answer =
            call(with("solve fide --helpmate 1", QStringLiteral("7k/8/5K2/8/8/8/8/R7 b - - 0 1")))
                .json();
        QVERIFY(answer[u"complete"].toBool());
        QVERIFY(answer[u"helpmate-in"].isNull() || !answer[u"lines"].toArray().isEmpty());
    }

    void solveCallsThatAreWrong() {
        QCOMPARE(call(words("solve lite")).exitCode, 2);
        QCOMPARE(call(words("solve lite --mate 0")).exitCode, 2);
        QCOMPARE(call(words("solve lite --mate 31")).exitCode, 2);
        QCOMPARE(call(words("solve lite --mate two")).exitCode, 2);
        QCOMPARE(call(words("solve lite --mate 1 --helpmate 1")).exitCode, 2);
        QCOMPARE(call(words("solve lite --mate 1 --memory 0")).exitCode, 2);
        QCOMPARE(call(words("solve nowhere --mate 1")).exitCode, 1);
    }

    void checkStudy() {
        const QString folder = QStringLiteral(TESSERA_TEST_DATA "/../../studies/");
        const Answer answer =
            call({QStringLiteral("check-study"), folder + QStringLiteral("lite-four-axes.toml")});
        QCOMPARE(answer.exitCode, 0);
        QVERIFY(answer.json()[u"valid"].toBool());
        QCOMPARE(answer.json()[u"id"].toString(), QStringLiteral("lite-four-axes"));
        QCOMPARE(answer.json()[u"claim"].toString(), QStringLiteral("mate"));
        QCOMPARE(answer.json()[u"shows"].toArray().size(), 2);
    }

    void checkStudyThatDoesNotHold() {
        QFile good(QStringLiteral(TESSERA_TEST_DATA "/../../studies/lite-four-axes.toml"));
        QVERIFY(good.open(QIODevice::ReadOnly));
        QTemporaryDir folder;
        QFile bad(folder.filePath(QStringLiteral("bad.toml")));
        QVERIFY(bad.open(QIODevice::WriteOnly));
        bad.write(good.readAll().replace("moves = 1", "moves = 2"));
        bad.close();
        const Answer answer = call({QStringLiteral("check-study"), bad.fileName()});
        QCOMPARE(answer.exitCode, 1);
        QVERIFY(answer.out.isEmpty());
        QVERIFY2(answer.err.contains("bad.toml:"), answer.err);
        QVERIFY2(answer.err.contains("mate in 1"), answer.err);
        QCOMPARE(
            call({QStringLiteral("check-study"), folder.filePath(QStringLiteral("none"))}).exitCode,
            1);
        QCOMPARE(call(words("check-study")).exitCode, 2);
    }

    void checkLesson() {
        const QString path =
            QStringLiteral(TESSERA_TEST_DATA "/../../lessons/lite-mate-across-w.toml");
        const Answer answer = call({QStringLiteral("check-lesson"), path});
        QCOMPARE(answer.exitCode, 0);
        QVERIFY(answer.json()[u"valid"].toBool());
        QCOMPARE(answer.json()[u"course"].toString(), QStringLiteral("lite"));
        const QJsonArray steps = answer.json()[u"steps"].toArray();
        QVERIFY(steps.size() > 3);
        QCOMPARE(steps[1][u"first-moves"].toArray().size(), 1);

        QFile good(path);
        QVERIFY(good.open(QIODevice::ReadOnly));
        QTemporaryDir folder;
        QFile bad(folder.filePath(QStringLiteral("bad.toml")));
        QVERIFY(bad.open(QIODevice::WriteOnly));
        bad.write(good.readAll().replace("mate-in = 2", "mate-in = 1"));
        bad.close();
        const Answer wrong = call({QStringLiteral("check-lesson"), bad.fileName()});
        QCOMPARE(wrong.exitCode, 1);
        QVERIFY(wrong.out.isEmpty());
        QVERIFY2(wrong.err.contains("bad.toml:"), wrong.err);
    }

    /// Every text once, as it stands in the file: what goes to the translators.
    void lessonTexts() {
        const Answer answer =
            call({QStringLiteral("lesson-texts"),
                  QStringLiteral(TESSERA_TEST_DATA "/../../lessons/lite-mate-across-w.toml")});
        QCOMPARE(answer.exitCode, 0);
        const QJsonArray texts = answer.json()[u"texts"].toArray();
        QVERIFY(texts.contains(QStringLiteral("Mate across W")));
        QVERIFY(texts.contains(QStringLiteral("One more in two moves.")));
    }

    void proveWithoutRuleset() { QCOMPARE(call(words("prove")).exitCode, 2); }
};

QTEST_APPLESS_MAIN(TestCliProofs)
#include "tst_cli_proofs.moc"
