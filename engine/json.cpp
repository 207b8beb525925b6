#include "json.h"

#include "ruleset/source_text.h"

#include <algorithm>
#include <cstdio>

namespace tessera {

JsonWriter& JsonWriter::key(std::string_view name) {
    separate();
    quote(name);
    m_text += ':';
    m_needsComma = false;
    return *this;
}

JsonWriter& JsonWriter::value(std::string_view text) {
    separate();
    quote(text);
    m_needsComma = true;
    return *this;
}

JsonWriter& JsonWriter::value(double number) {
    char buffer[64];
    std::snprintf(buffer, sizeof buffer, "%.6f", number);
    return raw(buffer);
}

JsonWriter& JsonWriter::open(char bracket) {
    separate();
    m_text += bracket;
    m_needsComma = false;
    return *this;
}

JsonWriter& JsonWriter::close(char bracket) {
    m_text += bracket;
    m_needsComma = true;
    return *this;
}

JsonWriter& JsonWriter::raw(std::string_view text) {
    separate();
    m_text += text;
    m_needsComma = true;
    return *this;
}

void JsonWriter::separate() {
    if (m_needsComma)
        m_text += ',';
    m_needsComma = false;
}

void JsonWriter::quote(std::string_view text) {
    m_text += '"';
    while (!text.empty()) {
        const std::size_t good = std::min(firstNonText(text), text.size());
        for (const char c : text.substr(0, good)) {
            if (c == '"' || c == '\\')
                m_text += '\\';
            if (static_cast<unsigned char>(c) < 0x20)
                escape(c);
            else
                m_text += c;
        }
        if (good < text.size()) {
            if (static_cast<unsigned char>(text[good]) < 0x80)
                escape(text[good]);
            else
                m_text += "\xEF\xBF\xBD"; // U+FFFD stands for a byte that is no text
        }
        text.remove_prefix(std::min(good + 1, text.size()));
    }
    m_text += '"';
}

void JsonWriter::escape(char control) {
    char buffer[8];
    std::snprintf(buffer, sizeof buffer, "\\u%04x", static_cast<unsigned>(control));
    m_text += buffer;
}

} // namespace tessera
