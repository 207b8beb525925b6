// The tesseract's keys and pointer, and what is told of them, without a scene below it.
#include "announcer.h"
#include "boardfixtures.h"
#include "boardspeech.h"
#include "tesseractview.h"

#include <QQuickWindow>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace tessera;
using namespace tessera::test;

class TestTesseractView : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_announcer = std::make_unique<Announcer>();
        m_speech.setProperty("announcer", QVariant::fromValue(m_announcer.get()));
        m_speech.setProperty("announceFocus", true);
        setPalette(m_colors, lightPalette());
        m_window.resize(600, 500);
        m_window.show();
        m_window.requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(&m_window));
        show(playScene());
    }
    void cleanup() {
        m_view.reset();
        m_announcer.reset();
        m_speech.leave();
    }

    void walkingSaysEachSquareOnAllFourAxes() {
        const auto walk = [this](Qt::Key towards, Qt::KeyboardModifier with) {
            key(towards, with);
            return lastEntry();
        };
        QCOMPARE(m_view->focusSquare(), 0);
        QVERIFY(lastEntry().startsWith(QStringLiteral("a1, Z 0, W 0")));
        QVERIFY(
            walk(Qt::Key_Right, Qt::ControlModifier).startsWith(QStringLiteral("b1, Z 0, W 0")));
        QVERIFY(walk(Qt::Key_Up, Qt::ControlModifier).startsWith(QStringLiteral("b2, Z 0, W 0")));
        QVERIFY(walk(Qt::Key_Right, Qt::AltModifier).startsWith(QStringLiteral("b2, Z 1, W 0")));
        QVERIFY(walk(Qt::Key_Up, Qt::AltModifier).startsWith(QStringLiteral("b2, Z 1, W 1")));
        QCOMPARE(m_view->focusText(), lastEntry());
        // What was said last is what a reader hears last.
        QTRY_COMPARE_WITH_TIMEOUT(m_announcer->text(), lastEntry(), 10'000);
    }

    void theEndOfAnAxisIsTold() {
        QSignalSpy told(m_view.get(), &TesseractView::told);
        key(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(m_view->focusSquare(), 0);
        QCOMPARE(told.takeLast().first().toString(),
                 QStringLiteral("The squares end here along W."));
    }

    void anAxisThatIsNotThereIsTold() {
        show(emptyScene(makeRuleset({5, 5, 5, 1})));
        QSignalSpy told(m_view.get(), &TesseractView::told);
        key(Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(told.takeLast().first().toString(), QStringLiteral("This board has no W axis."));
        key(Qt::Key_1);
        QCOMPARE(told.takeLast().first().toString(), QStringLiteral("This board has no W axis."));
        QVERIFY(m_view->pose()->turning().atRest());
    }

    void turningSaysWhatHasTurned() {
        QCOMPARE(said(Qt::Key_1), QStringLiteral("X into W by 15°."));
        QCOMPARE(said(Qt::Key_1), QStringLiteral("X into W by 30°."));
        QCOMPARE(said(Qt::Key_1, Qt::ControlModifier | Qt::AltModifier),
                 QStringLiteral("X into W by 15°."));
        QCOMPARE(said(Qt::Key_6), QStringLiteral("Y into Z by 15°."));
    }

    void orbitingSaysWhereItIsSeenFrom() {
        QVERIFY(said(Qt::Key_Left).startsWith(QStringLiteral("Seen from 29° to the right, 21°")));
        key(Qt::Key_7);
        QCOMPARE(said(Qt::Key_Right, Qt::ShiftModifier),
                 QStringLiteral("Seen from the front, 12° above, rolled 5° clockwise."));
    }

    void namedViewsSayWhatTheyAre() {
        QCOMPARE(said(Qt::Key_7), QStringLiteral("Seen from the front."));
        QCOMPARE(said(Qt::Key_8), QStringLiteral("Seen from the side."));
        QCOMPARE(said(Qt::Key_9), QStringLiteral("Seen from above."));
        QCOMPARE(said(Qt::Key_0),
                 QStringLiteral("Seen straight along W: the cubes share their middle."));
        QCOMPARE(said(Qt::Key_Home), QStringLiteral("The rest pose."));
    }

    void anArrangementSaysItsName() {
        QCOMPARE(said(Qt::Key_A), QStringLiteral("Cubes side by side."));
        QCOMPARE(said(Qt::Key_A), QStringLiteral("All boards."));
        // Boards on one plane cannot turn: what turns is the tesseract.
        QSignalSpy spoken(m_view->pose(), &TesseractPose::spoken);
        key(Qt::Key_1);
        QCOMPARE(spoken.size(), 2);
        QCOMPARE(spoken[0].first().toString(), QStringLiteral("Tesseract."));
        QCOMPARE(spoken[1].first().toString(), QStringLiteral("X into W by 15°."));
    }

    void aDemoSaysThatItTurnsByItself() {
        m_view->pose()->setDuration(150);
        QCOMPARE(said(Qt::Key_D),
                 QStringLiteral("Turn X into W, by itself, until you do something."));
        QVERIFY(m_view->pose()->demo());
        QVERIFY(said(Qt::Key_D).startsWith(QStringLiteral("X into W by ")));
        QVERIFY(!m_view->pose()->demo());
    }

    void aKeyFrameSaysItsNumberAndTheTurn() {
        QSignalSpy spoken(m_view->pose(), &TesseractPose::spoken);
        key(Qt::Key_D);
        QCOMPARE(spoken.size(), 2);
        QCOMPARE(spoken[0].first().toString(), QStringLiteral("Frame 2 of 12."));
        QCOMPARE(spoken[1].first().toString(), QStringLiteral("X into W by 30°."));
    }

    void anyOtherKeyOfItsOwnEndsADemo() {
        m_view->pose()->setDuration(150);
        for (const Qt::Key other : {Qt::Key_Left, Qt::Key_Return, Qt::Key_Escape, Qt::Key_P}) {
            key(Qt::Key_D);
            QVERIFY(m_view->pose()->demo());
            key(other);
            QVERIFY(!m_view->pose()->demo());
        }
    }

    // Holding a key down says no more than the first of it.
    void aKeyHeldDownSaysOneThing() {
        QSignalSpy spoken(m_view->pose(), &TesseractPose::spoken);
        for (const Qt::Key held : {Qt::Key_Left, Qt::Key_1}) {
            spoken.clear();
            key(held);
            for (int i = 0; i < 5; ++i) {
                QKeyEvent again(QEvent::KeyPress, held, {}, {}, true);
                QCoreApplication::sendEvent(m_view.get(), &again);
            }
            QCOMPARE(spoken.size(), 1);
        }
        QCOMPARE(m_view->pose()->turning().angle(Plane::XW), 6 * 1500);
    }

    void allOfThePoseIsToldWhenAsked() {
        QSignalSpy told(m_view.get(), &TesseractView::told);
        key(Qt::Key_T);
        QCOMPARE(told.takeLast().first().toString(), m_view->pose()->text());
    }

    /// What Qt tells without a move, when the picture comes to stand under a resting pointer, comes
    /// at no time; nobody has pointed at that, wherever the last press was.
    void whatComesToLieUnderThePointerIsNotPointedAt() {
        QSignalSpy hovered(m_view.get(), &TesseractView::hovered);
        const QPointF there = m_view->centre(22);
        const auto tell = [&](ulong time) {
            QHoverEvent event(QEvent::HoverEnter, there, m_view->mapToGlobal(there), {-1, -1});
            event.setTimestamp(time);
            QCoreApplication::sendEvent(m_view.get(), &event);
        };
        tell(0);
        QVERIFY(m_view->hoveredSquare() >= 0);
        QCOMPARE(hovered.size(), 0);
        tell(1);
        QCOMPARE(hovered.size(), 1);
        QCOMPARE(hovered.last().at(0).toInt(), m_view->hoveredSquare());
    }

private:
    void show(const BoardScene& scene) {
        m_view = std::make_unique<TesseractView>(m_window.contentItem());
        m_view->setColors(&m_colors);
        m_view->setSpeech(&m_speech);
        m_view->setSize(QSizeF(m_window.size()));
        m_view->setScene(scene);
        connect(m_view->pose(), &TesseractPose::spoken, m_announcer.get(), &Announcer::say);
        m_view->forceActiveFocus(Qt::TabFocusReason);
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(&m_window, key, modifiers);
    }
    [[nodiscard]] QString lastEntry() const {
        const SpeechLog& log = *m_announcer->log();
        return log.data(log.index(log.rowCount() - 1), SpeechLog::TextRole).toString();
    }
    /// What is said of a key.
    QString said(Qt::Key pressed, Qt::KeyboardModifiers modifiers = {}) {
        key(pressed, modifiers);
        return lastEntry();
    }

    QQuickWindow m_window;
    BoardColors m_colors;
    BoardSpeech m_speech;
    std::unique_ptr<Announcer> m_announcer;
    std::unique_ptr<TesseractView> m_view;
};

QTEST_MAIN(TestTesseractView)
#include "tst_tesseractview.moc"
