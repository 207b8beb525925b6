// Studies that are written, checked, saved, opened, and never lost.
#include "editor/positioneditor.h"
#include "editor/positionsolver.h"
#include "editor/studyeditor.h"
#include "game/gamesession.h"
#include "lab/studyshelf.h"
#include "notation/fen4d.h"
#include "storage/gamestore.h"
#include "study/check.h"
#include "study/reader.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace tessera;

namespace {

const QString backRank = QStringLiteral("6k1/5ppp/8/8/8/8/8/1R4K1 w - - 0 1");

/// An editor with everything that belongs to it, as a window has it.
struct Desk {
    PositionEditor editor;
    StudyEditor study;

    Desk() { study.setEditor(&editor); }

    void place(const char* ruleset, const QString& fen) {
        QCOMPARE(editor.chooseRuleset(QString::fromLatin1(ruleset), refit::Pieces::None),
                 QString());
        QCOMPARE(editor.paste(fen), QString());
    }
    void describe() {
        study.write(QStringLiteral("title"), QStringLiteral("The back rank"));
        study.write(QStringLiteral("idea"), QStringLiteral("A king behind its \"own\" pawns."));
        study.write(QStringLiteral("hints"), QStringLiteral("Look at the last rank.\n\nA rook."));
        study.write(QStringLiteral("author"), QStringLiteral("A. Tester"));
        study.write(QStringLiteral("source"), QStringLiteral("Own composition"));
        study.write(QStringLiteral("theme"), QStringLiteral("rook"));
    }
    void mateInOne() {
        place("fide", backRank);
        describe();
    }
    void waitForCheck() { QTRY_VERIFY_WITH_TIMEOUT(!study.busy(), 30000); }
    [[nodiscard]] QStringList fields() const {
        QStringList list;
        for (const QVariant& issue : study.issues())
            list.append(issue.value<StudyIssue>().field);
        return list;
    }
    [[nodiscard]] QString firstIssue() const {
        return study.issues().isEmpty() ? QString()
                                        : study.issues().front().value<StudyIssue>().text;
    }
};

QByteArray content(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QUrl written(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write");
    return QUrl::fromLocalFile(path);
}

} // namespace

class TestStudyEditor : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_dir;
    [[nodiscard]] QString path(const char* name) const {
        return m_dir->filePath(QString::fromLatin1(name));
    }

private slots:
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }

    void whatIsMissingIsSaidAllAtOnce() {
        Desk desk;
        desk.editor.clear();
        desk.study.check();
        desk.waitForCheck();
        QCOMPARE(desk.fields(), (QStringList{QStringLiteral("position"), QStringLiteral("title"),
                                             QStringLiteral("idea"), QStringLiteral("author"),
                                             QStringLiteral("source"), QStringLiteral("theme")}));
        QVERIFY(desk.study.verdict().isEmpty());
    }

    void aMateIsWorkedOutAndSaved() {
        Desk desk;
        desk.mateInOne();
        QSignalSpy wanted(&desk.study, &StudyEditor::fileWanted);
        desk.study.save();
        QVERIFY(desk.study.busy());
        QTRY_COMPARE_WITH_TIMEOUT(wanted.size(), 1, 30000);
        QCOMPARE(wanted.front().front().toString(), QStringLiteral("the-back-rank.toml"));
        QVERIFY2(desk.study.verdict().contains(QLatin1String("Rb1-b8#")),
                 qPrintable(desk.study.verdict()));
        QVERIFY(desk.study.saveTo(QUrl::fromLocalFile(path("My Study.toml"))));
        QVERIFY(!desk.study.modified());
        QCOMPARE(desk.study.fileName(), QStringLiteral("My Study.toml"));

        const Result<Study> study = readStudyFile(path("My Study.toml").toStdString());
        QVERIFY(study.ok());
        QVERIFY(!checkStudy(*study));
        QCOMPARE(study->id, "my-study");
        QCOMPARE(study->title, "The back rank");
        QCOMPARE(study->hints.size(), 2U);
        QCOMPARE(study->claim.keys.size(), 1U);
        QCOMPARE(study->line.size(), 1U);
        // Saved again it needs no asking.
        desk.study.write(QStringLiteral("title"), QStringLiteral("Another title"));
        QVERIFY(desk.study.modified());
        desk.study.save();
        QTRY_VERIFY_WITH_TIMEOUT(!desk.study.modified(), 30000);
        QCOMPARE(wanted.size(), 1);
        QVERIFY(content(path("My Study.toml")).contains("Another title"));
    }

    void claims_data() {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("claim");
        QTest::addColumn<QString>("tried");
        QTest::addColumn<QString>("field"); ///< what is wrong; empty: it holds
        const auto row = [](const char* name, const char* fen, const char* line, ClaimKind claim,
                            const char* tried, const char* field) {
            QTest::newRow(name) << QString::fromLatin1(fen) << QString::fromLatin1(line)
                                << int(claim) << QString::fromLatin1(tried)
                                << QString::fromLatin1(field);
        };
        const char* const queen = "k7/8/2K5/8/8/8/8/1Q6 w - - 0 1";
        row("stalemate", queen, "b1b6", ClaimKind::Stalemate, "", "");
        row("stalemate in other words", queen, "1. Qb6", ClaimKind::Stalemate, "", "");
        row("no stalemate", queen, "b1b7", ClaimKind::Stalemate, "", "claim");
        row("double check", "4k3/8/8/8/8/8/4B3/K3R3 w - - 0 1", "e2h5", ClaimKind::DoubleCheck, "",
            "");
        row("no double check", "4k3/8/8/8/8/8/4B3/K3R3 w - - 0 1", "e2a6", ClaimKind::DoubleCheck,
            "", "claim");
        row("an answer", queen, "b1a2", ClaimKind::Escape, "", "");
        row("no answer", queen, "b1b7", ClaimKind::Escape, "", "claim");
        row("bare kings", "k7/8/8/8/8/8/1r6/K7 w - - 0 1", "a1b2", ClaimKind::Draw, "", "");
        row("no draw", queen, "b1c2", ClaimKind::Draw, "", "claim");
        const char* const castling = "4k3/8/8/8/8/5r2/8/4K2R w K - 0 1";
        row("not legal", castling, "", ClaimKind::Illegal, "e1g1", "");
        row("not legal, with a dash", castling, "", ClaimKind::Illegal, "e1-g1", "");
        row("legal after all", castling, "", ClaimKind::Illegal, "e1e2", "tried");
        row("no move at all", castling, "", ClaimKind::Illegal, "castle", "tried");
        row("nothing tried", castling, "", ClaimKind::Illegal, "", "tried");
        row("mate", queen, "", ClaimKind::Mate, "", "");
        row("no mate in 1", "k7/8/8/2K5/8/8/8/1Q6 w - - 0 1", "", ClaimKind::Mate, "", "claim");
        row("a line that is another game's", queen, "a1@00a1@10", ClaimKind::Mate, "", "line");
        row("a line with an illegal move", queen, "b1b6 a8b8", ClaimKind::Stalemate, "", "line");
        row("a line that does not mate", queen, "b1b6", ClaimKind::Mate, "", "line");
    }
    void claims() {
        QFETCH(QString, fen);
        QFETCH(QString, line);
        QFETCH(int, claim);
        QFETCH(QString, tried);
        QFETCH(QString, field);
        Desk desk;
        desk.place("fide", fen);
        desk.describe();
        desk.study.write(QStringLiteral("line"), line);
        desk.study.write(QStringLiteral("tried"), tried);
        desk.study.setClaim(claim);
        desk.study.check();
        desk.waitForCheck();
        QVERIFY2(desk.fields() == (field.isEmpty() ? QStringList() : QStringList{field}),
                 qPrintable(desk.firstIssue()));
        QCOMPARE(desk.study.verdict().isEmpty(), !field.isEmpty());
    }

    void factsCanBeChosenOnceTheyAreFound() {
        Desk desk;
        desk.mateInOne();
        QVERIFY(desk.study.facts().isEmpty());
        desk.study.check();
        desk.waitForCheck();
        QVERIFY(!desk.study.facts().isEmpty());
        desk.study.setFact(QStringLiteral("check"), true);
        QVERIFY(desk.study.modified());
        QVERIFY(!desk.study.facts().isEmpty());
        desk.study.check();
        desk.waitForCheck();
        QVERIFY(desk.study.saveTo(QUrl::fromLocalFile(path("a.toml"))));
        QCOMPARE(readStudyFile(path("a.toml").toStdString())->claim.shows.size(), 1U);
    }

    void whatWasCheckedCountsNoMoreAfterAChange() {
        Desk desk;
        desk.mateInOne();
        desk.study.check();
        desk.waitForCheck();
        QVERIFY(!desk.study.verdict().isEmpty());
        desk.editor.flip();
        desk.editor.pickUp(1);
        desk.editor.letGo();
        QVERIFY(!desk.study.verdict().isEmpty());
        desk.editor.erase(0);
        desk.editor.placeLetter(8, QStringLiteral("N"));
        QVERIFY(desk.study.verdict().isEmpty());
        QVERIFY(!desk.study.saveTo(QUrl::fromLocalFile(path("a.toml"))));
        QVERIFY(!QFile::exists(path("a.toml")));
    }

    void everyStudyOfTheProgramComesBackWhole() {
        for (const BuiltinStudy& builtin : builtinStudies()) {
            if (builtin.id.starts_with("full") || builtin.id.find("three") != std::string::npos)
                continue; // the same, but long to solve
            Desk desk;
            QVERIFY(desk.study.openBuiltin(
                QString::fromUtf8(builtin.id.data(), qsizetype(builtin.id.size()))));
            QVERIFY(!desk.study.modified());
            desk.study.check();
            desk.waitForCheck();
            QVERIFY2(desk.study.issues().isEmpty(), qPrintable(desk.firstIssue()));
            const QString file = path("again.toml");
            QVERIFY(desk.study.saveTo(QUrl::fromLocalFile(file)));
            const Result<Study> before = readStudy(builtin.text, "built in");
            const Result<Study> after = readStudyFile(file.toStdString());
            QVERIFY(before.ok() && after.ok());
            QCOMPARE(writeFen(after->position), writeFen(before->position));
            QCOMPARE(after->line, before->line);
            QCOMPARE(after->claim.kind, before->claim.kind);
            QCOMPARE(after->claim.reason, before->claim.reason);
            QCOMPARE(after->claim.shows, before->claim.shows);
            QCOMPARE(after->hints, before->hints);
            QCOMPARE(after->notice, before->notice);
            QCOMPARE(after->pair, before->pair);
        }
    }

    void badFiles_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("part"); ///< of what is said
        QTest::newRow("empty") << QByteArray() << QStringLiteral("line");
        QTest::newRow("no TOML") << QByteArray("id = ") << QStringLiteral("line 1");
        QTest::newRow("not text") << QByteArray("id = \"\xff\xfe\"") << QStringLiteral("UTF-8");
        QTest::newRow("a ruleset")
            << QByteArray("name = \"x\"\n[board]\n") << QStringLiteral("line 1, column 1");
        QTest::newRow("too large") << QByteArray(100000, '#') << QStringLiteral("bytes");
        QTest::newRow("no such ruleset")
            << QByteArray("id = \"a\"\nruleset = \"nowhere\"\nposition = \"8 w\"\n")
            << QStringLiteral("line 2");
    }
    void badFiles() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, part);
        Desk desk;
        desk.mateInOne();
        const QString before = desk.editor.fen();
        const QVariantMap words = desk.study.words();
        QSignalSpy asked(&desk.study, &StudyEditor::replaceWanted);
        QVERIFY(!desk.study.open(written(path("bad.toml"), bytes)));
        QVERIFY2(desk.study.notice().contains(part), qPrintable(desk.study.notice()));
        QVERIFY2(desk.study.notice().contains(QLatin1String("bad.toml")),
                 qPrintable(desk.study.notice()));
        QCOMPARE(desk.editor.fen(), before);
        QCOMPARE(desk.study.words(), words);
        QVERIFY(desk.study.modified());
        QCOMPARE(asked.size(), 0);
    }
    void filesThatAreNone() {
        Desk desk;
        QVERIFY(!desk.study.open(QUrl::fromLocalFile(m_dir->path())));
        QVERIFY(!desk.study.open(QUrl::fromLocalFile(path("nowhere.toml"))));
        QVERIFY(!desk.study.open(QUrl(QStringLiteral("https://example.org/a.toml"))));
        QVERIFY(!desk.study.openBuiltin(QStringLiteral("nothing")));
        QVERIFY(!desk.study.notice().isEmpty());
    }

    void unsavedWorkIsAskedAbout() {
        Desk desk;
        desk.mateInOne();
        const QString mine = desk.editor.fen();
        QSignalSpy asked(&desk.study, &StudyEditor::replaceWanted);
        QVERIFY(desk.study.openBuiltin(QStringLiteral("lite-knight")));
        QCOMPARE(asked.size(), 1);
        QCOMPARE(desk.editor.fen(), mine);
        desk.study.replace(false);
        QCOMPARE(desk.editor.fen(), mine);
        desk.study.replace(true); // nothing waits any more
        QCOMPARE(desk.editor.fen(), mine);
        QVERIFY(desk.study.openBuiltin(QStringLiteral("lite-knight")));
        desk.study.replace(true);
        QCOMPARE(desk.editor.rulesetId(), QStringLiteral("lite"));
        QVERIFY(!desk.study.modified());
        // What is saved or untouched goes without a question.
        desk.study.begin();
        QCOMPARE(asked.size(), 2);
        QVERIFY(desk.study.words().value(QStringLiteral("title")).toString().isEmpty());
    }

    void aFullDiskLosesNothing() {
        Desk desk;
        desk.mateInOne();
        desk.study.check();
        desk.waitForCheck();
        QVERIFY(!desk.study.saveTo(QUrl::fromLocalFile(QStringLiteral("/proc/nowhere/a.toml"))));
        QVERIFY(desk.study.notice().contains(QLatin1String("a.toml")));
        QVERIFY(desk.study.modified());
        QVERIFY(desk.study.fileName().isEmpty());
        // Another notice does not take its place, and saving elsewhere makes it untrue.
        QVERIFY(!desk.study.open(QUrl::fromLocalFile(QStringLiteral("/no/such/b.toml"))));
        QVERIFY(desk.study.notice().contains(QLatin1String("b.toml")));
        desk.study.dismissNotice();
        QVERIFY(desk.study.notice().contains(QLatin1String("a.toml")));
        // Nor does that of a second try in yet another place.
        QVERIFY(!desk.study.saveTo(QUrl::fromLocalFile(QStringLiteral("/proc/nowhere/c.toml"))));
        QVERIFY(desk.study.saveTo(QUrl::fromLocalFile(path("a.toml"))));
        QVERIFY2(desk.study.notice().isEmpty(), qPrintable(desk.study.notice()));
    }

    /// Two windows have the same study open.
    void whatAnotherWindowSavedIsNotOverwritten() {
        const QUrl file = QUrl::fromLocalFile(path("shared.toml"));
        Desk one;
        one.mateInOne();
        one.study.check();
        one.waitForCheck();
        QVERIFY(one.study.saveTo(file));
        Desk other;
        QVERIFY(other.study.open(file));
        QSignalSpy asked(&one.study, &StudyEditor::fileWanted);
        one.study.write(QStringLiteral("title"), QStringLiteral("Mine"));
        one.study.save();
        one.waitForCheck();
        QCOMPARE(asked.size(), 0);
        QVERIFY(!one.study.modified());

        QSignalSpy wanted(&other.study, &StudyEditor::fileWanted);
        other.study.write(QStringLiteral("title"), QStringLiteral("Theirs"));
        other.study.save();
        other.waitForCheck();
        QCOMPARE(wanted.size(), 1);
        QVERIFY2(other.study.notice().contains(QLatin1String("shared.toml has been changed")),
                 qPrintable(other.study.notice()));
        QCOMPARE(readStudyFile(path("shared.toml").toStdString())->title, std::string("Mine"));
        QVERIFY(other.study.modified());
        // Whoever chooses the file all the same was asked, and means it.
        QVERIFY(other.study.saveTo(file));
        QVERIFY2(other.study.notice().isEmpty(), qPrintable(other.study.notice()));
        QCOMPARE(readStudyFile(path("shared.toml").toStdString())->title, std::string("Theirs"));
    }

    void theDraftIsThereAgain() {
        const QString folder = path("drafts");
        QVariantMap words;
        QString fen;
        {
            Desk desk;
            desk.study.keepIn(folder);
            desk.mateInOne();
            desk.study.setMoves(3);
            desk.editor.erase(63); // the king: no position, but work all the same
            QTRY_VERIFY(desk.study.savedText().contains(QLatin1String("draft")));
            words = desk.study.words();
            fen = desk.editor.fen();
            // As after a power cut: what is on the disk is all there is.
            QVERIFY(QFile::copy(folder + QStringLiteral("/draft.json"), path("cut.json")));
        }
        QDir().mkpath(path("after"));
        QVERIFY(QFile::copy(path("cut.json"), path("after") + QStringLiteral("/draft.json")));
        Desk desk;
        desk.study.keepIn(path("after"));
        QCOMPARE(desk.study.words(), words);
        QCOMPARE(desk.editor.fen(), fen);
        QCOMPARE(desk.study.moves(), 3);
        QVERIFY(desk.study.modified());
        QVERIFY(desk.study.notice().isEmpty());
    }

    void aDamagedDraftIsPutAside_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("half") << QByteArray("{\"tessera-draft\": 1, \"ruleset\": \"li");
        QTest::newRow("not ours") << QByteArray("{\"a\": 1}");
        QTest::newRow("no ruleset") << QByteArray("{\"tessera-draft\": 1, \"ruleset\": \"none\"}");
        QTest::newRow("a bad position")
            << QByteArray("{\"tessera-draft\": 1, \"ruleset\": \"lite\", \"position\": \"4\"}");
    }
    void aDamagedDraftIsPutAside() {
        QFETCH(QByteArray, bytes);
        const QString folder = path("drafts");
        QDir().mkpath(folder);
        written(folder + QStringLiteral("/draft.json"), bytes);
        Desk desk;
        desk.study.keepIn(folder);
        QVERIFY(!desk.study.notice().isEmpty());
        const QStringList kept = QDir(folder).entryList({QStringLiteral("draft.damaged-*.json")});
        QCOMPARE(kept.size(), 1);
        QCOMPARE(content(folder + QLatin1Char('/') + kept.front()), bytes);
        desk.editor.erase(0);
        QTRY_VERIFY(QFile::exists(folder + QStringLiteral("/draft.json")));
    }

    void twoWindowsHaveTwoDrafts() {
        Desk first;
        first.study.keepIn(path("drafts"));
        Desk second;
        second.study.keepIn(path("drafts"));
        first.editor.erase(0);
        second.editor.erase(1);
        QTRY_VERIFY(QFile::exists(path("drafts/draft.json")));
        QTRY_VERIFY(QFile::exists(path("drafts/draft-2.json")));
    }

    void fromAGameAndBack() {
        GameSession session(std::make_unique<GameStore>(path("games")));
        session.activate(4); // a2@00
        session.activate(8); // a3@00
        QCOMPARE(session.lastPly(), 1);
        const QString played = QString::fromStdString(writeFen(session.match().position()));
        Desk desk;
        desk.study.take(&session);
        QCOMPARE(desk.editor.fen(), played);
        QVERIFY(!desk.study.modified());
        desk.editor.setWhiteToMove(true);
        QVERIFY(desk.study.play(&session));
        QCOMPARE(session.lastPly(), 0);
        QVERIFY(session.whiteToMove());
        QCOMPARE(QString::fromStdString(writeFen(session.match().position())), desk.editor.fen());
        QCOMPARE(QDir(path("games")).entryList({QStringLiteral("kept-*.pgn4d")}).size(), 1);
        QVERIFY(session.notice().contains(QLatin1String("kept-")));
        desk.editor.clear();
        QVERIFY(!desk.study.play(&session));
    }

    void solving() {
        Desk desk;
        PositionSolver solver;
        solver.setEditor(&desk.editor);
        QVERIFY(desk.study.openBuiltin(QStringLiteral("lite-two-gift")));
        QSignalSpy said(&solver, &PositionSolver::announced);
        solver.solveMate(2);
        QVERIFY(solver.busy());
        QTRY_VERIFY_WITH_TIMEOUT(solver.done(), 60000);
        QCOMPARE(solver.mateIn(), 2);
        QCOMPARE(solver.keys().size(), 1);
        QCOMPARE(solver.lines().size(), 1);
        QVERIFY(solver.lines().front().endsWith(QLatin1Char('#')));
        QVERIFY(!solver.failures().isEmpty());
        QCOMPARE(said.size(), 1);
        // Its line can be walked through on the board.
        solver.showLine(0, 1);
        QVERIFY(solver.shows());
        QCOMPARE(solver.lastPly(), 3);
        QVERIFY(!(solver.scene() == desk.editor.scene()));
        solver.showLine(0, 99);
        QCOMPARE(solver.shownPly(), 3);
        QVERIFY2(solver.shownText().contains(QLatin1String("3 of 3")),
                 qPrintable(solver.shownText()));
        solver.showLine(1, 1);
        QCOMPARE(solver.shownLine(), 0);
        solver.back();
        QVERIFY(!solver.shows());
        desk.study.claimMate(solver.mateIn(), solver.lines().front());
        desk.study.check();
        desk.waitForCheck();
        QVERIFY2(desk.study.issues().isEmpty(), qPrintable(desk.firstIssue()));
        // It was about another position.
        desk.editor.erase(0);
        desk.editor.placeLetter(5, QStringLiteral("N"));
        QVERIFY(!solver.done());
        QVERIFY(solver.keys().isEmpty());
    }

    void provingAndHelpmates() {
        Desk desk;
        PositionSolver solver;
        solver.setEditor(&desk.editor);
        desk.place("fide", QStringLiteral("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1"));
        solver.prove();
        QTRY_VERIFY_WITH_TIMEOUT(solver.done(), 30000);
        QCOMPARE(solver.title(), QStringLiteral("Checkmate"));
        desk.place("fide", QStringLiteral("7k/5K2/8/8/8/8/8/6R1 b - - 0 1"));
        QVERIFY(!solver.done());
        solver.solveHelpmate(1);
        QTRY_VERIFY_WITH_TIMEOUT(solver.done(), 30000);
        QVERIFY2(solver.lines().contains(QStringLiteral("1. Kh8-h7 Rg1-h1#")),
                 qPrintable(solver.lines().join(QLatin1Char('|'))));
        QVERIFY2(solver.sentence().startsWith(QLatin1String("Black is mated")),
                 qPrintable(solver.sentence()));
        QVERIFY(!solver.sentence().contains(QLatin1String("faster")));
        solver.solveHelpmate(2);
        QTRY_VERIFY_WITH_TIMEOUT(solver.done(), 30000);
        QVERIFY2(solver.sentence().contains(QLatin1String("faster than was asked for")),
                 qPrintable(solver.sentence()));
        desk.editor.clear();
        solver.solveMate(1);
        QVERIFY(solver.done() && !solver.busy());
        QCOMPARE(solver.sentence(), desk.editor.standing());
    }

    /// A mate that was found while the solver looks on is told at once; stopped then, the mate
    /// counts, and no line without moves stands there.
    void stoppingOnceAMateWasFound() {
        Desk desk;
        PositionSolver solver;
        solver.setEditor(&desk.editor);
        QVERIFY(desk.study.openBuiltin(QStringLiteral("tesschess-mate-in-two")));
        solver.solveMate(6);
        QTRY_VERIFY2_WITH_TIMEOUT(solver.progress().contains(QLatin1String("mate in 2")),
                                  qPrintable(solver.progress()), 120000);
        solver.cancel();
        QTRY_VERIFY_WITH_TIMEOUT(solver.done(), 30000);
        QCOMPARE(solver.mateIn(), 2);
        QVERIFY(!solver.keys().isEmpty());
        QVERIFY(!solver.lines().contains(QString()));
    }

    /// Studies are saved first where the lab finds them.
    void theFolderOfStudiesIsMadeWhenItIsNeeded() {
        QStandardPaths::setTestModeEnabled(true);
        QDir(ownStudyFolder()).removeRecursively();
        QCOMPARE(StudyEditor::folder(), QUrl::fromLocalFile(ownStudyFolder()));
        QVERIFY(QDir(ownStudyFolder()).exists());
    }

    /// Stopping is told at once, and what is destroyed while it works leaves nothing behind.
    void stopping() {
        Desk desk;
        auto solver = std::make_unique<PositionSolver>();
        solver->setEditor(&desk.editor);
        solver->solveMate(6);
        QVERIFY(!solver->progress().isEmpty());
        solver->cancel();
        QTRY_VERIFY_WITH_TIMEOUT(!solver->busy(), 30000);
        QVERIFY(solver->done());
        QCOMPARE(solver->mateIn(), 0);
        solver->solveMate(6);
        desk.editor.erase(0); // not asked any more
        QVERIFY(!solver->busy());
        solver->solveMate(6);
        solver.reset();
        desk.describe();
        desk.study.setMoves(6);
        desk.study.check();
        desk.study.cancel();
        QVERIFY(!desk.study.busy());
        QVERIFY(desk.study.issues().isEmpty());
        desk.study.check();
    }
};

QTEST_MAIN(TestStudyEditor)
#include "tst_studyeditor.moc"
