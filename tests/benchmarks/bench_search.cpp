// Measures the computer opponent: positions a second, how soon it stops, how soon it sees the mates
// of the studies, and how far it comes in the largest game.
#include "search/search.h"
#include "study/reader.h"

#include <algorithm>
#include <cstdio>
#include <random>
#include <thread>

namespace {

using namespace tessera;
using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

double millisecondsSince(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

/// Games from random openings, so that the start alone does not decide.
Game opening(const RulesetPtr& ruleset, int plies, std::mt19937& random) {
    Game game{Position(ruleset)};
    for (int i = 0; i < plies; ++i) {
        const std::vector<Move> moves = game.current().legalMoves();
        if (game.outcome() != OutcomeKind::Ongoing)
            break;
        game.play(moves[random() % moves.size()]);
    }
    return game;
}

void measureSpeed(std::string_view id, int milli) {
    std::mt19937 random(1);
    std::uint64_t nodes = 0;
    double time = 0;
    int depth = 0;
    constexpr int games = 5;
    for (int i = 0; i < games; ++i) {
        const Game game = opening(builtinRuleset(id), 4 * i, random);
        if (game.outcome() != OutcomeKind::Ongoing)
            continue;
        SearchLimits limits;
        limits.time = milliseconds(milli);
        const auto start = Clock::now();
        const SearchReport report = Thinker().think(game, limits);
        time += millisecondsSince(start);
        nodes += report.nodes;
        depth += report.depth;
    }
    std::printf("%-10.*s %.0f nodes a second, depth %.1f in %d ms\n", static_cast<int>(id.size()),
                id.data(), static_cast<double>(nodes) / time * 1000,
                static_cast<double>(depth) / games, milli);
}

void measureStop(std::string_view id) {
    const Game game{Position(builtinRuleset(id))};
    std::vector<double> delays;
    for (int i = 0; i < 5; ++i) {
        std::stop_source source;
        Clock::time_point asked;
        std::jthread other([&] {
            std::this_thread::sleep_for(milliseconds(300 + 37 * i));
            asked = Clock::now();
            source.request_stop();
        });
        (void)Thinker().think(game, {}, source.get_token());
        const auto end = Clock::now();
        other.join();
        delays.push_back(std::chrono::duration<double, std::milli>(end - asked).count());
    }
    std::printf("%-10.*s stops within %.1f ms\n", static_cast<int>(id.size()), id.data(),
                *std::ranges::max_element(delays));
}

void measureMates(int moves) {
    double most = 0;
    int count = 0;
    std::string slowest;
    for (const BuiltinStudy& file : builtinStudies()) {
        const Result<Study> study = readStudy(file.text, file.fileName);
        if (!study || study->claim.kind != ClaimKind::Mate || study->claim.moves != moves)
            continue;
        ++count;
        Thinker thinker;
        double found = 0;
        const auto start = Clock::now();
        SearchLimits limits;
        limits.depth = 2 * moves + 3;
        std::stop_source source;
        (void)thinker.think(Game(study->position), limits, source.get_token(),
                            [&](const SearchReport& report) {
                                if (report.lines.front().score.mateIn != moves)
                                    return;
                                found = millisecondsSince(start);
                                source.request_stop();
                            });
        if (found == 0)
            std::printf("not found: %s\n", study->id.c_str());
        if (found > most) {
            most = found;
            slowest = study->id;
        }
    }
    std::printf("%d studies with a mate in %d: at most %.1f ms (%s)\n", count, moves, most,
                slowest.c_str());
}

void measureDepth(std::string_view id, int depth) {
    const Game game{Position(builtinRuleset(id))};
    SearchLimits limits;
    limits.depth = depth;
    const auto start = Clock::now();
    const SearchReport report = Thinker().think(game, limits);
    std::printf("%-10.*s depth %d in %.0f ms, %llu nodes\n", static_cast<int>(id.size()), id.data(),
                depth, millisecondsSince(start), static_cast<unsigned long long>(report.nodes));
}

} // namespace

int main() {
    for (const BuiltinRuleset& builtin : builtinRulesets())
        measureSpeed(builtin.id, 1000);
    for (const BuiltinRuleset& builtin : builtinRulesets())
        measureStop(builtin.id);
    for (const int moves : {1, 2, 3})
        measureMates(moves);
    measureDepth("full", 2);
}
