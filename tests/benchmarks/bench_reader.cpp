// Prints what a listening screen reader costs on the largest board: how long `full` takes to open,
// to be asked for every square, and to show a move. Start it where an accessibility bus runs and
// somebody listens.
#include "announcer.h"
#include "boardaccessible.h"
#include "boardspeech.h"
#include "boardview.h"
#include "game/gamesession.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QGuiApplication>
#include <QQuickWindow>

#include <algorithm>
#include <cstdio>

using namespace tessera;

namespace {

constexpr int moves = 21;

void untilFrame(QQuickWindow& window) {
    QEventLoop loop;
    QObject::connect(&window, &QQuickWindow::frameSwapped, &loop, &QEventLoop::quit,
                     Qt::QueuedConnection);
    window.update();
    loop.exec();
}

double milliseconds(const QElapsedTimer& timer) {
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

/// Names, states and places of all squares, as a reader asks for them; returns how many there are.
int askForAll(QAccessibleInterface* board) {
    int squares = 0;
    for (int i = 0; i < board->childCount(); ++i) {
        QAccessibleInterface* table = board->child(i);
        for (int j = 0; j < table->childCount(); ++j) {
            QAccessibleInterface* cell = table->child(j);
            const bool told = !cell->text(QAccessible::Name).isEmpty() && cell->rect().isValid() &&
                              !cell->state().invalid;
            squares += told ? 1 : 0;
        }
    }
    return squares;
}

} // namespace

int main(int argc, char* argv[]) {
    QGuiApplication application(argc, argv);
    installBoardAccessibility();
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    QQuickWindow window;
    window.resize(1280, 800);
    window.show();
    while (!window.isExposed() || !QAccessible::isActive())
        QGuiApplication::processEvents(QEventLoop::WaitForMoreEvents);

    BoardColors colors;
    Announcer announcer(window.contentItem());
    BoardSpeech speech;
    speech.setProperty("announcer", QVariant::fromValue(&announcer));
    BoardView view(window.contentItem());
    view.setColors(&colors);
    view.setSize(QSizeF(1280, 800));
    view.setSpeech(&speech);
    GameSession session;
    session.setConfirmCaptures(false);
    QObject::connect(&session, &GameSession::changed, &view,
                     [&] { view.setScene(session.scene()); });
    QObject::connect(&session, &GameSession::announced, &announcer, &Announcer::say);
    view.setScene(session.scene());
    view.forceActiveFocus();
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&view);
    untilFrame(window);

    QElapsedTimer timer;
    timer.start();
    session.newGame(QStringLiteral("full"));
    untilFrame(window);
    std::printf("full with a reader: open in %.0f ms\n", milliseconds(timer));
    timer.start();
    const int squares = askForAll(board);
    std::printf("%d squares asked for all they tell: %.0f ms\n", squares, milliseconds(timer));

    std::vector<double> times;
    for (int i = 0; i < moves && !session.over(); ++i) {
        const std::vector<Move> legal = session.match().position().legalMoves();
        const Move move = legal[static_cast<std::size_t>(i) * 7919 % legal.size()];
        session.activate(move.from);
        untilFrame(window);
        timer.start();
        view.setFocusSquare(move.to);
        session.activate(move.to);
        if (session.promotionPending())
            session.choosePromotion(QStringLiteral("Q"));
        untilFrame(window);
        times.push_back(milliseconds(timer));
    }
    std::sort(times.begin(), times.end());
    std::printf("full with a reader: a move is on screen within %.0f ms, usually %.0f ms\n",
                times.back(), times[times.size() / 2]);
    return 0;
}
