// Shared by the tests of the Qt layer.
#pragma once

#include "game/gamesession.h"
#include "notation/square_name.h"

#include <QString>

namespace tessera::test {

/// Index of a square by its name in text formats, such as a1@00.
inline int square(const GameSession& session, const char* name) {
    std::size_t length = 0;
    const Position& position = session.match().position();
    return readSquareName(position.ruleset(), position.geometry(), name, length).value();
}

/// Plays "b2@00 b3@00": activates the one square and then the other.
inline void play(GameSession& session, const char* from, const char* to) {
    session.activate(square(session, from));
    session.activate(square(session, to));
    session.confirmCapture();
}

/// A short game with check, capture, promotion and mate.
struct Step {
    const char* from;
    const char* to;
    const char* lan;
};
inline constexpr Step mateGame[] = {
    {"a2@00", "a3@00", "a2@00-a3@00"},    {"a4@11", "a4@01", "Qa4@11-a4@01"},
    {"c2@00", "c3@00", "c2@00-c3@00"},    {"a4@01", "c2@01", "Qa4@01-c2@01+"},
    {"d1@00", "c2@01", "Qd1@00xc2@01"},   {"c4@01", "b4@00", "Bc4@01-b4@00"},
    {"c2@01", "c2@00", "Qc2@01-c2@00"},   {"b4@01", "c4@01", "Rb4@01-c4@01"},
    {"a3@00", "b4@00", "a3@00xb4@00=Q#"},
};

/// Marks of one square of what the session shows.
inline bool marked(const GameSession& session, const char* name, Mark mark) {
    const auto index = static_cast<std::size_t>(square(session, name));
    return (session.scene().marks[index] & static_cast<std::uint32_t>(mark)) != 0;
}

} // namespace tessera::test
