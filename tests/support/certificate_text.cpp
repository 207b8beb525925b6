#include "certificate_text.h"

#include <algorithm>

namespace tessera::test {

namespace {

std::size_t index(int number) {
    return static_cast<std::size_t>(number);
}

/// A whole number without sign or leading zeros.
std::optional<int> numberOf(const QString& text) {
    bool ok = false;
    const int number = text.toInt(&ok);
    if (!ok || QString::number(number) != text || number < 0)
        return std::nullopt;
    return number;
}

} // namespace

CertificateText::CertificateText(const Ruleset& ruleset) : m_ruleset(ruleset) {
    const auto& sizes = ruleset.sizes;
    for (int w = 0; w < sizes[3]; ++w)
        for (int z = 0; z < sizes[2]; ++z)
            for (int y = 0; y < sizes[1]; ++y)
                for (int x = 0; x < sizes[0]; ++x)
                    m_names << nameOf({x, y, z, w});
    for (qsizetype i = 0; i < m_names.size(); ++i)
        m_squares.insert(m_names[i], static_cast<Square>(i));
}

QString CertificateText::nameOf(const std::array<int, axisCount>& coordinates) const {
    const QString pattern = QString::fromStdString(m_ruleset.squareName);
    QString name;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        if (pattern[i] != u'{') {
            name += pattern[i];
            continue;
        }
        // {axis:style}
        const int coordinate =
            coordinates[index(int(QStringLiteral("xyzw").indexOf(pattern[i + 1])))];
        const QChar style = pattern[i + 3];
        if (style == u'a' || style == u'A')
            name += QChar(style.unicode() + coordinate);
        else
            name += QString::number(coordinate + (style == u'1' ? 1 : 0));
        i += 4;
    }
    return name;
}

Square CertificateText::at(const std::array<int, axisCount>& coordinates) const {
    return square(nameOf(coordinates));
}

Square CertificateText::square(const QString& name) const {
    return m_squares.value(name, noSquare);
}

std::array<int, axisCount> CertificateText::coordinates(Square square) const {
    std::array<int, axisCount> result{};
    int rest = square;
    for (std::size_t axis = 0; axis < axisCount; ++axis) {
        result[axis] = rest % m_ruleset.sizes[axis];
        rest /= m_ruleset.sizes[axis];
    }
    return result;
}

QString CertificateText::letter(const Piece& piece) const {
    const QString capital(QLatin1Char(m_ruleset.pieces[piece.kind].letter));
    return piece.side == Side::White ? capital : capital.toLower();
}

QString CertificateText::plain(const Move& move) const {
    QString text = name(move.from) + name(move.to);
    if (move.isPromotion())
        text += letter({move.promotion, Side::Black});
    return text;
}

bool CertificateText::readBoards(const QString& text, PositionSetup& setup) const {
    setup.pieces.assign(index(squareCount()), std::nullopt);
    const QStringList boards = text.split(u'|');
    const auto& sizes = m_ruleset.sizes;
    if (boards.size() != sizes[2] * sizes[3])
        return false;
    for (int board = 0; board < int(boards.size()); ++board) {
        const QStringList ranks = boards[board].split(u'/');
        if (ranks.size() != sizes[1])
            return false;
        for (int rank = 0; rank < sizes[1]; ++rank) {
            int x = 0;
            QString run;
            for (const QChar c : ranks[rank] + u' ') {
                if (c.isDigit()) {
                    run += c;
                    continue;
                }
                if (!run.isEmpty()) {
                    const int empty = numberOf(run).value_or(0);
                    if (empty < 1)
                        return false;
                    x += empty;
                    run.clear();
                }
                if (c == u' ')
                    break;
                const auto kind = m_ruleset.kindOf(c.toUpper().toLatin1());
                if (!kind || x >= sizes[0])
                    return false;
                setup.pieces[at({x, sizes[1] - 1 - rank, board % sizes[2], board / sizes[2]})] =
                    Piece{*kind, c.isUpper() ? Side::White : Side::Black};
                ++x;
            }
            if (x != sizes[0])
                return false;
        }
    }
    return true;
}

