// match RULESET FIRST SECOND [pairs=100] [seed=1] [plies=2] [longest=400] [elo0=N elo1=M] [show=1]
// [balance=N] Plays pairs of games from random openings, each player once with White, and prints
// what they say about the difference in strength. With elo0 and elo1 it ends as soon as one of them
// is accepted. With show=1 every game is printed too; with balance=N only openings are taken that
// the program itself, looking at 20000 positions, judges within N hundredths of a pawn. README.md
// names the players.
#include "figures.h"
#include "notation/lan.h"
#include "player.h"
#include "search/search.h"

#include <cstdio>
#include <cstdlib>
#include <map>
#include <random>
#include <string>

namespace {

using namespace tessera;
using namespace tessera::test;

struct Settings {
    std::map<std::string, double> numbers{{"pairs", 100},   {"seed", 1},   {"plies", 2},
                                          {"longest", 400}, {"elo0", 0},   {"elo1", 0},
                                          {"show", 0},      {"balance", 0}};

    bool read(const std::string& text) {
        const std::size_t equals = text.find('=');
        if (equals == std::string::npos || !numbers.contains(text.substr(0, equals)))
            return false;
        char* end = nullptr;
        numbers[text.substr(0, equals)] = std::strtod(text.c_str() + equals + 1, &end);
        return *end == '\0';
    }
    [[nodiscard]] int whole(const std::string& name) const {
        return static_cast<int>(numbers.at(name));
    }
};

bool isBalanced(const Game& game, int within) {
    if (within == 0)
        return true;
    SearchLimits limits;
    limits.nodes = 20'000;
    const SearchReport report = Thinker().think(game, limits);
    return std::abs(report.lines.front().score.centipawns) <= within;
}

/// Some random moves that do not end the game.
Game opening(const RulesetPtr& ruleset, int plies, int balance, std::mt19937& random) {
    for (;;) {
        Game game{Position(ruleset)};
        for (int i = 0; i < plies && game.outcome() == OutcomeKind::Ongoing; ++i) {
            const std::vector<Move> moves = game.current().legalMoves();
            game.play(moves[random() % moves.size()]);
        }
        if (game.outcome() == OutcomeKind::Ongoing && isBalanced(game, balance))
            return game;
    }
}

void print(const Game& game, int points) {
    constexpr std::array<const char*, 3> results{"0-1", "1/2", "1-0"};
    std::printf("%s %zu:", results[static_cast<std::size_t>(points)], game.moves().size());
    Game again{game.start()};
    for (const Move& move : game.moves()) {
        std::printf(" %s", writePlainMove(again.current(), move).c_str());
        again.play(move);
    }
    std::printf("\n");
}

/// Half points for White, 0 to 2. A game that does not end is a draw.
int play(Game game, Player& white, Player& black, int longest, bool show) {
    white.beginGame();
    black.beginGame();
    for (int ply = 0; ply < longest && game.outcome() == OutcomeKind::Ongoing; ++ply) {
        Player& player = game.current().sideToMove() == Side::White ? white : black;
        game.play(player.move(game));
    }
    int points = 1;
    if (game.outcome() == OutcomeKind::Checkmate)
        points = game.current().sideToMove() == Side::White ? 0 : 2;
    if (show)
        print(game, points);
    return points;
}

} // namespace

int main(int argc, char** argv) {
    Settings settings;
    bool wrong = argc < 4;
    for (int i = 4; i < argc; ++i)
        wrong = wrong || !settings.read(argv[i]);
    const RulesetPtr ruleset = wrong ? nullptr : builtinRuleset(argv[1]);
    const auto first = wrong ? nullptr : playerOf(argv[2]);
    const auto second = wrong ? nullptr : playerOf(argv[3]);
    if (!ruleset || !first || !second) {
        std::fputs("match RULESET FIRST SECOND [pairs=N] [seed=N] [plies=N] [longest=N] "
                   "[elo0=N elo1=N] [show=1] [balance=N]\n",
                   stderr);
        return 2;
    }

    std::mt19937 random(static_cast<std::uint32_t>(settings.whole("seed")));
    PairResults results;
    std::array<int, 3> games{}; // lost, drawn, won
    const double elo0 = settings.numbers["elo0"];
    const double elo1 = settings.numbers["elo1"];
    constexpr double accepted = 2.94;
    const bool show = settings.whole("show") != 0;
    double ratio = 0;
    while (results.pairs() < settings.whole("pairs") && std::abs(ratio) < accepted) {
        const Game start =
            opening(ruleset, settings.whole("plies"), settings.whole("balance"), random);
        const int withWhite = play(start, *first, *second, settings.whole("longest"), show);
        const int withBlack = 2 - play(start, *second, *first, settings.whole("longest"), show);
        ++games[static_cast<std::size_t>(withWhite)];
        ++games[static_cast<std::size_t>(withBlack)];
        results.add(withWhite + withBlack);
        if (elo0 != elo1)
            ratio = results.logLikelihoodRatio(elo0, elo1);
    }
    const double score = results.score();
    const double margin = results.margin();
    std::printf("%s, %s - %s: +%d =%d -%d, %.1f %%, Elo %+.0f (%+.0f to %+.0f)", argv[1], argv[2],
                argv[3], games[2], games[1], games[0], 100 * score, eloOf(score),
                eloOf(score - margin), eloOf(score + margin));
    if (elo0 != elo1)
        std::printf(", log likelihood ratio of %+.0f over %+.0f: %.2f", elo1, elo0, ratio);
    std::printf("\n");
}
