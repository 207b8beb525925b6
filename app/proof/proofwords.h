// The phrases that the sentences of a proof are made of.
#pragma once

#include "coachwords.h"
#include "proof/proof.h"

namespace tessera {

/// Names things of a proof. Everything it gives is escaped and can be filled into a marked text.
class ProofWords {
public:
    /// Both must outlive this.
    ProofWords(const Position& position, const Proof& proof);

    [[nodiscard]] const Position& position() const { return m_position; }
    [[nodiscard]] const Proof& proof() const { return m_proof; }

    /// "White"
    [[nodiscard]] QString side() const;
    /// "c3 [1,0]"
    [[nodiscard]] QString square(Square square) const;
    /// "c3 [1,0], c4 [1,0] and c5 [1,0]"
    [[nodiscard]] QString squares(const std::vector<Square>& squares) const;
    /// "bishop"
    [[nodiscard]] QString kind(const Piece& piece) const;
    /// "bishop on c3 [1,0]"
    [[nodiscard]] QString on(const Piece& piece, Square square) const;
    /// The same to begin a sentence with; a king that is the only one needs no square.
    [[nodiscard]] QString mover(const Piece& piece, Square square) const;
    /// "K"
    [[nodiscard]] QString letter(const Piece& piece) const;
    /// "along X and Z"
    [[nodiscard]] QString course(const AttackLine& line) const;
    /// "X and Z"
    [[nodiscard]] QString axes(const AttackLine& line) const;
    /// The first few attackers and how many more: "rook on a4 and queen on d4".
    [[nodiscard]] QString attackers(const std::vector<AttackLine>& lines) const;
    /// "King takes the rook on d1 [1,1]", "Rook on a1 [0,0] to a3 [0,0]"
    [[nodiscard]] QString move(const ProofTry& one) const;
    /// Why it fails, to follow a colon: "the bishop on b3 [1,1] protects it, X +2 and Y −2."
    [[nodiscard]] QString refutation(const ProofTry& one) const;
    /// Which other kings would be attacked as well; empty when none is.
    [[nodiscard]] QString alsoAttacked(const ProofTry& one) const;

private:
    const Position& m_position;
    const Proof& m_proof;
    CoachWords m_words;
};

} // namespace tessera
