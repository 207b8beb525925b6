// The proof panel's model: it follows a game while somebody looks, shows a line on the boards and
// goes back, and gives text and certificate away.
#include "appfixtures.h"
#include "editor/positioneditor.h"
#include "proofview.h"
#include "support/certificate_checker.h"
#include "support/positions.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest/QTest>

using namespace tessera;
using namespace tessera::test;

namespace {

Position mockMate() {
    return positionOf(QStringLiteral("lite"),
                      Placed{QStringLiteral("kd1@10 Rd1@11 Bb3@11 Kb2@10 Qd3@00"), Side::Black});
}

int rowOf(ProofView& view, const QString& text) {
    ProofList& list = *view.lines();
    for (int row = 0; row < list.rowCount(); ++row) {
        if (list.data(list.index(row), ProofList::SpokenRole).toString().startsWith(text))
            return row;
    }
    return -1;
}

bool lit(const BoardSketch& sketch, SketchKind kind, Square square) {
    return std::ranges::find(sketch.lights, SketchLight{kind, square}) != sketch.lights.end();
}

} // namespace

class TestProofView : public QObject {
    Q_OBJECT

private slots:
    void nothingIsProvedUntilSomebodyLooks() {
        GameSession session;
        ProofView view;
        view.setSession(&session);
        QVERIFY(!view.working());
        QCOMPARE(view.title(), QString());
        view.setActive(true);
        QVERIFY(view.working());
        QTRY_COMPARE(view.title(), QStringLiteral("No check"));
        QVERIFY(!view.working());
    }
    void itFollowsTheGame() {
        GameSession session;
        ProofView view;
        view.setSession(&session);
        view.setActive(true);
        for (const Step& step : mateGame)
            play(session, step.from, step.to);
        QTRY_COMPARE(view.title(), QStringLiteral("Checkmate"));
        QVERIFY2(view.sentence().startsWith(QStringLiteral("Black is in check")),
                 qPrintable(view.sentence()));
        session.undo();
        QVERIFY(view.working());
        QTRY_COMPARE(view.title(), QStringLiteral("No check"));
    }
    /// It changes no piece, but what the game has come to.
    void aResignationIsTold() {
        GameSession session;
        ProofView view;
        view.setSession(&session);
        view.setActive(true);
        QTRY_COMPARE(view.title(), QStringLiteral("No check"));
        session.resign();
        QTRY_COMPARE(view.title(), QStringLiteral("White resigned"));
        QVERIFY2(view.sentence().contains(QStringLiteral("White is not in check")),
                 qPrintable(view.sentence()));
    }
    void aPositionAloneTellsTheRuleThatEndedIt() {
        ProofView view;
        view.setPosition(
            positionOf(QStringLiteral("lite"), Placed{QStringLiteral("Ka1@00 kd4@11")}));
        view.setActive(true);
        QTRY_COMPARE(view.title(), QStringLiteral("Draw"));
        QVERIFY2(view.sentence().startsWith(QStringLiteral("The game is drawn: only the kings")),
                 qPrintable(view.sentence()));
    }
    void whatIsOutdatedIsDropped() {
        GameSession session;
        ProofView view;
        view.setSession(&session);
        view.setActive(true);
        play(session, "a2@00", "a3@00");
        view.setActive(false);
        QVERIFY(!view.working());
        play(session, "a4@11", "a4@01");
        view.setActive(true);
        QTRY_VERIFY(!view.working());
        QVERIFY2(view.sentence().startsWith(QStringLiteral("White")), qPrintable(view.sentence()));
    }

