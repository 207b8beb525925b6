// What an OutOfRange says, taken apart, so that the command line and the program can each make a
// sentence of it.
#pragma once

#include "error.h"

namespace tessera {

struct RangeParts {
    enum class Unit : std::uint8_t { Value, Items, Bytes };

    std::string key;   ///< dotted
    std::string least; ///< empty where exactly `most` is asked for
    std::string most;
    Unit unit = Unit::Value;
};

/// Of "hints: 0 to 16 items", "level: 1 to 5", "title: 1 to 80 bytes" or "step.hints: 3 items".
[[nodiscard]] inline RangeParts rangeParts(const Error& error) {
    RangeParts parts;
    std::string range = error.expected;
    if (const std::size_t colon = range.rfind(": "); colon != std::string::npos) {
        parts.key = range.substr(0, colon);
        range.erase(0, colon + 2);
    }
    const auto takeEnd = [&range](std::string_view end) {
        const bool ends = range.ends_with(end);
        if (ends)
            range.resize(range.size() - end.size());
        return ends;
    };
    if (takeEnd(" items"))
        parts.unit = RangeParts::Unit::Items;
    else if (takeEnd(" bytes"))
        parts.unit = RangeParts::Unit::Bytes;
    if (const std::size_t to = range.find(" to "); to != std::string::npos) {
        parts.least = range.substr(0, to);
        range.erase(0, to + 4);
    }
    parts.most = range;
    return parts;
}

} // namespace tessera
