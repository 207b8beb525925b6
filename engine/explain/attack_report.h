// Who attacks or protects a square, through which line; what a piece or a side controls.
#pragma once

#include "attack_line.h"

#include <array>
#include <span>

namespace tessera {

/// One piece that attacks a square now, or would once pieces before it on the same line have moved
/// there.
struct Attacker {
    AttackLine line{};
    /// Pieces it looks through, from itself to the square; empty when it attacks now. Each of them,
    /// of either side, attacks the square too: after they have gone there this one follows.
    std::vector<Square> through{};
    /// Lines to royal pieces of its own side that it keeps closed. A pinned piece still guards a
    /// square against a king.
    std::vector<Pin> pins{};

    [[nodiscard]] bool isXRay() const { return !through.empty(); }
    [[nodiscard]] bool isPinned() const { return !pins.empty(); }
    friend bool operator==(const Attacker&, const Attacker&) = default;
};

/// Everything both sides aim at a square.
struct AttackReport {
    Square square = noSquare;
    std::optional<Piece> piece{}; ///< what stands there
    /// By side; those that attack now before x-rays, each by ascending square.
    std::array<std::vector<Attacker>, 2> bySide{};

    [[nodiscard]] const std::vector<Attacker>& of(Side side) const {
        return bySide[sideIndex(side)];
    }
    /// How many pieces of a side attack (or protect) the square now.
    [[nodiscard]] int directCount(Side side) const;
    /// Of an occupied square: whether its own side protects it, the other side attacks it, now.
    [[nodiscard]] bool isProtected() const;
    [[nodiscard]] bool isAttacked() const;
};

/// The pieces of both sides that attack a square, whatever stands on it. Without x-rays exactly
/// Position::attackers.
[[nodiscard]] AttackReport attackReport(const Position& position, Square square);

/// The lines that a piece keeps closed before royal pieces of its own side; none for an empty
/// square. A royal piece can be pinned to another one.
[[nodiscard]] std::vector<Pin> pinsOf(const Position& position, Square square);

/// The squares that the piece standing here attacks or protects, ascending; none when it is empty.
[[nodiscard]] std::vector<Square> controlled(const Position& position, Square from);
/// For every square the number of pieces of a side that attack or protect it.
[[nodiscard]] std::vector<std::uint16_t> controlled(const Position& position, Side side);

/// Pieces of a side, royal ones left out, that the other side attacks and their own does not
/// protect, but for pieces that a pin keeps from taking back; ascending.
[[nodiscard]] std::vector<Square> unprotected(const Position& position, Side side);

} // namespace tessera
