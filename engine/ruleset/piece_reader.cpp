#include "piece_reader.h"

#include "axis_reader.h"
#include "pawn_reader.h"

#include <algorithm>
#include <bit>

namespace tessera {
namespace {

constexpr std::size_t mostNameBytes = 40;
constexpr int mostValue = 100000;
constexpr long long mostWork = 10'000'000;

AxisSet readAmong(Faults& faults, const TableReader& atom) {
    const TomlValue* among = atom.optional("among", TomlType::Array);
    return among ? readAxisSet(faults, *among, atom.dotted("among")) : AxisSet{0xF};
}

/// A list of numbers of axes, or of changes.
std::vector<int> readNumbers(Faults& faults, const TableReader& atom, std::string_view key,
                             int most) {
    std::vector<int> numbers;
    const TomlValue* list = atom.required(key, TomlType::Array);
    if (!list)
        return numbers;
    for (const TomlValue& item : list->items)
        numbers.push_back(integerWithin(faults, item, atom.dotted(key), 1, most));
    if (numbers.empty())
        faults.add(ErrorCode::BadValue, *list, "[]",
                   atom.dotted(key) + ": 1 to " + std::to_string(most));
    return numbers;
}

SlideAtom readSlide(Faults& faults, const TomlValue& table, const std::string& path, bool single) {
    const TableReader atom =
        single ? TableReader(faults, table, path, {"changing", "among"})
               : TableReader(faults, table, path, {"changing", "among", "length"});
    SlideAtom slide;
    slide.axes = readAmong(faults, atom);
    slide.axesChanged = readNumbers(faults, atom, "changing", std::popcount(slide.axes));
    std::vector<int> sorted = slide.axesChanged;
    std::sort(sorted.begin(), sorted.end());
    if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end())
        faults.add(ErrorCode::BadValue, *table.find("changing"), {},
                   atom.dotted("changing") + ": each number once");
    slide.maxLength = single ? 1 : atom.optionalInteger("length", 1, maxAxisSize - 1).value_or(0);
    return slide;
}

LeapAtom readLeap(Faults& faults, const TomlValue& table, const std::string& path) {
    const TableReader atom(faults, table, path, {"by", "among"});
    LeapAtom leap;
    leap.axes = readAmong(faults, atom);
    leap.changes = readNumbers(faults, atom, "by", maxAxisSize - 1);
    if (leap.changes.size() > static_cast<std::size_t>(std::popcount(leap.axes)))
        faults.add(ErrorCode::BadValue, *table.find("by"), {},
                   atom.dotted("by") + ": at most one change an axis");
    return leap;
}

char readLetter(Faults& faults, const TableReader& piece, const Ruleset& ruleset) {
    const TomlValue* value = piece.required("letter", TomlType::String);
    if (!value)
        return '?';
    const std::string& letter = value->string;
    if (letter.size() != 1 || letter[0] < 'A' || letter[0] > 'Z') {
        faults.add(ErrorCode::BadValue, *value, shown(*value),
                   piece.dotted("letter") + ": one of A to Z");
        return '?';
    }
    if (ruleset.kindOf(letter[0]))
        faults.add(ErrorCode::DuplicateLetter, *value, letter, {});
    return letter[0];
}

PieceKind readPiece(Faults& faults, const TomlValue& table, const Ruleset& ruleset) {
    const TableReader piece(faults, table, "piece",
                            {"letter", "name", "value", "royal", "slide", "step", "leap", "pawn"});
    PieceKind kind;
    kind.letter = readLetter(faults, piece, ruleset);
    kind.name = piece.requiredText("name", mostNameBytes);
    kind.value = piece.optionalInteger("value", 1, mostValue).value_or(0);
    kind.royal = piece.flag("royal");
    for (const TomlValue* atom : piece.tables("slide"))
        kind.slides.push_back(readSlide(faults, *atom, piece.dotted("slide"), false));
    for (const TomlValue* atom : piece.tables("step"))
        kind.slides.push_back(readSlide(faults, *atom, piece.dotted("step"), true));
    for (const TomlValue* atom : piece.tables("leap"))
        kind.leaps.push_back(readLeap(faults, *atom, piece.dotted("leap")));
    if (const TomlValue* pawn = piece.optional("pawn", TomlType::Table))
        kind.pawn = readPawn(faults, *pawn, ruleset.sizes);
    if (kind.slides.empty() && kind.leaps.empty() && !kind.pawn)
        faults.add(ErrorCode::MissingKey, table, {},
                   "piece.slide, piece.step, piece.leap, piece.pawn");
    if (kind.royal && kind.pawn)
        faults.add(ErrorCode::BadValue, *table.find("royal"), "true",
                   "piece.royal: no royal piece is a pawn");
    return kind;
}

/// How many axis changes an atom stands for, with all orders and signs: an upper bound.
long long changesOf(const SlideAtom& slide) {
    long long changes = 0;
    for (unsigned axes = 1; axes < (1U << axisCount); ++axes) {
        const int changed = std::popcount(axes);
        if ((axes & ~static_cast<unsigned>(slide.axes)) == 0 &&
            std::ranges::count(slide.axesChanged, changed) != 0)
            changes += 1LL << changed;
    }
    return changes;
}

long long changesOf(const LeapAtom& leap) {
    long long changes = 1;
    for (std::size_t i = 0; i < leap.changes.size(); ++i)
        changes *= 2 * (std::popcount(leap.axes) - static_cast<int>(i));
    return changes;
}

/// Every square gets a table of what each piece can do from it: a file may not ask for more than
/// can be made in a moment.
void checkWork(Faults& faults, const TomlValue& list, const Ruleset& ruleset) {
    long long squares = 1;
    for (const int size : ruleset.sizes)
        squares *= size;
    long long work = 0;
    for (std::size_t i = 0; i < ruleset.pieces.size(); ++i) {
        const PieceKind& kind = ruleset.pieces[i];
        for (const SlideAtom& slide : kind.slides)
            work += squares * changesOf(slide);
        for (const LeapAtom& leap : kind.leaps)
            work += squares * changesOf(leap);
        if (kind.pawn)
            work += squares * static_cast<long long>(kind.pawn->captures.size());
        if (work > mostWork)
            faults.add(ErrorCode::OutOfRange, list.items[i], std::to_string(work),
                       "piece: directions, leaps and captures times squares: 0 to " +
                           std::to_string(mostWork));
    }
}

} // namespace

