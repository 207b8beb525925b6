// Study files as people write them: every fault has its place, and no claim that is false passes.
#include "study/check.h"
#include "study/reader.h"
#include "support/positions.h"
#include "support/random_setup.h"

#include <QtTest/QTest>

using namespace tessera;
using namespace tessera::test;

namespace {

const std::string good = R"(id = "fide-back-rank"
ruleset = "fide"
position = "6k1/5ppp/8/8/8/8/8/1R4K1 w - - 0 1"
line = ["b1b8"]
theme = "rook"
level = 1
title = "The back rank"
idea = "A king behind its pawns."
hints = ["Look at the last rank."]
notice = ["The pawns take the way out of the king."]
author = "A. Tester"
source = "Composed for a test"

[claim]
kind = "mate"
moves = 1
keys = ["b1b8"]
shows = ["check", "blocked-by-own-pieces"]
)";

std::string changed(const std::string& from, const std::string& to) {
    std::string text = good;
    const std::size_t at = text.find(from);
    if (at == std::string::npos)
        qFatal("no %s", from.c_str());
    return text.replace(at, from.size(), to);
}

/// The whole of it: read and checked.
std::optional<Error> errorOf(const std::string& text) {
    const Result<Study> study = readStudy(text, "study.toml");
    if (!study)
        return study.error();
    return checkStudy(*study);
}

} // namespace

class TestStudyReader : public QObject {
    Q_OBJECT

private slots:
    void aGoodStudy() {
        const Result<Study> study = readStudy(good, "study.toml");
        QVERIFY2(study.ok(), study ? "" : qPrintable(toText(study.error())));
        QCOMPARE(study->id, "fide-back-rank");
        QCOMPARE(study->line.size(), 1U);
        QCOMPARE(study->claim.kind, ClaimKind::Mate);
        QCOMPARE(study->claim.moves, 1);
        QCOMPARE(study->claim.shows.size(), 2U);
        QCOMPARE(study->hints.size(), 1U);
        QVERIFY(study->pair.empty());
        QCOMPARE(study->afterLine().outcome(), OutcomeKind::Checkmate);
        QVERIFY(!checkStudy(*study));
    }

