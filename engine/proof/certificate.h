// A proof as text that somebody else can check: JSON that names everything by squares, letters and
// moves, so that a checker needs the ruleset and nothing of the engine.
#pragma once

#include "proof.h"

#include <string>

namespace tessera {

/// The proof of a position as a certificate. The format is described in engine/README.md.
[[nodiscard]] std::string writeCertificate(const Position& position);
/// The proof of the position after a legal move; the certificate tells the move as well.
[[nodiscard]] std::string writeCertificateAfter(const Position& before, const Move& move);

} // namespace tessera
