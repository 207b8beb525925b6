// What is written as a study file is read again as the same study, whatever its texts hold.
#include "study/check.h"
#include "study/reader.h"
#include "study/writer.h"
#include "support/positions.h"

#include <QtTest/QTest>

using namespace tessera;
using namespace tessera::test;

namespace {

void compare(const Study& a, const Study& b) {
    QCOMPARE(a.id, b.id);
    QCOMPARE(a.position.ruleset().id, b.position.ruleset().id);
    QCOMPARE(toText(a.position), toText(b.position));
    QCOMPARE(a.line, b.line);
    QCOMPARE(a.theme, b.theme);
    QCOMPARE(a.level, b.level);
    QCOMPARE(a.title, b.title);
    QCOMPARE(a.idea, b.idea);
    QCOMPARE(a.hints, b.hints);
    QCOMPARE(a.notice, b.notice);
    QCOMPARE(a.author, b.author);
    QCOMPARE(a.source, b.source);
    QCOMPARE(a.pair, b.pair);
    QCOMPARE(a.claim.kind, b.claim.kind);
    QCOMPARE(a.claim.moves, b.claim.moves);
    QCOMPARE(a.claim.keys, b.claim.keys);
    QCOMPARE(a.claim.escapes, b.claim.escapes);
    QCOMPARE(a.claim.tried.from, b.claim.tried.from);
    QCOMPARE(a.claim.tried.to, b.claim.tried.to);
    QCOMPARE(a.claim.tried.promotion, b.claim.tried.promotion);
    QCOMPARE(a.claim.reason, b.claim.reason);
    QCOMPARE(a.claim.shows, b.claim.shows);
}

void comesBack(const Study& study) {
    const std::string text = writeStudy(study);
    const Result<Study> read = readStudy(text, "written.toml");
    QVERIFY2(read.ok(), read ? "" : qPrintable(toText(read.error())));
    compare(study, *read);
    QCOMPARE(writeStudy(*read), text);
}

/// Stalemate in one, with nothing in its texts yet.
Study queenStudy() {
    Study study{.position = positionOf(QStringLiteral("fide"),
                                       QStringLiteral("k7/8/2K5/8/8/8/8/1Q6 w - - 0 1"))};
    study.id = "a-test";
    study.theme = "stalemate";
    study.level = 2;
    study.title = study.idea = study.author = study.source = "Text";
    study.claim.kind = ClaimKind::Stalemate;
    study.line = {moveOf(study.position, QStringLiteral("b1b6"))};
    return study;
}

} // namespace

class TestStudyWriter : public QObject {
    Q_OBJECT

private slots:
    void studiesOfTheProgram_data() {
        QTest::addColumn<QString>("text");
        for (const BuiltinStudy& study : builtinStudies())
            QTest::newRow(std::string(study.id).c_str())
                << QString::fromUtf8(study.text.data(), qsizetype(study.text.size()));
    }
    void studiesOfTheProgram() {
        QFETCH(QString, text);
        const Result<Study> study = readStudy(text.toStdString(), "built in");
        QVERIFY(study.ok());
        comesBack(*study);
    }

    void emptyLists() {
        const Study study = queenStudy();
        QVERIFY(!checkStudy(study));
        comesBack(study);
    }

    void aPair() {
        Study study = queenStudy();
        study.pair = "another";
        comesBack(study);
    }

    void aMoveThatIsNotLegal() {
        Study study = queenStudy();
        study.line.clear();
        study.position =
            positionOf(QStringLiteral("fide"), QStringLiteral("k7/6P1/8/8/8/8/8/K7 w - - 0 1"));
        study.claim.kind = ClaimKind::Illegal;
        study.claim.tried = {squareOf(study.position, QStringLiteral("g7")),
                             squareOf(study.position, QStringLiteral("h8")),
                             study.position.ruleset().kindOf('Q')};
        study.claim.reason = Reason::PawnNothingToCapture;
        QVERIFY(!checkStudy(study));
        comesBack(study);
    }

    /// Nothing in a text can end its string or begin another key.
    void anyText_data() {
        QTest::addColumn<QString>("text");
        const auto row = [](const char* name, const QString& text) { QTest::newRow(name) << text; };
        row("quotes", QStringLiteral("a \"queen\", 'so called'"));
        row("three quotes", QStringLiteral("\"\"\"'''"));
        row("a backslash at the end", QStringLiteral("C:\\"));
        row("what looks like an escape", QStringLiteral("\\n \\u0041 \\x"));
        row("what looks like a key", QStringLiteral("\"]\nlevel = 9\n[claim]"));
        row("line ends and tabs", QStringLiteral("one\n\ttwo\r\n"));
        row("a hash", QStringLiteral("# no comment"));
        row("other scripts", QStringLiteral("Ферзь — 后 ملكة 👑 ‍é"));
        row("spaces around", QStringLiteral("  a  "));
    }
    void anyText() {
        QFETCH(QString, text);
        Study study = queenStudy();
        study.hints = {text.toStdString(), "plain"};
        study.notice = {text.toStdString()};
        if (!text.contains(QLatin1Char('\n')))
            study.title = study.idea = study.author = study.source = text.toStdString();
        comesBack(study);
    }

    /// What the format does not take is written so that the reader can name it, not something else.
    void hiddenCharactersAreRefusedAsSuch() {
        for (const char hidden : {'\x01', '\x1b', '\x7f', '\b'}) {
            Study study = queenStudy();
            study.title = std::string("a") + hidden + "b";
            const Result<Study> read = readStudy(writeStudy(study), "written.toml");
            QVERIFY(!read);
            QCOMPARE(read.error().code, ErrorCode::HiddenCharacter);
        }
    }
};

QTEST_APPLESS_MAIN(TestStudyWriter)
#include "tst_study_writer.moc"
