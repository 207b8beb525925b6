// What the command line reads from its arguments.
#pragma once

#include "position/position.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::cli {

/// A wrong call, in words: what is missing or unknown.
struct CallError {
    std::string message;
};

/// The arguments after the command: plain ones in order, and options by name.
struct Arguments {
    std::vector<std::string> plain;
    std::map<std::string, std::string, std::less<>> options; ///< flags have an empty value

    [[nodiscard]] std::optional<std::string> option(std::string_view name) const;
    [[nodiscard]] bool has(std::string_view flag) const { return option(flag).has_value(); }
};

/// Splits arguments. `valued` options take the next argument, `flags` none; others are refused.
[[nodiscard]] std::variant<Arguments, CallError>
readArguments(const std::vector<std::string>& words, const std::vector<std::string_view>& valued,
              const std::vector<std::string_view>& flags);

/// The number of an option that is given, 1 to `most`.
[[nodiscard]] std::variant<int, CallError> numberOf(const Arguments& arguments,
                                                    const std::string& name, int most);

/// The position of option --position, or the start.
[[nodiscard]] Result<Position> positionFrom(const RulesetPtr& ruleset, const Arguments& arguments);
/// A whole square name.
[[nodiscard]] Result<Square> squareNamed(const Position& position, const std::string& name);

} // namespace tessera::cli
