// A proof in words: conclusions, counts and sentences that a person can check, for every verdict,
// reason and kind of check there is, and never a code among them.
#include "conclusiontext.h"
#include "prooflines.h"
#include "prooflist.h"
#include "study/reader.h"
#include "support/explained_cases.h"
#include "support/random_setup.h"

#include <QRegularExpression>
#include <QtTest/QTest>

#include <set>

using namespace tessera;
using namespace tessera::test;

namespace {

/// What no reader may ever meet: unfilled places, codes, markup, words that do not fit a number.
QByteArray faultOf(const QString& text) {
    static const QRegularExpression mark(
        QStringLiteral("%[0-9n]|[{}<>_\\\\]|65535|&[a-z]+;|  |\\(s\\)|\\b1 (squares|pieces|kings|"
                       "tries|checkers|moves|lines|replies|captures|blocks|steps)\\b"));
    if (text.trimmed().isEmpty())
        return "is empty";
    if (mark.match(text).hasMatch())
        return "holds a mark or a wrong plural: " + text.toUtf8();
    for (const Reason reason : allReasons()) {
        const std::string_view code = reasonCode(reason);
        if (code.find('-') != std::string_view::npos &&
            text.contains(QLatin1StringView(code.data(), qsizetype(code.size()))))
            return "holds a code: " + text.toUtf8();
    }
    return {};
}

/// The lines as a person reads them: one string a line, groups with their counts.
QStringList read(const ProofLines& lines) {
    ProofList list;
    list.replace(lines);
    QStringList texts;
    for (std::size_t i = 0; i < lines.size(); ++i)
        texts.append(QString(lines[i].depth, u'.') + list.spoken(i));
    return texts;
}

QStringList linesOf(const Position& position) {
    return read(proofLines(position, prove(position)));
}

QString sentenceOf(const Position& position) {
    return conclusionSentence(prove(position), {}, position.ruleset());
}
QString titleOf(const Position& position) {
    return conclusionTitle(prove(position), {});
}

/// What a whole run has met.
struct Met {
    std::set<Reason> reasons;
    std::set<StepVerdict> verdicts;
    std::set<CheckManner> manners;
    std::set<AttackMeans> means;
    std::set<MoveType> moves;
    std::set<OutcomeKind> outcomes;
    std::set<ProofPart> parts;
    bool discovered = false;
    bool severalKings = false;
    bool doubleCheck = false;
    bool promotion = false;

    void add(const Proof& proof, const ProofLines& lines) {
        for (const ProofTry& one : proof.tries) {
            reasons.insert(one.reason);
            moves.insert(one.move.type);
            promotion = promotion || one.move.isPromotion();
        }
        for (const KingProof& king : proof.kings) {
            for (const KingStep& step : king.steps)
                verdicts.insert(step.verdict);
            for (const ProofCheck& check : king.checks) {
                manners.insert(check.manner);
                means.insert(check.line.means);
                discovered = discovered || check.discovered == true;
            }
        }
        for (const ProofLine& line : lines)
            parts.insert(line.part);
        outcomes.insert(proof.conclusion.outcome);
        severalKings = severalKings || proof.conclusion.severalKingsInCheck();
        doubleCheck = doubleCheck || proof.conclusion.doubleCheck();
    }
};

/// What is wrong with how a proof reads, or nothing.
QByteArray faultOf(const Position& position, const Proof& proof, Met& met) {
    const ProofLines lines = proofLines(position, proof);
    met.add(proof, lines);
    for (const QString& text :
         {conclusionTitle(proof, {}), conclusionSentence(proof, {}, position.ruleset())}) {
        if (const QByteArray fault = faultOf(text); !fault.isEmpty())
            return fault;
    }
    for (const QString& text : read(lines)) {
        if (const QByteArray fault = faultOf(text); !fault.isEmpty())
            return fault;
    }
    // Every try that fails stands in its section; every step of a king, in the squares around it.
    std::set<std::size_t> told;
    int depth = -1;
    for (const ProofLine& line : lines) {
        if (line.depth > depth + 1)
            return "skips a level";
        depth = line.depth;
        if (line.subject.kind == ProofSubject::Try)
            told.insert(line.subject.item);
        else if (line.subject.kind == ProofSubject::Step &&
                 proof.kings[line.subject.king].steps[line.subject.item].tryIndex)
            told.insert(*proof.kings[line.subject.king].steps[line.subject.item].tryIndex);
    }
    if (told.size() != proof.tries.size())
        return "leaves out a try";
    return {};
}

} // namespace

