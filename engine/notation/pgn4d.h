// Records of games: PGN4D version 1 and its layout for the other rulesets.
#pragma once

#include "position/game.h"

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

inline constexpr std::size_t maxRecordBytes = 4 * 1024 * 1024;
inline constexpr int maxRecordPlies = 20000;

enum class RecordResult : std::uint8_t { Unfinished, WhiteWins, BlackWins, Draw };

/// A whole record. Tags that the format itself writes (Variant, Format, FormatVersion, Notation,
/// SetUp, FEN4D, Result) are not in `tags`.
struct Record {
    std::vector<std::pair<std::string, std::string>> tags;
    Game game;
    RecordResult result = RecordResult::Unfinished;
};

/// What reading gave: the record up to the first error, and that error if there was one.
struct RecordReading {
    std::optional<Record> record;
    std::optional<Error> error;
};

/// Gives the ruleset for a Variant tag's value, or nothing.
using RulesetFinder = std::function<RulesetPtr(std::string_view variant)>;

[[nodiscard]] RecordReading readRecord(std::string_view text, std::string_view fileName,
                                       const RulesetFinder& findRuleset);
[[nodiscard]] std::string writeRecord(const Record& record);

} // namespace tessera
