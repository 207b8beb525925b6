#include "solving.h"

#include "notation/lan.h"
#include "text/piecetext.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace tessera {

namespace {

QString tr(const char* text, const char* about = nullptr, int n = -1) {
    return QCoreApplication::translate("tessera::Solving", text, about, n);
}

std::size_t depth(const SolutionMove& node) {
    std::size_t deepest = 0;
    for (const SolutionMove& next : node.next)
        deepest = std::max(deepest, depth(next));
    return deepest + 1;
}

QString lan(const Position& position, const Move& move) {
    return QString::fromStdString(writeLan(position, move));
}

QString countedTries(const Conclusion& conclusion) {
    return conclusion.refuted == 1
               ? tr("1 move was tried and fails.")
               : tr("%n moves were tried, and every one fails.", nullptr, conclusion.refuted);
}

} // namespace

std::vector<Move> longestLine(const std::vector<SolutionMove>& tree) {
    std::vector<Move> line;
    const std::vector<SolutionMove>* moves = &tree;
    while (!moves->empty()) {
        const SolutionMove* longest = &moves->front();
        for (const SolutionMove& move : *moves) {
            if (depth(move) > depth(*longest))
                longest = &move;
        }
        line.push_back(longest->move);
        moves = &longest->next;
    }
    return line;
}

QString lineText(const Position& position, const std::vector<Move>& line) {
    QStringList words;
    Position at = position;
    for (const Move& move : line) {
        if (at.sideToMove() == Side::White)
            words.append(QStringLiteral("%1.").arg(at.moveNumber()));
        else if (words.isEmpty())
            words.append(QStringLiteral("%1...").arg(at.moveNumber()));
        words.append(lan(at, move));
        at.make(move);
    }
    return words.join(QLatin1Char(' '));
}

QString helpmateLineText(const Position& position, const std::vector<Move>& line) {
    QStringList words;
    Position at = position;
    int number = 0;
    for (const Move& move : line) {
        if (at.sideToMove() == position.sideToMove())
            words.append(QStringLiteral("%1.").arg(++number));
        words.append(lan(at, move));
        at.make(move);
    }
    return words.join(QLatin1Char(' '));
}

Telling mateTelling(const Position& position, const MateSolution& solution, int moves) {
    const QString side = sideName(position.sideToMove());
    if (solution.mateIn == 0 && !solution.complete)
        return {tr("Not finished"),
                tr("It was stopped before everything was looked at. No mate was found so far.")};
    if (solution.mateIn == 0)
        return {
            moves == 1 ? tr("No mate in 1") : tr("No mate in %n moves", nullptr, moves),
            moves == 1
                ? tr("%1 has no move that mates at once.", "White or Black").arg(side)
                : tr("%1 cannot force mate in so few moves: every try has a defence.").arg(side)};
    const auto keys = static_cast<int>(solution.keys().size());
    const QString count =
        keys == 1 ? tr("There is one key move.") : tr("There are %n key moves.", nullptr, keys);
    const QString title =
        solution.mateIn == 1 ? tr("Mate in 1") : tr("Mate in %n moves", nullptr, solution.mateIn);
    if (solution.complete && solution.mateIn < moves)
        return {title,
                solution.mateIn == 1
                    ? tr("%1 mates at once, faster than was asked for. %2", "side, how many keys")
                          .arg(side, count)
                    : tr("%1 forces mate in %2 moves, faster than was asked for. %3",
                         "side, moves, how many keys")
                          .arg(side)
                          .arg(solution.mateIn)
                          .arg(count)};
    return {title, solution.complete
                       ? tr("%1 forces mate. %2", "side, how many keys").arg(side, count)
                       : tr("%1 forces mate. It was stopped before every first move was looked at.")
                             .arg(side)};
}

Telling helpmateTelling(const Position& position, const HelpmateSolution& solution, int moves) {
    const QString side = sideName(position.sideToMove());
    if (solution.moves == 0 && !solution.complete)
        return {tr("Not finished"),
                tr("It was stopped before everything was looked at. No mate was found so far.")};
    if (solution.moves == 0)
        return {moves == 1 ? tr("No helpmate in 1") : tr("No helpmate in %n moves", nullptr, moves),
                tr("%1 is not mated in so few moves, although both sides help.", "White or Black")
                    .arg(side)};
    const auto lines = static_cast<int>(solution.lines.size());
    const QString ways =
        lines == 1 ? tr("There is one way.") : tr("There are %n ways.", nullptr, lines);
    return {solution.moves == 1 ? tr("Helpmate in 1")
                                : tr("Helpmate in %n moves", nullptr, solution.moves),
            solution.moves < moves
                ? tr("%1 is mated, faster than was asked for. %2", "side, how many ways")
                      .arg(side, ways)
                : tr("%1 is mated. %2", "side, how many ways").arg(side, ways)};
}

Telling proofTelling(const Proof& proof) {
    const Conclusion& conclusion = proof.conclusion;
    const QString side = sideName(proof.side);
    const QString tries = countedTries(conclusion);
    const QString replies = conclusion.legal == 1
                                ? tr("1 move is legal.")
                                : tr("%n moves are legal.", nullptr, conclusion.legal);
    if (conclusion.isMate()) {
        const QString sentence =
            conclusion.severalKingsInCheck()
                ? tr("Several kings of %1 are attacked at once. %2", "White or Black")
            : conclusion.doubleCheck() ? tr("The king of %1 is attacked twice at once. %2", "side")
                                       : tr("The king of %1 is attacked. %2", "White or Black");
        return {tr("Checkmate"), sentence.arg(side, tries)};
    }
    if (conclusion.outcome == OutcomeKind::Stalemate)
        return {tr("Stalemate"),
                conclusion.refuted == 0
                    ? tr("%1 is not in check and has no piece that could move.").arg(side)
                    : tr("%1 is not in check, yet it has no legal move. %2").arg(side, tries)};
    if (conclusion.doubleCheck())
        return {tr("Double check"), tr("%1 is attacked twice at once. %2").arg(side, replies)};
    if (conclusion.inCheck())
        return {tr("Check"), tr("%1 is in check and can answer. %2").arg(side, replies)};
    return {tr("No check"), tr("%1 is not in check. %2").arg(side, replies)};
}

QString failureText(const Position& position, const FirstMove& first) {
    Position after = position;
    after.make(first.move);
    switch (first.result) {
    case FirstMoveResult::Mates:
        return tr("mates");
    case FirstMoveResult::Stalemates:
        return tr("stalemate: the other side has no move");
    case FirstMoveResult::Draws:
        return tr("the game is drawn at once");
    case FirstMoveResult::AllowsMate:
        return first.defence ? tr("fails to %1, which is mate").arg(lan(after, *first.defence))
                             : tr("is mated at once");
    case FirstMoveResult::Defended:
        return first.defence ? tr("%1 holds out", "a move").arg(lan(after, *first.defence))
                             : tr("there is a defence");
    }
    return {};
}

} // namespace tessera
