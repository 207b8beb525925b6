#include "explain_commands.h"

#include "answers.h"
#include "explain/attack_report.h"
#include "explain/explanation.h"
#include "json.h"
#include "notation/lan.h"
#include "notation/square_name.h"

#include <algorithm>

namespace tessera::cli {

namespace {

std::string_view word(MoveMeans means) {
    switch (means) {
    case MoveMeans::None:
        return "none";
    case MoveMeans::Slide:
        return "slide";
    case MoveMeans::Step:
        return "step";
    case MoveMeans::Leap:
        return "leap";
    case MoveMeans::PawnStep:
        return "pawn-step";
    case MoveMeans::PawnDoubleStep:
        return "pawn-double-step";
    case MoveMeans::PawnCapture:
        return "pawn-capture";
    case MoveMeans::Castling:
        return "castling";
    }
    return "none";
}

/// Writes one answer about one position.
class Answer {
public:
    explicit Answer(const Position& position) : m_position(position) {}

    [[nodiscard]] std::string attackers(const AttackReport& report);
    [[nodiscard]] std::string explanation(const Explanation& explanation);

private:
    std::string name(Square square) { return nameOf(m_position, square); }
    std::string letter(const Piece& piece) {
        return {m_position.ruleset().pieces[piece.kind].letter};
    }
    template<class Changes>
    void changes(std::string_view key, const Changes& list) {
        m_json.key(key).beginArray();
        for (const int change : list)
            m_json.value(change);
        m_json.endArray();
    }
    void squares(std::string_view key, const std::vector<Square>& list) {
        m_json.key(key).beginArray();
        for (const Square square : list)
            m_json.value(name(square));
        m_json.endArray();
    }
    /// Null for no square, no piece.
    void square(std::string_view key, Square square) {
        m_json.key(key);
        square == noSquare ? m_json.null() : m_json.value(name(square));
    }
    void piece(const std::optional<Piece>& piece) {
        m_json.key("piece");
        piece ? m_json.value(letter(*piece)) : m_json.null();
        m_json.key("side");
        piece ? m_json.value(sideWord(piece->side)) : m_json.null();
    }
    void line(const AttackLine& line);
    void attacker(const Attacker& attacker);
    void lines(std::string_view key, const std::vector<AttackLine>& list);
    void kings(const std::vector<KingDanger>& dangers);
    void castling(const CastlingFacts& facts);
    void consequence(const Consequence& consequence);