class TestProofText : public QObject {
    Q_OBJECT

private slots:
    /// The position that the design shows.
    void aMateByARookAlongW() {
        const Position mate =
            positionOf(QStringLiteral("lite"),
                       Placed{QStringLiteral("kd1@10 Rd1@11 Bb3@11 Kb2@10 Qd3@00"), Side::Black});
        QCOMPARE(titleOf(mate), QStringLiteral("Checkmate"));
        QCOMPARE(sentenceOf(mate),
                 QStringLiteral("Black is in check and every one of 15 tries fails."));
        QStringList lines = linesOf(mate);
        // The squares of each group have a test of their own.
        lines.removeIf([](const QString& line) {
            return line.startsWith(u"..") && line.contains(QStringLiteral("is attacked"));
        });
        const QStringList expected{
            QStringLiteral("1 checker"),
            QStringLiteral(".Rook on d1 [1,1] attacks the king on d1 [1,0] along W. One step "
                           "long: nothing can stand between."),
            // 8 + 9 + 3 + 1 are more than 14: five squares have two guards and c2 [1,1] has three.
            QStringLiteral("14 empty squares around the king, all guarded. 6 of them are guarded "
                           "more than once and are counted with each guard."),
            QStringLiteral(".8 by the king on b2 [1,0]"),
            QStringLiteral(".9 by the queen on d3 [0,0]"),
            QStringLiteral(".3 by the rook on d1 [1,1]"),
            QStringLiteral(".1 by the bishop on b3 [1,1]"), // c2 [1,1], which the king guards, too
            // Not among the empty ones: the rook's square, and what is no square at all.
            QStringLiteral("66 other steps of the king"),
            QStringLiteral(".1 holds a piece that is protected"),
            QStringLiteral("..King takes the rook on d1 [1,1] fails: the bishop on b3 [1,1] "
                           "protects it, X\u00a0+2 and Y\u00a0−2."),
            QStringLiteral(".65 steps lead off the board"),
            QStringLiteral("1 capture of the checker fails"),
            QStringLiteral(".King takes the rook on d1 [1,1] fails: the bishop on b3 [1,1] "
                           "protects it, X\u00a0+2 and Y\u00a0−2."),
            QStringLiteral("15 tries in all"),
            QStringLiteral(".14 to other squares with a king: all fail"),
            QStringLiteral(".1 to take the checker: it fails"),
        };
        QVERIFY2(lines == expected, qPrintable(lines.join(u'\n')));
    }
    void eachGuardedSquareIsToldWithWhatElseGuardsIt() {
        const Position mate =
            positionOf(QStringLiteral("lite"),
                       Placed{QStringLiteral("kd1@10 Rd1@11 Bb3@11 Kb2@10 Qd3@00"), Side::Black});
        const QStringList lines = linesOf(mate);
        const qsizetype queen = lines.indexOf(QStringLiteral(".9 by the queen on d3 [0,0]"));
        QVERIFY(queen > 0);
        int squares = 0;
        for (qsizetype i = queen + 1; lines[i].startsWith(u".."); ++i)
            ++squares;
        QCOMPARE(squares, 9);
        QVERIFY2(lines.contains(QStringLiteral("..d1 [0,0] is attacked along Y")),
                 qPrintable(lines.join(u'\n')));
    }

