#include "markup.h"

#include "explain/attack_report.h"
#include "notation/square_name.h"
#include "ruleset/axis_names.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr std::string_view rightMark = "right:";

class MarkupReader {
public:
    MarkupReader(std::span<const Position* const> boards, std::string_view text)
        : m_boards(boards), m_text(text) {}

    Result<std::vector<TextRun>> read() {
        std::string plain;
        const auto endPlain = [&] {
            if (!plain.empty())
                m_runs.push_back({std::move(plain), {}});
            plain.clear();
        };
        for (std::size_t i = 0; i < m_text.size(); ++i) {
            if (m_text[i] == '}')
                return wrong(i, "text: { before }");
            if (m_text[i] != '{') {
                plain += m_text[i];
                continue;
            }
            const std::size_t end = m_text.find_first_of("{}", i + 1);
            if (end == std::string_view::npos || m_text[end] == '{')
                return wrong(i, "text: } after {");
            endPlain();
            if (auto error = readLink(i + 1, m_text.substr(i + 1, end - i - 1)))
                return *error;
            i = end;
        }
        endPlain();
        return std::move(m_runs);
    }

private:
    [[nodiscard]] static Error errorAt(ErrorCode code, std::size_t index, std::string_view found,
                                       std::string expected) {
        return {code, Place{{}, 0, static_cast<int>(index) + 1, 0}, std::string(found),
                std::move(expected)};
    }
    [[nodiscard]] Error wrong(std::size_t index, std::string expected) const {
        return errorAt(ErrorCode::BadValue, index, m_text.substr(index, 20), std::move(expected));
    }

    [[nodiscard]] const Position& board() const { return *m_boards[m_link.board]; }

    /// A square's name at the beginning of `rest`, taken off it.
    std::optional<Error> readSquare(std::size_t index, std::string_view& rest, Square& square) {
        std::size_t length = 0;
        const auto read = readSquareName(board().ruleset(), board().geometry(), rest, length);
        if (!read)
            return errorAt(ErrorCode::BadSquare, index, rest,
                           squareName(board().ruleset(), board().geometry(), 0));
        square = *read;
        rest.remove_prefix(length);
        return std::nullopt;
    }

    /// What stands between braces, at byte `index` of the text.
    std::optional<Error> readLink(std::size_t index, std::string_view inside) {
        const std::size_t bar = inside.find('|');
        std::string_view target = inside.substr(0, bar);
        std::string words(bar == std::string_view::npos ? std::string_view{}
                                                        : inside.substr(bar + 1));
        if (bar != std::string_view::npos && words.find_first_not_of(" \n\t") == std::string::npos)
            return wrong(index + bar, "text: words after |");
        m_link = {};
        if (m_boards.size() > 1 && target.starts_with(rightMark)) {
            m_link.board = 1;
            target.remove_prefix(rightMark.size());
            index += rightMark.size();
        }
        std::string name;
        auto error =
            target.size() == 1 ? readAxis(index, target, name) : readPlace(index, target, name);
        if (error)
            return error;
        if (words.empty() && name.empty())
            return wrong(index, "text: words after |");
        m_runs.push_back({words.empty() ? std::move(name) : std::move(words), m_link});
        return std::nullopt;
    }

    std::optional<Error> readAxis(std::size_t index, std::string_view target, std::string& name) {
        const auto axis = axisNamed(target);
        if (!axis || board().geometry().size(*axis) < 2)
            return errorAt(ErrorCode::BadValue, index, target, "text: an axis of the board");
        m_link.kind = TextLink::Kind::Along;
        m_link.axis = *axis;
        name = static_cast<char>(target[0] - 'a' + 'A');
        return std::nullopt;
    }

    std::optional<Error> readPlace(std::size_t index, std::string_view target, std::string& name) {
        std::string_view rest = target;
        if (auto error = readSquare(index, rest, m_link.from))
            return error;
        if (rest.empty()) {
            m_link.lit = {m_link.from};
            name = squareDisplayName(board().ruleset(), board().geometry(), m_link.from);
            return std::nullopt;
        }
        if (rest == "*") {
            m_link.kind = TextLink::Kind::Reach;
            m_link.lit = reachOf(board(), m_link.from);
            if (m_link.lit.empty())
                return errorAt(ErrorCode::BadValue, index, target,
                               "text: a piece that reaches a square");
            return std::nullopt;
        }
        if (rest[0] != '>')
            return errorAt(ErrorCode::BadValue, index, target,
                           "text: square, square>square, square* or axis");
        rest.remove_prefix(1);
        if (auto error = readSquare(index + (target.size() - rest.size()), rest, m_link.to))
            return error;
        m_link.kind = TextLink::Kind::Way;
        m_link.lit = wayBetween(board(), m_link.from, m_link.to);
        if (!rest.empty() || m_link.lit.empty())
            return errorAt(ErrorCode::BadValue, index, target, "text: a way that the piece can go");
        return std::nullopt;
    }

    std::span<const Position* const> m_boards;
    std::string_view m_text;
    std::vector<TextRun> m_runs{};
    TextLink m_link{};
};

} // namespace

Result<std::vector<TextRun>> readMarkup(std::span<const Position* const> boards,
                                        std::string_view text) {
    return MarkupReader(boards, text).read();
}

Result<std::vector<TextRun>> readMarkup(const Position& board, std::string_view text) {
    const std::array boards{&board};
    return readMarkup(boards, text);
}

std::string plainText(const std::vector<TextRun>& runs) {
    std::string text;
    for (const TextRun& run : runs)
        text += run.text;
    return text;
}

std::vector<Square> reachOf(const Position& position, Square from) {
    std::vector<Square> reached = controlled(position, from);
    for (const Move& move : position.previewMovesFrom(from))
        reached.push_back(move.to);
    std::ranges::sort(reached);
    reached.erase(std::unique(reached.begin(), reached.end()), reached.end());
    return reached;
}

std::vector<Square> wayBetween(const Position& position, Square from, Square to) {
    const Geometry& geometry = position.geometry();
    if (from == to)
        return {};
    const auto line = geometry.line(from, to);
    if (position.pieceAt(from)) {
        const std::vector<Square> reached = reachOf(position, from);
        if (!std::ranges::binary_search(reached, to))
            return {};
    } else if (!line) {
        return {};
    }
    std::vector<Square> way{from};
    if (line) {
        const Direction& direction =
            geometry.directions()[static_cast<std::size_t>(line->direction)];
        for (int i = 1; i < line->steps; ++i)
            way.push_back(static_cast<Square>(from + i * direction.offset));
    }
    way.push_back(to);
    return way;
}

} // namespace tessera
