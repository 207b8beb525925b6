#include "record_tags.h"

#include "fen4d.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <set>
#include <span>

namespace tessera {

namespace {

struct FixedTag {
    std::string_view name;
    std::string_view value;
};

constexpr std::array<FixedTag, 4> pgn4dTags{
    {{"Format", "PGN4D"}, {"FormatVersion", "1"}, {"Notation", "LAN4D"}, {"SetUp", "1"}}};

/// Other programs' names of games that are here under another one, and the tags that must come
/// with the name.
struct ForeignVariant {
    std::string_view theirs;
    std::string_view ours;
    MoveNotation notation;
    std::array<FixedTag, 3> required;
};
constexpr std::array<ForeignVariant, 3> foreignVariants{{
    {"4D Chess",
     "Fourfold-4x4x2x2",
     MoveNotation::FourDLan,
     {{{"Board", "4x4x2x2"}, {"Notation", "4D-LAN"}, {"Rules", "fourfold-v1"}}}},
    {"Standard", "Chess", MoveNotation::San, {}},
    {"From Position", "Chess", MoveNotation::San, {}},
}};

constexpr std::array<std::string_view, 9> formatTags{"Variant",  "Format", "FormatVersion",
                                                     "Notation", "SetUp",  "FEN4D",
                                                     "FEN",      "Result", "RulesetHash"};

class HeadReader {
public:
    HeadReader(const std::vector<RecordTag>& tags, const Place& end) : m_tags(tags), m_end(end) {}

    Result<RecordHead> read(const RulesetFinder& findRuleset);

private:
    [[nodiscard]] const RecordTag* find(std::string_view name) const {
        const auto found = std::ranges::find(m_tags, name, &RecordTag::name);
        return found == m_tags.end() ? nullptr : &*found;
    }
    [[nodiscard]] Error missing(std::string_view name) const {
        return {ErrorCode::MissingTag, m_end, {}, std::string(name)};
    }
    [[nodiscard]] std::optional<Error> repeatedTag() const;
    [[nodiscard]] std::optional<Error> requireTags(std::span<const FixedTag> wanted) const;
    [[nodiscard]] Result<Position> readStart(const RulesetPtr& ruleset, const RecordTag* fen) const;

    const std::vector<RecordTag>& m_tags;
    const Place& m_end;
};

std::optional<Error> HeadReader::repeatedTag() const {
    std::set<std::string_view> seen; // a hostile record has hundreds of thousands of tags
    for (const RecordTag& tag : m_tags) {
        if (!seen.insert(tag.name).second)
            return Error{ErrorCode::DuplicateTag, tag.place, tag.name, {}};
    }
    return std::nullopt;
}

std::optional<Error> HeadReader::requireTags(std::span<const FixedTag> wanted) const {
    for (const auto& [name, value] : wanted) {
        if (name.empty())
            continue;
        const RecordTag* tag = find(name);
        if (tag == nullptr)
            return missing(name);
        if (tag->value != value)
            return Error{ErrorCode::WrongTagValue, tag->valuePlace, tag->value,
                         std::string(name) + ": " + std::string(value)};
    }
    return std::nullopt;
}

Result<Position> HeadReader::readStart(const RulesetPtr& ruleset, const RecordTag* fen) const {
    if (fen == nullptr)
        return Position(ruleset);
    Result<Position> position = readFen(ruleset, fen->value);
    if (position)
        return position;
    Error error = position.error();
    const int column = std::max(error.place.column, 1);
    error.place = fen->valuePlace;
    error.place.column += column - 1;
    return error;
}

Result<RecordHead> HeadReader::read(const RulesetFinder& findRuleset) {
    if (const auto error = repeatedTag())
        return *error;

    // A record without a Variant is one of ordinary chess, unless it says it is of this format.
    const RecordTag* variantTag = find("Variant");
    const bool ordinary = !m_tags.empty() && !find("Format") && !find("FEN4D");
    if (variantTag == nullptr && !ordinary)
        return missing("Variant");
    std::string_view written = "Chess";
    if (variantTag != nullptr)
        written = variantTag->value;
    const auto foreign = std::ranges::find(foreignVariants, written, &ForeignVariant::theirs);
    const bool isForeign = foreign != foreignVariants.end();
    if (isForeign) {
        if (const auto error = requireTags(foreign->required))
            return *error;
    }

    const RecordTag* hash = find("RulesetHash");
    const RulesetPtr ruleset =
        findRuleset(isForeign ? foreign->ours : written,
                    hash != nullptr ? std::string_view(hash->value) : std::string_view());
    const Place& variantPlace = variantTag != nullptr ? variantTag->valuePlace : m_end;
    if (!ruleset)
        return Error{ErrorCode::UnknownRuleset, variantPlace, std::string(written), {}};
    if (hash != nullptr && hash->value != rulesetHash(ruleset->data()))
        return Error{ErrorCode::UnknownRuleset, hash->valuePlace, std::string(written),
                     hash->value};

    const bool ordinaryFen = ruleset->data().fenStyle == FenStyle::Chess;
    const RecordTag* fen = find(ordinaryFen ? "FEN" : "FEN4D");
    if (!isForeign && !ordinaryFen) {
        if (const auto error = requireTags(pgn4dTags))
            return *error;
        if (fen == nullptr)
            return missing("FEN4D");
    }
    Result<Position> start = readStart(ruleset, isForeign && !ordinaryFen ? nullptr : fen);
    if (!start)
        return start.error();

    RecordHead head{*std::move(start),
                    isForeign     ? foreign->notation
                    : ordinaryFen ? MoveNotation::San
                                  : MoveNotation::Lan,
                    std::nullopt,
                    {}};
    if (const RecordTag* tag = find("Result")) {
        head.result = readResultText(tag->value);
        if (!head.result)
            return Error{ErrorCode::WrongTagValue, tag->valuePlace, tag->value,
                         "Result: *, 1-0, 0-1, 1/2-1/2"};
    }
    for (const RecordTag& tag : m_tags) {
        const bool fixed =
            isForeign && std::ranges::find(foreign->required, tag.name, &FixedTag::name) !=
                             foreign->required.end();
        if (!fixed && std::ranges::find(formatTags, tag.name) == formatTags.end())
            head.otherTags.emplace_back(tag.name, tag.value);
    }
    return head;
}

} // namespace

Result<RecordHead> readRecordHead(const std::vector<RecordTag>& tags, const Place& end,
                                  const RulesetFinder& findRuleset) {
    return HeadReader(tags, end).read(findRuleset);
}

std::string rulesetHash(const Ruleset& ruleset) {
    std::array<char, 17> digits{};
    std::snprintf(digits.data(), digits.size(), "%016llx",
                  static_cast<unsigned long long>(ruleset.fingerprint));
    return digits.data();
}

} // namespace tessera
