// Marks in lesson texts: words between braces that light something up on the board.
//
//   {b2@00}              a square, told by its name on screen
//   {b2@00|the pawn}     the same in other words
//   {a1@00>a4@00|up}     the way from one square to another
//   {a1@00*|its moves}   every square the piece there reaches
//   {w}  {w|the fourth}  an axis
//   {right:a1@00|rook}   on the right board of two that are compared
//
// A translation keeps what stands before the bar and translates what stands after it.
#pragma once

#include "position/position.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

struct TextLink {
    enum class Kind : std::uint8_t { Place, Way, Reach, Along };
    Kind kind = Kind::Place;
    std::size_t board = 0;     ///< 1: the right one of two
    Square from = noSquare;    ///< Place, Way, Reach
    Square to = noSquare;      ///< Way
    std::vector<Square> lit{}; ///< the squares to light up; of an axis none
    Axis axis = Axis::X;       ///< Along

    friend bool operator==(const TextLink&, const TextLink&) = default;
};

/// A piece of a text: plain, or words that are a link. Paragraphs end with an empty line in the
/// plain text.
struct TextRun {
    std::string text{};
    std::optional<TextLink> link{};

    friend bool operator==(const TextRun&, const TextRun&) = default;
};

/// Reads a text for the boards it speaks of: one, or two that are compared. Errors are BadSquare or
/// BadValue, and their place has the byte within the text as column, from 1.
[[nodiscard]] Result<std::vector<TextRun>> readMarkup(std::span<const Position* const> boards,
                                                      std::string_view text);
[[nodiscard]] Result<std::vector<TextRun>> readMarkup(const Position& board, std::string_view text);
/// The text without its marks, as it is read.
[[nodiscard]] std::string plainText(const std::vector<TextRun>& runs);

/// The squares of the way from one square to another, both included: a straight line, or a leap or
/// a capture of the piece that stands there. Empty when there is no such way. A piece on the first
/// square must be able to go, or must attack, along it to the end.
[[nodiscard]] std::vector<Square> wayBetween(const Position& position, Square from, Square to);
/// What the piece reaches: its moves as if it were its turn and all it attacks; ascending.
[[nodiscard]] std::vector<Square> reachOf(const Position& position, Square from);

} // namespace tessera
