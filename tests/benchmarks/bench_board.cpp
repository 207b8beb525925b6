// Prints how fast the board of `full` is, 64 boards with 896 pieces: alone over a window of
// 1280x800 and in the program's own page. The best of several rounds: the machine may be busy with
// something else. It judges nothing.
#include "boardview.h"
#include "coach/inspector.h"
#include "game/gamesession.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QStandardPaths>
#include <QTimer>
#include <QtQml/QQmlExtensionPlugin>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <memory>

Q_IMPORT_QML_PLUGIN(TesseraPlugin)
Q_IMPORT_QML_PLUGIN(Tessera_UiPlugin)

using namespace tessera;

namespace {

constexpr int rounds = 5;

/// Milliseconds that the processor has worked for the program so far.
double processorTime() {
    return static_cast<double>(std::clock()) * 1000. / CLOCKS_PER_SEC;
}

/// Waits for the next frame on the screen.
void nextFrame(QQuickWindow& window) {
    QEventLoop loop;
    QObject::connect(&window, &QQuickWindow::frameSwapped, &loop, &QEventLoop::quit,
                     Qt::QueuedConnection);
    window.update();
    loop.exec();
}

/// Frames a second over `frames` frames, with `change` made before each; the best round.
double rate(QQuickWindow& window, int frames, const std::function<void(int)>& change) {
    double best = 0.;
    for (int round = 0; round < rounds; ++round) {
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
        best = std::max(best, frames * 1e9 / static_cast<double>(timer.nsecsElapsed()));
    }
    return best;
}

/// Milliseconds until what `change` does is on the screen.
double latency(QQuickWindow& window, const std::function<void()>& change) {
    QElapsedTimer timer;
    timer.start();
    change();
    nextFrame(window);
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

void settle(QQuickWindow& window, const BoardView& view) {
    do
        nextFrame(window);
    while (!view.isSettled());
    for (int i = 0; i < 20; ++i)
        nextFrame(window);
}

void measureMotion(const char* where, QQuickWindow& window, BoardView& view) {
    const QPointF middle(view.width() / 2, view.height() / 2);
    view.fit();
    settle(window, view);
    std::printf("%s, zoom in and out: %.0f frames/s\n", where, rate(window, 96, [&](int i) {
                    const int step = i % 96;
                    view.zoomAt(middle, 1. + 0.12 * (step < 48 ? step : 96 - step));
                }));
    for (const double zoom : {2., 4., 10.}) {
        view.fit();
        view.zoomAt(middle, zoom);
        settle(window, view);
        std::printf("%s, pan at zoom %.0f: %.0f frames/s\n", where, zoom,
                    rate(window, 96, [&](int i) {
                        view.panBy(QPointF(i % 48 < 24 ? 9 : -9, i % 96 < 48 ? 5 : -5));
                    }));
    }
    view.fit();
    settle(window, view);
    std::printf("%s, pointer over squares: %.0f frames/s\n", where,
                rate(window, 96, [&](int i) { view.setHoveredSquare(i * 37 % 4096); }));
    view.setHoveredSquare(-1);
}

/// Squares of pieces that can move, with a square each can go to.
std::vector<Move> someMoves(const Position& position) {
    std::vector<Move> some;
    for (const Move& move : position.legalMoves()) {
        if ((some.empty() || some.back().from != move.from) && !position.isCapture(move) &&
            some.size() < 64)
            some.push_back(move);
    }
    return some;
}

} // namespace

int main(int argc, char* argv[]) {
    QGuiApplication application(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setApplicationName(QStringLiteral("tessera-benchmark"));
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    QQuickWindow::setTextRenderType(QQuickWindow::NativeTextRendering); // as the program does
    std::setvbuf(stdout, nullptr, _IOLBF, 0);

    QQmlEngine engine;
    engine.addImportPath(QStringLiteral(":/qt/qml"));
    QQuickWindow window;
    window.resize(1280, 800);
    window.show();
    while (!window.isExposed())
        QGuiApplication::processEvents(QEventLoop::WaitForMoreEvents);
    std::printf("empty window: %.0f frames/s\n", rate(window, 96, [](int) {}));

    QQmlComponent component(&engine);
    component.setData("import QtQuick\nimport Tessera\nimport Tessera.Ui\n"
                      "Shell { width: 1280; height: 800\n"
                      "session: GameSession { persistent: true; confirmCaptures: false } }",
                      QUrl());
    const std::unique_ptr<QObject> object(component.create());
    auto* shell = qobject_cast<QQuickItem*>(object.get());
    auto* board =
        shell != nullptr ? shell->findChild<BoardView*>(QStringLiteral("board")) : nullptr;
    if (board == nullptr) {
        std::fprintf(stderr, "%s\n", qPrintable(component.errorString()));
        return 1;
    }
    auto* session = shell->property("session").value<GameSession*>();
    shell->setParentItem(window.contentItem());
    window.setColor(board->colors()->page);
    nextFrame(window);

    std::printf("a new game of full is on screen within: %.0f ms\n",
                latency(window, [&] { session->newGame(QStringLiteral("full")); }));
    settle(window, *board);
    const RulesetPtr ruleset = session->scene().ruleset;
    Position position(ruleset);

    std::printf("page at rest: %.0f frames/s\n", rate(window, 96, [](int) {}));
    measureMotion("page", window, *board);
    const std::vector<Move> moves = someMoves(position);
    std::printf("page, select: %.0f frames/s\n", rate(window, 64, [&](int i) {
                    session->clearSelection();
                    session->activate(moves[static_cast<std::size_t>(i) % moves.size()].from);
                }));
    board->fit();
    settle(window, *board);
    // The coach explains and draws what is pointed at.
    const auto point = [&](int i) {
        board->setHoveredSquare(i * 37 % 4096);
        session->trace(i * 37 % 4096);
    };
    std::printf("page, pointer over squares with a piece chosen: %.0f frames/s\n",
                rate(window, 96, point));
    auto* inspector = shell->findChild<Inspector*>();
    inspector->toggleControl(Inspector::WhiteControl);
    std::printf("page, the same with White's control shown: %.0f frames/s\n",
                rate(window, 96, point));
    inspector->toggleControl(Inspector::WhiteControl);
    board->setHoveredSquare(-1);
    session->clearSelection();
    int ply = 0;
    const auto nextMove = [&] {
        const std::vector<Move> legal = someMoves(position);
        const Move move = legal[static_cast<std::size_t>(ply++ * 7) % legal.size()];
        position.make(move);
        return move;
    };
    for (const int before : {0, 300}) {
        while (ply < before) {
            const Move move = nextMove();
            session->activate(move.from);
            session->activate(move.to);
        }
        std::vector<double> times;
        double mostWork = 0.;
        for (int i = 0; i < 20; ++i) {
            const Move move = nextMove();
            session->activate(move.from);
            settle(window, *board);
            const double work = processorTime();
            times.push_back(latency(window, [&] { session->activate(move.to); }));
            mostWork = std::max(mostWork, processorTime() - work);
        }
        std::sort(times.begin(), times.end());
        std::printf("page, a saved move after %d plies is on screen within: %.0f ms, most %.0f "
                    "(most work: %.0f, the rest waits for the disk)\n",
                    before, times[times.size() / 2], times.back(), mostWork);
    }

    shell->setVisible(false);
    BoardView alone(window.contentItem());
    alone.setColors(board->colors());
    alone.setSize(QSizeF(1280, 800));
    alone.setScene(session->scene());
    nextFrame(window);
    measureMotion("board alone, 1280x800", window, alone);
    return 0;
}
