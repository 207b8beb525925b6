// A proof as the lines that a person reads.
#pragma once

#include "proof/proof.h"
#include "proofline.h"

namespace tessera {

/// Every section that the proof has, with its groups and lines.
[[nodiscard]] ProofLines proofLines(const Position& position, const Proof& proof);

} // namespace tessera
