#include "claim_reader.h"

#include "notation/lan.h"
#include "notation/square_name.h"
#include "proof/mate_solver.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr std::size_t mostMoves = 64;

std::vector<std::string_view> claimWords() {
    std::vector<std::string_view> words;
    for (const ClaimKind kind : allClaims())
        words.push_back(claimWord(kind));
    return words;
}

std::vector<std::string_view> factWords() {
    std::vector<std::string_view> words;
    for (const StudyFact fact : allFacts())
        words.push_back(factWord(fact));
    return words;
}

std::vector<std::string_view> reasonWords() {
    std::vector<std::string_view> words;
    for (const Reason reason : allReasons())
        words.push_back(reasonCode(reason));
    return words;
}

Place placeOf(const TomlValue& value, std::string_view fileName) {
    return {std::string(fileName), value.line, value.column, 0};
}

/// Two squares and perhaps a promotion letter, legal or not.
std::optional<TriedMove> readTried(Faults& faults, const TomlValue& value, const std::string& path,
                                   const Position& position) {
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

void readShows(Faults& faults, const TableReader& claim, Study& study) {
    const TomlValue* list = claim.optional("shows", TomlType::Array);
    if (!list)
        return;
    for (const TomlValue& item : list->items) {
        const auto word = readWord(faults, item, claim.dotted("shows"), factWords());
        if (word)
            study.claim.shows.push_back(allFacts()[*word]);
    }
}

void readIllegal(Faults& faults, const TableReader& claim, Study& study) {
    const Position after = study.afterLine();
    const TomlValue* move = claim.required("move", TomlType::String);
    const TomlValue* reason = claim.required("reason", TomlType::String);
    if (!move || !reason)
        return;
    if (const auto tried = readTried(faults, *move, claim.dotted("move"), after))
        study.claim.tried = *tried;
    const auto word = readWord(faults, *reason, claim.dotted("reason"), reasonWords());
    if (!word)
        return;
    study.claim.reason = allReasons()[*word];
    if (study.claim.reason == Reason::Legal)
        faults.add(ErrorCode::BadValue, *reason, reason->string,
                   claim.dotted("reason") + ": why the move is not legal");
}

} // namespace

std::optional<std::size_t> readWord(Faults& faults, const TomlValue& value, const std::string& path,
                                    const std::vector<std::string_view>& words) {
    if (!checkType(faults, value, path, TomlType::String))
        return std::nullopt;
    const auto found = std::ranges::find(words, value.string);
    if (found != words.end())
        return static_cast<std::size_t>(found - words.begin());
    std::string all;
    for (const std::string_view word : words)
        all += (all.empty() ? "" : ", ") + std::string(word);
    faults.add(ErrorCode::BadValue, value, shown(value), path + ": " + all);
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

void readClaim(Faults& faults, const TableReader& root, std::string_view fileName, Study& study) {
    const TomlValue* table = root.required("claim", TomlType::Table);
    if (!table)
        return;
    const TableReader claim(faults, *table, "claim",
                            {"kind", "moves", "keys", "escapes", "move", "reason", "shows"});
    const TomlValue* kind = claim.required("kind", TomlType::String);
    const auto word =
        kind ? readWord(faults, *kind, claim.dotted("kind"), claimWords()) : std::nullopt;
    if (!word)
        return;
    study.claim.kind = allClaims()[*word];
    study.places.claim = study.places.keys = study.places.escapes = study.places.shows =
        study.places.tried = placeOf(*kind, fileName);
    // A key that belongs to another kind of claim would be a claim that nobody checks.
    const auto only = [&](std::string_view key, ClaimKind owner, Place& place) {
        const TomlValue* value = table->find(key);
        if (value && study.claim.kind != owner)
            faults.add(ErrorCode::BadValue, *value, std::string(key),
                       claim.dotted(key) + ": only with kind " + std::string(claimWord(owner)));
        if (value)
            place = placeOf(*value, fileName);
    };
    Place unused;
    only("moves", ClaimKind::Mate, unused);
    only("keys", ClaimKind::Mate, study.places.keys);
    only("escapes", ClaimKind::Escape, study.places.escapes);
    only("move", ClaimKind::Illegal, unused);
    only("reason", ClaimKind::Illegal, study.places.tried);
    if (const TomlValue* value = table->find("shows"))
        study.places.shows = placeOf(*value, fileName);
    if (study.claim.kind == ClaimKind::Mate) {
        study.claim.moves = claim.requiredInteger("moves", 1, mostMateMoves);
        if (const TomlValue* keys = claim.required("keys", TomlType::Array))
            study.claim.keys = readMoves(faults, *keys, claim.dotted("keys"), study.position);
    }
    if (study.claim.kind == ClaimKind::Escape) {
        if (const TomlValue* list = claim.required("escapes", TomlType::Array))
            study.claim.escapes =
                readMoves(faults, *list, claim.dotted("escapes"), study.afterLine());
    }
    if (study.claim.kind == ClaimKind::Illegal)
        readIllegal(faults, claim, study);
    readShows(faults, claim, study);
}

} // namespace tessera
