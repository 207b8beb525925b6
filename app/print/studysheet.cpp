#include "sheets.h"

#include "game/positionscene.h"
#include "lab/studytask.h"
#include "lab/studywords.h"
#include "notation/lan.h"
#include "notation/san.h"

#include <QCoreApplication>
#include <QStringList>

namespace tessera {

namespace {
using Look = SheetText::Look;

QString tr(const char* text, const char* what = nullptr) {
    return QCoreApplication::translate("tessera::StudySheet", text, what);
}

void add(Sheet& sheet, const QString& text, Look look = Look::Plain) {
    if (!text.isEmpty())
        sheet.blocks.emplace_back(SheetText{text, look});
}

/// The position that the task is about, with the move that is asked about.
void addPosition(Sheet& sheet, const Study& study, double share) {
    const Game game = lineOf(study, taskOf(study).ply);
    BoardSketch sketch;
    if (study.claim.tried.from != noSquare && study.claim.tried.to != noSquare)
        sketch.lines.push_back({SketchKind::Way, {study.claim.tried.from, study.claim.tried.to}});
    addBoards(sheet, positionScene(game.current()), sketch, share);
}

void addAnswer(Sheet& sheet, const Study& study) {
    QStringList moves;
    for (std::size_t ply = 1; ply <= study.line.size(); ++ply)
        moves += lineMoveText(study, ply);
    add(sheet, moves.join(QLatin1Char(' ')));
    // Replies that are no mate's end, or all the keys, where there are several.
    const std::vector<Move>& others =
        study.claim.kind == ClaimKind::Escape ? study.claim.escapes : study.claim.keys;
    if (others.size() > 1 || (study.claim.kind == ClaimKind::Escape && !others.empty())) {
        const Game game = lineOf(study, taskOf(study).ply);
        QStringList texts;
        for (const Move& move : others)
            texts += QString::fromStdString(game.current().ruleset().fenStyle == FenStyle::Chess
                                                ? writeSan(game.current(), move)
                                                : writeLan(game.current(), move));
        add(sheet, (study.claim.kind == ClaimKind::Escape ? tr("What saves the king: %1.")
                                                          : tr("Every move that works: %1."))
                       .arg(texts.join(QStringLiteral(", "))));
    }
    for (const QString& notice : studyTexts(study.notice))
        add(sheet, notice);
}
} // namespace

Sheet studySheet(const Study& study, const SheetStyle& style) {
    Sheet sheet{studyText(study.title), style.fontFamily, style.palette};
    add(sheet, sheet.title, Look::Title);
    add(sheet,
        tr("%1  ·  %2  ·  level %3", "theme, ruleset, level")
            .arg(themeName(study.theme), QString::fromStdString(study.position.ruleset().name))
            .arg(study.level));
    add(sheet, studyText(study.idea));
    addPosition(sheet, study, 0.55);
    add(sheet, taskText(study), Look::Heading);
    sheet.blocks.emplace_back(SheetLines{3});
    add(sheet, studyText(study.author), Look::Small);
    sheet.blocks.emplace_back(SheetBreak{});
    if (!study.hints.empty()) {
        add(sheet, tr("Hints"), Look::Heading);
        int number = 0;
        for (const QString& hint : studyTexts(study.hints))
            add(sheet, tr("%1. %2", "number, hint").arg(++number).arg(hint));
    }
    add(sheet, tr("The answer"), Look::Heading);
    addAnswer(sheet, study);
    return sheet;
}

Sheet worksheet(std::span<const Study* const> studies, const SheetStyle& style) {
    Sheet sheet{tr("Worksheet"), style.fontFamily, style.palette};
    add(sheet, sheet.title, Look::Title);
    add(sheet, tr("Name:                                              Date:"));
    int number = 0;
    for (const Study* study : studies) {
        add(sheet, tr("%1. %2", "number, task").arg(++number).arg(taskText(*study)), Look::Heading);
        // Two of them and their lines fit on a page.
        addPosition(sheet, *study, 0.33);
        sheet.blocks.emplace_back(SheetLines{2});
    }
    sheet.blocks.emplace_back(SheetBreak{});
    add(sheet, tr("Answers"), Look::Title);
    number = 0;
    for (const Study* study : studies) {
        add(sheet, tr("%1. %2", "number, title").arg(++number).arg(studyText(study->title)),
            Look::Heading);
        addAnswer(sheet, *study);
    }
    return sheet;
}

} // namespace tessera
