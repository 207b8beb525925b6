// What a person does with the editor's tools, keys and buttons, and what is said of it.
#include "editor/positioneditor.h"
#include "game/gamesession.h"
#include "notation/square_name.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>

using namespace tessera;

namespace {

int square(const PositionEditor& editor, const char* name) {
    std::size_t length = 0;
    const CompiledRuleset& ruleset = *editor.edited().ruleset;
    return readSquareName(ruleset.data(), ruleset.geometry(), name, length).value();
}

QString pieceOn(const PositionEditor& editor, const char* name) {
    const auto& piece = editor.edited().at(static_cast<Square>(square(editor, name)));
    if (!piece)
        return {};
    const QChar letter = QLatin1Char(editor.edited().ruleset->data().pieces[piece->kind].letter);
    return piece->side == Side::White ? letter : letter.toLower();
}

bool marked(const PositionEditor& editor, const char* name, Mark mark) {
    return (editor.scene().marks[static_cast<std::size_t>(square(editor, name))] &
            static_cast<std::uint32_t>(mark)) != 0;
}

QStringList texts(const QVariantList& choices) {
    QStringList list;
    for (const QVariant& choice : choices) {
        const auto value = choice.value<EditChoice>();
        list.append((value.chosen ? QStringLiteral("*") : QString()) + value.text);
    }
    return list;
}

const QString rooks = QStringLiteral("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");

} // namespace

class TestPositionEditor : public QObject {
    Q_OBJECT

private slots:
    void beginsWithTheStartOfTheFirstGame() {
        const PositionEditor editor;
        QCOMPARE(editor.rulesetId(), QStringLiteral("lite"));
        QVERIFY(editor.valid());
        QVERIFY(editor.scene().freeHand);
        QCOMPARE(editor.palette().size(), 12);
        QVERIFY(!editor.canUndo());
    }

    void thePieceToolPutsAndTakesOff() {
        PositionEditor editor;
        editor.clear();
        editor.takePiece(1, false);
        QCOMPARE(editor.tool(), tools::Kind::Piece);
        editor.use(square(editor, "b2@01"));
        const QString piece = pieceOn(editor, "b2@01");
        QCOMPARE(piece, editor.palette().at(7).value<PalettePiece>().letter);
        editor.use(square(editor, "b2@01"));
        QCOMPARE(pieceOn(editor, "b2@01"), QString());
        editor.undo();
        QCOMPARE(pieceOn(editor, "b2@01"), piece);
        editor.undo();
        editor.undo();
        QCOMPARE(pieceOn(editor, "c1@00"), QStringLiteral("K"));
        QVERIFY(!editor.canUndo());
        editor.redo();
        QCOMPARE(editor.edited().count(Side::White), 0);
    }

    void theHandCarries() {
        PositionEditor editor;
        QCOMPARE(editor.tool(), tools::Kind::Hand);
        editor.use(square(editor, "a3@00")); // empty
        QVERIFY(!editor.holding());
        editor.use(square(editor, "a1@00"));
        QVERIFY(editor.holding());
        QVERIFY(marked(editor, "a1@00", Mark::Selected));
        editor.letGo();
        QVERIFY(!editor.holding());
        editor.use(square(editor, "a1@00"));
        editor.use(square(editor, "d4@10"));
        QCOMPARE(pieceOn(editor, "d4@10"), QStringLiteral("R"));
        QCOMPARE(pieceOn(editor, "a1@00"), QString());
        QVERIFY(!editor.holding());
        // On its own square again nothing has happened.
        editor.use(square(editor, "d4@10"));
        editor.use(square(editor, "d4@10"));
        QVERIFY(!editor.holding());
        editor.undo();
        QVERIFY(!editor.canUndo());
    }

    void theMouseCarriesWhateverTheTool() {
        PositionEditor editor;
        editor.takeEraser();
        editor.pickUp(square(editor, "a4@11"));
        editor.putDown(square(editor, "a1@00"));
        QCOMPARE(pieceOn(editor, "a1@00"), QStringLiteral("q"));
        editor.use(square(editor, "a1@00"));
        QCOMPARE(pieceOn(editor, "a1@00"), QString());
    }

    void lettersAndDelete() {
        PositionEditor editor;
        editor.placeLetter(square(editor, "a2@10"), QStringLiteral("Q"));
        editor.placeLetter(square(editor, "b2@10"), QStringLiteral("n"));
        QCOMPARE(pieceOn(editor, "a2@10"), QStringLiteral("Q"));
        QCOMPARE(pieceOn(editor, "b2@10"), QStringLiteral("n"));
        editor.placeLetter(square(editor, "c2@10"), QStringLiteral("z"));
        editor.placeLetter(square(editor, "c2@10"), QStringLiteral("é"));
        editor.placeLetter(square(editor, "c2@10"), QString());
        QCOMPARE(pieceOn(editor, "c2@10"), QString());
        editor.erase(square(editor, "a2@10"));
        QCOMPARE(pieceOn(editor, "a2@10"), QString());
    }

