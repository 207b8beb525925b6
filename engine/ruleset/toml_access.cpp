#include "toml_access.h"

#include "nearest_word.h"
#include "source_text.h"

#include <algorithm>

namespace tessera {
namespace {

constexpr std::size_t mostShownBytes = 60;
constexpr std::size_t mostIdBytes = 60;

std::string typeName(TomlType type) {
    switch (type) {
    case TomlType::String:
        return "string";
    case TomlType::Integer:
        return "integer";
    case TomlType::Number:
        return "number";
    case TomlType::Boolean:
        return "boolean";
    case TomlType::Date:
        return "date";
    case TomlType::Array:
        return "array";
    case TomlType::Table:
        return "table";
    }
    return {};
}

std::string shortened(std::string_view text) {
    if (text.size() <= mostShownBytes)
        return std::string(text);
    std::size_t end = mostShownBytes;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
        --end;
    return std::string(text.substr(0, end)) + "...";
}

} // namespace

void Faults::add(ErrorCode code, int line, int column, const std::string& found,
                 std::string expected) {
    if (m_first)
        return;
    m_first =
        Error{code, Place{m_fileName, line, column, 0}, shortened(found), std::move(expected)};
}

void Faults::add(ErrorCode code, const TomlValue& at, std::string found, std::string expected) {
    if (code == ErrorCode::BadValue && found.empty())
        found = shown(at);
    add(code, at.line, at.column, found, std::move(expected));
}

void Faults::addWithin(ErrorCode code, const TomlValue& string, std::size_t index,
                       const std::string& found, std::string expected) {
    const LineIndex lines(m_text);
    const auto [line, column] = lines.lineAndColumn(
        offsetInTomlString(m_text, lines.offset(string.line, string.column), index));
    add(code, line, column, found, std::move(expected));
}

void Faults::add(Error error) {
    if (m_first)
        return;
    if (error.place.file.empty())
        error.place.file = m_fileName;
    m_first = std::move(error);
}

std::string shown(const TomlValue& value) {
    if (value.type == TomlType::String)
        return shortened(value.string);
    if (value.type == TomlType::Integer)
        return std::to_string(value.integer);
    if (value.type == TomlType::Boolean)
        return value.boolean ? "true" : "false";
    return typeName(value.type);
}

bool checkType(Faults& faults, const TomlValue& value, std::string_view path, TomlType type) {
    if (value.type == type)
        return true;
    faults.add(ErrorCode::WrongType, value, typeName(value.type),
               std::string(path) + ": " + typeName(type));
    return false;
}

int integerWithin(Faults& faults, const TomlValue& value, std::string_view path, int least,
                  int most) {
    if (!checkType(faults, value, path, TomlType::Integer))
        return least;
    if (value.integer >= least && value.integer <= most)
        return static_cast<int>(value.integer);
    faults.add(ErrorCode::OutOfRange, value, std::to_string(value.integer),
               std::string(path) + ": " + std::to_string(least) + " to " + std::to_string(most));
    return least;
}

TableReader::TableReader(Faults& faults, const TomlValue& table, std::string path,
                         const std::vector<std::string_view>& knownKeys)
    : m_faults(faults), m_table(table), m_path(std::move(path)) {
    for (const TomlEntry& entry : table.entries) {
        if (std::ranges::find(knownKeys, entry.key) != knownKeys.end())
            continue;
        m_faults.add(ErrorCode::UnknownKey, entry.line, entry.column, dotted(entry.key),
                     joined(nearestFirst(entry.key, knownKeys)));
    }
}

std::string TableReader::dotted(std::string_view key) const {
    return m_path.empty() ? std::string(key) : m_path + "." + std::string(key);
}

const TomlValue* TableReader::optional(std::string_view key, TomlType type) const {
    const TomlValue* value = m_table.find(key);
    if (!value || !checkType(m_faults, *value, dotted(key), type))
        return nullptr;
    return value;
}

const TomlValue* TableReader::required(std::string_view key, TomlType type) const {
    if (!has(key))
        m_faults.add(ErrorCode::MissingKey, m_table, {}, dotted(key));
    return optional(key, type);
}

std::string TableReader::checkedText(std::string_view key, const TomlValue* value,
                                     std::size_t mostBytes, TextKind kind) const {
    if (!value)
        return {};
    if (value->string.empty() || value->string.size() > mostBytes) {
        m_faults.add(ErrorCode::OutOfRange, *value, std::to_string(value->string.size()),
                     dotted(key) + ": 1 to " + std::to_string(mostBytes) + " bytes");
        return {};
    }
    if (const auto hidden = firstHidden(value->string, kind)) {
        const char32_t code = codePointAt(value->string, *hidden).code;
        const bool broken = kind == TextKind::Name && isBreak(code);
        m_faults.addWithin(broken ? ErrorCode::NotOneLine : ErrorCode::HiddenCharacter, *value,
                           *hidden, codePointName(code), dotted(key));
        return {};
    }
    if (isBlank(value->string)) {
        m_faults.add(ErrorCode::BlankText, *value, {}, dotted(key));
        return {};
    }
    return value->string;
}

std::string TableReader::requiredText(std::string_view key, std::size_t mostBytes,
                                      TextKind kind) const {
    return checkedText(key, required(key, TomlType::String), mostBytes, kind);
}

std::string TableReader::optionalText(std::string_view key, std::size_t mostBytes,
                                      TextKind kind) const {
    return checkedText(key, optional(key, TomlType::String), mostBytes, kind);
}

std::vector<std::string> TableReader::texts(std::string_view key, std::size_t mostItems,
                                            std::size_t mostBytes) const {
    std::vector<std::string> all;
    const TomlValue* list = optional(key, TomlType::Array);
    if (!list)
        return all;
    if (list->items.size() > mostItems)
        m_faults.add(ErrorCode::OutOfRange, *list, std::to_string(list->items.size()),
                     dotted(key) + ": 0 to " + std::to_string(mostItems) + " items");
    for (const TomlValue& item : list->items)
        if (checkType(m_faults, item, dotted(key), TomlType::String))
            all.push_back(checkedText(key, &item, mostBytes, TextKind::Prose));
    return all;
}

std::optional<int> TableReader::optionalInteger(std::string_view key, int least, int most) const {
    const TomlValue* value = m_table.find(key);
    if (!value)
        return std::nullopt;
    return integerWithin(m_faults, *value, dotted(key), least, most);
}

int TableReader::requiredInteger(std::string_view key, int least, int most) const {
    const TomlValue* value = required(key, TomlType::Integer);
    return value ? integerWithin(m_faults, *value, dotted(key), least, most) : least;
}

bool TableReader::flag(std::string_view key) const {
    const TomlValue* value = optional(key, TomlType::Boolean);
    return value && value->boolean;
}

std::vector<const TomlValue*> TableReader::tables(std::string_view key, std::size_t most) const {
    std::vector<const TomlValue*> all;
    const TomlValue* value = m_table.find(key);
    if (!value)
        return all;
    if (value->type != TomlType::Array) {
        if (checkType(m_faults, *value, dotted(key), TomlType::Table))
            all.push_back(value);
        return all;
    }
    if (value->items.size() > most) {
        m_faults.add(ErrorCode::OutOfRange, *value, std::to_string(value->items.size()),
                     dotted(key) + ": 0 to " + std::to_string(most) + " items");
        return all;
    }
    for (const TomlValue& item : value->items)
        if (checkType(m_faults, item, dotted(key), TomlType::Table))
            all.push_back(&item);
    return all;
}

std::optional<std::size_t> readWord(Faults& faults, const TomlValue& value, const std::string& path,
                                    const std::vector<std::string_view>& words) {
    if (!checkType(faults, value, path, TomlType::String))
        return std::nullopt;
    const auto found = std::ranges::find(words, value.string);
    if (found != words.end())
        return static_cast<std::size_t>(found - words.begin());
    std::string all;
    for (const std::string_view word : words)
        all += (all.empty() ? "" : ", ") + std::string(word);
    faults.add(ErrorCode::BadValue, value, shown(value), path + ": " + all);
    return std::nullopt;
}

bool isFileId(std::string_view text) {
    const auto allowed = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    };
    return !text.empty() && text.front() >= 'a' && text.front() <= 'z' && text.back() != '-' &&
           std::ranges::all_of(text, allowed) && text.find("--") == std::string_view::npos;
}

std::string readFileId(Faults& faults, const TableReader& root, std::string_view key, bool needed) {
    std::string id =
        needed ? root.requiredText(key, mostIdBytes) : root.optionalText(key, mostIdBytes);
    if (!id.empty() && !isFileId(id))
        faults.add(ErrorCode::BadValue, *root.table().find(key), id,
                   root.dotted(key) + ": small letters, digits and single hyphens, a letter first");
    return id;
}

} // namespace tessera