    void aTryIsShownWithWhatRefutesIt() {
        const Position mate = mockMate();
        ProofView view;
        view.setPosition(mate);
        view.setActive(true);
        QTRY_COMPARE(view.title(), QStringLiteral("Checkmate"));
        QSignalSpy announced(&view, &ProofView::announced);
        const int row = rowOf(view, QStringLiteral("King takes the rook"));
        QVERIFY(row >= 0);
        view.press(row);
        QVERIFY(view.shows() && view.after());
        const Square rook = squareOf(mate, QStringLiteral("d1@11"));
        const Square king = squareOf(mate, QStringLiteral("d1@10"));
        const Square bishop = squareOf(mate, QStringLiteral("b3@11"));
        const BoardScene scene = view.scene();
        QVERIFY(!scene.pieces[king].has_value());
        QCOMPARE(scene.pieces[rook]->side, Side::Black);
        QVERIFY(scene.marks[rook] & static_cast<std::uint32_t>(Mark::Check));
        const BoardSketch sketch = view.sketch();
        QCOMPARE(sketch.lines.size(), 1U);
        QCOMPARE(sketch.lines.front().kind, SketchKind::Refutation);
        QCOMPARE(sketch.lines.front().squares.front(), bishop);
        QCOMPARE(sketch.lines.front().squares.back(), rook);
        QVERIFY(lit(sketch, SketchKind::King, rook));
        QVERIFY(lit(sketch, SketchKind::Refutation, bishop));
        QCOMPARE(announced.count(), 1);
        QVERIFY(view.shownText().contains(QStringLiteral("the bishop on b3 [1,1] protects it")));
        view.back();
        QVERIFY(!view.shows());
        QVERIFY(view.sketch().empty());
        // The same line again shows and hides it.
        view.press(row);
        QVERIFY(view.shows());
        view.press(row);
        QVERIFY(!view.shows());
    }
    void aGuardIsShownWithItsSquares() {
        const Position mate = mockMate();
        ProofView view;
        view.setPosition(mate);
        view.setActive(true);
        QTRY_VERIFY(!view.working());
        const int rows = view.lines()->rowCount();
        const int row = rowOf(view, QStringLiteral("9 by the queen"));
        view.press(row);
        QCOMPARE(view.lines()->rowCount(), rows + 9);
        QVERIFY(view.shows());
        QVERIFY(!view.after());
        // Every square that she guards has its number, and an arrow that ends there or goes over
        // it.
        QCOMPARE(view.sketch().numbers.size(), 9U);
        for (const SketchNumber& number : view.sketch().numbers)
            QVERIFY(std::ranges::any_of(view.sketch().lines, [&](const SketchLine& line) {
                return std::ranges::count(line.squares, number.square) == 1 &&
                       line.squares.front() != number.square;
            }));
        // No arrow ends on the way of another: two heads in a row say nothing.
        for (const SketchLine& line : view.sketch().lines)
            QVERIFY(std::ranges::none_of(view.sketch().lines, [&](const SketchLine& other) {
                return std::find(other.squares.begin() + 1, other.squares.end() - 1,
                                 line.squares.back()) != other.squares.end() - 1;
            }));
        QCOMPARE(view.shownText(), QStringLiteral("14 empty squares around the king, all guarded: "
                                                  "9 by the queen on d3 [0,0]"));
        view.press(row);
        QCOMPARE(view.lines()->rowCount(), rows);
        QVERIFY(!view.shows());
        // Opened without being shown, as by the arrows, it is shown and stays open.
        view.lines()->toggle(row);
        view.press(row);
        QVERIFY(view.shows());
        QCOMPARE(view.lines()->rowCount(), rows + 9);
    }
    /// Every line there is can be pressed, whatever it shows.
    void everyLineCanBePressed_data() {
        QTest::addColumn<QString>("ruleset");
        for (const QString& id : builtinIds())
            QTest::newRow(qPrintable(id)) << id;
    }
    void everyLineCanBePressed() {
        QFETCH(QString, ruleset);
        const Position start = startOf(ruleset);
        ProofView view;
        view.setPosition(start);
        view.setActive(true);
        QTRY_VERIFY(!view.working());
        view.lines()->setFilter(QStringLiteral(" ")); // no words: everything fits
        for (int row = 0; row < view.lines()->rowCount() && row < 400; ++row) {
            const int lines = view.lines()->rowCount();
            view.press(row);
            QVERIFY(view.lines()->rowCount() >= lines || !view.shows());
        }
    }
    void theBoardsShowTheGameAgainOnceItGoesOn() {
        GameSession session;
        ProofView view;
        view.setSession(&session);
        view.setActive(true);
        QTRY_VERIFY(!view.working());
        view.lines()->setFilter(QStringLiteral("knight"));
        view.press(rowOf(view, QStringLiteral("Knight on b1 [0,0] to")));
        QVERIFY(view.after());
        session.flip();
        QVERIFY(view.shows());
        QVERIFY(view.scene().flipped);
        session.activate(square(session, "b1@10"));
        QVERIFY(!view.shows());
        QVERIFY(view.scene() == session.scene());
        play(session, "b1@10", "b1@01");
        QVERIFY(!view.shows());
    }

    /// Nor does it vanish by itself while a piece is chosen.
    void aLineStaysWhileAPieceIsChosen() {
        GameSession session;
        session.activate(square(session, "b1@10"));
        ProofView view;
        view.setSession(&session);
        view.setActive(true);
        QTRY_VERIFY(!view.working());
        view.lines()->setFilter(QStringLiteral("knight"));
        view.press(rowOf(view, QStringLiteral("Knight on b1 [0,0] to")));
        session.flip();
        QVERIFY(view.shows());
        session.clearSelection();
        QVERIFY(!view.shows());
    }

