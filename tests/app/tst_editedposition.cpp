// Pieces that are put on boards one by one: every change, on every ruleset, and back.
#include "editor/editedposition.h"
#include "editor/edithistory.h"
#include "editor/setuptext.h"
#include "notation/fen4d.h"
#include "notation/square_name.h"
#include "support/positions.h"

#include <QTest>

#include <algorithm>

using namespace tessera;
using namespace tessera::test;

namespace {

Square square(const EditedPosition& edited, const char* name) {
    std::size_t length = 0;
    return readSquareName(edited.ruleset->data(), edited.ruleset->geometry(), name, length).value();
}

EditedPosition read(const char* ruleset, const char* fen) {
    const auto edited = EditedPosition::fromFen(builtinRuleset(ruleset), fen);
    if (!edited)
        qFatal("%s", qPrintable(toText(edited.error())));
    return *edited;
}

QString text(const EditedPosition& edited) {
    return QString::fromStdString(edited.fen());
}

void rulesets() {
    QTest::addColumn<QString>("id");
    for (const QString& id : builtinIds())
        QTest::newRow(qPrintable(id)) << id;
}

} // namespace

class TestEditedPosition : public QObject {
    Q_OBJECT

private slots:
    void everyStartComesBack_data() { rulesets(); }
    void everyStartComesBack() {
        QFETCH(QString, id);
        const RulesetPtr ruleset = builtinRuleset(id.toStdString());
        const EditedPosition start = EditedPosition::start(ruleset);
        QVERIFY(start.problems().empty());
        const auto again = EditedPosition::fromFen(ruleset, start.fen());
        QVERIFY(again.ok());
        QVERIFY(*again == start);
        QCOMPARE(QString::fromStdString(writeFen(*start.position())), text(start));
    }

    void anEmptyBoardIsWrittenAndReadToo_data() { rulesets(); }
    void anEmptyBoardIsWrittenAndReadToo() {
        QFETCH(QString, id);
        const EditedPosition empty = EditedPosition::empty(builtinRuleset(id.toStdString()));
        QCOMPARE(empty.problems().size(), 2U);
        QCOMPARE(empty.count(Side::White) + empty.count(Side::Black), 0);
        const auto again = EditedPosition::fromFen(empty.ruleset, empty.fen());
        QVERIFY(again.ok());
        QVERIFY(*again == empty);
    }

    void putAndMove() {
        EditedPosition edited = EditedPosition::empty(builtinRuleset("lite"));
        const Piece king{*edited.ruleset->data().kindOf('K'), Side::White};
        const Piece rook{*edited.ruleset->data().kindOf('R'), Side::Black};
        edited.put(square(edited, "a1@00"), king);
        edited.put(square(edited, "b2@11"), rook);
        QCOMPARE(text(edited), QStringLiteral("4/4/4/K3|4/4/4/4|4/4/4/4|4/4/1r2/4 w 0 1"));
        edited.move(square(edited, "b2@11"), square(edited, "a1@00")); // over the king
        QCOMPARE(text(edited), QStringLiteral("4/4/4/r3|4/4/4/4|4/4/4/4|4/4/4/4 w 0 1"));
        edited.move(square(edited, "a1@00"), square(edited, "a1@00"));
        QVERIFY(edited.at(square(edited, "a1@00")) == rook);
        edited.put(square(edited, "a1@00"), std::nullopt);
        QVERIFY(edited == EditedPosition::empty(edited.ruleset));
    }

    /// Swapping twice is nothing, and what could be played still can.
    void swapSides_data() { rulesets(); }
    void swapSides() {
        QFETCH(QString, id);
        EditedPosition edited = EditedPosition::start(builtinRuleset(id.toStdString()));
        const EditedPosition start = edited;
        const auto legal = edited.position()->legalMoves().size();
        edited.swapSides();
        QVERIFY2(edited.problems().empty(), qPrintable(text(edited)));
        QCOMPARE(edited.count(Side::White), start.count(Side::Black));
        QVERIFY(edited.setup.sideToMove == Side::Black);
        QCOMPARE(edited.position()->legalMoves().size(), legal);
        edited.swapSides();
        QVERIFY(edited == start);
    }
    void swapSidesTakesRightsAlong() {
        EditedPosition edited = read("fide", "4k3/8/8/8/3Pp3/8/8/R3K3 b Q d3 4 9");
        edited.swapSides();
        QCOMPARE(text(edited), QStringLiteral("r3k3/8/8/3pP3/8/8/8/4K3 w q d6 4 9"));
        QVERIFY(edited.problems().empty());
    }

