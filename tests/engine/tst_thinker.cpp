// The computer opponent as a player meets it: mates, draws, limits, levels, and the same answer to
// the same question.
#include "proof/mate_solver.h"
#include "search/evaluator.h"
#include "search/search.h"
#include "search/search_control.h"
#include "study/reader.h"
#include "support/positions.h"
#include "support/random_setup.h"

#include <QtCore/QDir>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>
#include <QtTest/QTest>

#include <algorithm>
#include <thread>

using namespace tessera;
using namespace tessera::test;

namespace {

#if defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
constexpr int share = 4;
#else
constexpr int share = 1;
#endif

QString s(const char* text) {
    return QString::fromUtf8(text);
}

SearchLimits depthOf(int depth) {
    SearchLimits limits;
    limits.depth = depth;
    return limits;
}
SearchLimits nodesOf(std::uint64_t nodes) {
    SearchLimits limits;
    limits.nodes = nodes;
    return limits;
}

SearchReport think(const Game& game, const SearchLimits& limits, SearchOptions options = {}) {
    options.memoryBytes = std::size_t{4} << 20U;
    return Thinker(options).think(game, limits);
}

QString chosen(const Game& game, const SearchReport& report) {
    return report.move() ? QString::fromStdString(writePlainMove(game.current(), *report.move()))
                         : QString();
}

/// The game after moves in plain form.
Game played(const Position& start, const char* moves) {
    Game game{start};
    for (const QString& move : s(moves).split(u' ', Qt::SkipEmptyParts))
        game.play(moveOf(game.current(), move));
    return game;
}

bool matesInOne(const Position& position) {
    SolveOptions options;
    options.classifyFailures = options.tree = false;
    return position.outcome() == OutcomeKind::Ongoing &&
           solveMate(position, 1, options).mateIn == 1;
}

int axesChanged(const Position& position, const Move& move) {
    const Vector4 from = position.geometry().coordinates(move.from);
    const Vector4 to = position.geometry().coordinates(move.to);
    int changed = 0;
    for (std::size_t axis = 0; axis < axisCount; ++axis)
        changed += from[axis] != to[axis];
    return changed;
}

/// What a move takes, less the best exchange of the other side after it.
int afterExchanges(const Evaluator& evaluator, const Position& position, const Move& move) {
    int balance = 0;
    if (const auto captured = position.capturedSquare(move))
        balance = evaluator.value(position.pieceAt(*captured)->kind);
    if (move.isPromotion())
        balance += evaluator.value(move.promotion);
    Position after = position;
    after.make(move);
    if (after.outcome() != OutcomeKind::Ongoing)
        return after.outcome() == OutcomeKind::Checkmate ? 1'000'000 : -1'000'000;
    int threat = 0;
    for (const Move& reply : after.legalMoves()) {
        if (after.isCapture(reply) || reply.isPromotion())
            threat = std::max(threat, evaluator.exchange(after, reply));
    }
    return balance - threat;
}

std::vector<Study> mateStudies() {
    std::vector<Study> studies;
    const QDir folder(s(TESSERA_TEST_DATA "/../../studies"));
    for (const QString& file : folder.entryList({s("*.toml")})) {
        Result<Study> study = readStudyFile(folder.filePath(file).toStdString());
        if (study.ok() && study->claim.kind == ClaimKind::Mate)
            studies.push_back(*std::move(study));
    }
    return studies;
}

} // namespace

class TestThinker : public QObject {
    Q_OBJECT

private slots:
    // Mates

    void findsTheMatesOfTheStudies() {
        const std::vector<Study> studies = mateStudies();
        QVERIFY(studies.size() > 20);
        for (const Study& study : studies) {
            const Game game{study.position};
            const SearchReport report = think(game, depthOf(2 * study.claim.moves + 1));
            QVERIFY2(report.lines.front().score.mateIn == study.claim.moves, study.id.c_str());
            QVERIFY2(std::ranges::count(study.claim.keys, *report.move()) == 1, study.id.c_str());
        }
    }

