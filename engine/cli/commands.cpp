#include "commands.h"

#include "answers.h"
#include "bench.h"
#include "error_text.h"
#include "explain_commands.h"
#include "json.h"
#include "lesson_commands.h"
#include "notation/lan.h"
#include "notation/pgn4d.h"
#include "position/self_check.h"
#include "proof_commands.h"
#include "ruleset/user_rulesets.h"
#include "search_commands.h"
#include "study_commands.h"
#include "text_file.h"
#include "uci.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <iostream>

namespace tessera::cli {

namespace {

constexpr int mostPerftDepth = 30;
constexpr int selfCheckPlies = 60;

void describe(JsonWriter& json, const Ruleset& ruleset) {
    json.beginObject().key("id").value(ruleset.id).key("name").value(ruleset.name);
    json.key("sizes").beginArray();
    for (const int size : ruleset.sizes)
        json.value(size);
    json.endArray().key("notes").beginArray();
    for (const std::string& note : ruleset.notes)
        json.value(note);
    json.endArray();
}

/// Those that come with the program, then the user's own, each of which may be broken.
Outcome rulesets(const Arguments&, std::ostream& out) {
    JsonWriter json;
    json.beginObject().key("rulesets").beginArray();
    for (const BuiltinRuleset& builtin : builtinRulesets()) {
        const Result<Ruleset> ruleset = readRuleset(builtin.text, builtin.fileName);
        if (!ruleset)
            return ruleset.error();
        describe(json, *ruleset);
        json.endObject();
    }
    const auto folder = userRulesetFolder();
    for (const auto& file : folder ? rulesetFiles(*folder) : std::vector<std::filesystem::path>{}) {
        const Result<std::string> text = readTextFile(file, maxRulesetBytes);
        const Result<Ruleset> ruleset =
            text ? readRuleset(*text, file.string()) : Result<Ruleset>(text.error());
        if (ruleset)
            describe(json, *ruleset);
        else
            json.beginObject().key("error").value(errorText(ruleset.error()));
        json.key("file").value(file.string()).endObject();
    }
    out << json.endArray().endObject().text() << '\n';
    return {};
}

Outcome perft(const Arguments& arguments, std::ostream& out) {
    const std::string& word = arguments.plain[1];
    int depth = -1;
    const auto [end, failure] = std::from_chars(word.data(), word.data() + word.size(), depth);
    if (failure != std::errc{} || end != word.data() + word.size() || depth < 0 ||
        depth > mostPerftDepth)
        return CallError{"DEPTH is a number from 0 to " + std::to_string(mostPerftDepth)};
    return withPosition(arguments, [&](const Position& position) -> Outcome {
        const auto start = std::chrono::steady_clock::now();
        std::uint64_t nodes = 0;
        std::vector<std::pair<std::string, std::uint64_t>> divided;
        if (arguments.has("divide") && depth > 0) {
            const auto moves = position.legalMoves();
            divided.reserve(moves.size());
            for (const Move& move : moves) {
                Position after = position;
                after.make(move);
                divided.emplace_back(writePlainMove(position, move), after.perft(depth - 1));
                nodes += divided.back().second;
            }
            std::ranges::sort(divided);
        } else {
            nodes = position.perft(depth);
        }
        const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
        JsonWriter json;
        json.beginObject().key("nodes").value(nodes).key("seconds").value(seconds.count());
        if (arguments.has("divide")) {
            json.key("divide").beginObject();
            for (const auto& [move, count] : divided)
                json.key(move).value(count);
            json.endObject();
        }
        out << json.endObject().text() << '\n';
        return {};
    });
}

Outcome moves(const Arguments& arguments, std::ostream& out) {
    return withPosition(arguments, [&](const Position& position) -> Outcome {
        std::vector<Move> legal = position.legalMoves();
        if (const auto name = arguments.option("from")) {
            const Result<Square> from = squareNamed(position, *name);
            if (!from)
                return from.error();
            std::erase_if(legal, [&](const Move& move) { return move.from != *from; });
        }
        std::vector<std::string> names;
        names.reserve(legal.size());
        for (const Move& move : legal)
            names.push_back(writePlainMove(position, move));
        std::ranges::sort(names);
        JsonWriter json;
        json.beginObject().key("moves").beginArray();
        for (const std::string& name : names)
            json.value(name);
        out << json.endArray().endObject().text() << '\n';
        return {};
    });
}

Outcome status(const Arguments& arguments, std::ostream& out) {
    return withPosition(arguments, [&](const Position& position) -> Outcome {
        const std::vector<Check> checks = position.checks();
        JsonWriter json;
        json.beginObject().key("side");
        json.value(sideWord(position.sideToMove()));
        json.key("check").value(!checks.empty()).key("checks").beginArray();
        for (const Check& check : checks) {
            json.beginObject().key("king").value(nameOf(position, check.king));
            json.key("by").value(nameOf(position, check.by));
            json.key("piece").value(letterAt(position, check.by)).endObject();
        }
        json.endArray().key("legal").value(std::uint64_t{position.legalMoves().size()});
        json.key("outcome").value(outcomeWord(position.outcome()));
        out << json.endObject().text() << '\n';
        return {};
    });
}

Outcome checkRuleset(const Arguments& arguments, std::ostream& out) {
    const Result<RulesetPtr> ruleset = loadRulesetFile(arguments.plain.front());
    if (!ruleset)
        return ruleset.error();
    if (const auto fault = selfCheck(*ruleset, selfCheckPlies, 1).fault)
        return Error{ErrorCode::SelfCheckFailed,
                     {.file = arguments.plain.front(), .line = 0, .column = 0, .ply = fault->ply},
                     (*ruleset)->data().id,
                     {}};
    JsonWriter json;
    json.beginObject().key("valid").value(true).key("id").value((*ruleset)->data().id);
    json.key("name").value((*ruleset)->data().name);
    json.key("legal").value(std::uint64_t{Position(*ruleset).legalMoves().size()});
    out << json.endObject().text() << '\n';
    return {};
}

Outcome checkRecord(const Arguments& arguments, std::ostream& out) {
    const std::string& path = arguments.plain.front();
    const Result<std::string> text = readTextFile(path, maxRecordBytes);
    if (!text)
        return text.error();
    RulesetPtr own;
    if (const auto name = arguments.option("ruleset")) {
        const Result<RulesetPtr> ruleset = findRuleset(*name);
        if (!ruleset)
            return ruleset.error();
        own = *ruleset;
    }
    const auto finder = [&](std::string_view variant, std::string_view hash) {
        return own && own->data().recordVariant == variant ? own : findVariant(variant, hash);
    };
    const RecordReading reading = readRecord(*text, path, finder);
    if (reading.error)
        return *reading.error;
    const Record& record = *reading.record;
    JsonWriter json;
    json.beginObject().key("valid").value(true);
    json.key("ruleset").value(record.game.start().ruleset().id);
    json.key("plies").value(std::uint64_t{record.game.moves().size()});
    json.key("result").value(resultText(record.result));
    json.key("outcome").value(outcomeWord(record.game.outcome()));
    out << json.endObject().text() << '\n';
    return {};
}

Outcome benchmark(const Arguments&, std::ostream& out) {
    const auto start = std::chrono::steady_clock::now();
    const BenchResult result = bench();
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    JsonWriter json;
    // As text: a number of 64 bits does not survive every reader of JSON.
    char signature[17];
    std::snprintf(signature, sizeof signature, "%016llx",
                  static_cast<unsigned long long>(result.signature));
    json.beginObject().key("signature").value(signature).key("nodes").value(result.nodes);
    json.key("seconds").value(seconds.count());
    out << json.endObject().text() << '\n';
    return {};
}

Outcome uci(const Arguments&, std::ostream& out) {
    speakUci(std::cin, out);
    return {};
}

const std::vector<Command>& commandList() {
    static const std::vector<Command> list{
        {"rulesets", "", {}, {}, 0, rulesets},
        {"perft", "RULESET DEPTH [--position P] [--divide]", {"position"}, {"divide"}, 2, perft},
        {"moves", "RULESET [--position P] [--from SQ]", {"position", "from"}, {}, 1, moves},
        {"status", "RULESET [--position P]", {"position"}, {}, 1, status},
        {"attackers",
         "RULESET --square SQ [--position P]",
         {"position", "square"},
         {},
         1,
         attackers},
        {"explain", "RULESET MOVE [--position P]", {"position"}, {}, 2, explainMove},
        {"prove",
         "RULESET [--position P] [--after MOVE]",
         {"position", "after"},
         {},
         1,
         provePosition},
        {"solve",
         "RULESET --mate N | --helpmate N [--position P] [--memory MIB] [--keys-only] "
         "[--every-line]",
         {"mate", "helpmate", "position", "memory"},
         {"keys-only", "every-line"},
         1,
         solvePosition},
        {"bestmove",
         "RULESET [--position P] [--time MS] [--depth D] [--nodes N] [--level L] [--lines N] "
         "[--threads N] [--memory MIB] [--seed N]",
         {"position", "time", "depth", "nodes", "level", "lines", "threads", "memory", "seed"},
         {},
         1,
         bestMove},
        {"check-ruleset", "FILE", {}, {}, 1, checkRuleset},
        {"check-record", "FILE [--ruleset RULESET]", {"ruleset"}, {}, 1, checkRecord},
        {"check-study",
         "FILE|FOLDER... [--nodes N] [--seconds S]",
         {"nodes", "seconds"},
         {},
         1,
         checkStudyFiles,
         true},
        {"check-lesson", "FILE", {}, {}, 1, checkLessonFile},
        {"lesson-texts", "FILE", {}, {}, 1, lessonTexts},
        {"bench", "", {}, {}, 0, benchmark},
        {"uci", "", {}, {}, 0, uci},
    };
    return list;
}

} // namespace

std::span<const Command> commands() {
    return commandList();
}

} // namespace tessera::cli
