#include "toml_document.h"

#include "source_text.h"
#include "toml_hazards.h"

#include <algorithm>
#include <optional>

namespace {
struct BrokenAssumption {};
[[noreturn]] void assumptionBroke() {
    throw BrokenAssumption{};
}
} // namespace

// The library asserts some things that a bad file can break ("[[[" is one). Here every such
// assertion is thrown, in all builds, and becomes an ordinary syntax error.
#undef NDEBUG
#define TOML_ASSERT(expr) ((expr) ? static_cast<void>(0) : assumptionBroke())
#define TOML_HEADER_ONLY 1
#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0
#define TOML_MAX_NESTED_VALUES 16
#include <toml++/toml.h>

namespace tessera {
namespace {

static_assert(TOML_MAX_NESTED_VALUES == maxTomlDepth);

TomlValue convert(const toml::node& node, const LineIndex& lines);

void place(const toml::source_region& region, const LineIndex& lines, int& line, int& column) {
    // The library counts characters; editors and our other readers count bytes.
    line = std::max(1, static_cast<int>(region.begin.line));
    column = lines.byteColumn(line, std::max(1, static_cast<int>(region.begin.column)));
}

std::vector<TomlEntry> convertEntries(const toml::table& table, const LineIndex& lines) {
    std::vector<TomlEntry> entries;
    for (auto&& [key, value] : table) {
        TomlEntry entry;
        entry.key = std::string(key.str());
        place(key.source(), lines, entry.line, entry.column);
        entry.value = convert(value, lines);
        entries.push_back(std::move(entry));
    }
    std::stable_sort(entries.begin(), entries.end(), [](const TomlEntry& a, const TomlEntry& b) {
        return std::pair(a.line, a.column) < std::pair(b.line, b.column);
    });
    return entries;
}

TomlValue convert(const toml::node& node, const LineIndex& lines) {
    TomlValue value;
    place(node.source(), lines, value.line, value.column);
    switch (node.type()) {
    case toml::node_type::string:
        value.type = TomlType::String;
        value.string = node.as_string()->get();
        break;
    case toml::node_type::integer:
        value.type = TomlType::Integer;
        value.integer = node.as_integer()->get();
        break;
    case toml::node_type::floating_point:
        value.type = TomlType::Number;
        break;
    case toml::node_type::boolean:
        value.type = TomlType::Boolean;
        value.boolean = node.as_boolean()->get();
        break;
    case toml::node_type::array:
        value.type = TomlType::Array;
        for (const toml::node& item : *node.as_array())
            value.items.push_back(convert(item, lines));
        break;
    case toml::node_type::table:
        value.type = TomlType::Table;
        value.entries = convertEntries(*node.as_table(), lines);
        break;
    default:
        value.type = TomlType::Date;
        break;
    }
    return value;
}

/// Nothing when an assertion of the library breaks.
std::optional<toml::parse_result> parse(std::string_view text) {
    try {
        return toml::parse(text);
    } catch (const BrokenAssumption&) {
        return std::nullopt;
    }
}

/// Where an assertion breaks: the library reads from front to back, so it is at the end of the
/// shortest beginning of the text that breaks it.
std::size_t brokenAt(std::string_view text) {
    std::size_t good = 0;
    std::size_t broken = text.size();
    while (broken - good > 1) {
        const std::size_t middle = good + (broken - good) / 2;
        (parse(text.substr(0, middle)) ? good : broken) = middle;
    }
    return broken - 1;
}

} // namespace

const TomlValue* TomlValue::find(std::string_view key) const {
    for (const TomlEntry& entry : entries)
        if (entry.key == key)
            return &entry.value;
    return nullptr;
}

Result<TomlValue> readToml(std::string_view text, std::string_view fileName) {
    const LineIndex lines(text);
    const auto fail = [&](ErrorCode code, int line, int column, std::string found) {
        return Error{code, Place{std::string(fileName), line, column, 0}, std::move(found), {}};
    };
    if (const std::size_t bad = firstNonText(text); bad != std::string_view::npos) {
        const auto [line, column] = lines.lineAndColumn(bad);
        return fail(ErrorCode::NotText, line, column, {});
    }
    if (const auto hazard = findTomlHazard(text)) {
        const auto [line, column] = lines.lineAndColumn(hazard->offset);
        return fail(ErrorCode::TomlSyntax, line, column, hazard->description);
    }
    const std::optional<toml::parse_result> parsed = parse(text);
    if (!parsed) {
        const std::size_t offset = brokenAt(text);
        const auto [line, column] = lines.lineAndColumn(offset);
        return fail(ErrorCode::TomlSyntax, line, column, "unexpected character");
    }
    if (!*parsed) {
        const toml::parse_error& error = parsed->error();
        int line = 1;
        int column = 1;
        place(error.source(), lines, line, column);
        return fail(ErrorCode::TomlSyntax, line, column, std::string(error.description()));
    }
    TomlValue root = convert(parsed->table(), lines);
    root.line = 1;
    root.column = 1;
    return root;
}

} // namespace tessera
