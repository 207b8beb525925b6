// Texts of ruleset files for tests, and places in them counted the plain way.
#pragma once

#include "ruleset/reader.h"

#include <QtCore/QFile>

#include <algorithm>
#include <string>

namespace tessera::test {

inline std::string small() {
    QFile file(QStringLiteral(TESSERA_TEST_DATA "/small.toml"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no small.toml");
    return file.readAll().toStdString();
}

/// The small file with one text in it replaced; `offset` gets where.
inline std::string changed(const std::string& from, const std::string& to,
                           std::size_t* offset = nullptr) {
    std::string text = small();
    const std::size_t at = text.find(from);
    if (at == std::string::npos)
        qFatal("no '%s' in small.toml", from.c_str());
    if (offset)
        *offset = at;
    return text.replace(at, from.size(), to);
}

inline Error errorIn(std::string_view text) {
    const Result<Ruleset> ruleset = readRuleset(text, "bad.toml");
    return ruleset ? Error{ErrorCode::CannotRead, {}, "it was read", {}} : ruleset.error();
}

/// "line:column" of an offset, counted the plain way.
inline std::string position(std::string_view text, std::size_t offset) {
    const auto before = text.substr(0, offset);
    const auto line = std::count(before.begin(), before.end(), '\n') + 1;
    const auto lineStart = before.rfind('\n') + 1; // npos + 1 is 0
    return std::to_string(line) + ":" + std::to_string(offset - lineStart + 1);
}

inline std::string position(const Place& place) {
    return std::to_string(place.line) + ":" + std::to_string(place.column);
}

} // namespace tessera::test
