#include "boardfixtures.h"
#include "boardgeometry.h"
#include "boardlayouts.h"
#include "boardnavigation.h"
#include "position/position.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace tessera;

namespace {

BoardGeometry::Request requestOf(const std::array<int, axisCount>& sizes, QSize viewport) {
    BoardGeometry::Request request;
    request.sizes = sizes;
    request.viewport = viewport;
    request.coordinateSize = 11;
    return request;
}

} // namespace

class TestBoardGeometry : public QObject {
    Q_OBJECT

private slots:
    void everySquareIsFoundWhereItIsDrawn_data() {
        QTest::addColumn<QList<int>>("sizes");
        QTest::newRow("4 boards of 4x4") << QList<int>{4, 4, 2, 2};
        QTest::newRow("16 boards of 4x4") << QList<int>{4, 4, 4, 4};
        QTest::newRow("64 boards of 8x8") << QList<int>{8, 8, 8, 8};
        QTest::newRow("5 boards of 5x5") << QList<int>{5, 5, 5, 1};
        QTest::newRow("1 board of 8x8") << QList<int>{8, 8, 1, 1};
        QTest::newRow("boards side by side only along W") << QList<int>{3, 2, 1, 7};
    }
    void everySquareIsFoundWhereItIsDrawn() {
        QFETCH(QList<int>, sizes);
        for (const double zoom : {1., 3.}) {
            for (const bool flipped : {false, true}) {
                BoardGeometry::Request request =
                    requestOf({sizes[0], sizes[1], sizes[2], sizes[3]}, QSize(1280, 800));
                request.flipped = flipped;
                request.zoom = zoom;
                request.pan = QPoint(17, -31);
                const BoardGeometry geometry(request);
                const int count = sizes[0] * sizes[1] * sizes[2] * sizes[3];
                QRegion taken;
                for (int i = 0; i < count; ++i) {
                    const auto square = static_cast<Square>(i);
                    const QRect cell = geometry.cellRect(square);
                    QCOMPARE(geometry.squareAt(cell.center()), std::optional(square));
                    QCOMPARE(geometry.squareAt(cell.topLeft()), std::optional(square));
                    QCOMPARE(geometry.squareAt(cell.bottomRight()), std::optional(square));
                    QCOMPARE(geometry.square(geometry.place(square)), square);
                }
            }
        }
    }

    void everyLayoutFindsEverySquare_data() {
        QTest::addColumn<QList<int>>("sizes");
        QTest::addColumn<int>("layouts");
        QTest::newRow("4x4x2x2") << QList<int>{4, 4, 2, 2} << 6;
        QTest::newRow("8x8x8x8") << QList<int>{8, 8, 8, 8} << 6;
        QTest::newRow("5x5x5") << QList<int>{5, 5, 5, 1} << 3;
        QTest::newRow("8x8") << QList<int>{8, 8, 1, 1} << 1;
    }
    void everyLayoutFindsEverySquare() {
        QFETCH(QList<int>, sizes);
        QFETCH(int, layouts);
        const RulesetPtr ruleset = test::makeRuleset({sizes[0], sizes[1], sizes[2], sizes[3]});
        const auto all = sensibleLayouts(ruleset->data());
        QCOMPARE(static_cast<int>(all.size()), layouts);
        QVERIFY(all.front() == ruleset->data().layout);
        for (const BoardLayout& layout : all) {
            QCOMPARE(layoutNamed(layoutName(layout)).has_value(), true);
            QVERIFY(*layoutNamed(layoutName(layout)) == layout);
            BoardGeometry::Request request =
                requestOf({sizes[0], sizes[1], sizes[2], sizes[3]}, QSize(1280, 800));
            request.layout = layout;
            const BoardGeometry geometry(request);
            QVERIFY(QRect(QPoint(0, 0), request.viewport).contains(geometry.contentRect()));
            const int count = ruleset->geometry().squareCount();
            for (int i = 0; i < count; ++i) {
                const auto square = static_cast<Square>(i);
                QCOMPARE(geometry.squareAt(geometry.cellRect(square).center()),
                         std::optional(square));
                QCOMPARE(geometry.square(geometry.place(square)), square);
            }
        }
    }

