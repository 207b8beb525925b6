#include "notation/square_name.h"
#include "step_reader.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr std::size_t mostFrames = 40;
constexpr std::size_t mostChoices = 6;
constexpr std::size_t mostPairs = 64;

/// A line of moves of both sides; plays it.
std::vector<Move> readLine(const StepContext& context, std::string_view key, std::size_t most) {
    std::vector<Move> line;
    const TomlValue* list = context.table.required(key, TomlType::Array);
    if (!list)
        return line;
    if (list->items.empty() || list->items.size() > most)
        context.faults.add(ErrorCode::OutOfRange, *list, std::to_string(list->items.size()),
                           context.table.dotted(key) + ": 1 to " + std::to_string(most) + " items");
    for (const TomlValue& item : list->items) {
        const auto move =
            context.faults.any()
                ? std::nullopt
                : readMove(context.faults, item, context.table.dotted(key), context.step.after);
        if (!move)
            return line;
        line.push_back(*move);
        context.step.after.make(*move);
    }
    return line;
}

std::vector<std::string> readHints(const StepContext& context, bool needed) {
    std::vector<std::string> hints;
    const TomlValue* list = needed ? context.table.required("hints", TomlType::Array)
                                   : context.table.optional("hints", TomlType::Array);
    if (!list)
        return hints;
    hints = context.table.texts("hints", hintCount, mostShortTextBytes);
    if (list->items.size() != hintCount)
        context.faults.add(ErrorCode::OutOfRange, *list, std::to_string(list->items.size()),
                           "step.hints: " + std::to_string(hintCount) + " items");
    const std::array boards{&context.step.position};
    for (const TomlValue& item : list->items) {
        if (context.faults.any())
            break;
        checkMarks(context.faults, item, boards);
        context.step.places.hints.push_back(context.place(item));
    }
    return hints;
}

void readFrame(const StepContext& context, const TomlValue& value, ShowStep& show) {
    Faults& faults = context.faults;
    const TableReader table(faults, value, "frame", {"move", "way", "reach", "afresh", "text"});
    const int kinds = int(table.has("move")) + int(table.has("way")) + int(table.has("reach"));
    if (kinds != 1) {
        faults.add(ErrorCode::BadValue, value, std::to_string(kinds),
                   "frame: one of move, way, reach");
        return;
    }
    const bool afresh = table.flag("afresh");
    const Position& before = afresh ? context.step.position : context.step.after;
    ShowFrame frame{.afresh = afresh, .before = before, .after = before};
    if (const TomlValue* move = table.optional("move", TomlType::String)) {
        frame.move = readMove(faults, *move, "frame.move", before);
        if (frame.move)
            frame.after.make(*frame.move);
    }
    if (const TomlValue* way = table.optional("way", TomlType::String)) {
        const auto ends = readTriedMove(faults, *way, "frame.way", before);
        if (ends)
            frame.way = wayBetween(before, ends->from, ends->to);
        if (ends && frame.way.empty())
            faults.add(ErrorCode::BadValue, *way, {}, "frame.way: a way that the piece can go");
    }
    if (const TomlValue* reach = table.optional("reach", TomlType::String)) {
        frame.reach = readSquare(faults, *reach, "frame.reach", before).value_or(noSquare);
        if (frame.reach != noSquare && reachOf(before, frame.reach).empty())
            faults.add(ErrorCode::BadValue, *reach, {},
                       "frame.reach: a piece that reaches a square");
    }
    frame.text = readMarkedText(faults, table, "text", mostShortTextBytes, false, frame.after);
    context.step.after = frame.after;
    show.frames.push_back(std::move(frame));
}

ShowStep readShow(const StepContext& context) {
    ShowStep show;
    (void)context.table.required("frame", TomlType::Array);
    for (const TomlValue* value : context.table.tables("frame", mostFrames))
        if (!context.faults.any())
            readFrame(context, *value, show);
    if (show.frames.empty() && !context.faults.any())
        context.faults.add(ErrorCode::OutOfRange, context.table.table(), "0",
                           "step.frame: 1 to " + std::to_string(mostFrames) + " items");
    return show;
}

TryStep readTry(const StepContext& context) {
    Faults& faults = context.faults;
    TryStep step;
    const TomlValue* goal = context.table.table().find("goal");
    if (!goal) {
        faults.add(ErrorCode::MissingKey, context.table.table(), {}, "step.goal");
        return step;
    }
    const auto goals = context.table.tables("goal", mostGoals);
    context.step.places.goal = context.place(goals.empty() ? *goal : *goals.front());
    if (goals.empty())
        faults.add(ErrorCode::OutOfRange, *goal, "0",
                   "step.goal: 1 to " + std::to_string(mostGoals) + " items");
    for (const TomlValue* value : goals)
        step.goals.push_back(readGoal(faults, *value, context.step.position));
    const auto mates = [](const MoveGoal& one) { return one.mateIn > 0; };
    if (step.goals.size() > 1 && std::ranges::any_of(step.goals, mates))
        faults.add(ErrorCode::BadValue, *goals.front(), "mate-in",
                   "goal.mate-in: the only goal, for it counts all moves");
    const TomlValue* answer = context.table.table().find("answer");
    if (answer)
        context.step.places.answer = context.place(*answer);
    step.answer = readLine(context, "answer", 2 * std::max<std::size_t>(mostGoals, mostGoalMate));
    step.hints = readHints(context, true);
    return step;
}

