#include "check.h"

#include "explain/explanation.h"
#include "notation/lan.h"
#include "notation/words.h"

#include <algorithm>

namespace tessera {

namespace {

Error fails(const Place& place, std::string found, std::string expected) {
    return {ErrorCode::ClaimFails, place, std::move(found), std::move(expected)};
}

std::vector<std::string> sorted(const Position& position, const std::vector<Move>& moves) {
    std::vector<std::string> names;
    names.reserve(moves.size());
    for (const Move& move : moves)
        names.push_back(writePlainMove(position, move));
    std::ranges::sort(names);
    return names;
}

std::string joined(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text.empty() ? "none" : text;
}

std::optional<Error> compare(const Place& place, const char* what, const Position& position,
                             const std::vector<Move>& told, const std::vector<Move>& found) {
    const auto a = sorted(position, told);
    const auto b = sorted(position, found);
    if (a == b)
        return std::nullopt;
    return fails(place, joined(a), std::string(what) + joined(b));
}

std::optional<Error> checkMate(const Study& study, const Position& after,
                               const StudyCheckBounds& bounds, std::stop_token stop) {
    const Claim& claim = study.claim;
    SolveOptions options;
    options.classifyFailures = options.tree = false;
    options.mostNodes = bounds.mostNodes;
    options.mostTime = bounds.mostTime;
    options.onProgress = bounds.onProgress;
    const MateSolution solution = solveMate(study.position, claim.moves, options, std::move(stop));
    if (!solution.complete)
        return Error{ErrorCode::NotProved, study.places.claim, std::to_string(claim.moves),
                     std::to_string(solution.nodes)};
    if (solution.mateIn != claim.moves)
        return fails(study.places.claim,
                     solution.mateIn == 0 ? "no such mate"
                                          : "mate in " + std::to_string(solution.mateIn),
                     "claim: mate in " + std::to_string(claim.moves));
    if (auto error =
            compare(study.places.keys, "claim.keys: ", study.position, claim.keys, solution.keys()))
        return error;
    if (study.line.size() != 2 * static_cast<std::size_t>(claim.moves) - 1 ||
        after.outcome() != OutcomeKind::Checkmate)
        return fails(study.places.line,
                     std::to_string(study.line.size()) + " half-moves, " +
                         std::string(outcomeWord(after.outcome())),
                     "line: " + std::to_string(2 * claim.moves - 1) + " half-moves to mate");
    return std::nullopt;
}

std::optional<Error> checkEnd(const Study& study, const Position& after, const Proof& proof,
                              const StudyCheckBounds& bounds, std::stop_token stop) {
    const Claim& claim = study.claim;
    const OutcomeKind outcome = after.outcome();
    const std::string found(outcomeWord(outcome));
    switch (claim.kind) {
    case ClaimKind::Mate:
        return checkMate(study, after, bounds, std::move(stop));
    case ClaimKind::Stalemate:
        if (outcome != OutcomeKind::Stalemate)
            return fails(study.places.claim, found, "claim: stalemate after the line");
        return std::nullopt;
    case ClaimKind::DoubleCheck:
        if (!proof.conclusion.doubleCheck())
            return fails(study.places.claim,
                         std::to_string(proof.conclusion.mostOnOneKing) + " checks on a king",
                         "claim: two or more after the line");
        return std::nullopt;
    case ClaimKind::Escape:
        if (!proof.conclusion.inCheck() || outcome != OutcomeKind::Ongoing)
            return fails(study.places.claim, proof.conclusion.inCheck() ? found : "no check",
                         "claim: a check that is no mate after the line");
        return compare(study.places.escapes, "claim.escapes: ", after, claim.escapes,
                       after.legalMoves());
    case ClaimKind::Draw:
        if (outcome != OutcomeKind::BareKings && outcome != OutcomeKind::FiftyMove)
            return fails(study.places.claim, found, "claim: a draw after the line");
        return std::nullopt;
    case ClaimKind::Illegal: {
        const Explanation explanation =
            explain(after, claim.tried.from, claim.tried.to, {claim.tried.promotion, {}});
        if (explanation.reason != claim.reason)
            return fails(study.places.tried, std::string(reasonCode(claim.reason)),
                         "claim.reason: " + std::string(reasonCode(explanation.reason)));
        return std::nullopt;
    }
    }
    return std::nullopt;
}

/// A file's name with small letters, digits and single hyphens alone, as ids are written; nothing
/// for one that has letters beyond ASCII, which has no one way to be written so.
std::optional<std::string> nameAsId(std::string_view name) {
    std::string id;
    for (const char c : name) {
        if (static_cast<unsigned char>(c) >= 0x80)
            return std::nullopt;
        const char small = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        if ((small >= 'a' && small <= 'z') || (small >= '0' && small <= '9'))
            id += small;
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    while (id.ends_with('-'))
        id.pop_back();
    return id;
}

Proof proofAfterLine(const Study& study, const Position& after) {
    if (study.line.empty())
        return prove(after);
    Position before = study.position;
    for (std::size_t i = 0; i + 1 < study.line.size(); ++i)
        before.make(study.line[i]);
    return proveAfter(before, study.line.back());
}

} // namespace

std::optional<Error> checkStudy(const Study& study, const StudyCheckBounds& bounds,
                                std::stop_token stop) {
    const Position after = study.afterLine();
    const Proof proof = proofAfterLine(study, after);
    if (auto error = checkEnd(study, after, proof, bounds, std::move(stop)))
        return error;
    for (const StudyFact fact : study.claim.shows) {
        if (!shows(proof, after, fact))
            return fails(study.places.shows, std::string(factWord(fact)),
                         "claim.shows: what the position after the line shows");
    }
    return std::nullopt;
}

std::optional<Error> checkStudyId(const Study& study, const std::filesystem::path& file) {
    const auto name = nameAsId(file.stem().string());
    if (!name || study.id == *name)
        return std::nullopt;
    return Error{ErrorCode::BadValue, study.places.id, study.id,
                 "id: the name of its file, " + *name};
}

std::optional<Error> checkStudyPair(const Study& study,
                                    const std::map<std::string, std::string>& pairs) {
    if (study.pair.empty())
        return std::nullopt;
    const auto other = pairs.find(study.pair);
    if (other != pairs.end() && study.pair != study.id && other->second == study.id)
        return std::nullopt;
    return Error{ErrorCode::BadValue, study.places.pair, study.pair,
                 "pair: the id of another study in this folder, which names this one as its pair"};
}

} // namespace tessera
