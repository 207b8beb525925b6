// Every fault in a ruleset file is one error at its exact place.
#include "ruleset_texts.h"

#include <QtTest/QTest>

using namespace tessera;
using namespace tessera::test;

Q_DECLARE_METATYPE(tessera::ErrorCode)

class TestRulesetFaults : public QObject {
    Q_OBJECT

private slots:
    /// `from` in the small file becomes `to`; the error stands `skip` bytes after its beginning.
    void faults_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<int>("skip");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<QString>("found");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* from, const char* to, int skip,
                            ErrorCode code, const char* found, const char* expected) {
            QTest::newRow(name) << from << to << skip << code << found << expected;
        };
        using enum ErrorCode;

        row("unknown key", "screen-names =", "screen-name =", 0, UnknownKey, "board.screen-name",
            "screen-names, axes, square-names, layout");
        row("unknown key at the top", "notes =", "nots =", 0, UnknownKey, "nots",
            "notes, id, name, description, sources, record-variant, board, piece, castling, draws, "
            "start, fen");
        row("unknown key in an atom", "length = 3", "lenght = 3", 0, UnknownKey,
            "piece.slide.lenght", "length, changing, among");
        row("unknown key in a piece", "royal = true", "royal = true\nking = true", 13, UnknownKey,
            "piece.king", "name, letter, value, royal, slide, step, leap, pawn");
        row("a step has no length", "step = { changing = [1, 2] }",
            "step = { changing = [1, 2], length = 2 }", 28, UnknownKey, "piece.step.length",
            "among, changing");
        row("id missing", "id = \"small\"\n", "", 0, MissingKey, "", "id");
        row("letter missing", "[[piece]]\nletter = \"R\"\n", "[[piece]]\n", 0, MissingKey, "",
            "piece.letter");
        row("piece without moves",
            "[[piece]]\nletter = \"K\"\nname = \"king\"\nvalue = 1000\nroyal = true\nstep = { "
            "changing = [1, 2] }",
            "[[piece]]\nletter = \"K\"\nname = \"king\"\nroyal = true", 0, MissingKey, "",
            "piece.slide, piece.step, piece.leap, piece.pawn");
        row("forward missing", "[piece.pawn]\nforward = [\"y\", \"z\"]\n", "[piece.pawn]\n", 0,
            MissingKey, "", "piece.pawn.forward");
        row("en passant without double step",
            "[piece.pawn]\nforward = [\"y\", \"z\"]\ncaptures = [{ x = 1, y = 1 }, { x = -1, y = 1 "
            "}]\n"
            "double-step = [{ axis = \"y\", white = 2, black = 5 }]",
            "[piece.pawn]\nforward = [\"y\", \"z\"]", 0, MissingKey, "", "piece.pawn.double-step");
        row("number for a text", "name = \"Small\"", "name = 5", 7, WrongType, "integer",
            "name: string");
        row("text for a number", "value = 1000", "value = \"high\"", 8, WrongType, "string",
            "piece.value: integer");
        row("fraction for a number", "value = 1000", "value = 9.5", 8, WrongType, "number",
            "piece.value: integer");
        row("text for a flag", "royal = true", "royal = \"yes\"", 8, WrongType, "string",
            "piece.royal: boolean");
        row("number for a table", "step = { changing = [1, 2] }", "step = 1", 7, WrongType,
            "integer", "piece.step: table");
        row("number for axes", "forward = [\"y\", \"z\"]", "forward = [2]", 11, WrongType,
            "integer", "piece.pawn.forward: string");

        row("axis of 0", "x = 5, y = 6", "x = 0, y = 6", 4, OutOfRange, "0",
            "board.axes.x: 1 to 26");
        row("axis of 1000", "y = 6, z = 2", "y = 1000, z = 2", 4, OutOfRange, "1000",
            "board.axes.y: 1 to 26");
        row("negative axis", "y = 6, z = 2", "y = -6, z = 2", 4, OutOfRange, "-6",
            "board.axes.y: 1 to 26");
        row("axis beyond 32 bits", "y = 6, z = 2", "y = 4294967298, z = 2", 4, OutOfRange,
            "4294967298", "board.axes.y: 1 to 26");
        row("too many squares", "axes = { x = 5, y = 6, z = 2 }",
            "axes = { x = 9, y = 8, z = 8, w = 8 }", 7, TooManySquares, "4608", "4096");
        row("repetition of 1", "repetition = 4", "repetition = 1", 13, OutOfRange, "1",
            "draws.repetition: 2 to 100");
        row("no half-moves", "half-moves = 60", "half-moves = 0", 13, OutOfRange, "0",
            "draws.half-moves: 2 to 10000");
        row("five axes changed", "changing = [1, 2] }", "changing = [1, 5] }", 15, OutOfRange, "5",
            "piece.step.changing: 1 to 4");
        row("more axes changed than named", "changing = [1], among", "changing = [3], among", 12,
            OutOfRange, "3", "piece.slide.changing: 1 to 2");
        row("leap of 0", "by = [4, 1]", "by = [4, 0]", 9, OutOfRange, "0",
            "piece.leap.by: 1 to 25");
        row("leap of too many changes", "by = [4, 1]", "by = [4, 1, 2]", 5, BadValue, "array",
            "piece.leap.by: at most one change an axis");
        row("empty name", "name = \"king\"", "name = \"\"", 7, OutOfRange, "0",
            "piece.name: 1 to 40 bytes");
        row("control character", "name = \"king\"", "name = \"k\\u0007\"", 9, HiddenCharacter,
            "U+0007", "piece.name");

        row("id with capitals", "id = \"small\"", "id = \"Small\"", 5, BadValue, "Small",
            "id: small letters, digits and single hyphens, a letter first");
        row("small letter", "letter = \"K\"", "letter = \"k\"", 9, BadValue, "k",
            "piece.letter: one of A to Z");
        row("two letters", "letter = \"K\"", "letter = \"KK\"", 9, BadValue, "KK",
            "piece.letter: one of A to Z");
        row("duplicate letter", "letter = \"G\"", "letter = \"R\"", 9, DuplicateLetter, "R", "");
        row("no royal piece", "value = 1000\nroyal = true", "value = 1000", -37, NoRoyal, "",
            "piece.royal");
        row("royal pawn", "name = \"pawn\"\n", "name = \"pawn\"\nroyal = true\n", 22, BadValue,
            "true", "piece.royal: no royal piece is a pawn");
        row("unknown axis", "axis = \"y\", white", "axis = \"v\", white", 7, BadValue, "v",
            "piece.pawn.double-step.axis: x, y, z, w");
        row("axis twice", "forward = [\"y\", \"z\"]", "forward = [\"y\", \"y\"]", 16, BadValue, "y",
            "piece.pawn.forward: each axis once");
        row("forward along an axis of 1", "forward = [\"y\", \"z\"]", "forward = [\"y\", \"w\"]",
            16, BadValue, "w", "piece.pawn.forward: an axis longer than 1");
        row("capture of nothing", "{ x = 1, y = 1 }", "{ x = 0 }", 0, BadValue, "0",
            "piece.pawn.captures: a change of at least one axis");
        row("capture twice", "{ x = -1, y = 1 }]", "{ x = 1, y = 1 }]", 0, BadValue, "table",
            "piece.pawn.captures: each capture once");
        row("double step sideways", "axis = \"y\", white", "axis = \"x\", white", 7, BadValue, "x",
            "piece.pawn.double-step.axis: each forward axis once");
        row("double step over the edge", "white = 2, black = 5", "white = 4, black = 5", 8,
            OutOfRange, "4", "piece.pawn.double-step.white: 1 to 3");
        row("black double step over the edge", "black = 5", "black = 3", 8, OutOfRange, "3",
            "piece.pawn.double-step.black: 4 to 6");
        row("promotion at the end of a side", "[[\"y\"], [", "[[\"x\"], [", 1, BadValue, "array",
            "piece.pawn.promotion.at-end-of: forward axes only");
        row("promotion to nothing", "to = [\"R\", \"G\"]", "to = []", 5, BadValue, "[]",
            "piece.pawn.promotion.to: letters of pieces");
        row("promotion to an unknown piece", "to = [\"R\", \"G\"]", "to = [\"R\", \"Q\"]", 11,
            UnknownPiece, "Q", "piece.pawn.promotion.to: K, R, G, P");
        row("promotion to a pawn", "to = [\"R\", \"G\"]", "to = [\"R\", \"P\"]", 11, BadValue, "P",
            "piece.pawn.promotion.to: no pawn and no royal piece");
        row("promotion to a king", "to = [\"R\", \"G\"]", "to = [\"K\"]", 6, BadValue, "K",
            "piece.pawn.promotion.to: no pawn and no royal piece");
        row("automatic with a choice", "to = [\"R\", \"G\"]",
            "automatic = true\nto = [\"R\", \"G\"]", 22, BadValue, "array",
            "piece.pawn.promotion.to: one letter when promotion is automatic");
        row("castling off the board", "from = 5, to = 3", "from = 6, to = 3", 7, OutOfRange, "6",
            "castling.rook.from: 1 to 5");
        row("castling of an unknown piece", "piece = \"K\"", "piece = \"X\"", 8, UnknownPiece, "X",
            "castling.king.piece: K, R, G, P");
        row("castling of a common king", "piece = \"K\"", "piece = \"G\"", 8, BadValue, "G",
            "castling.king.piece: a royal piece");
        row("castling home along the way", "home = { y =", "home = { x =", 13, BadValue, "x",
            "castling.home: axes other than castling.axis");
        row("castling home of both sides", "home = { y = { white = 1, black = 6 }",
            "home = { y = { white = 1, black = 1 }", 7, BadValue, "table",
            "castling.home: an axis where White and Black differ");
        row("one step of castling",
            "[[castling]]\naxis = \"x\"\nking = { piece = \"K\", from = 2, to = 4 }",
            "[[castling]]\naxis = \"x\"\nking = { piece = \"K\", from = 2, to = 1 }", 0, BadValue,
            "1", "castling.king.to: two or more from castling.king.from");
        row("layout with an axis twice", "grid = [\"w\", \"z\"]", "grid = [\"w\", \"x\"]", -22,
            BadValue, "table", "board.layout: each axis once");
        row("layout of three axes", "grid = [\"w\", \"z\"]", "grid = [\"w\", \"z\", \"y\"]", 7,
            BadValue, "3", "board.layout.grid: two axes, across and up");
        row("unknown position format", "fen = \"fen4d\"", "fen = \"epd\"", 6, BadValue, "epd",
            "fen: fen4d, chess");
        row("ordinary positions on more boards", "fen = \"fen4d\"", "fen = \"chess\"", 6, BadValue,
            "chess", "fen: fen4d on a board with z or w");

        const char* const field = "board.square-names: {axis:style}, axis x y z w, style a A 1 0";
        const char* const names = "\"{z:A}{x:a}{y:1}\"";
        row("pattern without an axis", names, "\"{z:A}{x:a}\"", 0, BadPattern, "{z:A}{x:a}",
            "board.square-names: {y:...}");
        row("pattern with an axis twice", names, "\"{z:A}{x:a}{y:1}{y:0}\"", 0, BadPattern, "{y:0}",
            "board.square-names: each axis once");
        row("pattern with an unknown style", names, "\"{z:A}{x:b}{y:1}\"", 0, BadPattern, "{x:b}",
            field);
        row("pattern with an unknown axis", names, "\"{z:A}{u:a}{y:1}\"", 0, BadPattern, "{u:a}",
            field);
        row("pattern that does not close", names, "\"{z:A}{x:a}{y:1\"", 0, BadPattern, "{y:1",
            field);
        row("pattern with a mark of moves", names, "\"{z:A}-{x:a}{y:1}\"", 0, BadPattern, "-",
            "board.square-names: ASCII without spaces and -x=+#:,*./|{}()[];!?$\"\\&<>~%");
        row("numbers of two digits side by side",
            "axes = { x = 5, y = 6, z = 2 }\nsquare-names = \"{z:A}{x:a}{y:1}\"",
            "axes = { x = 10, y = 6, z = 2 }\nsquare-names = \"{z:A}{x:1}{y:1}\"", 47, BadPattern,
            "{z:A}{x:1}{y:1}",
            "board.square-names: text that is no number after a number of two digits");
        row("names that run into each other",
            "axes = { x = 5, y = 6, z = 2 }\nsquare-names = \"{z:A}{x:a}{y:1}\"",
            "axes = { x = 5, y = 6, z = 10 }\nsquare-names = \"{x:1}{y:a}{z:1}\"", 47, BadPattern,
            "{x:1}{y:a}{z:1}",
            "board.square-names: text that is no number after a number of two digits");
    }

    void faults() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(int, skip);
        QFETCH(ErrorCode, code);
        QFETCH(QString, found);
        QFETCH(QString, expected);
        std::size_t offset = 0;
        const std::string text = changed(from.toStdString(), to.toStdString(), &offset);
        const Error error = errorIn(text);
        QCOMPARE(QString::fromStdString(error.found), found);
        QCOMPARE(QString::fromStdString(error.expected), expected);
        QCOMPARE(error.code, code);
        QCOMPARE(error.place.file, std::string("bad.toml"));
        QCOMPARE(position(error.place),
                 position(text, offset + static_cast<std::size_t>(static_cast<long>(skip))));
    }

    void columnsAreInBytes() {
        const std::string text = changed("{ x = 5, y = 6", "{ \"é\" = 1, x = 5, y = 6");
        const Error error = errorIn(text);
        QCOMPARE(error.code, ErrorCode::UnknownKey);
        QCOMPARE(position(error.place), position(text, text.find("\"é\"")));
        const std::string later = changed("[\"Made for tests\"]", "[\"é\", 5]");
        QCOMPARE(position(errorIn(later).place), position(later, later.find("5]")));
    }

    void oneRookSquareHasOneCastling() {
        const std::string second = R"(
[[castling]]
axis = "y"
king = { piece = "K", from = 1, to = 3 }
rook = { piece = "R", from = 1, to = 2 }
home = { x = { white = 5, black = 1 } }
)";
        std::string text = small() + second;
        text.replace(text.rfind("from = 1, to = 3"), 16, "from = 4, to = 6");
        const Error error = errorIn(text);
        QCOMPARE(error.code, ErrorCode::BadValue);
        QCOMPARE(error.expected,
                 std::string("castling: a rook's square and a king's move in one castling only"));
        QCOMPARE(position(error.place), position(text, text.rfind("[[castling]]")));
        text.replace(text.rfind("black = 1"), 9, "black = 2");
        text.replace(text.rfind("white = 5"), 9, "white = 4");
        QVERIFY(readRuleset(text, "good.toml").ok());
    }

    /// A name stands in lists, sentences and what a screen reader says: it is one line, it can be
    /// seen, and it may not hide or turn what stands beside it.
    void names_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("expected");
        QTest::newRow("ruleset") << "name = \"Small\""
                                 << "name";
        QTest::newRow("piece") << "name = \"king\""
                               << "piece.name";
        QTest::newRow("on screen") << "screen-names = \"{x:a}{y:1} ({z:0})\""
                                   << "board.screen-names";
        QTest::newRow("of records") << "record-variant = \"Small-1\""
                                    << "record-variant";
    }

    void names() {
        QFETCH(QString, line);
        QFETCH(QString, expected);
        const std::string key = line.left(line.indexOf(QLatin1Char(' '))).toStdString();
        /// The fault of the key's value written like this, and its place: bytes behind the quote.
        const auto faultOf = [&](const std::string& written) {
            std::size_t at = 0;
            const std::string begin = key + " = \"";
            const std::string text = changed(line.toStdString(), begin + written + "\"", &at);
            const Error error = errorIn(text);
            int behind = -1;
            while (behind < 20 &&
                   position(text, at + begin.size() + static_cast<std::size_t>(behind)) !=
                       position(error.place))
                ++behind;
            return std::tuple{error.code, error.found, error.expected, behind};
        };
        const auto fault = [&](ErrorCode code, const std::string& found, int behind) {
            return std::tuple{code, found, expected.toStdString(), behind};
        };
        using enum ErrorCode;
        QVERIFY(faultOf("ab\\ncd") == fault(NotOneLine, "U+000A", 2));
        QVERIFY(faultOf("ab\\rcd") == fault(NotOneLine, "U+000D", 2));
        QVERIFY(faultOf("a\\tb") == fault(NotOneLine, "U+0009", 1));
        QVERIFY(faultOf("a\tb") == fault(NotOneLine, "U+0009", 1));
        QVERIFY(faultOf("a\\u0085b") == fault(NotOneLine, "U+0085", 1));
        QVERIFY(faultOf("\u00E9\\u2028b") == fault(NotOneLine, "U+2028", 2));
        QVERIFY(faultOf("a\u2029") == fault(NotOneLine, "U+2029", 1));
        QVERIFY(faultOf("a\\u001Bb") == fault(HiddenCharacter, "U+001B", 1));
        QVERIFY(faultOf("a\\u007Fb") == fault(HiddenCharacter, "U+007F", 1));
        QVERIFY(faultOf("a\\u009Bb") == fault(HiddenCharacter, "U+009B", 1));
        QVERIFY(faultOf("abc\u202E") == fault(HiddenCharacter, "U+202E", 3));
        for (const std::string turn : {"200E", "200F", "202A", "202B", "202C", "202D", "202E",
                                       "2066", "2067", "2068", "2069", "061C", "FEFF", "2060"})
            QVERIFY(faultOf("a\\u" + turn + "b") == fault(HiddenCharacter, "U+" + turn, 1));
        QVERIFY(faultOf("a\\U000E0041b") == fault(HiddenCharacter, "U+E0041", 1));
        for (const char* blank : {" ", "   ", "\u00A0", "\\u3000", "\\u200B\\u200D"})
            QVERIFY(faultOf(blank) == fault(BlankText, "", -1));
    }

    /// Names in any script are names, with the joiners that Persian and Hindi are written with.
    void namesOfTheWorld() {
        for (const char* name :
             {"\u062F\u0631 \u0645\u06CC\u200C\u06A9", "\u0915\u094D\u200D\u0937", "\u738B",
              "\u05DE\u05DC\u05DA", "roi d'\u00E9checs", "\U0001F451\uFE0F"})
            QVERIFY2(readRuleset(changed("name = \"king\"", std::string("name = \"") + name + "\""),
                                 "good.toml")
                         .ok(),
                     name);
    }

    /// Prose is written in lines and paragraphs, and that is all it may do.
    void prose() {
        const std::string description = "description = \"";
        const auto with = [&](const char* start) {
            return changed(description, description + start);
        };
        QVERIFY(readRuleset(with("One.\\n\\n\\tTwo.\\r\\n"), "good.toml").ok());
        const Error turned = errorIn(with("One.\\n\\u2067"));
        QCOMPARE(turned.code, ErrorCode::HiddenCharacter);
        QCOMPARE(turned.found, std::string("U+2067"));
        QCOMPARE(turned.expected, std::string("description"));
        const std::string sources = "sources = [\"Made for tests\"]";
        std::size_t at = 0;
        const auto withSource = [&](const char* source) {
            return changed(sources, std::string("sources = [\"a book\", ") + source + "]", &at);
        };
        QVERIFY(readRuleset(withSource("\"\"\"\nTwo\nlines.\"\"\""), "good.toml").ok());
        const std::string hidden = withSource("\"\"\"\nTwo\nli\u200Fnes.\"\"\"");
        const Error error = errorIn(hidden);
        QCOMPARE(error.code, ErrorCode::HiddenCharacter);
        QCOMPARE(error.expected, std::string("sources"));
        QCOMPARE(position(error.place), position(hidden, hidden.find("\u200F")));
        QCOMPARE(errorIn(withSource("\" \\n \"")).code, ErrorCode::BlankText);
    }

    void noPieces() {
        const std::string text = small();
        std::string without = text.substr(0, text.find("[[piece]]"));
        Error error = errorIn(without);
        QCOMPARE(error.code, ErrorCode::NoPieces);
        without.insert(0, "piece = []\n");
        error = errorIn(without);
        QCOMPARE(error.code, ErrorCode::NoPieces);
        QCOMPARE(position(error.place), std::string("1:9"));
    }

    void syntax() {
        const std::string text = changed("royal = true", "royal = yes");
        const Error error = errorIn(text);
        QCOMPARE(error.code, ErrorCode::TomlSyntax);
        QVERIFY(!error.found.empty());
        QCOMPARE(error.place.line, 25);
        QVERIFY(error.place.column > 0);
        QCOMPARE(errorIn(changed("royal = true", "royal = true\nroyal = true")).code,
                 ErrorCode::TomlSyntax);
    }
};

QTEST_APPLESS_MAIN(TestRulesetFaults)
#include "tst_ruleset_faults.moc"
