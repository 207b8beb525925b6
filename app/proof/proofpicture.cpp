#include "proofpicture.h"

#include "coachsketch.h"
#include "game/positionscene.h"

#include <algorithm>

namespace tessera {

namespace {

class Painter {
public:
    Painter(const Position& position, const Proof& proof) : m_proof(proof) {
        m_picture.scene = positionScene(position);
        if (proof.lastMove) {
            mark(proof.lastMove->from, Mark::LastFrom);
            mark(proof.lastMove->to, Mark::LastTo);
        }
        for (const KingProof& king : proof.kings) {
            if (king.inCheck())
                mark(king.square, Mark::Check);
        }
    }

    ProofPicture run(const Position& position, const ProofSubject& subject) {
        const auto king = [&]() -> const KingProof& { return m_proof.kings[subject.king]; };
        switch (subject.kind) {
        case ProofSubject::Checks:
            for (const KingProof& each : m_proof.kings)
                drawChecks(each);
            break;
        case ProofSubject::Check:
            refute(king().checks[subject.item].line);
            light(SketchKind::King, king().square);
            break;
        case ProofSubject::King:
            drawKing(king());
            break;
        case ProofSubject::Step:
            drawStep(position, king(), king().steps[subject.item]);
            break;
        case ProofSubject::Guard:
            drawGuard(king(), subject.square);
            break;
        case ProofSubject::Piece:
            light(SketchKind::Watched, subject.square);
            break;
        case ProofSubject::Pieces:
            for (std::size_t square = 0; square < m_picture.scene.pieces.size(); ++square) {
                const auto& piece = m_picture.scene.pieces[square];
                if (piece && piece->side == m_proof.side && piece->kind == subject.item)
                    light(SketchKind::Watched, static_cast<Square>(square));
            }
            break;
        case ProofSubject::Try:
            drawTry(position, m_proof.tries[subject.item]);
            break;
        case ProofSubject::Nothing:
            break;
        }
        return std::move(m_picture);
    }

private:
    void mark(Square square, Mark what) {
        m_picture.scene.marks[square] |= static_cast<std::uint32_t>(what);
    }
    void light(SketchKind kind, Square square) {
        BoardSketch sketch;
        sketch.lights.push_back({kind, square});
        m_picture.sketch.add(sketch);
    }
    void refute(const AttackLine& line) {
        m_picture.sketch.add(sketchOf(line, SketchKind::Refutation));
    }

    void drawChecks(const KingProof& king) {
        if (!king.inCheck())
            return;
        for (const ProofCheck& check : king.checks)
            refute(check.line);
        light(SketchKind::King, king.square);
    }
    /// Its checks, how many guard each square, and which squares are free.
    void drawKing(const KingProof& king) {
        drawChecks(king);
        if (!king.inCheck())
            light(SketchKind::Watched, king.square);
        for (const KingStep& step : king.steps) {
            if (!step.guards.empty())
                m_picture.sketch.numbers.push_back({step.to, static_cast<int>(step.guards.size())});
            else if (step.verdict == StepVerdict::Free)
                light(SketchKind::Watched, step.to);
            else if (step.verdict == StepVerdict::OwnPiece)
                light(SketchKind::Blocker, step.to);
        }
    }
    /// Each square that it guards, with the number of its guards, and one arrow a direction: to the
    /// farthest of them.
    void drawGuard(const KingProof& king, Square guard) {
        std::vector<AttackLine> lines;
        for (const KingStep& step : king.steps) {
            for (const AttackLine& line : step.guards) {
                if (line.from != guard || step.occupant)
                    continue;
                lines.push_back(line);
                m_picture.sketch.numbers.push_back({step.to, static_cast<int>(step.guards.size())});
            }
        }
        for (const AttackLine& line : lines) {
            const bool covered = std::ranges::any_of(lines, [&](const AttackLine& longer) {
                return std::ranges::count(longer.between, line.to) > 0;
            });
            if (!covered)
                refute(line);
        }
        light(king.inCheck() ? SketchKind::King : SketchKind::Watched, king.square);
    }
    void drawStep(const Position& position, const KingProof& king, const KingStep& step) {
        if (step.tryIndex) {
            drawTry(position, m_proof.tries[*step.tryIndex]);
            return;
        }
        light(king.inCheck() ? SketchKind::King : SketchKind::Watched, king.square);
        light(SketchKind::Blocker, step.to);
    }

    void drawTry(const Position& position, const ProofTry& one) {
        // What forbids a castling attacks the king's way before the king goes it.
        if (!one.onTheWay.empty()) {
            for (const AttackLine& line : one.onTheWay)
                refute(line);
            light(SketchKind::King, one.move.from);
            return;
        }
        m_picture.after = true;
        m_picture.scene.pieces = boardAfter(position, one.move);
        m_picture.scene.marks.assign(m_picture.scene.marks.size(), 0);
        mark(one.move.from, Mark::LastFrom);
        mark(one.move.to, Mark::LastTo);
        for (const KingDanger& danger : one.kings) {
            mark(danger.after, Mark::Check);
            for (const AttackLine& line : danger.attacksAfter)
                refute(line);
            light(SketchKind::King, danger.after);
        }
        if (one.legal()) {
            BoardSketch way;
            way.lines.push_back({SketchKind::Way, {one.move.from, one.move.to}});
            m_picture.sketch.add(way);
        }
    }

    const Proof& m_proof;
    ProofPicture m_picture;
};

} // namespace

ProofPicture pictureOf(const Position& position, const Proof& proof, const ProofSubject& subject) {
    return Painter(position, proof).run(position, subject);
}

} // namespace tessera