    const Position& m_position;
    JsonWriter m_json;
};

/// The members of an attack, inside an object that is open.
void Answer::line(const AttackLine& line) {
    m_json.key("square").value(name(line.from)).key("piece").value(letter(line.piece));
    m_json.key("means").value(meansCode(line.means));
    changes("delta", line.change);
    squares("between", line.between);
}

void Answer::lines(std::string_view key, const std::vector<AttackLine>& list) {
    m_json.key(key).beginArray();
    for (const AttackLine& attack : list) {
        m_json.beginObject();
        line(attack);
        m_json.key("target").value(name(attack.to)).endObject();
    }
    m_json.endArray();
}

void Answer::attacker(const Attacker& attacker) {
    m_json.beginObject();
    line(attacker.line);
    if (attacker.isXRay())
        squares("through", attacker.through);
    m_json.key("pins").beginArray();
    for (const Pin& pin : attacker.pins) {
        m_json.beginObject().key("king").value(name(pin.king)).key("by").value(name(pin.by));
        m_json.key("piece").value(letter(pin.piece));
        squares("line", pin.line);
        m_json.endObject();
    }
    m_json.endArray().endObject();
}

std::string Answer::attackers(const AttackReport& report) {
    m_json.beginObject().key("square").value(name(report.square));
    piece(report.piece);
    const auto bySide = [&](bool xRays) {
        for (const Side side : {Side::White, Side::Black}) {
            m_json.key(sideWord(side)).beginArray();
            for (const Attacker& one : report.of(side)) {
                if (one.isXRay() == xRays)
                    attacker(one);
            }
            m_json.endArray();
        }
    };
    bySide(false);
    m_json.key("x-rays").beginObject();
    bySide(true);
    return m_json.endObject().endObject().text();
}

void Answer::kings(const std::vector<KingDanger>& dangers) {
    m_json.key("kings").beginArray();
    for (const KingDanger& danger : dangers) {
        m_json.beginObject().key("king").value(name(danger.before));
        m_json.key("piece").value(letter(danger.piece)).key("after").value(name(danger.after));
        m_json.key("cause").value(reasonCode(danger.cause));
        lines("attacks-before", danger.attacksBefore);
        lines("attacks-after", danger.attacksAfter);
        m_json.key("opened").beginArray();
        for (const auto& opened : danger.opened) {
            m_json.beginObject().key("by").value(name(opened.by));
            m_json.key("through").value(name(opened.through)).endObject();
        }
        m_json.endArray().endObject();
    }
    m_json.endArray();
}

void Answer::castling(const CastlingFacts& facts) {
    m_json.key("castling").beginObject();
    square("king-home", facts.kingFrom);
    m_json.key("king-is-home").value(facts.kingHome);
    if (facts.kingHome) {
        square("king-to", facts.kingTo);
        square("rook-home", facts.rookFrom);
        square("rook-to", facts.rookTo);
        m_json.key("rook-is-home").value(facts.rookHome).key("right").value(facts.hasRight);
        squares("must-be-empty", facts.mustBeEmpty);
        squares("blockers", facts.blockers);
        squares("kings-way", facts.kingsWay);
        lines("attacks", facts.attacks);
    }
    m_json.endObject();
}

void Answer::consequence(const Consequence& result) {
    m_json.beginObject().key("move").value(writePlainMove(m_position, result.move));
    m_json.key("checks").beginArray();
    for (const GivenCheck& check : result.checks) {
        m_json.beginObject().key("king").value(name(check.line.to));
        line(check.line);
        m_json.key("discovered").value(check.discovered).endObject();
    }
    m_json.endArray().key("double-check").value(result.doubleCheck);
    m_json.key("outcome").value(outcomeWord(result.outcome));
    m_json.key("half-move-clock").value(result.halfMoveClock);
    squares("rights-lost", result.rightsLost);
    m_json.endObject();
}

std::string Answer::explanation(const Explanation& explanation) {
    m_json.beginObject().key("legal").value(explanation.legal);
    m_json.key("reason").value(reasonCode(explanation.reason));
    m_json.key("apart-from-turn").value(reasonCode(explanation.apartFromTurn));
    square("from", explanation.from);
    square("to", explanation.to);
    piece(explanation.piece);
    changes("delta", explanation.delta);
    m_json.key("means").value(word(explanation.means));
    squares("path", explanation.path);
    square("blocker", explanation.blocker);
    square("captured", explanation.captured);
    m_json.key("en-passant").value(explanation.enPassant);
    lines("attackers", explanation.attackers());
    kings(explanation.kings);
    if (explanation.castling)
        castling(*explanation.castling);
    std::string choices;
    for (const KindIndex kind : explanation.promotions)
        choices += letter({kind, Side::White});
    m_json.key("promotions").value(choices).key("consequences").beginArray();
    for (const Consequence& one : explanation.consequences)
        consequence(one);
    return m_json.endArray().endObject().text();
}

/// Two squares and a promotion letter, whether that is a legal move or not.
struct AskedMove {
    Square from = noSquare;
    Square to = noSquare;
    std::optional<KindIndex> promotion{};
};

Result<AskedMove> readAskedMove(const Position& position, const std::string& text) {
    const Error error{ErrorCode::BadMove, {}, text, nameOf(position, 0) + nameOf(position, 1)};
    AskedMove asked;
    std::string_view rest = text;
    for (Square* const square : {&asked.from, &asked.to}) {
        std::size_t length = 0;
        const auto read = readSquareName(position.ruleset(), position.geometry(), rest, length);
        if (!read)
            return error;
        *square = *read;
        rest.remove_prefix(length);
    }
    if (rest.size() == 1 && rest[0] >= 'a' && rest[0] <= 'z')
        asked.promotion = position.ruleset().kindOf(static_cast<char>(rest[0] - 'a' + 'A'));
    else if (rest.size() == 1)
        asked.promotion = position.ruleset().kindOf(rest[0]);
    if (!rest.empty() && !asked.promotion)
        return error;
    return asked;
}

} // namespace

Outcome attackers(const Arguments& arguments, std::ostream& out) {
    const auto name = arguments.option("square");
    if (!name)
        return CallError{"--square SQ is missing"};
    return withPosition(arguments, [&](const Position& position) -> Outcome {
        const Result<Square> square = squareNamed(position, *name);
        if (!square)
            return square.error();
        out << Answer(position).attackers(attackReport(position, *square)) << '\n';
        return {};
    });
}

Outcome explainMove(const Arguments& arguments, std::ostream& out) {
    return withPosition(arguments, [&](const Position& position) -> Outcome {
        const Result<AskedMove> asked = readAskedMove(position, arguments.plain[1]);
        if (!asked)
            return asked.error();
        const Explanation explanation =
            explain(position, asked->from, asked->to, {asked->promotion, {}});
        out << Answer(position).explanation(explanation) << '\n';
        return {};
    });
}

} // namespace tessera::cli
