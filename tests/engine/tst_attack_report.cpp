// Who attacks or protects a square, through which line, from behind whom, pinned or not; and what a
// piece or a side controls.
#include "explain/attack_report.h"
#include "support/positions.h"
#include "support/random_setup.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cstdlib>

using namespace tessera;
using namespace tessera::test;

namespace {

QString s(const char* text) {
    return QString::fromUtf8(text);
}

QString nameOf(const Position& position, Square square) {
    return QString::fromStdString(squareName(position.ruleset(), position.geometry(), square));
}

QStringList namesOf(const Position& position, const std::vector<Square>& squares) {
    QStringList names;
    for (const Square square : squares)
        names << nameOf(position, square);
    return names;
}

/// "a1", or for an x-ray "a1 behind b1 c1", or "a1 pinned".
QStringList told(const Position& position, const std::vector<Attacker>& attackers) {
    QStringList list;
    for (const Attacker& attacker : attackers) {
        QString text = nameOf(position, attacker.line.from);
        if (attacker.isXRay())
            text += s(" behind ") + namesOf(position, attacker.through).join(u' ');
        if (attacker.isPinned())
            text += s(" pinned");
        list << text;
    }
    return list;
}

QStringList told(const Position& position, const char* square, Side side) {
    return told(position, attackReport(position, squareOf(position, s(square))).of(side));
}

/// The squares between two that lie on one straight line.
std::optional<std::vector<Square>> between(const Geometry& geometry, Square from, Square to) {
    const Vector4 a = geometry.coordinates(from);
    const Vector4 b = geometry.coordinates(to);
    int length = 0;
    for (std::size_t axis = 0; axis < axisCount; ++axis) {
        const int change = std::abs(b[axis] - a[axis]);
        if (change != 0 && length != 0 && change != length)
            return std::nullopt;
        length = std::max(length, change);
    }
    std::vector<Square> squares;
    for (int step = 1; step < length; ++step) {
        Vector4 at = a;
        for (std::size_t axis = 0; axis < axisCount; ++axis)
            at[axis] = static_cast<std::int8_t>(a[axis] + (b[axis] - a[axis]) / length * step);
        squares.push_back(geometry.square(at));
    }
    return squares;
}

bool holds(const std::vector<Square>& squares, Square square) {
    return std::ranges::find(squares, square) != squares.end();
}

/// The second opinion on one report.
class Doubter {
public:
    Doubter(const Position& position, const PositionSetup& setup)
        : m_position(position), m_setup(setup), m_slow(position.ruleset(), setup) {}

    QByteArray doubt(const AttackReport& report) const {
        for (const Side side : {Side::White, Side::Black}) {
            std::vector<Square> direct;
            std::vector<Square> xRays;
            for (const Attacker& attacker : report.of(side)) {
                (attacker.isXRay() ? xRays : direct).push_back(attacker.line.from);
                if (!attacker.isXRay() && !xRays.empty())
                    return "x-rays before those that attack now";
                if (attacker.line.to != report.square ||
                    m_setup.pieces[attacker.line.from] != attacker.line.piece)
                    return "another piece";
                const QByteArray found = doubtPins(attacker);
                if (!found.isEmpty())
                    return found;
                if (attacker.isXRay() &&
                    attacker.through != screen(attacker.line.from, report.square))
                    return "looks through other pieces";
            }
            if (direct != m_slow.attackers(report.square, side))
                return "other attackers";
            if (xRays != expectedXRays(report.square, side))
                return "other x-rays";
        }
        return {};
    }

private:
    /// Everything that stands between, from the attacker's side on.
    std::vector<Square> screen(Square from, Square to) const {
        std::vector<Square> pieces;
        for (const Square square :
             between(m_position.geometry(), from, to).value_or(std::vector<Square>{})) {
            if (m_setup.pieces[square])
                pieces.push_back(square);
        }
        return pieces;
    }

    bool attacksWithout(std::vector<Square> taken, Square from, Square to) const {
        PositionSetup setup = m_setup;
        for (const Square square : taken)
            setup.pieces[square].reset();
        const Side side = setup.pieces[from]->side;
        return holds(m_slow.with(setup).attackers(to, side), from);
    }

