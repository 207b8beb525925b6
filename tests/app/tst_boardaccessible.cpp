#include "boardaccessible.h"
#include "boardcell.h"
#include "boardstage.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QSignalSpy>
#include <QtQml/QQmlExtensionPlugin>
#include <QtTest/QTest>

#include <memory>

Q_IMPORT_QML_PLUGIN(TesseraPlugin)

using namespace tessera;
using namespace tessera::test;

class TestBoardAccessible : public QObject, private BoardStage {
    Q_OBJECT

private:
    static QAccessibleInterface* childNamed(QAccessibleInterface* parent, const QString& name) {
        for (int i = 0; i < parent->childCount(); ++i) {
            QAccessibleInterface* child = parent->child(i);
            if (child->text(QAccessible::Name) == name)
                return child;
        }
        return nullptr;
    }

private slots:
    void initTestCase() {
        installBoardAccessibility();
        QVERIFY(openWindow());
    }
    void init() {
        addBoard(playScene());
        m_view->setName(QStringLiteral("Board of this game"));
    }
    void cleanup() { removeBoard(); }

    void boardsAreTablesOfNamedCells() {
        QAccessibleInterface* board = QAccessible::queryAccessibleInterface(m_view);
        QVERIFY(board != nullptr);
        QCOMPARE(board->text(QAccessible::Name), QStringLiteral("Board of this game"));
        QCOMPARE(board->childCount(), 4);
        QAccessibleInterface* table = childNamed(board, QStringLiteral("Z 0, W 0"));
        QVERIFY(table != nullptr);
        QCOMPARE(table->role(), QAccessible::Table);
        QCOMPARE(table->parent(), board);
        QCOMPARE(board->indexOfChild(table), 2);
        QCOMPARE(table->childCount(), 16);
        QAccessibleTableInterface* grid = table->tableInterface();
        QVERIFY(grid != nullptr);
        QCOMPARE(grid->columnDescription(0), QStringLiteral("a"));
        QCOMPARE(grid->rowDescription(0), QStringLiteral("4"));
        QAccessibleInterface* cell = grid->cellAt(3, 0);
        QCOMPARE(cell->role(), QAccessible::Cell);
        QCOMPARE(cell->text(QAccessible::Name), QStringLiteral("a1, Z 0, W 0, white rook"));
        QCOMPARE(cell->parent(), table);
        QCOMPARE(table->indexOfChild(cell), 12);
        QCOMPARE(table->child(12), cell);
        QCOMPARE(cell->tableCellInterface()->rowIndex(), 3);
    }

    void everyCellIsReachedAndSaysWhereItIs() {
        QAccessibleInterface* board = QAccessible::queryAccessibleInterface(m_view);
        QSet<QString> names;
        for (int i = 0; i < board->childCount(); ++i) {
            QAccessibleInterface* table = board->child(i);
            for (int j = 0; j < table->childCount(); ++j) {
                QAccessibleInterface* cell = table->child(j);
                names.insert(cell->text(QAccessible::Name));
                const QPoint middle = cell->rect().center();
                QCOMPARE(table->childAt(middle.x(), middle.y()), cell);
                QCOMPARE(board->childAt(middle.x(), middle.y()), table);
            }
        }
        QCOMPARE(names.size(), 64);
    }

    void marksAreSaid() {
        const RulesetPtr ruleset = m_view->scene().ruleset;
        auto* board = static_cast<BoardAccessible*>(QAccessible::queryAccessibleInterface(m_view));
        const auto name = [&](int x, int y, int z, int w) {
            return board->cell(at(ruleset, x, y, z, w))->text(QAccessible::Name);
        };
        QCOMPARE(name(2, 2, 1, 0), QStringLiteral("c3, Z 1, W 0, white bishop, selected"));
        QCOMPARE(name(0, 0, 1, 0), QStringLiteral("a1, Z 1, W 0, empty, can move here"));
        QCOMPARE(name(3, 2, 1, 1), QStringLiteral("d3, Z 1, W 1, black pawn, can be captured"));
        QVERIFY(board->cell(at(ruleset, 2, 2, 1, 0))->state().selected);
        QVERIFY(!board->cell(0)->state().selected);
        BoardScene scene = m_view->scene();
        scene.marks[0] = bit(Mark::Check);
        scene.pieces[0] = Piece{0, Side::White};
        m_view->setScene(scene);
        QCOMPARE(name(0, 0, 0, 0), QStringLiteral("a1, Z 0, W 0, white king, in check"));
    }

