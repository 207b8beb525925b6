// Who gives check, and how.
#include "linewriter.h"

#include <QCoreApplication>

namespace tessera {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tessera::CheckLines)
};

QString heading(const Conclusion& result) {
    const QString checkers = result.checkers == 1
                                 ? Text::tr("1 checker")
                                 : Text::tr("%n checkers", nullptr, result.checkers);
    if (!result.severalKingsInCheck())
        return checkers;
    return Text::tr("%1, %2", "how many checkers, how many kings attacked")
        .arg(checkers, Text::tr("%n kings attacked", nullptr, result.checkedKings));
}

/// What is remarkable about the checks together.
QStringList remarks(const Conclusion& result) {
    QStringList texts;
    if (result.severalKingsInCheck())
        texts.append(Text::tr("<b>%n kings</b> are attacked at once, and all of them must be safe "
                              "after the move.",
                              nullptr, result.checkedKings));
    if (result.mostOnOneKing == 2)
        texts.append(Text::tr("<b>Double check</b>: two pieces attack one king at once."));
    else if (result.mostOnOneKing > 2)
        texts.append(Text::tr("<b>Multiple check</b>: %n pieces attack one king at once.", nullptr,
                              result.mostOnOneKing));
    if (result.discovered == true)
        texts.append(Text::tr("<b>Discovered check</b>: the last move opened a line."));
    if (result.capturesFailToOthers)
        texts.append(Text::tr("Every capture of a checker <em>fails</em>: another checker still "
                              "attacks."));
    return texts;
}

QString sentence(const ProofWords& words, const KingProof& king, const AttackLine& line) {
    const QString who = words.mover(line.piece, line.from);
    const QString whom = words.on(king.piece, king.square);
    switch (line.means) {
    case AttackMeans::Slide:
    case AttackMeans::Step:
        break;
    case AttackMeans::Leap:
        return Text::tr("<b>%1</b> attacks the %2 by a leap along <b>%3</b>.",
                        "piece on square, king on square, axes")
            .arg(who, whom, words.axes(line));
    case AttackMeans::Pawn:
        return Text::tr("<b>%1</b> attacks the %2 as a pawn captures, along <b>%3</b>.",
                        "pawn on square, king on square, axes")
            .arg(who, whom, words.axes(line));
    }
    return Text::tr("<b>%1</b> attacks the %2 along <b>%3</b>.",
                    "piece on square, king on square, axes")
        .arg(who, whom, words.axes(line));
}

QString detail(const ProofWords& words, const ProofCheck& check) {
    QString text;
    switch (check.manner) {
    case CheckManner::Contact:
        text = check.line.means == AttackMeans::Pawn
                   ? Text::tr("A pawn attacks the next square: nothing can stand between.")
                   : Text::tr("One step long: nothing can stand between.");
        break;
    case CheckManner::Leap:
        text = Text::tr("A leap goes over everything: nothing can stand between.");
        break;
    case CheckManner::Line:
        text = check.line.between.size() == 1
                   ? Text::tr("One square lies between: %1.", "square")
                         .arg(words.squares(check.line.between))
                   : Text::tr("%n squares lie between: %1.", "squares",
                              static_cast<int>(check.line.between.size()))
                         .arg(words.squares(check.line.between));
        break;
    }
    if (check.discovered != true)
        return text;
    return Text::tr("%1 %2", "two sentences")
        .arg(text, Text::tr("The last move opened this line."));
}

} // namespace

void addChecks(LineWriter& writer) {
    if (!writer.result.inCheck())
        return;
    writer.heading(ProofPart::Checks, heading(writer.result), {ProofSubject::Checks});
    for (const QString& remark : remarks(writer.result))
        writer.add(ProofPart::Checks, 1, QStringLiteral("!"), ProofTone::Plain, remark, {},
                   {ProofSubject::Checks});
    for (std::size_t k = 0; k < writer.proof.kings.size(); ++k) {
        const KingProof& king = writer.proof.kings[k];
        for (std::size_t i = 0; i < king.checks.size(); ++i)
            writer.add(ProofPart::Checks, 1, writer.words.letter(king.checks[i].line.piece),
                       ProofTone::Plain, sentence(writer.words, king, king.checks[i].line),
                       detail(writer.words, king.checks[i]), {ProofSubject::Check, k, i, noSquare});
    }
}

} // namespace tessera
