#include "claim_reader.h"

#include "notation/toml_values.h"
#include "proof/mate_solver.h"

namespace tessera {

namespace {

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
    if (const auto tried = readTriedMove(faults, *move, claim.dotted("move"), after))
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