    void piecesThatFitAnotherBoard() {
        const EditedPosition lite = EditedPosition::start(builtinRuleset("lite"));
        const EditedPosition tess = lite.on(builtinRuleset("tesschess"));
        QCOMPARE(tess.count(Side::White), lite.count(Side::White));
        QVERIFY(tess.on(lite.ruleset) == lite);
        // A board has one layer, and nobody there has a unicorn.
        const EditedPosition maack = EditedPosition::start(builtinRuleset("raumschach"));
        const EditedPosition fide = maack.on(builtinRuleset("fide"));
        QCOMPARE(fide.count(Side::White), 10);
        QCOMPARE(fide.count(Side::Black), 0);
        QVERIFY(fide.setup.castlingRooks.empty());
    }

    void badTextChangesNothing_data() {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<int>("column");
        QTest::newRow("empty") << QString() << 1;
        QTest::newRow("words") << QStringLiteral("hello world") << 1;
        QTest::newRow("a letter nobody has")
            << QStringLiteral("4/4/4/X3|4/4/4/4|4/4/4/4|4/4/4/4 w 0 1") << 7;
        QTest::newRow("no side") << QStringLiteral("4/4/4/4|4/4/4/4|4/4/4/4|4/4/4/4") << 32;
        QTest::newRow("another board") << QStringLiteral("8/8/8/8/8/8/8/8 w - - 0 1") << 1;
        QTest::newRow("more text")
            << QStringLiteral("4/4/4/4|4/4/4/4|4/4/4/4|4/4/4/4 w 0 1 x") << 39;
    }
    void badTextChangesNothing() {
        QFETCH(QString, fen);
        QFETCH(int, column);
        const auto edited = EditedPosition::fromFen(builtinRuleset("lite"), fen.toStdString());
        QVERIFY(!edited);
        QCOMPARE(edited.error().place.column, column);
    }

    /// Every problem is said in a sentence of its own that names its square.
    void problemsInWords() {
        const EditedPosition edited = read("fide", "4k3/8/8/8/8/8/4R3/P7 w K d6 0 1");
        QStringList sentences;
        for (const SetupProblem& problem : edited.problems())
            sentences.append(setupProblemText(*edited.ruleset, problem));
        QCOMPARE(sentences.size(), 4);
        QVERIFY(sentences.at(0).contains(QLatin1String("White")));
        QVERIFY(sentences.at(1).contains(QLatin1String("h1")));
        QVERIFY(sentences.at(2).contains(QLatin1String("d6")));
        QVERIFY(sentences.at(3).contains(QLatin1String("e8")));
        QCOMPARE(sentences.removeDuplicates(), 0);
        const EditedPosition pawn = read("fide", "P3k3/8/8/8/8/8/8/4K3 w - - 0 1");
        QVERIFY(
            setupProblemText(*pawn.ruleset, pawn.problems().front()).contains(QLatin1String("a8")));
        const EditedPosition kings = read("fide", "4k3/8/8/8/8/8/8/4KK2 w - - 0 1");
        const QString tooMany = setupProblemText(*kings.ruleset, kings.problems().front());
        QVERIFY2(tooMany.contains(QLatin1String("2")) && tooMany.contains(QLatin1String("1")),
                 qPrintable(tooMany));
    }

    void historyKeepsWhatWas() {
        EditHistory<int> history(1);
        QVERIFY(!history.change(1));
        QVERIFY(!history.canUndo());
        QVERIFY(history.change(2));
        QVERIFY(history.change(3));
        history.undo();
        QCOMPARE(history.now(), 2);
        QVERIFY(history.canRedo());
        QVERIFY(!history.change(2)); // nothing is done, so nothing is forgotten
        QVERIFY(history.canRedo());
        QVERIFY(history.change(4));
        QVERIFY(!history.canRedo());
        history.undo();
        history.undo();
        history.undo();
        QCOMPARE(history.now(), 1);
        history.redo();
        history.redo();
        history.redo();
        QCOMPARE(history.now(), 4);
        history.reset(9);
        QVERIFY(!history.canUndo() && !history.canRedo());
        for (int i = 0; i < 2000; ++i)
            history.change(i);
        int steps = 0;
        for (; history.canUndo(); ++steps)
            history.undo();
        QCOMPARE(steps, int(EditHistory<int>::most));
    }
};

QTEST_GUILESS_MAIN(TestEditedPosition)
#include "tst_editedposition.moc"
