#include "json.h"

#include <cstdio>

namespace tessera::cli {

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
    for (const char c : text) {
        if (c == '"' || c == '\\') {
            m_text += '\\';
            m_text += c;
        } else if (static_cast<unsigned char>(c) < 0x20) {
            char buffer[8];
            std::snprintf(buffer, sizeof buffer, "\\u%04x", static_cast<unsigned>(c));
            m_text += buffer;
        } else {
            m_text += c;
        }
    }
    m_text += '"';
}

} // namespace tessera::cli
