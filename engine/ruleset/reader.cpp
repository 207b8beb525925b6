#include "reader.h"

#include "axis_names.h"
#include "axis_reader.h"
#include "castling_reader.h"
#include "fingerprint.h"
#include "name_pattern.h"
#include "piece_reader.h"
#include "ruleset_source.h"
#include "source_text.h"

namespace tessera {
namespace {

constexpr std::size_t mostIdBytes = 40;
constexpr std::size_t mostNameBytes = 80;
constexpr std::size_t mostTextBytes = 2000;
constexpr std::size_t mostTexts = 64;
constexpr std::size_t mostPatternBytes = 64;
constexpr std::size_t mostStartBytes = 32 * 1024;
constexpr int mostRepetitions = 100;
constexpr int mostHalfMoves = 10000;

bool isKebabCase(std::string_view id) {
    char before = '-';
    for (const char c : id) {
        const bool letter = c >= 'a' && c <= 'z';
        const bool digit = c >= '0' && c <= '9';
        if (!letter && !digit && (c != '-' || before == '-'))
            return false;
        before = c;
    }
    return !id.empty() && before != '-' && id.front() >= 'a' && id.front() <= 'z';
}

void readDescription(Faults& faults, const TableReader& root, Ruleset& ruleset) {
    ruleset.id = root.requiredText("id", mostIdBytes);
    if (!ruleset.id.empty() && !isKebabCase(ruleset.id))
        faults.add(ErrorCode::BadValue, *root.table().find("id"), ruleset.id,
                   "id: small letters, digits and single hyphens, a letter first");
    ruleset.name = root.requiredText("name", mostNameBytes);
    ruleset.description = root.requiredText("description", mostTextBytes, TextKind::Prose);
    ruleset.sources = root.texts("sources", mostTexts, mostTextBytes);
    ruleset.notes = root.texts("notes", mostTexts, mostTextBytes);
    ruleset.recordVariant = root.optionalText("record-variant", mostNameBytes);
    if (ruleset.recordVariant.empty())
        ruleset.recordVariant = "Tessera/" + ruleset.id;
}

void readSizes(Faults& faults, const TableReader& board, Ruleset& ruleset) {
    const TomlValue* table = board.required("axes", TomlType::Table);
    if (!table)
        return;
    const TableReader axes(faults, *table, board.dotted("axes"), {"x", "y", "z", "w"});
    int product = 1;
    for (std::size_t i = 0; i < axisCount; ++i) {
        ruleset.sizes[i] = axes.optionalInteger(axisNames[i], 1, maxAxisSize).value_or(1);
        product *= ruleset.sizes[i];
    }
    if (product > maxSquares)
        faults.add(ErrorCode::TooManySquares, *table, std::to_string(product),
                   std::to_string(maxSquares));
}

std::string readPattern(Faults& faults, const TableReader& board, std::string_view key,
                        const Ruleset& ruleset, PatternUse use) {
    const std::string pattern = board.optionalText(key, mostPatternBytes);
    if (pattern.empty())
        return pattern;
    if (const auto fault = findPatternFault(pattern, ruleset.sizes, use))
        faults.add(ErrorCode::BadPattern, *board.table().find(key), fault->found,
                   board.dotted(key) + ": " + fault->expected);
    return pattern;
}

void readAxisPair(Faults& faults, const TableReader& layout, std::string_view key,
                  std::array<Axis, 2>& pair) {
    const TomlValue* value = layout.required(key, TomlType::Array);
    if (!value)
        return;
    const std::vector<Axis> axes = readAxes(faults, *value, layout.dotted(key));
    if (axes.size() != pair.size()) {
        faults.add(ErrorCode::BadValue, *value, std::to_string(axes.size()),
                   layout.dotted(key) + ": two axes, across and up");
        return;
    }
    pair = {axes[0], axes[1]};
}

void readLayout(Faults& faults, const TableReader& board, Ruleset& ruleset) {
    const TomlValue* table = board.optional("layout", TomlType::Table);
    if (!table)
        return;
    const TableReader layout(faults, *table, board.dotted("layout"), {"board", "grid"});
    readAxisPair(faults, layout, "board", ruleset.layout.board);
    readAxisPair(faults, layout, "grid", ruleset.layout.grid);
    AxisSet all = 0;
    for (const auto& pair : {ruleset.layout.board, ruleset.layout.grid})
        for (const Axis axis : pair)
            all |= axisBit(axis);
    if (all != 0xF)
        faults.add(ErrorCode::BadValue, *table, {}, board.dotted("layout") + ": each axis once");
}

void readBoard(Faults& faults, const TableReader& root, Ruleset& ruleset) {
    const TomlValue* table = root.required("board", TomlType::Table);
    if (!table)
        return;
    const TableReader board(faults, *table, "board",
                            {"axes", "square-names", "screen-names", "layout"});
    readSizes(faults, board, ruleset);
    if (faults.any())
        return; // the sizes are limits of all that follows
    (void)board.required("square-names", TomlType::String);
    ruleset.squareName = readPattern(faults, board, "square-names", ruleset, PatternUse::Text);
    ruleset.squareDisplay = readPattern(faults, board, "screen-names", ruleset, PatternUse::Screen);
    if (ruleset.squareDisplay.empty())
        ruleset.squareDisplay = ruleset.squareName;
    readLayout(faults, board, ruleset);
}

void readDraws(Faults& faults, const TableReader& root, Ruleset& ruleset) {
    const TomlValue* table = root.optional("draws", TomlType::Table);
    if (!table)
        return;
    const TableReader draws(faults, *table, "draws", {"repetition", "half-moves", "bare-kings"});
    ruleset.draws.repetition = draws.optionalInteger("repetition", 2, mostRepetitions).value_or(0);
    ruleset.draws.halfMoves = draws.optionalInteger("half-moves", 2, mostHalfMoves).value_or(0);
    ruleset.draws.bareKings = draws.flag("bare-kings");
}

void readStart(Faults& faults, const TableReader& root, Ruleset& ruleset) {
    ruleset.start = root.requiredText("start", mostStartBytes, TextKind::Prose);
    const std::string style = root.optionalText("fen", mostNameBytes);
    if (style.empty() || style == "fen4d")
        return;
    const TomlValue& value = *root.table().find("fen");
    if (style != "chess")
        faults.add(ErrorCode::BadValue, value, style, "fen: fen4d, chess");
    else if (ruleset.sizes[2] != 1 || ruleset.sizes[3] != 1)
        faults.add(ErrorCode::BadValue, value, style, "fen: fen4d on a board with z or w");
    ruleset.fenStyle = FenStyle::Chess;
}

} // namespace

Result<RulesetSource> readRulesetSource(std::string_view text, std::string_view fileName) {
    if (text.size() > maxRulesetBytes)
        return Error{ErrorCode::TooLarge, Place{std::string(fileName), 0, 0, 0},
                     std::to_string(text.size()), std::to_string(maxRulesetBytes)};
    const Result<TomlValue> document = readToml(text, fileName);
    if (!document)
        return document.error();
    Faults faults(fileName, text);
    RulesetSource source;
    Ruleset& ruleset = source.ruleset;
    const TableReader root(faults, *document, {},
                           {"id", "name", "description", "sources", "notes", "record-variant",
                            "board", "piece", "castling", "draws", "start", "fen"});
    readDescription(faults, root, ruleset);
    readBoard(faults, root, ruleset);
    if (!faults.any())
        readPieces(faults, *document, ruleset);
    if (!faults.any())
        readCastling(faults, root, ruleset);
    readDraws(faults, root, ruleset);
    readStart(faults, root, ruleset);
    if (faults.any())
        return faults.first();
    ruleset.fingerprint = fingerprint(text);
    const TomlValue& start = *document->find("start");
    source.startQuote = LineIndex(text).offset(start.line, start.column);
    return source;
}

Place placeInStart(const RulesetSource& source, std::string_view text, std::string_view fileName,
                   int column) {
    const std::size_t index = column > 0 ? static_cast<std::size_t>(column - 1) : 0;
    const auto [line, byteColumn] =
        LineIndex(text).lineAndColumn(offsetInTomlString(text, source.startQuote, index));
    return {std::string(fileName), line, byteColumn, 0};
}

Result<Ruleset> readRuleset(std::string_view text, std::string_view fileName) {
    Result<RulesetSource> source = readRulesetSource(text, fileName);
    if (!source)
        return source.error();
    return std::move(source->ruleset);
}

} // namespace tessera
