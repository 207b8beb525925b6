// TOML text as a tree of small values with their places. Keeps the TOML library out of everything
// else: only toml_document.cpp knows it.
#pragma once

#include "result.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

enum class TomlType : std::uint8_t { String, Integer, Number, Boolean, Date, Array, Table };

struct TomlEntry;

struct TomlValue {
    TomlType type = TomlType::Table;
    int line = 1;   ///< from 1
    int column = 1; ///< from 1, in bytes
    std::string string;
    std::int64_t integer = 0;
    bool boolean = false;
    std::vector<TomlValue> items;   ///< of an array
    std::vector<TomlEntry> entries; ///< of a table, in the order of the file

    [[nodiscard]] const TomlValue* find(std::string_view key) const;
};

struct TomlEntry {
    std::string key;
    int line = 1; ///< of the key
    int column = 1;
    TomlValue value;
};

/// How deep values and keys may nest; a ruleset needs five.
inline constexpr int maxTomlDepth = 16;

/// Reads a whole document; the root is a table. Errors: NotText, TomlSyntax.
[[nodiscard]] Result<TomlValue> readToml(std::string_view text, std::string_view fileName);

} // namespace tessera