    void aLayoutPutsAxesWhereItSays() {
        BoardGeometry::Request request = requestOf({4, 4, 4, 4}, QSize(1000, 1000));
        request.layout = *layoutNamed(QStringLiteral("xz-yw"));
        const BoardGeometry geometry(request);
        const QRect a1 = geometry.cellRect(0);
        const auto board = [&](int square) {
            return geometry.place(static_cast<Square>(square)).board;
        };
        QCOMPARE(board(1), board(0));  // X: to the right inside a board
        QCOMPARE(board(16), board(0)); // Z: up inside a board
        QVERIFY(geometry.cellRect(16).bottom() < a1.top());
        QVERIFY(board(4) != board(0)); // Y: to the right over the boards
        QVERIFY(geometry.cellRect(4).left() > a1.right());
        QVERIFY(geometry.cellRect(64).bottom() < a1.top()); // W: up over the boards
        QCOMPARE(geometry.columnLabels()[1].axis, Axis::Y);
        QCOMPARE(geometry.rowLabels()[0].axis, Axis::W);
        QCOMPARE(geometry.layer(board(64)), 1);
        request.layout = *layoutNamed(QStringLiteral("zw-xy"));
        QCOMPARE(BoardGeometry(request).layer(0), -1);
    }

    void whatIsNoLayoutIsNone() {
        for (const char* name : {"", "xy", "xy-zz", "xy_zw", "xyzw", "ab-cd", "xy-zw ", "XY-ZW"})
            QVERIFY2(!layoutNamed(QLatin1String(name)), name);
    }

    void partsShowTheirBoardsAloneAndLarger_data() {
        QTest::addColumn<int>("across");
        QTest::addColumn<int>("up");
        QTest::addColumn<int>("boards");
        QTest::newRow("one board") << 3 << 5 << 1;
        QTest::newRow("one row") << -1 << 5 << 8;
        QTest::newRow("one column") << 3 << -1 << 8;
    }
    void partsShowTheirBoardsAloneAndLarger() {
        QFETCH(int, across);
        QFETCH(int, up);
        QFETCH(int, boards);
        for (const bool flipped : {false, true}) {
            BoardGeometry::Request request = requestOf({8, 8, 8, 8}, QSize(800, 640));
            request.flipped = flipped;
            const int overview = BoardGeometry(request).cell();
            request.shown = {across, up};
            const BoardGeometry geometry(request);
            QVERIFY(geometry.showsPart());
            QVERIFY2(geometry.cell() >= 2 * overview, qPrintable(QString::number(geometry.cell())));
            QVERIFY(QRect(QPoint(0, 0), request.viewport).contains(geometry.contentRect()));
            int shown = 0;
            for (int board = 0; board < geometry.boardCount(); ++board) {
                const bool wanted =
                    (across < 0 || geometry.boardCoordinate(board, Axis::Z) == across) &&
                    (up < 0 || geometry.boardCoordinate(board, Axis::W) == up);
                QCOMPARE(geometry.isShown(board), wanted);
                QCOMPARE(geometry.boardRect(board).isEmpty(), !wanted);
                shown += wanted ? 1 : 0;
            }
            QCOMPARE(shown, boards);
            for (int i = 0; i < 4096; ++i) {
                const auto square = static_cast<Square>(i);
                const QRect cell = geometry.cellRect(square);
                if (geometry.isShown(geometry.place(square).board))
                    QCOMPARE(geometry.squareAt(cell.center()), std::optional(square));
                else
                    QVERIFY(cell.isEmpty());
            }
            // Each says which it is.
            QCOMPARE(static_cast<int>(geometry.addresses().size()), boards);
        }
    }

    void labelsStayInViewWhileZoomed() {
        BoardGeometry::Request request = requestOf({8, 8, 8, 8}, QSize(800, 640));
        request.zoom = 14;
        const QRect viewport(QPoint(0, 0), request.viewport);
        for (const QPoint pan : {QPoint(0, 0), QPoint(-700, 900), QPoint(100000, -100000)}) {
            request.pan = pan;
            const BoardGeometry geometry(request);
            const auto readable = [&](const BoardGeometry::Label& label) {
                return viewport.contains(label.rect);
            };
            QVERIFY(std::ranges::any_of(geometry.columnLabels(), readable));
            QVERIFY(std::ranges::any_of(geometry.rowLabels(), readable));
            // None is cut in the corner between columns and rows.
            for (const BoardGeometry::Label& label : geometry.columnLabels())
                QVERIFY(label.rect.isEmpty() || label.rect.left() >= geometry.sideWidth());
            for (const BoardGeometry::Label& label : geometry.rowLabels())
                QVERIFY(label.rect.isEmpty() || label.rect.top() >= geometry.headHeight());
            // Every square in view finds its rank and its file on its board or at the edge.
            const QRect inside =
                viewport.adjusted(geometry.sideWidth(), geometry.headHeight(), 0, 0);
            const auto edges = geometry.edgeLabels();
            for (int i = 0; i < 4096; ++i) {
                const auto square = static_cast<Square>(i);
                const QRect cell = geometry.cellRect(square);
                if (!inside.contains(cell))
                    continue;
                const BoardGeometry::Place place = geometry.place(square);
                const QRect board = geometry.boardRect(place.board);
                const auto atEdge = [&](Axis axis, int coordinate) {
                    return std::ranges::any_of(edges, [&](const BoardGeometry::Label& label) {
                        return label.axis == axis && label.coordinate == coordinate &&
                               label.board == place.board;
                    });
                };
                if (cell.left() - board.left() > 60 && board.left() < inside.left())
                    QVERIFY(atEdge(Axis::Y, geometry.rowCoordinate(place.row)));
                if (board.bottom() - cell.bottom() > 60 && board.bottom() > inside.bottom())
                    QVERIFY(atEdge(Axis::X, geometry.columnCoordinate(place.column)));
            }
        }
    }

