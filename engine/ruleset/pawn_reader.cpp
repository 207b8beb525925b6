#include "pawn_reader.h"

#include "axis_names.h"
#include "axis_reader.h"
#include "piece_reader.h"

#include <algorithm>

namespace tessera {
namespace {

const std::string pawnPath = "piece.pawn";
const std::string promotionPath = "piece.pawn.promotion";

constexpr std::size_t mostCaptures = 80;

std::size_t at(Axis axis) {
    return static_cast<std::size_t>(axis);
}

void readForward(Faults& faults, const TableReader& pawn, const std::array<int, axisCount>& sizes,
                 PawnRules& rules) {
    const TomlValue* value = pawn.required("forward", TomlType::Array);
    if (!value)
        return;
    rules.forward = readAxisSet(faults, *value, pawn.dotted("forward"));
    for (const TomlValue& item : value->items) {
        const std::optional<Axis> axis =
            item.type == TomlType::String ? axisNamed(item.string) : std::nullopt;
        if (axis && sizes[at(*axis)] == 1)
            faults.add(ErrorCode::BadValue, item, shown(item),
                       pawn.dotted("forward") + ": an axis longer than 1");
    }
}

void readCaptures(Faults& faults, const TableReader& pawn, PawnRules& rules) {
    const TomlValue* value = pawn.optional("captures", TomlType::Array);
    if (!value)
        return;
    const std::string path = pawn.dotted("captures");
    if (value->items.size() > mostCaptures) {
        faults.add(ErrorCode::OutOfRange, *value, std::to_string(value->items.size()),
                   path + ": 0 to " + std::to_string(mostCaptures) + " items");
        return;
    }
    for (const TomlValue& item : value->items) {
        const Vector4 vector = readVector(faults, item, path);
        if (std::find(rules.captures.begin(), rules.captures.end(), vector) != rules.captures.end())
            faults.add(ErrorCode::BadValue, item, {}, path + ": each capture once");
        rules.captures.push_back(vector);
    }
}

void readPromotionRegions(Faults& faults, const TomlValue& table, PawnRules& rules) {
    const TableReader promotion(faults, table, promotionPath,
                                {"at-end-of", "to", "automatic", "pawns-may-start-there"});
    const TomlValue* regions = promotion.required("at-end-of", TomlType::Array);
    if (!regions)
        return;
    const std::string path = promotion.dotted("at-end-of");
    if (regions->items.empty())
        faults.add(ErrorCode::BadValue, *regions, "[]", path + ": lists of forward axes");
    for (const TomlValue& item : regions->items) {
        const AxisSet region = readAxisSet(faults, item, path);
        if ((region & ~rules.forward) != 0)
            faults.add(ErrorCode::BadValue, item, {}, path + ": forward axes only");
        if (std::find(rules.promotionRegions.begin(), rules.promotionRegions.end(), region) !=
            rules.promotionRegions.end())
            faults.add(ErrorCode::BadValue, item, {}, path + ": each region once");
        rules.promotionRegions.push_back(region);
    }
    rules.promotionAutomatic = promotion.flag("automatic");
    rules.mayStartOnPromotion = promotion.flag("pawns-may-start-there");
}

/// One step short of promotion, if the double step's axis promotes: it never promotes itself.
int furthestStart(const PawnRules& rules, Axis axis, int size) {
    const bool promotes =
        std::any_of(rules.promotionRegions.begin(), rules.promotionRegions.end(),
                    [&](AxisSet region) { return (region & axisBit(axis)) != 0; });
    return size - (promotes ? 3 : 2);
}

void readDoubleSteps(Faults& faults, const TableReader& pawn,
                     const std::array<int, axisCount>& sizes, PawnRules& rules) {
    const std::string path = pawn.dotted("double-step");
    AxisSet seen = 0;
    for (const TomlValue* table : pawn.tables("double-step")) {
        const TableReader step(faults, *table, path, {"axis", "white", "black"});
        const TomlValue* axisValue = step.required("axis", TomlType::String);
        const std::optional<Axis> axis =
            axisValue ? readAxis(faults, *axisValue, step.dotted("axis")) : std::nullopt;
        if (!axis)
            continue;
        if (!(rules.forward & axisBit(*axis)) || (seen & axisBit(*axis))) {
            faults.add(ErrorCode::BadValue, *axisValue, shown(*axisValue),
                       step.dotted("axis") + ": each forward axis once");
            continue;
        }
        seen |= axisBit(*axis);
        const int size = sizes[at(*axis)];
        const int furthest = furthestStart(rules, *axis, size);
        if (furthest < 1) {
            faults.add(ErrorCode::BadValue, *axisValue, shown(*axisValue),
                       step.dotted("axis") + ": an axis long enough for two steps");
            continue;
        }
        DoubleStep doubleStep;
        doubleStep.axis = *axis;
        doubleStep.whiteFrom = step.requiredInteger("white", 1, furthest) - 1;
        doubleStep.blackFrom = step.requiredInteger("black", size + 1 - furthest, size) - 1;
        rules.doubleSteps.push_back(doubleStep);
    }
}

} // namespace

PawnRules readPawn(Faults& faults, const TomlValue& table,
                   const std::array<int, axisCount>& sizes) {
    PawnRules rules;
    const TableReader pawn(faults, table, pawnPath,
                           {"forward", "captures", "double-step", "en-passant", "promotion"});
    readForward(faults, pawn, sizes, rules);
    readCaptures(faults, pawn, rules);
    if (const TomlValue* promotion = pawn.optional("promotion", TomlType::Table))
        readPromotionRegions(faults, *promotion, rules);
    readDoubleSteps(faults, pawn, sizes, rules);
    rules.enPassant = pawn.flag("en-passant");
    if (rules.enPassant && !pawn.has("double-step"))
        faults.add(ErrorCode::MissingKey, table, {}, pawn.dotted("double-step"));
    return rules;
}

void readPromotionKinds(Faults& faults, const TomlValue& table, const Ruleset& ruleset,
                        PawnRules& pawn) {
    const TomlValue* promotionTable = table.find("promotion");
    if (!promotionTable || promotionTable->type != TomlType::Table)
        return;
    const TableReader promotion(faults, *promotionTable, promotionPath,
                                {"at-end-of", "to", "automatic", "pawns-may-start-there"});
    const TomlValue* letters = promotion.required("to", TomlType::Array);
    if (!letters)
        return;
    const std::string path = promotion.dotted("to");
    for (const TomlValue& letter : letters->items) {
        const std::optional<KindIndex> kind = readKind(faults, letter, path, ruleset);
        if (!kind)
            continue;
        const PieceKind& piece = ruleset.pieces[*kind];
        if (piece.royal || piece.pawn)
            faults.add(ErrorCode::BadValue, letter, shown(letter),
                       path + ": no pawn and no royal piece");
        if (std::find(pawn.promotesTo.begin(), pawn.promotesTo.end(), *kind) !=
            pawn.promotesTo.end())
            faults.add(ErrorCode::BadValue, letter, shown(letter), path + ": each letter once");
        pawn.promotesTo.push_back(*kind);
    }
    if (letters->items.empty())
        faults.add(ErrorCode::BadValue, *letters, "[]", path + ": letters of pieces");
    if (pawn.promotionAutomatic && letters->items.size() > 1)
        faults.add(ErrorCode::BadValue, *letters, {},
                   path + ": one letter when promotion is automatic");
}

} // namespace tessera
