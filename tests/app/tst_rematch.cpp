// Names, the score of several games and odds, in the record and in words.
#include "computer/computersettings.h"
#include "game/gamesession.h"
#include "game/rematch.h"
#include "notation/fen4d.h"
#include "notation/pgn4d.h"
#include "position/odds.h"
#include "rulesets/rulesetlistmodel.h"
#include "storage/gamestore.h"
#include "text/matchtext.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace tessera;

namespace {
const QString lite = QStringLiteral("lite");

Players twoPeople() {
    Players players;
    players.whiteName = "Anna";
    players.blackName = "Ben";
    return players;
}

Match readBack(const Match& match) {
    const RecordReading reading =
        readRecord(writeRecord(match.toRecord()), "record", findBuiltinVariant);
    return Match(*reading.record);
}
} // namespace

class TestRematch : public QObject {
    Q_OBJECT

private:
    static std::string tag(const Match& match, std::string_view name) {
        return std::string(match.tag(name));
    }

private slots:
    void namesStandInTheRecord() {
        GameSession session;
        QVERIFY(session.newGame(lite, twoPeople()));
        QCOMPARE(session.playersTitle(), QStringLiteral("Anna against Ben"));
        const Match again = readBack(session.match());
        QCOMPARE(tag(again, "White"), std::string("Anna"));
        QCOMPARE(playersOf(again), twoPeople());
        // Against the computer the person is named, and no computer is taken for a person.
        Players players;
        players.black = 2;
        players.whiteName = "Zoë \"the\" \\ quick";
        players.seed = 7;
        QVERIFY(session.newGame(lite, players));
        QCOMPARE(playersOf(readBack(session.match())), players);
        QCOMPARE(session.playersTitle(),
                 QString::fromUtf8("Zoë \"the\" \\ quick against Computer"));
        // Nobody is called "?".
        QVERIFY(session.newGame(lite));
        QCOMPARE(playersOf(readBack(session.match())), Players());
        QCOMPARE(session.playersTitle(), QStringLiteral("Two players at this computer"));
    }

    void theNextGameChangesColoursAndCounts() {
        GameSession session;
        QVERIFY(session.newGame(lite, twoPeople(), TimeControl{300'000, 2'000, {}}));
        QVERIFY(session.score().isEmpty());
        session.resign(); // White, who is to move
        QCOMPARE(session.score(), QStringLiteral("Anna 0, Ben 1, after 1 game."));
        session.playAgain();
        QCOMPARE(session.players(), twoPeople().swapped());
        QCOMPARE(tallyBefore(session.match()), (Tally{1, 2, 0}));
        QCOMPARE(session.score(), QStringLiteral("Ben 1, Anna 0, after 1 game."));
        QVERIFY(session.match().timeControl().has_value());
        session.offerDraw();
        session.acceptDraw();
        QCOMPARE(session.score(), QStringLiteral("Ben 1½, Anna ½, after 2 games."));
        // The score is of the end, wherever the game is looked at; and once, not each time.
        session.playAgain();
        session.resign();
        session.goToPly(0);
        QCOMPARE(tallyAfter(session.match()), (Tally{3, 1, 5}));
        QCOMPARE(tallyAfter(readBack(session.match())), (Tally{3, 1, 5}));
        QCOMPARE(tag(session.match(), "Round"), std::string("3"));
        QCOMPARE(tag(session.match(), "WhitePoints"), std::string("0.5"));
        QCOMPARE(tag(session.match(), "BlackPoints"), std::string("1.5"));
        // An end that was taken back counts for nobody.
        session.undo();
        QCOMPARE(tallyAfter(session.match()), (Tally{2, 1, 3}));
        // Another opponent, another score.
        QVERIFY(session.newGame(lite, twoPeople()));
        QVERIFY(session.score().isEmpty());
    }

    void aGameThatIsNotOverCountsForNobody() {
        GameSession session;
        QVERIFY(session.newGame(lite, twoPeople()));
        session.playAgain();
        QVERIFY(session.score().isEmpty());
        QVERIFY(tag(session.match(), "WhitePoints").empty());
    }

