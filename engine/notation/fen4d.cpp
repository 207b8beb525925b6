#include "fen4d.h"

#include "placement.h"
#include "square_name.h"

#include <algorithm>
#include <charconv>

namespace tessera {

namespace {

constexpr int mostMoves = 1'000'000;

struct Field {
    std::string_view text;
    std::size_t offset;
};

std::vector<Field> fieldsOf(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    std::vector<Field> fields;
    std::size_t at = text.find_first_not_of(blanks);
    while (at != std::string_view::npos) {
        const std::size_t end = std::min(text.find_first_of(blanks, at), text.size());
        fields.push_back({text.substr(at, end - at), at});
        at = text.find_first_not_of(blanks, end);
    }
    return fields;
}

Error at(const Field& field, ErrorCode code, std::string expected = {}) {
    return {code,
            {.file = {}, .line = 0, .column = static_cast<int>(field.offset) + 1, .ply = 0},
            std::string(field.text.substr(0, 40)),
            std::move(expected)};
}

/// Whether this castling goes towards higher coordinates: K of ordinary FEN.
bool towardsHigher(const Geometry& geometry, const CastlingRule& rule, Square rook) {
    const auto axis = static_cast<std::size_t>(rule.axis);
    return geometry.coordinates(rook)[axis] > rule.kingFrom;
}

char chessCastlingLetter(const Position& position, Square rook) {
    const bool higher =
        towardsHigher(position.geometry(), position.ruleset().castling.front(), rook);
    const bool white = position.pieceAt(rook)->side == Side::White;
    return higher ? (white ? 'K' : 'k') : (white ? 'Q' : 'q');
}

/// Rights as a FEN field names them; `board` is the placement without any right.
std::optional<Error> readCastling(const Position& board, const Field& field,
                                  std::vector<Square>& rooks) {
    const Ruleset& ruleset = board.ruleset();
    const std::vector<Square> allowed = board.allowedCastlingRooks();
    if (field.text == "-")
        return std::nullopt;
    if (field.text == "*") {
        rooks = allowed;
        return std::nullopt;
    }
    const auto add = [&](Square rook) {
        if (std::ranges::count(allowed, rook) == 0 || std::ranges::count(rooks, rook) != 0)
            return false;
        rooks.push_back(rook);
        return true;
    };
    if (ruleset.fenStyle == FenStyle::Chess) {
        for (std::size_t i = 0; i < field.text.size(); ++i) {
            const auto rook = std::ranges::find_if(allowed, [&](Square square) {
                return chessCastlingLetter(board, square) == field.text[i];
            });
            if (rook == allowed.end() || !add(*rook))
                return at({field.text.substr(i, 1), field.offset + i}, ErrorCode::BadCastling);
        }
        return std::nullopt;
    }
    Field rest = field;
    while (true) {
        const std::size_t end = std::min(rest.text.find(','), rest.text.size());
        const Field name{rest.text.substr(0, end), rest.offset};
        std::size_t length = 0;
        const auto rook = readSquareName(ruleset, board.geometry(), name.text, length);
        if (!rook || length != name.text.size() || !add(*rook))
            return at(name, ErrorCode::BadCastling);
        if (end == rest.text.size())
            return std::nullopt;
        rest.text.remove_prefix(end + 1);
        rest.offset += end + 1;
    }
}

std::string writeCastling(const Position& position, const PositionSetup& setup) {
    if (setup.castlingRooks.empty())
        return "-";
    const Ruleset& ruleset = position.ruleset();
    std::string text;
    if (ruleset.fenStyle == FenStyle::Chess) {
        for (const char letter : {'K', 'Q', 'k', 'q'}) {
            for (const Square rook : setup.castlingRooks) {
                if (chessCastlingLetter(position, rook) == letter)
                    text += letter;
            }
        }
        return text;
    }
    if (setup.castlingRooks == position.allowedCastlingRooks())
        return "*";
    for (const Square rook : setup.castlingRooks) {
        if (!text.empty())
            text += ',';
        text += squareName(ruleset, position.geometry(), rook);
    }
    return text;
}

std::optional<Error> readEnPassant(const CompiledRuleset& ruleset, const Field& field,
                                   PositionSetup& setup) {
    if (field.text == "-")
        return std::nullopt;
    std::size_t length = 0;
    const auto skipped = readSquareName(ruleset.data(), ruleset.geometry(), field.text, length);
    if (!skipped)
        return at(field, ErrorCode::BadEnPassant);
    setup.enPassantSkipped = *skipped;
    std::string_view rest = field.text.substr(length);
    if (rest.empty())
        return std::nullopt;
    if (rest.front() != ':')
        return at(field, ErrorCode::BadEnPassant);
    rest.remove_prefix(1);
    const auto victim = readSquareName(ruleset.data(), ruleset.geometry(), rest, length);
    if (!victim || length != rest.size())
        return at(field, ErrorCode::BadEnPassant);
    setup.enPassantVictim = *victim;
    return std::nullopt;
}

std::string writeEnPassant(const Position& position, const PositionSetup& setup) {
    if (setup.enPassantSkipped == noSquare)
        return "-";
    const Ruleset& ruleset = position.ruleset();
    const Geometry& geometry = position.geometry();
    std::string text = squareName(ruleset, geometry, setup.enPassantSkipped);
    if (ruleset.hasSeveralPawnAxes())
        text += ':' + squareName(ruleset, geometry, setup.enPassantVictim);
    return text;
}

std::optional<Error> readNumber(const Field& field, const char* name, int least, int most,
                                int& number) {
    const char* end = field.text.data() + field.text.size();
    const auto [stop, failure] = std::from_chars(field.text.data(), end, number);
    if (failure == std::errc{} && stop == end && number >= least && number <= most)
        return std::nullopt;
    return at(field, ErrorCode::BadNumber,
              std::string(name) + ": " + std::to_string(least) + " to " + std::to_string(most));
}

/// Reads the fields of a text one after the other.
class FieldReader {
public:
    explicit FieldReader(std::string_view text) : m_text(text), m_fields(fieldsOf(text)) {}

