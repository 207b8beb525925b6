// The words of UCI about thinking: what `go` asks for, and what is told meanwhile.
#pragma once

#include "search/search.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera::cli {

/// The number after a word such as "depth", or nothing. Too large a number is the greatest one that
/// sums and products of three can hold.
[[nodiscard]] std::optional<std::int64_t> numberAfter(const std::vector<std::string>& words,
                                                      std::string_view name);

/// The limits of a `go` command for the side to move: depth, movetime, nodes, or the clock.
[[nodiscard]] SearchLimits limitsOf(const std::vector<std::string>& words, Side sideToMove);

/// One `info` line for each line of the report, without line ends.
[[nodiscard]] std::vector<std::string> infoLines(const Position& position,
                                                 const SearchReport& report);

} // namespace tessera::cli