    /// What stands below a heading adds up to what it says: each empty square once, apart from
    /// those that are told to be counted with each of their guards, and no square with a piece.
    void theCountsOfSquaresAreTrue_data() {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<QString>("pieces");
        QTest::newRow("lite") << QStringLiteral("lite")
                              << QStringLiteral("kd1@10 Rd1@11 Bb3@11 Kb2@10 Qd3@00 pd2@10");
        QTest::newRow("full") << QStringLiteral("full")
                              << QStringLiteral("ka1@00 ke1@00 Nc2@00 Kh8@77 Ra2@10 pb2@00");
        QTest::newRow("tesschess")
            << QStringLiteral("tesschess") << QStringLiteral("kAa11 QBb22 RAb31 KDd44 pAb21 nAa21");
    }
    void theCountsOfSquaresAreTrue() {
        QFETCH(QString, ruleset);
        QFETCH(QString, pieces);
        const Position position = positionOf(ruleset, Placed{pieces, Side::Black});
        const Proof proof = prove(position);
        const ProofLines lines = proofLines(position, proof);
        for (std::size_t k = 0; k < proof.kings.size(); ++k) {
            std::size_t empty = 0;
            std::size_t entries = 0; // one a square and guard
            std::size_t twice = 0;
            for (const KingStep& step : proof.kings[k].steps) {
                if (step.occupant)
                    continue;
                ++empty;
                entries += std::max<std::size_t>(1, step.guards.size());
                twice += step.guards.size() > 1 ? std::size_t{1} : std::size_t{0};
            }
            // The first line about this king's squares, and what stands in it up to the others.
            const auto head = std::ranges::find_if(lines, [&](const ProofLine& line) {
                return line.part == ProofPart::Squares && line.subject.kind == ProofSubject::King &&
                       line.subject.king == k;
            });
            QVERIFY(head != lines.end());
            QVERIFY2(head->text.contains(QStringLiteral("%1 empty square").arg(empty)),
                     qPrintable(head->text));
            QCOMPARE(head->detail.startsWith(QStringLiteral("%1 of them").arg(twice)), twice > 0);
            std::size_t told = 0;
            for (auto line = head + 1; line != lines.end() && line->depth > head->depth &&
                                       !line->text.startsWith(QStringLiteral("other step"));
                 ++line) {
                if (line->subject.kind != ProofSubject::Step &&
                    line->subject.kind != ProofSubject::Try)
                    continue;
                ++told;
                if (line->subject.kind == ProofSubject::Step)
                    QVERIFY(!proof.kings[k].steps[line->subject.item].occupant);
            }
            QCOMPARE(told, entries);
        }
    }
    void aLineTellsTheSquaresBetween() {
        const Position check =
            positionOf(QStringLiteral("fide"), QStringLiteral("4r1k1/8/8/8/8/8/3P4/4K3 w - - 0 1"));
        QCOMPARE(titleOf(check), QStringLiteral("Check"));
        const QStringList lines = linesOf(check);
        QVERIFY2(lines.contains(QStringLiteral(
                     ".Rook on e8 attacks the king on e1 along Y. 6 squares lie between: e7, e6, "
                     "e5, e4, e3 and e2.")),
                 qPrintable(lines.join(u'\n')));
        QVERIFY(lines.contains(QStringLiteral("No piece reaches the checker")));
        QVERIFY(lines.contains(QStringLiteral("No piece can come between")));
    }
    void repliesTellHowTheyAnswer() {
        const Position check = positionOf(QStringLiteral("fide"),
                                          QStringLiteral("R3r1k1/8/8/8/8/8/4N3/3QK1B1 w - - 0 1"));
        // Nothing is in check there: the knight stands between. Without it:
        const Position open = positionOf(QStringLiteral("fide"),
                                         QStringLiteral("R3r1k1/8/8/8/8/8/3N4/3QK3 w - - 0 1"));
        QCOMPARE(titleOf(check), QStringLiteral("No check"));
        const QStringList lines = linesOf(open);
        QVERIFY2(lines.contains(
                     QStringLiteral(".Rook on a8 takes the rook on e8. It takes the checker.")),
                 qPrintable(lines.join(u'\n')));
        QVERIFY(lines.contains(QStringLiteral(".Queen on d1 to e2. It comes between.")));
        QVERIFY(lines.contains(QStringLiteral(".King to f1. No piece attacks it there.")));
    }
    void doubleCheckWhoseCapturesFail() {
        const Position position = positionOf(
            QStringLiteral("fide"),
            Placed{QStringLiteral("ke8 Re1 Nf6 Ka1 pg7 rh1 pd7 qd8 rf8 bf7"), Side::Black});
        QCOMPARE(titleOf(position), QStringLiteral("Checkmate"));
        const QStringList lines = linesOf(position);
        const QString all = lines.join(u'\n');
        QVERIFY2(
            lines.contains(QStringLiteral(".Double check: two pieces attack one king at once.")),
            qPrintable(all));
        QVERIFY2(lines.contains(QStringLiteral(".Every capture of a checker fails: another "
                                               "checker still attacks.")),
                 qPrintable(all));
        QVERIFY2(lines.contains(QStringLiteral(".Pawn on g7 takes the knight on f6 fails: one "
                                               "attack is answered, but the rook on e1 still "
                                               "attacks the king on e8.")),
                 qPrintable(all));
        QVERIFY2(lines.contains(QStringLiteral("2 checkers")), qPrintable(all));
    }
    void discoveredCheckNeedsTheMove() {
        const Position before =
            positionOf(QStringLiteral("fide"), QStringLiteral("4k3/8/8/8/8/8/4B3/K3R3 w - - 0 1"));
        const Move move = moveOf(before, QStringLiteral("e2c4"));
        Position after = before;
        after.make(move);
        const Proof proof = proveAfter(before, move);
        QCOMPARE(conclusionTitle(proof, {}), QStringLiteral("Discovered check"));
        const QString lines = read(proofLines(after, proof)).join(u'\n');
        QVERIFY2(lines.contains(QStringLiteral("The last move opened this line.")),
                 qPrintable(lines));
        QCOMPARE(titleOf(after), QStringLiteral("Check"));
    }
    void stalemateIsNoCheckAndNoMove() {
        const Position position =
            positionOf(QStringLiteral("fide"), QStringLiteral("k7/8/1Q6/8/8/8/8/7K b - - 0 1"));
        QCOMPARE(titleOf(position), QStringLiteral("Stalemate"));
        QCOMPARE(sentenceOf(position),
                 QStringLiteral("Black is not in check, yet every one of 3 tries fails."));
        QVERIFY(linesOf(position).contains(
            QStringLiteral("3 empty squares around the king, all guarded")));
    }
    void twoKingsAttackedByOneKnight() {
        const Position position =
            positionOf(QStringLiteral("full"),
                       Placed{QStringLiteral("ka1@00 ke1@00 Nc2@00 Kh8@77"), Side::Black});
        QCOMPARE(titleOf(position), QStringLiteral("Checkmate"));
        const QString lines = linesOf(position).join(u'\n');
        QVERIFY2(lines.contains(QStringLiteral("1 checker, 2 kings attacked")), qPrintable(lines));
        QVERIFY2(lines.contains(QStringLiteral("The squares around 2 kings")), qPrintable(lines));
        QVERIFY2(lines.contains(QStringLiteral("are safe, but another king would be attacked")),
                 qPrintable(lines));
    }
    void castlingThroughAttackIsTold() {
        const Position position =
            positionOf(QStringLiteral("fide"), QStringLiteral("4k3/8/8/8/8/5r2/8/4K2R w K - 0 1"));
        const QStringList lines = linesOf(position);
        QVERIFY2(lines.contains(QStringLiteral(".King castles to g1 fails: the king would cross "
                                               "f1, which the rook on f3 attacks.")),
                 qPrintable(lines.join(u'\n')));
        QVERIFY(lines.contains(QStringLiteral("1 other move fails")));
    }
    void aStartIsQuiet() {
        const Position start = startOf(QStringLiteral("fide"));
        QCOMPARE(titleOf(start), QStringLiteral("No check"));
        QCOMPARE(sentenceOf(start),
                 QStringLiteral("White is not in check and every one of 20 tries works."));
        const QStringList lines = linesOf(start);
        QVERIFY2(lines.contains(QStringLiteral("20 moves can be played")),
                 qPrintable(lines.join(u'\n')));
        QVERIFY(lines.contains(QStringLiteral("No empty square around the king")));
        QVERIFY(lines.contains(QStringLiteral(".5 hold pieces of its own side")));
        QVERIFY(lines.contains(QStringLiteral(".3 steps lead off the board")));
    }
    void anotherRuleThatEndedTheGameIsToldFirst() {
        const Position bare =
            positionOf(QStringLiteral("lite"), Placed{QStringLiteral("Ka1@00 kd4@11")});
        const MatchEnd end{EndKind::BareKings, {}};
        const Proof proof = prove(bare);
        QCOMPARE(conclusionTitle(proof, end), QStringLiteral("Draw"));
        QVERIFY(conclusionSentence(proof, end, bare.ruleset())
                    .startsWith(QStringLiteral("The game is drawn: only the kings are left. White "
                                               "is not in check and")));
    }
    /// Names that somebody else has written into a ruleset are text, not markup.
    void namesAreEscaped() {
        QCOMPARE(plainText(QStringLiteral("<b>a &lt;b&gt; &amp;amp;</b>")),
                 QStringLiteral("a <b> &amp;"));
    }