std::vector<CertificateText::Right>
CertificateText::allowedRights(const PositionSetup& setup) const {
    std::vector<Right> rights;
    for (int square = 0; square < squareCount(); ++square) {
        const auto& rook = setup.pieces[index(square)];
        for (const CastlingRule& rule : m_ruleset.castling) {
            std::array<int, axisCount> place = coordinates(static_cast<Square>(square));
            const auto along = static_cast<std::size_t>(rule.axis);
            bool fits = rook && rook->kind == rule.rook && place[along] == rule.rookFrom;
            for (const CastlingRule::Home& home : rule.home) {
                const int wanted = rook && rook->side == Side::White ? home.white : home.black;
                fits = fits && place[static_cast<std::size_t>(home.axis)] == wanted;
            }
            place[along] = rule.kingFrom;
            if (!fits || setup.pieces[at(place)] != Piece{rule.king, rook->side})
                continue;
            const QChar letter = rule.kingTo > rule.kingFrom ? u'K' : u'Q';
            rights.push_back({static_cast<Square>(square),
                              rook->side == Side::White ? letter : letter.toLower()});
        }
    }
    return rights;
}

bool CertificateText::readRights(const QString& text, PositionSetup& setup) const {
    if (text == u'-')
        return true;
    const std::vector<Right> allowed = allowedRights(setup);
    if (m_ruleset.fenStyle == FenStyle::Chess) {
        for (const QChar letter : text) {
            const auto right = std::ranges::find(allowed, letter, &Right::letter);
            if (right == allowed.end() || text.count(letter) > 1)
                return false;
            setup.castlingRooks.push_back(right->rook);
        }
        return !text.isEmpty();
    }
    if (text == u'*') {
        for (const Right& right : allowed)
            setup.castlingRooks.push_back(right.rook);
        return true;
    }
    for (const QString& name : text.split(u',')) {
        const auto right = std::ranges::find(allowed, square(name), &Right::rook);
        if (right == allowed.end() || std::ranges::count(setup.castlingRooks, right->rook) > 0)
            return false;
        setup.castlingRooks.push_back(right->rook);
    }
    return true;
}

bool CertificateText::readPassed(const QString& text, PositionSetup& setup) const {
    if (text == u'-')
        return true;
    const QStringList parts = text.split(u':');
    if (parts.size() > 2)
        return false;
    setup.enPassantSkipped = square(parts.front());
    if (parts.size() == 2)
        setup.enPassantVictim = square(parts.back());
    return setup.enPassantSkipped != noSquare &&
           (parts.size() == 1 || setup.enPassantVictim != noSquare);
}

std::optional<PositionSetup> CertificateText::position(const QString& text) const {
    QStringList fields = text.split(u' ');
    const bool rights = !m_ruleset.castling.empty();
    const bool passed = std::ranges::any_of(
        m_ruleset.pieces, [](const PieceKind& kind) { return kind.pawn && kind.pawn->enPassant; });
    if (fields.size() != 4 + int(rights) + int(passed))
        return std::nullopt;
    PositionSetup setup;
    if (!readBoards(fields.takeFirst(), setup) ||
        (fields.front() != u'w' && fields.front() != u'b'))
        return std::nullopt;
    setup.sideToMove = fields.takeFirst() == u'w' ? Side::White : Side::Black;
    if (rights && !readRights(fields.takeFirst(), setup))
        return std::nullopt;
    if (passed && !readPassed(fields.takeFirst(), setup))
        return std::nullopt;
    const auto clock = numberOf(fields[0]);
    const auto number = numberOf(fields[1]);
    if (!clock || !number || *number < 1)
        return std::nullopt;
    setup.halfMoveClock = *clock;
    setup.moveNumber = *number;
    return setup;
}

} // namespace tessera::test
