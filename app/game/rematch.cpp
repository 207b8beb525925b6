#include "rematch.h"

#include <charconv>

namespace tessera {

namespace {
constexpr std::string_view roundTag = "Round"; // of PGN
// What both had before; not tags of any other program.
constexpr std::string_view whiteTag = "WhitePoints";
constexpr std::string_view blackTag = "BlackPoints";
constexpr int mostGames = 9999;

std::optional<int> numberIn(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < 0 ||
        number > mostGames)
        return std::nullopt;
    return number;
}

/// "2.5" as 5.
std::optional<int> halvesIn(std::string_view text) {
    const bool half = text.ends_with(".5");
    const std::optional<int> whole = numberIn(half ? text.substr(0, text.size() - 2) : text);
    return whole ? std::optional(2 * *whole + (half ? 1 : 0)) : std::nullopt;
}

std::string pointsText(int halves) {
    return std::to_string(halves / 2) + (halves % 2 != 0 ? ".5" : "");
}
} // namespace

Tally tallyBefore(const Match& match) {
    const std::optional<int> round = numberIn(match.tag(roundTag));
    const std::optional<int> white = halvesIn(match.tag(whiteTag));
    const std::optional<int> black = halvesIn(match.tag(blackTag));
    if (!round || !white || !black || *white + *black != 2 * (*round - 1))
        return {};
    return {*round - 1, *white, *black};
}

Tally tallyAfter(const Match& match) {
    Tally tally = tallyBefore(match);
    const MatchEnd end = match.endOfLine();
    if (end.kind == EndKind::None)
        return tally;
    const std::optional<Side> winner = end.winner;
    ++tally.games;
    tally.whiteHalves += !winner ? 1 : *winner == Side::White ? 2 : 0;
    tally.blackHalves += !winner ? 1 : *winner == Side::Black ? 2 : 0;
    return tally;
}

Match rematchOf(const Match& match, quint64 seed) {
    const Tally tally = tallyAfter(match);
    Match next{Game(match.game().start())};
    const std::string odds(match.tag(oddsTag));
    const bool changed = odds.empty();
    Players players = changed ? playersOf(match).swapped() : playersOf(match);
    players.seed = seed;
    writePlayers(next, players);
    next.setTag(oddsTag, odds);
    next.setTimeControl(match.timeControl());
    if (tally.games > 0) {
        next.setTag(roundTag, std::to_string(tally.games + 1));
        next.setTag(whiteTag, pointsText(changed ? tally.blackHalves : tally.whiteHalves));
        next.setTag(blackTag, pointsText(changed ? tally.whiteHalves : tally.blackHalves));
    }
    return next;
}

} // namespace tessera
