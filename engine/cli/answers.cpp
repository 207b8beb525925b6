#include "answers.h"

#include "notation/square_name.h"

namespace tessera::cli {

std::string nameOf(const Position& position, Square square) {
    return squareName(position.ruleset(), position.geometry(), square);
}

std::string letterAt(const Position& position, Square square) {
    return {position.ruleset().pieces[position.pieceAt(square)->kind].letter};
}

} // namespace tessera::cli
