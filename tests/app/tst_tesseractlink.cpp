// The tesseract and the flat board of one game in the program's own page, on a real screen.
#include "spacefixtures.h"

#include "../events/objects.h"
#include "board/boardview.h"
#include "game/gamesession.h"
#include "settings/settings.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>

#include <array>
#include <random>

using namespace tessera;
using namespace tessera::test;

namespace {
const QString file() {
    return Settings::standardFileName();
}
} // namespace

class TestTesseractLink : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QStandardPaths::setTestModeEnabled(true);
        QFile::remove(file());
        QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
        m_window = std::make_unique<QQuickView>();
        m_window->engine()->addImportPath(QStringLiteral(":/qt/qml"));
        m_window->setResizeMode(QQuickView::SizeRootObjectToView);
        m_window->resize(1280, 800);
        QQmlComponent component(m_window->engine());
        component.setData("import QtQuick\nimport Tessera\nimport Tessera.Ui\n"
                          "Shell {\n"
                          "    property var settings: Settings\n"
                          "    session: GameSession { confirmCaptures: true }\n"
                          "}\n",
                          QUrl());
        auto* root = qobject_cast<QQuickItem*>(component.create());
        QVERIFY2(root != nullptr, qPrintable(component.errorString()));
        m_window->setContent(QUrl(), nullptr, root);
        m_window->show();
        m_window->requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_session = root->property("session").value<GameSession*>();
        m_board = root->findChild<BoardView*>(QStringLiteral("board"));
        QTRY_VERIFY(space() != nullptr && space()->isDrawn());
    }
    void cleanup() {
        GraphicsCheck::endScenes();
        m_window.reset();
        QFile::remove(file());
    }

    void bothShowTheSameAtTheSameMoment() {
        QVERIFY(space()->scene() == m_board->scene());
        int compared = 0;
        connect(space(), &TesseractView::sceneChanged, this, [&] {
            QVERIFY(space()->scene().marks.size() == 64);
            ++compared;
        });
        m_session->activate(4); // a2
        QVERIFY(space()->scene() == m_board->scene());
        QVERIFY((space()->scene().marks[4] & static_cast<std::uint32_t>(Mark::Selected)) != 0);
        m_session->activate(8);
        QVERIFY(space()->scene() == m_board->scene());
        QVERIFY(!space()->scene().pieces[4].has_value());
        QVERIFY(compared >= 2);
    }

    void aClickChoosesAndMoves() {
        click(4);
        QVERIFY(m_session->hasSelection());
        QCOMPARE(m_board->focusSquare(), 4);
        click(8);
        QCOMPARE(m_session->ply(), 1);
    }

    void whatIsPointedAtIsPointedAtInBoth() {
        // A hand that keeps moving: one event alone may meet a window that is still settling.
        int moves = 0;
        const auto move = [&](const QPoint& to) {
            QTest::mouseMove(m_window.get(), to + QPoint(++moves % 2, 0));
        };
        const auto inSpace = [&] {
            move(at(60));
            return m_board->hoveredSquare();
        };
        QTRY_COMPARE(inSpace(), 60);
        QVERIFY(space()->hoverText().contains(QStringLiteral("[1,1]")));
        const QPoint cell = m_board->mapToScene(m_board->cellRect(21).center()).toPoint();
        const auto onBoard = [&] {
            move(cell);
            return space()->hoveredSquare();
        };
        QTRY_COMPARE(onBoard(), 21);
    }

    void theKeyboardWalksAllFourAxesAndPlays() {
        m_board->setFocusSquare(0);
        key(Qt::Key_F6, Qt::ShiftModifier);
        QVERIFY(space()->hasActiveFocus());
        QCOMPARE(space()->focusSquare(), 0);
        key(Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(m_board->focusSquare(), 4);
        key(Qt::Key_Right, Qt::AltModifier);
        key(Qt::Key_Up, Qt::AltModifier);
        key(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(m_board->focusSquare(), 4 + 16 + 32 + 1);
        key(Qt::Key_Left, Qt::ControlModifier);
        key(Qt::Key_Left, Qt::AltModifier);
        key(Qt::Key_Down, Qt::AltModifier);
        key(Qt::Key_Return);
        QVERIFY(m_session->hasSelection());
        key(Qt::Key_Escape);
        QVERIFY(!m_session->hasSelection());
        key(Qt::Key_Return);
        key(Qt::Key_Up, Qt::ControlModifier);
        key(Qt::Key_Space);
        QCOMPARE(m_session->ply(), 1);
        key(Qt::Key_F6);
        QVERIFY(m_board->hasActiveFocus());
        QCOMPARE(m_board->focusSquare(), 8);
    }

    void keysTurnItAndHomeBringsItBack() {
        key(Qt::Key_F6, Qt::ShiftModifier);
        TesseractPose* pose = space()->pose();
        QVERIFY(pose->atHome());
        key(Qt::Key_Left);
        key(Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(!pose->atHome());
        key(Qt::Key_1);
        QCOMPARE(pose->turning().angle(Plane::XW), 1500);
        key(Qt::Key_1, Qt::ControlModifier | Qt::AltModifier);
        key(Qt::Key_1, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(pose->turning().angle(Plane::XW), 34500);
        key(Qt::Key_A);
        QCOMPARE(pose->arrangementKind(), arrangement::Cubes);
        key(Qt::Key_Home);
        QTRY_VERIFY(pose->atHome());
        // What a screen reader is told follows.
        key(Qt::Key_2);
        QVERIFY(pose->text().contains(QStringLiteral("Y into W")));
    }

    void aDemoStopsAtOnceOnAnyInput() {
        key(Qt::Key_F6, Qt::ShiftModifier);
        TesseractPose* pose = space()->pose();
        for (const Qt::Key input : {Qt::Key_Left, Qt::Key_Home, Qt::Key_Return, Qt::Key_D}) {
            key(Qt::Key_D);
            QVERIFY(pose->demo());
            QTRY_VERIFY(pose->turning().angle(Plane::XW) > 0);
            key(input);
            QVERIFY(!pose->demo());
        }
        key(Qt::Key_D);
        QTest::mousePress(m_window.get(), Qt::LeftButton, {}, at(0));
        QVERIFY(!pose->demo());
        QTest::mouseRelease(m_window.get(), Qt::LeftButton, {}, at(0));
    }

    void withoutMotionThereAreKeyFrames() {
        m_window->rootObject()->property("settings").value<Settings*>()->setReducedMotion(true);
        key(Qt::Key_F6, Qt::ShiftModifier);
        TesseractPose* pose = space()->pose();
        key(Qt::Key_D);
        QVERIFY(!pose->demo());
        QCOMPARE(pose->turning().angle(Plane::XW), 3000);
        QCOMPARE(pose->frameText(), QStringLiteral("Frame 2 of 12"));
        key(Qt::Key_A);
        QVERIFY(pose->blend() == only(arrangement::Cubes)); // at once
        key(Qt::Key_Home);
        QVERIFY(pose->atHome());
    }

    void ofItsOwnWindowAndBackAgain() {
        for (int i = 0; i < 5; ++i) {
            QTRY_VERIFY(space() != nullptr && space()->isDrawn());
            space()->pose()->turn(0, 10.);
            key(Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
            QTRY_VERIFY(ownWindow() != nullptr);
            auto* apart = ownWindow()->findChild<TesseractView*>();
            QVERIFY(apart != nullptr);
            QCOMPARE(apart->pose()->turning().angle(Plane::XW), 1000 * (i + 1));
            QTRY_VERIFY(apart->isDrawn());
            if (i % 2 == 0) {
                ownWindow()->close();
            } else {
                m_window->requestActivate();
                QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
                key(Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
            }
            QTRY_VERIFY(ownWindow() == nullptr);
            m_window->requestActivate();
            QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        }
    }

    // Also in the moment in which the window has gone.
    void clicksWorkRightAfterItsReturn() {
        for (int i = 0; i < 10; ++i) {
            key(Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
            QTRY_VERIFY(ownWindow() != nullptr);
            QTRY_VERIFY(ownWindow()->findChild<TesseractView*>()->isDrawn());
            ownWindow()->close();
            QTRY_VERIFY(space() != nullptr && space()->isVisible() && space()->height() > 0.);
            click(4);
            QVERIFY(m_session->hasSelection());
            m_session->clearSelection();
        }
    }

    // Ten times let everything be made that is made only once; what ninety more leave behind is
    // lost.
    void nothingIsLeftOfAHundredChanges_data() {
        QTest::addColumn<int>("what");
        QTest::newRow("folded and back") << 0;
        QTest::newRow("a window of its own and back") << 1;
    }
    void nothingIsLeftOfAHundredChanges() {
        QFETCH(int, what);
        ObjectCount objects;
        const auto settled = [&] {
            QTRY_VERIFY(space() != nullptr && space()->isVisible() && space()->isDrawn());
            QTest::qWait(50);
        };
        int before = 0;
        for (int i = 0; i < 100; ++i) {
            if (what == 0) {
                key(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
                QTRY_VERIFY(!space()->isVisible());
                key(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
            } else {
                key(Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
                QTRY_VERIFY(ownWindow() != nullptr);
                ownWindow()->close();
                QTRY_VERIFY(ownWindow() == nullptr);
            }
            if (i % 10 == 9)
                settled();
            if (i == 9)
                before = objects.alive();
        }
        settled();
        const int more = objects.alive() - before;
        QVERIFY2(more < 20, qPrintable(QStringLiteral("%1 objects more").arg(more)));
    }

    void whatIsDraggedAwayStaysInSight() {
        for (int i = 0; i < 30; ++i) {
            const QPoint middle = space()->mapToScene(space()->boundingRect().center()).toPoint();
            QTest::mousePress(m_window.get(), Qt::RightButton, {}, middle);
            for (int step = 1; step <= 10; ++step)
                QTest::mouseMove(m_window.get(), middle - QPoint(step * 8, step * 5));
            QTest::mouseRelease(m_window.get(), Qt::RightButton, {}, middle - QPoint(80, 50));
        }
        int seen = 0;
        for (int square = 0; square < 64; ++square)
            seen += space()->boundingRect().contains(space()->centre(square)) ? 1 : 0;
        QVERIFY(seen > 0);
        key(Qt::Key_F6, Qt::ShiftModifier);
        key(Qt::Key_Home);
        QTRY_VERIFY(space()->pose()->atHome());
    }

    void theCardOfTurnsClosesOnEscapeAndBesideIt() {
        QObject* card =
            m_window->rootObject()->findChild<QObject*>(QStringLiteral("tesseractTurning"));
        QVERIFY(card != nullptr);
        auto* button =
            m_window->rootObject()->findChild<QQuickItem*>(QStringLiteral("tesseractTurn"));
        const auto press = [&] {
            QTest::mouseClick(m_window.get(), Qt::LeftButton, {},
                              button->mapToScene(button->boundingRect().center()).toPoint());
        };
        const auto open = [&] { return card->property("visible").toBool(); };
        press();
        QTRY_VERIFY(card->property("opened").toBool());
        press();
        QTRY_VERIFY(!open());
        press();
        QTRY_VERIFY(card->property("opened").toBool());
        key(Qt::Key_Escape);
        QTRY_VERIFY(!open());
        press();
        QTRY_VERIFY(card->property("opened").toBool());
        click(4);
        QTRY_VERIFY(!open());
    }

    // What was said of a pose is not left standing when the picture is turned.
    void theStatusDoesNotTellAPoseThatHasGone() {
        key(Qt::Key_F6, Qt::ShiftModifier);
        key(Qt::Key_1);
        key(Qt::Key_Home);
        QTRY_VERIFY(space()->pose()->atHome());
        auto* status = m_window->rootObject()->findChild<QQuickItem*>(QStringLiteral("statusText"));
        QVERIFY(status != nullptr);
        QVERIFY(!status->property("text").toString().contains(QStringLiteral("pose")));
        QVERIFY(!status->property("text").toString().contains(QStringLiteral("Turned")));
    }

    // Anything, in any order and before the one before is done; afterwards it works as ever.
    void hundredsOfRandomEvents() {
        constexpr std::array ids{"lite", "tesschess", "full", "raumschach", "fide"};
        std::mt19937 random(7);
        const auto below = [&](int count) {
            return static_cast<int>(random() % static_cast<unsigned>(count));
        };
        const auto somewhere = [&] { return QPoint(900 + below(370), 50 + below(260)); };
        constexpr std::array keys{Qt::Key_Left, Qt::Key_Up,     Qt::Key_1,     Qt::Key_3,
                                  Qt::Key_5,    Qt::Key_A,      Qt::Key_D,     Qt::Key_9,
                                  Qt::Key_0,    Qt::Key_Home,   Qt::Key_Plus,  Qt::Key_Minus,
                                  Qt::Key_T,    Qt::Key_Return, Qt::Key_Escape};
        for (int i = 0; i < 400; ++i) {
            switch (below(14)) {
            case 0:
                key(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
                break;
            case 1:
                key(Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
                break;
            case 2:
                if (ownWindow() != nullptr)
                    ownWindow()->close();
                break;
            case 3:
                m_session->newGame(QLatin1String(ids[static_cast<std::size_t>(below(5))]));
                break;
            case 4:
                m_window->resize(below(2) == 0 ? QSize(1280, 800)
                                               : QSize(1 + below(1400), 1 + below(900)));
                break;
            case 5:
                if (ownWindow() != nullptr)
                    ownWindow()->resize(1 + below(900), 1 + below(700));
                break;
            case 6:
                QTest::mousePress(m_window.get(), Qt::LeftButton, {}, somewhere());
                break;
            case 7:
                QTest::mouseMove(m_window.get(), somewhere());
                break;
            case 8:
                QTest::mouseRelease(m_window.get(), Qt::LeftButton, {}, somewhere());
                break;
            case 9:
                key(Qt::Key_F6, Qt::ShiftModifier);
                break;
            case 10:
                QTest::qWait(below(60));
                break;
            default:
                if (ownWindow() != nullptr && below(2) == 0)
                    QTest::keyClick(
                        ownWindow(),
                        keys[static_cast<std::size_t>(below(static_cast<int>(keys.size())))]);
                else
                    key(keys[static_cast<std::size_t>(below(static_cast<int>(keys.size())))]);
                break;
            }
        }
        QTest::mouseRelease(m_window.get(), Qt::LeftButton, {}, {1000, 100});
        if (ownWindow() != nullptr)
            ownWindow()->close();
        m_window->resize(1280, 800);
        QVERIFY(m_session->newGame(QStringLiteral("lite")));
        m_session->clearSelection();
        QTRY_COMPARE(m_window->width(), 1280);
        key(Qt::Key_F6, Qt::ShiftModifier);
        QTRY_VERIFY(space() != nullptr && space()->isVisible() && space()->isDrawn());
        key(Qt::Key_Home);
        QTRY_VERIFY(space()->pose()->atHome());
        click(4);
        QVERIFY(m_session->hasSelection());
    }

    void itFoldsAwayAndComesBack() {
        key(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!space()->isVisible());
        key(Qt::Key_F6, Qt::ShiftModifier);
        QVERIFY(space()->isVisible());
        QVERIFY(space()->hasActiveFocus());
    }

private:
    /// The one beside the board.
    [[nodiscard]] TesseractView* space() const {
        for (TesseractView* view : m_window->rootObject()->findChildren<TesseractView*>()) {
            if (view->window() == m_window.get())
                return view;
        }
        return nullptr;
    }
    [[nodiscard]] QQuickWindow* ownWindow() const {
        for (QWindow* window : QGuiApplication::topLevelWindows()) {
            auto* quick = qobject_cast<QQuickWindow*>(window);
            if (quick != nullptr && quick != m_window.get() && quick->isVisible() &&
                quick->findChild<TesseractView*>() != nullptr)
                return quick;
        }
        return nullptr;
    }
    [[nodiscard]] QPoint at(int square) const {
        return space()->mapToScene(space()->centre(square)).toPoint();
    }
    void click(int square) { QTest::mouseClick(m_window.get(), Qt::LeftButton, {}, at(square)); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(m_window.get(), key, modifiers);
    }

    std::unique_ptr<QQuickView> m_window;
    GameSession* m_session = nullptr;
    BoardView* m_board = nullptr;
};

QTEST_MAIN(TestTesseractLink)
#include "tst_tesseractlink.moc"