    std::vector<Square> expectedXRays(Square to, Side side) const {
        std::vector<Square> found;
        for (std::size_t i = 0; i < m_setup.pieces.size(); ++i) {
            const auto from = static_cast<Square>(i);
            if (!m_setup.pieces[i] || m_setup.pieces[i]->side != side ||
                holds(m_slow.attackers(to, side), from))
                continue;
            std::vector<Square> pieces = screen(from, to);
            if (pieces.empty() || !attacksWithout(pieces, from, to))
                continue;
            // Each piece before it follows the ones nearer to the square.
            bool all = true;
            while (!pieces.empty()) {
                const Square farthest = pieces.front();
                pieces.erase(pieces.begin());
                all = all && attacksWithout(pieces, farthest, to);
            }
            if (all)
                found.push_back(from);
        }
        return found;
    }

    QByteArray doubtPins(const Attacker& attacker) const {
        const Square square = attacker.line.from;
        const Side side = attacker.line.piece.side;
        std::vector<std::pair<Square, Square>> expected;
        PositionSetup without = m_setup;
        without.pieces[square].reset();
        const SlowPosition open = m_slow.with(without);
        for (std::size_t i = 0; i < m_setup.pieces.size(); ++i) {
            const auto& king = without.pieces[i];
            if (!king || king->side != side || !m_position.ruleset().pieces[king->kind].royal)
                continue;
            const auto at = static_cast<Square>(i);
            const auto before = m_slow.attackers(at, opponent(side));
            for (const Square by : open.attackers(at, opponent(side))) {
                if (!holds(before, by))
                    expected.emplace_back(at, by);
            }
        }
        std::vector<std::pair<Square, Square>> told;
        for (const Pin& pin : attacker.pins) {
            told.emplace_back(pin.king, pin.by);
            std::vector<Square> line = between(m_position.geometry(), pin.by, pin.king).value();
            line.insert(line.begin(), pin.by);
            if (pin.line != line || !holds(line, square) || m_setup.pieces[pin.by] != pin.piece)
                return "another line of the pin";
        }
        return told == expected ? QByteArray() : QByteArray("other pins");
    }

    const Position& m_position;
    const PositionSetup& m_setup;
    SlowPosition m_slow;
};

} // namespace

class TestAttackReport : public QObject {
    Q_OBJECT

private slots:
    void bothSidesWithTheirMeansAndLines() {
        const Position position =
            positionOf(s("lite"), s("4/4/1p2/R2K|4/4/4/4|4/4/4/3r|2k1/4/4/Q3 w 0 1"));
        const AttackReport report = attackReport(position, squareOf(position, s("d1@00")));
        QVERIFY(report.piece && report.isProtected() && report.isAttacked());
        QCOMPARE(told(position, report.of(Side::White)), QStringList({s("a1@00")}));
        const AttackLine& rook = report.of(Side::White)[0].line;
        QCOMPARE(rook.means, AttackMeans::Slide);
        QCOMPARE(rook.change, (Vector4{3, 0, 0, 0}));
        QCOMPARE(namesOf(position, rook.between), QStringList({s("b1@00"), s("c1@00")}));
        const AttackLine& black = report.of(Side::Black)[0].line;
        QCOMPARE(black.change, (Vector4{0, 0, 0, -1}));
        QVERIFY(black.between.empty());
        const AttackReport pawn = attackReport(position, squareOf(position, s("a1@00")));
        QCOMPARE(pawn.of(Side::Black)[0].line.means, AttackMeans::Pawn);
    }

    void xRaysStandBehindPiecesOfEitherSide() {
        // Two rooks in line; behind an enemy rook; a bishop behind its pawn; never behind a knight.
        const Position position =
            positionOf(s("fide"), s("4k3/8/8/8/1p1r3R/8/3R1P2/3RK1B1 w - - 0 1"));
        QCOMPARE(told(position, "d4", Side::White),
                 QStringList({s("d2"), s("h4"), s("d1 behind d2")}));
        QCOMPARE(told(position, "e3", Side::White), QStringList({s("f2"), s("g1 behind f2")}));
        const Position through = positionOf(s("fide"), s("4k3/8/8/8/r2r3R/8/8/4K3 w - - 0 1"));
        QCOMPARE(told(through, "c4", Side::White), QStringList({s("h4 behind d4")}));
        QCOMPARE(told(through, "c4", Side::Black), QStringList({s("a4"), s("d4")}));
        const Position knight = positionOf(s("fide"), s("4k3/8/8/8/3n3R/8/8/4K3 w - - 0 1"));
        QCOMPARE(told(knight, "c4", Side::White), QStringList());
        const Position three = positionOf(s("fide"), s("4k3/8/8/8/8/8/8/QRR1K3 w - - 0 1"));
        QCOMPARE(told(three, "d1", Side::White),
                 QStringList({s("c1"), s("e1"), s("a1 behind b1 c1"), s("b1 behind c1")}));
    }

