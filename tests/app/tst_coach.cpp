// The coach in words: every reason has a sentence of its own, with real squares and pieces; and the
// coach follows what a player looks at.
#include "appfixtures.h"
#include "checktext.h"
#include "coach.h"
#include "formula.h"
#include "inspector.h"
#include "support/explained_cases.h"
#include "support/random_setup.h"
#include "verdict.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QtTest/QTest>

using namespace tessera;
using namespace tessera::test;

namespace {

/// What no reader may ever meet: unfilled places, codes, names of the program's own.
QByteArray faultOf(const QString& text) {
    static const QRegularExpression mark(QStringLiteral("%[0-9n]|[{}<>_\\\\]|65535|  "));
    if (text.trimmed().isEmpty())
        return "is empty";
    if (mark.match(text).hasMatch())
        return "holds a format mark: " + text.toUtf8();
    for (const Reason reason : allReasons()) {
        const std::string_view code = reasonCode(reason);
        if (code.find('-') != std::string_view::npos &&
            text.contains(QLatin1StringView(code.data(), qsizetype(code.size()))))
            return "holds a code: " + text.toUtf8();
    }
    return {};
}

QByteArray faultOf(const Verdict& verdict) {
    for (const QString& text : QStringList{verdict.title, verdict.sentence} + verdict.details) {
        if (const QByteArray fault = faultOf(text); !fault.isEmpty())
            return fault;
    }
    for (const QString& sentence : QStringList{verdict.sentence} + verdict.details) {
        if (!sentence.endsWith(u'.'))
            return "is no sentence: " + sentence.toUtf8();
    }
    return {};
}

Verdict asked(const char* ruleset, const char* position, const char* from, const char* to) {
    const Position at = casePosition(QString::fromLatin1(ruleset), QString::fromUtf8(position));
    return verdictOf(at, explain(at, squareOf(at, QString::fromUtf8(from)),
                                 squareOf(at, QString::fromUtf8(to))));
}

} // namespace

class TestCoach : public QObject {
    Q_OBJECT

private slots:
    void everyReasonHasWords_data() {
        QTest::addColumn<int>("index");
        int index = 0;
        for (const ExplainedCase& each : explainedCases)
            QTest::addRow("%s %s %s%s", each.reason, each.ruleset, each.from, each.to) << index++;
    }
    void everyReasonHasWords() {
        QFETCH(int, index);
        const ExplainedCase& each = explainedCases[index];
        const Position position =
            casePosition(QString::fromLatin1(each.ruleset), QString::fromUtf8(each.position));
        const Explanation explanation =
            explain(position, squareOf(position, QString::fromUtf8(each.from)),
                    squareOf(position, QString::fromUtf8(each.to)));
        const Verdict verdict = verdictOf(position, explanation);
        QVERIFY2(faultOf(verdict).isEmpty(), faultOf(verdict));
        const Verdict aloud = verdictOf(position, explanation, SpokenStyle::Nato);
        QVERIFY2(faultOf(aloud).isEmpty(), faultOf(aloud));
        QCOMPARE(verdict.tone == Verdict::Legal, explanation.legal);
        if (*each.blocker != '\0') {
            const QString name = QString::fromStdString(
                squareDisplayName(position.ruleset(), position.geometry(), explanation.blocker));
            QVERIFY2(verdict.sentence.contains(name), qPrintable(verdict.sentence));
        }
    }

    void nothingUnfinishedIsEverSaid_data() {
        QTest::addColumn<QString>("ruleset");
        for (const QString& id : builtinIds())
            QTest::newRow(qPrintable(id)) << id;
    }
    void nothingUnfinishedIsEverSaid() {
        QFETCH(QString, ruleset);
        const Position start = startOf(ruleset);
        Random random(77);
        const auto squares = static_cast<std::size_t>(start.geometry().squareCount());
        for (int round = 0; round < 25; ++round) {
            const Result<Position> position =
                Position::fromSetup(start.rulesetPtr(), randomSetup(start, random));
            const Position& at = position ? *position : start;
            for (int pair = 0; pair < 60; ++pair) {
                const auto from = static_cast<Square>(below(random, squares));
                const auto to = static_cast<Square>(below(random, squares));
                const Verdict verdict = verdictOf(at, explain(at, from, to));
                QVERIFY2(faultOf(verdict).isEmpty(), faultOf(verdict));
            }
        }
    }

