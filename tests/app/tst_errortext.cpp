// Every error is a sentence of its own that names what was found and what was expected.
#include "text/errortext.h"

#include <QSet>
#include <QTest>

using namespace tessera;

namespace {

constexpr auto lastCode = ErrorCode::NotProved;

/// Codes whose errors hold no such text, by their comments in error.h.
bool tellsFound(ErrorCode code) {
    switch (code) {
    case ErrorCode::NotText:
    case ErrorCode::MissingKey:
    case ErrorCode::BlankText:
    case ErrorCode::NoPieces:
    case ErrorCode::NoRoyal:
    case ErrorCode::MissingField:
    case ErrorCode::MissingTag:
    case ErrorCode::UnclosedComment:
    case ErrorCode::MissingResult:
    case ErrorCode::TooManyPlies:
        return false;
    default:
        return true;
    }
}

bool tellsExpected(ErrorCode code) {
    switch (code) {
    case ErrorCode::NotText:
    case ErrorCode::TomlSyntax:
    case ErrorCode::DuplicateLetter:
    case ErrorCode::NoPieces:
    case ErrorCode::NoRoyal:
    case ErrorCode::SelfCheckFailed:
    case ErrorCode::ExtraText:
    case ErrorCode::BadSide:
    case ErrorCode::BadCastling:
    case ErrorCode::BadEnPassant:
    case ErrorCode::PawnOnPromotion:
    case ErrorCode::OpponentInCheck:
    case ErrorCode::IllegalMove:
    case ErrorCode::BadTag:
    case ErrorCode::DuplicateTag:
    case ErrorCode::UnknownRuleset: // a hash: for programs
    case ErrorCode::UnclosedComment:
    case ErrorCode::MissingResult:
        return false;
    default:
        return true;
    }
}

} // namespace

class TestErrorText : public QObject {
    Q_OBJECT
private slots:
    void everyErrorHasASentence() {
        const QString unknown = errorText({static_cast<ErrorCode>(static_cast<int>(lastCode) + 1)});
        QSet<QString> all;
        for (int i = 0; i <= static_cast<int>(lastCode); ++i) {
            const auto code = static_cast<ErrorCode>(i);
            const QString text = errorText({code, {}, "what-is-there", "what-is-wanted"});
            const QByteArray told = QByteArray::number(i) + ": " + text.toUtf8();
            QVERIFY2(text != unknown, told);
            QVERIFY2(text.endsWith(QLatin1Char('.')), told);
            QVERIFY2(!text.contains(QLatin1Char('%')), told);
            QVERIFY2(!all.contains(text), told);
            QVERIFY2(text.contains(QLatin1String("what-is-there")) == tellsFound(code), told);
            QVERIFY2(text.contains(QLatin1String("what-is-wanted")) == tellsExpected(code), told);
            all.insert(text);
        }
    }

    /// What is counted, how many there are, and how many there may be.
    void aNumberOutOfItsRangeIsTold() {
        QCOMPARE(errorText({ErrorCode::OutOfRange, {}, "18", "hints: 0 to 16 items"}),
                 QStringLiteral("The number of entries of hints is 18; possible is 0 to 16."));
        QCOMPARE(errorText({ErrorCode::OutOfRange, {}, "2", "step.hints: 3 items"}),
                 QStringLiteral("The number of entries of step.hints is 2; possible is 3."));
        QCOMPARE(errorText({ErrorCode::OutOfRange, {}, "120", "title: 1 to 80 bytes"}),
                 QStringLiteral("The length of title is 120 bytes; possible is 1 to 80."));
        QCOMPARE(errorText({ErrorCode::OutOfRange, {}, "7", "level: 1 to 5"}),
                 QStringLiteral("The value of level is 7; possible is 1 to 5."));
    }
    /// Whatever somebody pastes, the sentence about it can be read.
    void whatIsQuotedIsShortAndSeen() {
        const std::string found = std::string(1'000'000, 'x') + "\u202E\x01";
        QVERIFY(errorText({ErrorCode::UnknownLetter, {}, found, "KQ"}).size() < 1000);
        const QString hidden = errorText({ErrorCode::UnknownLetter, {}, "a\u202Eb\x01", "KQ"});
        QVERIFY(!hidden.contains(QChar(0x202E)) && !hidden.contains(QChar(1)));
    }
    /// Some errors can lack one of the two; the sentence is whole all the same.
    void sentencesAreWholeWithoutWhatIsLacking() {
        QCOMPARE(errorText({ErrorCode::CannotRead, {}, "/dev/zero", {}}),
                 QStringLiteral("/dev/zero is not a file."));
        QCOMPARE(errorText({ErrorCode::BadMove, {}, "e2x", {}}),
                 QStringLiteral("“e2x” is no move."));
        QVERIFY(errorText({ErrorCode::WrongPiece, {}, "Na2", "-"}).contains(QLatin1String("pawn")));
    }

    /// What is quoted comes from somebody else's file: it may not turn or hide the sentence.
    void quotesAreHarmless() {
        const QString text =
            errorText({ErrorCode::UnknownKey, {}, "a\u202Eb\nc\x1B[0m\xFF", "name\u2066"});
        QCOMPARE(text,
                 QStringLiteral("There is no key a\uFFFDb\uFFFDc\uFFFD[0m\uFFFD here; known are "
                                "name\uFFFD."));
    }

    void placesAreLineColumnAndHalfMove() {
        QCOMPARE(placeText({}), QString());
        QCOMPARE(placeText({{}, 3, 7, 0}), QStringLiteral("line 3, column 7"));
        QCOMPARE(placeText({{}, 12, 5, 9}), QStringLiteral("line 12, column 5, half-move 9"));
    }
};

QTEST_APPLESS_MAIN(TestErrorText)
#include "tst_errortext.moc"
