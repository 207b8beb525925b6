#include "placement.h"

#include <algorithm>
#include <cctype>

namespace tessera {

namespace {

struct Part {
    std::string_view text;
    std::size_t offset; ///< in the whole text
};

std::vector<Part> split(Part whole, char separator) {
    std::vector<Part> parts;
    while (true) {
        const std::size_t end = whole.text.find(separator);
        parts.push_back({whole.text.substr(0, end), whole.offset});
        if (end == std::string_view::npos)
            return parts;
        whole.text.remove_prefix(end + 1);
        whole.offset += end + 1;
    }
}

Error errorAt(ErrorCode code, std::size_t offset, std::string found, std::string expected) {
    return {code,
            {.file = {}, .line = 0, .column = static_cast<int>(offset) + 1, .ply = 0},
            std::move(found),
            std::move(expected)};
}

/// At most this many bytes of a bad input go into an error.
std::string excerpt(std::string_view text) {
    return std::string(text.substr(0, 20));
}

std::string letters(const Ruleset& ruleset) {
    std::string result;
    for (const PieceKind& kind : ruleset.pieces)
        result += kind.letter;
    return result;
}

std::optional<Error> readRank(const Ruleset& ruleset, const Part& rank, Square first, int size,
                              Placement& placement) {
    int x = 0;
    std::size_t i = 0;
    while (i < rank.text.size()) {
        const char c = rank.text[i];
        const std::size_t start = i;
        int squares = 1;
        std::optional<Piece> piece;
        if (c >= '1' && c <= '9') {
            squares = 0;
            for (; i < rank.text.size() && rank.text[i] >= '0' && rank.text[i] <= '9'; ++i)
                squares = std::min(squares * 10 + (rank.text[i] - '0'), maxSquares);
        } else {
            const bool upper = c >= 'A' && c <= 'Z';
            const bool lower = c >= 'a' && c <= 'z';
            const auto kind = ruleset.kindOf(lower   ? static_cast<char>(c - 'a' + 'A')
                                             : upper ? c
                                                     : '?');
            if (!kind)
                return errorAt(ErrorCode::UnknownLetter, rank.offset + i, excerpt({&c, 1}),
                               letters(ruleset));
            piece = Piece{*kind, upper ? Side::White : Side::Black};
            ++i;
        }
        if (x + squares > size)
            return errorAt(ErrorCode::RankLength, rank.offset + start, excerpt(rank.text),
                           std::to_string(size));
        if (piece)
            placement[static_cast<std::size_t>(first) + static_cast<std::size_t>(x)] = piece;
        x += squares;
    }
    if (x != size)
        return errorAt(ErrorCode::RankLength, rank.offset, excerpt(rank.text),
                       std::to_string(size));
    return std::nullopt;
}

} // namespace

Result<Placement> readPlacement(const Ruleset& ruleset, const Geometry& geometry,
                                std::string_view text) {
    const int boards = geometry.size(Axis::Z) * geometry.size(Axis::W);
    const int ranks = geometry.size(Axis::Y);
    const int files = geometry.size(Axis::X);
    Placement placement(static_cast<std::size_t>(geometry.squareCount()));
    const std::vector<Part> boardParts = split({text, 0}, '|');
    if (boardParts.size() != static_cast<std::size_t>(boards))
        return errorAt(ErrorCode::BoardCount, 0, std::to_string(boardParts.size()),
                       std::to_string(boards));
    for (int board = 0; board < boards; ++board) {
        const Part& boardPart = boardParts[static_cast<std::size_t>(board)];
        const std::vector<Part> rankParts = split(boardPart, '/');
        if (rankParts.size() != static_cast<std::size_t>(ranks))
            return errorAt(ErrorCode::RankCount, boardPart.offset, std::to_string(rankParts.size()),
                           std::to_string(ranks));
        for (int rank = 0; rank < ranks; ++rank) {
            const int y = ranks - 1 - rank;
            const auto first = static_cast<Square>(files * (y + ranks * board));
            if (const auto error = readRank(ruleset, rankParts[static_cast<std::size_t>(rank)],
                                            first, files, placement))
                return *error;
        }
    }
    return placement;
}

std::string writePlacement(const Ruleset& ruleset, const Geometry& geometry,
                           const Placement& placement) {
    const int boards = geometry.size(Axis::Z) * geometry.size(Axis::W);
    const int ranks = geometry.size(Axis::Y);
    const int files = geometry.size(Axis::X);
    std::string text;
    for (int board = 0; board < boards; ++board) {
        if (board > 0)
            text += '|';
        for (int y = ranks - 1; y >= 0; --y) {
            if (y < ranks - 1)
                text += '/';
            int empty = 0;
            const auto closeRun = [&] {
                if (empty > 0)
                    text += std::to_string(empty);
                empty = 0;
            };
            for (int x = 0; x < files; ++x) {
                const auto& piece =
                    placement[static_cast<std::size_t>(x + files * (y + ranks * board))];
                if (!piece) {
                    ++empty;
                    continue;
                }
                closeRun();
                const char letter = ruleset.pieces[piece->kind].letter;
                text += piece->side == Side::White ? letter : static_cast<char>(letter - 'A' + 'a');
            }
            closeRun();
        }
    }
    return text;
}

} // namespace tessera