    void everythingThatCanBeToldIsToldInWords() {
        Met met;
        const auto check = [&](const Position& position, const Proof& proof) {
            const QByteArray fault = faultOf(position, proof, met);
            if (!fault.isEmpty())
                qWarning("%s", qPrintable(toText(position)));
            return fault;
        };
        for (const ExplainedCase& each : explainedCases) {
            const QString ruleset = QString::fromLatin1(each.ruleset);
            const Position position = casePosition(ruleset, QString::fromUtf8(each.position));
            const QByteArray fault = check(position, prove(position));
            QVERIFY2(fault.isEmpty(), fault);
        }
        for (const BuiltinStudy& each : builtinStudies()) {
            const auto study = readStudy(each.text, each.fileName);
            QVERIFY(study);
            Position position = study->position;
            for (const Move& move : study->line) {
                const Proof proof = proveAfter(position, move);
                position.make(move);
                const QByteArray fault = check(position, proof);
                QVERIFY2(fault.isEmpty(), fault);
            }
        }
        Random random(4);
        for (const QString& id : builtinIds()) {
            const Position start = startOf(id);
            for (int i = 0; i < (id == QStringLiteral("full") ? 4 : 60); ++i) {
                const Position position = randomPosition(start, random);
                const QByteArray fault = check(position, prove(position));
                QVERIFY2(fault.isEmpty(), fault);
            }
        }
        for (const Reason reason : allReasons()) {
            if (reason == Reason::Legal ||
                (reason >= Reason::CastlingInCheck && reason <= Reason::EnPassantUncoversCheck))
                QVERIFY2(met.reasons.contains(reason), reasonCode(reason).data());
        }
        for (const StepVerdict verdict : {StepVerdict::Free, StepVerdict::OwnPiece,
                                          StepVerdict::Attacked, StepVerdict::LeavesOthers})
            QVERIFY2(met.verdicts.contains(verdict), QByteArray::number(int(verdict)));
        QCOMPARE(met.manners.size(), 3U);
        QVERIFY(met.means.size() >= 3U); // no king can give check, so no single step
        QCOMPARE(met.moves.size(), 4U);
        QVERIFY(met.outcomes.contains(OutcomeKind::Checkmate));
        QVERIFY(met.outcomes.contains(OutcomeKind::Stalemate));
        QCOMPARE(met.parts.size(), 7U);
        QVERIFY(met.discovered && met.severalKings && met.doubleCheck && met.promotion);
    }

