// The tesseract and the flat board of one game in the program's own page, on a real screen.
#include "spacefixtures.h"

#include "board/boardview.h"
#include "game/gamesession.h"
#include "settings/settings.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>

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
        QTest::mouseMove(m_window.get(), at(60));
        QTRY_COMPARE(m_board->hoveredSquare(), 60);
        QVERIFY(space()->hoverText().contains(QStringLiteral("[1,1]")));
        const QPointF cell = m_board->mapToScene(m_board->cellRect(21).center());
        QTest::mouseMove(m_window.get(), cell.toPoint());
        QTRY_COMPARE(space()->hoveredSquare(), 21);
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
