// Whether a study holds: every claim is worked out by the solver and the prover.
#pragma once

#include "proof/proof.h"
#include "study.h"

namespace tessera {

/// The first claim that does not hold, as ClaimFails with its place in the file, or nothing.
[[nodiscard]] std::optional<Error> checkStudy(const Study& study);

/// Whether a fact can be seen in a proved position; `position` is the one proved.
[[nodiscard]] bool shows(const Proof& proof, const Position& position, StudyFact fact);

} // namespace tessera