    void filtersFindLinesAndWhatTheyStandIn() {
        const Position mate =
            positionOf(QStringLiteral("lite"),
                       Placed{QStringLiteral("kd1@10 Rd1@11 Bb3@11 Kb2@10 Qd3@00"), Side::Black});
        ProofList list;
        list.replace(proofLines(mate, prove(mate)));
        const auto rows = [&] {
            QStringList texts;
            for (int i = 0; i < list.rowCount(); ++i)
                texts.append(list.data(list.index(i), ProofList::SpokenRole).toString());
            return texts;
        };
        const QStringList before = rows();
        QVERIFY(before.contains(QStringLiteral("9 by the queen on d3 [0,0]")));
        QVERIFY(!before.contains(QStringLiteral("d1 [0,0] is attacked along Y")));
        list.toggle(static_cast<int>(before.indexOf(QStringLiteral("9 by the queen on d3 [0,0]"))));
        QCOMPARE(rows().size(), before.size() + 9);
        list.setFilter(QStringLiteral("QUEEN d1"));
        QVERIFY2(rows().contains(QStringLiteral("d1 [0,0] is attacked along Y")),
                 qPrintable(rows().join(u'\n')));
        list.setFilter(QStringLiteral("bishop"));
        // c2 [1,1] in the groups of its guards, and the capture of the rook where it is told.
        QCOMPARE(list.fitting(), 5);
        list.setPart(ProofPart::Captures);
        QCOMPARE(list.fitting(), 1);
        QCOMPARE(rows().size(), 2);
        list.setFilter(QStringLiteral("unicorn"));
        QCOMPARE(list.fitting(), 0);
        QCOMPARE(rows().size(), 0);
        list.setFilter({});
        list.setPart(ProofPart::All);
        QCOMPARE(rows(), before);
    }
};

QTEST_GUILESS_MAIN(TestProofText)
#include "tst_prooftext.moc"