    void aScoreThatCannotBeIsNone_data() {
        QTest::addColumn<QByteArray>("round");
        QTest::addColumn<QByteArray>("white");
        QTest::addColumn<QByteArray>("black");
        QTest::newRow("more points than games")
            << QByteArray("2") << QByteArray("1") << QByteArray("1");
        QTest::newRow("negative") << QByteArray("2") << QByteArray("-1") << QByteArray("2");
        QTest::newRow("no number") << QByteArray("?") << QByteArray("1") << QByteArray("0");
        QTest::newRow("huge") << QByteArray("99999999999") << QByteArray("1") << QByteArray("0");
        QTest::newRow("a third") << QByteArray("2") << QByteArray("0.3") << QByteArray("0.7");
        QTest::newRow("none") << QByteArray("1.2") << QByteArray() << QByteArray();
    }
    void aScoreThatCannotBeIsNone() {
        QFETCH(QByteArray, round);
        QFETCH(QByteArray, white);
        QFETCH(QByteArray, black);
        Match match{Game(Position(builtinRuleset("lite")))};
        match.setTag("Round", round.toStdString());
        match.setTag("WhitePoints", white.toStdString());
        match.setTag("BlackPoints", black.toStdString());
        QCOMPARE(tallyBefore(match), Tally());
    }

    void theComputerChangesSidesToo() {
        GameSession session;
        Players players;
        players.black = 3;
        QVERIFY(session.newGame(lite, players));
        session.resign();
        QCOMPARE(session.score(), QStringLiteral("You 0, the computer 1, after 1 game."));
        session.playAgain();
        QCOMPARE(session.players().white, std::optional(3));
        QCOMPARE(session.players().person(), std::optional(Side::Black));
        QCOMPARE(session.score(), QStringLiteral("The computer 1, you 0, after 1 game."));
    }

    void whoGivesOddsGoesOnGivingThem() {
        const RulesetPtr fide = builtinRuleset("fide");
        GameSession session;
        QVERIFY(session.newGame(QStringLiteral("fide"), twoPeople(), {}, Square(0)));
        QVERIFY(!session.match().position().pieceAt(Square(0)));
        QCOMPARE(session.terms(), QStringLiteral("White plays without the rook on a1."));
        QCOMPARE(writeFen(readBack(session.match()).position()),
                 writeFen(session.match().position()));
        QCOMPARE(termsText(readBack(session.match())), session.terms());
        session.resign();
        session.playAgain();
        QCOMPARE(session.players(), twoPeople());
        QVERIFY(!session.match().position().pieceAt(Square(0)));
        QCOMPARE(session.score(), QStringLiteral("Anna 0, Ben 1, after 1 game."));
        // A start of its own is played again from there.
        const Result<Position> start = startWithout(fide, Square(3));
        QVERIFY(session.playFrom(*start));
        session.resign();
        session.playAgain();
        QCOMPARE(writeFen(session.match().game().start()), writeFen(*start));
    }

    void oddsAreOnePieceOfEveryKind() {
        const auto names = [](const char* id) {
            const RulesetPtr ruleset = builtinRuleset(id);
            QStringList list;
            for (const Square square : oddsSquares(ruleset))
                list += oddsText(Position(ruleset), square);
            return list;
        };
        const QStringList fide = names("fide");
        QCOMPARE(fide.size(), 10);
        QVERIFY(fide.contains(QStringLiteral("White plays without the queen on d1.")));
        QVERIFY(fide.contains(QStringLiteral("White plays without the knight on b1.")));
        QVERIFY(fide.contains(QStringLiteral("Black plays without the rook on a8.")));
        // Castling on that side is gone with the rook, and only that.
        const Result<Position> start = startWithout(builtinRuleset("fide"), Square(0));
        QVERIFY(start);
        QCOMPARE(start->setup().castlingRooks.size(), std::size_t(3));
        for (const char* id : {"lite", "tesschess", "full", "raumschach"}) {
            QVERIFY(!names(id).isEmpty());
            for (const Square square : oddsSquares(builtinRuleset(id)))
                QVERIFY(startWithout(builtinRuleset(id), square));
        }
        QVERIFY(!startWithout(builtinRuleset("fide"), Square(4)));  // a king
        QVERIFY(!startWithout(builtinRuleset("fide"), Square(30))); // nothing stands there
        QVERIFY(!startWithout(builtinRuleset("fide"), Square(200)));
        RulesetListModel model;
        model.refresh();
        const QVariantList choices = model.odds(model.rowOf(lite));
        QVERIFY(choices.size() > 5);
        QCOMPARE(choices.first().toMap().value(QStringLiteral("value")).toInt(), -1);
        QCOMPARE(model.odds(-1).size(), 1);
    }

