// Reasons to choose from, where a study asks why a move cannot be played.
#pragma once

#include "explain/reason.h"

#include <QString>

#include <vector>

namespace tessera {

struct WhyOption {
    Reason reason{};
    QString statement; ///< "Something stands in its way."
    QString denial;    ///< what is so instead: "Nothing stands in its way."
};

/// A few reasons of one kind, the true one among them; in an order that tells nothing.
[[nodiscard]] std::vector<WhyOption> whyOptions(Reason truth);

} // namespace tessera
