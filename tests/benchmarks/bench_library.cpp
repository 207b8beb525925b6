// Prints how long the library takes to list games, without its index and with it.
#include "library/gameindex.h"
#include "library/gamelibrary.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTemporaryDir>

#include <cstdio>
#include <random>

using namespace tessera;

namespace {

constexpr int games = 1000;
constexpr int plies = 60;

Record someGame(const RulesetPtr& ruleset, unsigned seed) {
    std::mt19937 random(seed);
    Record record{{}, Game(Position(ruleset)), {}, {}};
    record.setTag("Date", "2026.11.30");
    record.setTag("White", "Player " + std::to_string(seed));
    for (int ply = 0; ply < plies; ++ply) {
        const std::vector<Move> legal = record.game.current().legalMoves();
        if (legal.empty())
            break;
        record.game.play(legal[random() % legal.size()]);
    }
    record.result = resultOf(record.game.outcome(), record.game.current().sideToMove());
    return record;
}

double milliseconds(const QElapsedTimer& timer) {
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

double untilListed(const QString& folder, const QString& index) {
    QElapsedTimer timer;
    timer.start();
    GameLibrary library(folder, index);
    QEventLoop loop;
    QObject::connect(&library, &GameLibrary::loadedChanged, &loop, &QEventLoop::quit);
    library.refresh();
    loop.exec();
    return milliseconds(timer);
}

} // namespace

int main(int argc, char* argv[]) {
    const QCoreApplication application(argc, argv);
    const QTemporaryDir place;
    const QString folder = place.filePath(QStringLiteral("games"));
    const QString index = place.filePath(QStringLiteral("games.index"));
    if (!QDir().mkpath(folder))
        return 1;
    const char* const rulesets[] = {"lite", "tesschess", "fide", "raumschach"};
    for (unsigned i = 0; i < games; ++i) {
        const std::string text = writeRecord(someGame(builtinRuleset(rulesets[i % 4]), i));
        QFile file(folder + QStringLiteral("/kept-%1.pgn4d").arg(i));
        if (!file.open(QIODevice::WriteOnly) ||
            file.write(text.data(), static_cast<qint64>(text.size())) < 0)
            return 1;
    }
    std::printf("library: %d games of up to %d half-moves listed without the index in %.0f ms\n",
                games, plies, untilListed(folder, index));
    std::printf("library: with the index in %.0f ms\n", untilListed(folder, index));
    GameLibrary library(folder, index);
    QEventLoop loop;
    QObject::connect(&library, &GameLibrary::loadedChanged, &loop, &QEventLoop::quit);
    library.refresh();
    loop.exec();
    QElapsedTimer timer;
    timer.start();
    library.list()->setText(QStringLiteral("player 7"));
    std::printf("library: %d games found by two words in %.1f ms\n", library.list()->count(),
                milliseconds(timer));
    return 0;
}
