// Characters of UTF-8 text, and which of them nobody sees.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace tessera {

/// A character and the number of bytes it takes; 0 bytes: it is not well-formed UTF-8.
struct CodePoint {
    char32_t code = 0;
    std::size_t bytes = 0;
};

/// The character at byte `i`, which is in the text. Overlong forms and surrogates are not
/// well-formed.
[[nodiscard]] CodePoint codePointAt(std::string_view text, std::size_t i);

/// A line break, a page or paragraph break, or a tab.
[[nodiscard]] bool isBreak(char32_t code);
/// A character that does something to its neighbours instead of being seen: control characters
/// (breaks are among them), marks that turn the direction of text (Unicode's Bidi_Control),
/// invisible operators, tags, and the byte order mark. What writing needs is none of them: spaces,
/// soft hyphens, joiners.
[[nodiscard]] bool isHidden(char32_t code);
/// Nothing at all is seen of the text: there are only spaces, breaks, joiners and hidden
/// characters.
[[nodiscard]] bool isBlank(std::string_view text);

/// A name is one line; prose may have line ends and tabs.
enum class TextKind { Name, Prose };
/// Offset of the first hidden character that may not stand in a text of this kind.
[[nodiscard]] std::optional<std::size_t> firstHidden(std::string_view text, TextKind kind);
/// The text with `mark` for every hidden character and for every byte that is not UTF-8: for
/// messages that quote what somebody else has written.
[[nodiscard]] std::string withMarksForHidden(std::string_view text, std::string_view mark);
/// "U+202E".
[[nodiscard]] std::string codePointName(char32_t code);

} // namespace tessera
