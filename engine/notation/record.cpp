#include "record.h"

#include <algorithm>
#include <array>

namespace tessera {

namespace {

constexpr std::array<std::string_view, 4> resultTexts{"*", "1-0", "0-1", "1/2-1/2"};

RecordNotes& notesIn(std::vector<RecordNotes>& notes, std::size_t ply) {
    if (notes.size() <= ply)
        notes.resize(ply + 1);
    return notes[ply];
}

} // namespace

RecordNotes& RecordLine::notesAt(std::size_t ply) {
    return notesIn(notes, ply);
}

RecordNotes& Record::notesAt(std::size_t ply) {
    return notesIn(notes, ply);
}

std::string_view Record::tag(std::string_view name) const {
    for (const auto& [key, value] : tags) {
        if (key == name)
            return value;
    }
    return {};
}

void Record::setTag(std::string_view name, std::string_view value) {
    const auto named = [&](const auto& tag) { return tag.first == name; };
    if (value.empty()) {
        std::erase_if(tags, named);
        return;
    }
    const auto found = std::ranges::find_if(tags, named);
    if (found == tags.end())
        tags.emplace_back(name, value);
    else
        found->second = value;
}

RecordResult resultOf(OutcomeKind outcome, Side toMove) {
    switch (outcome) {
    case OutcomeKind::Ongoing:
        return RecordResult::Unfinished;
    case OutcomeKind::Checkmate:
        return toMove == Side::White ? RecordResult::BlackWins : RecordResult::WhiteWins;
    case OutcomeKind::Stalemate:
    case OutcomeKind::BareKings:
    case OutcomeKind::FiftyMove:
    case OutcomeKind::Repetition:
        return RecordResult::Draw;
    }
    return RecordResult::Unfinished;
}

std::string_view resultText(RecordResult result) {
    return resultTexts[static_cast<std::size_t>(result)];
}

std::optional<RecordResult> readResultText(std::string_view text) {
    for (std::size_t i = 0; i < resultTexts.size(); ++i) {
        if (resultTexts[i] == text)
            return static_cast<RecordResult>(i);
    }
    return std::nullopt;
}

} // namespace tessera
