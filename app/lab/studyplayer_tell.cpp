// What the study and the player say of themselves.
#include "studyplayer.h"

#include "coachwords.h"
#include "game/gamesession.h"
#include "lab.h"
#include "studylook.h"
#include "studytask.h"
#include "studywords.h"
#include "whytext.h"

#include <algorithm>

namespace tessera {

BoardInterest StudyPlayer::interest() const {
    return isOpen() ? lookOfStudy(*m_shelf.study) : BoardInterest();
}

QString StudyPlayer::title() const {
    return isOpen() ? studyText(m_shelf.study->title) : QString();
}

QString StudyPlayer::theme() const {
    return isOpen() ? themeName(m_shelf.study->theme) : QString();
}

int StudyPlayer::level() const {
    return isOpen() ? m_shelf.study->level : 0;
}

QString StudyPlayer::idea() const {
    return isOpen() ? studyText(m_shelf.study->idea) : QString();
}

QString StudyPlayer::task() const {
    return isOpen() ? taskText(*m_shelf.study) : QString();
}

QString StudyPlayer::author() const {
    return isOpen() ? studyText(m_shelf.study->author) : QString();
}

QString StudyPlayer::source() const {
    return isOpen() ? studyText(m_shelf.study->source) : QString();
}

QString StudyPlayer::pairKey() const {
    if (!isOpen() || !m_lab || m_shelf.study->pair.empty())
        return {};
    const QString id = QString::fromStdString(m_shelf.study->pair);
    for (const QString& key : {id, QStringLiteral("mine:") + id}) {
        if (m_lab->studies().find(key) != nullptr)
            return key;
    }
    return {};
}

QString StudyPlayer::pairTitle() const {
    const QString key = pairKey();
    return key.isEmpty() ? QString() : studyText(m_lab->studies().find(key)->study->title);
}

bool StudyPlayer::hasLine() const {
    return isOpen() && !m_shelf.study->line.empty();
}

QString StudyPlayer::place() const {
    if (!isOpen() || !m_session)
        return {};
    const Study& study = *m_shelf.study;
    const StudyTask task = taskOf(study);
    const auto ply = static_cast<std::size_t>(m_session->ply());
    switch (m_phase) {
    case Before:
        if (study.line.empty())
            return tr("The position");
        // The move is the answer, until it was seen.
        return lineTells() && !m_helped && !m_solvedHere
                   ? tr("Before the first move")
                   : tr("Before %1", "a move").arg(lineMoveText(study, 1));
    case Between:
    case After:
        return ply == 0 ? tr("The position")
                        : tr("After %1", "a move").arg(lineMoveText(study, ply));
    case Explore:
        return tr("Free play");
    case Try:
        break;
    }
    switch (m_state) {
    case Solved:
        return tr("Solved");
    case Refuted:
        return tr("Your try fails");
    case Judging:
        return tr("Your try");
    case Replying:
        return tr("Your try works");
    case Idle:
    case YourMove:
        break;
    }
    if (task.kind == TaskKind::Why)
        return tr("Why not?");
    if (task.kind == TaskKind::Mate && task.moves > 1)
        return tr("Your move %1 of %2")
            .arg((static_cast<int>(m_accepted.size()) + 1) / 2 +
                 (m_accepted.size() % 2 == 0 ? 1 : 0))
            .arg(task.moves);
    return task.kind == TaskKind::Reply && !study.line.empty()
               ? tr("Your move, after %1", "a move").arg(lineMoveText(study, study.line.size()))
               : tr("Your move");
}

QString StudyPlayer::standing() const {
    if (!isOpen() || m_state == Refuted || m_state == Solved)
        return {};
    if (isWatching())
        return tr("The moves of the study are shown one by one.");
    const StudyTask asked = taskOf(*m_shelf.study);
    switch (m_phase) {
    case Before:
        return asked.ply == 0 ? task()
                              : tr("This is how the study begins. A move here is free play.");
    case Between:
        return tr("A position on the way. A move here is free play.");
    case After:
        return asked.ply > 0 && asked.kind != TaskKind::Why
                   ? task()
                   : tr("This is what the study leads to. A move here is free play.");
    case Explore:
        return tr("Free play: both sides are yours.");
    case Try:
        break;
    }
    return task();
}

QString StudyPlayer::progressText() const {
    if (m_state != Judging || !m_slow || !m_ticket)
        return {};
    const int all = m_ticket->all;
    return all > 0 ? tr("Looking at reply %1 of %2 …").arg(m_ticket->done + 1).arg(all)
                   : tr("Looking at the move …");
}

QStringList StudyPlayer::hints() const {
    if (!isOpen())
        return {};
    QStringList all = studyTexts(m_shelf.study->hints);
    if (lineTells() && hasLine())
        all.append(
            tr("It begins with the %1.", "white queen on a1 [1,0]")
                .arg(
                    CoachWords(m_shelf.study->position).pieceOn(m_shelf.study->line.front().from)));
    return all.mid(0, m_hints);
}

bool StudyPlayer::moreHints() const {
    if (!isOpen() || m_state == Solved)
        return false;
    const std::size_t own = lineTells() && hasLine() ? 1 : 0;
    return static_cast<std::size_t>(m_hints) < m_shelf.study->hints.size() + own;
}

QStringList StudyPlayer::notices() const {
    // Who tries it again, even once solved, is not to read the answer beside the boards.
    const bool known =
        isOpen() &&
        (m_state == Solved || (m_phase != Try && m_lab->state(m_shelf.key) != SolvingState::Open));
    return known ? studyTexts(m_shelf.study->notice) : QStringList();
}

QStringList StudyPlayer::options() const {
    QStringList texts;
    if (isOpen() && taskOf(*m_shelf.study).kind == TaskKind::Why) {
        for (const WhyOption& option : whyOptions(m_shelf.study->claim.reason))
            texts.append(option.statement);
    }
    return texts;
}

int StudyPlayer::rightOption() const {
    if (!isOpen() || !m_solvedHere)
        return -1;
    const std::vector<WhyOption> all = whyOptions(m_shelf.study->claim.reason);
    const auto right = std::ranges::find(all, m_shelf.study->claim.reason, &WhyOption::reason);
    return right == all.end() ? -1 : static_cast<int>(right - all.begin());
}

} // namespace tessera
