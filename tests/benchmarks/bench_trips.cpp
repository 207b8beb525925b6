// bench_trips [folded|ruleset|window]: all of them, or one.
// Memory while the tesseract is folded, changes its board and goes to a window of its own, over and
// over: after the first rounds it must not grow any more.
#include "app/spacefixtures.h"

#include "game/gamesession.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>

#include <unistd.h>

#include <cstdio>
#include <functional>

using namespace tessera;
using namespace tessera::test;

namespace {

constexpr int warmRounds = 20;
constexpr int spans = 6; // of what is reported
constexpr int spanRounds = 50;
constexpr int patienceMs = 60'000;

/// Memory in use, in MiB.
double memory() {
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0.;
    return file.readAll().split(' ').value(1).toDouble() *
           static_cast<double>(sysconf(_SC_PAGESIZE)) / (1024. * 1024.);
}

void waitFor(const std::function<bool()>& done) {
    QElapsedTimer waited;
    waited.start();
    while (!done() && waited.elapsed() < patienceMs)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
    if (!done())
        qFatal("nothing happens");
}

TesseractView* shownView() {
    for (QWindow* window : QGuiApplication::topLevelWindows()) {
        auto* quick = qobject_cast<QQuickWindow*>(window);
        if (quick == nullptr || !quick->isVisible())
            continue;
        for (TesseractView* view : quick->contentItem()->findChildren<TesseractView*>()) {
            if (view->isVisible())
                return view;
        }
    }
    return nullptr;
}

void report(const char* what, const std::function<void(int)>& round) {
    const QStringList wanted = QCoreApplication::arguments().mid(1);
    if (!wanted.isEmpty() && !QString::fromLatin1(what).contains(wanted.first()))
        return;
    for (int i = 0; i < warmRounds; ++i)
        round(i);
    double before = memory();
    std::printf("%-22s %8.1f MiB, then every %d rounds", what, before, spanRounds);
    for (int span = 0; span < spans; ++span) {
        for (int i = 0; i < spanRounds; ++i)
            round(i);
        const double now = memory();
        std::printf(" %+6.1f", now - before);
        std::fflush(stdout);
        before = now;
    }
    std::printf("\n");
}

} // namespace

int main(int argc, char* argv[]) {
    QApplication application(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
    QQuickView window;
    window.engine()->addImportPath(QStringLiteral(":/qt/qml"));
    window.setResizeMode(QQuickView::SizeRootObjectToView);
    window.resize(1280, 800);
    QQmlComponent component(window.engine());
    component.setData("import QtQuick\nimport Tessera\nimport Tessera.Ui\n"
                      "Shell { session: GameSession {} }\n",
                      QUrl());
    auto* root = qobject_cast<QQuickItem*>(component.create());
    if (root == nullptr)
        qFatal("%s", qPrintable(component.errorString()));
    window.setContent(QUrl(), nullptr, root);
    window.show();
    window.requestActivate();
    auto* session = root->property("session").value<GameSession*>();
    const auto drawn = [] {
        const TesseractView* view = shownView();
        return view != nullptr && view->isDrawn();
    };
    waitFor(drawn);
    const auto press = [](Qt::Key key) {
        QWindow* target = shownView() != nullptr ? shownView()->window() : nullptr;
        if (target == nullptr)
            target = QGuiApplication::topLevelWindows().first();
        QTest::keyClick(target, key, Qt::ControlModifier | Qt::ShiftModifier);
    };
    report("folded and back", [&](int) {
        QTest::keyClick(&window, Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
        waitFor([] { return shownView() == nullptr; });
        QTest::keyClick(&window, Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
        waitFor(drawn);
        QTest::qWait(100);
    });
    report("another ruleset", [&](int i) {
        constexpr std::array ids{"lite", "tesschess", "full", "raumschach", "fide"};
        session->newGame(QLatin1String(ids[static_cast<std::size_t>(i) % ids.size()]));
        QTest::qWait(100);
    });
    session->newGame(QStringLiteral("lite"));
    report("own window and back", [&](int) {
        const QWindow* before = shownView()->window();
        press(Qt::Key_W);
        waitFor(
            [&] { return shownView() != nullptr && shownView()->window() != before && drawn(); });
        const QWindow* between = shownView()->window();
        QTest::qWait(100);
        press(Qt::Key_W);
        waitFor(
            [&] { return shownView() != nullptr && shownView()->window() != between && drawn(); });
        QTest::qWait(100);
    });
    GraphicsCheck::endScenes();
    return 0;
}
