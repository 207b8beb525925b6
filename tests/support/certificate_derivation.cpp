#include "certificate_derivation.h"

#include <algorithm>
#include <cstdlib>

namespace tessera::test {

namespace {

bool holds(const std::vector<Square>& squares, Square square) {
    return std::ranges::find(squares, square) != squares.end();
}

} // namespace

CertificateDerivation::CertificateDerivation(const Ruleset& ruleset, const CertificateText& text,
                                             const SlowPosition& slow, const SlowPosition* before)
    : m_ruleset(ruleset), m_text(text), m_slow(slow), m_before(before),
      m_us(slow.state().sideToMove), m_them(opponent(m_us)) {
    for (int i = 0; i < text.squareCount(); ++i) {
        const auto& piece = slow.state().pieces[static_cast<std::size_t>(i)];
        if (piece && piece->side == m_us && ruleset.pieces[piece->kind].royal)
            m_kings.push_back(static_cast<Square>(i));
    }
    m_reached.resize(m_kings.size());
    for (const Square king : m_kings)
        m_checkers.push_back(slow.attackers(king, m_them));
    for (int to = 0; to < text.squareCount(); ++to) {
        const std::vector<Square> own = slow.attackers(static_cast<Square>(to), m_us);
        for (std::size_t king = 0; king < m_kings.size(); ++king) {
            if (holds(own, m_kings[king]))
                m_reached[king].push_back(static_cast<Square>(to));
        }
    }
    const std::vector<Move> legal = slow.legalMoves();
    for (const Move& move : slow.tries())
        m_tries.push_back(tryOf(move, std::ranges::find(legal, move) != legal.end()));
}

CertificateDerivation::Try CertificateDerivation::tryOf(const Move& move, bool legal) const {
    Try one;
    one.move = move;
    one.legal = legal;
    const PositionSetup& now = m_slow.state();
    if (move.type == MoveType::EnPassant)
        one.captured = now.enPassantVictim;
    else if (move.type != MoveType::Castling && now.pieces[move.to])
        one.captured = move.to;
    SlowPosition after = m_slow;
    after.make(move);
    for (std::size_t i = 0; i < now.pieces.size(); ++i) {
        const auto& piece = after.state().pieces[i];
        if (piece && piece->side == m_us && piece != now.pieces[i])
            one.arrivals.push_back(static_cast<Square>(i));
    }
    for (const Square king : m_kings) {
        const Square there = king == move.from ? move.to : king;
        std::vector<Square> attackers = after.attackers(there, m_them);
        if (!attackers.empty())
            one.dangers.push_back({king, there, std::move(attackers)});
    }
    if (move.type == MoveType::Castling) {
        std::vector<Square> way = m_slow.kingsWay(move);
        if (move.to < move.from)
            std::ranges::reverse(way);
        for (const Square square : way) {
            for (const Square by : m_slow.attackers(square, m_them))
                one.way.emplace_back(square, by);
        }
    }
    return one;
}

QString CertificateDerivation::means(const Piece& piece, Square from, Square to) const {
    const PieceKind& kind = m_ruleset.pieces[piece.kind];
    const auto a = m_text.coordinates(from);
    const auto b = m_text.coordinates(to);
    std::array<int, axisCount> sorted{};
    AxisSet axes = 0;
    for (std::size_t axis = 0; axis < axisCount; ++axis) {
        sorted[axis] = std::abs(b[axis] - a[axis]);
        if (sorted[axis] != 0)
            axes |= axisBit(int(axis));
    }
    const auto changed = static_cast<int>(axisCount - std::size_t(std::ranges::count(sorted, 0)));
    std::ranges::sort(sorted, std::greater<>());
    if (kind.pawn) {
        for (const Vector4& capture : kind.pawn->captures) {
            bool same = true;
            for (std::size_t axis = 0; axis < axisCount; ++axis) {
                const bool turned =
                    ((kind.pawn->forward >> axis) & 1) != 0 && piece.side == Side::Black;
                same = same && b[axis] - a[axis] == (turned ? -capture[axis] : capture[axis]);
            }
            if (same)
                return QStringLiteral("pawn");
        }
    }
    for (const LeapAtom& leap : kind.leaps) {
        std::vector<int> wanted = leap.changes;
        std::ranges::sort(wanted, std::greater<>());
        wanted.resize(axisCount);
        if ((axes & ~leap.axes) == 0 && std::ranges::equal(wanted, sorted))
            return QStringLiteral("leap");
    }
    for (const SlideAtom& slide : kind.slides) {
        if ((axes & ~slide.axes) == 0 && slide.maxLength != 1 &&
            std::ranges::count(slide.axesChanged, changed) > 0)
            return QStringLiteral("slide");
    }
    return QStringLiteral("step");
}

std::vector<Square> CertificateDerivation::between(const Piece& piece, Square from,
                                                   Square to) const {
    std::vector<Square> squares;
    if (means(piece, from, to) != u"slide")
        return squares;
    const auto a = m_text.coordinates(from);
    const auto b = m_text.coordinates(to);
    int length = 0;
    for (std::size_t axis = 0; axis < axisCount; ++axis)
        length = std::max(length, std::abs(b[axis] - a[axis]));
    for (int step = 1; step < length; ++step) {
        // Of all squares the one that lies so far on the way.
        for (int i = 0; i < m_text.squareCount(); ++i) {
            const auto here = m_text.coordinates(static_cast<Square>(i));
            bool on = true;
            for (std::size_t axis = 0; axis < axisCount; ++axis)
                on = on && (here[axis] - a[axis]) * length == (b[axis] - a[axis]) * step;
            if (on)
                squares.push_back(static_cast<Square>(i));
        }
    }
    return squares;
}

QJsonObject CertificateDerivation::attack(const SlowPosition& board, Square from, Square to) const {
    const Piece piece = *board.state().pieces[from];
    QJsonArray names;
    for (const Square square : between(piece, from, to))
        names << m_text.name(square);
    return {{QStringLiteral("from"), m_text.name(from)},
            {QStringLiteral("piece"), m_text.letter(piece)},
            {QStringLiteral("to"), m_text.name(to)},
            {QStringLiteral("means"), means(piece, from, to)},
            {QStringLiteral("between"), names}};
}

QJsonArray CertificateDerivation::attacks(const SlowPosition& board,
                                          const std::vector<Square>& from, Square to) const {
    QJsonArray list;
    for (const Square by : from)
        list << attack(board, by, to);
    return list;
}

QJsonArray CertificateDerivation::tries() const {
    QJsonArray list;
    for (const Try& one : m_tries) {
        QJsonArray kings;
        if (!one.legal) {
            SlowPosition after = m_slow;
            after.make(one.move);
            for (const Try::Danger& danger : one.dangers)
                kings << QJsonObject{
                    {QStringLiteral("king"), m_text.name(danger.king)},
                    {QStringLiteral("attacks"), attacks(after, danger.attackers, danger.now)}};
        }
        QJsonArray way;
        for (const auto& [square, by] : one.way)
            way << attack(m_slow, by, square);
        list << QJsonObject{
            {QStringLiteral("move"), m_text.plain(one.move)},
            {QStringLiteral("type"),
             QStringList{QStringLiteral("normal"), QStringLiteral("double-step"),
                         QStringLiteral("en-passant"), QStringLiteral("castling")}
                 .at(int(one.move.type))},
            {QStringLiteral("piece"), m_text.letter(*m_slow.state().pieces[one.move.from])},
            {QStringLiteral("captured"),
             one.captured == noSquare ? QJsonValue() : QJsonValue(m_text.name(one.captured))},
            {QStringLiteral("verdict"),
             one.legal ? QStringLiteral("legal") : QStringLiteral("refuted")},
            {QStringLiteral("kings"), kings},
            {QStringLiteral("way"), way}};
    }
    return list;
}

} // namespace tessera::test
