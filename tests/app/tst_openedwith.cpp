// What the window opens with, by the files that are named on the command line.
#include "main/openedwith.h"
#include "study/reader.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

using namespace tessera;

class TestOpenedWith : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_dir;

    void write(const QString& name, const QByteArray& bytes) {
        QFile file(m_dir.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    [[nodiscard]] QVariantMap opened(const QString& name) const {
        return openedWith({name}, m_dir.path());
    }

private slots:
    void eachKindGoesToItsPage() {
        QVERIFY(openedWith({}, m_dir.path()).isEmpty());
        const BuiltinStudy& study = builtinStudies().front();
        write(QStringLiteral("study.toml"),
              {study.text.data(), static_cast<qsizetype>(study.text.size())});
        QCOMPARE(
            opened(QStringLiteral("study.toml")),
            (QVariantMap{
                {QStringLiteral("studyFile"),
                 QUrl::fromLocalFile(m_dir.filePath(QStringLiteral("study.toml"))).toString()}}));
        QCOMPARE(opened(QStringLiteral("a.pgn4d")).firstKey(), QStringLiteral("gameFiles"));
    }
    /// Whatever the file was meant to be, it is said in one sentence why nothing is opened.
    void whatCannotBeReadIsOneProblem_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("said");
        QTest::newRow("empty") << QByteArray() << QStringLiteral("The file is empty.");
        QTest::newRow("blank") << QByteArray(" \n\n") << QStringLiteral("The file is empty.");
        QTest::newRow("binary") << QByteArray("\x7f"
                                              "ELF\0\xff",
                                              6)
                                << QStringLiteral("not text");
        QTest::newRow("half a study") << QByteArray("id = \"a\"\n[claim]\nkind = \"ma")
                                      << QStringLiteral("in the middle of a text");
        QTest::newRow("half a lesson") << QByteArray("course = \"rules\"\ntitle = \"The bo")
                                       << QStringLiteral("in the middle of a text");
        QTest::newRow("half a list")
            << QByteArray("id = \"a\"\nhints = [ 1,") << QStringLiteral("ends in the middle");
        QTest::newRow("something else")
            << QByteArray("[project]\nname = \"x\"\n") << QStringLiteral("line 1");
    }
    void whatCannotBeReadIsOneProblem() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, said);
        write(QStringLiteral("x.toml"), bytes);
        const QVariantMap window = opened(QStringLiteral("x.toml"));
        QCOMPARE(window.keys(), QStringList{QStringLiteral("problem")});
        const QString problem = window.first().toString();
        QVERIFY2(problem.startsWith(QLatin1String("Nothing was opened. ")), qPrintable(problem));
        QVERIFY2(problem.contains(QLatin1String("x.toml")), qPrintable(problem));
        QVERIFY2(problem.contains(said), qPrintable(problem));
    }
    void aFolderAndNothingAreProblemsAsWell() {
        QVERIFY(QDir(m_dir.path()).mkdir(QStringLiteral("folder.toml")));
        QVERIFY(opened(QStringLiteral("folder.toml"))
                    .value(QStringLiteral("problem"))
                    .toString()
                    .contains(QLatin1String("folder.toml is a folder")));
        QVERIFY(opened(QStringLiteral("nowhere.toml"))
                    .value(QStringLiteral("problem"))
                    .toString()
                    .contains(QLatin1String("nowhere.toml")));
    }
};

QTEST_GUILESS_MAIN(TestOpenedWith)
#include "tst_openedwith.moc"