    void findsEveryMateInOneOfTheFacts() {
        int mates = 0;
        for (const QJsonValue& fact : facts(s("lite_positions.json")).array()) {
            const Game game{positionOf(s("lite"), fact[u"position"].toString())};
            if (game.outcome() != OutcomeKind::Ongoing || !matesInOne(game.current()))
                continue;
            ++mates;
            const SearchReport report = think(game, depthOf(1));
            QCOMPARE(report.lines.front().score.mateIn, 1);
        }
        qInfo("%d positions with a mate in 1", mates);
    }

    /// Where the other side threatens mate at once and something can be done about it, two plies
    /// see to it: in `full` as well, where every king has to be safe.
    void neverHangsAKing() {
        int defended = 0;
        for (const Study& study : mateStudies()) {
            if (study.claim.moves != 1)
                continue;
            PositionSetup setup = study.position.setup();
            setup.sideToMove = opponent(setup.sideToMove);
            setup.enPassantSkipped = setup.enPassantVictim = noSquare;
            const Result<Position> turned = Position::fromSetup(study.position.rulesetPtr(), setup);
            if (!turned || turned->outcome() != OutcomeKind::Ongoing)
                continue;
            const auto survives = [&](const Move& move) {
                Position after = *turned;
                after.make(move);
                return !matesInOne(after);
            };
            if (!std::ranges::any_of(turned->legalMoves(), survives))
                continue;
            ++defended;
            QVERIFY2(survives(*think(Game(*turned), depthOf(2)).move()), study.id.c_str());
        }
        QVERIFY(defended > 5);
    }

    void drivesABareKingIntoMate_data() {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<QString>("position");
        QTest::addColumn<int>("moves");
        const QJsonObject endings =
            facts(s("endings.json")).object()[u"K_and_Q_against_K"].toObject();
        for (const char* id : {"lite", "raumschach"}) {
            const QJsonObject ending = endings[s(id)].toObject();
            const int plies = ending[u"white_to_move"][u"longest_mate_plies"].toInt();
            QTest::newRow(id) << s(id) << ending[u"deepest_example"].toString() << plies + 8;
        }
        QTest::newRow("rook of ordinary chess")
            << s("fide") << s("8/8/8/3k4/8/8/8/R3K3 w - - 0 1") << 40;
    }
    void drivesABareKingIntoMate() {
        QFETCH(QString, ruleset);
        QFETCH(QString, position);
        QFETCH(int, moves);
        Game game{positionOf(ruleset, position)};
        Thinker thinker;
        for (int ply = 0; ply < 2 * moves && game.outcome() == OutcomeKind::Ongoing; ++ply)
            game.play(*thinker.think(game, nodesOf(4000)).move());
        QCOMPARE(outcomeText(game.outcome()), outcomeText(OutcomeKind::Checkmate));
    }

    // Draws

    /// A queen down, White checks for ever.
    void takesARepetitionWhenLosing() {
        const Game game{positionOf(s("fide"), s("6k1/5p1p/8/8/8/4Q3/qr6/7K w - - 0 1"))};
        const SearchReport report = think(game, depthOf(8));
        QCOMPARE(report.lines.front().score, (SearchScore{0, 0}));
    }

    /// Well ahead, the program does not repeat a position for the third time.
    void avoidsARepetitionWhenWinning() {
        const Position start = positionOf(s("fide"), s("7k/8/8/8/8/8/PPP3Q1/K7 w - - 0 1"));
        const Game game = played(start, "g2g1 h8h7 g1g2 h7h8 g2g1 h8h7");
        QVERIFY(chosen(game, think(game, depthOf(4))) != s("g1g2"));
    }

