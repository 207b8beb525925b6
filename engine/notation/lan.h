// Moves as text: LAN4D of records (Bb1@10-b1@01, Rb4@01xb1@01, a3@00-a4@00=Q+) and the plain form
// of the command line (a1@00a1@01, e7e8q).
#pragma once

#include "position/position.h"

#include <string>
#include <string_view>

namespace tessera {

/// Plain form: origin, destination, promotion letter.
[[nodiscard]] std::string writePlainMove(const Position& position, const Move& move);
[[nodiscard]] Result<Move> readPlainMove(const Position& position, std::string_view text);

/// LAN4D of a legal move in this position, with x, =Q, + and #.
[[nodiscard]] std::string writeLan(const Position& position, const Move& move);
/// Reads LAN4D. Strict refuses a missing or false x, =Q, + or #; lenient takes any that names one
/// legal move.
enum class Marks { Strict, Lenient };
[[nodiscard]] Result<Move> readLan(const Position& position, std::string_view text, Marks marks);

} // namespace tessera