    void settingsNameThePlayers() {
        QTemporaryDir folder;
        const auto store =
            std::make_shared<SettingsStore>(folder.filePath(QStringLiteral("settings.ini")));
        ComputerSettings settings(store);
        settings.setName(QStringLiteral("  Anna\n "));
        settings.setOtherName(QString(500, QLatin1Char('x')));
        QCOMPARE(settings.draw().whiteName, std::string("Anna"));
        QCOMPARE(settings.draw().blackName.size(), std::size_t(ComputerSettings::longestName()));
        settings.setOtherName(QStringLiteral("Ben"));
        settings.swapNames();
        QCOMPARE(ComputerSettings(store).draw(), twoPeople().swapped());
        settings.setOpponent(ComputerSettings::Opponent::Computer);
        settings.setColour(ComputerSettings::Colour::Black);
        QCOMPARE(settings.draw().blackName, std::string("Ben"));
        QVERIFY(settings.draw().whiteName.empty());
    }

    void offersAreInTheRecord() {
        Match match{Game(Position(builtinRuleset("lite")))};
        const auto playAny = [&match] { match.play(match.position().legalMoves().front()); };
        const auto signs = [](const Match& of) {
            const std::string text = writeRecord(of.toRecord());
            return QString::fromStdString(text).count(QStringLiteral("{(=)}"));
        };
        playAny();
        match.offerDraw(Side::White);
        match.answerDraw(false);
        QCOMPARE(signs(match), 1);
        playAny();
        playAny();
        match.offerDraw(Side::White);
        match.answerDraw(false);
        match.offerDraw(Side::White); // again, at the same move
        match.answerDraw(true);
        QCOMPARE(signs(match), 2);
        // Once each, however often it is read and written.
        QCOMPARE(signs(readBack(readBack(match))), 2);
        QCOMPARE(readBack(match).end().kind, EndKind::Agreement);
        // Other moves were played instead of those it came after.
        match.goTo(1);
        playAny();
        QCOMPARE(signs(match), 1);
    }

    void drawCountsFollowTheGame() {
        GameSession session;
        QVERIFY(session.newGame(QStringLiteral("fide")));
        QCOMPARE(session.drawCounts(),
                 QStringLiteral("How often this position was there: 1; 3 times are a draw. "
                                "Half-moves without a capture or a pawn move: 0; 100 are a draw."));
        for (const char* move : {"b1c3", "b8c6", "c3b1", "c6b8"}) {
            const std::string text(move);
            for (const Move& legal : session.match().position().legalMoves()) {
                if (legal.from == Square(text[0] - 'a' + 8 * (text[1] - '1')) &&
                    legal.to == Square(text[2] - 'a' + 8 * (text[3] - '1'))) {
                    session.playTyped(legal);
                    break;
                }
            }
        }
        QVERIFY(session.drawCounts().startsWith(
            QStringLiteral("How often this position was there: 2;")));
        QVERIFY(session.drawCounts().contains(QStringLiteral("a pawn move: 4;")));
        session.resign();
        QVERIFY(session.drawCounts().isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestRematch)
#include "tst_rematch.moc"