    /// With the 100 half-moves nearly over a pawn has to move, however good other moves look.
    void knowsTheFiftyMoves() {
        const Game game{positionOf(s("fide"), s("7k/8/8/8/8/8/P5Q1/K7 w - - 99 120"))};
        QCOMPARE(chosen(game, think(game, depthOf(4))).first(2), s("a2"));
        // Mate on the hundredth half-move is mate.
        const Game mating{positionOf(s("fide"), s("6k1/5ppp/8/8/8/8/8/R3K3 w - - 99 120"))};
        QCOMPARE(think(mating, depthOf(3)).lines.front().score.mateIn, 1);
    }

    // Limits

    void hasAMoveEvenWhenStoppedAtOnce() {
        for (const QString& id : builtinIds()) {
            const Game game{startOf(id)};
            std::stop_source source;
            source.request_stop();
            Thinker thinker;
            const SearchReport report = thinker.think(game, {}, source.get_token());
            QVERIFY(report.move() && game.current().isLegal(*report.move()));
        }
    }

    void stopsWhenAskedTo() {
        std::stop_source source;
        Thinker thinker;
        int depths = 0;
        // The second depth asks from within; an outer thread may as well.
        const SearchReport report = thinker.think(Game{startOf(s("lite"))}, {}, source.get_token(),
                                                  [&](const SearchReport&) {
                                                      if (++depths == 2)
                                                          source.request_stop();
                                                  });
        QCOMPARE(depths, 2);
        QVERIFY(report.move().has_value());
    }

    void keepsToItsNodes() {
        for (const std::uint64_t nodes : {1U, 100U, 5000U}) {
            const SearchReport report = think(Game{startOf(s("lite"))}, nodesOf(nodes));
            QVERIFY(report.nodes <= nodes + 1 && report.move());
        }
    }

    void hasNoMoveWhereNoneIsLegal() {
        const Game game{positionOf(s("fide"), s("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"))};
        QVERIFY(!think(game, depthOf(3)).move());
    }