    void pinnedPiecesStayOnTheListAndAreMarked() {
        const Position position = positionOf(s("fide"), s("4k3/8/8/8/4r3/2K5/4R3/8 w - - 0 1"));
        QCOMPARE(told(position, "c4", Side::Black), QStringList({s("e4 pinned")}));
        const Pin pin = pinsOf(position, squareOf(position, s("e4"))).at(0);
        QCOMPARE(nameOf(position, pin.king), s("e8"));
        QCOMPARE(nameOf(position, pin.by), s("e2"));
        QCOMPARE(pin.change, (Vector4{0, 6, 0, 0}));
        QCOMPARE(namesOf(position, pin.line),
                 QStringList({s("e2"), s("e3"), s("e4"), s("e5"), s("e6"), s("e7")}));
        QVERIFY(pinsOf(position, squareOf(position, s("a1"))).empty());
        QVERIFY(pinsOf(position, squareOf(position, s("e2"))).empty());
    }

    void aPieceCanBePinnedToTwoKings() {
        const Position position = positionOf(
            s("full"), Placed{s("Kd1@33 Kd4@30 Rd4@33 rd8@33 rd4@37 ka8@77"), Side::White});
        const std::vector<Pin> pins = pinsOf(position, squareOf(position, s("d4@33")));
        QCOMPARE(pins.size(), std::size_t(2));
        QCOMPARE(nameOf(position, pins[0].king), s("d4@30"));
        QCOMPARE(nameOf(position, pins[0].by), s("d4@37"));
        QCOMPARE(nameOf(position, pins[1].by), s("d8@33"));
    }

    void whatAPieceControls() {
        const Position position = positionOf(s("fide"), s("4k3/8/8/8/8/8/P7/RN2K3 w - - 0 1"));
        // Its own pieces are protected, and nothing behind them.
        QCOMPARE(namesOf(position, controlled(position, squareOf(position, s("a1")))),
                 QStringList({s("b1"), s("a2")}));
        QCOMPARE(namesOf(position, controlled(position, squareOf(position, s("a2")))),
                 QStringList({s("b3")}));
        QVERIFY(controlled(position, squareOf(position, s("h4"))).empty());
        const auto counts = controlled(position, Side::White);
        QCOMPARE(int(counts[squareOf(position, s("d2"))]), 2); // knight and king
        QCOMPARE(int(counts[squareOf(position, s("h8"))]), 0);
    }

    void whatIsAttackedAndNotProtected() {
        const Position position = positionOf(s("fide"), s("r3k2b/8/8/8/3N4/8/N7/R3K3 w - - 0 1"));
        // a2 is protected by the rook, d4 by nothing; the king is no such piece.
        QCOMPARE(namesOf(position, unprotected(position, Side::White)), QStringList({s("d4")}));
        QCOMPARE(namesOf(position, unprotected(position, Side::Black)), QStringList());
        // The rook on e2 is pinned: it protects a2 in name only.
        const Position pinned = positionOf(s("fide"), s("4r1k1/8/8/3b4/8/8/P3R3/4K3 w - - 0 1"));
        QCOMPARE(namesOf(pinned, unprotected(pinned, Side::White)), QStringList({s("a2")}));
    }

