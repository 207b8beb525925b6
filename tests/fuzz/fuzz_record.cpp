// Records.
#include "fuzz.h"

#include "notation/game_tree.h"
#include "notation/pgn4d.h"
#include "notation/record_split.h"

#include <algorithm>

using namespace tessera;

namespace {
/// The parts of a file with several records are all of it, and each begins in the line it says.
void checkParts(std::string_view text) {
    const std::vector<RecordPart> parts = splitRecords(text);
    if (parts.empty())
        return;
    const char* at = parts.front().text.data();
    int line = 1;
    for (const RecordPart& part : parts) {
        FUZZ_CHECK(!part.text.empty() && part.text.data() == at && part.line == line);
        at += part.text.size();
        line += static_cast<int>(std::ranges::count(part.text, '\n'));
    }
    FUZZ_CHECK(at == text.data() + text.size());
}
} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::asText(data, size);
    checkParts(text);
    const RecordReading reading = readRecord(text, "fuzz.pgn4d", findBuiltinVariant);
    FUZZ_CHECK(reading.record.has_value() || reading.error.has_value());
    if (reading.error)
        fuzz::checkError(*reading.error, text);
    if (!reading.record)
        return 0;
    // What was read survives: written, read and written again it is the same.
    const std::string written = writeRecord(*reading.record);
    const RecordReading again = readRecord(written, "again.pgn4d", findBuiltinVariant);
    FUZZ_CHECK(!again.error.has_value());
    FUZZ_CHECK(again.record->game.moves() == reading.record->game.moves());
    FUZZ_CHECK(writeRecord(*again.record) == written);
    // So it does opened up with its variations; empty ones go the first time.
    const std::string opened = writeRecord(GameTree(*reading.record).toRecord());
    const RecordReading reopened = readRecord(opened, "opened.pgn4d", findBuiltinVariant);
    FUZZ_CHECK(!reopened.error.has_value());
    FUZZ_CHECK(writeRecord(GameTree(*reopened.record).toRecord()) == opened);
    static_cast<void>(browserExport(*reading.record).ok());
    return 0;
}
