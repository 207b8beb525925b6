#include "san.h"

#include "square_name.h"

#include <algorithm>

namespace tessera {

namespace {

const PieceKind& kindOn(const Position& position, Square square) {
    return position.ruleset().pieces[position.pieceAt(square)->kind];
}

std::string nameOf(const Position& position, Square square) {
    return squareName(position.ruleset(), position.geometry(), square);
}

std::string fileOf(const Position& position, Square square) {
    return coordinateName(position.ruleset(), Axis::X, position.geometry().coordinates(square)[0]);
}

std::string rankOf(const Position& position, Square square) {
    return coordinateName(position.ruleset(), Axis::Y, position.geometry().coordinates(square)[1]);
}

/// Castling with the rook on the higher side is the short one.
std::string_view castlingText(const Position& position, const Move& move) {
    for (const CastlingRule& rule : position.ruleset().castling) {
        const auto axis = static_cast<std::size_t>(rule.axis);
        if (position.geometry().coordinates(move.from)[axis] == rule.kingFrom &&
            position.geometry().coordinates(move.to)[axis] == rule.kingTo)
            return rule.rookFrom > rule.kingFrom ? "O-O" : "O-O-O";
    }
    return "O-O";
}

/// What of the origin must be written so that the move is the only one: file, rank or both.
std::string originHint(const Position& position, const Move& move) {
    bool others = false;
    bool sameFile = false;
    bool sameRank = false;
    for (const Move& other : position.legalMoves()) {
        if (other.to != move.to || other.from == move.from || other.type == MoveType::Castling ||
            position.pieceAt(other.from) != position.pieceAt(move.from))
            continue;
        others = true;
        sameFile = sameFile || fileOf(position, other.from) == fileOf(position, move.from);
        sameRank = sameRank || rankOf(position, other.from) == rankOf(position, move.from);
    }
    if (!others)
        return {};
    if (!sameFile)
        return fileOf(position, move.from);
    return sameRank ? nameOf(position, move.from) : rankOf(position, move.from);
}

std::string checkMark(const Position& position, const Move& move) {
    Position after = position;
    after.make(move);
    if (!after.inCheck())
        return {};
    return after.legalMoves().empty() ? "#" : "+";
}

/// The parts of a written move.
struct Parts {
    const PieceKind* kind = nullptr;
    std::string_view hint;
    Square to = noSquare;
    KindIndex promotion = Move::noPromotion;
};

class SanReader {
public:
    SanReader(const Position& position, std::string_view text)
        : m_position(position), m_text(text) {}

    Result<Move> read() const;

private:
    [[nodiscard]] Error error(ErrorCode code, std::size_t offset = 0,
                              std::string expected = {}) const {
        return {code,
                {{}, 0, static_cast<int>(offset) + 1, 0},
                std::string(m_text),
                std::move(expected)};
    }
    [[nodiscard]] Result<Move> readCastling(std::string_view text) const;
    [[nodiscard]] Result<Parts> readParts(std::string_view text) const;
    [[nodiscard]] bool fits(const Move& move, const Parts& parts) const;
    [[nodiscard]] Result<Move> onlyOne(const std::vector<Move>& moves, const Parts& parts) const;

    const Position& m_position;
    std::string_view m_text;
};

Result<Move> SanReader::readCastling(std::string_view text) const {
    std::string letters(text);
    std::ranges::replace(letters, '0', 'O');
    for (const Move& move : m_position.legalMoves()) {
        if (move.type == MoveType::Castling && castlingText(m_position, move) == letters)
            return move;
    }
    const bool castling = letters == "O-O" || letters == "O-O-O";
    return error(castling ? ErrorCode::IllegalMove : ErrorCode::BadMove);
}

Result<Parts> SanReader::readParts(std::string_view text) const {
    const Ruleset& ruleset = m_position.ruleset();
    Parts parts;

    // A capital at the end is the promotion, with or without the equals sign.
    if (text.size() > 1 && text.back() >= 'A' && text.back() <= 'Z') {
        const auto kind = ruleset.kindOf(text.back());
        if (!kind)
            return error(ErrorCode::BadMove, text.size() - 1);
        parts.promotion = *kind;
        text.remove_suffix(1);
        if (text.back() == '=')
            text.remove_suffix(1);
    }
    std::size_t start = 0;
    if (!text.empty() && text.front() >= 'A' && text.front() <= 'Z') {
        const auto kind = ruleset.kindOf(text.front());
        if (!kind)
            return error(ErrorCode::BadMove);
        parts.kind = &ruleset.pieces[*kind];
        start = 1;
    }
    for (std::size_t at = start; at < text.size(); ++at) {
        std::size_t length = 0;
        const auto square = readSquareName(ruleset, m_position.geometry(), text.substr(at), length);
        if (!square || at + length != text.size())
            continue;
        parts.to = *square;
        parts.hint = text.substr(start, at - start);
        if (parts.hint.ends_with('x') || parts.hint.ends_with('-'))
            parts.hint.remove_suffix(1);
        return parts;
    }
    return error(ErrorCode::BadMove, start);
}

bool SanReader::fits(const Move& move, const Parts& parts) const {
    const PieceKind& kind = kindOn(m_position, move.from);
    const bool rightKind = parts.kind ? parts.kind == &kind : kind.pawn.has_value();
    return move.to == parts.to && rightKind &&
           (parts.hint.empty() || parts.hint == fileOf(m_position, move.from) ||
            parts.hint == rankOf(m_position, move.from) ||
            parts.hint == nameOf(m_position, move.from));
}

Result<Move> SanReader::onlyOne(const std::vector<Move>& moves, const Parts& parts) const {
    std::vector<Move> exact;
    std::ranges::copy_if(moves, std::back_inserter(exact),
                         [&](const Move& move) { return move.promotion == parts.promotion; });
    if (exact.size() == 1)
        return exact.front();
    std::string choices;
    for (const Move& move : exact.empty() ? moves : exact) {
        choices += choices.empty() ? "" : ", ";
        choices += writeSan(m_position, move);
    }
    if (exact.size() > 1)
        return error(ErrorCode::BadMove, 0, choices);
    if (!moves.empty() && parts.promotion == Move::noPromotion)
        return error(ErrorCode::MissingPromotion, 0, choices);
    return error(ErrorCode::IllegalMove);
}

Result<Move> SanReader::read() const {
    std::string_view text = m_text;
    while (text.ends_with('+') || text.ends_with('#'))
        text.remove_suffix(1);
    if (text.starts_with("O-O") || text.starts_with("0-0"))
        return readCastling(text);
    const Result<Parts> parts = readParts(text);
    if (!parts)
        return parts.error();
    std::vector<Move> moves;
    for (const Move& move : m_position.legalMoves()) {
        if (fits(move, *parts))
            moves.push_back(move);
    }
    return onlyOne(moves, *parts);
}

} // namespace

std::string writeSan(const Position& position, const Move& move) {
    if (move.type == MoveType::Castling)
        return std::string(castlingText(position, move)) + checkMark(position, move);
    const PieceKind& kind = kindOn(position, move.from);
    const bool capture = position.isCapture(move);
    std::string text;
    if (kind.pawn) {
        if (capture)
            text += fileOf(position, move.from);
    } else {
        text += kind.letter;
        text += originHint(position, move);
    }
    if (capture)
        text += 'x';
    text += nameOf(position, move.to);
    if (move.isPromotion()) {
        text += '=';
        text += position.ruleset().pieces[move.promotion].letter;
    }
    return text + checkMark(position, move);
}

Result<Move> readSan(const Position& position, std::string_view text) {
    return SanReader(position, text).read();
}

} // namespace tessera