void readAsked(const StepContext& context, SquaresAsked& asked) {
    readSquaresAsked(context.faults, context.table, context.step.position, asked);
    if (const TomlValue* set = context.table.table().find("set"))
        context.step.places.squares = context.place(*set);
}

ChooseStep readChoose(const StepContext& context) {
    Faults& faults = context.faults;
    ChooseStep choose;
    const TomlValue* list = context.table.required("choice", TomlType::Array);
    if (!list)
        return choose;
    context.step.places.choices = context.place(*list);
    if (!list->items.empty())
        context.step.places.choices = context.place(list->items.front());
    if (list->items.size() < 2 || list->items.size() > mostChoices)
        faults.add(ErrorCode::OutOfRange, *list, std::to_string(list->items.size()),
                   "step.choice: 2 to " + std::to_string(mostChoices) + " items");
    for (const TomlValue* value : context.table.tables("choice")) {
        const TableReader table(faults, *value, "choice", {"text", "right", "reason"});
        ChooseStep::Choice choice;
        choice.text =
            readMarkedText(faults, table, "text", mostShortTextBytes, true, context.step.position);
        choice.reason = readMarkedText(faults, table, "reason", mostShortTextBytes, true,
                                       context.step.position);
        choice.right = table.flag("right");
        choose.choices.push_back(std::move(choice));
    }
    return choose;
}

InspectStep readInspect(const StepContext& context) {
    InspectStep inspect;
    const TomlValue* of = context.table.required("of", TomlType::String);
    const TomlValue* what = context.table.required("what", TomlType::String);
    if (!of || !what)
        return inspect;
    context.step.places.of = context.place(*of);
    inspect.of = readSquare(context.faults, *of, "step.of", context.step.position).value_or(0);
    if (const auto word = readWord(context.faults, *what, "step.what", {"moves", "attackers"}))
        inspect.what = static_cast<InspectStep::What>(*word);
    return inspect;
}

PlayStep readPlay(const StepContext& context) {
    Faults& faults = context.faults;
    const Ruleset& rules = context.step.position.ruleset();
    PlayStep play;
    const TomlValue* goal = context.table.required("goal", TomlType::String);
    if (!goal)
        return play;
    context.step.places.goal = context.place(*goal);
    const std::vector<std::string_view> words(playGoalWords().begin(), playGoalWords().end());
    if (const auto word = readWord(faults, *goal, "step.goal", words))
        play.goal = static_cast<PlayStep::Goal>(*word);
    if (play.goal == PlayStep::Goal::Capture) {
        const TomlValue* piece = context.table.required("piece", TomlType::String);
        const auto kind =
            piece && piece->string.size() == 1 ? rules.kindOf(piece->string[0]) : std::nullopt;
        if (kind)
            play.captured = *kind;
        else if (piece)
            faults.add(ErrorCode::BadValue, *piece, {}, "step.piece: a capital letter of a piece");
    } else if (const TomlValue* piece = context.table.table().find("piece")) {
        faults.add(ErrorCode::BadValue, *piece, {}, "step.piece: only with goal capture");
    }
    play.within = context.table.requiredInteger("within", 1, mostPlayMoves);
    play.level = context.table.requiredInteger("level", 1, mostPlayLevel);
    if (const TomlValue* line = context.table.table().find("line"))
        context.step.places.line = context.place(*line);
    play.line = readLine(context, "line", 2 * mostPlayMoves);
    return play;
}

/// One side of a comparison; a fault when it is not whole.
std::optional<CompareStep::Board> readBoard(const StepContext& context, std::string_view key) {
    Faults& faults = context.faults;
    const TomlValue* value = context.table.required(key, TomlType::Table);
    if (!value)
        return std::nullopt;
    std::vector<std::string_view> keys = placedKeys();
    keys.insert(keys.end(), {"ruleset", "of"});
    const TableReader table(faults, *value, context.table.dotted(key), keys);
    const std::string id = readFileId(faults, table, "ruleset", true);
    const TomlValue* of = table.required("of", TomlType::String);
    if (faults.any())
        return std::nullopt;
    const RulesetPtr ruleset = readRuleset(faults, table, id, context.find);
    const auto position = ruleset ? readPlaced(faults, table, ruleset) : std::nullopt;
    if (!position) {
        faults.add(ErrorCode::MissingKey, *value, {}, table.dotted("position"));
        return std::nullopt;
    }
    const auto square = readSquare(faults, *of, table.dotted("of"), *position);
    if (!square)
        return std::nullopt;
    context.step.places.of = context.place(*of);
    return CompareStep::Board{*position, *square};
}

