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

    /// A study is known by its file's name, and a pair is looked for where the others lie.
    void namesThatAreWrongAreErrors() {
        const QString folder = QStringLiteral(TESSERA_TEST_DATA "/../../studies/");
        QFile good(folder + QStringLiteral("lite-four-axes.toml"));
        QVERIFY(good.open(QIODevice::ReadOnly));
        const QByteArray text = good.readAll();
        QTemporaryDir other;
        const auto write = [&](const char* name, const QByteArray& content) {
            QFile file(other.filePath(QLatin1String(name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(content);
        };
        write("elsewhere.toml", text);
        Answer answer =
            call({QStringLiteral("check-study"), other.filePath(QStringLiteral("elsewhere.toml"))});
        QCOMPARE(answer.exitCode, 1);
        QVERIFY2(answer.err.contains("elsewhere.toml:1:6: bad value lite-four-axes: expected id: "
                                     "the name of its file, elsewhere"),
                 answer.err);

        QVERIFY(QFile::remove(other.filePath(QStringLiteral("elsewhere.toml"))));
        write("Lite four axes.toml", text);
        QCOMPARE(call({QStringLiteral("check-study"),
                       other.filePath(QStringLiteral("Lite four axes.toml"))})
                     .exitCode,
                 0);
        QVERIFY(QFile::remove(other.filePath(QStringLiteral("Lite four axes.toml"))));
        QByteArray paired = text;
        write("lite-four-axes.toml", paired.replace("lite-four-axes-alone", "lite-nobody"));
        const QString alone = other.filePath(QStringLiteral("lite-four-axes.toml"));
        answer = call({QStringLiteral("check-study"), alone});
        QVERIFY2(answer.exitCode == 0, answer.err);
        answer = call({QStringLiteral("check-study"), other.path()});
        QCOMPARE(answer.exitCode, 1);
        QVERIFY2(answer.err.contains("bad value lite-nobody: expected pair: the id of another"),
                 answer.err);

        // Two studies of which one names a third, and one that is its own contrast.
        paired = text;
        write("lite-four-axes.toml", paired.replace("lite-four-axes-alone", "lite-knight"));
        QVERIFY(QFile::copy(folder + QStringLiteral("lite-knight.toml"),
                            other.filePath(QStringLiteral("lite-knight.toml"))));
        QCOMPARE(call({QStringLiteral("check-study"), other.path()}).exitCode, 1);
        paired = text;
        write("lite-four-axes.toml", paired.replace("lite-four-axes-alone", "lite-four-axes"));
        QCOMPARE(call({QStringLiteral("check-study"), other.path()}).exitCode, 1);
    }
    /// Every file that is wrong is named, and those that hold are told all the same.
    void aFolderIsCheckedAsAWhole() {
        const QString folder = QStringLiteral(TESSERA_TEST_DATA "/../../studies/");
        QTemporaryDir other;
        QVERIFY(QFile::copy(folder + QStringLiteral("lite-knight.toml"),
                            other.filePath(QStringLiteral("lite-knight.toml"))));
        for (const char* name : {"torn.toml", "worn.toml"}) {
            QFile file(other.filePath(QLatin1String(name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("id = 1\n");
        }
        const Answer answer = call({QStringLiteral("check-study"), other.path()});
        QCOMPARE(answer.exitCode, 1);
        QVERIFY2(answer.err.contains("torn.toml:") && answer.err.contains("worn.toml:"),
                 answer.err);
        QCOMPARE(answer.json()[u"id"].toString(), QStringLiteral("lite-knight"));
        QCOMPARE(call({QStringLiteral("check-study"), folder}).exitCode, 0);
    }
    /// What cannot be proved within the bound is neither true nor false, and has an error of its
    /// own.
    void aBoundEndsACheck() {
        QFile good(QStringLiteral(TESSERA_TEST_DATA "/../../studies/lite-four-axes.toml"));
        QVERIFY(good.open(QIODevice::ReadOnly));
        QByteArray text = good.readAll();
        text.replace("moves = 1", "moves = 30");
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("lite-four-axes.toml"));
        QFile deep(path);
        QVERIFY(deep.open(QIODevice::WriteOnly));
        // No mate in sight: a lone rook.
        const qsizetype from = text.indexOf("position = ");
        const qsizetype to = text.indexOf('\n', from);
        text.replace(from, to - from, "position = \"K3/4/4/3R|4/4/4/4|4/4/4/4|4/4/4/3k w 0 1\"");
        const qsizetype line = text.indexOf("\nline = ");
        text.remove(line, text.indexOf('\n', line + 1) - line);
        const qsizetype keys = text.indexOf("keys = ");
        text.replace(keys, text.indexOf('\n', keys) - keys, "keys = [\"a4@00a3@00\"]");
        deep.write(text);
        deep.close();
        const Answer answer = call({QStringLiteral("check-study"), path, QStringLiteral("--nodes"),
                                    QStringLiteral("20000")});
        QCOMPARE(answer.exitCode, 1);
        QVERIFY2(answer.err.contains("mate in 30 is not proved within the bound"), answer.err);
        QCOMPARE(call({QStringLiteral("check-study"), path, QStringLiteral("--nodes"),
                       QStringLiteral("0")})
                     .exitCode,
                 2);
    }
    /// A number out of its range is told with what it counts and what would do.
    void countsAreToldInASentence() {
        QFile good(QStringLiteral(TESSERA_TEST_DATA "/../../studies/lite-four-axes.toml"));
        QVERIFY(good.open(QIODevice::ReadOnly));
        const QByteArray text = good.readAll();
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("lite-four-axes.toml"));
        const auto told = [&](const QByteArray& changed) {
            QFile file(path);
            if (!file.open(QIODevice::WriteOnly))
                return QByteArray();
            file.write(changed);
            file.close();
            return call({QStringLiteral("check-study"), path}).err;
        };
        const qsizetype hints = text.indexOf("hints = [");
        QByteArray many = text;
        many.insert(hints + 9, QByteArray("\"one\", ").repeated(18));
        QVERIFY2(told(many).contains(" items: expected 0 to 16"), told(many));
        QVERIFY2(told(many).contains("hints has "), told(many));
        const qsizetype level = text.indexOf("level = ");
        QByteArray hard = text;
        hard.replace(level, text.indexOf('\n', level) - level, "level = 7");
        QVERIFY2(told(hard).contains("level is 7: expected 1 to 5"), told(hard));
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
