// Records.
#include "fuzz.h"

#include "notation/pgn4d.h"

using namespace tessera;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::asText(data, size);
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
    static_cast<void>(browserExport(*reading.record).ok());
    return 0;
}