    void sentencesAreRight() {
        const char* pinned = "4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1";
        QCOMPARE(asked("fide", pinned, "e2", "a2").text(),
                 QStringLiteral("This piece is pinned. The rook is pinned: it keeps the line "
                                "closed on which the black rook on e8 (along Y) would attack the "
                                "king on e1."));
        QCOMPARE(asked("lite", "Ka1@00 qb1@00 nb3@01 kd4@11", "a1@00", "b1@00").sentence,
                 QStringLiteral("The black queen on b1 [0,0] is protected from another board, by "
                                "the black knight on b3 [0,1] (by a leap along Y and W)."));
        QCOMPARE(asked("fide", "4r1k1/8/8/8/4K3/8/8/R7 w - - 0 1", "a1", "a2").details.last(),
                 QStringLiteral("Move the king, take the black rook on e8, or put a piece on the "
                                "line: e7, e6 and e5."));
        QCOMPARE(asked("fide", "4k3/8/8/8/8/6n1/6P1/R3K3 w Q - 0 1", "e1", "c1").sentence,
                 QStringLiteral("The king goes to c1 and the rook from a1 to d1."));
    }

    void formulasTellTheRule() {
        const Position lite = startOf(QStringLiteral("lite"));
        const auto kind = [&](char letter) { return *lite.ruleset().kindOf(letter); };
        QCOMPARE(formulasOf(lite.ruleset(), kind('B'), Side::White),
                 QStringList{QStringLiteral("(±n, ±n, 0, 0) in any order on X, Y, Z, W")});
        QCOMPARE(formulasOf(lite.ruleset(), kind('N'), Side::White),
                 QStringList{QStringLiteral("(±2, ±1, 0, 0) in any order on X, Y, Z, W")});
        QCOMPARE(formulasOf(lite.ruleset(), kind('P'), Side::Black).front(),
                 QStringLiteral("step (Y −1)"));
    }

    void theCoachFollowsThePointer() {
        GameSession session;
        Coach coach;
        coach.setSession(&session);
        QCOMPARE(coach.verdict().tone, Verdict::None);
        session.activate(square(session, "b1@10"));
        session.trace(square(session, "a4@10"));
        QTRY_COMPARE(coach.verdict().title, QStringLiteral("Not a bishop move"));
        QCOMPARE(coach.sketch().lines.size(), std::size_t(1));
        session.trace(square(session, "b1@01"));
        QTRY_COMPARE(coach.verdict().tone, Verdict::Legal);
        session.trace(-1);
        QTRY_COMPARE(coach.verdict().tone, Verdict::None);
        QVERIFY(coach.sketch().empty());
    }

    void aTryIsKeptUntilSomethingElseIsDone() {
        GameSession session;
        Coach coach;
        coach.setSession(&session);
        session.activate(square(session, "c1@10"));
        // An enemy piece that the rook cannot reach is looked at; why it cannot stays on screen.
        session.activate(square(session, "b4@01"));
        QCOMPARE(session.piece().title, QStringLiteral("Black rook"));
        QCOMPARE(session.status(), GameSession::Refusal);
        QCOMPARE(coach.verdict().title, QStringLiteral("Not a rook move"));
        session.clearSelection();
        QCOMPARE(coach.verdict().tone, Verdict::None);
    }

    void whatIfShowsWithoutPlaying() {
        GameSession session;
        Coach coach;
        coach.setSession(&session);
        coach.setWhatIf(true);
        session.activate(square(session, "b1@10"));
        session.trace(square(session, "b1@01"));
        QTRY_VERIFY(coach.showsWhatIf());
        const auto to = static_cast<std::size_t>(square(session, "b1@01"));
        QVERIFY(coach.scene().pieces[to].has_value());
        QVERIFY(!session.scene().pieces[to].has_value());
        QCOMPARE(session.ply(), 0);
        session.trace(-1);
        QTRY_VERIFY(!coach.showsWhatIf());
        QVERIFY(coach.scene() == session.scene());
    }

    void onlyLookingMovesNothing() {
        GameSession session;
        session.setInspectOnly(true);
        session.activate(square(session, "b1@10"));
        session.activate(square(session, "b1@01"));
        QCOMPARE(session.ply(), 0);
        session.setInspectOnly(false);
        session.activate(square(session, "b1@01"));
        QCOMPARE(session.ply(), 1);
    }

    void severalSquaresAreWatchedAndFollowTheGame() {
        GameSession session;
        Inspector inspector;
        inspector.setSession(&session);
        inspector.watch(square(session, "b1@01"));
        inspector.watch(square(session, "a2@00"));
        QTRY_COMPARE(inspector.watched().size(), 2);
        auto first = inspector.watched().front().value<WatchedSquare>();
        QCOMPARE(first.title, QStringLiteral("b1 [0,1], empty"));
        QVERIFY(!inspector.sketch().empty());
        play(session, "b1@10", "b1@01");
        QTRY_COMPARE(inspector.watched().front().value<WatchedSquare>().title,
                     QStringLiteral("White bishop on b1 [0,1]"));
        first = inspector.watched().front().value<WatchedSquare>();
        QVERIFY2(first.first.contains(QStringLiteral("black rook on b4 [0,1] (along Y)")),
                 qPrintable(first.first.join(u'|')));
        inspector.watch(square(session, "b1@01"));
        QTRY_COMPARE(inspector.watched().size(), 1);
        inspector.unwatchAll();
        QTRY_VERIFY(inspector.watched().isEmpty());
        QVERIFY(inspector.sketch().empty());
    }

