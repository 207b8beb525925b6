#include "fen4d.h"

#include "placement.h"
#include "position/setup_problems.h"
#include "square_name.h"

#include <algorithm>
#include <charconv>

namespace tessera {

namespace {

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

/// K and Q of ordinary FEN: the castling towards higher coordinates and the other one.
char chessCastlingLetter(const CompiledRuleset& ruleset, const CastlingHome& home) {
    const CastlingRule& rule = ruleset.data().castling.front();
    const auto axis = static_cast<std::size_t>(rule.axis);
    const bool higher = ruleset.geometry().coordinates(home.rookSquare)[axis] > rule.kingFrom;
    const bool white = home.rook.side == Side::White;
    return higher ? (white ? 'K' : 'k') : (white ? 'Q' : 'q');
}

std::vector<CastlingHome> homesHeld(const RulesetPtr& ruleset, const Placement& pieces) {
    std::vector<CastlingHome> homes = castlingHomes(ruleset);
    std::erase_if(homes, [&](const CastlingHome& home) { return !home.holds(pieces); });
    return homes;
}

/// Rights as a FEN field names them; each must be one of `homes`.
std::optional<Error> readCastling(const RulesetPtr& ruleset, const std::vector<CastlingHome>& homes,
                                  const Field& field, PositionSetup& setup) {
    std::vector<Square>& rooks = setup.castlingRooks;
    if (field.text == "-")
        return std::nullopt;
    if (field.text == "*") {
        for (const CastlingHome& home : homesHeld(ruleset, setup.pieces))
            rooks.push_back(home.rookSquare);
        return std::nullopt;
    }
    const auto add = [&](const auto& found) {
        if (found == homes.end() || std::ranges::count(rooks, found->rookSquare) != 0)
            return false;
        rooks.push_back(found->rookSquare);
        return true;
    };
    if (ruleset->data().fenStyle == FenStyle::Chess) {
        for (std::size_t i = 0; i < field.text.size(); ++i) {
            if (!add(std::ranges::find_if(homes, [&](const CastlingHome& home) {
                    return chessCastlingLetter(*ruleset, home) == field.text[i];
                })))
                return at({field.text.substr(i, 1), field.offset + i}, ErrorCode::BadCastling);
        }
        return std::nullopt;
    }
    Field rest = field;
    while (true) {
        const std::size_t end = std::min(rest.text.find(','), rest.text.size());
        const Field name{rest.text.substr(0, end), rest.offset};
        std::size_t length = 0;
        const auto rook = readSquareName(ruleset->data(), ruleset->geometry(), name.text, length);
        if (!rook || length != name.text.size() ||
            !add(std::ranges::find(homes, *rook, &CastlingHome::rookSquare)))
            return at(name, ErrorCode::BadCastling);
        if (end == rest.text.size())
            return std::nullopt;
        rest.text.remove_prefix(end + 1);
        rest.offset += end + 1;
    }
}

std::string writeCastling(const RulesetPtr& ruleset, const PositionSetup& setup) {
    if (setup.castlingRooks.empty())
        return "-";
    const Ruleset& rules = ruleset->data();
    std::vector<Square> rooks = setup.castlingRooks;
    std::ranges::sort(rooks);
    std::string text;
    if (rules.fenStyle == FenStyle::Chess) {
        const std::vector<CastlingHome> homes = castlingHomes(ruleset);
        for (const char letter : {'K', 'Q', 'k', 'q'}) {
            for (const CastlingHome& home : homes) {
                if (std::ranges::count(rooks, home.rookSquare) != 0 &&
                    chessCastlingLetter(*ruleset, home) == letter)
                    text += letter;
            }
        }
        return text;
    }
    const std::vector<CastlingHome> held = homesHeld(ruleset, setup.pieces);
    if (std::ranges::equal(rooks, held, {}, {}, &CastlingHome::rookSquare))
        return "*";
    for (const Square rook : rooks) {
        if (!text.empty())
            text += ',';
        text += squareName(rules, ruleset->geometry(), rook);
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

std::string writeEnPassant(const CompiledRuleset& compiled, const PositionSetup& setup) {
    if (setup.enPassantSkipped == noSquare)
        return "-";
    const Ruleset& ruleset = compiled.data();
    const Geometry& geometry = compiled.geometry();
    std::string text = squareName(ruleset, geometry, setup.enPassantSkipped);
    if (ruleset.hasSeveralPawnAxes() && setup.enPassantVictim != noSquare)
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

/// A text as its fields say it; castling is not looked into yet.
struct FenText {
    PositionSetup setup;
    Field boards{};
    Field castling{};
    Field enPassant{};
};

Result<FenText> readFields(const RulesetPtr& ruleset, std::string_view text) {
    const Ruleset& rules = ruleset->data();
    FieldReader reader(text);
    FenText fen;

    fen.boards = reader.next();
    if (fen.boards.text.empty())
        return missing(fen.boards, "boards");
    auto placement = readPlacement(rules, ruleset->geometry(), fen.boards.text);
    if (!placement) {
        Error error = placement.error();
        error.place.column += static_cast<int>(fen.boards.offset);
        return error;
    }
    fen.setup.pieces = std::move(*placement);

    const Field side = reader.next();
    if (side.text.empty())
        return missing(side, "side");
    if (side.text != "w" && side.text != "b")
        return at(side, ErrorCode::BadSide);
    fen.setup.sideToMove = side.text == "w" ? Side::White : Side::Black;

    fen.castling = rules.hasCastling() ? reader.next() : Field{"-", 0};
    if (fen.castling.text.empty())
        return missing(fen.castling, "castling");
    fen.enPassant = rules.hasEnPassant() ? reader.next() : Field{"-", 0};
    if (fen.enPassant.text.empty())
        return missing(fen.enPassant, "en passant");
    if (auto error = readEnPassant(*ruleset, fen.enPassant, fen.setup))
        return *error;

    // Ordinary FEN is often cut after the en passant field.
    if (!(rules.fenStyle == FenStyle::Chess && reader.atEnd())) {
        const Field clock = reader.next();
        if (clock.text.empty())
            return missing(clock, "half-move clock");
        if (auto error = readNumber(clock, "half-move clock", 0, mostHalfMoveClock(rules),
                                    fen.setup.halfMoveClock))
            return *error;
        const Field number = reader.next();
        if (number.text.empty())
            return missing(number, "move number");
        if (auto error = readNumber(number, "move number", 1, mostMoveNumber, fen.setup.moveNumber))
            return *error;
    }
    if (!reader.atEnd())
        return at(reader.next(), ErrorCode::ExtraText);
    return fen;
}

} // namespace

int mostHalfMoveClock(const Ruleset& ruleset) {
    return ruleset.draws.halfMoves > 0 ? ruleset.draws.halfMoves : mostMoveNumber;
}

Result<PositionSetup> readFenSetup(const RulesetPtr& ruleset, std::string_view text) {
    Result<FenText> fen = readFields(ruleset, text);
    if (!fen)
        return fen.error();
    if (auto error = readCastling(ruleset, castlingHomes(ruleset), fen->castling, fen->setup))
        return *error;
    std::ranges::sort(fen->setup.castlingRooks);
    return std::move(fen->setup);
}

Result<Position> readFen(const RulesetPtr& ruleset, std::string_view text) {
    Result<FenText> fen = readFields(ruleset, text);
    if (!fen)
        return fen.error();
    PositionSetup& setup = fen->setup;
    const auto placed = [&](Error error) {
        if (error.place.column == 0) {
            const Field& field =
                error.code == ErrorCode::BadEnPassant ? fen->enPassant : fen->boards;
            error.place.column = static_cast<int>(field.offset) + 1;
        }
        return error;
    };
    // What is wrong with the pieces is told before what the rights lack for it.
    if (fen->castling.text != "-") {
        PositionSetup withoutRights = setup;
        withoutRights.enPassantSkipped = noSquare;
        const Result<Position> board = Position::fromSetup(ruleset, withoutRights);
        if (!board)
            return placed(board.error());
        const auto homes = homesHeld(ruleset, setup.pieces);
        if (auto error = readCastling(ruleset, homes, fen->castling, setup))
            return *error;
    }
    Result<Position> position = Position::fromSetup(ruleset, setup);
    if (!position)
        return placed(position.error());
    return position;
}

std::string writeFenSetup(const RulesetPtr& ruleset, const PositionSetup& setup) {
    const Ruleset& rules = ruleset->data();
    std::string text = writePlacement(rules, ruleset->geometry(), setup.pieces);
    text += setup.sideToMove == Side::White ? " w" : " b";
    if (rules.hasCastling())
        text += ' ' + writeCastling(ruleset, setup);
    if (rules.hasEnPassant())
        text += ' ' + writeEnPassant(*ruleset, setup);
    text += ' ' + std::to_string(setup.halfMoveClock) + ' ' + std::to_string(setup.moveNumber);
    return text;
}

std::string writeFen(const Position& position) {
    return writeFenSetup(position.rulesetPtr(), position.setup());
}

} // namespace tessera
