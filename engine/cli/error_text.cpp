#include "error_text.h"

#include "range_parts.h"
#include "ruleset/code_points.h"

namespace tessera::cli {

namespace {

std::string rangeSentence(const Error& error) {
    const RangeParts parts = rangeParts(error);
    const std::string range = parts.least.empty() ? parts.most : parts.least + " to " + parts.most;
    switch (parts.unit) {
    case RangeParts::Unit::Items:
        return parts.key + " has " + error.found + (error.found == "1" ? " item" : " items") +
               ": expected " + range;
    case RangeParts::Unit::Bytes:
        return parts.key + " has " + error.found + (error.found == "1" ? " byte" : " bytes") +
               ": expected " + range;
    case RangeParts::Unit::Value:
        break;
    }
    return parts.key + " is " + error.found + ": expected " + range;
}

/// The sentence with %f for what was found and %e for what was expected.
const char* sentence(const Error& error) {
    switch (error.code) {
    case ErrorCode::CannotRead:
        return error.expected.empty() ? "cannot read %f: expected a regular file"
                                      : "cannot read %f: %e";
    case ErrorCode::TooLarge:
        return "too large (%f bytes): expected at most %e";
    case ErrorCode::NotText:
        return "not UTF-8 text: expected a text file";
    case ErrorCode::TomlSyntax:
        return "not valid TOML: %f";
    case ErrorCode::MissingKey:
        return "key missing: expected %e";
    case ErrorCode::UnknownKey:
        return "unknown key %f: expected %e";
    case ErrorCode::WrongType:
        return "wrong type %f: expected %e";
    case ErrorCode::OutOfRange:
        return "out of range: expected %e"; // see rangeSentence
    case ErrorCode::BadValue:
        return "bad value %f: expected %e";
    case ErrorCode::NotOneLine:
        return "line break or tab %f in %e: expected one line of text";
    case ErrorCode::HiddenCharacter:
        return "hidden character %f in %e: expected text without control or direction characters";
    case ErrorCode::BlankText:
        return "nothing to see in %e: expected text that is not blank";
    case ErrorCode::TooManySquares:
        return "%f squares are too many: expected at most %e";
    case ErrorCode::DuplicateLetter:
        return "letter %f is used twice: expected a letter of its own for every piece";
    case ErrorCode::NoPieces:
        return "no pieces: expected at least one [[piece]]";
    case ErrorCode::NoRoyal:
        return "no royal piece: expected at least one piece with royal = true";
    case ErrorCode::UnknownPiece:
        return "no piece has the letter %f: expected %e";
    case ErrorCode::SelfCheckFailed:
        return "the trial game of %f contradicts itself: expected moves that can be taken back";
    case ErrorCode::BadPattern:
        return "bad pattern %f: expected %e";
    case ErrorCode::MissingField:
        return "field missing: expected the %e";
    case ErrorCode::ExtraText:
        return "text after the last field (%f): expected the end";
    case ErrorCode::BoardCount:
        return "%f boards: expected %e, separated by |";
    case ErrorCode::RankCount:
        return "%f ranks in a board: expected %e, separated by /";
    case ErrorCode::RankLength:
        return "rank %f has the wrong length: expected %e squares";
    case ErrorCode::UnknownLetter:
        return "unknown letter %f: expected one of %e in upper or lower case, or a number";
    case ErrorCode::BadSide:
        return "side to move is %f: expected w or b";
    case ErrorCode::BadCastling:
        return "castling right %f: expected a right that the pieces allow, * or -";
    case ErrorCode::BadEnPassant:
        return "en passant %f: expected a square just skipped by a pawn, or -";
    case ErrorCode::BadNumber:
        return "number %f: expected %e";
    case ErrorCode::RoyalCount:
        return "wrong number of kings (%f): expected %e";
    case ErrorCode::PawnOnPromotion:
        return "pawn on %f: expected no pawn where it would have promoted";
    case ErrorCode::OpponentInCheck:
        return "the king on %f is attacked and it is not its turn: expected the side not to move "
               "not in check";
    case ErrorCode::BadSquare:
        return "no square %f: expected a name such as %e";
    case ErrorCode::BadMove:
        return "cannot read the move %f: expected origin and destination, such as %e";
    case ErrorCode::IllegalMove:
        return "move %f is not legal here: expected a legal move";
    case ErrorCode::MissingPromotion:
        return "move %f promotes: expected one of %e at its end";
    case ErrorCode::WrongPiece:
        return "move %f names another piece: expected %e";
    case ErrorCode::WrongMark:
        return "move %f has a wrong mark: expected %e";
    case ErrorCode::BadTag:
        return "cannot read the tag %f: expected [Name \"value\"]";
    case ErrorCode::DuplicateTag:
        return "tag %f stands twice: expected it once";
    case ErrorCode::MissingTag:
        return "tag missing: expected %e";
    case ErrorCode::WrongTagValue:
        return "tag value %f: expected %e";
    case ErrorCode::UnknownRuleset:
        return "no ruleset %f here: expected the id of a ruleset or a file";
    case ErrorCode::BadMoveNumber:
        return "move number %f: expected %e";
    case ErrorCode::UnclosedComment:
        return "a comment or variation has no end: expected its closing bracket";
    case ErrorCode::BadToken:
        return "cannot read %f: expected %e";
    case ErrorCode::ResultMismatch:
        return "result %f: expected %e";
    case ErrorCode::MissingResult:
        return "the moves end without a result: expected one of 1-0, 0-1, 1/2-1/2, *";
    case ErrorCode::TooManyPlies:
        return "too many moves: expected at most %e half-moves";
    case ErrorCode::ClaimFails:
        return "a claim does not hold (%f): expected %e";
    case ErrorCode::NotProved:
        return "mate in %f is not proved within the bound: still open after %e positions; expected "
               "a mate in fewer moves, or a wider bound";
    }
    return "unknown error";
}

// Room for every list of expected words there is; what is longer is somebody's data.
constexpr std::size_t longestQuote = 800;

/// A message must not act on the terminal, nor turn its text around.
std::string onOneLine(std::string_view text) {
    return withMarksForHidden(text, "?");
}

} // namespace

std::string printable(std::string_view text) {
    if (text.size() <= longestQuote)
        return onOneLine(text);
    std::size_t end = longestQuote;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
        --end;
    return onOneLine(text.substr(0, end)) + "...";
}

std::string errorText(const Error& error) {
    std::string text;
    const Place& place = error.place;
    if (!place.file.empty())
        text += printable(place.file) + ':';
    if (place.line > 0)
        text += std::to_string(place.line) + ':';
    if (place.column > 0)
        text += (place.line > 0 ? "" : "column ") + std::to_string(place.column) + ':';
    if (!text.empty())
        text += ' ';
    if (place.ply > 0)
        text += "half-move " + std::to_string(place.ply) + ": ";
    if (error.code == ErrorCode::OutOfRange)
        return text + printable(rangeSentence(error));
    for (const char* c = sentence(error); *c != '\0'; ++c) {
        if (*c == '%' && (c[1] == 'f' || c[1] == 'e')) {
            ++c;
            text += printable(*c == 'f' ? error.found : error.expected);
        } else {
            text += *c;
        }
    }
    return text;
}

} // namespace tessera::cli
