// No ruleset file, however hostile or damaged, does worse than give an error, at once.
#include "ruleset_texts.h"

#include <QtTest/QTest>

using namespace tessera;
using namespace tessera::test;

Q_DECLARE_METATYPE(tessera::ErrorCode)

class TestRulesetHostile : public QObject {
    Q_OBJECT

private slots:
    void moreMovesThanCanBeMade() {
        std::string text = R"(id = "heavy"
name = "Heavy"
description = "Legal in each part, too much in all."
start = "1 w 0 1"
board = { axes = { x = 8, y = 8, z = 8, w = 8 }, square-names = "{x:a}{y:1}{z:0}{w:0}" }
)";
        for (char letter = 'A'; letter <= 'Z'; ++letter)
            text += std::string("[[piece]]\nletter = \"") + letter +
                    "\"\nname = \"any\"\nroyal = true\n"
                    "slide = { changing = [1, 2, 3, 4] }\n";
        QVERIFY(readRuleset(text, "queens.toml").ok());
        text += "leap = [{ by = [1, 2, 3, 4] }, { by = [2, 3, 4, 5] }]\n";
        const Error error = errorIn(text);
        QCOMPARE(error.code, ErrorCode::OutOfRange);
        QCOMPARE(error.found, std::to_string(4096 * (26 * 80 + 2 * 384)));
        QCOMPARE(error.place.line, 6 + 25 * 5);
    }

    void hostileTexts_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<QString>("place");
        const auto row = [](const char* name, const QByteArray& text, ErrorCode code,
                            const char* place) { QTest::newRow(name) << text << code << place; };
        using enum ErrorCode;
        const QByteArray head("id = \"a\"\n");
        constexpr int much = 10 * 1024 * 1024;
        constexpr int most = static_cast<int>(maxRulesetBytes);
        row("empty", "", MissingKey, "1:1");
        row("only space", " \n\n ", MissingKey, "1:1");
        row("only a mark", "\xEF\xBB\xBF", MissingKey, "1:1");
        row("10 MB of brackets", QByteArray(much, '['), TooLarge, "0:0");
        row("brackets up to the limit", QByteArray(most, '['), TomlSyntax, "");
        row("an array of arrays", "a = " + QByteArray(most - 4, '['), TomlSyntax, "");
        row("tables in tables", QByteArray("a={").repeated(most / 3), TomlSyntax, "");
        row("a deep table", "[" + QByteArray("a.").repeated(most / 2 - 2) + "a]", TomlSyntax, "");
        row("a deep key", QByteArray("a.").repeated(most / 2 - 3) + "a=1", TomlSyntax, "");
        row("a deep spaced key", QByteArray("a . ").repeated(most / 4 - 3) + "a=1", TomlSyntax, "");
        row("a deep quoted key", QByteArray("'a'.").repeated(most / 4 - 3) + "a=1", TomlSyntax, "");
        row("a deep key in tables", "t={" + QByteArray("a.").repeated(most / 2 - 9) + "a=1}",
            TomlSyntax, "");
        row("deep keys in tables of tables",
            (QByteArray("a.").repeated(14) + "a={").repeated(most / 40), TomlSyntax, "");
        row(
            "many keys",
            [] {
                QByteArray text;
                for (int i = 0; text.size() < most - 20; ++i)
                    text += "k" + QByteArray::number(i) + "=1\n";
                return text;
            }(),
            UnknownKey, "1:1");
        row("many pieces", QByteArray("[[piece]]\n").repeated(most / 10), MissingKey, "1:1");
        row("an endless text", head + "name = \"" + QByteArray(most - 30, 'x'), TomlSyntax, "");
        row("an endless comment", "#" + QByteArray(most - 1, 'x'), MissingKey, "1:1");
        row("NUL", head + "name = \"" + QByteArray(1, '\0') + "\"", NotText, "2:9");
        row("NUL first", QByteArray(1000, '\0'), NotText, "1:1");
        row("binary junk", QByteArray::fromHex("7f454c4602010100fffe9c80"), NotText, "1:1");
        row("a letter beyond ASCII as a value", head + "name = \xC2\xA9", TomlSyntax, "2:8");
        row("a space beyond ASCII in a list", head + "notes = [1, \xCC\x9F ]", TomlSyntax, "2:13");
        row("behind a text that ends with quotes", head + "name = \"\"\"a\"\"\"\"\xC2\xA9",
            TomlSyntax, "2:16");
        row("behind a quote in a number", head + "name = 0'[\xD2\x91", TomlSyntax, "2:9");
        row("behind a bracket and a quote", head + "name = 0['[\xD2\x91", TomlSyntax, "2:10");
        row("behind a dot and a quote", head + "name = 0.'\xD2\x91'", TomlSyntax, "2:10");
        row("behind a second equals sign", head + "name = a='\xD2\x91'", TomlSyntax, "2:10");
        row("behind a date", head + "name = 1979-05-27 ='\xD2\x91", TomlSyntax, "2:20");
        row("behind a quote in a word", head + "name = true\"\xD2\x91\"", TomlSyntax, "2:12");
        row("behind a second text", head + "name = 'a' \"\xD2\x91\"", TomlSyntax, "2:12");
        row("behind a text that does not close", head + "name = \"a\n\"id\" = \xD2\x91", TomlSyntax,
            "2:10");
        row("half a character", head + "\xE2\x82", NotText, "2:1");
        row("overlong", head + "name = \"\xC0\xAF\"", NotText, "2:9");
        row("surrogate", head + "name = \"\xED\xA0\x80\"", NotText, "2:9");
        row("UTF-16", QByteArray::fromHex("fffe690064003d00"), NotText, "1:1");
        row("an enormous number", "id = " + QByteArray(5000, '9'), TomlSyntax, "");
        row("an array at the top", "[1, 2]", TomlSyntax, "");
        row("JSON", "{\"id\": \"x\"}", TomlSyntax, "");
    }

    void hostileTexts() {
        QFETCH(QByteArray, text);
        QFETCH(ErrorCode, code);
        QFETCH(QString, place);
        const Error error = errorIn({text.constData(), static_cast<std::size_t>(text.size())});
        QCOMPARE(error.code, code);
        QVERIFY(error.found.size() < 1000);
        QVERIFY(error.expected.size() < 1000);
        if (!place.isEmpty())
            QCOMPARE(QString::fromStdString(position(error.place)), place);
        else
            QVERIFY(error.place.line > 0 && error.place.column > 0);
    }

    /// No truncation and no changed byte of a good file may do worse than give an error.
    void damagedFiles() {
        const std::string text = small();
        for (std::size_t length = 0; length < text.size(); ++length) {
            const Result<Ruleset> read = readRuleset(text.substr(0, length), "cut.toml");
            QVERIFY(read.ok() || read.error().place.line > 0);
        }
        std::uint32_t random = 1;
        const auto next = [&] { return random = random * 1664525U + 1013904223U; };
        for (int i = 0; i < 5000; ++i) {
            std::string damaged = text;
            for (int k = 0; k < 3; ++k) {
                const std::size_t at = (next() >> 8U) % damaged.size();
                damaged[at] = text[(next() >> 8U) % text.size()];
            }
            const Result<Ruleset> read = readRuleset(damaged, "damaged.toml");
            QVERIFY(read.ok() || read.error().place.line > 0);
        }
    }
};

QTEST_APPLESS_MAIN(TestRulesetHostile)
#include "tst_ruleset_hostile.moc"
