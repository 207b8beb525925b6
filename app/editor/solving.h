// What the solver and the prover find, made ready for people. None of it knows a thread.
#pragma once

#include "proof/mate_solver.h"
#include "proof/proof.h"

#include <QString>

namespace tessera {

/// One whole line of a solved mate: the first key, the defence that lasts longest each time.
[[nodiscard]] std::vector<Move> longestLine(const std::vector<SolutionMove>& tree);

/// "1. Qd3@00-a3@00 ka4@00-a4@10 2. ...": moves as records write them, numbered from the position.
[[nodiscard]] QString lineText(const Position& position, const std::vector<Move>& line);

/// The same of a helpmate, counted from its own first move: "1. ka4@00-a4@10 Qd3@00-a3@00 2. ...".
[[nodiscard]] QString helpmateLineText(const Position& position, const std::vector<Move>& line);

/// What a mate solution comes to, in a title and a sentence.
struct Telling {
    QString title;
    QString sentence;
};
[[nodiscard]] Telling mateTelling(const Position& position, const MateSolution& solution,
                                  int moves);
[[nodiscard]] Telling helpmateTelling(const Position& position, const HelpmateSolution& solution,
                                      int moves);
[[nodiscard]] Telling proofTelling(const Proof& proof);
/// Why a first move does not mate.
[[nodiscard]] QString failureText(const Position& position, const FirstMove& first);

} // namespace tessera
