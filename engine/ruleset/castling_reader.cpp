#include "castling_reader.h"

#include "axis_names.h"
#include "axis_reader.h"
#include "piece_reader.h"

#include <cstdlib>

namespace tessera {
namespace {

struct Walker {
    KindIndex kind = 0;
    int from = 0;
    int to = 0;
};

Walker readWalker(Faults& faults, const TableReader& castling, std::string_view key,
                  const Ruleset& ruleset, int size) {
    Walker walker;
    const TomlValue* table = castling.required(key, TomlType::Table);
    if (!table)
        return walker;
    const TableReader reader(faults, *table, castling.dotted(key), {"piece", "from", "to"});
    if (const TomlValue* letter = reader.required("piece", TomlType::String)) {
        const auto kind = readKind(faults, *letter, reader.dotted("piece"), ruleset);
        walker.kind = kind.value_or(KindIndex{0});
        const bool royal = kind && ruleset.pieces[*kind].royal;
        if (kind && key == "king" && !royal)
            faults.add(ErrorCode::BadValue, *letter, shown(*letter),
                       reader.dotted("piece") + ": a royal piece");
        if (kind && key == "rook" && (royal || ruleset.pieces[*kind].pawn))
            faults.add(ErrorCode::BadValue, *letter, shown(*letter),
                       reader.dotted("piece") + ": no pawn and no royal piece");
    }
    walker.from = reader.requiredInteger("from", 1, size) - 1;
    walker.to = reader.requiredInteger("to", 1, size) - 1;
    return walker;
}

void readHome(Faults& faults, const TableReader& castling, const Ruleset& ruleset,
              CastlingRule& rule) {
    const TomlValue* table = castling.required("home", TomlType::Table);
    if (!table)
        return;
    const std::string path = castling.dotted("home");
    const TableReader home(faults, *table, path, {"x", "y", "z", "w"});
    bool sidesDiffer = false;
    for (std::size_t i = 0; i < axisCount; ++i) {
        const TomlValue* value = home.optional(axisNames[i], TomlType::Table);
        if (!value)
            continue;
        const Axis axis = static_cast<Axis>(i);
        if (axis == rule.axis)
            faults.add(ErrorCode::BadValue, *value, std::string(axisNames[i]),
                       path + ": axes other than castling.axis");
        const TableReader sides(faults, *value, home.dotted(axisNames[i]), {"white", "black"});
        const int size = ruleset.sizes[i];
        const int white = sides.requiredInteger("white", 1, size) - 1;
        const int black = sides.requiredInteger("black", 1, size) - 1;
        sidesDiffer = sidesDiffer || white != black;
        rule.home.push_back({axis, white, black});
    }
    // A right is named by its rook's square, so that square must tell the side.
    if (!sidesDiffer)
        faults.add(ErrorCode::BadValue, *table, {},
                   path + ": an axis where White and Black differ");
}

/// The coordinate that a rule fixes on an axis for a side, given the one on its own axis.
std::optional<int> fixedAt(const CastlingRule& rule, Axis axis, Side side, int along) {
    if (axis == rule.axis)
        return along;
    for (const CastlingRule::Home& home : rule.home)
        if (home.axis == axis)
            return side == Side::White ? home.white : home.black;
    return std::nullopt;
}

/// Whether squares `alongA` of one rule and `alongB` of another can be the same square.
bool meet(const CastlingRule& a, Side sideA, int alongA, const CastlingRule& b, Side sideB,
          int alongB) {
    for (int i = 0; i < axisCount; ++i) {
        const Axis axis = static_cast<Axis>(i);
        const auto fixedA = fixedAt(a, axis, sideA, alongA);
        const auto fixedB = fixedAt(b, axis, sideB, alongB);
        if (fixedA && fixedB && *fixedA != *fixedB)
            return false;
    }
    return true;
}

/// A rook's square names one right, and a king's move one castling.
bool clash(const CastlingRule& a, const CastlingRule& b) {
    for (const Side side : {Side::White, Side::Black}) {
        for (const Side other : {Side::White, Side::Black})
            if (meet(a, side, a.rookFrom, b, other, b.rookFrom))
                return true;
        if (meet(a, side, a.kingFrom, b, side, b.kingFrom) &&
            meet(a, side, a.kingTo, b, side, b.kingTo))
            return true;
    }
    return false;
}

CastlingRule readRule(Faults& faults, const TomlValue& table, const Ruleset& ruleset) {
    CastlingRule rule;
    const TableReader castling(faults, table, "castling", {"axis", "king", "rook", "home"});
    const TomlValue* axisValue = castling.required("axis", TomlType::String);
    const auto axis =
        axisValue ? readAxis(faults, *axisValue, castling.dotted("axis")) : std::nullopt;
    if (!axis)
        return rule;
    rule.axis = *axis;
    const int size = ruleset.sizes[static_cast<std::size_t>(*axis)];
    const Walker king = readWalker(faults, castling, "king", ruleset, size);
    const Walker rook = readWalker(faults, castling, "rook", ruleset, size);
    rule.king = king.kind;
    rule.kingFrom = king.from;
    rule.kingTo = king.to;
    rule.rook = rook.kind;
    rule.rookFrom = rook.from;
    rule.rookTo = rook.to;
    readHome(faults, castling, ruleset, rule);
    if (std::abs(king.from - king.to) < 2)
        faults.add(ErrorCode::BadValue, table, std::to_string(king.to + 1),
                   "castling.king.to: two or more from castling.king.from");
    if (king.from == rook.from || king.to == rook.to)
        faults.add(ErrorCode::BadValue, table, std::to_string(rook.to + 1),
                   "castling.rook: squares other than the king's");
    return rule;
}

} // namespace

void readCastling(Faults& faults, const TableReader& root, Ruleset& ruleset) {
    for (const TomlValue* table : root.tables("castling")) {
        const CastlingRule rule = readRule(faults, *table, ruleset);
        for (const CastlingRule& other : ruleset.castling)
            if (clash(rule, other))
                faults.add(ErrorCode::BadValue, *table, {},
                           "castling: a rook's square and a king's move in one castling only");
        ruleset.castling.push_back(rule);
    }
}

} // namespace tessera