    void everythingFitsAndBoardsKeepApart() {
        for (const QSize viewport : {QSize(640, 480), QSize(1280, 800), QSize(700, 1100)}) {
            const BoardGeometry geometry(requestOf({4, 4, 4, 4}, viewport));
            QVERIFY(QRect(QPoint(0, 0), viewport).contains(geometry.contentRect()));
            for (int a = 0; a < geometry.boardCount(); ++a) {
                QVERIFY(geometry.contentRect().contains(geometry.boardRect(a)));
                QVERIFY(geometry.boardRect(a).contains(geometry.squaresRect(a)));
                for (int b = 0; b < a; ++b)
                    QVERIFY(!geometry.boardRect(a).intersects(geometry.boardRect(b)));
            }
        }
    }

    void theEyeFindsWhiteBelowAndZAcross() {
        const BoardGeometry geometry(requestOf({4, 4, 2, 2}, QSize(800, 700)));
        const QRect a1 = geometry.cellRect(0);
        QVERIFY(geometry.cellRect(1).left() > a1.left());   // b1: X to the right
        QVERIFY(geometry.cellRect(4).bottom() < a1.top());  // a2: Y up
        QVERIFY(geometry.cellRect(16).left() > a1.right()); // Z 1: to the right
        QVERIFY(geometry.cellRect(32).bottom() < a1.top()); // W 1: up
        BoardGeometry::Request request = geometry.request();
        request.flipped = true;
        const BoardGeometry turned(request);
        QVERIFY(turned.cellRect(1).left() < turned.cellRect(0).left());
        QVERIFY(turned.cellRect(4).top() > turned.cellRect(0).top());
        QVERIFY(turned.cellRect(16).left() < turned.cellRect(0).left());
        QVERIFY(turned.cellRect(32).top() > turned.cellRect(0).top());
    }

    void aRowOfBoardsBreaksIntoLinesToGrow() {
        const BoardGeometry geometry(requestOf({5, 5, 5, 1}, QSize(800, 720)));
        QVERIFY(geometry.boardRect(4).top() > geometry.boardRect(0).bottom());
        QVERIFY2(geometry.cell() >= 40, qPrintable(QString::number(geometry.cell())));
        const BoardGeometry wide(requestOf({5, 5, 5, 1}, QSize(2000, 400)));
        QCOMPARE(wide.boardRect(4).top(), wide.boardRect(0).top());
    }

    void labelsStandOverColumnsAndBesideRows() {
        const BoardGeometry geometry(requestOf({4, 4, 2, 2}, QSize(800, 700)));
        const auto columns = geometry.columnLabels();
        QCOMPARE(columns.size(), std::size_t(2));
        QCOMPARE(columns[1].coordinate, 1);
        QVERIFY(columns[1].rect.bottom() < geometry.boardRect(1).top());
        const auto rows = geometry.rowLabels();
        QCOMPARE(rows.size(), std::size_t(2));
        QCOMPARE(rows[0].coordinate, 1); // the upper row
        QVERIFY(rows[0].rect.right() < geometry.boardRect(0).left());
        const BoardGeometry single(requestOf({8, 8, 1, 1}, QSize(800, 700)));
        QVERIFY(single.columnLabels().empty());
        QVERIFY(single.rowLabels().empty());
    }

    void panStopsAtTheEdges() {
        BoardGeometry::Request request = requestOf({4, 4, 2, 2}, QSize(800, 700));
        request.pan = QPoint(5000, 5000);
        QCOMPARE(BoardGeometry(request).pan(), QPoint(0, 0)); // nothing to see elsewhere
        request.zoom = 3;
        const BoardGeometry zoomed(request);
        QVERIFY(zoomed.overflows());
        QVERIFY(zoomed.contentRect().left() >= 0 && zoomed.contentRect().left() <= 1);
        QVERIFY(zoomed.contentRect().top() >= 0 && zoomed.contentRect().top() <= 1);
    }