    void agreesWithTheSecondOpinion_data() {
        QTest::addColumn<QString>("ruleset");
        for (const QString& id : builtinIds())
            QTest::newRow(qPrintable(id)) << id;
        QTest::newRow("odd_variant.toml") << s("odd_variant.toml");
    }
    void agreesWithTheSecondOpinion() {
        QFETCH(QString, ruleset);
        const Position start = [&] {
            if (!ruleset.endsWith(s(".toml")))
                return startOf(ruleset);
            const auto loaded = loadRulesetFile((s(TESSERA_TEST_DATA "/") + ruleset).toStdString());
            return Position(loaded.value());
        }();
        const int squares = start.geometry().squareCount();
        const bool large = squares > 1000;
#ifdef __SANITIZE_ADDRESS__
        const int wanted = large ? 5 : 20;
        const bool wholeRun = false; // what is rare comes up in a whole run alone
#else
        const int wanted = large ? 200 : 300;
        const bool wholeRun = true;
#endif
        Random random(808);
        int xRays = 0;
        int pins = 0;
        for (int asked = 0; asked < wanted;) {
            const PositionSetup setup = randomSetup(start, random);
            const Result<Position> position = Position::fromSetup(start.rulesetPtr(), setup);
            if (!position)
                continue;
            ++asked;
            const Doubter doubter(*position, setup);
            for (int i = 0; i < 20; ++i) {
                // Half of them occupied, as there are few pieces on large boards.
                auto square = static_cast<Square>(below(random, std::size_t(squares)));
                while (i % 2 == 0 && !setup.pieces[square])
                    square = static_cast<Square>(below(random, std::size_t(squares)));
                const AttackReport report = attackReport(*position, square);
                const QByteArray found = doubter.doubt(report);
                QVERIFY2(found.isEmpty(), found + ' ' + nameOf(*position, square).toUtf8() + ' ' +
                                              toText(*position).toUtf8());
                for (const auto& side : report.bySide) {
                    xRays += int(std::ranges::count_if(side, &Attacker::isXRay));
                    pins += int(std::ranges::count_if(side, &Attacker::isPinned));
                }
            }
            checkControl(*position, setup);
        }
        qInfo("%d x-rays, %d pinned attackers", xRays, pins);
        QVERIFY((xRays > 0 && pins > 0) || !wholeRun);
    }

private:
    /// Whether a piece may go to a square of its side without opening a line to another royal
    /// piece.
    static bool canTakeBack(const Ruleset& ruleset, PositionSetup setup, Square guard,
                            Square square) {
        const SlowPosition before(ruleset, setup);
        const Side side = setup.pieces[guard]->side;
        setup.pieces[square] = std::exchange(setup.pieces[guard], std::nullopt);
        const SlowPosition after(ruleset, setup);
        for (std::size_t i = 0; i < setup.pieces.size(); ++i) {
            const auto king = static_cast<Square>(i);
            if (!setup.pieces[i] || setup.pieces[i]->side != side || king == square ||
                !ruleset.pieces[setup.pieces[i]->kind].royal)
                continue;
            if (after.attackers(king, opponent(side)).size() >
                before.attackers(king, opponent(side)).size())
                return false;
        }
        return true;
    }

    static void checkControl(const Position& position, const PositionSetup& setup) {
        const SlowPosition slow(position.ruleset(), setup);
        const int squares = position.geometry().squareCount();
        const int stride = squares > 1000 ? 61 : 1;
        for (const Side side : {Side::White, Side::Black}) {
            const auto counts = controlled(position, side);
            const auto open = unprotected(position, side);
            std::vector<int> byPiece(std::size_t(squares), 0);
            for (int from = 0; from < squares; ++from) {
                if (setup.pieces[std::size_t(from)] &&
                    setup.pieces[std::size_t(from)]->side == side) {
                    for (const Square to : controlled(position, static_cast<Square>(from)))
                        ++byPiece[to];
                }
            }
            for (int i = 0; i < squares; i += stride) {
                const auto square = static_cast<Square>(i);
                const auto guards = slow.attackers(square, side);
                QCOMPARE(std::size_t(counts[square]), guards.size());
                QCOMPARE(byPiece[square], int(counts[square]));
                const auto& piece = setup.pieces[square];
                const bool hangs = piece && piece->side == side &&
                                   !position.ruleset().pieces[piece->kind].royal &&
                                   !slow.attackers(square, opponent(side)).empty() &&
                                   std::ranges::none_of(guards, [&](Square guard) {
                                       return canTakeBack(position.ruleset(), setup, guard, square);
                                   });
                QCOMPARE(holds(open, square), hangs);
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestAttackReport)
#include "tst_attack_report.moc"