    void nonsenseDoesNothing() {
        PositionEditor editor;
        const QString before = editor.fen();
        for (const int nowhere : {-1, 64, 100000}) {
            editor.use(nowhere);
            editor.place(nowhere, 0, true);
            editor.erase(nowhere);
            editor.pickUp(nowhere);
            editor.putDown(nowhere);
            editor.setRight(nowhere, true);
        }
        editor.place(0, 99, true);
        editor.takePiece(-1, true);
        editor.takePiece(26, true);
        editor.undo();
        editor.redo();
        editor.setDoubleStep(3);
        QCOMPARE(editor.fen(), before);
        QVERIFY(!editor.canUndo());
    }

    void whatIsWrongIsSaidAndShown() {
        PositionEditor editor;
        QSignalSpy said(&editor, &PositionEditor::announced);
        editor.erase(square(editor, "c1@00"));
        QVERIFY(!editor.valid());
        QCOMPARE(editor.problems().size(), 1);
        QCOMPARE(editor.standing(), editor.problems().front().value<EditProblem>().text);
        QVERIFY(said.last().front().toString().endsWith(editor.standing()));
        editor.placeLetter(square(editor, "c1@00"), QStringLiteral("K"));
        QVERIFY(editor.valid());
        QVERIFY(said.last().front().toString().endsWith(editor.standing()));
        // What stays as it was is not said again with every piece.
        editor.placeLetter(square(editor, "a3@00"), QStringLiteral("N"));
        QVERIFY(!said.last().front().toString().contains(editor.standing()));
        QVERIFY(said.last().front().toString().contains(QLatin1String("White knight")));

        editor.placeLetter(square(editor, "b3@11"), QStringLiteral("R"));
        QVERIFY(!editor.valid());
        QVERIFY(marked(editor, "b4@11", Mark::Check));
        editor.setWhiteToMove(false);
        QVERIFY(editor.valid());
        QVERIFY(editor.standing().contains(QLatin1String("in check")));
    }

    void endsAreNamed() {
        PositionEditor editor;
        QCOMPARE(editor.paste(QStringLiteral("4/4/3K/4|4/4/4/4|3k/4/4/4|4/4/4/4 w 0 1")),
                 QString());
        QVERIFY(editor.standing().contains(QLatin1String("only the kings")));
    }

    void castlingRights() {
        PositionEditor editor;
        QVERIFY(!editor.hasCastling());
        QCOMPARE(editor.chooseRuleset(QStringLiteral("fide"), refit::Pieces::None), QString());
        QVERIFY(editor.hasCastling());
        QVERIFY(editor.rights().isEmpty());
        QCOMPARE(editor.paste(rooks), QString());
        QCOMPARE(editor.rights().size(), 4);
        editor.setRight(square(editor, "h1"), false);
        QVERIFY(editor.fen().contains(QLatin1String(" Qkq ")));
        editor.setAllRights(false);
        QVERIFY(editor.fen().contains(QLatin1String(" w - ")));
        editor.setAllRights(true);
        QVERIFY(editor.fen().contains(QLatin1String(" KQkq ")));
        // A right that has lost its rook stays in view, to be taken away.
        editor.erase(square(editor, "a8"));
        QVERIFY(!editor.valid());
        QCOMPARE(editor.rights().size(), 4);
        QVERIFY(marked(editor, "a8", Mark::Refused));
        editor.setRight(square(editor, "a8"), false);
        QVERIFY(editor.valid());
        QCOMPARE(editor.rights().size(), 3);
    }

    void enPassant() {
        PositionEditor editor;
        QVERIFY(editor.doubleSteps().isEmpty());
        QCOMPARE(editor.chooseRuleset(QStringLiteral("fide"), refit::Pieces::Keep), QString());
        QCOMPARE(editor.paste(QStringLiteral("4k3/8/8/8/3Pp3/8/8/4K3 b - - 0 1")), QString());
        QCOMPARE(editor.doubleSteps().size(), 2);
        editor.setDoubleStep(square(editor, "d4"));
        QVERIFY(editor.fen().contains(QLatin1String(" d3 ")));
        QVERIFY(texts(editor.doubleSteps()).at(1).startsWith(QLatin1Char('*')));
        editor.setWhiteToMove(true);
        QVERIFY(!editor.valid());
        QVERIFY(editor.standing().contains(QLatin1String("d3")));
        QVERIFY(texts(editor.doubleSteps()).last().startsWith(QLatin1Char('*')));
        editor.setDoubleStep(-1);
        QVERIFY(editor.valid());
    }

    void countsStayWithinTheRules() {
        PositionEditor editor;
        editor.setHalfMoveClock(1000);
        QCOMPARE(editor.halfMoveClock(), 100);
        editor.setHalfMoveClock(-3);
        QCOMPARE(editor.halfMoveClock(), 0);
        editor.setMoveNumber(0);
        QCOMPARE(editor.moveNumber(), 1);
        editor.setMoveNumber(17);
        QVERIFY(editor.fen().endsWith(QLatin1String(" 0 17")));
    }