/// A way of the compared piece; nothing where a frame has none on this board.
std::vector<Square> readComparedWay(Faults& faults, const TableReader& table, std::string_view key,
                                    const CompareStep::Board& board) {
    const TomlValue* to = table.optional(key, TomlType::String);
    const auto square = to ? readSquare(faults, *to, "frame", board.position) : std::nullopt;
    if (!square)
        return {};
    std::vector<Square> way = wayBetween(board.position, board.of, *square);
    if (way.empty())
        faults.add(ErrorCode::BadValue, *to, {}, "frame: a square that the piece reaches");
    return way;
}

void readPairs(const StepContext& context, CompareStep& compare) {
    Faults& faults = context.faults;
    const TomlValue* list = context.table.optional("pairs", TomlType::Array);
    if (!list)
        return;
    if (list->items.size() > mostPairs)
        faults.add(ErrorCode::OutOfRange, *list, std::to_string(list->items.size()),
                   "step.pairs: 0 to " + std::to_string(mostPairs) + " items");
    for (const TomlValue& pair : list->items) {
        if (!checkType(faults, pair, "step.pairs", TomlType::Array))
            return;
        if (pair.items.size() != 2) {
            faults.add(ErrorCode::OutOfRange, pair, std::to_string(pair.items.size()),
                       "step.pairs: two squares each");
            return;
        }
        std::array<Square, 2> squares{};
        for (std::size_t i = 0; i < 2; ++i)
            squares[i] = readSquare(faults, pair.items[i], "step.pairs", compare.boards[i].position)
                             .value_or(noSquare);
        compare.pairs.push_back(squares);
    }
}

CompareStep readCompare(const StepContext& context) {
    Faults& faults = context.faults;
    CompareStep compare;
    for (const std::string_view key : {"left", "right"}) {
        auto board = readBoard(context, key);
        if (!board)
            return compare;
        compare.boards.push_back(*std::move(board));
    }
    context.step.position = context.step.after = compare.boards[0].position;
    const std::array boards{&std::as_const(compare.boards[0].position),
                            &std::as_const(compare.boards[1].position)};
    for (const TomlValue* value : context.table.tables("frame", mostFrames)) {
        const TableReader table(faults, *value, "frame", {"left", "right", "text"});
        CompareStep::Frame frame;
        if (!table.has("left") && !table.has("right"))
            faults.add(ErrorCode::MissingKey, *value, {}, "frame.left");
        frame.ways = {readComparedWay(faults, table, "left", compare.boards[0]),
                      readComparedWay(faults, table, "right", compare.boards[1])};
        frame.text = readMarkedText(faults, table, "text", mostShortTextBytes, false, boards);
        compare.frames.push_back(std::move(frame));
    }
    readPairs(context, compare);
    if (!faults.any())
        context.step.text =
            readMarkedText(faults, context.table, "text", mostTextBytes, true, boards);
    return compare;
}

} // namespace

std::vector<std::string_view> bodyKeys(std::size_t kind) {
    std::vector<std::string_view> keys;
    switch (kind) {
    case 1:
        return {"frame"};
    case 2:
        return {"goal", "answer", "hints", "done"};
    case 3:
    case 4:
        keys = squaresAskedKeys();
        keys.insert(keys.end(), {"hints", "done"});
        if (kind == 4)
            keys.emplace_back("answer");
        return keys;
    case 5:
        return {"choice", "done"};
    case 6:
        return {"of", "what", "done"};
    case 7:
        return {"goal", "piece", "within", "level", "line", "done"};
    case 8:
        return {"left", "right", "frame", "pairs"};
    default:
        return {};
    }
}

void readBody(const StepContext& context, std::size_t kind) {
    LessonStep& step = context.step;
    switch (kind) {
    case 1:
        step.body = readShow(context);
        break;
    case 2:
        step.body = readTry(context);
        break;
    case 3: {
        FindStep find;
        readAsked(context, find.asked);
        find.hints = readHints(context, true);
        step.body = std::move(find);
        break;
    }
    case 4: {
        CountStep count;
        readAsked(context, count.asked);
        if (const TomlValue* answer = context.table.table().find("answer"))
            step.places.answer = context.place(*answer);
        count.answer = context.table.requiredInteger("answer", 0, maxSquares);
        count.hints = readHints(context, false);
        step.body = std::move(count);
        break;
    }
    case 5:
        step.body = readChoose(context);
        break;
    case 6:
        step.body = readInspect(context);
        break;
    case 7:
        step.body = readPlay(context);
        break;
    case 8:
        step.body = readCompare(context);
        break;
    default:
        break;
    }
}

} // namespace tessera
