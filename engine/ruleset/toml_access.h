// Reading keys of a TOML table with their limits; the first fault found is kept.
#pragma once

#include "code_points.h"
#include "toml_document.h"

#include <optional>

namespace tessera {

/// Keeps the first error. Reading goes on with harmless values after one, so that the code below
/// reads straight; what it made is thrown away in the end.
class Faults {
public:
    /// `text` is the file's, for places within its strings; it outlives this.
    Faults(std::string_view fileName, std::string_view text) : m_fileName(fileName), m_text(text) {}

    void add(ErrorCode code, int line, int column, const std::string& found, std::string expected);
    /// At a value; a bad value that is not told is shown.
    void add(ErrorCode code, const TomlValue& at, std::string found, std::string expected);
    /// At the `index`-th byte of a string value.
    void addWithin(ErrorCode code, const TomlValue& string, std::size_t index,
                   const std::string& found, std::string expected);
    /// As it is, for one that has its place already; in this file when it names none.
    void add(Error error);
    [[nodiscard]] bool any() const { return m_first.has_value(); }
    [[nodiscard]] const std::string& fileName() const { return m_fileName; }
    [[nodiscard]] const Error& first() const { return *m_first; }

private:
    std::string m_fileName;
    std::string_view m_text;
    std::optional<Error> m_first;
};

/// A value as an error shows it: numbers and texts as they are (shortened), else the type.
[[nodiscard]] std::string shown(const TomlValue& value);

/// Largest number of tables in one list, such as the castlings or the slides of a piece.
inline constexpr std::size_t mostTables = 16;

class TableReader {
public:
    /// `path` is the dotted path of the table for errors, empty for the root. Unknown keys are
    /// faults at once.
    TableReader(Faults& faults, const TomlValue& table, std::string path,
                const std::vector<std::string_view>& knownKeys);

    [[nodiscard]] const TomlValue& table() const { return m_table; }
    [[nodiscard]] std::string dotted(std::string_view key) const;
    [[nodiscard]] bool has(std::string_view key) const { return m_table.find(key) != nullptr; }

    /// The value of a key of this type; a wrong type is a fault, and so is a missing required key.
    [[nodiscard]] const TomlValue* optional(std::string_view key, TomlType type) const;
    [[nodiscard]] const TomlValue* required(std::string_view key, TomlType type) const;

    /// Text of 1 to `mostBytes` bytes that is not blank and has no hidden characters.
    [[nodiscard]] std::string requiredText(std::string_view key, std::size_t mostBytes,
                                           TextKind kind = TextKind::Name) const;
    [[nodiscard]] std::string optionalText(std::string_view key, std::size_t mostBytes,
                                           TextKind kind = TextKind::Name) const;
    /// A list of such texts, of prose.
    [[nodiscard]] std::vector<std::string> texts(std::string_view key, std::size_t mostItems,
                                                 std::size_t mostBytes) const;
    [[nodiscard]] std::optional<int> optionalInteger(std::string_view key, int least,
                                                     int most) const;
    [[nodiscard]] int requiredInteger(std::string_view key, int least, int most) const;
    [[nodiscard]] bool flag(std::string_view key) const;
    /// Items of a key that takes one table or a list of up to `most`; empty when the key is
    /// missing.
    [[nodiscard]] std::vector<const TomlValue*> tables(std::string_view key,
                                                       std::size_t most = mostTables) const;

private:
    [[nodiscard]] std::string checkedText(std::string_view key, const TomlValue* value,
                                          std::size_t mostBytes, TextKind kind) const;

    Faults& m_faults;
    const TomlValue& m_table;
    std::string m_path;
};

/// An integer value within limits, or `least` and a fault.
[[nodiscard]] int integerWithin(Faults& faults, const TomlValue& value, std::string_view path,
                                int least, int most);
/// A fault unless the value has this type.
bool checkType(Faults& faults, const TomlValue& value, std::string_view path, TomlType type);

/// A word that is one of these, as its index, or a fault that lists them.
[[nodiscard]] std::optional<std::size_t> readWord(Faults& faults, const TomlValue& value,
                                                  const std::string& path,
                                                  const std::vector<std::string_view>& words);

/// Whether a text can be the id of a study or a lesson, which is its file's name too: small
/// letters, digits and single hyphens, a letter first.
[[nodiscard]] bool isFileId(std::string_view text);
/// Such an id of up to 60 bytes; empty when it is neither there nor needed.
[[nodiscard]] std::string readFileId(Faults& faults, const TableReader& root, std::string_view key,
                                     bool needed);

} // namespace tessera
