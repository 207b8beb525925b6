// Texts of data files as entries for translators: Qt's lupdate reads no TOML, and the program asks
// for the texts by what stands in the files. For small programs of the build.
#pragma once

#include <fstream>
#include <set>
#include <string>

namespace tessera {

/// A header that lupdate reads and nobody includes; each text stands in it once.
class TextsForLupdate {
public:
    /// `context` is what the program asks with; `head` are lines of comment.
    TextsForLupdate(const char* fileName, std::string context, const std::string& head)
        : m_out(fileName), m_context(std::move(context)) {
        m_out << head;
    }

    /// `comment` tells translators where a text is from.
    void add(const std::string& comment, const std::string& text) {
        if (m_known.insert(text).second)
            m_out << "//: " << comment << "\nQT_TRANSLATE_NOOP(\"" << m_context << "\", "
                  << quoted(text) << ")\n";
    }
    /// False when not all of it could be written.
    [[nodiscard]] bool close() {
        m_out.close();
        return m_out.good();
    }

private:
    static std::string quoted(const std::string& text) {
        std::string result = "\"";
        for (const char letter : text) {
            if (letter == '"' || letter == '\\')
                result += '\\';
            if (letter == '\n')
                result += "\\n";
            else
                result += letter;
        }
        return result + '"';
    }

    std::ofstream m_out;
    std::string m_context;
    std::set<std::string> m_known;
};

} // namespace tessera
