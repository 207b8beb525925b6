#include "toml_values.h"

#include "fen4d.h"
#include "lan.h"
#include "square_name.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr std::size_t mostMoves = 64;

std::string exampleSquare(const Position& position) {
    return squareName(position.ruleset(), position.geometry(), 0);
}

} // namespace

RulesetPtr readRuleset(Faults& faults, const TableReader& table, const std::string& id,
                       const RulesetById& find) {
    const Result<RulesetPtr> ruleset = find(id);
    if (ruleset)
        return *ruleset;
    const TomlValue* value = table.table().find("ruleset");
    if (value && ruleset.error().place.file.empty())
        faults.add(ruleset.error().code, *value, ruleset.error().found, ruleset.error().expected);
    faults.add(ruleset.error());
    return nullptr;
}

std::optional<Position> readPosition(Faults& faults, const TomlValue& value,
                                     const RulesetPtr& ruleset, const std::string& path) {
    if (value.string.empty() || value.string.size() > mostPositionBytes) {
        faults.add(ErrorCode::OutOfRange, value, std::to_string(value.string.size()),
                   path + ": 1 to " + std::to_string(mostPositionBytes) + " bytes");
        return std::nullopt;
    }
    const Result<Position> position = readFen(ruleset, value.string);
    if (position)
        return *position;
    const int column = position.error().place.column;
    faults.addWithin(position.error().code, value,
                     column > 0 ? static_cast<std::size_t>(column - 1) : 0, position.error().found,
                     position.error().expected);
    return std::nullopt;
}

std::optional<Square> readSquare(Faults& faults, const TomlValue& value, const std::string& path,
                                 const Position& position) {
    if (!checkType(faults, value, path, TomlType::String))
        return std::nullopt;
    std::size_t length = 0;
    const auto square =
        readSquareName(position.ruleset(), position.geometry(), value.string, length);
    if (square && length == value.string.size())
        return square;
    faults.add(ErrorCode::BadSquare, value, value.string, exampleSquare(position));
    return std::nullopt;
}

std::optional<Move> readMove(Faults& faults, const TomlValue& value, const std::string& path,
                             const Position& position) {
    if (!checkType(faults, value, path, TomlType::String))
        return std::nullopt;
    const Result<Move> move = readPlainMove(position, value.string);
    if (move)
        return *move;
    faults.add(move.error().code, value, move.error().found, move.error().expected);
    return std::nullopt;
}

std::vector<Move> readMoves(Faults& faults, const TomlValue& list, const std::string& path,
                            const Position& position) {
    std::vector<Move> moves;
    if (list.items.size() > mostMoves)
        faults.add(ErrorCode::OutOfRange, list, std::to_string(list.items.size()),
                   path + ": 1 to " + std::to_string(mostMoves) + " items");
    for (const TomlValue& item : list.items) {
        if (faults.any())
            break;
        const auto move = readMove(faults, item, path, position);
        if (move && std::ranges::count(moves, *move) > 0)
            faults.add(ErrorCode::BadValue, item, item.string, path + ": each move once");
        if (move)
            moves.push_back(*move);
    }
    return moves;
}

std::optional<TriedMove> readTriedMove(Faults& faults, const TomlValue& value,
                                       const std::string& path, const Position& position) {
    if (!checkType(faults, value, path, TomlType::String))
        return std::nullopt;
    TriedMove tried;
    std::string_view rest = value.string;
    for (Square* const square : {&tried.from, &tried.to}) {
        std::size_t length = 0;
        const auto read = readSquareName(position.ruleset(), position.geometry(), rest, length);
        if (!read) {
            faults.add(ErrorCode::BadMove, value, value.string, path);
            return std::nullopt;
        }
        *square = *read;
        rest.remove_prefix(length);
    }
    if (rest.size() == 1 && rest[0] >= 'a' && rest[0] <= 'z')
        tried.promotion = position.ruleset().kindOf(static_cast<char>(rest[0] - 'a' + 'A'));
    if (!rest.empty() && !tried.promotion) {
        faults.add(ErrorCode::BadMove, value, value.string, path);
        return std::nullopt;
    }
    return tried;
}

} // namespace tessera
