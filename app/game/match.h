// A game between two players: the line of play, and the ways to end it that no position shows.
#pragma once

#include "clock/chessclock.h"
#include "notation/record.h"
#include "position/game.h"

#include <optional>

namespace tessera {

enum class EndKind : std::uint8_t {
    None, ///< the game goes on
    Checkmate,
    Stalemate,
    BareKings,
    FiftyMove,
    Repetition,
    Resignation,
    Agreement,
    Time, ///< a flag fell; drawn when the other side can never mate
};

struct MatchEnd {
    EndKind kind = EndKind::None;
    std::optional<Side> winner{}; ///< nothing: drawn, or going on

    friend bool operator==(const MatchEnd&, const MatchEnd&) = default;
};

/// Resignation and agreement stand at the end of the line: they count while the last position is
/// shown, are taken back by one undo, and vanish when another move is played.
class Match {
public:
    /// Whether a draw by bare kings, repetition or moves without progress ends it: an exercise goes
    /// on, with no more than it needs on the board.
    enum class Draws : std::uint8_t { End, Ignored };

    explicit Match(Game game, Draws draws = Draws::End);
    /// Takes over a record: the whole line, shown at its tag "CurrentPly" (else its end).
    explicit Match(const Record& record);

    [[nodiscard]] const Game& game() const { return m_game; }
    [[nodiscard]] const Position& position() const { return m_game.current(); }
    /// How the game stands where it is shown.
    [[nodiscard]] MatchEnd end() const { return m_end; }
    [[nodiscard]] bool over() const { return m_end.kind != EndKind::None; }
    /// How it stands at the end of the line, wherever it is shown.
    [[nodiscard]] MatchEnd endOfLine() const;
    /// Whether any move was played or the game has ended.
    [[nodiscard]] bool started() const;
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    /// Whether it ended by resignation or agreement, and that is shown.
    [[nodiscard]] bool decidedHere() const;
    /// The side to move at a place of the line.
    [[nodiscard]] Side sideToMoveAt(std::size_t ply) const;

    /// Plays a legal move; nothing when the game is over here. `kept`: the milliseconds that the
    /// player has left after it, in a game with times.
    void play(const Move& move, std::optional<qint64> kept = {});
    /// Takes back a resignation or agreement, else one move.
    void undo();
    /// Plays again what was taken back: a move, or the end that stood after the last one.
    void redo();
    /// Shows another place of the line, 0 to the number of moves.
    void goTo(std::size_t ply);

    /// A side gives up at the end of the line. What was looked back at or taken back stays in the
    /// line: an end can be undone, lost moves cannot.
    void resign(Side side);
    /// A side has no time left: at the end of the line it has lost, or drawn where the other side
    /// can never mate (FIDE Laws 6.9).
    void flagFell(Side side);
    /// What each player has for the game, by the tag "TimeControl"; nothing: as long as they like.
    [[nodiscard]] std::optional<TimeControl> timeControl() const;
    void setTimeControl(const std::optional<TimeControl>& control);
    /// What both had left when the move that led to a place of the line was made; only in a game
    /// with times.
    [[nodiscard]] ClockTimes timesAt(std::size_t ply) const;
    /// How much of the turn at the end of the line had been used when the record was written.
    [[nodiscard]] qint64 timeUsed() const;
    void setTimeUsed(qint64 milliseconds);
    /// Tells the moves of the line from others.
    [[nodiscard]] std::uint64_t lineKey() const;

    /// Who offers a draw now and waits for an answer.
    [[nodiscard]] std::optional<Side> drawOffer() const { return m_drawOffer; }
    /// The record has it where it was made, by the sign of the FIDE Laws (article 8.1): (=).
    void offerDraw(Side side);
    void answerDraw(bool accept);

    /// A tag of the record, such as "Date"; empty when there is none.
    [[nodiscard]] std::string_view tag(std::string_view name) const { return m_origin.tag(name); }
    void setTag(std::string_view name, std::string_view value) { m_origin.setTag(name, value); }
    /// The record that brings all of this back.
    [[nodiscard]] Record toRecord() const;

private:
    void decide(MatchEnd end);
    void update();
    /// How a line ends where it stands, by its position alone.
    [[nodiscard]] MatchEnd endOf(const Game& line) const;

    Game m_game;
    Draws m_draws = Draws::End;
    MatchEnd m_decided;   ///< resignation or agreement at the end of the line
    MatchEnd m_takenBack; ///< the same after undo, until something else is played or decided
    std::optional<Side> m_drawOffer;
    MatchEnd m_end;
    std::vector<std::size_t> m_offers; ///< places of the line where a draw was offered
    /// What the player of each move had left after it, as far as it is known.
    std::vector<std::optional<qint64>> m_kept;
    Record m_origin; ///< tags and notes that were read, kept for writing
};

} // namespace tessera
