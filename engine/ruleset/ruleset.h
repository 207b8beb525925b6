// A game as a value: what engine/rulesets/*.toml say, checked and ready to be compiled into move
// tables. Nothing here depends on which game it is. Numbers that count from 1 in the files count
// from 0 here.
#pragma once

#include "geometry/square.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tessera {

using KindIndex = std::uint8_t;
inline constexpr int maxKinds = 26;

/// Any distance (or up to maxLength steps) along a direction that changes exactly k of the named
/// axes by equal amounts, for each k listed. A step is a slide of length 1.
struct SlideAtom {
    std::vector<int> axesChanged; ///< each 1 to 4
    AxisSet axes = 0xF;
    int maxLength = 0; ///< 0: no limit
};

/// A jump by these absolute changes on distinct axes, in every order and with every sign.
struct LeapAtom {
    std::vector<int> changes; ///< each 1 or more; one to four of them
    AxisSet axes = 0xF;
};

struct DoubleStep {
    Axis axis{};
    int whiteFrom = 0; ///< coordinate on `axis` from which White may step twice
    int blackFrom = 0;
};

/// Pawn moves. White goes up along its forward axes, Black down; captures are given for White, and
/// Black's are the same with the forward axes turned round.
struct PawnRules {
    AxisSet forward = 0;
    std::vector<Vector4> captures;
    std::vector<DoubleStep> doubleSteps;
    bool enPassant = false;
    /// Arriving where every axis of one of these sets is at its far end (seen by the side)
    /// promotes.
    std::vector<AxisSet> promotionRegions;
    std::vector<KindIndex> promotesTo;
    bool promotionAutomatic = false; ///< nothing to choose: promotesTo has one kind
    /// A position may have such a pawn on a promotion square: it is stuck there, for promotion
    /// happens on arrival only. Otherwise such a position is refused.
    bool mayStartOnPromotion = false;
};

struct PieceKind {
    char letter = '?'; ///< capital; White's letter in FEN4D
    std::string name;  ///< English, lower case
    int value = 0;     ///< in hundredths of a pawn; 0: computed from mobility
    bool royal = false;
    std::vector<SlideAtom> slides;
    std::vector<LeapAtom> leaps;
    std::optional<PawnRules> pawn;
};

/// King and rook of one line along `axis`, both on their home coordinates, in every slice where the
/// other axes match `home` (axes not named there are free).
struct CastlingRule {
    Axis axis{};
    KindIndex king = 0;
    KindIndex rook = 0;
    int kingFrom = 0;
    int kingTo = 0;
    int rookFrom = 0;
    int rookTo = 0;
    struct Home {
        Axis axis{};
        int white = 0;
        int black = 0;
    };
    std::vector<Home> home;
};

struct DrawRules {
    int repetition = 0;     ///< occurrence that draws; 0: none
    int halfMoves = 0;      ///< half-moves without capture or pawn move that draw; 0: none
    bool bareKings = false; ///< only royal pieces left draws
};

struct BoardLayout {
    std::array<Axis, 2> board{Axis::X, Axis::Y}; ///< across and up inside a board
    std::array<Axis, 2> grid{Axis::Z, Axis::W};  ///< across and up over the boards
};

enum class FenStyle : std::uint8_t { Fen4d, Chess };

struct Ruleset {
    std::string id;
    std::string name;
    std::string description;
    std::vector<std::string> sources;
    std::vector<std::string> notes;
    std::array<int, axisCount> sizes{1, 1, 1, 1};
    std::vector<PieceKind> pieces;
    std::vector<CastlingRule> castling;
    DrawRules draws;
    std::string start;         ///< FEN4D
    std::string squareName;    ///< pattern of text formats, such as {x:a}{y:1}@{z:0}{w:0}
    std::string squareDisplay; ///< pattern on screen, such as {x:a}{y:1} [{z:0},{w:0}]
    BoardLayout layout;
    FenStyle fenStyle = FenStyle::Fen4d;
    std::string recordVariant;     ///< value of the Variant tag in records
    std::uint64_t fingerprint = 0; ///< of the file's bytes: names the exact file

    /// Index of the kind with this capital letter.
    [[nodiscard]] std::optional<KindIndex> kindOf(char capitalLetter) const;
    [[nodiscard]] bool hasCastling() const { return !castling.empty(); }
    [[nodiscard]] bool hasEnPassant() const;
    /// Whether pawns walk along different axes, so that a skipped square alone is ambiguous.
    [[nodiscard]] bool hasSeveralPawnAxes() const;
};

} // namespace tessera
