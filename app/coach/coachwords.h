// The words that every sentence of the coach is made of: squares, pieces, changes, lines.
#pragma once

#include "explain/explanation.h"
#include "spokenstyle.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace tessera {

/// Names things of one position, for the eye or for the ear.
class CoachWords {
public:
    /// Without `aloud` for the eye: squares as on screen, changes with signs. The position must
    /// outlive this.
    explicit CoachWords(const Position& position, std::optional<SpokenStyle> aloud = std::nullopt)
        : m_position(position), m_aloud(aloud) {}

    [[nodiscard]] const Position& position() const { return m_position; }
    [[nodiscard]] const Ruleset& ruleset() const { return m_position.ruleset(); }

    /// "c3 [1,0]"
    [[nodiscard]] QString square(Square square) const;
    /// Several: "c3 [1,0], c4 [1,0] and c5 [1,0]"
    [[nodiscard]] QString squares(const std::vector<Square>& squares) const;
    /// "bishop"
    [[nodiscard]] QString kind(const Piece& piece) const;
    [[nodiscard]] QString kind(KindIndex kind) const;
    /// "white bishop"
    [[nodiscard]] QString piece(const Piece& piece) const;
    /// "white bishop on c3 [1,0]"
    [[nodiscard]] QString pieceOn(const Piece& piece, Square square) const;
    /// The same of what stands there now; the square alone when it is empty.
    [[nodiscard]] QString pieceOn(Square square) const;
    /// "White", "Black"
    [[nodiscard]] QString side(Side side) const;
    /// One axis: "X +1", "X plus 1".
    [[nodiscard]] QString change(Axis axis, int amount) const;
    /// All that change: "X +1 and Z −2"; empty when none does.
    [[nodiscard]] QString changes(const Change& change) const;
    /// "X and Z"
    [[nodiscard]] QString axes(AxisSet axes) const;
    /// How an attack comes: "along X and Z", "by a leap", "one step along W".
    [[nodiscard]] QString course(const AttackLine& line) const;
    /// "black rook on a4 [1,0] (along Z)"
    [[nodiscard]] QString attacker(const AttackLine& line) const;
    [[nodiscard]] QString attackers(const std::vector<AttackLine>& lines) const;
    /// Whether two squares are on different boards as the ruleset lays them out.
    [[nodiscard]] bool onOtherBoards(Square a, Square b) const;

    /// "a, b and c"
    [[nodiscard]] static QString list(const QStringList& parts);
    /// A change as the set of its axes.
    [[nodiscard]] static AxisSet axesOf(const Vector4& change);

private:
    const Position& m_position;
    std::optional<SpokenStyle> m_aloud;
};

} // namespace tessera
