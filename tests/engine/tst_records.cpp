// Records: what is written is read again, the browser edition's layout is kept to the byte, and
// every mistake is found at its line, column and ply with the good moves before it kept.
#include "notation/pgn4d.h"
#include "notation/record_split.h"
#include "support/positions.h"

#include <QtTest/QTest>

#include <random>

using namespace tessera;
using namespace tessera::test;

namespace {

const QByteArray head = "[Event \"?\"]\n"
                        "[Site \"?\"]\n"
                        "[Date \"????.??.??\"]\n"
                        "[Round \"?\"]\n"
                        "[White \"?\"]\n"
                        "[Black \"?\"]\n"
                        "[Result \"*\"]\n"
                        "[Variant \"Fourfold-4x4x2x2\"]\n"
                        "[Format \"PGN4D\"]\n"
                        "[FormatVersion \"1\"]\n"
                        "[Notation \"LAN4D\"]\n"
                        "[SetUp \"1\"]\n"
                        "[FEN4D \"4/4/PPPP/RNKQ|4/4/4/1BR1|1rb1/4/4/4|qknr/pppp/4/4 w 0 1\"]\n"
                        "\n";
constexpr int movesLine = 15;
const QByteArray moves = "1. Bb1@10-b1@01 Rb4@01xb1@01 2. Kc1@00xb1@01 d3@11-d2@11 *\n";

RecordReading read(const QByteArray& text) {
    return readRecord({text.constData(), std::size_t(text.size())}, "game.pgn4d",
                      findBuiltinVariant);
}

Record readWell(const QByteArray& text) {
    RecordReading reading = read(text);
    if (!reading.record || reading.error)
        qFatal("%s\n%s", text.constData(),
               reading.error ? qPrintable(toText(*reading.error)) : "no record");
    return *std::move(reading.record);
}

QByteArray written(const Record& record) {
    return QByteArray::fromStdString(writeRecord(record));
}

Record randomGame(const Position& start, int plies, unsigned seed) {
    std::mt19937 random(seed);
    Record record{{}, Game(start), {}, {}};
    for (int ply = 0; ply < plies; ++ply) {
        const std::vector<Move> legal = record.game.current().legalMoves();
        if (legal.empty())
            break;
        record.game.play(legal[random() % legal.size()]);
    }
    record.result = resultOf(record.game.outcome(), record.game.current().sideToMove());
    return record;
}

} // namespace

