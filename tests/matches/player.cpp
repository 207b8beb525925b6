#include "player.h"

#include "search/search.h"
#include "stand_ins.h"

#include <charconv>
#include <map>

namespace tessera::test {

namespace {

/// The program itself, within limits.
class Program : public Player {
public:
    Program(const SearchOptions& options, const SearchLimits& limits)
        : m_thinker(options), m_limits(limits) {}
    Move move(const Game& game) override { return *m_thinker.think(game, m_limits).move(); }
    void beginGame() override { m_thinker.forget(); }

private:
    Thinker m_thinker;
    SearchLimits m_limits;
};

using Settings = std::map<std::string, int, std::less<>>;

/// "name=number,name=number", or nothing.
std::optional<Settings> settingsOf(std::string_view text) {
    Settings settings;
    while (!text.empty()) {
        const std::string_view entry = text.substr(0, text.find(','));
        text.remove_prefix(std::min(entry.size() + 1, text.size()));
        const std::size_t equals = entry.find('=');
        if (equals == std::string_view::npos)
            return std::nullopt;
        int number = 0;
        const char* end = entry.data() + entry.size();
        const auto read = std::from_chars(entry.data() + equals + 1, end, number);
        if (read.ec != std::errc{} || read.ptr != end)
            return std::nullopt;
        settings[std::string(entry.substr(0, equals))] = number;
    }
    return settings;
}

/// Takes a setting out, so that those nobody knows remain.
int take(Settings& settings, std::string_view name, int otherwise) {
    const auto found = settings.find(name);
    if (found == settings.end())
        return otherwise;
    const int number = found->second;
    settings.erase(found);
    return number;
}

std::unique_ptr<Player> program(Settings settings) {
    SearchOptions options;
    SearchLimits limits;
    options.memoryBytes = std::size_t{16} << 20U;
    options.level = take(settings, "level", options.level);
    options.seed = static_cast<std::uint64_t>(take(settings, "seed", 1));
    options.threads = take(settings, "threads", 1);
    if (const int time = take(settings, "ms", 0); time > 0)
        limits.time = std::chrono::milliseconds(time);
    if (const int nodes = take(settings, "nodes", 0); nodes > 0)
        limits.nodes = static_cast<std::uint64_t>(nodes);
    if (const int depth = take(settings, "depth", 0); depth > 0)
        limits.depth = depth;
    if (!limits.time && !limits.nodes && !limits.depth && options.level == fullStrength)
        return nullptr;
    for (const NamedWeight& named : namedWeights)
        options.weights.*named.weight = take(settings, named.name, options.weights.*named.weight);
    SearchParts& parts = options.parts;
    for (const auto& [name, part] :
         {std::pair("table", &parts.table), std::pair("quiescence", &parts.quiescence),
          std::pair("checksInQuiescence", &parts.checksInQuiescence),
          std::pair("checkExtension", &parts.checkExtension),
          std::pair("nullMove", &parts.nullMove), std::pair("reductions", &parts.reductions),
          std::pair("pruning", &parts.pruning)})
        *part = take(settings, name, *part) != 0;
    if (!settings.empty())
        return nullptr;
    return std::make_unique<Program>(options, limits);
}

} // namespace

std::unique_ptr<Player> playerOf(const std::string& text) {
    const std::string name = text.substr(0, text.find(':'));
    auto settings =
        settingsOf(name.size() < text.size() ? std::string_view(text).substr(name.size() + 1)
                                             : std::string_view());
    if (!settings)
        return nullptr;
    if (name == "tessera")
        return program(*settings);
    const auto seed = static_cast<std::uint32_t>(take(*settings, "seed", 1));
    if (name == "two-ply" && settings->empty())
        return std::make_unique<TwoPly>(seed);
    if (name == "alpha-beta") {
        const int depth = take(*settings, "depth", 4);
        const int nodes = take(*settings, "nodes", 8000);
        if (settings->empty() && depth > 0 && nodes > 0)
            return std::make_unique<AlphaBeta>(depth, static_cast<std::uint64_t>(nodes), seed);
    }
    return nullptr;
}

} // namespace tessera::test
