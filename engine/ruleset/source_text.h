// Places in a text: lines, columns in bytes, and where a character of a TOML string was written.
#pragma once

#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

/// Where the lines of a text begin. Keeps a view of the text.
class LineIndex {
public:
    explicit LineIndex(std::string_view text);

    /// Line and column, both from 1 and in bytes, of a byte offset.
    [[nodiscard]] std::pair<int, int> lineAndColumn(std::size_t offset) const;
    /// Byte offset of a line and byte column; the end of the text when there is no such line.
    [[nodiscard]] std::size_t offset(int line, int column) const;
    /// The byte column of the n-th character of a line, n from 1.
    [[nodiscard]] int byteColumn(int line, int character) const;

private:
    std::string_view m_text;
    std::vector<std::size_t> m_starts;
};

/// Offset of the first byte that is not UTF-8 text (a NUL or other control character, a broken or
/// overlong sequence, a surrogate), or npos.
[[nodiscard]] std::size_t firstNonText(std::string_view text);

/// Offset in `source` of the `index`-th byte of the value of the TOML string whose opening quote is
/// at `quote`: escapes and line continuations are counted.
[[nodiscard]] std::size_t offsetInTomlString(std::string_view source, std::size_t quote,
                                             std::size_t index);

} // namespace tessera
