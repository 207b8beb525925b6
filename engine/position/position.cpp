#include "position.h"

#include "core_variant.h"
#include "notation/fen4d.h"
#include "perft.h"

#include <algorithm>
#include <cassert>

namespace tessera {

namespace {

template<int Words>
bool enPassantIsLegal(const PositionCore<Words>& core) {
    if (core.enPassant.skipped == noSquare)
        return false;
    MoveCounter counter;
    return Moves<Words, MoveCounter>(core, counter).enPassantIsLegal();
}

template<int Words>
std::uint64_t withEnPassant(const PositionCore<Words>& core, std::uint64_t hash) {
    return enPassantIsLegal(core) ? hash ^ core.tables->keys.enPassant(core.enPassant.victim)
                                  : hash;
}

template<int Words>
std::vector<Move> legalMovesOf(const PositionCore<Words>& core) {
    std::vector<Move> moves;
    generateLegal(core, moves);
    return moves;
}

std::vector<Move> startingAt(std::vector<Move> moves, Square from) {
    std::erase_if(moves, [from](const Move& move) { return move.from != from; });
    return moves;
}

} // namespace

Position::Core::Core(RulesetPtr rules) : ruleset(std::move(rules)) {
    std::visit(
        [&]<int Words>(const MoveTables<Words>& tables) {
            board = std::make_unique<PositionCore<Words>>(tables);
        },
        ruleset->tables().tables);
}

Position::Core::Core(const Core& other) : ruleset(other.ruleset) {
    other.visit([&]<int Words>(const PositionCore<Words>& core) {
        board = std::make_unique<PositionCore<Words>>(core);
    });
}

Position::Position(std::unique_ptr<Core> core) : m_core(std::move(core)) {}
Position::Position(const Position& other) : m_core(std::make_unique<Core>(*other.m_core)) {}
Position& Position::operator=(const Position& other) {
    if (this != &other)
        m_core = std::make_unique<Core>(*other.m_core);
    return *this;
}
Position::Position(Position&&) noexcept = default;
Position& Position::operator=(Position&&) noexcept = default;
Position::~Position() = default;

Position::Position(RulesetPtr ruleset) {
    Result<Position> start = readFen(ruleset, ruleset->data().start);
    assert(start.ok() && "loadRuleset has checked the start position");
    m_core = std::move(start.value().m_core);
}

const RulesetPtr& Position::rulesetPtr() const {
    return m_core->ruleset;
}
const Ruleset& Position::ruleset() const {
    return m_core->ruleset->data();
}
const Geometry& Position::geometry() const {
    return m_core->ruleset->geometry();
}

Side Position::sideToMove() const {
    return m_core->visit([](const auto& core) { return core.sideToMove; });
}

std::optional<Piece> Position::pieceAt(Square square) const {
    const PieceCode code = m_core->visit([&](const auto& core) { return core.board[square]; });
    if (code == emptyCode)
        return std::nullopt;
    return Piece{kindOf(code), sideOf(code)};
}

int Position::halfMoveClock() const {
    return m_core->visit([](const auto& core) { return core.halfMoveClock; });
}
int Position::moveNumber() const {
    return m_core->visit([](const auto& core) { return core.moveNumber; });
}

PositionSetup Position::setup() const {
    PositionSetup setup;
    m_core->visit([&](const auto& core) {
        for (int square = 0; square < core.tables->squareCount; ++square)
            setup.pieces.push_back(pieceAt(static_cast<Square>(square)));
        setup.sideToMove = core.sideToMove;
        core.castlingRights.forEach([&](Square rook) { setup.castlingRooks.push_back(rook); });
        if (enPassantIsLegal(core)) {
            setup.enPassantSkipped = core.enPassant.skipped;
            setup.enPassantVictim = core.enPassant.victim;
        }
        setup.halfMoveClock = core.halfMoveClock;
        setup.moveNumber = core.moveNumber;
    });
    return setup;
}

std::vector<Square> Position::allowedCastlingRooks() const {
    std::vector<Square> rooks;
    m_core->visit([&](const auto& core) {
        for (const auto& castling : core.tables->castling) {
            if (core.board[castling.kingFrom] == pieceCode(castling.kingKind, castling.side) &&
                core.board[castling.rookFrom] == pieceCode(castling.rookKind, castling.side))
                rooks.push_back(castling.rookFrom);
        }
    });
    std::ranges::sort(rooks);
    return rooks;
}

std::vector<Move> Position::legalMoves() const {
    return m_core->visit([](const auto& core) { return legalMovesOf(core); });
}

std::vector<Move> Position::pseudoLegalMoves() const {
    std::vector<Move> moves;
    m_core->visit([&](const auto& core) { generatePseudoLegal(core, moves); });
    return moves;
}

std::vector<Move> Position::legalMovesFrom(Square from) const {
    return startingAt(legalMoves(), from);
}

std::vector<Move> Position::previewMovesFrom(Square from) const {
    const auto piece = pieceAt(from);
    if (!piece)
        return {};
    if (piece->side == sideToMove())
        return legalMovesFrom(from);
    return CoreAccess::turned(*this).legalMovesFrom(from);
}

Position CoreAccess::turned(const Position& position) {
    Position other = position;
    other.m_core->visit([](auto& core) {
        core.sideToMove = opponent(core.sideToMove);
        core.enPassant = {};
        core.castlingRights = {};
        core.hash = core.hashFromScratch();
    });
    return other;
}

bool Position::isLegal(const Move& move) const {
    const std::vector<Move> moves = legalMoves();
    return std::ranges::find(moves, move) != moves.end();
}

bool Position::isCapture(const Move& move) const {
    return capturedSquare(move).has_value();
}

std::optional<Square> Position::capturedSquare(const Move& move) const {
    const Square square =
        m_core->visit([&](const auto& core) { return core.capturedSquare(move); });
    return square == noSquare ? std::nullopt : std::optional<Square>(square);
}

void Position::make(const Move& move) {
    assert(isLegal(move));
    m_core->visit([&](auto& core) { core.make(move); });
}

bool Position::inCheck() const {
    return m_core->visit([](const auto& core) { return anyRoyalAttacked(core, core.sideToMove); });
}

std::vector<Check> Position::checks() const {
    std::vector<Check> checks;
    m_core->visit([&](const auto& core) {
        core.royals[sideIndex(core.sideToMove)].forEach([&](Square king) {
            for (const Square by : attackers(king, opponent(core.sideToMove)))
                checks.push_back({king, by});
        });
    });
    return checks;
}

std::vector<Square> Position::attackers(Square square, Side by) const {
    std::vector<Square> squares;
    m_core->visit([&](const auto& core) {
        forEachAttacker(core, square, by, core.occupied(), core.bySide[sideIndex(by)],
                        [&](Square from, bool) { squares.push_back(from); });
    });
    std::ranges::sort(squares);
    return squares;
}

OutcomeKind Position::outcome() const {
    return m_core->visit([&](const auto& core) {
        if (countLegal(core) == 0)
            return inCheck() ? OutcomeKind::Checkmate : OutcomeKind::Stalemate;
        const DrawRules& draws = ruleset().draws;
        if (draws.bareKings && core.occupied() == (core.royals[0] | core.royals[1]))
            return OutcomeKind::BareKings;
        if (draws.halfMoves > 0 && core.halfMoveClock >= draws.halfMoves)
            return OutcomeKind::FiftyMove;
        return OutcomeKind::Ongoing;
    });
}

std::uint64_t Position::key() const {
    return m_core->visit([](const auto& core) { return withEnPassant(core, core.hash); });
}

std::uint64_t Position::keyFromScratch() const {
    return m_core->visit(
        [](const auto& core) { return withEnPassant(core, core.hashFromScratch()); });
}

std::uint64_t Position::perft(int depth) const {
    return m_core->visit([&](const auto& core) {
        auto copy = core;
        std::vector<std::vector<Move>> lists(static_cast<std::size_t>(std::max(depth, 0)) + 1);
        return tessera::perft(copy, depth, lists);
    });
}

} // namespace tessera