    void anEditedPositionIsFollowedWhileItCanBePlayed() {
        PositionEditor editor;
        ProofView view;
        view.setEditor(&editor);
        view.setActive(true);
        QCOMPARE(editor.paste(QStringLiteral("4/3Q/4/4|4/4/1K2/3k|4/4/4/4|4/1B2/4/3R b 0 1")),
                 QString());
        QTRY_COMPARE(view.title(), QStringLiteral("Checkmate"));
        view.press(rowOf(view, QStringLiteral("King takes the rook")));
        QVERIFY(view.after());
        editor.flip();
        QVERIFY(view.after() && view.scene().flipped);
        editor.clear();
        QVERIFY(!view.shows());
        QCOMPARE(view.title(), QString());
        QCOMPARE(view.sentence(), QStringLiteral("What is on the board cannot be played, so there "
                                                 "is nothing to prove."));
        editor.undo();
        QTRY_COMPARE(view.title(), QStringLiteral("Checkmate"));
    }

    void theConclusionIsToldWhenItIsThere() {
        ProofView view;
        view.setPosition(mockMate());
        QSignalSpy announced(&view, &ProofView::announced);
        view.setActive(true);
        view.tell();
        QTRY_COMPARE(announced.count(), 1);
        const QString told = announced.front().front().toString();
        QCOMPARE(told, QStringLiteral("Checkmate. Black is in check and every one of 15 tries "
                                      "fails."));
        view.tell();
        QCOMPARE(announced.count(), 2);
    }
    /// A line of which nothing can be shown answers when it is pressed.
    void aLineThatSumsUpSaysSo() {
        ProofView view;
        view.setPosition(mockMate());
        view.setActive(true);
        QTRY_VERIFY(!view.working());
        ProofList& list = *view.lines();
        int found = -1;
        for (int row = 0; row < list.rowCount() && found < 0; ++row) {
            const auto of = [&](int role) { return list.data(list.index(row), role); };
            if (of(ProofList::DepthRole).toInt() > 0 && !of(ProofList::OpensRole).toBool() &&
                !of(ProofList::ShowsRole).toBool())
                found = row;
        }
        QVERIFY(found >= 0);
        QSignalSpy remarked(&view, &ProofView::remarked);
        view.press(found);
        QCOMPARE(remarked.count(), 1);
        QVERIFY(!view.shows());
    }
    void theTextHoldsEveryLine() {
        ProofView view;
        view.setPosition(mockMate());
        view.setActive(true);
        QTRY_VERIFY(!view.working());
        QSignalSpy remarked(&view, &ProofView::remarked);
        view.copy();
        QCOMPARE(remarked.count(), 1);
        QVERIFY(remarked.front().front().toString().startsWith(QLatin1String("Copied")));
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY2(text.startsWith(QStringLiteral("Checkmate\nBlack is in check")), qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("\n  9 by the queen on d3 [0,0]\n")));
        QVERIFY(text.contains(QStringLiteral("\n    d1 [0,0] is attacked along Y")));
        QVERIFY(!text.contains(u'<'));
        // Sentences are told apart.
        QVERIFY(text.contains(QStringLiteral(". Also by ")));
        QVERIFY(!text.contains(QRegularExpression(QStringLiteral("[^.] Also by "))));
    }
    void theCertificateCanBeChecked() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("proof.json"));
        GameSession session;
        for (const Step& step : mateGame)
            play(session, step.from, step.to);
        ProofView view;
        view.setSession(&session);
        view.setActive(true);
        QSignalSpy saved(&view, &ProofView::certificateSaved);
        QSignalSpy remarked(&view, &ProofView::remarked);
        view.saveCertificate(QUrl::fromLocalFile(path));
        QTRY_COMPARE(saved.count(), 1);
        QCOMPARE(saved.front().front().toString(), QString());
        QCOMPARE(remarked.count(), 1);
        QVERIFY(remarked.front().front().toString().contains(QLatin1String("proof.json")));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray json = file.readAll();
        QVERIFY(json.contains("\"after\":{"));
        const CertificateChecker checker(session.match().position().ruleset());
        QVERIFY2(checker.fault(json).isEmpty(), checker.fault(json));
    }
    void aCertificateThatCannotBeWrittenIsTold() {
        ProofView view;
        view.setPosition(mockMate());
        QSignalSpy saved(&view, &ProofView::certificateSaved);
        const QTemporaryDir folder;
        view.saveCertificate(QUrl::fromLocalFile(folder.filePath(QStringLiteral("no/x.json"))));
        QTRY_COMPARE(saved.count(), 1);
        const QString problem = saved.front().front().toString();
        QVERIFY2(problem.startsWith(QStringLiteral("The certificate could not be written to")),
                 qPrintable(problem));
        QVERIFY(problem.contains(folder.path()));
    }
};

QTEST_MAIN(TestProofView)
#include "tst_proofview.moc"
