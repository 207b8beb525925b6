// Frames a second of the tesseract at 800 by 600 while it turns, and how long it takes to open.
#include "app/spacefixtures.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTimer>

#include <cstdio>

using namespace tessera;
using namespace tessera::test;

namespace {

constexpr int warmFrames = 10;
constexpr int measuredMs = 4000;

/// Frames a second while `change` is called for each.
template<class Change>
double framesPerSecond(SpaceStage& stage, Change change) {
    int frames = -warmFrames;
    QElapsedTimer timer;
    QEventLoop loop;
    const auto connection = QObject::connect(
        &stage.window(), &QQuickWindow::frameSwapped, &loop,
        [&] {
            if (++frames == 0)
                timer.start();
            if (frames > 0 && timer.elapsed() > measuredMs)
                loop.quit();
            else
                change();
        },
        Qt::QueuedConnection);
    change();
    loop.exec();
    QObject::disconnect(connection);
    return frames * 1000. / static_cast<double>(timer.elapsed());
}

} // namespace

int main(int argc, char* argv[]) {
    QApplication application(argc, argv);
    std::puts("ruleset      open ms   orbit fps   planes fps");
    for (const char* id : {"lite", "tesschess", "raumschach", "fide", "full"}) {
        SpaceStage stage(QSize(800, 600));
        TesseractView* view = stage.view();
        const BoardScene scene = startScene(id);
        QElapsedTimer opening;
        opening.start();
        view->setScene(scene);
        while (!view->isDrawn())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        const qint64 open = opening.elapsed();
        const double orbit = framesPerSecond(stage, [view] { view->pose()->orbitBy(1.5, 0.3); });
        view->pose()->setArrangement(arrangement::Nested);
        const double planes = framesPerSecond(stage, [view] { view->pose()->turn(0, 1.); });
        std::printf("%-12s %7lld %11.1f %12.1f\n", id, static_cast<long long>(open), orbit, planes);
        std::fflush(stdout);
    }
}
