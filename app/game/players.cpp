#include "players.h"

#include "search/search.h"

#include <charconv>

namespace tessera {

namespace {
struct SideTags {
    std::string_view name;
    std::string_view type;
    std::string_view level; ///< of our own
};
constexpr SideTags whiteTags{"White", "WhiteType", "WhiteLevel"};
constexpr SideTags blackTags{"Black", "BlackType", "BlackLevel"};
constexpr std::string_view seedTag = "ComputerSeed";
constexpr std::string_view program = "program";
constexpr std::string_view computerName = "Computer, level ";

template<class Number>
std::optional<Number> numberIn(std::string_view text) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

std::optional<int> levelIn(const Match& match, const SideTags& tags) {
    const std::optional<int> level = numberIn<int>(match.tag(tags.level));
    const bool known = level && *level >= weakestLevel && *level <= fullStrength;
    return known && match.tag(tags.type) == program ? level : std::nullopt;
}

std::string nameIn(const Match& match, const SideTags& tags) {
    const std::string_view name = match.tag(tags.name);
    // PGN's signs for nobody known and for nobody.
    const bool nobody = name == "?" || name == "-" || name.starts_with(computerName);
    return std::string(nobody ? std::string_view() : name);
}

void writeSide(Match& match, const SideTags& tags, const Players& players, Side side) {
    const std::optional<int> level = players.level(side);
    const std::string number = level ? std::to_string(*level) : std::string();
    match.setTag(tags.level, number);
    match.setTag(tags.type, level ? program : players.computerPlays() ? "human" : "");
    if (level)
        match.setTag(tags.name, std::string(computerName) + number);
    else if (!players.name(side).empty())
        match.setTag(tags.name, players.name(side));
    else if (match.tag(tags.name).starts_with(computerName))
        match.setTag(tags.name, {});
}
} // namespace

std::optional<Side> Players::person() const {
    if (white.has_value() == black.has_value())
        return std::nullopt;
    return white ? Side::Black : Side::White;
}

Players playersOf(const Match& match) {
    return {levelIn(match, whiteTags), levelIn(match, blackTags),
            numberIn<quint64>(match.tag(seedTag)).value_or(0), nameIn(match, whiteTags),
            nameIn(match, blackTags)};
}

void writePlayers(Match& match, const Players& players) {
    writeSide(match, whiteTags, players, Side::White);
    writeSide(match, blackTags, players, Side::Black);
    match.setTag(seedTag, players.computerPlays() ? std::to_string(players.seed) : std::string());
}

} // namespace tessera
