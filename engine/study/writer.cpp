#include "writer.h"

#include "notation/fen4d.h"
#include "notation/lan.h"
#include "notation/square_name.h"

namespace tessera {

namespace {

/// A TOML string on one line, whatever is in it.
std::string tomlString(std::string_view text) {
    constexpr std::string_view hex = "0123456789ABCDEF";
    constexpr unsigned char firstSeen = 0x20;
    constexpr unsigned char deleted = 0x7F;
    std::string written = "\"";
    for (const char letter : text) {
        const auto byte = static_cast<unsigned char>(letter);
        if (letter == '"' || letter == '\\') {
            written += '\\';
            written += letter;
        } else if (letter == '\n') {
            written += "\\n";
        } else if (letter == '\t') {
            written += "\\t";
        } else if (byte < firstSeen || byte == deleted) {
            written += "\\u00";
            written += hex[byte / hex.size()];
            written += hex[byte % hex.size()];
        } else {
            written += letter;
        }
    }
    return written + '"';
}

/// A list on one line, or with a line for each item.
std::string listed(const std::vector<std::string>& items, bool onLines) {
    if (items.empty())
        return "[]";
    std::string written = onLines ? "[\n" : "[";
    for (const std::string& item : items) {
        if (onLines)
            written += "    " + tomlString(item) + ",\n";
        else
            written += (written.size() > 1 ? ", " : "") + tomlString(item);
    }
    return written + ']';
}

std::vector<std::string> plainMoves(const Position& position, const std::vector<Move>& moves) {
    std::vector<std::string> names;
    names.reserve(moves.size());
    for (const Move& move : moves)
        names.push_back(writePlainMove(position, move));
    return names;
}

std::vector<std::string> plainLine(const Study& study) {
    std::vector<std::string> names;
    Position at = study.position;
    for (const Move& move : study.line) {
        names.push_back(writePlainMove(at, move));
        at.make(move);
    }
    return names;
}

std::string triedText(const Position& position, const TriedMove& tried) {
    const Ruleset& ruleset = position.ruleset();
    std::string text = squareName(ruleset, position.geometry(), tried.from) +
                       squareName(ruleset, position.geometry(), tried.to);
    if (tried.promotion)
        text += static_cast<char>(ruleset.pieces[*tried.promotion].letter - 'A' + 'a');
    return text;
}

void writeClaim(std::string& file, const Study& study) {
    const Claim& claim = study.claim;
    file += "\n[claim]\nkind = " + tomlString(claimWord(claim.kind)) + '\n';
    switch (claim.kind) {
    case ClaimKind::Mate:
        file += "moves = " + std::to_string(claim.moves) + '\n';
        file += "keys = " + listed(plainMoves(study.position, claim.keys), false) + '\n';
        break;
    case ClaimKind::Escape:
        file += "escapes = " + listed(plainMoves(study.afterLine(), claim.escapes), false) + '\n';
        break;
    case ClaimKind::Illegal:
        file += "move = " + tomlString(triedText(study.afterLine(), claim.tried)) + '\n';
        file += "reason = " + tomlString(reasonCode(claim.reason)) + '\n';
        break;
    case ClaimKind::Stalemate:
    case ClaimKind::DoubleCheck:
    case ClaimKind::Draw:
        break;
    }
    if (claim.shows.empty())
        return;
    std::vector<std::string> facts;
    facts.reserve(claim.shows.size());
    for (const StudyFact fact : claim.shows)
        facts.emplace_back(factWord(fact));
    file += "shows = " + listed(facts, false) + '\n';
}

} // namespace

std::string writeStudy(const Study& study) {
    std::string file;
    const auto text = [&](std::string_view key, std::string_view value) {
        file += std::string(key) + " = " + tomlString(value) + '\n';
    };
    text("id", study.id);
    text("ruleset", study.position.ruleset().id);
    text("position", writeFen(study.position));
    if (!study.line.empty())
        file += "line = " + listed(plainLine(study), false) + '\n';
    text("theme", study.theme);
    file += "level = " + std::to_string(study.level) + '\n';
    text("title", study.title);
    text("idea", study.idea);
    file += "hints = " + listed(study.hints, true) + '\n';
    file += "notice = " + listed(study.notice, true) + '\n';
    text("author", study.author);
    text("source", study.source);
    if (!study.pair.empty())
        text("pair", study.pair);
    writeClaim(file, study);
    return file;
}

} // namespace tessera
