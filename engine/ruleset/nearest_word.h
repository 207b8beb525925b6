// Which of the known words someone may have meant.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

/// The known words, the one nearest to `word` by edit distance first, the others in their order.
[[nodiscard]] std::vector<std::string_view> nearestFirst(std::string_view word,
                                                         std::vector<std::string_view> known);
/// Words joined by ", ".
[[nodiscard]] std::string joined(const std::vector<std::string_view>& words);

} // namespace tessera
