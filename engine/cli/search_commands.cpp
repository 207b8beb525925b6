#include "search_commands.h"

#include "answers.h"
#include "json.h"
#include "notation/lan.h"
#include "search/search.h"

#include <limits>

namespace tessera::cli {

namespace {

constexpr int mostMemory = 4096;
constexpr int mostLines = 100;
constexpr int mostMilliseconds = 24 * 60 * 60 * 1000;
constexpr int anyNumber = std::numeric_limits<int>::max();
constexpr std::chrono::milliseconds standardTime{1000};

void write(JsonWriter& json, const Position& position, const SearchLine& line) {
    json.beginObject().key("score").beginObject();
    line.score.mateIn != 0 ? json.key("mate-in").value(line.score.mateIn)
                           : json.key("centipawns").value(line.score.centipawns);
    json.endObject().key("moves").beginArray();
    Position after = position;
    for (const Move& move : line.moves) {
        json.value(writePlainMove(after, move));
        after.make(move);
    }
    json.endArray().endObject();
}

void write(JsonWriter& json, const Position& position, const SearchReport& report) {
    json.beginObject().key("move");
    const std::optional<Move> move = report.move();
    move ? json.value(writePlainMove(position, *move)) : json.null();
    json.key("depth").value(report.depth).key("nodes").value(report.nodes);
    json.key("seconds").value(std::chrono::duration<double>(report.time).count());
    json.key("lines").beginArray();
    for (const SearchLine& line : report.lines)
        write(json, position, line);
    json.endArray().endObject();
}

/// What a number of the call sets.
struct NumberOption {
    std::string name;
    int most;
    void (*set)(int number, SearchOptions& options, SearchLimits& limits);
};

const std::vector<NumberOption>& numberOptions() {
    static const std::vector<NumberOption> options{
        {"time", mostMilliseconds,
         [](int n, SearchOptions&, SearchLimits& l) { l.time = std::chrono::milliseconds(n); }},
        {"depth", maxSearchDepth, [](int n, SearchOptions&, SearchLimits& l) { l.depth = n; }},
        {"nodes", anyNumber,
         [](int n, SearchOptions&, SearchLimits& l) { l.nodes = static_cast<std::uint64_t>(n); }},
        {"level", fullStrength, [](int n, SearchOptions& o, SearchLimits&) { o.level = n; }},
        {"lines", mostLines, [](int n, SearchOptions& o, SearchLimits&) { o.lines = n; }},
        {"threads", mostSearchThreads,
         [](int n, SearchOptions& o, SearchLimits&) { o.threads = n; }},
        {"memory", mostMemory,
         [](int n, SearchOptions& o, SearchLimits&) {
             o.memoryBytes = static_cast<std::size_t>(n) << 20U;
         }},
        {"seed", anyNumber,
         [](int n, SearchOptions& o, SearchLimits&) { o.seed = static_cast<std::uint64_t>(n); }},
    };
    return options;
}

} // namespace

Outcome bestMove(const Arguments& arguments, std::ostream& out) {
    SearchOptions options;
    SearchLimits limits;
    for (const NumberOption& option : numberOptions()) {
        if (!arguments.has(option.name))
            continue;
        const auto number = numberOf(arguments, option.name, option.most);
        if (const auto* error = std::get_if<CallError>(&number))
            return *error;
        option.set(std::get<int>(number), options, limits);
    }
    if (!limits.time && !limits.depth && !limits.nodes)
        limits.time = standardTime;
    return withPosition(arguments, [&](const Position& position) -> Outcome {
        JsonWriter json;
        const Game game{position};
        // A finished game has no move, even where some could still be made.
        write(json, position,
              game.outcome() == OutcomeKind::Ongoing ? Thinker(options).think(game, limits)
                                                     : SearchReport{});
        out << json.text() << '\n';
        return {};
    });
}

} // namespace tessera::cli
