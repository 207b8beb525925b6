#include "nearest_word.h"

#include <algorithm>

namespace tessera {
namespace {

/// Longer words are cut: far away is far away.
constexpr std::size_t mostCompared = 64;

std::size_t editDistance(std::string_view a, std::string_view b) {
    a = a.substr(0, mostCompared);
    b = b.substr(0, mostCompared);
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t substituted = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, substituted});
        }
    }
    return row[b.size()];
}

} // namespace

std::vector<std::string_view> nearestFirst(std::string_view word,
                                           std::vector<std::string_view> known) {
    const auto nearest = std::min_element(known.begin(), known.end(), [&](auto a, auto b) {
        return editDistance(word, a) < editDistance(word, b);
    });
    if (nearest != known.end())
        std::rotate(known.begin(), nearest, nearest + 1);
    return known;
}

std::string joined(const std::vector<std::string_view>& words) {
    std::string all;
    for (const std::string_view word : words) {
        if (!all.empty())
            all += ", ";
        all += word;
    }
    return all;
}

} // namespace tessera
