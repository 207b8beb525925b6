// What the boards show for a line of a proof.
#pragma once

#include "boardscene.h"
#include "boardsketch.h"
#include "proof/proof.h"
#include "proofline.h"

namespace tessera {

struct ProofPicture {
    BoardScene scene;
    BoardSketch sketch; ///< what refutes, and the kings that are attacked
    bool after = false; ///< the scene is one that was not played
};

/// The position with what gives check or guards, or the one after a try with what refutes it.
[[nodiscard]] ProofPicture pictureOf(const Position& position, const Proof& proof,
                                     const ProofSubject& subject);

} // namespace tessera
