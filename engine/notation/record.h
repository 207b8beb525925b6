// A record as a value: a game with its tags, its result and what somebody wrote beside the moves.
#pragma once

#include "position/game.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

enum class RecordResult : std::uint8_t { Unfinished, WhiteWins, BlackWins, Draw };

struct RecordNote;

/// Everything written after one move, in the order it is written.
using RecordNotes = std::vector<RecordNote>;

/// Moves with what is written beside them. `notes[0]` stands before the first move, `notes[i]`
/// after the i-th; the list may be shorter than that.
struct RecordLine {
    std::vector<Move> moves;
    std::vector<RecordNotes> notes;

    /// The notes at a ply, made when missing.
    RecordNotes& notesAt(std::size_t ply);
};

struct RecordNote {
    enum class Kind : std::uint8_t { Comment, Glyph, Variation };

    Kind kind = Kind::Comment;
    std::string comment{};  ///< the text between the braces, as it is
    int glyph = 0;          ///< the numeric annotation glyph: 1 good, 2 poor, 3 very good, ...
    RecordLine variation{}; ///< other moves in place of the move it stands after
};

/// A whole record. Tags that the format itself writes (Variant, Format, FormatVersion, Notation,
/// SetUp, FEN4D or FEN, RulesetHash, Result) are not in `tags`.
struct Record {
    std::vector<std::pair<std::string, std::string>> tags;
    Game game;
    RecordResult result = RecordResult::Unfinished;
    /// What is written beside the moves of `game`, as in RecordLine::notes.
    std::vector<RecordNotes> notes{};

    /// Value of a tag, or an empty text.
    [[nodiscard]] std::string_view tag(std::string_view name) const;
    /// Sets or adds a tag; an empty value removes it.
    void setTag(std::string_view name, std::string_view value);
    /// The notes at a ply of the game (0: before the first move), made when missing.
    RecordNotes& notesAt(std::size_t ply);
};

/// Values of the tag "Termination", for a result that the last position does not show by itself.
namespace termination {
inline constexpr std::string_view tagName = "Termination";
inline constexpr std::string_view resignation = "resignation";
inline constexpr std::string_view agreement = "agreement";
inline constexpr std::string_view timeForfeit = "time forfeit";
} // namespace termination

/// The result that an outcome means; `toMove` is the side to move then.
[[nodiscard]] RecordResult resultOf(OutcomeKind outcome, Side toMove);
/// `*`, `1-0`, `0-1` or `1/2-1/2`.
[[nodiscard]] std::string_view resultText(RecordResult result);
/// The reverse, or nothing.
[[nodiscard]] std::optional<RecordResult> readResultText(std::string_view text);

} // namespace tessera
