#include "json.h"

#include "ruleset/code_points.h"

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
    for (std::size_t i = 0; i < text.size();) {
        const CodePoint point = codePointAt(text, i);
        if (point.bytes == 0) {
            m_text += "\xEF\xBF\xBD"; // U+FFFD stands for a byte that is no text
        } else if (isHidden(point.code)) {
            escape(point.code);
        } else {
            if (point.code == '"' || point.code == '\\')
                m_text += '\\';
            m_text += text.substr(i, point.bytes);
        }
        i += std::max<std::size_t>(point.bytes, 1);
    }
    m_text += '"';
}

void JsonWriter::escape(char32_t code) {
    const auto unit = [this](unsigned value) {
        char buffer[16];
        std::snprintf(buffer, sizeof buffer, "\\u%04x", value);
        m_text += buffer;
    };
    const auto value = static_cast<unsigned>(code);
    if (value < 0x10000U) {
        unit(value);
        return;
    }
    unit(0xD800U + ((value - 0x10000U) >> 10U));
    unit(0xDC00U + ((value - 0x10000U) & 0x3FFU));
}

} // namespace tessera
