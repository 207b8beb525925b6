#include "coachsketch.h"

namespace tessera {

namespace {

std::vector<Square> way(Square from, const std::vector<Square>& between, Square to) {
    std::vector<Square> squares{from};
    squares.insert(squares.end(), between.begin(), between.end());
    squares.push_back(to);
    return squares;
}

std::vector<Square> way(const AttackLine& line) {
    return way(line.from, line.between, line.to);
}

void addAttack(BoardSketch& sketch, const AttackLine& line, SketchKind kind) {
    sketch.lines.push_back({kind, way(line)});
    sketch.lights.push_back({kind, line.from});
}

void addCastling(BoardSketch& sketch, const CastlingFacts& facts) {
    for (const Square square : facts.blockers)
        sketch.lights.push_back({SketchKind::Blocker, square});
    for (const AttackLine& line : facts.attacks)
        addAttack(sketch, line, SketchKind::Attack);
}

void addDanger(BoardSketch& sketch, const KingDanger& danger, Square captured) {
    if (danger.cause == Reason::Legal)
        return;
    sketch.lights.push_back({SketchKind::King, danger.after});
    for (const AttackLine& line : danger.attacksAfter) {
        // What still stands on the line now is what keeps it closed.
        bool opens = false;
        for (const KingDanger::Opened& opened : danger.opened)
            opens = opens || opened.by == line.from;
        const bool protects = danger.cause == Reason::CapturesProtectedPiece && line.to == captured;
        addAttack(sketch, line,
                  opens      ? SketchKind::Pin
                  : protects ? SketchKind::Guard
                             : SketchKind::Attack);
    }
}

} // namespace

BoardSketch sketchOf(const Explanation& explanation) {
    BoardSketch sketch;
    if (explanation.from == noSquare || explanation.to == noSquare ||
        explanation.from == explanation.to || !explanation.piece)
        return sketch;
    const Reason reason = explanation.apartFromTurn;
    sketch.lines.push_back(
        {SketchKind::Way, way(explanation.from, explanation.path, explanation.to)});
    if (explanation.blocker != noSquare)
        sketch.lights.push_back({SketchKind::Blocker, explanation.blocker});
    if (explanation.castling && reason != Reason::Legal)
        addCastling(sketch, *explanation.castling);
    if (reason >= Reason::StepsIntoAttack) {
        for (const KingDanger& danger : explanation.kings)
            addDanger(sketch, danger, explanation.captured);
    }
    if (reason == Reason::Legal && explanation.consequences.size() == 1) {
        for (const GivenCheck& check : explanation.consequences.front().checks) {
            sketch.lines.push_back({SketchKind::Attack, way(check.line)});
            sketch.lights.push_back({SketchKind::King, check.line.to});
        }
    }
    return sketch;
}

BoardSketch sketchOf(const AttackLine& line, SketchKind kind) {
    BoardSketch sketch;
    addAttack(sketch, line, kind);
    return sketch;
}

BoardSketch sketchOf(const AttackReport& report) {
    BoardSketch sketch;
    sketch.lights.push_back({SketchKind::Watched, report.square});
    for (const Side side : {Side::White, Side::Black}) {
        const bool guards = report.piece && report.piece->side == side;
        for (const Attacker& attacker : report.of(side)) {
            const SketchKind kind = attacker.isXRay() ? SketchKind::Behind
                                    : guards          ? SketchKind::Guard
                                                      : SketchKind::Attack;
            addAttack(sketch, attacker.line, kind);
        }
    }
    return sketch;
}

BoardSketch sketchOf(const std::vector<std::uint16_t>& controlled) {
    BoardSketch sketch;
    for (std::size_t square = 0; square < controlled.size(); ++square) {
        if (controlled[square] > 0)
            sketch.numbers.push_back({static_cast<Square>(square), controlled[square]});
    }
    return sketch;
}

} // namespace tessera