    void attacksAreThoseOfWhatIf() {
        GameSession session;
        Coach coach;
        coach.setSession(&session);
        coach.setWhatIf(true);
        Inspector inspector;
        inspector.setSession(&session);
        inspector.setCoach(&coach);
        inspector.watch(square(session, "b1@01"));
        const auto title = [&] {
            return inspector.watched().isEmpty()
                       ? QString()
                       : inspector.watched().front().value<WatchedSquare>().title;
        };
        QTRY_COMPARE(title(), QStringLiteral("b1 [0,1], empty"));
        session.activate(square(session, "b1@10"));
        session.trace(square(session, "b1@01"));
        QTRY_COMPARE(title(), QStringLiteral("White bishop on b1 [0,1]"));
        QCOMPARE(session.ply(), 0);
        session.trace(-1);
        QTRY_COMPARE(title(), QStringLiteral("b1 [0,1], empty"));
    }

    void whoGivesCheckIsToldAndDrawn() {
        const Position checked =
            casePosition(QStringLiteral("lite"), QStringLiteral("Kc1@00 pc2@01 kb4@11"));
        QCOMPARE(
            checkText(checked),
            QStringLiteral("White's king on c1 [0,0] is attacked by the black pawn on c2 [0,1] "
                           "(as a pawn captures, along Y and W)."));
        const BoardSketch sketch = sketchOfChecks(checked);
        QCOMPARE(sketch.lines.size(), std::size_t(1));
        QCOMPARE(sketch.lines.front().squares.back(), checked.checks().front().king);
        QVERIFY(checkText(startOf(QStringLiteral("lite"))).isEmpty());
    }

    void pawnsAreToldHowManyCoordinatesTheyChange() {
        QCOMPARE(asked("lite", "Kc1@00 Pa2@00 kb4@11", "a2@00", "b3@01").sentence,
                 QStringLiteral("To b3 [0,1] three coordinates change: X\u00a0+1, Y\u00a0+1 and "
                                "W\u00a0+1. The pawn changes one coordinate when it steps and "
                                "exactly two coordinates when it captures."));
    }

    /// A square that is taken and out of reach: moving the piece that stands there would not help,
    /// and nobody is to believe so.
    void aTakenSquareOutOfReachIsToldAsBoth() {
        const auto sentence = [](const char* from, const char* to) {
            return asked("fide", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", from,
                         to)
                .sentence;
        };
        QCOMPARE(
            sentence("a1", "b2"),
            QStringLiteral("The white pawn on b2 belongs to the same side. One square holds one "
                           "piece. The rook could not go there anyway. The rook changes "
                           "exactly one coordinate."));
        QCOMPARE(
            sentence("a2", "e1"),
            QStringLiteral("The white king on e1 belongs to the same side. One square holds one "
                           "piece. The pawn could not go there anyway."));
        QCOMPARE(
            sentence("a1", "a2"),
            QStringLiteral("The white pawn on a2 belongs to the same side. One square holds one "
                           "piece."));
        QVERIFY(sentence("b1", "e8").contains(QStringLiteral("The knight could not go there")));
    }

    void controlIsCounted() {
        GameSession session;
        Inspector inspector;
        inspector.setSession(&session);
        inspector.toggleControl(Inspector::WhiteControl);
        const std::vector<std::uint16_t> counts =
            controlled(session.match().position(), Side::White);
        const auto held =
            std::ranges::count_if(counts, [](std::uint16_t count) { return count > 0; });
        QTRY_COMPARE(inspector.controlText(),
                     QStringLiteral("White controls %1 of 64 squares.").arg(held));
        QCOMPARE(inspector.sketch().numbers.size(), static_cast<std::size_t>(held));
        inspector.toggleControl(Inspector::WhiteControl);
        QTRY_VERIFY(inspector.sketch().numbers.empty());
    }

    void threatsAreTold() {
        GameSession session;
        Inspector inspector;
        inspector.setSession(&session);
        inspector.setWarns(true);
        // The rook walks to where a pawn attacks it and nothing protects it.
        play(session, "c1@10", "c1@11");
        play(session, "b4@01", "a4@01");
        play(session, "c1@11", "a1@11");
        play(session, "a4@01", "b4@01");
        play(session, "a1@11", "a2@11");
        play(session, "b4@01", "a4@01");
        QCOMPARE(session.ply(), 6);
        QTRY_COMPARE(inspector.threatened().size(), 1);
        QCOMPARE(inspector.threatened().front().value<MoveTarget>().name,
                 QStringLiteral("a2 [1,1]"));
        QCOMPARE(inspector.threatText(),
                 QStringLiteral("White has 1 piece that is attacked and not protected:"));
        inspector.setWarns(false);
        QTRY_VERIFY(inspector.threatened().isEmpty());
    }
};

QTEST_MAIN(TestCoach)
#include "tst_coach.moc"
