// Whether a study holds: every claim is worked out by the solver and the prover.
#pragma once

#include "proof/mate_solver.h"
#include "proof/proof.h"
#include "study.h"

#include <filesystem>
#include <map>
#include <stop_token>

namespace tessera {

/// How much a check may take. A study is for people: a mate that needs more is too deep for them.
struct StudyCheckBounds {
    std::uint64_t mostNodes = 50'000'000; ///< positions that the solver looks at; 0: no bound
    std::chrono::milliseconds mostTime = std::chrono::minutes(5); ///< 0: no bound
    /// How far the solver has come; called now and then on the calling thread.
    std::function<void(const SolveProgress&)> onProgress{};
};

/// The first claim that does not hold, as ClaimFails with its place in the file, or nothing. A mate
/// that cannot be settled within the bounds, or before it is stopped, is NotProved.
[[nodiscard]] std::optional<Error>
checkStudy(const Study& study, const StudyCheckBounds& bounds = {}, std::stop_token stop = {});

/// Whether the study is called as its file is, capitals and blanks aside; `file` needs not exist.
[[nodiscard]] std::optional<Error> checkStudyId(const Study& study,
                                                const std::filesystem::path& file);
/// Whether the pair of a study, if it has one, is another of the studies at hand and names this one
/// in turn; `pairs` has the pair of each of them by its id.
[[nodiscard]] std::optional<Error> checkStudyPair(const Study& study,
                                                  const std::map<std::string, std::string>& pairs);

/// Whether a fact can be seen in a proved position; `position` is the one proved.
[[nodiscard]] bool shows(const Proof& proof, const Position& position, StudyFact fact);

} // namespace tessera
