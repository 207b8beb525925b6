// What went wrong with an input, as a value. The engine writes no sentences: the command line
// (engine/cli) and the program (app) each turn an Error into words.
#pragma once

#include <string>

namespace tessera {

/// What is wrong. `found` and `expected` of Error hold the offending and the wanted token.
enum class ErrorCode {
    // Files
    CannotRead, ///< found: path, expected: the system's reason; empty: neither file nor folder
    TooLarge,   ///< found: size in bytes, expected: the limit in bytes
    NotText,    ///< the bytes are not UTF-8 text
    // Rulesets
    TomlSyntax,      ///< found: the TOML reader's description
    MissingKey,      ///< expected: the key, dotted
    UnknownKey,      ///< found: the key, expected: the keys known there
    WrongType,       ///< found: type, expected: "key: type"
    OutOfRange,      ///< found: value, expected: "key: least to most"
    BadValue,        ///< found: value, expected: what the key takes
    NotOneLine,      ///< found: "U+000A" or another break or tab, expected: the key of a name
    HiddenCharacter, ///< found: "U+202E" or another that is not seen, expected: the key of a text
    BlankText,       ///< expected: the key of a text of which nothing is seen
    TooManySquares,  ///< found: product of the axes, expected: limit
    DuplicateLetter, ///< found: the letter
    NoPieces,        ///< no piece kind at all
    NoRoyal,         ///< no piece kind is royal
    UnknownPiece,    ///< found: a letter that no piece kind has, expected: "key: letters"
    SelfCheckFailed, ///< found: id; the rules contradict themselves at a ply of a trial game
    BadPattern,      ///< found: the square name pattern, expected: why
    // Positions (FEN4D)
    MissingField,    ///< expected: field name
    ExtraText,       ///< found: the text after the last field
    BoardCount,      ///< found and expected: number of boards
    RankCount,       ///< found and expected: ranks in a board
    RankLength,      ///< found and expected: squares in a rank
    UnknownLetter,   ///< found: letter, expected: the ruleset's letters
    BadSide,         ///< found: token
    BadCastling,     ///< found: token or square
    BadEnPassant,    ///< found: token
    BadNumber,       ///< found: token, expected: "field: least to most"
    RoyalCount,      ///< found: number, expected: "side: least to most"
    PawnOnPromotion, ///< found: square name
    OpponentInCheck, ///< found: the attacked royal's square: the side that moved left it attacked
    // Squares and moves
    BadSquare,        ///< found: text, expected: an example of a name
    BadMove,          ///< found: text that is no move, expected: the moves it may mean, if several
    IllegalMove,      ///< found: the move
    MissingPromotion, ///< found: the move, expected: letters
    WrongPiece,       ///< found: the move, expected: the letter of its piece, "-" for none
    WrongMark,        ///< found: the move with a wrong mark or without one, expected: the true move
    // Records (PGN4D)
    BadTag,          ///< found: the line
    DuplicateTag,    ///< found: the name
    MissingTag,      ///< expected: the name
    WrongTagValue,   ///< found: value, expected: "Name: value"
    UnknownRuleset,  ///< found: id or name, expected: the hash, when another one is here
    BadMoveNumber,   ///< found: the number, expected: the true one
    UnclosedComment, ///< a comment or variation has no end
    BadToken,        ///< found: the token, expected: what can stand there
    ResultMismatch,  ///< found: the closing result, expected: the tag's
    MissingResult,   ///< the moves end without a result
    TooManyPlies,    ///< expected: limit
    // Studies
    ClaimFails, ///< found: what is true, or what does not hold, expected: "key: what it takes"
    NotProved,  ///< found: moves of the mate, expected: positions after which it was given up
};

/// Where in the input it is. Zero means "does not apply".
struct Place {
    std::string file;
    int line = 0;   ///< from 1
    int column = 0; ///< from 1, in bytes
    int ply = 0;    ///< from 1: the half-move of a record that could not be read

    friend bool operator==(const Place&, const Place&) = default;
};

struct Error {
    ErrorCode code{};
    Place place{};
    std::string found{};
    std::string expected{};

    friend bool operator==(const Error&, const Error&) = default;
};

} // namespace tessera
