// A ruleset that no part of the program knows: everything that holds for the games that come with
// the program holds for a person's own file.
#include "notation/pgn4d.h"
#include "support/duel.h"
#include "support/positions.h"

#include <QtTest/QTest>

using namespace tessera;
using namespace tessera::test;

namespace {

RulesetPtr oddVariant() {
    const Result<RulesetPtr> ruleset = loadRulesetFile(TESSERA_TEST_DATA "/odd_variant.toml");
    if (!ruleset)
        qFatal("%s", qPrintable(toText(ruleset.error())));
    return *ruleset;
}

#ifdef __SANITIZE_ADDRESS__
// Slow here, and still enough for all that is rare to come up.
constexpr int games = 300;
constexpr int placements = 1500;
#else
constexpr int games = 1000;
constexpr int placements = 3000;
#endif

} // namespace

class TestOwnRuleset : public QObject {
    Q_OBJECT

private slots:
    void aThousandRandomGames() {
        const Position start(oddVariant());
        Random random(35241);
        DuelCounts counts;
        for (int game = 0; game < games; ++game) {
            const QByteArray found = duel(start, 30, random, counts);
            QVERIFY2(found.isEmpty(), found);
        }
        QVERIFY(counts.positions > games * 20);
        QVERIFY(counts.castlings > 0 && counts.doubleSteps > 0 && counts.enPassants > 0);
        QVERIFY(counts.promotions > 0 && counts.severalKings > 0 && counts.doubleChecks > 0);
    }

    void placedPositions() {
        const Position start(oddVariant());
        Random random(99);
        DuelCounts counts;
        while (counts.positions < placements) {
            const Result<Position> position =
                Position::fromSetup(start.rulesetPtr(), randomSetup(start, random));
            if (!position)
                continue;
            countPins(*position, counts);
            const QByteArray found = duel(*position, 4, random, counts);
            QVERIFY2(found.isEmpty(), found);
        }
        QVERIFY(counts.enPassants > 0 && counts.severalKings > 0 && counts.doubleChecks > 0);
        QVERIFY(counts.pins[1] > 0 && counts.pins[2] > 0);
    }

    void aRecordTravelsWithTheNameOfItsFile() {
        const RulesetPtr ruleset = oddVariant();
        Record record{{}, Game(Position(ruleset)), {}, {}};
        Random random(3);
        for (int ply = 0; ply < 60 && record.game.outcome() == OutcomeKind::Ongoing; ++ply) {
            const std::vector<Move> moves = record.game.current().legalMoves();
            record.game.play(moves[below(random, moves.size())]);
        }
        const std::string text = writeRecord(record);
        QVERIFY(text.find("[Variant \"Tessera/odd\"]") != std::string::npos);
        QVERIFY(text.find("[RulesetHash \"") != std::string::npos);

        const auto finder = [&](std::string_view variant, std::string_view) {
            return variant == "Tessera/odd" ? ruleset : nullptr;
        };
        const RecordReading reading = readRecord(text, "odd.pgn4d", finder);
        QVERIFY2(!reading.error, qPrintable(reading.error ? toText(*reading.error) : QString()));
        QVERIFY(reading.record->game.moves() == record.game.moves());
        QCOMPARE(writeRecord(*reading.record), text);

        // Without the file, and with another file of the same name, the record says so.
        const RecordReading without = readRecord(text, "odd.pgn4d", findBuiltinVariant);
        QVERIFY(!without.record);
        QCOMPARE(without.error->code, ErrorCode::UnknownRuleset);
        QCOMPARE(without.error->found, std::string("Tessera/odd"));
        std::string other = text;
        other.replace(other.find("[RulesetHash \"") + 14, 4, "0000");
        const RecordReading mismatch = readRecord(other, "odd.pgn4d", finder);
        QVERIFY(!mismatch.record);
        QCOMPARE(mismatch.error->code, ErrorCode::UnknownRuleset);
    }
};

QTEST_APPLESS_MAIN(TestOwnRuleset)
#include "tst_own_ruleset.moc"
