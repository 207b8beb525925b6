#include "keptgame.h"

#include "notation/fen4d.h"

#include <algorithm>
#include <array>

namespace tessera {

namespace {
constexpr std::array<std::string_view, 6> describing{"Event", "Site",  "Round",
                                                     "White", "Black", keywordsTag};
} // namespace

KeptGame compareKept(const Record& file, const Record& game) {
    const Position& before = file.game.start();
    const Position& now = game.game.start();
    if (before.ruleset().fingerprint != now.ruleset().fingerprint ||
        writeFen(before) != writeFen(now))
        return KeptGame::Other;
    const auto& old = file.game.moves();
    const auto& line = game.game.moves();
    const auto [here, there] = std::ranges::mismatch(line, old);
    const bool holdsAll = here == line.end();
    const bool goesOn = there == old.end();
    const bool open = file.result == RecordResult::Unfinished;
    const bool ended = game.result != RecordResult::Unfinished;
    const bool sameEnd = game.result == file.result &&
                         game.tag(termination::tagName) == file.tag(termination::tagName);
    if (holdsAll && (!ended || (goesOn && sameEnd)))
        return KeptGame::Whole;
    return goesOn && open ? KeptGame::GoesOn : KeptGame::Other;
}

Record goneOn(const Record& file, const Record& game) {
    Record result = game;
    for (const std::string_view name : describing)
        result.setTag(name, file.tag(name));
    // What was written beside its moves since.
    for (std::size_t ply = 0; ply <= file.game.moves().size(); ++ply)
        result.notesAt(ply) = ply < file.notes.size() ? file.notes[ply] : RecordNotes();
    return result;
}

} // namespace tessera
