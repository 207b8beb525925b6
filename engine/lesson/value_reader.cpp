#include "notation/square_name.h"
#include "ruleset/axis_names.h"
#include "step_reader.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr std::string_view blanks = " \n\t";

/// One piece of "Ka1@00": what is wrong is told at its byte of the text.
class PieceList {
public:
    PieceList(Faults& faults, const TomlValue& value, const RulesetPtr& ruleset)
        : m_faults(faults), m_value(value), m_ruleset(ruleset) {
        m_setup.pieces.resize(static_cast<std::size_t>(ruleset->geometry().squareCount()));
    }

    std::optional<PositionSetup> read() {
        const std::string& text = m_value.string;
        for (std::size_t i = text.find_first_not_of(blanks); i != std::string::npos;) {
            const std::size_t end = std::min(text.find_first_of(blanks, i), text.size());
            if (!add(i, std::string_view(text).substr(i, end - i)))
                return std::nullopt;
            i = text.find_first_not_of(blanks, end);
        }
        return std::move(m_setup);
    }

private:
    bool fault(ErrorCode code, std::size_t index, std::string_view found, std::string expected) {
        m_faults.addWithin(code, m_value, index, std::string(found), std::move(expected));
        return false;
    }

    bool add(std::size_t index, std::string_view token) {
        const Ruleset& rules = m_ruleset->data();
        const char letter = token[0];
        const bool black = letter >= 'a' && letter <= 'z';
        const auto kind = rules.kindOf(black ? static_cast<char>(letter - 'a' + 'A') : letter);
        if (!kind) {
            std::string letters;
            for (const PieceKind& one : rules.pieces)
                letters += one.letter;
            return fault(ErrorCode::UnknownLetter, index, token.substr(0, 1), letters);
        }
        std::size_t length = 0;
        const auto square = readSquareName(rules, m_ruleset->geometry(), token.substr(1), length);
        if (!square || length + 1 != token.size())
            return fault(ErrorCode::BadSquare, index + 1, token.substr(1),
                         squareName(rules, m_ruleset->geometry(), 0));
        auto& place = m_setup.pieces[*square];
        if (place)
            return fault(ErrorCode::BadValue, index, token, "pieces: one piece a square");
        place = Piece{*kind, black ? Side::Black : Side::White};
        return true;
    }

    Faults& m_faults;
    const TomlValue& m_value;
    const RulesetPtr& m_ruleset;
    PositionSetup m_setup{};
};

std::optional<Position> readPieces(Faults& faults, const TableReader& table,
                                   const RulesetPtr& ruleset) {
    const TomlValue* pieces = table.optional("pieces", TomlType::String);
    if (!pieces)
        return std::nullopt;
    if (pieces->string.size() > mostPositionBytes) {
        faults.add(ErrorCode::OutOfRange, *pieces, std::to_string(pieces->string.size()),
                   "pieces: 1 to " + std::to_string(mostPositionBytes) + " bytes");
        return std::nullopt;
    }
    auto setup = PieceList(faults, *pieces, ruleset).read();
    if (!setup)
        return std::nullopt;
    if (const TomlValue* side = table.optional("to-move", TomlType::String))
        if (const auto word = readWord(faults, *side, table.dotted("to-move"), {"white", "black"}))
            setup->sideToMove = *word == 0 ? Side::White : Side::Black;
    if (table.has("castling"))
        setup->castlingRooks = readSquares(faults, table, "castling", Position(ruleset));
    if (faults.any())
        return std::nullopt;
    const Result<Position> position = Position::fromSetup(ruleset, *setup);
    if (position)
        return *position;
    faults.add(position.error().code, *pieces, position.error().found, position.error().expected);
    return std::nullopt;
}

} // namespace

void checkMarks(Faults& faults, const TomlValue& value, std::span<const Position* const> boards) {
    const auto runs = readMarkup(boards, value.string);
    if (runs)
        return;
    const Error& error = runs.error();
    faults.addWithin(error.code, value, static_cast<std::size_t>(error.place.column - 1),
                     error.found, error.expected);
}

std::string readMarkedText(Faults& faults, const TableReader& table, std::string_view key,
                           std::size_t mostBytes, bool needed,
                           std::span<const Position* const> boards) {
    std::string text = needed ? table.requiredText(key, mostBytes, TextKind::Prose)
                              : table.optionalText(key, mostBytes, TextKind::Prose);
    if (!text.empty())
        checkMarks(faults, *table.table().find(key), boards);
    return text;
}

std::string readMarkedText(Faults& faults, const TableReader& table, std::string_view key,
                           std::size_t mostBytes, bool needed, const Position& board) {
    const std::array boards{&board};
    return readMarkedText(faults, table, key, mostBytes, needed, boards);
}

std::vector<Square> readSquares(Faults& faults, const TableReader& table, std::string_view key,
                                const Position& position) {
    std::vector<Square> squares;
    const TomlValue* list = table.optional(key, TomlType::Array);
    if (!list)
        return squares;
    const std::string path = table.dotted(key);
    if (list->items.empty() || list->items.size() > mostSquaresListed)
        faults.add(ErrorCode::OutOfRange, *list, std::to_string(list->items.size()),
                   path + ": 1 to " + std::to_string(mostSquaresListed) + " items");
    for (const TomlValue& item : list->items) {
        const auto square = readSquare(faults, item, path, position);
        if (square && std::ranges::find(squares, *square) != squares.end())
            faults.add(ErrorCode::BadValue, item, item.string, path + ": each square once");
        if (square)
            squares.push_back(*square);
    }
    return squares;
}

AxisSet readAxes(Faults& faults, const TableReader& table, std::string_view key,
                 const Geometry& geometry) {
    AxisSet axes = 0;
    const TomlValue* list = table.optional(key, TomlType::Array);
    if (!list)
        return axes;
    std::vector<std::string_view> words;
    std::vector<Axis> known;
    for (std::size_t i = 0; i < axisCount; ++i) {
        if (geometry.size(static_cast<Axis>(i)) < 2)
            continue;
        words.push_back(axisNames[i]);
        known.push_back(static_cast<Axis>(i));
    }
    if (list->items.empty())
        faults.add(ErrorCode::OutOfRange, *list, "0", table.dotted(key) + ": 1 to 4 items");
    for (const TomlValue& item : list->items)
        if (const auto word = readWord(faults, item, table.dotted(key), words))
            axes |= axisBit(known[*word]);
    return axes;
}

std::vector<std::string_view> placedKeys() {
    return {"position", "pieces", "to-move", "castling"};
}

std::optional<Position> readPlaced(Faults& faults, const TableReader& table,
                                   const RulesetPtr& ruleset) {
    const TomlValue* text = table.optional("position", TomlType::String);
    if (const TomlValue* pieces = table.table().find("pieces"); text && pieces)
        faults.add(ErrorCode::BadValue, *pieces, {},
                   table.dotted("pieces") + ": or position, not both");
    for (const std::string_view key : {"to-move", "castling"})
        if (const TomlValue* value = table.table().find(key); value && !table.has("pieces"))
            faults.add(ErrorCode::BadValue, *value, {}, table.dotted(key) + ": only with pieces");
    if (faults.any())
        return std::nullopt;
    if (!text)
        return readPieces(faults, table, ruleset);
    if (text->string == "start")
        return Position(ruleset);
    return readPosition(faults, *text, ruleset, table.dotted("position"));
}

} // namespace tessera
