// The tesseract on a real screen: what is seen, what a click meets, what it costs.
#include "spacefixtures.h"

#include "../events/objects.h"
#include "game/gamesession.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>

#include <unistd.h>

#include <algorithm>
#include <cmath>

using namespace tessera;
using namespace tessera::test;

namespace {

constexpr std::array rulesets{"lite", "tesschess", "full", "raumschach", "fide"};

std::uint32_t bit(Mark mark) {
    return static_cast<std::uint32_t>(mark);
}

QString storedName(const QString& name) {
    return QStringLiteral(TESSERA_TEST_DATA "/tesseract/%1.png").arg(name);
}

/// The mean difference of colours, 0 to 255, of two pictures of the same size made small, so that
/// where a driver sets its single pixels does not count.
double difference(const QImage& one, const QImage& other) {
    constexpr QSize size(100, 75);
    const auto made = [&](const QImage& image) {
        return image.convertToFormat(QImage::Format_RGB32)
            .scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    };
    const QImage a = made(one);
    const QImage b = made(other);
    double sum = 0.;
    for (int y = 0; y < size.height(); ++y) {
        for (int x = 0; x < size.width(); ++x) {
            const QColor left = a.pixelColor(x, y);
            const QColor right = b.pixelColor(x, y);
            sum += std::abs(left.red() - right.red()) + std::abs(left.green() - right.green()) +
                   std::abs(left.blue() - right.blue());
        }
    }
    return sum / (3. * size.width() * size.height());
}

/// How much of a picture is not its ground, 0 to 1.
double covered(const QImage& image) {
    const QRgb ground = image.pixel(1, 1);
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += image.pixel(x, y) != ground ? 1 : 0;
    }
    return static_cast<double>(count) / (image.width() * image.height());
}

/// Processor time of this process so far, in seconds.
double processorTime() {
    QFile file(QStringLiteral("/proc/self/stat"));
    if (!file.open(QIODevice::ReadOnly))
        return 0.;
    const QByteArray text = file.readAll();
    const QList<QByteArray> fields = text.mid(text.lastIndexOf(')') + 2).split(' ');
    return (fields[11].toDouble() + fields[12].toDouble()) /
           static_cast<double>(sysconf(_SC_CLK_TCK));
}

} // namespace

class TestTesseractPicture : public QObject {
    Q_OBJECT

private slots:
    void init() { m_stage = std::make_unique<SpaceStage>(QSize(400, 300)); }
    void cleanup() { m_stage.reset(); }

