// Whether a study holds: every claim is worked out by the solver and the prover.
#pragma once

#include "proof/proof.h"
#include "study.h"

#include <stop_token>

namespace tessera {

/// The first claim that does not hold, as ClaimFails with its place in the file, or nothing. A mate
/// that cannot be settled in time, or before it is stopped, does not hold either.
[[nodiscard]] std::optional<Error> checkStudy(const Study& study, std::stop_token stop = {});

/// Whether a fact can be seen in a proved position; `position` is the one proved.
[[nodiscard]] bool shows(const Proof& proof, const Position& position, StudyFact fact);

} // namespace tessera
