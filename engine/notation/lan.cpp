#include "lan.h"

#include "square_name.h"

#include <algorithm>

namespace tessera {

namespace {

Error moveError(ErrorCode code, std::string_view found, std::string expected = {},
                std::size_t offset = 0) {
    return {code,
            {.file = {}, .line = 0, .column = static_cast<int>(offset) + 1, .ply = 0},
            std::string(found.substr(0, 60)),
            std::move(expected)};
}

std::string nameOf(const Position& position, Square square) {
    return squareName(position.ruleset(), position.geometry(), square);
}

char letterOf(const Position& position, KindIndex kind) {
    return position.ruleset().pieces[kind].letter;
}

char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}
char upper(char letter) {
    return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

bool isPawn(const Position& position, Square square) {
    const auto piece = position.pieceAt(square);
    return piece && position.ruleset().pieces[piece->kind].pawn.has_value();
}

/// '+', '#' or nothing: what the move brings the other side.
std::string checkMark(const Position& position, const Move& move) {
    Position after = position;
    after.make(move);
    if (!after.inCheck())
        return {};
    return after.legalMoves().empty() ? "#" : "+";
}

/// What a move text says, mark by mark.
struct Parts {
    char letter = 0;
    Square from = noSquare;
    char joint = 0; ///< '-', 'x' or 0
    Square to = noSquare;
    char promotion = 0;
    std::string_view check;
};

/// Reads all of `text`, or nothing.
std::optional<Parts> partsOf(const Position& position, std::string_view text) {
    Parts parts;
    const auto square = [&](Square& target) {
        std::size_t length = 0;
        const auto read = readSquareName(position.ruleset(), position.geometry(), text, length);
        if (!read)
            return false;
        target = *read;
        text.remove_prefix(length);
        return true;
    };
    // A square name may begin with a capital (Bc11): it goes before a piece letter.
    if (!square(parts.from)) {
        if (text.empty() || !position.ruleset().kindOf(text.front()))
            return std::nullopt;
        parts.letter = text.front();
        text.remove_prefix(1);
        if (!square(parts.from))
            return std::nullopt;
    }
    if (!text.empty() && (text.front() == '-' || text.front() == 'x')) {
        parts.joint = text.front();
        text.remove_prefix(1);
    }
    if (!square(parts.to))
        return std::nullopt;
    if (text.starts_with('='))
        text.remove_prefix(text.size() > 1 ? 1 : 0);
    if (!text.empty() && position.ruleset().kindOf(upper(text.front()))) {
        parts.promotion = upper(text.front());
        text.remove_prefix(1);
    }
    parts.check = text;
    if (!text.empty() && text != "+" && text != "#")
        return std::nullopt;
    return parts;
}

/// The one legal move that goes from, to and promotes as said.
Result<Move> legalMove(const Position& position, std::string_view text, const Parts& parts) {
    std::vector<Move> found = position.legalMovesFrom(parts.from);
    std::erase_if(found, [&](const Move& move) { return move.to != parts.to; });
    if (found.empty())
        return moveError(ErrorCode::IllegalMove, text);
    std::string choices;
    for (const Move& move : found) {
        if (move.isPromotion())
            choices += letterOf(position, move.promotion);
    }
    if (parts.promotion != 0) {
        std::erase_if(found, [&](const Move& move) {
            return !move.isPromotion() || letterOf(position, move.promotion) != parts.promotion;
        });
        if (found.empty())
            return moveError(ErrorCode::IllegalMove, text);
    }
    if (found.size() > 1)
        return moveError(ErrorCode::MissingPromotion, text, choices);
    return found.front();
}

} // namespace

std::string writePlainMove(const Position& position, const Move& move) {
    std::string text = nameOf(position, move.from) + nameOf(position, move.to);
    if (move.isPromotion())
        text += lower(letterOf(position, move.promotion));
    return text;
}

Result<Move> readPlainMove(const Position& position, std::string_view text) {
    const auto parts = partsOf(position, text);
    if (!parts || parts->letter != 0 || parts->joint != 0 || !parts->check.empty() ||
        text.find('=') != std::string_view::npos)
        return moveError(ErrorCode::BadMove, text);
    return legalMove(position, text, *parts);
}

std::string writeLan(const Position& position, const Move& move) {
    std::string text;
    if (!isPawn(position, move.from))
        text += letterOf(position, position.pieceAt(move.from)->kind);
    text += nameOf(position, move.from);
    text += position.isCapture(move) ? 'x' : '-';
    text += nameOf(position, move.to);
    if (move.isPromotion()) {
        text += '=';
        text += letterOf(position, move.promotion);
    }
    return text + checkMark(position, move);
}

Result<Move> readLan(const Position& position, std::string_view text, Marks marks) {
    const auto parts = partsOf(position, text);
    if (!parts)
        return moveError(ErrorCode::BadMove, text);
    const Result<Move> move = legalMove(position, text, *parts);
    if (!move)
        return move;
    const char standing = isPawn(position, move->from)
                              ? '\0'
                              : letterOf(position, position.pieceAt(move->from)->kind);
    // A letter that is written must be true; only leniently may it be left out.
    const bool pawnLetterAllowed =
        marks == Marks::Lenient && standing == 0 &&
        parts->letter == letterOf(position, position.pieceAt(move->from)->kind);
    if (parts->letter != standing && !(marks == Marks::Lenient && parts->letter == 0) &&
        !pawnLetterAllowed)
        return moveError(ErrorCode::WrongPiece, text,
                         standing == 0 ? "-" : std::string(1, standing));
    if (marks == Marks::Strict) {
        const std::string truth = writeLan(position, *move);
        if (truth != text)
            return moveError(ErrorCode::WrongMark, text, truth);
    }
    return move;
}

} // namespace tessera
