// Sets of squares that a lesson asks for: named by a word and worked out by the engine, never
// listed by hand.
#pragma once

#include "explain/attack_report.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace tessera {

/// Which squares. `of` and the others are there where the word takes them.
enum class AskedKind : std::uint8_t {
    // of a piece of either side
    Moves,    ///< where it can go, as if its side were to move
    Captures, ///< what it can take
    Targets,  ///< what it attacks of the other side, royal pieces too
    Attacks,  ///< what it attacks or protects
    Checks,   ///< where it can go with check; of the side to move
    Mates,    ///< where it can go with mate; of the side to move
    // of a square
    Attackers, ///< pieces of `side` that attack it
    Arrivals,  ///< pieces of the side to move that can go there
    Copies,    ///< the same square along `axes`: all that differ from it there and nowhere else
    Neighbors, ///< one step away along exactly one of `axes`
    Between,   ///< on the straight line from it to `to`, without the two
    // of a side
    Checkers, ///< pieces that give check now
    Escapes,  ///< where royal pieces of the side to move can go
    Blocks,   ///< where a piece can be put between a checker and its king
    Pinned,   ///< pieces of `side` that are pinned
    Hanging,  ///< pieces of `side` that are attacked and not protected
    Movers,   ///< pieces of the side to move that have a legal move
    Stuck,    ///< pieces of the side to move that have none
    Pieces,   ///< pieces of `side`, of one kind or of all
    // whatever they are
    Named, ///< these: for reading addresses
};

struct SquaresAsked {
    AskedKind kind = AskedKind::Moves;
    Square of = noSquare;
    Square to = noSquare; ///< Between
    Side side = Side::White;
    std::optional<KindIndex> letter{}; ///< Pieces
    AxisSet axes = 0;                  ///< Copies, Neighbors: along these
    AxisSet differ = 0;                ///< only squares that differ from `of` in each of these axes
    std::vector<Square> named{};       ///< Named

    friend bool operator==(const SquaresAsked&, const SquaresAsked&) = default;
};

/// The squares, ascending, each once.
[[nodiscard]] std::vector<Square> squaresAsked(const Position& position, const SquaresAsked& asked);

/// Stable words of files, in the order of AskedKind.
[[nodiscard]] std::span<const std::string_view> askedWords();
/// Which keys a word takes.
[[nodiscard]] bool takesSquare(AskedKind kind);
[[nodiscard]] bool takesSide(AskedKind kind);
[[nodiscard]] bool takesAxes(AskedKind kind);

} // namespace tessera
