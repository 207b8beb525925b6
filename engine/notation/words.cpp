#include "words.h"

namespace tessera {

std::string_view outcomeWord(OutcomeKind outcome) {
    switch (outcome) {
    case OutcomeKind::Ongoing:
        return "ongoing";
    case OutcomeKind::Checkmate:
        return "checkmate";
    case OutcomeKind::Stalemate:
        return "stalemate";
    case OutcomeKind::BareKings:
        return "bare-kings";
    case OutcomeKind::FiftyMove:
        return "fifty-move";
    case OutcomeKind::Repetition:
        return "repetition";
    }
    return "ongoing";
}

std::string_view sideWord(Side side) {
    return side == Side::White ? "white" : "black";
}

} // namespace tessera
