// Whether a move that was tried in a study works, worked out by the solver and the prover.
#pragma once

#include "study/study.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace tessera {

enum class Ruling : std::uint8_t {
    Solves, ///< what was asked for is reached
    Works,  ///< it still can be forced, whatever the other side does
    Fails,
};

enum class Failing : std::uint8_t {
    None,
    NotCheck,     ///< was to mate, and gives no check
    CheckOnly,    ///< was to mate, and there is a reply
    Stalemate,    ///< was to mate, and stalemates
    Draw,         ///< was to mate, and another rule of draws ends the game
    Defended,     ///< after `reply` no mate can be forced in time
    AllowsMate,   ///< `reply` mates the side that tried
    MatesInstead, ///< was to reach something else, and mates
    NotReached,   ///< what was to be reached is not
};

/// A move that was tried.
struct TrialMove {
    std::shared_ptr<const Study> study{};
    Position before;
    Move move{};
    std::vector<Move> played{}; ///< since the task began, up to `before`
};

struct Judgement {
    Ruling ruling = Ruling::Fails;
    Failing failing = Failing::None;
    /// Works: what resists longest. Fails: what refutes the move; nothing when its own effect does.
    std::optional<Move> reply{};
    int movesLeft = 0; ///< Works, to mate: in how many moves after the reply
    int replies = 0;   ///< legal ones after the move
    int freeSteps = 0; ///< of them, squares that a king can go to
    int checkers = 0;  ///< pieces that give check after the move
};

/// How many of the replies have been looked at.
using JudgeProgress = std::function<void(int done, int all)>;

/// Judges a legal move in a study that asks for a mate, for something to be reached, or for a
/// reply. Nothing when it was stopped. May take long; every thread may call it.
[[nodiscard]] std::optional<Judgement> judge(const TrialMove& trial, const std::stop_token& stop,
                                             const JudgeProgress& progress = {});

} // namespace tessera
