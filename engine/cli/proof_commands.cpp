#include "proof_commands.h"

#include "answers.h"
#include "json.h"
#include "notation/lan.h"
#include "proof/certificate.h"
#include "proof/mate_solver.h"

#include <chrono>

namespace tessera::cli {

namespace {

constexpr int mostMemory = 64 * 1024;
constexpr int defaultMemory = 64;

std::string_view word(FirstMoveResult result) {
    switch (result) {
    case FirstMoveResult::Mates:
        return "mates";
    case FirstMoveResult::Defended:
        return "defended";
    case FirstMoveResult::Stalemates:
        return "stalemates";
    case FirstMoveResult::Draws:
        return "draws";
    case FirstMoveResult::AllowsMate:
        return "allows-mate";
    }
    return "mates";
}

/// Moves are written as they come, each in the position before it.
void writeTree(JsonWriter& json, const Position& position, const std::vector<SolutionMove>& moves) {
    json.beginArray();
    for (const SolutionMove& node : moves) {
        json.beginObject().key("move").value(writePlainMove(position, node.move)).key("next");
        Position after = position;
        after.make(node.move);
        writeTree(json, after, node.next);
        json.endObject();
    }
    json.endArray();
}

void writeMate(JsonWriter& json, const Position& position, const MateSolution& solution) {
    json.key("mate-in");
    solution.mateIn > 0 ? json.value(solution.mateIn) : json.null();
    json.key("complete").value(solution.complete).key("keys").beginArray();
    for (const Move& move : solution.keys())
        json.value(writePlainMove(position, move));
    json.endArray().key("first-moves").beginArray();
    for (const FirstMove& first : solution.firstMoves) {
        json.beginObject().key("move").value(writePlainMove(position, first.move));
        json.key("result").value(word(first.result)).key("mate-in");
        first.mateIn > 0 ? json.value(first.mateIn) : json.null();
        json.key("defence");
        if (first.defence) {
            Position after = position;
            after.make(first.move);
            json.value(writePlainMove(after, *first.defence));
        } else {
            json.null();
        }
        json.endObject();
    }
    json.endArray().key("tree");
    writeTree(json, position, solution.tree);
    json.key("tree-cut").value(solution.treeCut).key("nodes").value(solution.nodes);
}

void writeHelpmate(JsonWriter& json, const Position& position, const HelpmateSolution& solution) {
    json.key("helpmate-in");
    solution.moves > 0 ? json.value(solution.moves) : json.null();
    json.key("complete").value(solution.complete).key("lines").beginArray();
    for (const std::vector<Move>& line : solution.lines) {
        Position at = position;
        json.beginArray();
        for (const Move& move : line) {
            json.value(writePlainMove(at, move));
            at.make(move);
        }
        json.endArray();
    }
    json.endArray().key("nodes").value(solution.nodes);
}

} // namespace

Outcome provePosition(const Arguments& arguments, std::ostream& out) {
    return withPosition(arguments, [&](const Position& position) -> Outcome {
        const auto text = arguments.option("after");
        if (!text) {
            out << writeCertificate(position) << '\n';
            return {};
        }
        const Result<Move> move = readPlainMove(position, *text);
        if (!move)
            return move.error();
        out << writeCertificateAfter(position, *move) << '\n';
        return {};
    });
}

Outcome solvePosition(const Arguments& arguments, std::ostream& out) {
    const bool helpmate = arguments.has("helpmate");
    if (helpmate == arguments.has("mate"))
        return CallError{"one of --mate N and --helpmate N is needed"};
    const auto moves = numberOf(arguments, helpmate ? "helpmate" : "mate", mostMateMoves);
    if (const auto* error = std::get_if<CallError>(&moves))
        return *error;
    std::variant<int, CallError> memory = defaultMemory;
    if (arguments.has("memory"))
        memory = numberOf(arguments, "memory", mostMemory);
    if (const auto* error = std::get_if<CallError>(&memory))
        return *error;
    const std::size_t bytes = static_cast<std::size_t>(std::get<int>(memory)) << 20U;
    return withPosition(arguments, [&](const Position& position) -> Outcome {
        const auto start = std::chrono::steady_clock::now();
        JsonWriter json;
        json.beginObject();
        if (helpmate) {
            HelpmateOptions options;
            options.memoryBytes = bytes;
            writeHelpmate(json, position, solveHelpmate(position, std::get<int>(moves), options));
        } else {
            SolveOptions options;
            options.memoryBytes = bytes;
            options.classifyFailures = options.tree = !arguments.has("keys-only");
            options.everyContinuation = arguments.has("every-line");
            writeMate(json, position, solveMate(position, std::get<int>(moves), options));
        }
        const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
        out << json.key("seconds").value(seconds.count()).endObject().text() << '\n';
        return {};
    });
}

} // namespace tessera::cli
