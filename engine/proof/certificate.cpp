#include "certificate.h"

#include "json.h"
#include "notation/fen4d.h"
#include "notation/lan.h"
#include "notation/square_name.h"
#include "notation/words.h"
#include "position/core_variant.h"

#include <cstdio>

namespace tessera {

namespace {

constexpr int certificateVersion = 1;

std::string_view word(CheckManner manner) {
    switch (manner) {
    case CheckManner::Contact:
        return "contact";
    case CheckManner::Line:
        return "line";
    case CheckManner::Leap:
        return "leap";
    }
    return "contact";
}

std::string_view word(StepVerdict verdict) {
    switch (verdict) {
    case StepVerdict::Free:
        return "free";
    case StepVerdict::OwnPiece:
        return "own-piece";
    case StepVerdict::Attacked:
        return "attacked";
    case StepVerdict::LeavesOthers:
        return "leaves-others";
    }
    return "free";
}

std::string_view word(MoveType type) {
    switch (type) {
    case MoveType::Normal:
        return "normal";
    case MoveType::DoubleStep:
        return "double-step";
    case MoveType::EnPassant:
        return "en-passant";
    case MoveType::Castling:
        return "castling";
    }
    return "normal";
}

std::string hexadecimal(std::uint64_t number) {
    char digits[17];
    std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(number));
    return digits;
}

class CertificateWriter {
public:
    CertificateWriter(const Position& position, const Proof& proof)
        : m_position(position), m_proof(proof) {}

    std::string run(const Position* before) {
        const Ruleset& ruleset = m_position.ruleset();
        m_json.beginObject().key("certificate").value("tessera-proof");
        m_json.key("version").value(certificateVersion).key("ruleset").value(ruleset.id);
        m_json.key("fingerprint").value(hexadecimal(ruleset.fingerprint));
        m_json.key("position").value(writeFen(m_position));
        m_json.key("side").value(sideWord(m_proof.side));
        writePassed(m_position);
        m_json.key("after");
        if (before) {
            m_json.beginObject().key("position").value(writeFen(*before));
            writePassed(*before);
            m_json.key("move").value(writePlainMove(*before, *m_proof.lastMove)).endObject();
        } else {
            m_json.null();
        }
        m_json.key("kings").beginArray();
        for (const KingProof& king : m_proof.kings)
            writeKing(king);
        m_json.endArray().key("tries").beginArray();
        for (const ProofTry& one : m_proof.tries)
            writeTry(one);
        m_json.endArray().key("conclusion");
        writeConclusion();
        return m_json.endObject().text();
    }

private:
    std::string name(Square square) const {
        return squareName(m_position.ruleset(), m_position.geometry(), square);
    }
    /// As in positions: White's letters are capitals.
    std::string letter(const Piece& piece) const {
        const char capital = m_position.ruleset().pieces[piece.kind].letter;
        return {piece.side == Side::White ? capital : static_cast<char>(capital - 'A' + 'a')};
    }
    void square(std::string_view key, Square square) {
        m_json.key(key);
        square == noSquare ? m_json.null() : m_json.value(name(square));
    }
    void known(std::string_view key, std::optional<bool> truth) {
        m_json.key(key);
        truth ? m_json.value(*truth) : m_json.null();
    }
    void indices(std::string_view key, const std::vector<std::size_t>& list) {
        m_json.key(key).beginArray();
        for (const std::size_t index : list)
            m_json.value(std::uint64_t{index});
        m_json.endArray();
    }

    /// The members of an attack, inside an object that is open.
    void attack(const AttackLine& line) {
        m_json.key("from").value(name(line.from)).key("piece").value(letter(line.piece));
        m_json.key("to").value(name(line.to)).key("means").value(meansCode(line.means));
        m_json.key("between").beginArray();
        for (const Square between : line.between)
            m_json.value(name(between));
        m_json.endArray();
    }
    void attacks(std::string_view key, const std::vector<AttackLine>& lines) {
        m_json.key(key).beginArray();
        for (const AttackLine& line : lines) {
            m_json.beginObject();
            attack(line);
            m_json.endObject();
        }
        m_json.endArray();
    }

    /// A pawn that could be taken in passing, also when every such capture fails: the position's
    /// text tells only of those that work.
    void writePassed(const Position& position) {
        const EnPassantState state =
            CoreAccess::of(position).visit([](const auto& core) { return core.enPassant; });
        m_json.key("passed");
        if (state.skipped == noSquare) {
            m_json.null();
            return;
        }
        m_json.beginObject().key("skipped").value(name(state.skipped));
        m_json.key("pawn").value(name(state.victim)).endObject();
    }

    void writeKing(const KingProof& king) {
        m_json.beginObject().key("square").value(name(king.square));
        m_json.key("piece").value(letter(king.piece)).key("checks").beginArray();
        for (const ProofCheck& check : king.checks) {
            m_json.beginObject();
            attack(check.line);
            m_json.key("manner").value(word(check.manner));
            known("discovered", check.discovered);
            indices("captures", check.captures);
            indices("blocks", check.blocks);
            m_json.endObject();
        }
        m_json.endArray().key("steps").beginArray();
        for (const KingStep& step : king.steps) {
            m_json.beginObject().key("to").value(name(step.to)).key("occupant");
            step.occupant ? m_json.value(letter(*step.occupant)) : m_json.null();
            m_json.key("verdict").value(word(step.verdict));
            attacks("guards", step.guards);
            m_json.endObject();
        }
        m_json.endArray().endObject();
    }

    void writeTry(const ProofTry& one) {
        m_json.beginObject().key("move").value(writePlainMove(m_position, one.move));
        m_json.key("type").value(word(one.move.type)).key("piece").value(letter(one.piece));
        square("captured", one.captured);
        m_json.key("verdict").value(one.legal() ? "legal" : "refuted");
        m_json.key("kings").beginArray();
        for (const KingDanger& king : one.kings) {
            m_json.beginObject().key("king").value(name(king.before));
            attacks("attacks", king.attacksAfter);
            m_json.endObject();
        }
        m_json.endArray();
        attacks("way", one.onTheWay);
        m_json.endObject();
    }

    void writeConclusion() {
        const Conclusion& result = m_proof.conclusion;
        m_json.beginObject().key("outcome").value(outcomeWord(result.outcome));
        m_json.key("legal").value(result.legal).key("refuted").value(result.refuted);
        m_json.key("kings").value(result.kings);
        m_json.key("checked-kings").value(result.checkedKings);
        m_json.key("checkers").value(result.checkers);
        m_json.key("most-on-one-king").value(result.mostOnOneKing);
        m_json.key("free-steps").value(result.freeSteps);
        known("discovered", result.discovered);
        m_json.key("captures-fail-to-others").value(result.capturesFailToOthers).endObject();
    }

    const Position& m_position;
    const Proof& m_proof;
    JsonWriter m_json;
};

} // namespace

std::string writeCertificate(const Position& position) {
    return CertificateWriter(position, prove(position)).run(nullptr);
}

std::string writeCertificateAfter(const Position& before, const Move& move) {
    Position after = before;
    after.make(move);
    return CertificateWriter(after, proveAfter(before, move)).run(&before);
}

} // namespace tessera
