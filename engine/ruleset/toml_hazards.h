// What the TOML library does not take well, found before it reads.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace tessera {

struct TomlHazard {
    std::size_t offset = 0;
    std::string description; ///< as the library would put it
};

/// The first hazard outside of strings and comments: a key of maxTomlDepth dotted parts or more
/// (each is a table in a table, and the library limits the depth of values only), a character that
/// is not ASCII (never right there, and undefined behaviour in the library), or a quote where no
/// string may begin. A string that does not close ends the search: the library reports it and
/// stops.
[[nodiscard]] std::optional<TomlHazard> findTomlHazard(std::string_view text);

} // namespace tessera