    void anotherRuleset_data() {
        QTest::addColumn<QString>("id");
        for (const BuiltinRuleset& ruleset : builtinRulesets())
            QTest::newRow(std::string(ruleset.id).c_str())
                << QString::fromUtf8(ruleset.id.data(), qsizetype(ruleset.id.size()));
    }
    void anotherRuleset() {
        QFETCH(QString, id);
        PositionEditor editor;
        editor.takePiece(5, true);
        QCOMPARE(editor.chooseRuleset(id, refit::Pieces::Start), QString());
        QCOMPARE(editor.rulesetId(), id);
        QVERIFY(editor.valid());
        QVERIFY(editor.toolKind() < int(editor.edited().ruleset->data().pieces.size()));
        const QString start = editor.fen();
        QCOMPARE(editor.chooseRuleset(id, refit::Pieces::None), QString());
        QVERIFY(!editor.valid());
        editor.toStart();
        QCOMPARE(editor.fen(), start);
        while (editor.canUndo())
            editor.undo();
        QCOMPARE(editor.rulesetId(), QStringLiteral("lite"));
    }

    void aRulesetThatIsNotThere() {
        PositionEditor editor;
        const QString before = editor.fen();
        QVERIFY(!editor.chooseRuleset(QStringLiteral("nothing"), refit::Pieces::Keep).isEmpty());
        QVERIFY(
            !editor.chooseRuleset(QStringLiteral("/etc/passwd"), refit::Pieces::None).isEmpty());
        QCOMPARE(editor.fen(), before);
        QVERIFY(!editor.canUndo());
    }

    void badTextChangesNothing_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("part"); ///< of what is said
        QTest::newRow("nothing") << QString() << QStringLiteral("column 1");
        QTest::newRow("a rank too long") << QStringLiteral("4/4/4/4|4/4/4/5|4/4/4/4|4/4/4/4 w 0 1")
                                         << QStringLiteral("column 15");
        QTest::newRow("another game")
            << QStringLiteral("4k3/8/8/8/8/8/8/4K3 w - - 0 1") << QStringLiteral("hess");
        QTest::newRow("hidden characters")
            << QStringLiteral("4/4/4/\u202e3|4/4/4/4|4/4/4/4|4/4/4/4 w 0 1")
            << QStringLiteral("column 7");
        QTest::newRow("a whole book")
            << QString(100000, QLatin1Char('4')) << QStringLiteral("column");
    }
    void badTextChangesNothing() {
        QFETCH(QString, text);
        QFETCH(QString, part);
        PositionEditor editor;
        editor.erase(0);
        const QString before = editor.fen();
        const QString said = editor.paste(text);
        QVERIFY2(said.contains(part), qPrintable(said));
        QVERIFY2(said.size() < 400, qPrintable(said));
        QCOMPARE(editor.fen(), before);
    }

    void textsAreCopiedAndPasted() {
        PositionEditor editor;
        editor.erase(square(editor, "c1@00")); // no position, but a text all the same
        editor.copy();
        QCOMPARE(QGuiApplication::clipboard()->text(), editor.fen());
        PositionEditor other;
        QCOMPARE(other.paste(PositionEditor::clipboard() + QStringLiteral("\n")), QString());
        QCOMPARE(other.fen(), editor.fen());
    }

    void keysThatTell() {
        PositionEditor editor;
        const int bishop = square(editor, "b1@10");
        QVERIFY(editor.told(QStringLiteral("tellSquare"), bishop)
                    .contains(QLatin1String("white bishop"), Qt::CaseInsensitive));
        QVERIFY(!editor.told(QStringLiteral("tellMoves"), bishop).isEmpty());
        QVERIFY(!editor.told(QStringLiteral("tellRays"), bishop).isEmpty());
        QCOMPARE(editor.told(QStringLiteral("tellStatus"), bishop), editor.standing());
        QVERIFY(
            editor.told(QStringLiteral("tellLastMove"), bishop).contains(QLatin1String("games")));
        editor.erase(square(editor, "c1@00"));
        const QString wrong = editor.told(QStringLiteral("tellMoves"), bishop);
        QVERIFY(wrong.contains(QLatin1String("White bishop")));
        QVERIFY(wrong.endsWith(editor.standing()));
        QCOMPARE(editor.told(QStringLiteral("tellMoves"), -1), editor.standing());
    }

    void aTurnedBoardIsNoChange() {
        PositionEditor editor;
        editor.flip();
        QVERIFY(editor.scene().flipped);
        QVERIFY(!editor.canUndo());
    }

    /// The largest board is as quick to edit as any; hundreds of pieces are put there one by one.
    void theLargestBoard() {
        PositionEditor editor;
        QCOMPARE(editor.chooseRuleset(QStringLiteral("full"), refit::Pieces::Start), QString());
        QCOMPARE(editor.edited().count(Side::White), 448);
        editor.swapSides();
        QVERIFY2(editor.valid(), qPrintable(editor.standing()));
        editor.clear();
        for (int square = 0; square < 200; ++square)
            editor.place(square, square % 7, square % 2 == 0);
        QCOMPARE(editor.edited().count(Side::White), 100);
    }
};

QTEST_MAIN(TestPositionEditor)
#include "tst_positioneditor.moc"