    void eachRulesetLooksAsItDid_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("pose");
        for (const char* id : rulesets) {
            QTest::addRow("%s-rest", id) << id << 0;
            QTest::addRow("%s-turned", id) << id << 1;
        }
        QTest::addRow("lite-cubes") << "lite" << 2;
        QTest::addRow("tesschess-boards") << "tesschess" << 3;
        QTest::addRow("lite-letters") << "lite" << 4;
        QTest::addRow("lite-marks") << "lite" << 5;
    }
    void eachRulesetLooksAsItDid() {
        QFETCH(QString, id);
        QFETCH(int, pose);
        TesseractView* view = m_stage->view();
        BoardScene scene = startScene(qPrintable(id));
        if (pose == 5) {
            scene.marks[4] = bit(Mark::Selected);
            scene.marks[8] = bit(Mark::Move);
            scene.marks[12] = bit(Mark::Move);
            scene.marks[45] = bit(Mark::Capture);
            scene.marks[60] = bit(Mark::Check);
        }
        view->setScene(scene);
        TesseractPose* held = view->pose();
        if (pose == 1) {
            held->setArrangement(arrangement::Nested);
            held->setAngle(0, 30.);
            held->setAngle(4, 20.);
            held->orbitBy(30., -10.);
        } else if (pose == 2) {
            held->setArrangement(arrangement::Cubes);
        } else if (pose == 3) {
            held->setArrangement(arrangement::Boards);
        }
        view->colors()->setProperty("letters", pose == 4);
        const QImage picture = m_stage->grab();
        view->colors()->setProperty("letters", false);
        QVERIFY2(covered(picture) > 0.05, "hardly anything is drawn");
        const QString name = storedName(QString::fromLatin1(QTest::currentDataTag()));
        if (qEnvironmentVariableIsSet("TESSERA_STORE_PICTURES")) {
            QDir().mkpath(QFileInfo(name).path());
            const QImage small =
                picture.convertToFormat(QImage::Format_RGB32)
                    .scaled(200, 150, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
            QVERIFY(small.save(name));
        }
        const QImage stored(name);
        QVERIFY2(!stored.isNull(), qPrintable(name));
        const double apart = difference(picture, stored);
        QVERIFY2(apart < 4., qPrintable(QStringLiteral("differs by %1").arg(apart)));
    }

    void aClickMeetsEachSquare_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<bool>("turned");
        for (const char* id : {"lite", "tesschess"}) {
            QTest::addRow("%s at rest", id) << id << false;
            QTest::addRow("%s turned", id) << id << true;
        }
    }
    void aClickMeetsEachSquare() {
        QFETCH(QString, id);
        QFETCH(bool, turned);
        m_stage->window().resize(1200, 1000);
        TesseractView* view = m_stage->view();
        view->setScene(startScene(qPrintable(id)));
        QTRY_COMPARE(view->width(), 1200.);
        if (turned) {
            view->pose()->setAngle(0, 25.);
            view->pose()->setAngle(2, 40.);
            view->pose()->orbitBy(70., 25.);
        }
        QSignalSpy activated(view, &TesseractView::activated);
        const auto count = static_cast<int>(view->scene().pieces.size());
        for (int square = 0; square < count; ++square) {
            // Whole pixels are what a mouse has.
            const QPoint at = view->mapToScene(view->centre(square)).toPoint();
            QTest::mouseClick(&m_stage->window(), Qt::LeftButton, {}, at);
            QCOMPARE(activated.size(), square + 1);
            QCOMPARE(activated.last().first().toInt(), square);
        }
    }

    void draggingTurnsThePictureAndChoosesNothing() {
        TesseractView* view = m_stage->view();
        view->setScene(startScene("lite"));
        QSignalSpy activated(view, &TesseractView::activated);
        const Orbit before = view->pose()->orbit();
        QTest::mousePress(&m_stage->window(), Qt::LeftButton, {}, {200, 150});
        for (int x = 205; x <= 260; x += 5)
            QTest::mouseMove(&m_stage->window(), {x, 150});
        QTest::mouseRelease(&m_stage->window(), Qt::LeftButton, {}, {260, 150});
        QVERIFY(!(view->pose()->orbit() == before));
        QCOMPARE(activated.size(), 0);
        view->pose()->home();
        QVERIFY(view->pose()->atHome());
    }

    // A still picture costs nothing: less than a hundredth of a processor.
    void idleCostsNothing() {
        TesseractView* view = m_stage->view();
        view->setScene(startScene("tesschess"));
        m_stage->grab();
        constexpr int seconds = 10;
        const double before = processorTime();
        QTest::qWait(seconds * 1000);
        const double used = processorTime() - before;
        QVERIFY2(used < 0.01 * seconds, qPrintable(QStringLiteral("%1 s used").arg(used)));
    }

    void nothingIsLeftOfAHundredRulesets() {
        ObjectCount objects;
        int before = 0;
        for (int i = 0; i < 100; ++i) {
            m_stage->view()->setScene(
                startScene(rulesets[static_cast<std::size_t>(i) % rulesets.size()]));
            QTest::qWait(10);
            if (i == 9)
                before = objects.alive();
        }
        const int more = objects.alive() - before;
        QVERIFY2(more < 5, qPrintable(QStringLiteral("%1 objects more").arg(more)));
    }

    void comingAndGoingAHundredTimes() {
        for (int i = 0; i < 100; ++i) {
            if (TesseractView* view = m_stage->view())
                view->setScene(startScene(rulesets[static_cast<std::size_t>(i) % rulesets.size()]));
            if (i % 10 == 9) {
                QTRY_VERIFY(m_stage->view()->isDrawn());
                m_stage->setShown(false);
                m_stage->setShown(true);
                QTRY_VERIFY(m_stage->view()->isDrawn());
            }
            QCoreApplication::processEvents();
        }
        m_stage->view()->setScene(startScene("lite"));
        QVERIFY(covered(m_stage->grab()) > 0.05);
    }

private:
    std::unique_ptr<SpaceStage> m_stage;
};

QTEST_MAIN(TestTesseractPicture)
#include "tst_tesseractpicture.moc"