class TestRecords : public QObject {
    Q_OBJECT

private slots:
    void severalInOneFile_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QList<int>>("lines");
        const QByteArray game = head + moves;
        const int height = static_cast<int>(game.count('\n'));
        QTest::newRow("none") << QByteArray(" \n\n") << QList<int>{};
        QTest::newRow("one") << game << QList<int>{1};
        QTest::newRow("two") << game + "\n" + game << QList<int>{1, height + 2};
        QTest::newRow("without a blank line") << game + game << QList<int>{1, height + 1};
        QTest::newRow("byte-order mark")
            << "\xEF\xBB\xBF" + game + game << QList<int>{1, height + 1};
        QByteArray windows = game + "\n" + game;
        windows.replace("\n", "\r\n");
        QTest::newRow("line ends of Windows") << windows << QList<int>{1, height + 2};
        QTest::newRow("without moves") << head + head << QList<int>{1, movesLine};
        QTest::newRow("a tag twice is one game's fault")
            << "[Event \"a\"]\n" + game << QList<int>{1};
        QTest::newRow("a tag in a comment")
            << head + "1. Bb1@10-b1@01 {see\n\n[Event \"a\"]\n} *\n\n" + game
            << QList<int>{1, movesLine + 5};
        QTest::newRow("a comment without an end")
            << head + "1. Bb1@10-b1@01 {see *\n\n" + head + "1. Bb1@10-b1@01 {good} *\n"
            << QList<int>{1, movesLine + 2};
        QTest::newRow("a comment to the end of the line")
            << head + "1. Bb1@10-b1@01 ; {\n*\n\n" + game << QList<int>{1, movesLine + 3};
        QTest::newRow("damage between") << game + "!!}}((\n" + game << QList<int>{1, height + 2};
        QTest::newRow("text before") << "Dear Anna,\n" + game << QList<int>{1, 2};
    }
    void severalInOneFile() {
        QFETCH(QByteArray, text);
        QFETCH(QList<int>, lines);
        const auto parts = splitRecords({text.constData(), std::size_t(text.size())});
        QList<int> found;
        std::string whole;
        for (const RecordPart& part : parts) {
            found.append(part.line);
            whole += part.text;
        }
        QCOMPARE(found, lines);
        if (!lines.isEmpty())
            QCOMPARE(QByteArray::fromStdString(whole),
                     text.startsWith('\xEF') ? text.mid(3) : text);
    }
    void aGrowingGameIsWrittenAsAWhole() {
        const Record whole = randomGame(Position(builtinRuleset("lite")), 60, 5);
        MoveTexts texts;
        Record record{{}, Game(whole.game.start()), {}, {}};
        const auto same = [&] { return writeRecord(record, texts) == writeRecord(record); };
        QVERIFY(same());
        for (const Move& move : whole.game.moves()) {
            record.game.play(move);
            QVERIFY(same());
        }
        // Moves taken back and replaced, and another game.
        record.game.goTo(record.game.ply() - 5);
        record.game.play(record.game.current().legalMoves().back());
        QVERIFY(same());
        record.game = randomGame(Position(builtinRuleset("fide")), 20, 6).game;
        QVERIFY(same());
    }

    void theBrowserEditionsRecordIsKeptToTheByte() {
        const Record record = readWell(head + moves);
        QCOMPARE(record.game.moves().size(), std::size_t(4));
        QCOMPARE(record.game.ply(), std::size_t(4));
        QCOMPARE(record.result, RecordResult::Unfinished);
        QCOMPARE(toText(record.game.current()),
                 QStringLiteral("4/4/PPPP/RN1Q|4/4/4/2R1|2b1/4/4/1K2|qknr/ppp1/3p/4 w 0 3"));
        QCOMPARE(written(record), head + moves);
    }

    void otherTagsAreKeptBehindTheFormatsOwn() {
        QByteArray text = head + moves;
        text.replace("[White \"?\"]", "[White \"Ada \\\"A\\\\\\\" \xC3\xA9\"]");
        text.replace("\n\n1.", "\n[Annotator \"me\"]\n\n1.");
        const Record record = readWell(text);
        QCOMPARE(record.tag("White"), std::string_view("Ada \"A\\\" \xC3\xA9"));
        QCOMPARE(record.tag("Annotator"), std::string_view("me"));
        QVERIFY(record.tag("Variant").empty());
        QCOMPARE(written(record), text);
    }

    void toleratedForms_data() {
        QTest::addColumn<QByteArray>("text");
        QByteArray crlf = head + moves;
        crlf.replace("\n", "\r\n");
        QTest::newRow("CRLF") << crlf;
        QTest::newRow("byte-order mark") << "\xEF\xBB\xBF" + head + moves;
        QTest::newRow("both") << "\xEF\xBB\xBF" + crlf;
        QTest::newRow("no line end") << (head + moves).trimmed();
        QTest::newRow("no space behind the number")
            << head + "1.Bb1@10-b1@01 Rb4@01xb1@01 2.Kc1@00xb1@01 d3@11-d2@11 *";
        QTest::newRow("no numbers")
            << head + "Bb1@10-b1@01 Rb4@01xb1@01 Kc1@00xb1@01 d3@11-d2@11 *";
        QTest::newRow("one move a line, every number")
            << head + "1. Bb1@10-b1@01\n1... Rb4@01xb1@01\n2.\tKc1@00xb1@01\n2... d3@11-d2@11\n*\n";
        QByteArray noResultTag = head + moves;
        noResultTag.replace("[Result \"*\"]\n", "");
        QTest::newRow("no Result tag") << noResultTag;
    }
    void toleratedForms() {
        QFETCH(QByteArray, text);
        QCOMPARE(written(readWell(text)), head + moves);
    }

    void commentsGlyphsAndVariationsSurvive() {
        const QByteArray text =
            head + "{before (all) ; $1} 1. Bb1@10-b1@01 {first} {second\nline} $14\n"
                   "(1. a2@00-a3@00 $2 {why} (1. a2@00-a3@01) 1... a3@11-a2@11) 1... Rb4@01xb1@01\n"
                   "2. Kc1@00xb1@01! d3@11-d2@11?? ; a } brace\n*\n";
        QVERIFY(!read(text).record->notes.empty()); // the inner variation is no legal move
        QVERIFY(read(text).error.has_value());

        QByteArray good = text;
        good.replace("(1. a2@00-a3@01)", "(1. b2@00-b3@00 {inner})");
        const Record record = readWell(good);
        const QByteArray again = written(record);
        QCOMPARE(written(readWell(again)), again);

        QCOMPARE(record.notes[0].size(), std::size_t(1));
        QCOMPARE(record.notes[0][0].comment, std::string("before (all) ; $1"));
        const RecordNotes& first = record.notes[1];
        QCOMPARE(first.size(), std::size_t(4));
        QCOMPARE(first[1].comment, std::string("second\nline"));
        QCOMPARE(first[2].glyph, 14);
        QCOMPARE(first[3].kind, RecordNote::Kind::Variation);
        const RecordLine& variation = first[3].variation;
        QCOMPARE(variation.moves.size(), std::size_t(2));
        QCOMPARE(variation.notes[1].size(), std::size_t(3));
        QCOMPARE(variation.notes[1][2].variation.notes[1][0].comment, std::string("inner"));
        QCOMPARE(record.notes[3][0].glyph, 1);
        QCOMPARE(record.notes[4][0].glyph, 4);
        QCOMPARE(record.notes[4][1].comment, std::string(" a } brace"));
        for (const char* part : {"{second\nline}", "$14", "(1. a2@00-a3@00", "; a } brace\n"})
            QVERIFY2(again.contains(part), again);
    }

    void linesAreWrapped() {
        const QByteArray text = written(randomGame(startOf(QStringLiteral("lite")), 60, 3));
        for (const QByteArray& line : text.split('\n'))
            QVERIFY2(line.startsWith('[') || line.size() <= 80, line);
    }

    void aGameThatBlackBegins() {
        Record record = randomGame(
            positionOf(QStringLiteral("lite"),
                       QStringLiteral("4/4/PPPP/RNKQ|4/4/4/2R1|1rb1/4/4/1B2|qknr/pppp/4/4 b 1 12")),
            3, 1);
        const QByteArray text = written(record);
        QVERIFY2(text.contains("\n\n12... "), text);
        QVERIFY2(text.contains(" 13. "), text);
        QCOMPARE(written(readWell(text)), text);
    }

    void randomGamesComeBack_data() {
        QTest::addColumn<QString>("ruleset");
        for (const QString& id : builtinIds())
            QTest::newRow(qPrintable(id)) << id;
    }
    void randomGamesComeBack() {
        QFETCH(QString, ruleset);
        const Position start = startOf(ruleset);
        const bool large = start.geometry().squareCount() > 1000;
        for (unsigned seed = 0; seed < (large ? 1U : 20U); ++seed) {
            const Record record = randomGame(start, large ? 6 : 120, seed);
            const QByteArray text = written(record);
            const Record again = readWell(text);
            QVERIFY(again.game.moves() == record.game.moves());
            QCOMPARE(again.game.current().key(), record.game.current().key());
            QCOMPARE(again.result, record.result);
            QCOMPARE(written(again), text);
        }
    }

    void everyResultIsWritten_data() {
        QTest::addColumn<QByteArray>("result");
        for (const char* result : {"*", "1-0", "0-1", "1/2-1/2"})
            QTest::newRow(result) << QByteArray(result);
    }
    void everyResultIsWritten() {
        QFETCH(QByteArray, result);
        QByteArray text = head + moves;
        text.replace("\"*\"", "\"" + result + "\"");
        text.replace(" *\n", " " + result + "\n");
        QCOMPARE(written(readWell(text)), text);
    }

    void resignationIsForUsAndNotForTheBrowserEdition() {
        Record record = readWell(head + moves);
        record.result = RecordResult::BlackWins;
        record.setTag(termination::tagName, termination::resignation);
        record.setTag("Annotator", "me");
        record.notesAt(1).push_back({RecordNote::Kind::Comment, "a remark", 0, {}});
        const Record again = readWell(written(record));
        QCOMPARE(again.result, RecordResult::BlackWins);
        QCOMPARE(again.tag(termination::tagName), termination::resignation);
        const Result<std::string> exported = browserExport(record);
        QVERIFY(exported);
        QCOMPARE(QByteArray::fromStdString(*exported), head + moves);
    }

    void theBrowserEditionGetsResultsThatThePositionShows() {
        Record record{{}, Game(positionOf(QStringLiteral("lite"), mateInOne)), {}, {}};
        record.game.play(moveOf(record.game.current(), mateMove));
        QCOMPARE(record.game.outcome(), OutcomeKind::Checkmate);
        const QByteArray text = QByteArray::fromStdString(*browserExport(record));
        QVERIFY2(text.contains("[Result \"1-0\"]"), text);
        QVERIFY2(text.endsWith("# 1-0\n"), text);
    }

    void theBrowserEditionsLimits() {
        Record record{{},
                      Game(positionOf(QStringLiteral("lite"),
                                      QStringLiteral("k3/4/4/3K|4/4/4/3Q|4/4/4/4|4/4/4/4 w 0 1"))),
                      {},
                      {}};
        record.setTag("White", std::string(300, 'w'));
        QVERIFY(QByteArray::fromStdString(*browserExport(record))
                    .contains("\"" + QByteArray(200, 'w') + "\""));
        shuttle(record.game, 4097);
        QVERIFY(!browserExport(record));
        QCOMPARE(browserExport(record).error().code, ErrorCode::TooManyPlies);
    }

    void theOtherBrowserGamesRecordIsRead() {
        const Record record =
            readWell("[Event \"?\"]\n[Result \"0-1\"]\n[Variant \"4D Chess\"]\n"
                     "[Board \"4x4x2x2\"]\n[Notation \"4D-LAN\"]\n"
                     "[Rules \"fourfold-v1\"]\n\n"
                     "1. Bb1[1,0]-b1[0,1] Rb4[0,1]xb1[0,1] 2. Kc1[0,0]xb1[0,1] 0-1\n");
        QCOMPARE(record.game.moves().size(), std::size_t(3));
        QCOMPARE(record.result, RecordResult::BlackWins);
        QVERIFY(record.tag("Rules").empty());
        QCOMPARE(record.game.start().ruleset().id, std::string("lite"));
    }

    void mistakesAmongTheTags_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        const auto row = [](const char* name, const char* from, const char* to, ErrorCode code,
                            int line, int column) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to) << code << line << column;
        };
        row("no Variant", "[Variant \"Fourfold-4x4x2x2\"]\n", "", ErrorCode::MissingTag, 14, 1);
        row("unknown game", "Fourfold-4x4x2x2", "Tessera/nowhere", ErrorCode::UnknownRuleset, 8,
            11);
        row("no Format", "[Format \"PGN4D\"]\n", "", ErrorCode::MissingTag, 14, 1);
        row("other format", "\"PGN4D\"", "\"PGN5D\"", ErrorCode::WrongTagValue, 9, 10);
        row("newer version", "Version \"1\"", "Version \"2\"", ErrorCode::WrongTagValue, 10, 17);
        row("other notation", "LAN4D", "SAN", ErrorCode::WrongTagValue, 11, 12);
        row("no SetUp", "[SetUp \"1\"]\n", "", ErrorCode::MissingTag, 14, 1);
        row("no position", "[FEN4D", "[FEN4E", ErrorCode::MissingTag, 15, 1);
        row("bad position", "|1rb1/", "|1rx1/", ErrorCode::UnknownLetter, 13, 9 + 27);
        row("king missing", "RNKQ", "RN1Q", ErrorCode::RoyalCount, 13, 9);
        row("bad result", "[Result \"*\"]", "[Result \"2-0\"]", ErrorCode::WrongTagValue, 7, 10);
        row("repeated", "[Site \"?\"]", "[Event \"?\"]", ErrorCode::DuplicateTag, 2, 1);
        row("no quotation mark", "[Site \"?\"]", "[Site ?]", ErrorCode::BadTag, 2, 1);
        row("value not closed", "[Site \"?\"]", "[Site \"?]", ErrorCode::BadTag, 2, 1);
        row("bracket not closed", "[Site \"?\"]", "[Site \"?\"", ErrorCode::BadTag, 2, 1);
        row("no name", "[Site \"?\"]", "[\"?\"]", ErrorCode::BadTag, 2, 1);
        row("other file's ruleset", "[Format \"", "[RulesetHash \"0000000000000000\"]\n[Format \"",
            ErrorCode::UnknownRuleset, 9, 15);
    }
    void mistakesAmongTheTags() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(ErrorCode, code);
        QFETCH(int, line);
        QFETCH(int, column);
        QByteArray text = head + moves;
        QVERIFY(text.contains(from));
        const RecordReading reading = read(text.replace(from, to));
        QVERIFY(!reading.record);
        checkError(reading, code, line, column, 0);
    }

    void mistakesAmongTheMoves_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("ply");
        const auto row = [](const char* name, const QByteArray& text, ErrorCode code, int line,
                            int column, int ply) {
            QTest::newRow(name) << text << code << line << column << ply;
        };
        const QByteArray first = "1. Bb1@10-b1@01 ";
        row("no moves, no result", "", ErrorCode::MissingResult, 1, 1, 1);
        row("no result", first, ErrorCode::MissingResult, 1, 17, 2);
        row("not a move", first + "hello *", ErrorCode::BadMove, 1, 17, 2);
        row("no legal move", first + "Rb4@01-b4@00 2. Kc1@00-c1@01 Rb4@00-a4@11 *",
            ErrorCode::IllegalMove, 1, 46, 4);
        row("wrong piece", first + "Bb4@01xb1@01 *", ErrorCode::WrongPiece, 1, 17, 2);
        row("missing x", first + "\nRb4@01-b1@01 *", ErrorCode::WrongMark, 2, 1, 2);
        row("false check", first + "\n\n  Rb4@01xb1@01+ *", ErrorCode::WrongMark, 3, 3, 2);
        row("wrong number", first + "Rb4@01xb1@01 3. Kc1@00xb1@01 *", ErrorCode::BadMoveNumber, 1,
            30, 3);
        row("enormous number", first + "99999999999999999999. *", ErrorCode::BadMoveNumber, 1, 17,
            2);
        row("open comment", first + "{ and so on *", ErrorCode::UnclosedComment, 1, 17, 2);
        row("open variation", first + "(1. a2@00-a3@00 *", ErrorCode::BadToken, 1, 33, 2);
        row("open variation at the end", first + "(1. a2@00-a3@00", ErrorCode::UnclosedComment, 1,
            32, 2);
        row("closing brace", first + "} *", ErrorCode::BadToken, 1, 17, 2);
        row("closing parenthesis", first + ") *", ErrorCode::BadToken, 1, 17, 2);
        row("variation of nothing", "(1. a2@00-a3@00) *", ErrorCode::BadToken, 1, 1, 1);
        row("glyph without number", first + "$ *", ErrorCode::BadToken, 1, 17, 2);
        row("enormous glyph", first + "$99999999999999 *", ErrorCode::BadToken, 1, 17, 2);
        row("marks of no meaning", "1. Bb1@10-b1@01!!! *", ErrorCode::BadToken, 1, 16, 2);
        row("other result", first + "1-0", ErrorCode::ResultMismatch, 1, 17, 2);
        row("moves behind the result", first + "* Rb4@01xb1@01", ErrorCode::BadToken, 1, 19, 2);
        row("a second game", first + "*\n\n[Event \"?\"]\n", ErrorCode::BadToken, 3, 1, 2);
    }
    void mistakesAmongTheMoves() {
        QFETCH(QByteArray, text);
        QFETCH(ErrorCode, code);
        QFETCH(int, line);
        QFETCH(int, column);
        QFETCH(int, ply);
        const RecordReading reading = read(head + text);
        checkError(reading, code, line + movesLine - 1, column, ply);
        QVERIFY(reading.record.has_value());
        QCOMPARE(reading.record->game.moves().size(), std::size_t(ply - 1));
        QCOMPARE(reading.record->result, RecordResult::Unfinished);
    }

    void repairable_data() {
        QTest::addColumn<QByteArray>("wrong");
        QTest::addColumn<QList<int>>("columns"); // of what was wrong
        QTest::newRow("nothing") << moves << QList<int>();
        QTest::newRow("a false check")
            << QByteArray("1. Bb1@10-b1@01+ Rb4@01xb1@01 2. Kc1@00xb1@01 d3@11-d2@11 *\n")
            << QList<int>{4};
        QTest::newRow("no capture")
            << QByteArray("1. Bb1@10-b1@01 Rb4@01-b1@01 2. Kc1@00-b1@01 d3@11-d2@11 *\n")
            << QList<int>{17, 33};
        QTest::newRow("wrong numbers")
            << QByteArray("2. Bb1@10-b1@01 Rb4@01xb1@01 7. Kc1@00xb1@01 d3@11-d2@11 *\n")
            << QList<int>{1, 30};
        QTest::newRow("no result")
            << QByteArray("1. Bb1@10-b1@01 Rb4@01xb1@01 2. Kc1@00xb1@01 d3@11-d2@11\n")
            << QList<int>{1};
        QTest::newRow("all of it")
            << QByteArray("4. Bb1@10-b1@01# Rb4@01-b1@01 9. Kc1@00xb1@01 d3@11xd2@11\n")
            << QList<int>{1, 4, 18, 31, 47, 1};
    }
    // Marks, numbers and a missing result leave no doubt about the game: on request they are read
    // over, and each is told.
    void repairable() {
        QFETCH(QByteArray, wrong);
        QFETCH(QList<int>, columns);
        const QByteArray text = head + wrong;
        QCOMPARE(read(text).error.has_value(), !columns.isEmpty());
        const RecordReading repaired =
            readRecord(text.toStdString(), "game.pgn4d", findBuiltinVariant, Reading::Repairing);
        QVERIFY(repaired.record && !repaired.error);
        QList<int> found;
        for (const Error& error : repaired.repaired)
            found.append(error.place.column);
        QCOMPARE(found, columns);
        QCOMPARE(written(*repaired.record), head + moves);
    }
    void notRepairable_data() {
        QTest::addColumn<QByteArray>("wrong");
        QTest::newRow("an illegal move") << QByteArray("1. Bb1@10-b2@10 *\n");
        QTest::newRow("another piece") << QByteArray("1. Qb1@10-b1@01 *\n");
        QTest::newRow("no move") << QByteArray("1. hello *\n");
        QTest::newRow("no promotion") << QByteArray("1. Bb1@10-b1@01=Q *\n");
        QTest::newRow("an open comment") << QByteArray("1. Bb1@10-b1@01 {never ends\n");
    }
    // What would have to be guessed stays a fault, and the good part is kept.
    void notRepairable() {
        QFETCH(QByteArray, wrong);
        const RecordReading reading = readRecord((head + wrong).toStdString(), "game.pgn4d",
                                                 findBuiltinVariant, Reading::Repairing);
        QVERIFY(reading.record);
        QVERIFY(reading.error);
    }
    void theClosingResultCountsWhenRepaired() {
        QByteArray text = head + moves;
        text.replace("[Result \"*\"]", "[Result \"1-0\"]");
        text.replace(" *\n", " 0-1\n");
        const RecordReading reading =
            readRecord(text.toStdString(), "game.pgn4d", findBuiltinVariant, Reading::Repairing);
        QVERIFY(reading.record && !reading.error);
        QCOMPARE(reading.record->result, RecordResult::BlackWins);
        // Where none stands at the end, the tag's does.
        text.replace(" 0-1\n", "\n");
        QCOMPARE(
            readRecord(text.toStdString(), "game.pgn4d", findBuiltinVariant, Reading::Repairing)
                .record->result,
            RecordResult::WhiteWins);
    }

    void hostileText_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<ErrorCode>("code");
        QTest::newRow("nothing") << QByteArray() << ErrorCode::MissingTag;
        QTest::newRow("NUL bytes") << head + QByteArray(1000, '\0') << ErrorCode::NotText;
        QTest::newRow("not UTF-8") << head + "\xFF\xFE *" << ErrorCode::NotText;
        QTest::newRow("5 MiB of spaces")
            << head + QByteArray(5 * 1024 * 1024, ' ') << ErrorCode::TooLarge;
        QTest::newRow("4 MiB of brackets")
            << head + QByteArray(4 * 1024 * 1024 - 2000, '[') << ErrorCode::BadTag;
        QTest::newRow("4 MiB of parentheses")
            << head + QByteArray(4 * 1024 * 1024 - 2000, '(') << ErrorCode::BadToken;
        QTest::newRow("4 MiB of comments")
            << head + QByteArray("{}").repeated(2 * 1024 * 1024 - 1000) << ErrorCode::MissingResult;
        QTest::newRow("4 MiB of one word")
            << head + QByteArray(4 * 1024 * 1024 - 2000, 'a') << ErrorCode::BadMove;
        QByteArray tags;
        for (int i = 0; i < 250'000; ++i)
            tags += "[T" + QByteArray::number(i) + " \"x\"]\n";
        QTest::newRow("4 MiB of tags") << tags << ErrorCode::MissingResult;
        QTest::newRow("deep variations")
            << head + QByteArray("1. a2@00-a3@00 (").repeated(10000) << ErrorCode::OutOfRange;
    }
    void hostileText() {
        QFETCH(QByteArray, text);
        QFETCH(ErrorCode, code);
        const RecordReading reading = read(text);
        QVERIFY(reading.error.has_value());
        QVERIFY2(reading.error->code == code, qPrintable(toText(*reading.error)));
    }

    void tooManyPlies() {
        Record record{{},
                      Game(positionOf(QStringLiteral("lite"),
                                      QStringLiteral("k3/4/4/3K|4/4/4/3Q|4/4/4/4|4/4/4/4 w 0 1"))),
                      {},
                      {}};
        shuttle(record.game, 25'000);
        const RecordReading reading = read(written(record));
        QVERIFY(reading.error.has_value());
        QCOMPARE(reading.error->code, ErrorCode::TooManyPlies);
        QCOMPARE(reading.error->place.ply, maxRecordPlies + 1);
        QCOMPARE(reading.record->game.moves().size(), std::size_t(maxRecordPlies));
    }

private:
    static const QString mateInOne;
    static const QString mateMove;

    /// Kings go to and fro.
    static void shuttle(Game& game, int plies) {
        const QStringList round{QStringLiteral("d1@00d2@00"), QStringLiteral("a4@00b4@00"),
                                QStringLiteral("d2@00d1@00"), QStringLiteral("b4@00a4@00")};
        std::vector<Move> roundMoves;
        Position position = game.current();
        for (const QString& move : round) {
            roundMoves.push_back(moveOf(position, move));
            position.make(roundMoves.back());
        }
        for (int ply = 0; ply < plies; ++ply)
            game.play(roundMoves[std::size_t(ply) % roundMoves.size()]);
    }

    static void checkError(const RecordReading& reading, ErrorCode code, int line, int column,
                           int ply) {
        QVERIFY(reading.error.has_value());
        const QByteArray text = toText(*reading.error).toUtf8();
        QVERIFY2(reading.error->code == code, text);
        QCOMPARE(reading.error->place.file, std::string("game.pgn4d"));
        QVERIFY2(reading.error->place.line == line, text);
        QVERIFY2(reading.error->place.column == column, text);
        QVERIFY2(reading.error->place.ply == ply, text);
    }
};

const QString TestRecords::mateInOne =
    QStringLiteral("2Bk/4/4/4|4/2P1/2N1/3Q|K3/4/4/4|4/4/4/4 w 0 1");
const QString TestRecords::mateMove = QStringLiteral("d1@10d4@10");

QTEST_APPLESS_MAIN(TestRecords)
#include "tst_records.moc"
