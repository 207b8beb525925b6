// Where tips stand: beside their control, in the window, and over nothing that is read.
#include "tipplace.h"

#include <QtTest>

using namespace tessera;

namespace {

/// A button in the middle of a large window.
TipRoom room() {
    TipRoom room;
    room.control = {400, 300, 60, 30};
    room.tip = {200, 24};
    room.within = {0, 0, 1000, 800};
    room.gap = 4;
    return room;
}

QRectF placed(const TipRoom& room) {
    return {placeTip(room), room.tip};
}

bool covers(const QRectF& tip, const TipRoom& room) {
    return std::ranges::any_of(room.read, [&](const QRectF& read) { return tip.intersects(read); });
}

} // namespace

class TipPlaceTest : public QObject {
    Q_OBJECT
private slots:
    void stands_below_the_middle_where_nothing_is_in_the_way();
    void moves_aside_along_the_edge_before_it_changes_sides();
    void changes_sides_where_a_side_is_full();
    void stays_in_the_window();
    void prefers_the_side_it_is_told();
    void covers_least_where_it_must_cover_something();
    void never_covers_its_control();
};

void TipPlaceTest::stands_below_the_middle_where_nothing_is_in_the_way() {
    QCOMPARE(placed(room()), QRectF(330, 334, 200, 24));
}

void TipPlaceTest::moves_aside_along_the_edge_before_it_changes_sides() {
    // A name below the button's left half: the tip begins after it.
    TipRoom there = room();
    there.read = {{390, 336, 20, 16}};
    const QRectF tip = placed(there);
    QVERIFY(!covers(tip, there));
    QCOMPARE(tip.top(), 334.);
    QVERIFY(tip.left() < there.control.right());
    QVERIFY(tip.right() > there.control.left());
}

void TipPlaceTest::changes_sides_where_a_side_is_full() {
    TipRoom there = room();
    there.read = {{0, 336, 1000, 16}};
    QCOMPARE(placed(there), QRectF(330, 272, 200, 24));
    there.read.push_back({0, 276, 1000, 16});
    QCOMPARE(placed(there), QRectF(464, 303, 200, 24));
    there.mirrored = true;
    QCOMPARE(placed(there), QRectF(196, 303, 200, 24));
}

void TipPlaceTest::stays_in_the_window() {
    for (const QPointF corner :
         {QPointF(0, 0), QPointF(940, 0), QPointF(0, 770), QPointF(940, 770), QPointF(470, 770)}) {
        TipRoom there = room();
        there.control.moveTo(corner);
        const QRectF tip = placed(there);
        QVERIFY2(there.within.contains(tip), qPrintable(QString::number(corner.x())));
        QVERIFY(!tip.intersects(there.control));
    }
}

void TipPlaceTest::prefers_the_side_it_is_told() {
    TipRoom there = room();
    there.side = TipSide::Beside;
    QCOMPARE(placed(there), QRectF(464, 303, 200, 24));
    there.mirrored = true;
    QCOMPARE(placed(there), QRectF(196, 303, 200, 24));
}

void TipPlaceTest::covers_least_where_it_must_cover_something() {
    // Words everywhere: all places are as bad.
    TipRoom there = room();
    there.read = {{0, 0, 1000, 800}};
    QCOMPARE(placed(there), QRectF(330, 334, 200, 24));
    // Less of them above.
    there.read = {{0, 290, 1000, 510}};
    QCOMPARE(placed(there), QRectF(330, 272, 200, 24));
}

void TipPlaceTest::never_covers_its_control() {
    TipRoom there = room();
    there.within = {380, 250, 100, 130};
    QVERIFY(!placed(there).intersects(there.control));
}

QTEST_APPLESS_MAIN(TipPlaceTest)
#include "tst_tipplace.moc"
