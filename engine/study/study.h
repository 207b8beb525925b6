// Studies: composed positions with something to see, and a claim that the engine can check. Read
// from files as studies/README.md describes them.
#pragma once

#include "explain/reason.h"
#include "position/position.h"
#include "position/tried_move.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

inline constexpr std::size_t maxStudyBytes = std::size_t{64} * 1024;

/// What is said to be true of the position, or of what the line leads to.
enum class ClaimKind : std::uint8_t {
    Mate,        ///< the side to move mates in exactly so many moves, with these key moves alone
    Stalemate,   ///< the line ends in stalemate
    DoubleCheck, ///< the line ends with two or more checks on one king
    Escape,      ///< the line ends with a check that is no mate: these replies are all there are
    Draw,        ///< the line ends in a draw by another rule than stalemate
    Illegal,     ///< after the line a move that looks possible is not, for this reason
};

/// What can be seen in the position after the line; each is checked.
enum class StudyFact : std::uint8_t {
    Check,
    DoubleCheck,
    DiscoveredCheck,      ///< the last move uncovers a check
    SeveralKingsInCheck,  ///< of the side to move
    ProtectedChecker,     ///< a king could take a checker, if it were not protected
    CapturesFailToOthers, ///< each capture of one checker fails because another still attacks
    PinnedDefender,       ///< a capture of a checker or a block fails because it opens a line
    BlockFails,           ///< a block fails, for whatever reason
    BlockWorks,           ///< a legal move puts a piece between
    Smothered,            ///< a king in check whose every neighbour square holds a piece of its own
    BlockedByOwnPieces,   ///< a king in check has a neighbour square that holds one
    Promotion,            ///< the last move promotes
    PawnCheck,            ///< a pawn gives check
    LeapCheck,            ///< a leaping piece gives check
    EnPassantOnly,        ///< en passant is the only legal move
    LeavesOtherKing,      ///< a step of one king is safe for it and leaves another attacked
};

struct Claim {
    ClaimKind kind = ClaimKind::Mate;
    int moves = 0;                  ///< Mate
    std::vector<Move> keys{};       ///< Mate: all of them
    std::vector<Move> escapes{};    ///< Escape: every legal reply after the line
    TriedMove tried{};              ///< Illegal
    Reason reason = Reason::Legal;  ///< Illegal
    std::vector<StudyFact> shows{}; ///< facts of the position after the line
};

struct Study {
    std::string id{};
    Position position;        ///< before the line
    std::vector<Move> line{}; ///< the intended moves of both sides, the first by the side to move
    Claim claim{};
    std::string theme{}; ///< one of studyThemes()
    int level = 1;       ///< 1 to 5, the hardest
    std::string title{};
    std::string idea{};                ///< what it is about, without giving the move away
    std::vector<std::string> hints{};  ///< each says more than the one before
    std::vector<std::string> notice{}; ///< what to notice once it is solved
    std::string author{};
    std::string source{};
    std::string pair{}; ///< id of the study that shows the contrast, or empty

    /// Where in the file a claim can fail, or a name.
    struct Places {
        Place id{}, pair{}, line{}, claim{}, keys{}, escapes{}, shows{}, tried{};
    } places{};

    /// The position after the line.
    [[nodiscard]] Position afterLine() const;
};

/// The themes a study may have, as stable words.
[[nodiscard]] std::span<const std::string_view> studyThemes();
/// Stable words, such as mate and discovered-check.
[[nodiscard]] std::string_view claimWord(ClaimKind kind);
[[nodiscard]] std::string_view factWord(StudyFact fact);
[[nodiscard]] std::span<const ClaimKind> allClaims();
[[nodiscard]] std::span<const StudyFact> allFacts();

} // namespace tessera
