// The tags at the head of a record: which game it is, in which notation, from which position.
#pragma once

#include "pgn4d.h"
#include "record_tokens.h"

namespace tessera {

/// How the moves of a record are written.
enum class MoveNotation : std::uint8_t {
    Lan,      ///< LAN4D
    FourDLan, ///< the browser game's: the same with squares such as a1[0,1]
    San,      ///< ordinary algebraic notation
};

struct RecordTag {
    std::string name;
    std::string value;
    Place place;      ///< of the bracket
    Place valuePlace; ///< of the value's first byte
};

/// What the tags say.
struct RecordHead {
    Position start;
    MoveNotation notation = MoveNotation::Lan;
    std::optional<RecordResult> result; ///< of the Result tag, if there is one
    std::vector<std::pair<std::string, std::string>> otherTags;
};

/// Understands the tags of a record. `end` is the place of the first word after them, for tags
/// that are missing.
[[nodiscard]] Result<RecordHead> readRecordHead(const std::vector<RecordTag>& tags,
                                                const Place& end, const RulesetFinder& findRuleset);

/// Value of the tag that names the exact ruleset file: 16 hexadecimal digits.
[[nodiscard]] std::string rulesetHash(const Ruleset& ruleset);

} // namespace tessera
