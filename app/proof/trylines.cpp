// What can be tried: what fails and why, what works, and how many of each.
#include "linewriter.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <set>

namespace tessera {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tessera::TryLines)
};

/// So many lines stand below a heading without groups, and so many groups.
constexpr std::size_t mostAlone = 12;

enum class TryKind { King, Capture, Block, Other };

/// Each try is of one kind: the squares around a king tell of its steps, so only what takes a
/// checker is told apart from them.
TryKind kindOf(const ProofTry& one) {
    if (one.capturesChecker)
        return TryKind::Capture;
    if (one.byKing && one.move.type == MoveType::Normal)
        return TryKind::King;
    return one.blocksCheck ? TryKind::Block : TryKind::Other;
}

std::vector<std::size_t> failing(const Proof& proof, TryKind kind) {
    std::vector<std::size_t> tries;
    for (std::size_t i = 0; i < proof.tries.size(); ++i) {
        if (!proof.tries[i].legal() && kindOf(proof.tries[i]) == kind)
            tries.push_back(i);
    }
    return tries;
}

/// How a reply answers the check; empty when that goes without saying.
QString answer(const LineWriter& writer, const ProofTry& one) {
    if (!writer.result.inCheck())
        return {};
    if (one.capturesChecker)
        return writer.result.checkers == 1 ? Text::tr("It takes the checker.")
                                           : Text::tr("It takes a checker.");
    if (one.blocksCheck)
        return Text::tr("It comes between.");
    return one.byKing ? Text::tr("No piece attacks it there.") : QString();
}

QString groupText(const LineWriter& writer, const ProofTry& one) {
    return Text::tr("with the %1", "how many moves with the piece on")
        .arg(writer.words.on(one.piece, one.move.from));
}

/// Tries of one piece: a group, or the one line.
void addPiece(LineWriter& writer, ProofPart part, int depth,
              const std::vector<std::size_t>& tries) {
    if (tries.size() == 1) {
        addTry(writer, part, depth, tries.front());
        return;
    }
    const ProofTry& first = writer.proof.tries[tries.front()];
    writer.group(part, depth, tries.size(), first.legal() ? ProofTone::Works : ProofTone::Fails,
                 groupText(writer, first), {ProofSubject::Piece, 0, 0, first.move.from});
    for (const std::size_t i : tries)
        addTry(writer, part, depth + 1, i);
}

QString captures(std::size_t count, bool oneChecker) {
    const int n = static_cast<int>(count);
    if (oneChecker)
        return n == 1 ? Text::tr("1 capture of the checker fails")
                      : Text::tr("%n captures of the checker fail", nullptr, n);
    return n == 1 ? Text::tr("1 capture of a checker fails")
                  : Text::tr("%n captures of a checker fail", nullptr, n);
}

QString outcome(int fail, int work) {
    if (work == 0)
        return fail == 1 ? Text::tr("it fails") : Text::tr("all fail");
    if (fail == 0)
        return work == 1 ? Text::tr("it works") : Text::tr("all work");
    return Text::tr("%1 fail, %2 work").arg(fail).arg(work);
}

} // namespace

void addTry(LineWriter& writer, ProofPart part, int depth, std::size_t index) {
    const ProofTry& one = writer.proof.tries[index];
    const ProofTone tone = one.legal() ? ProofTone::Works : ProofTone::Fails;
    if (one.legal())
        writer.add(part, depth, badgeOf(tone), tone, writer.words.move(one), answer(writer, one),
                   subjectTry(index));
    else
        writer.add(part, depth, badgeOf(tone), tone,
                   Text::tr("%1 <em>fails</em>: %2", "a move, why")
                       .arg(writer.words.move(one), writer.words.refutation(one)),
                   writer.words.alsoAttacked(one), subjectTry(index));
}

void addTries(LineWriter& writer, ProofPart part, const std::vector<std::size_t>& tries) {
    if (tries.size() <= mostAlone) {
        for (const std::size_t i : tries)
            addTry(writer, part, 1, i);
        return;
    }
    std::map<KindIndex, std::map<Square, std::vector<std::size_t>>> kinds;
    std::set<Square> pieces;
    for (const std::size_t i : tries) {
        const ProofTry& one = writer.proof.tries[i];
        kinds[one.piece.kind][one.move.from].push_back(i);
        pieces.insert(one.move.from);
    }
    const bool byKind = pieces.size() > mostAlone && kinds.size() > 1;
    for (const auto& [kind, ofKind] : kinds) {
        if (byKind) {
            std::size_t count = 0;
            for (const auto& [square, ofPiece] : ofKind)
                count += ofPiece.size();
            const ProofTry& first = writer.proof.tries[ofKind.begin()->second.front()];
            writer.group(part, 1, count, first.legal() ? ProofTone::Works : ProofTone::Fails,
                         Text::tr("with a %1", "how many moves with pieces of one kind")
                             .arg(writer.words.kind(first.piece)),
                         {ProofSubject::Pieces, 0, kind, noSquare});
        }
        for (const auto& [square, ofPiece] : ofKind)
            addPiece(writer, part, byKind ? 2 : 1, ofPiece);
    }
}

