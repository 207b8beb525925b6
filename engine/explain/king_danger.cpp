#include "king_danger.h"

#include "lines.h"

namespace tessera {

namespace {

bool holds(const std::vector<AttackLine>& attacks, Square by) {
    return std::ranges::any_of(attacks, [by](const AttackLine& line) { return line.from == by; });
}

/// The squares that a move leaves empty.
struct Vacated {
    Square from = noSquare;
    Square enPassantVictim = noSquare;
    std::vector<Square> rookHomes{};
};

void findOpened(KingDanger& danger, const Vacated& vacated) {
    const auto openedBy = [&](const AttackLine& line) {
        const auto between = [&](Square square) {
            return std::ranges::count(line.between, square) > 0;
        };
        if (vacated.enPassantVictim != noSquare && between(vacated.enPassantVictim))
            return vacated.enPassantVictim;
        if (between(vacated.from))
            return vacated.from;
        for (const Square rook : vacated.rookHomes) {
            if (between(rook))
                return rook;
        }
        return noSquare;
    };
    for (const AttackLine& line : danger.attacksAfter) {
        const Square through = openedBy(line);
        if (through != noSquare)
            danger.opened.push_back({line.from, through});
    }
}

/// Of a royal piece that moves.
Reason causeOfMoved(const KingDanger& danger, bool captures) {
    const bool allOpened = danger.opened.size() == danger.attacksAfter.size();
    if (captures && !allOpened)
        return Reason::CapturesProtectedPiece;
    const bool alongItsLine = std::ranges::any_of(danger.opened, [&](const auto& opened) {
        return opened.through == danger.before && holds(danger.attacksBefore, opened.by);
    });
    return alongItsLine ? Reason::StaysOnLine : Reason::StepsIntoAttack;
}

/// Of one that stays. `answered`: an attack on some royal piece is answered by the move.
Reason causeOfStaying(const KingDanger& danger, bool answered, const Vacated& vacated) {
    for (const AttackLine& line : danger.attacksAfter) {
        if (holds(danger.attacksBefore, line.from))
            return answered ? Reason::AnswersOneOfSeveralChecks : Reason::DoesNotAnswerCheck;
    }
    const bool inPassing = std::ranges::any_of(danger.opened, [&](const auto& opened) {
        return opened.through == vacated.enPassantVictim;
    });
    return inPassing ? Reason::EnPassantUncoversCheck : Reason::ExposesKing;
}

template<int Words>
Vacated vacatedBy(const PositionCore<Words>& core, const Move& move) {
    Vacated vacated{move.from};
    if (move.type == MoveType::EnPassant)
        vacated.enPassantVictim = core.enPassant.victim;
    if (move.type == MoveType::Castling) {
        for (const CastlingMove<Words>& rule : core.tables->castling) {
            if (rule.side == core.sideToMove && rule.kingFrom == move.from &&
                rule.kingTo == move.to)
                vacated.rookHomes.push_back(rule.rookFrom);
        }
    }
    return vacated;
}

} // namespace

std::vector<KingDanger> kingDangers(const Position& view, const Move& move) {
    std::vector<KingDanger> dangers;
    CoreAccess::of(view).visit([&](const auto& core) {
        const Geometry& geometry = view.geometry();
        const Side us = core.sideToMove;
        auto after = core;
        after.make(move);
        core.royals[sideIndex(us)].forEach([&](Square king) {
            KingDanger danger{king, king == move.from ? move.to : king, pieceOf(core, king)};
            danger.attacksBefore = attackLines(core, geometry, danger.before, opponent(us));
            danger.attacksAfter = attackLines(after, geometry, danger.after, opponent(us));
            if (!danger.attacksBefore.empty() || !danger.attacksAfter.empty())
                dangers.push_back(std::move(danger));
        });
        const Vacated vacated = vacatedBy(core, move);
        bool answered = false;
        for (KingDanger& danger : dangers) {
            findOpened(danger, vacated);
            for (const AttackLine& line : danger.attacksBefore)
                answered = answered || !holds(danger.attacksAfter, line.from);
        }
        const bool captures = core.capturedSquare(move) != noSquare;
        for (KingDanger& danger : dangers) {
            if (danger.attacksAfter.empty())
                continue;
            danger.cause = danger.moved() ? causeOfMoved(danger, captures)
                                          : causeOfStaying(danger, answered, vacated);
        }
    });
    return dangers;
}

Reason causeOf(const std::vector<KingDanger>& dangers) {
    // In the order of the reasons: what the moved piece meets, checks not answered, opened lines.
    Reason first = Reason::Legal;
    for (const KingDanger& danger : dangers) {
        if (danger.cause != Reason::Legal && (first == Reason::Legal || danger.cause < first))
            first = danger.cause;
    }
    return first;
}

} // namespace tessera
