// Prints how many frames a second the board of 64 boards and 896 pieces reaches while it is panned,
// zoomed and marked, and how long a move takes to the screen. It judges nothing.
#include "boardfixtures.h"
#include "boardview.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QGuiApplication>
#include <QQuickWindow>

#include <cstdio>
#include <functional>

using namespace tessera;
using namespace tessera::test;

namespace {

/// Frames a second over `frames` frames, with `change` made before each.
double rate(QQuickWindow& window, int frames, const std::function<void(int)>& change) {
    QEventLoop loop;
    int done = 0;
    QElapsedTimer timer;
    const auto connection = QObject::connect(
        &window, &QQuickWindow::frameSwapped, &loop,
        [&] {
            if (++done > frames)
                return loop.quit();
            change(done);
            window.update();
        },
        Qt::QueuedConnection);
    timer.start();
    window.update();
    loop.exec();
    QObject::disconnect(connection);
    return frames * 1000. / static_cast<double>(std::max<qint64>(timer.elapsed(), 1));
}

} // namespace

int main(int argc, char* argv[]) {
    QGuiApplication application(argc, argv);
    QQuickWindow window;
    window.resize(1280, 800);
    window.show();
    while (!window.isExposed())
        QGuiApplication::processEvents(QEventLoop::WaitForMoreEvents);
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    BoardColors colors;
    setPalette(colors, lightPalette());
    window.setColor(colors.page);

    std::printf("empty item: %.0f frames/s\n", rate(window, 100, [](int) {}));

    BoardView view(window.contentItem());
    view.setColors(&colors);
    view.setSize(QSizeF(1280, 800));
    BoardScene scene = emptyScene(makeRuleset({8, 8, 8, 8}, true));
    for (std::size_t i = 0; i < 896; ++i)
        scene.pieces[i * 4096 / 896] =
            Piece{static_cast<KindIndex>(i % 9), i < 448 ? Side::White : Side::Black};
    QElapsedTimer timer;
    timer.start();
    view.setScene(scene);
    rate(window, 1, [](int) {});
    std::printf("first picture: %lld ms\n", static_cast<long long>(timer.elapsed()));

    std::printf("one highlight: %.0f frames/s\n",
                rate(window, 100, [&](int i) { view.setHoveredSquare(i * 37 % 4096); }));
    std::printf("select, 60 targets on all boards: %.0f frames/s\n", rate(window, 60, [&](int i) {
                    BoardScene next = scene;
                    for (int target = 0; target < 60; ++target)
                        next.marks[static_cast<std::size_t>(target * 67 + i * 11) % 4096] =
                            bit(Mark::Move);
                    view.setScene(next);
                }));
    std::printf("zoom: %.0f frames/s\n",
                rate(window, 60, [&](int i) { view.zoomAt(QPointF(640, 400), 1. + i * 0.08); }));
    std::printf("pan, zoomed in: %.0f frames/s\n", rate(window, 100, [&](int i) {
                    view.panBy(QPointF(i % 40 < 20 ? 9 : -9, i % 60 < 30 ? 5 : -5));
                }));
    view.fit();
    double slowest = 0.;
    for (int i = 0; i < 20; ++i) {
        timer.start();
        scene.pieces[1] = Piece{static_cast<KindIndex>(i % 2), Side::White};
        view.setScene(scene);
        QEventLoop loop;
        QObject::connect(&window, &QQuickWindow::frameSwapped, &loop, &QEventLoop::quit,
                         Qt::QueuedConnection);
        loop.exec();
        slowest = std::max(slowest, static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    std::printf("a move is on screen within %.0f ms\n", slowest);
    return 0;
}
