// Writes JSON: certificates of proofs, answers of the command line.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tessera {

/// Builds one JSON value from left to right. Commas are set by themselves. The text is UTF-8
/// whatever the strings hold: in them U+FFFD takes the place of each byte that is not, and hidden
/// characters, line separators among them, are escaped.
class JsonWriter {
public:
    JsonWriter& beginObject() { return open('{'); }
    JsonWriter& endObject() { return close('}'); }
    JsonWriter& beginArray() { return open('['); }
    JsonWriter& endArray() { return close(']'); }
    /// Name of the next value of an object.
    JsonWriter& key(std::string_view name);
    JsonWriter& value(std::string_view text);
    JsonWriter& value(const char* text) { return value(std::string_view(text)); }
    JsonWriter& value(bool truth) { return raw(truth ? "true" : "false"); }
    JsonWriter& value(std::uint64_t number) { return raw(std::to_string(number)); }
    JsonWriter& value(int number) { return raw(std::to_string(number)); }
    JsonWriter& null() { return raw("null"); }
    /// A number with six digits after the point.
    JsonWriter& value(double number);

    [[nodiscard]] const std::string& text() const { return m_text; }

private:
    JsonWriter& open(char bracket);
    JsonWriter& close(char bracket);
    JsonWriter& raw(std::string_view text);
    void separate();
    void quote(std::string_view text);
    void escape(char32_t code);

    std::string m_text;
    bool m_needsComma = false;
};

} // namespace tessera