    void faults_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("line");
        const auto row = [](const char* name, const char* from, const char* to, ErrorCode code,
                            int line) {
            QTest::newRow(name) << QString::fromLatin1(from) << QString::fromLatin1(to) << int(code)
                                << line;
        };
        using enum ErrorCode;
        row("no TOML", "level = 1", "level =", TomlSyntax, 6);
        row("unknown key", "level = 1", "level = 1\nlevels = 2", UnknownKey, 7);
        row("unknown key of the claim", "moves = 1", "moves = 1\nmove-s = 1", UnknownKey, 17);
        row("no id", "id = \"fide-back-rank\"\n", "", MissingKey, 1);
        row("an id with capitals", "fide-back-rank", "Fide", BadValue, 1);
        row("an id that is a path", "fide-back-rank", "../secret", BadValue, 1);
        row("a ruleset that is a path", "ruleset = \"fide\"", "ruleset = \"./fide.toml\"", BadValue,
            2);
        row("no such ruleset", "ruleset = \"fide\"", "ruleset = \"fides\"", UnknownRuleset, 2);
        row("a rank too long", "6k1/5ppp", "6k1/5pppp", RankLength, 3);
        row("a position out of turn", "1R4K1 w", "1R4K1 x", BadSide, 3);
        row("no king", "6k1/", "8/", RoyalCount, 3);
        row("an illegal move", "line = [\"b1b8\"]", "line = [\"b1c8\"]", IllegalMove, 4);
        row("a move that is none", "line = [\"b1b8\"]", "line = [\"mate\"]", BadMove, 4);
        row("a number for a move", "line = [\"b1b8\"]", "line = [8]", WrongType, 4);
        row("unknown theme", "\"rook\"", "\"tower\"", BadValue, 5);
        row("level too high", "level = 1", "level = 6", OutOfRange, 6);
        row("an empty title", "The back rank", "", OutOfRange, 7);
        row("hints that are no list", "hints = [\"Look at the last rank.\"]", "hints = \"Look\"",
            WrongType, 9);
        row("no author", "author = \"A. Tester\"\n", "", MissingKey, 1);
        row("a pair with itself", "level = 1", "level = 1\npair = \"fide-back-rank\"", BadValue, 7);
        row("no claim", "[claim]\n", "[claims]\n", UnknownKey, 14);
        row("unknown kind", "kind = \"mate\"", "kind = \"win\"", BadValue, 15);
        row("no number of moves", "moves = 1\n", "", MissingKey, 14);
        row("too many moves", "moves = 1", "moves = 31", OutOfRange, 16);
        row("no keys", "keys = [\"b1b8\"]\n", "", MissingKey, 14);
        row("a key twice", "keys = [\"b1b8\"]", "keys = [\"b1b8\", \"b1b8\"]", BadValue, 17);
        row("unknown fact", "\"check\",", "\"chess\",", BadValue, 18);
        row("keys of another kind", "kind = \"mate\"", "kind = \"stalemate\"", BadValue, 16);
        // Claims that do not hold
        row("mate in more moves", "moves = 1", "moves = 2", ClaimFails, 15);
        row("another key", "keys = [\"b1b8\"]", "keys = [\"b1b7\"]", ClaimFails, 17);
        row("keys that are too many", "keys = [\"b1b8\"]", "keys = [\"b1b8\", \"b1b7\"]",
            ClaimFails, 17);
        row("a line that does not mate", "line = [\"b1b8\"]", "line = [\"b1b7\"]", ClaimFails, 4);
        row("a line that is missing", "line = [\"b1b8\"]\n", "", ClaimFails, 14);
        row("a fact that is none", "\"check\",", "\"double-check\",", ClaimFails, 18);
        row("no mate at all", "5ppp", "5pp1", ClaimFails, 15);
    }
    void faults() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(int, code);
        QFETCH(int, line);
        const auto error = errorOf(changed(from.toStdString(), to.toStdString()));
        QVERIFY(error.has_value());
        QVERIFY2(int(error->code) == code && error->place.line == line, qPrintable(toText(*error)));
        QCOMPARE(error->place.file, "study.toml");
    }

    void noControlCharacters() {
        const auto error = errorOf(changed("The back rank", "The\\u0007 back rank"));
        QVERIFY(error.has_value());
        QCOMPARE(error->place.line, 7);
    }

    void thePlaceInsideThePosition() {
        const auto error = errorOf(changed("6k1/5ppp", "6k1/5pxp"));
        QVERIFY(error.has_value());
        QCOMPARE(error->code, ErrorCode::UnknownLetter);
        QCOMPARE(error->place.line, 3);
        QCOMPARE(error->place.column, 19);
    }

    void claims_data() {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("claim");
        QTest::addColumn<bool>("holds");
        const auto row = [](const char* name, const char* position, const char* line,
                            const char* claim, bool holds) {
            QTest::newRow(name) << QString::fromLatin1(position) << QString::fromLatin1(line)
                                << QString::fromLatin1(claim) << holds;
        };
        const char* const queen = "k7/8/2K5/8/8/8/8/1Q6 w - - 0 1";
        row("stalemate", queen, "\"b1b6\"", "kind = \"stalemate\"", true);
        row("mate is no stalemate", queen, "\"b1b7\"", "kind = \"stalemate\"", false);
        const char* const rook = "4k3/8/8/8/8/8/4B3/K3R3 w - - 0 1";
        row("double check", rook, "\"e2h5\"",
            "kind = \"double-check\"\nshows = [\"discovered-check\"]", true);
        row("single check", rook, "\"e2a6\"", "kind = \"double-check\"", false);
        row("escape", queen, "\"b1a2\"", "kind = \"escape\"\nescapes = [\"a8b8\"]", true);
        row("an escape too many", queen, "\"b1a2\"",
            "kind = \"escape\"\nescapes = [\"a8b8\", \"a8b8\"]", false);
        row("no escape told", queen, "\"b1a2\"", "kind = \"escape\"\nescapes = []", false);
        row("an escape from mate", queen, "\"b1b7\"", "kind = \"escape\"\nescapes = []", false);
        row("an escape without check", queen, "\"b1c2\"", "kind = \"escape\"\nescapes = [\"a8a7\"]",
            false);
        row("draw", "k7/8/8/8/8/8/1r6/K7 w - - 0 1", "\"a1b2\"", "kind = \"draw\"", true);
        row("no draw", queen, "\"b1c2\"", "kind = \"draw\"", false);
        const char* const castling = "4k3/8/8/8/8/5r2/8/4K2R w K - 0 1";
        row("illegal", castling, "",
            "kind = \"illegal\"\nmove = \"e1g1\"\nreason = \"castling-through-attack\"", true);
        row("illegal for another reason", castling, "",
            "kind = \"illegal\"\nmove = \"e1g1\"\nreason = \"castling-in-check\"", false);
        row("a legal move", castling, "",
            "kind = \"illegal\"\nmove = \"e1e2\"\nreason = \"steps-into-attack\"", false);
        row("illegal because it is legal", castling, "",
            "kind = \"illegal\"\nmove = \"e1e2\"\nreason = \"legal\"", false);
    }
    void claims() {
        QFETCH(QString, position);
        QFETCH(QString, line);
        QFETCH(QString, claim);
        QFETCH(bool, holds);
        std::string text = good.substr(0, good.find("kind = "));
        text.replace(text.find("6k1/5ppp/8/8/8/8/8/1R4K1 w - - 0 1"), 35,
                     position.toStdString() + '"');
        text.replace(text.find("\"b1b8\""), 6, line.toStdString());
        const auto error = errorOf(text + claim.toStdString() + '\n');
        QVERIFY2(error.has_value() != holds, error ? qPrintable(toText(*error)) : "");
    }

    void aUsersOwnRuleset() {
        const auto find = [](const std::string& id) -> Result<RulesetPtr> {
            if (id != "mine")
                return Error{ErrorCode::UnknownRuleset, {}, id, {}};
            return builtinRuleset("fide");
        };
        QVERIFY(readStudy(changed("ruleset = \"fide\"", "ruleset = \"mine\""), "a", find).ok());
        QVERIFY(!readStudy(good, "a", find).ok());
    }

    /// Whatever the bytes are, the answer is a study or an error with a place in them.
    void hostileText() {
        Random random(12);
        for (int i = 0; i < 3000; ++i) {
            std::string text = good;
            for (std::size_t changes = 1 + below(random, 4); changes > 0 && !text.empty();
                 --changes) {
                const std::size_t at = below(random, text.size());
                switch (below(random, 4)) {
                case 0:
                    text[at] = static_cast<char>(random());
                    break;
                case 1:
                    text.erase(at, 1 + below(random, 20));
                    break;
                case 2:
                    text.insert(at, text, below(random, text.size()), below(random, 40));
                    break;
                default:
                    text.resize(at + 1);
                }
            }
            const Result<Study> study = readStudy(text, "study.toml");
            if (!study)
                QVERIFY(study.error().place.line >= 0 && !study.error().place.file.empty());
        }
        QCOMPARE(errorOf(std::string(maxStudyBytes + 1, '#'))->code, ErrorCode::TooLarge);
        QCOMPARE(errorOf("id = \"\xff\"")->code, ErrorCode::NotText);
    }
};

QTEST_APPLESS_MAIN(TestStudyReader)
#include "tst_study_reader.moc"
