// The position's board in whichever size its ruleset needs. Only the engine's own files include it.
#pragma once

#include "movegen.h"
#include "position.h"

#include <variant>

namespace tessera {

struct Position::Core {
    template<int Words>
    using Board = std::unique_ptr<PositionCore<Words>>;
    using AnyBoard = std::variant<Board<1>, Board<2>, Board<4>, Board<16>, Board<64>>;

    RulesetPtr ruleset;
    AnyBoard board;

    /// An empty board of the ruleset's size.
    explicit Core(RulesetPtr rules);
    Core(const Core& other);
    Core& operator=(const Core&) = delete;
    ~Core() = default;

    /// Calls `f` with the board in its own size.
    template<class F>
    decltype(auto) visit(F&& f) const {
        return std::visit([&](const auto& size) -> decltype(auto) { return f(*size); }, board);
    }
};

/// The way in for the engine's own algorithms (search, proof, self-check) that work on the core.
struct CoreAccess {
    using Core = Position::Core;
    [[nodiscard]] static const Position::Core& of(const Position& position) {
        return *position.m_core;
    }
    /// The position as if the other side were to move, without castling and en passant; that side
    /// may stand where it could take a royal piece.
    [[nodiscard]] static Position turned(const Position& position);
};

} // namespace tessera
