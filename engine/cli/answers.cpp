#include "answers.h"

#include "notation/square_name.h"

namespace tessera::cli {

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

std::string nameOf(const Position& position, Square square) {
    return squareName(position.ruleset(), position.geometry(), square);
}

std::string letterAt(const Position& position, Square square) {
    return {position.ruleset().pieces[position.pieceAt(square)->kind].letter};
}

} // namespace tessera::cli