    void nothingBreaksWithoutRoom() {
        for (const QSize viewport : {QSize(0, 0), QSize(1, 1), QSize(30, 2000), QSize(-5, 10)}) {
            const BoardGeometry geometry(requestOf({26, 26, 2, 3}, viewport));
            QVERIFY(geometry.cell() >= 1);
        }
    }

    void commandsGoWhereTheEyeGoes() {
        BoardGeometry::Request request = requestOf({4, 4, 2, 2}, QSize(800, 700));
        const auto go = [&](int from, Command command) {
            const auto to = squareAfter(BoardGeometry(request), static_cast<Square>(from), command);
            return to ? int(*to) : -1;
        };
        // b2 [0,0]
        QCOMPARE(go(5, Command::Right), 6);
        QCOMPARE(go(5, Command::Left), 4);
        QCOMPARE(go(5, Command::Up), 9);
        QCOMPARE(go(5, Command::Down), 1);
        QCOMPARE(go(5, Command::BoardRight), 5 + 16);
        QCOMPARE(go(5, Command::BoardUp), 5 + 32);
        QCOMPARE(go(37, Command::BoardDown), 5);
        QCOMPARE(go(5, Command::RowStart), 4);
        QCOMPARE(go(5, Command::RowEnd), 7);
        QCOMPARE(go(5, Command::FirstSquare), 0);
        QCOMPARE(go(5, Command::LastSquare), 63);
        // Edges hold.
        QCOMPARE(go(0, Command::Left), 0);
        QCOMPARE(go(0, Command::BoardDown), 0);
        QCOMPARE(go(63, Command::Up), 63);
        QCOMPARE(go(63, Command::BoardRight), 63);
        // Other commands go nowhere.
        QCOMPARE(go(5, Command::Press), -1);
        QCOMPARE(go(5, Command::Undo), -1);

        request.flipped = true;
        QCOMPARE(go(5, Command::Right), 4);
        QCOMPARE(go(5, Command::Up), 1);
        QCOMPARE(go(21, Command::BoardRight), 5);
        QCOMPARE(go(37, Command::BoardUp), 5);
        QCOMPARE(go(5, Command::RowStart), 7);
        QCOMPARE(go(5, Command::FirstSquare), 63);
    }

    void axesOfOneSquareAreMissing() {
        const BoardGeometry geometry(requestOf({8, 8, 1, 1}, QSize(800, 700)));
        QVERIFY(!squareAfter(geometry, 0, Command::BoardUp));
        QCOMPARE(missingAxis(geometry, Command::BoardUp), std::optional<Axis>(Axis::W));
        QCOMPARE(missingAxis(geometry, Command::BoardLeft), std::optional<Axis>(Axis::Z));
        QVERIFY(!missingAxis(geometry, Command::Up));
        QCOMPARE(squareAfter(geometry, 0, Command::Up), std::optional<Square>(8));
    }

    void lettersGoRoundThePieces() {
        BoardScene scene;
        scene.ruleset = builtinRuleset("lite");
        const Position start(scene.ruleset);
        for (int square = 0; square < 64; ++square)
            scene.pieces.push_back(start.pieceAt(static_cast<Square>(square)));
        // Kings: c1 [0,0] is 2, c4 [1,1] is 62.
        std::vector<int> kings;
        for (int square = 0; square < 64; ++square) {
            const auto piece = scene.pieces[static_cast<std::size_t>(square)];
            if (piece && scene.ruleset->data().pieces[piece->kind].royal)
                kings.push_back(square);
        }
        QCOMPARE(kings.size(), std::size_t(2));
        const auto next = [&](int from, char letter, bool backwards) {
            const auto to = nextPiece(scene, static_cast<Square>(from), letter, backwards);
            return to ? int(*to) : -1;
        };
        QCOMPARE(next(kings[0], 'K', false), kings[1]);
        QCOMPARE(next(kings[1], 'K', false), kings[0]);
        QCOMPARE(next(kings[1], 'K', true), kings[0]);
        QCOMPARE(next(kings[0], 'K', true), kings[1]);
        scene.pieces[static_cast<std::size_t>(kings[1])].reset();
        QCOMPARE(next(kings[0], 'K', false), kings[0]);
        QCOMPARE(next(0, 'U', false), -1);
    }
};

QTEST_APPLESS_MAIN(TestBoardGeometry)
#include "tst_boardgeometry.moc"