std::optional<KindIndex> readKind(Faults& faults, const TomlValue& value, std::string_view path,
                                  const Ruleset& ruleset) {
    if (!checkType(faults, value, path, TomlType::String))
        return std::nullopt;
    const std::string& letter = value.string;
    const auto kind = letter.size() == 1 ? ruleset.kindOf(letter[0]) : std::nullopt;
    if (kind)
        return kind;
    std::string letters;
    for (const PieceKind& piece : ruleset.pieces)
        letters += (letters.empty() ? "" : ", ") + std::string(1, piece.letter);
    faults.add(ErrorCode::UnknownPiece, value, shown(value), std::string(path) + ": " + letters);
    return std::nullopt;
}

void readPieces(Faults& faults, const TomlValue& root, Ruleset& ruleset) {
    const TomlValue* list = root.find("piece");
    if (!list || (list->type == TomlType::Array && list->items.empty())) {
        faults.add(ErrorCode::NoPieces, list ? *list : root, {}, "[[piece]]");
        return;
    }
    if (!checkType(faults, *list, "piece", TomlType::Array))
        return;
    if (list->items.size() > static_cast<std::size_t>(maxKinds)) {
        faults.add(ErrorCode::OutOfRange, *list, std::to_string(list->items.size()),
                   "piece: 1 to " + std::to_string(maxKinds) + " items");
        return;
    }
    for (const TomlValue& item : list->items) {
        if (!checkType(faults, item, "piece", TomlType::Table))
            return;
        ruleset.pieces.push_back(readPiece(faults, item, ruleset));
    }
    checkWork(faults, *list, ruleset);
    if (std::none_of(ruleset.pieces.begin(), ruleset.pieces.end(),
                     [](const PieceKind& kind) { return kind.royal; }))
        faults.add(ErrorCode::NoRoyal, *list, {}, "piece.royal");
    for (std::size_t i = 0; i < ruleset.pieces.size(); ++i)
        if (PieceKind& kind = ruleset.pieces[i]; kind.pawn)
            readPromotionKinds(faults, *list->items[i].find("pawn"), ruleset, *kind.pawn);
}

} // namespace tessera
