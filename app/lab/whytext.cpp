#include "whytext.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace tessera {

namespace {

enum class Family : std::uint8_t { Way, King, Pawn, Castling };

struct Entry {
    Reason reason;
    Family family;
    const char* statement;
    const char* denial;
};

#define WORDS(text) QT_TRANSLATE_NOOP("tessera::Why", text)

constexpr std::array entries{
    Entry{Reason::WrongPattern, Family::Way, WORDS("Nothing that the piece can do leads there."),
          WORDS("The piece can go there: the coordinates change in a way that it has.")},
    Entry{Reason::PathBlocked, Family::Way, WORDS("Something stands in its way."),
          WORDS("Nothing stands in its way.")},
    Entry{Reason::OwnPieceOnTarget, Family::Way, WORDS("A piece of its own side stands there."),
          WORDS("No piece of its own side stands there.")},
    Entry{Reason::ExposesKing, Family::King, WORDS("It would open a line to its own king."),
          WORDS("It opens no line to its own king.")},
    Entry{Reason::StepsIntoAttack, Family::King, WORDS("The king would be attacked there."),
          WORDS("The king would be safe there.")},
    Entry{Reason::CapturesProtectedPiece, Family::King,
          WORDS("The king would take a piece that is protected."),
          WORDS("What the king would take is not protected.")},
    Entry{Reason::StaysOnLine, Family::King,
          WORDS("The king would stay on the line of the piece that checks it."),
          WORDS("The king would leave the line of the piece that checks it.")},
    Entry{Reason::DoesNotAnswerCheck, Family::King, WORDS("It is check, and it would still be."),
          WORDS("There is no check that it would have to answer.")},
    Entry{Reason::AnswersOneOfSeveralChecks, Family::King,
          WORDS("It answers one of several checks, and another one stays."),
          WORDS("There is no second check.")},
    Entry{Reason::EnPassantUncoversCheck, Family::Pawn,
          WORDS("The pawn that is taken leaves a line to the king open."),
          WORDS("No line to the king opens.")},
    Entry{Reason::EnPassantNotPossible, Family::Pawn,
          WORDS("The pawn beside it has not just stepped twice."),
          WORDS("The pawn beside it has just stepped twice.")},
    Entry{Reason::PawnWrongDirection, Family::Pawn, WORDS("The pawn would go backwards."),
          WORDS("The pawn goes forwards.")},
    Entry{Reason::PawnWrongAxis, Family::Pawn,
          WORDS("The pawn would go along an axis that is none of its own."),
          WORDS("The pawn may go along this axis.")},
    Entry{Reason::PawnWrongPlane, Family::Pawn, WORDS("The pawn does not capture in this plane."),
          WORDS("The pawn captures in this plane.")},
    Entry{Reason::PawnForwardOccupied, Family::Pawn, WORDS("The square before the pawn is taken."),
          WORDS("The square before the pawn is free.")},
    Entry{Reason::PawnNothingToCapture, Family::Pawn,
          WORDS("The pawn captures there, but there is nothing to take."),
          WORDS("There is something for the pawn to take.")},
    Entry{Reason::CastlingNoRight, Family::Castling, WORDS("King or rook have moved before."),
          WORDS("Neither king nor rook has moved.")},
    Entry{Reason::CastlingPathOccupied, Family::Castling,
          WORDS("A piece stands between king and rook."),
          WORDS("No piece stands between king and rook.")},
    Entry{Reason::CastlingInCheck, Family::Castling, WORDS("The king is in check."),
          WORDS("The king is not in check.")},
    Entry{Reason::CastlingThroughAttack, Family::Castling,
          WORDS("A square that the king crosses is attacked."),
          WORDS("No square that the king crosses is attacked.")},
    Entry{Reason::CastlingIntoAttack, Family::Castling,
          WORDS("The king would arrive on an attacked square."),
          WORDS("The square where the king arrives is not attacked.")},
};

constexpr std::size_t mostOptions = 4;

WhyOption option(const Entry& entry) {
    return {entry.reason, QCoreApplication::translate("tessera::Why", entry.statement),
            QCoreApplication::translate("tessera::Why", entry.denial)};
}

} // namespace

std::vector<WhyOption> whyOptions(Reason truth) {
    const auto* const found = std::ranges::find(entries, truth, &Entry::reason);
    const bool known = found != entries.end();
    std::vector<const Entry*> chosen;
    const auto add = [&](const Entry& entry) {
        if (chosen.size() < mostOptions && std::ranges::count(chosen, &entry) == 0)
            chosen.push_back(&entry);
    };
    if (known)
        add(*found);
    for (const Entry& entry : entries) {
        if (!known || entry.family == found->family)
            add(entry);
    }
    for (const Entry& entry : entries)
        add(entry);
    std::ranges::sort(chosen);
    std::vector<WhyOption> options;
    for (const Entry* entry : chosen)
        options.push_back(option(*entry));
    if (!known)
        options.back() = {truth, QCoreApplication::translate("tessera::Why", "None of these."), {}};
    return options;
}

} // namespace tessera