    void actionsComeLaterAndNameTheSquare() {
        QSignalSpy activated(m_view, &BoardView::activated);
        QSignalSpy inspected(m_view, &BoardView::inspected);
        auto* board = static_cast<BoardAccessible*>(QAccessible::queryAccessibleInterface(m_view));
        QAccessibleActionInterface* action = board->cell(22)->actionInterface();
        QVERIFY(action != nullptr);
        QVERIFY(action->actionNames().contains(QAccessibleActionInterface::pressAction()));
        action->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(activated.size(), 0);
        QTRY_COMPARE(activated.size(), 1);
        QCOMPARE(activated.at(0).at(0).toInt(), 22);
        action->doAction(BoardCell::inspectAction());
        QTRY_COMPARE(inspected.size(), 1);
        QCOMPARE(inspected.at(0).at(0).toInt(), 22);
        action->doAction(QAccessibleActionInterface::setFocusAction());
        QTRY_VERIFY(m_view->hasActiveFocus());
        QVERIFY(board->cell(22)->state().focused);
        QCOMPARE(board->focusChild(), board->cell(22));
    }

    void turningAndChangingTheGameMakesNewTables() {
        auto* board = static_cast<BoardAccessible*>(QAccessible::queryAccessibleInterface(m_view));
        QCOMPARE(board->child(0)->text(QAccessible::Name), QStringLiteral("Z 0, W 1"));
        BoardScene scene = m_view->scene();
        scene.flipped = true;
        m_view->setScene(scene);
        QCOMPARE(board->child(0)->text(QAccessible::Name), QStringLiteral("Z 1, W 0"));
        QCOMPARE(board->child(0)->child(0)->text(QAccessible::Name),
                 QStringLiteral("d1, Z 1, W 0, empty"));
        m_view->setScene(emptyScene(makeRuleset({8, 8, 8, 8})));
        QCOMPARE(board->childCount(), 64);
        QCOMPARE(board->child(63)->childCount(), 64);
        m_view->setScene(emptyScene(makeRuleset({8, 8, 1, 1})));
        QCOMPARE(board->childCount(), 1);
        QCOMPARE(board->child(0)->child(0)->text(QAccessible::Name), QStringLiteral("a8, empty"));
        m_view->setScene(BoardScene());
        QCOMPARE(board->childCount(), 0);
    }

    void aBoardInQmlIsInTheWindowsTree() {
        QQmlEngine engine;
        engine.addImportPath(QStringLiteral(":/qt/qml"));
        QQmlComponent component(&engine);
        component.setData("import QtQuick\nimport Tessera\n"
                          "Window { width: 300; height: 300; visible: true\n"
                          "  Item { anchors.fill: parent\n"
                          "    BoardView { anchors.fill: parent; name: 'Flat board' } } }",
                          QUrl());
        const std::unique_ptr<QObject> object(component.create());
        QVERIFY2(object != nullptr, qPrintable(component.errorString()));
        QAccessibleInterface* window = QAccessible::queryAccessibleInterface(object.get());
        QVERIFY(window != nullptr);
        QAccessibleInterface* board = childNamed(window, QStringLiteral("Flat board"));
        QVERIFY(board != nullptr);
        QCOMPARE(board->parent(), window);
        QCOMPARE(board->role(), QAccessible::Grouping);
    }

    void idsDieWithTheBoard() {
        auto* board = static_cast<BoardAccessible*>(QAccessible::queryAccessibleInterface(m_view));
        const QAccessible::Id id = QAccessible::uniqueId(board->cell(7));
        QVERIFY(QAccessible::accessibleInterface(id) != nullptr);
        delete m_view;
        QVERIFY(QAccessible::accessibleInterface(id) == nullptr);
        m_view = new BoardView(m_window.contentItem());
    }
};

QTEST_MAIN(TestBoardAccessible)
#include "tst_boardaccessible.moc"