    /// A clock is shared out so that it lasts.
    void sharesOutItsTime() {
        using std::chrono::milliseconds;
        for (const int left : {1, 50, 1000, 60'000, 3'600'000}) {
            for (const int increment : {0, 1000}) {
                for (const std::optional<int> moves : {std::optional<int>(), std::optional(1)}) {
                    const TimeShare share =
                        shareOf({milliseconds(left), milliseconds(increment), moves});
                    QVERIFY(share.planned >= milliseconds(1));
                    QVERIFY(share.planned <= share.most);
                    QVERIFY(share.most <= milliseconds(std::max(left, 1)));
                }
            }
        }
        // Whatever is taken of it, something is left after a hundred moves.
        milliseconds left(60'000);
        for (int move = 0; move < 100; ++move)
            left -= shareOf({left, milliseconds(0), std::nullopt}).planned;
        QVERIFY(left > milliseconds(1000));
    }

    // The same answers

    void answersTheSameAgain() {
        for (const char* id : {"lite", "raumschach", "fide"}) {
            const Game game{startOf(s(id))};
            const SearchReport first = think(game, nodesOf(20'000));
            const SearchReport second = think(game, nodesOf(20'000));
            QCOMPARE(second.nodes, first.nodes);
            QCOMPARE(second.lines.front().moves, first.lines.front().moves);
            QCOMPARE(second.lines.front().score, first.lines.front().score);
        }
    }

    void severalThreadsAgreeOnAMate() {
        SearchOptions options;
        options.threads = 2;
        const Study study = mateStudies().front();
        const SearchReport report =
            think(Game{study.position}, depthOf(2 * study.claim.moves + 1), options);
        QCOMPARE(report.lines.front().score.mateIn, study.claim.moves);
        const Game start{startOf(s("lite"))};
        const SearchReport other = think(start, nodesOf(20'000), options);
        QVERIFY(start.current().isLegal(*other.move()));
    }

    void isStoppedFromAnotherThread() {
        std::stop_source source;
        SearchOptions options;
        options.threads = 2;
        Thinker thinker(options);
        std::atomic<bool> begun = false;
        std::jthread other([&] {
            begun.wait(false);
            source.request_stop();
        });
        const SearchReport report = thinker.think(Game{startOf(s("tesschess"))}, {},
                                                  source.get_token(), [&](const SearchReport&) {
                                                      begun = true;
                                                      begun.notify_all();
                                                  });
        QVERIFY(report.move().has_value());
    }

    // Analysis

    void tellsSeveralLinesApart() {
        SearchOptions options;
        options.lines = 4;
        const Game game{startOf(s("fide"))};
        const SearchReport report = think(game, depthOf(5), options);
        QCOMPARE(report.lines.size(), 4U);
        for (std::size_t i = 0; i < report.lines.size(); ++i) {
            Position position = game.current();
            for (const Move& move : report.lines[i].moves) {
                QVERIFY(position.isLegal(move));
                position.make(move);
            }
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(report.lines[i].moves.front() != report.lines[j].moves.front());
            if (i > 0)
                QVERIFY(report.lines[i].score.centipawns <= report.lines[i - 1].score.centipawns);
        }
    }

    // Levels

    void aLevelAnswersTheSameToTheSameSeed() {
        int different = 0;
        Random random(6);
        for (int i = 0; i < 20; ++i) {
            const Game game{randomPosition(startOf(s("lite")), random)};
            if (game.outcome() != OutcomeKind::Ongoing)
                continue;
            SearchOptions options;
            options.level = 1;
            options.seed = 1;
            const QString first = chosen(game, think(game, {}, options));
            QCOMPARE(chosen(game, think(game, {}, options)), first);
            options.seed = 2;
            different += chosen(game, think(game, {}, options)) != first;
        }
        QVERIFY2(different > 3, "a seed should make a difference");
    }

    /// The weakest level errs, but a queen is not given away for nothing, and what is free is
    /// mostly taken.
    void theWeakestLevelErrsLikeAPerson() {
        Random random(7);
        const Position start = startOf(s("lite"));
        const Evaluator evaluator(start.rulesetPtr());
        const auto value = [&](char letter) {
            return evaluator.value(*start.ruleset().kindOf(letter));
        };
        const int officer = std::min({value('N'), value('B'), value('R')});
        int asked = 0;
        int best = 0;
        int free = 0;
        int taken = 0;
        for (int i = 0; i < 200 / share; ++i) {
            const Game game{randomPosition(start, random)};
            const Position& position = game.current();
            const std::vector<Move> moves = position.legalMoves();
            if (game.outcome() != OutcomeKind::Ongoing || moves.size() < 2)
                continue;
            SearchOptions options;
            options.level = weakestLevel;
            options.seed = static_cast<std::uint64_t>(i);
            const Move chosen = *think(game, {}, options).move();
            ++asked;
            best += chosen == *think(game, depthOf(3)).move();
            // Moves along one axis are never overlooked.
            int most = -1'000'000;
            int mostTaken = 0;
            for (const Move& move : moves) {
                if (axesChanged(position, move) == 1) {
                    most = std::max(most, afterExchanges(evaluator, position, move));
                    mostTaken = std::max(mostTaken, evaluator.exchange(position, move));
                }
            }
            QVERIFY2(afterExchanges(evaluator, position, chosen) > most - value('Q'),
                     qPrintable(toText(position) + u' ' +
                                QString::fromStdString(writePlainMove(position, chosen))));
            if (mostTaken >= officer) {
                ++free;
                taken += evaluator.exchange(position, chosen) >= 100;
            }
        }
        QVERIFY2(best * 10 > asked && best * 10 < asked * 8,
                 qPrintable(QStringLiteral("best in %1 of %2").arg(best).arg(asked)));
        QVERIFY2(free > 10 / share && taken * 2 > free,
                 qPrintable(QStringLiteral("took %1 of %2").arg(taken).arg(free)));
    }
};

QTEST_APPLESS_MAIN(TestThinker)
#include "tst_thinker.moc"
