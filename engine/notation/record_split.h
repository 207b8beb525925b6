// Files with several records, one after another.
#pragma once

#include <string_view>
#include <vector>

namespace tessera {

/// One record's text in a file with several.
struct RecordPart {
    std::string_view text;
    int line = 1; ///< of the file, where the text begins
};

/// Cuts a file between its records: before a line that begins with a tag and stands after moves, or
/// after a blank line with a tag that this record has already. Tags in comments are no tags; but a
/// comment without an end does not take the games after it along. The parts are the whole text, in
/// order, without a byte-order mark; a text without any tag is one part, a blank one none.
[[nodiscard]] std::vector<RecordPart> splitRecords(std::string_view text);

} // namespace tessera
