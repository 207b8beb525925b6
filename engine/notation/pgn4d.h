// Records of games: PGN4D version 1 and its layout for the other rulesets, ordinary PGN for
// rulesets with ordinary FEN, and the browser game's 4D-LAN (reading only).
#pragma once

#include "move_texts.h"
#include "record.h"

#include <functional>
#include <string>
#include <string_view>

namespace tessera {

/// Largest record, in bytes.
inline constexpr std::size_t maxRecordBytes = 4 * 1024 * 1024;
/// Most half-moves in a record, those of variations included.
inline constexpr int maxRecordPlies = 20000;
/// How deep variations may stand in variations.
inline constexpr int maxVariationDepth = 64;

/// What reading gave: the record up to the first error, and that error if there was one. Without a
/// usable start position there is no record. The game stands after its last move.
struct RecordReading {
    std::optional<Record> record{};
    std::optional<Error> error{};
    /// What was wrong and read all the same, in order; see Reading::Repairing.
    std::vector<Error> repaired{};
};

/// Strict: the first fault ends it. Repairing reads over what leaves no doubt about the moves:
/// missing and false marks (x, =Q, +, #), wrong move numbers, a missing result at the end, and a
/// closing result other than the tag's, which then counts.
enum class Reading { Strict, Repairing };
/// Whether Reading::Repairing reads over such a fault.
[[nodiscard]] bool isRepairable(ErrorCode code);

/// Gives the ruleset for the values of the tags Variant and RulesetHash (empty when the record has
/// none), or nothing. Of several with the same variant, the one with that hash is wanted.
using RulesetFinder = std::function<RulesetPtr(std::string_view variant, std::string_view hash)>;

/// Reads one record. Errors carry file, line, column and, among the moves, the ply.
[[nodiscard]] RecordReading readRecord(std::string_view text, std::string_view fileName,
                                       const RulesetFinder& findRuleset,
                                       Reading reading = Reading::Strict);

/// Writes the whole line of the game, also moves taken back and not replaced.
[[nodiscard]] std::string writeRecord(const Record& record);
/// The same again and again for a game that grows; `texts` keeps what the next time needs.
[[nodiscard]] std::string writeRecord(const Record& record, MoveTexts& texts);

/// The same for the browser edition: its own tags only, no comments or variations, and `*` when
/// the result does not follow from the last position. Errors: TooLarge and TooManyPlies, by the
/// browser edition's limits.
[[nodiscard]] Result<std::string> browserExport(const Record& record);

/// Finds the rulesets that come with the program, by the value that their records carry.
[[nodiscard]] RulesetPtr findBuiltinVariant(std::string_view variant, std::string_view hash = {});
/// The same among these and the files in the user's folder; the file with the very hash comes
/// first, then those of the program.
[[nodiscard]] RulesetPtr findVariant(std::string_view variant, std::string_view hash);

} // namespace tessera