    [[nodiscard]] bool atEnd() const { return m_next == m_fields.size(); }
    /// The next field, or an empty one with the place where it should stand.
    Field next() { return atEnd() ? Field{{}, m_text.size()} : m_fields[m_next++]; }

private:
    std::string_view m_text;
    std::vector<Field> m_fields;
    std::size_t m_next = 0;
};

Error missing(const Field& field, const char* name) {
    return at(field, ErrorCode::MissingField, name);
}

} // namespace

Result<Position> readFen(const RulesetPtr& ruleset, std::string_view text) {
    const Ruleset& rules = ruleset->data();
    FieldReader reader(text);

    const Field boards = reader.next();
    if (boards.text.empty())
        return missing(boards, "boards");
    auto placement = readPlacement(rules, ruleset->geometry(), boards.text);
    if (!placement) {
        Error error = placement.error();
        error.place.column += static_cast<int>(boards.offset);
        return error;
    }
    PositionSetup setup;
    setup.pieces = std::move(*placement);

    const Field side = reader.next();
    if (side.text.empty())
        return missing(side, "side");
    if (side.text != "w" && side.text != "b")
        return at(side, ErrorCode::BadSide);
    setup.sideToMove = side.text == "w" ? Side::White : Side::Black;

    const Field castling = rules.hasCastling() ? reader.next() : Field{"-", 0};
    if (castling.text.empty())
        return missing(castling, "castling");
    const Field enPassant = rules.hasEnPassant() ? reader.next() : Field{"-", 0};
    if (enPassant.text.empty())
        return missing(enPassant, "en passant");
    if (auto error = readEnPassant(*ruleset, enPassant, setup))
        return *error;

    // Ordinary FEN is often cut after the en passant field.
    if (!(rules.fenStyle == FenStyle::Chess && reader.atEnd())) {
        const Field clock = reader.next();
        if (clock.text.empty())
            return missing(clock, "half-move clock");
        const int mostHalfMoves = rules.draws.halfMoves > 0 ? rules.draws.halfMoves : mostMoves;
        if (auto error =
                readNumber(clock, "half-move clock", 0, mostHalfMoves, setup.halfMoveClock))
            return *error;
        const Field number = reader.next();
        if (number.text.empty())
            return missing(number, "move number");
        if (auto error = readNumber(number, "move number", 1, mostMoves, setup.moveNumber))
            return *error;
    }
    if (!reader.atEnd())
        return at(reader.next(), ErrorCode::ExtraText);

    // What the placement allows is asked of the position, so castling rights come last.
    const auto placed = [&](Error error) {
        if (error.place.column == 0) {
            const Field& field = error.code == ErrorCode::BadEnPassant ? enPassant : boards;
            error.place.column = static_cast<int>(field.offset) + 1;
        }
        return error;
    };
    if (castling.text != "-") {
        PositionSetup withoutRights = setup;
        withoutRights.enPassantSkipped = noSquare;
        const Result<Position> board = Position::fromSetup(ruleset, withoutRights);
        if (!board)
            return placed(board.error());
        if (auto error = readCastling(*board, castling, setup.castlingRooks))
            return *error;
    }
    Result<Position> position = Position::fromSetup(ruleset, setup);
    if (!position)
        return placed(position.error());
    return position;
}

std::string writeFen(const Position& position) {
    const Ruleset& ruleset = position.ruleset();
    const PositionSetup setup = position.setup();
    std::string text = writePlacement(ruleset, position.geometry(), setup.pieces);
    text += setup.sideToMove == Side::White ? " w" : " b";
    if (ruleset.hasCastling())
        text += ' ' + writeCastling(position, setup);
    if (ruleset.hasEnPassant())
        text += ' ' + writeEnPassant(position, setup);
    text += ' ' + std::to_string(setup.halfMoveClock) + ' ' + std::to_string(setup.moveNumber);
    return text;
}

} // namespace tessera