void addFailingTries(LineWriter& writer) {
    const auto capturing = failing(writer.proof, TryKind::Capture);
    const auto blocking = failing(writer.proof, TryKind::Block);
    const auto others = failing(writer.proof, TryKind::Other);
    const auto possible = [&](auto member) {
        return std::ranges::any_of(writer.proof.tries, member);
    };
    const bool inCheck = writer.result.inCheck();
    const bool line = std::ranges::any_of(writer.proof.kings, [](const KingProof& king) {
        return std::ranges::any_of(
            king.checks, [](const ProofCheck& check) { return !check.line.between.empty(); });
    });
    const int otherCount = static_cast<int>(others.size());

    if (!capturing.empty())
        writer.heading(ProofPart::Captures,
                       captures(capturing.size(), writer.result.checkers == 1));
    else if (inCheck && !possible(&ProofTry::capturesChecker))
        writer.heading(ProofPart::Captures, writer.result.checkers == 1
                                                ? Text::tr("No piece reaches the checker")
                                                : Text::tr("No piece reaches a checker"));
    addTries(writer, ProofPart::Captures, capturing);

    if (blocking.size() == 1)
        writer.heading(ProofPart::Blocks, Text::tr("1 block fails"));
    else if (!blocking.empty())
        writer.heading(ProofPart::Blocks,
                       Text::tr("%n blocks fail", nullptr, static_cast<int>(blocking.size())));
    else if (line && !possible(&ProofTry::blocksCheck))
        writer.heading(ProofPart::Blocks, Text::tr("No piece can come between"));
    addTries(writer, ProofPart::Blocks, blocking);

    if (others.empty())
        return;
    if (inCheck)
        writer.heading(ProofPart::Others, otherCount == 1
                                              ? Text::tr("1 other try does not answer the check")
                                              : Text::tr("%n other tries do not answer the check",
                                                         nullptr, otherCount));
    else
        writer.heading(ProofPart::Others,
                       otherCount == 1 ? Text::tr("1 other move fails")
                                       : Text::tr("%n other moves fail", nullptr, otherCount));
    addTries(writer, ProofPart::Others, others);
}

void addWorkingTries(LineWriter& writer) {
    const std::vector<std::size_t> tries = writer.proof.legalTries();
    const int count = static_cast<int>(tries.size());
    if (count == 0)
        return;
    if (writer.result.inCheck())
        writer.heading(ProofPart::Working, count == 1
                                               ? Text::tr("1 reply works")
                                               : Text::tr("%n replies work", nullptr, count));
    else
        writer.heading(ProofPart::Working,
                       count == 1 ? Text::tr("1 move can be played")
                                  : Text::tr("%n moves can be played", nullptr, count));
    addTries(writer, ProofPart::Working, tries);
}

void addCounts(LineWriter& writer) {
    std::map<TryKind, std::pair<int, int>> counts; // those that fail, those that work
    for (const ProofTry& one : writer.proof.tries) {
        auto& [fail, work] = counts[kindOf(one)];
        ++(one.legal() ? work : fail);
    }
    const int all = static_cast<int>(writer.proof.tries.size());
    if (all == 0)
        return;
    const bool inCheck = writer.result.inCheck();
    writer.heading(ProofPart::Counts,
                   all == 1 ? Text::tr("1 try in all") : Text::tr("%n tries in all", nullptr, all));
    const auto add = [&](TryKind kind, const QString& text) {
        const auto [fail, work] = counts[kind];
        if (fail + work > 0)
            writer.add(ProofPart::Counts, 1, QString::number(fail + work), ProofTone::Plain,
                       Text::tr("%1: %2", "which tries, what comes of them")
                           .arg(text, outcome(fail, work)),
                       {}, {ProofSubject::Nothing});
    };
    add(TryKind::King,
        inCheck ? Text::tr("to other squares with a king") : Text::tr("with a king"));
    add(TryKind::Capture, writer.result.checkers == 1 ? Text::tr("to take the checker")
                                                      : Text::tr("to take a checker"));
    add(TryKind::Block, Text::tr("to come between"));
    add(TryKind::Other, inCheck ? Text::tr("others") : Text::tr("with other pieces, or castling"));
}

} // namespace tessera
