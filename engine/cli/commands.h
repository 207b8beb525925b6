// The commands of tessera-cli. Each answers with JSON on one stream or gives an error.
#pragma once

#include "input.h"

#include <ostream>
#include <span>
#include <variant>

namespace tessera::cli {

/// What a command came to: done, the input is wrong, or the call is wrong. No errors at all: done.
using Outcome = std::variant<std::monostate, Error, std::vector<Error>, CallError>;

struct Command {
    std::string_view name;
    std::string_view usage; ///< arguments, for the help text
    std::vector<std::string_view> valuedOptions;
    std::vector<std::string_view> flags;
    std::size_t plainArguments; ///< exactly so many, or at least
    Outcome (*run)(const Arguments& arguments, std::ostream& out);
    bool takesMore = false;
};

[[nodiscard]] std::span<const Command> commands();

} // namespace tessera::cli
