#include "notation/square_name.h"
#include "notation/words.h"
#include "step_reader.h"

#include <algorithm>

namespace tessera {

namespace {

std::vector<std::string_view> listOf(std::span<const std::string_view> words) {
    return {words.begin(), words.end()};
}

/// A key that the word of the set does not take would be one that nobody reads.
bool wanted(Faults& faults, const TableReader& table, std::string_view key, bool takes,
            bool needed) {
    const TomlValue* value = table.table().find(key);
    if (value && !takes)
        faults.add(ErrorCode::BadValue, *value, std::string(key),
                   table.dotted(key) + ": not with this set");
    if (!value && takes && needed)
        faults.add(ErrorCode::MissingKey, table.table(), {}, table.dotted(key));
    return value && takes && !faults.any();
}

std::optional<StudyFact> readFact(Faults& faults, const TomlValue& value, const std::string& path) {
    std::vector<std::string_view> words;
    for (const StudyFact fact : allFacts())
        words.push_back(factWord(fact));
    const auto word = readWord(faults, value, path, words);
    return word ? std::optional(allFacts()[*word]) : std::nullopt;
}

constexpr std::array outcomes{OutcomeKind::Ongoing, OutcomeKind::Checkmate, OutcomeKind::Stalemate,
                              OutcomeKind::BareKings, OutcomeKind::FiftyMove};

void readClaim(const StepContext& context, const TomlValue& value) {
    Faults& faults = context.faults;
    std::vector<std::string_view> keys = squaresAskedKeys();
    keys.insert(keys.end(), {"move", "reason", "outcome", "shows", "count"});
    const TableReader table(faults, value, "claim", keys);
    const int kinds = int(table.has("move")) + int(table.has("outcome")) + int(table.has("shows")) +
                      int(table.has("set"));
    if (kinds != 1) {
        faults.add(ErrorCode::BadValue, value, std::to_string(kinds),
                   "claim: one of move, outcome, shows, set");
        return;
    }
    StepClaim claim;
    claim.place = context.place(value);
    const Position& position = context.step.position;
    if (const TomlValue* move = table.optional("move", TomlType::String)) {
        claim.kind = StepClaim::Kind::Move;
        std::vector<std::string_view> words;
        for (const Reason reason : allReasons())
            words.push_back(reasonCode(reason));
        const TomlValue* reason = table.required("reason", TomlType::String);
        const auto word = reason ? readWord(faults, *reason, "claim.reason", words) : std::nullopt;
        const auto tried = readTriedMove(faults, *move, "claim.move", position);
        if (word && tried) {
            claim.move = *tried;
            claim.reason = allReasons()[*word];
        }
    } else if (const TomlValue* outcome = table.optional("outcome", TomlType::String)) {
        claim.kind = StepClaim::Kind::Outcome;
        std::vector<std::string_view> words;
        for (const OutcomeKind kind : outcomes)
            words.push_back(outcomeWord(kind));
        if (const auto word = readWord(faults, *outcome, "claim.outcome", words))
            claim.outcome = outcomes[*word];
    } else if (const TomlValue* fact = table.optional("shows", TomlType::String)) {
        claim.kind = StepClaim::Kind::Shows;
        if (const auto read = readFact(faults, *fact, "claim.shows"))
            claim.fact = *read;
    } else {
        claim.kind = StepClaim::Kind::Count;
        readSquaresAsked(faults, table, position, claim.asked);
        claim.count = table.requiredInteger("count", 0, maxSquares);
    }
    context.step.claims.push_back(std::move(claim));
}

} // namespace

std::vector<std::string_view> squaresAskedKeys() {
    return {"set", "of", "to", "side", "piece", "axes", "differ", "squares"};
}

void readSquaresAsked(Faults& faults, const TableReader& table, const Position& position,
                      SquaresAsked& asked) {
    const TomlValue* set = table.required("set", TomlType::String);
    const auto word =
        set ? readWord(faults, *set, table.dotted("set"), listOf(askedWords())) : std::nullopt;
    if (!word)
        return;
    asked.kind = static_cast<AskedKind>(*word);
    if (wanted(faults, table, "of", takesSquare(asked.kind), true))
        if (const auto square =
                readSquare(faults, *table.table().find("of"), table.dotted("of"), position))
            asked.of = *square;
    if (faults.any())
        return;
    if (asked.kind <= AskedKind::Mates && !position.pieceAt(asked.of)) {
        faults.add(ErrorCode::BadValue, *table.table().find("of"), {},
                   table.dotted("of") + ": a square with a piece");
        return;
    }
    // Whoever attacks a piece is of the other side, unless it is said otherwise.
    const auto piece = takesSquare(asked.kind) ? position.pieceAt(asked.of) : std::nullopt;
    asked.side = piece ? opponent(piece->side) : position.sideToMove();
    const bool sideNeeded = takesSide(asked.kind) && !(asked.kind == AskedKind::Attackers && piece);
    if (wanted(faults, table, "side", takesSide(asked.kind), sideNeeded)) {
        const auto side =
            readWord(faults, *table.table().find("side"), table.dotted("side"), {"white", "black"});
        if (side)
            asked.side = *side == 0 ? Side::White : Side::Black;
    }
    if (wanted(faults, table, "piece", asked.kind == AskedKind::Pieces, false)) {
        const TomlValue& letter = *table.table().find("piece");
        if (letter.string.size() == 1)
            asked.letter = position.ruleset().kindOf(letter.string[0]);
        if (!asked.letter)
            faults.add(ErrorCode::BadValue, letter, {},
                       table.dotted("piece") + ": a capital letter of a piece");
    }
    if (wanted(faults, table, "axes", takesAxes(asked.kind), true))
        asked.axes = readAxes(faults, table, "axes", position.geometry());
    if (wanted(faults, table, "to", asked.kind == AskedKind::Between, true)) {
        const TomlValue& to = *table.table().find("to");
        if (const auto square = readSquare(faults, to, table.dotted("to"), position))
            asked.to = *square;
        if (!faults.any() && squaresAsked(position, asked).empty())
            faults.add(ErrorCode::BadValue, to, {}, table.dotted("to") + ": further on a line");
    }
    if (wanted(faults, table, "differ", takesSquare(asked.kind), false))
        asked.differ = readAxes(faults, table, "differ", position.geometry());
    if (wanted(faults, table, "squares", asked.kind == AskedKind::Named, true))
        asked.named = readSquares(faults, table, "squares", position);
}

MoveGoal readGoal(Faults& faults, const TomlValue& value, const Position& position) {
    const TableReader table(faults, value, "goal", listOf(goalPartWords()));
    MoveGoal goal;
    if (value.entries.empty())
        faults.add(ErrorCode::BadValue, value, "{}", "goal: at least one key");
    if (const TomlValue* piece = table.optional("piece", TomlType::String))
        goal.piece = readSquare(faults, *piece, "goal.piece", position).value_or(noSquare);
    goal.to = readSquares(faults, table, "to", position);
    if (table.has("changes"))
        goal.changes = readAxes(faults, table, "changes", position.geometry());
    if (const TomlValue* escape = table.optional("escape", TomlType::String))
        if (const auto word = readWord(faults, *escape, "goal.escape", listOf(checkAnswerWords())))
            goal.escape = static_cast<CheckAnswer>(*word);
    goal.protects = readSquares(faults, table, "protects", position);
    goal.attacks = readSquares(faults, table, "attacks", position);
    goal.pins = readSquares(faults, table, "pins", position);
    if (const TomlValue* list = table.optional("shows", TomlType::Array))
        for (const TomlValue& item : list->items)
            if (const auto fact = readFact(faults, item, "goal.shows"))
                goal.shows.push_back(*fact);
    if (table.has("mate-in"))
        goal.mateIn = table.requiredInteger("mate-in", 1, mostGoalMate);
    // Asking for the opposite of a part is nothing that a learner could be told.
    const auto flag = [&](std::string_view key) {
        const TomlValue* given = table.optional(key, TomlType::Boolean);
        if (given && !given->boolean)
            faults.add(ErrorCode::BadValue, *given, "false", table.dotted(key) + ": true");
        return given && given->boolean;
    };
    goal.capture = flag("capture");
    goal.promote = flag("promote");
    goal.castle = flag("castle");
    goal.enPassant = flag("en-passant");
    goal.check = flag("check");
    goal.mate = flag("mate");
    goal.stalemate = flag("stalemate");
    goal.safe = flag("safe");
    return goal;
}

void readClaims(const StepContext& context) {
    for (const TomlValue* value : context.table.tables("claim"))
        if (!context.faults.any())
            readClaim(context, *value);
}

} // namespace tessera
