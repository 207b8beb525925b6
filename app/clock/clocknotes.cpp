#include "clocknotes.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>

namespace tessera {

namespace {
constexpr std::string_view opening = "[%clk ";

/// The place of the mark in a comment: where it begins, and its length with both brackets.
struct MarkPlace {
    std::size_t begin = std::string::npos;
    std::size_t length = 0;
};
MarkPlace placeIn(const std::string& comment) {
    const std::size_t begin = comment.find(opening);
    const std::size_t end =
        begin == std::string::npos ? begin : comment.find(']', begin + opening.size());
    return end == std::string::npos ? MarkPlace() : MarkPlace{begin, end + 1 - begin};
}
} // namespace

std::string clockText(qint64 milliseconds) {
    const qint64 tenths = std::max<qint64>(milliseconds, 0) / 100;
    const qint64 seconds = tenths / 10;
    std::array<char, 40> text{};
    std::snprintf(text.data(), text.size(), "%lld:%02lld:%02lld",
                  static_cast<long long>(seconds / 3600), static_cast<long long>(seconds / 60 % 60),
                  static_cast<long long>(seconds % 60));
    std::string written = text.data();
    if (tenths % 10 != 0)
        written += '.' + std::to_string(tenths % 10);
    return written;
}

std::optional<qint64> readClockText(std::string_view text) {
    constexpr std::array<qint64, 3> weights{3'600'000, 60'000, 1'000};
    const char* at = text.data();
    const char* const end = at + text.size();
    qint64 sum = 0;
    for (std::size_t part = 0; part < weights.size(); ++part) {
        qint64 number = 0;
        const auto [after, error] = std::from_chars(at, end, number);
        const bool last = part + 1 == weights.size();
        if (error != std::errc() || number < 0 || number > (part == 0 ? 10'000 : 59) ||
            (!last && (after == end || *after != ':')))
            return std::nullopt;
        sum += number * weights[part];
        at = last ? after : after + 1;
    }
    if (at == end)
        return sum;
    if (*at++ != '.' || at == end)
        return std::nullopt;
    for (qint64 weight = 100; at != end; ++at, weight /= 10) {
        if (*at < '0' || *at > '9')
            return std::nullopt;
        sum += (*at - '0') * weight;
    }
    return sum;
}

std::optional<qint64> clockIn(const RecordNotes& notes) {
    for (const RecordNote& note : notes) {
        const MarkPlace place =
            note.kind == RecordNote::Kind::Comment ? placeIn(note.comment) : MarkPlace();
        if (place.length > 0)
            return readClockText(
                std::string_view(note.comment)
                    .substr(place.begin + opening.size(), place.length - opening.size() - 1));
    }
    return std::nullopt;
}

void writeClock(RecordNotes& notes, qint64 milliseconds) {
    const std::string mark = std::string(opening) + clockText(milliseconds) + ']';
    for (RecordNote& note : notes) {
        const MarkPlace place =
            note.kind == RecordNote::Kind::Comment ? placeIn(note.comment) : MarkPlace();
        if (place.length == 0)
            continue;
        note.comment.replace(place.begin, place.length, mark);
        return;
    }
    RecordNote note;
    note.comment = mark;
    notes.insert(notes.begin(), std::move(note));
}

} // namespace tessera
