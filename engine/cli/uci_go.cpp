#include "uci_go.h"

#include "notation/lan.h"

#include <algorithm>
#include <charconv>

namespace tessera::cli {

namespace {

constexpr std::int64_t greatestNumber = 1'000'000'000'000'000;

std::chrono::milliseconds milliseconds(std::int64_t number, std::int64_t least) {
    return std::chrono::milliseconds(std::max(number, least));
}

std::string scoreText(const SearchScore& score) {
    return score.mateIn != 0 ? "mate " + std::to_string(score.mateIn)
                             : "cp " + std::to_string(score.centipawns);
}

} // namespace

std::optional<std::int64_t> numberAfter(const std::vector<std::string>& words,
                                        std::string_view name) {
    const auto found = std::ranges::find(words, name);
    if (found == words.end() || found + 1 == words.end())
        return std::nullopt;
    const std::string& word = *(found + 1);
    std::int64_t number = 0;
    const auto [end, failure] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (failure == std::errc::invalid_argument || end != word.data() + word.size())
        return std::nullopt;
    if (failure == std::errc::result_out_of_range)
        return word.front() == '-' ? -greatestNumber : greatestNumber;
    return std::clamp(number, -greatestNumber, greatestNumber);
}

SearchLimits limitsOf(const std::vector<std::string>& words, Side sideToMove) {
    SearchLimits limits;
    if (const auto depth = numberAfter(words, "depth"))
        limits.depth = static_cast<int>(std::clamp<std::int64_t>(*depth, 1, maxSearchDepth));
    if (const auto nodes = numberAfter(words, "nodes"))
        limits.nodes = static_cast<std::uint64_t>(std::max<std::int64_t>(*nodes, 1));
    if (const auto time = numberAfter(words, "movetime"))
        limits.time = milliseconds(*time, 1);
    const bool white = sideToMove == Side::White;
    if (const auto left = numberAfter(words, white ? "wtime" : "btime")) {
        SearchClock clock;
        clock.left = milliseconds(*left, 0);
        clock.increment = milliseconds(numberAfter(words, white ? "winc" : "binc").value_or(0), 0);
        if (const auto moves = numberAfter(words, "movestogo"))
            clock.movesToGo = static_cast<int>(std::clamp<std::int64_t>(*moves, 1, 1000));
        limits.clock = clock;
    }
    return limits;
}

std::vector<std::string> infoLines(const Position& position, const SearchReport& report) {
    std::vector<std::string> texts;
    const auto time = std::max<std::int64_t>(report.time.count(), 1);
    for (std::size_t i = 0; i < report.lines.size(); ++i) {
        const SearchLine& line = report.lines[i];
        std::string text = "info depth " + std::to_string(report.depth);
        text += " seldepth " + std::to_string(std::max(report.deepest, report.depth));
        if (report.lines.size() > 1)
            text += " multipv " + std::to_string(i + 1);
        text += " score " + scoreText(line.score);
        text += " nodes " + std::to_string(report.nodes);
        text += " nps " + std::to_string(report.nodes * 1000 / static_cast<std::uint64_t>(time));
        text += " hashfull " + std::to_string(report.tableUse);
        text += " time " + std::to_string(report.time.count()) + " pv";
        Position after = position;
        for (const Move& move : line.moves) {
            text += ' ' + writePlainMove(after, move);
            after.make(move);
        }
        texts.push_back(std::move(text));
    }
    return texts;
}

} // namespace tessera::cli
