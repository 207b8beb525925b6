// How many moves each piece has from every square of an empty board, against counts made elsewhere.
#include "support/positions.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>
#include <QtTest/QTest>

#include <map>
#include <set>

using namespace tessera;
using namespace tessera::test;

namespace {

using Histogram = std::map<int, int>;

Histogram histogramOf(const QJsonObject& degrees) {
    Histogram histogram;
    for (const QString& degree : degrees.keys())
        histogram[degree.toInt()] = degrees[degree].toInt();
    return histogram;
}

/// A board that holds a white piece and little else. Kings must stand somewhere, so targets are
/// gathered over several boards: no line is closed on all of them.
class EmptyBoard {
public:
    EmptyBoard(const RulesetPtr& ruleset, KindIndex kind) : m_ruleset(ruleset), m_kind(kind) {
        for (std::size_t i = 0; i < ruleset->data().pieces.size(); ++i) {
            if (ruleset->data().pieces[i].royal)
                m_king = static_cast<KindIndex>(i);
        }
    }

    [[nodiscard]] int mobility(Square from) const {
        const int squares = m_ruleset->geometry().squareCount();
        const bool isKing = m_kind == m_king;
        std::set<Square> targets;
        // The longest line has fewer squares than an axis has, so this many disjoint pairs of
        // kings cannot all stand in its way. A lone king keeps only squares next to itself from
        // the other: corners are far enough apart.
        std::size_t boards = 1;
        for (const int size : m_ruleset->geometry().sizes())
            boards = std::max(boards, static_cast<std::size_t>(size) + 1);
        for (int black = 0; black < squares && boards > 0; ++black) {
            const int white = squares - 1 - black; // far away, but in the middle
            if (black == white || black == from || white == from ||
                (isKing && !isCorner(static_cast<Square>(black))))
                continue;
            PositionSetup setup;
            setup.pieces.resize(static_cast<std::size_t>(squares));
            setup.sideToMove = Side::Black; // then the black king may be attacked
            setup.pieces[static_cast<std::size_t>(black)] = Piece{m_king, Side::Black};
            if (!isKing)
                setup.pieces[static_cast<std::size_t>(white)] = Piece{m_king, Side::White};
            setup.pieces[from] = Piece{m_kind, Side::White};
            const Result<Position> position = Position::fromSetup(m_ruleset, setup);
            if (!position)
                continue;
            for (const Move& move : position->previewMovesFrom(from))
                targets.insert(move.to);
            if (!isKing)
                --boards;
        }
        return static_cast<int>(targets.size());
    }

private:
    [[nodiscard]] bool isCorner(Square square) const {
        const Vector4 place = m_ruleset->geometry().coordinates(square);
        for (std::size_t axis = 0; axis < axisCount; ++axis) {
            if (place[axis] != 0 && place[axis] != m_ruleset->geometry().sizes()[axis] - 1)
                return false;
        }
        return true;
    }

    RulesetPtr m_ruleset;
    KindIndex m_kind;
    KindIndex m_king = 0;
};

Histogram mobilityOf(const QString& rulesetId, const QString& letter) {
    const RulesetPtr ruleset = builtinRuleset(rulesetId.toStdString());
    const KindIndex kind = ruleset->data().kindOf(letter.at(0).toLatin1()).value();
    const EmptyBoard board(ruleset, kind);
    Histogram histogram;
    for (int square = 0; square < ruleset->geometry().squareCount(); ++square)
        ++histogram[board.mobility(static_cast<Square>(square))];
    return histogram;
}

} // namespace

class TestMobility : public QObject {
    Q_OBJECT

private slots:
    void pieces_data() {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<QString>("letter");
        QTest::addColumn<QJsonObject>("fact");
        const QJsonObject all = facts(QStringLiteral("mobility.json"))[u"min_avg_max"].toObject();
        for (const QString& id : builtinIds()) {
            const QJsonObject letters = all[id].toObject();
            for (const QString& letter : letters.keys())
                QTest::addRow("%s %s", qPrintable(id), qPrintable(letter))
                    << id << letter << letters[letter].toObject();
        }
    }
    void pieces() {
        QFETCH(QString, ruleset);
        QFETCH(QString, letter);
        QFETCH(QJsonObject, fact);
        const Histogram histogram = mobilityOf(ruleset, letter);
        QCOMPARE(histogram, histogramOf(fact[u"histogram"].toObject()));
        int total = 0;
        for (const auto& [degree, squares] : histogram)
            total += degree * squares;
        QCOMPARE(total, fact[u"total"].toInt());
        QCOMPARE(histogram.begin()->first, fact[u"min"].toInt());
        QCOMPARE(histogram.rbegin()->first, fact[u"max"].toInt());
    }

    void fullKnightAndKing() {
        const QJsonDocument document = facts(QStringLiteral("mobility.json"));
        QCOMPARE(mobilityOf(QStringLiteral("full"), QStringLiteral("N")),
                 histogramOf(document[u"full_knight_degree_to_squares"].toObject()));
        QCOMPARE(mobilityOf(QStringLiteral("full"), QStringLiteral("K")),
                 histogramOf(document[u"full_king_degree_to_squares"].toObject()));
    }
};

QTEST_APPLESS_MAIN(TestMobility)
#include "tst_mobility.moc"
