// What the lesson page shows of the step that is open.
#include "game/gamesession.h"
#include "game/positionscene.h"
#include "lessonplayer.h"
#include "tesseract/turning.h"

#include <algorithm>

namespace tessera {

namespace {

void addMark(BoardScene& scene, Square square, Mark mark) {
    if (square < scene.marks.size())
        scene.marks[square] |= static_cast<std::uint32_t>(mark);
}

constexpr std::array axisNames{"X", "Y", "Z", "W"};

} // namespace

LessonText LessonPlayer::read(const std::string& english) const {
    if (const auto* compare = body<CompareStep>()) {
        const std::array<const Position*, 2> boards{&compare->boards[0].position,
                                                    &compare->boards[1].position};
        return lessonText(boards, english);
    }
    const Position* position = &current()->position;
    if (const auto* show = body<ShowStep>(); show && !show->frames.empty())
        position = &show->frames[static_cast<std::size_t>(m_frame)].after;
    const std::array<const Position*, 1> boards{position};
    return lessonText(boards, english);
}

QString LessonPlayer::title() const {
    if (m_review && isOpen())
        return tr("Review: %1", "title of the lesson that the step is from")
            .arg(lessonPlain(m_shelf.lesson->title));
    return isOpen() ? lessonPlain(m_shelf.lesson->title) : QString();
}

QString LessonPlayer::goal() const {
    return isOpen() && !m_review ? lessonPlain(m_shelf.lesson->goal) : QString();
}

QList<int> LessonPlayer::states() const {
    QList<int> states;
    for (int i = 0; i < count(); ++i) {
        const StepTries& done = m_run.steps[static_cast<std::size_t>(i)];
        const bool asking = m_review || m_shelf.lesson->steps[static_cast<std::size_t>(i)].asks();
        State state = Ahead;
        if (done.solved)
            state = done.cost() > 0 ? WithHelp : Solved;
        else if (asking && done.shown)
            state = Left;
        else if (!asking && i < m_place)
            state = Seen;
        states.append(state);
    }
    return states;
}

QString LessonPlayer::summary() const {
    if (!isFinished())
        return {};
    int alone = 0;
    int asking = 0;
    for (std::size_t i = 0; i < m_run.steps.size(); ++i) {
        if (!m_review && !m_shelf.lesson->steps[i].asks())
            continue;
        ++asking;
        alone += m_run.steps[i].solved && m_run.steps[i].cost() == 0 ? 1 : 0;
    }
    if (m_review)
        return tr("%1 of %2 solved at sight. The others come back tomorrow.")
            .arg(alone)
            .arg(asking);
    if (asking == 0)
        return tr("That was all of it.");
    return tr("%1 of %2 tasks solved without a hint or a wrong try. %3")
        .arg(alone)
        .arg(asking)
        .arg(tr("Stars: %1 of %2.").arg(m_stars).arg(mostStars));
}

QString LessonPlayer::nextKey() const {
    if (!isFinished() || m_review || !m_learn)
        return {};
    const int row = m_learn->lessons().rowOf(m_shelf.key);
    return row < 0 ? QString() : m_learn->lessons().keyAt(row + 1);
}

QString LessonPlayer::nextTitle() const {
    const ShelfLesson* next = m_learn ? m_learn->lessons().find(nextKey()) : nullptr;
    return next ? lessonPlain(next->lesson->title) : QString();
}

LessonPlayer::Kind LessonPlayer::kind() const {
    return current() ? static_cast<Kind>(current()->body.index()) : Explain;
}

QString LessonPlayer::stepTitle() const {
    if (isFinished())
        return m_review ? tr("That was the review") : tr("Well done");
    return current() ? lessonPlain(current()->title) : QString();
}

LessonText LessonPlayer::text() const {
    return current() ? read(current()->text) : LessonText();
}

LessonText LessonPlayer::axes() const {
    LessonText text;
    if (!current())
        return text;
    for (int axis = 0; axis < axisCount; ++axis) {
        if ((current()->light & axisBit(axis)) == 0)
            continue;
        LinkSketches sketches;
        sketches.boards[0] = litAxis(current()->position, static_cast<Axis>(axis));
        if (!text.runs.isEmpty())
            text.runs.append(QVariantMap{{QStringLiteral("text"), QStringLiteral(", ")},
                                         {QStringLiteral("link"), -1}});
        text.runs.append(QVariantMap{
            {QStringLiteral("text"), QLatin1String(axisNames[static_cast<std::size_t>(axis)])},
            {QStringLiteral("link"), text.linkCount()}});
        text.links.push_back(sketches);
        text.plain += QLatin1String(axisNames[static_cast<std::size_t>(axis)]);
    }
    return text;
}

int LessonPlayer::arrangement() const {
    return current() ? static_cast<int>(current()->arrangement) - 1 : -1;
}

int LessonPlayer::turnPlane() const {
    if (!current() || current()->turn == 0)
        return -1;
    for (int plane = 0; plane < planeCount; ++plane) {
        const std::array<Axis, 2> axes = axesOf(static_cast<Plane>(plane));
        if ((axisBit(axes[0]) | axisBit(axes[1])) == current()->turn)
            return plane;
    }
    return -1;
}

bool LessonPlayer::asksAttackers() const {
    const auto* task = body<InspectStep>();
    return task != nullptr && task->what == InspectStep::What::Attackers;
}

bool LessonPlayer::asks() const {
    return current() && current()->asks();
}

QVariantList LessonPlayer::hints() const {
    QVariantList list;
    if (!current())
        return list;
    const std::vector<std::string>& all = current()->hints();
    const auto seen = std::min<std::size_t>(all.size(), static_cast<std::size_t>(tries().hints));
    for (std::size_t i = 0; i < seen; ++i)
        list.append(QVariant::fromValue(read(all[i])));
    return list;
}

QString LessonPlayer::helpText() const {
    if (!asks() || m_solved || kind() == Play)
        return {};
    const auto all = static_cast<int>(current()->hints().size());
    return tries().hints < all ? tr("Hint %1 of %2").arg(tries().hints + 1).arg(all)
                               : tr("Show the answer");
}

bool LessonPlayer::canRetry() const {
    if (!asks())
        return false;
    return m_solved || !m_marked.empty() || !m_chosen.empty() ||
           (m_session && m_session->lastPly() > 0);
}

QString LessonPlayer::placeText() const {
    if (!current())
        return {};
    if (const auto* task = body<TryStep>(); task && movesToMake(*task) > 1 && tryState()) {
        const auto all = static_cast<int>(movesToMake(*task));
        return tr("Move %1 of %2")
            .arg(std::min(all, static_cast<int>(tryState()->goal) + 1))
            .arg(all);
    }
    if (const auto* task = body<PlayStep>()) {
        if (m_working)
            return tr("The computer thinks about its move.");
        return tr("Move %1 of %2 at most")
            .arg(std::min<int>(task->within, static_cast<int>(m_playPly) / 2 + 1))
            .arg(task->within);
    }
    if (body<FindStep>() != nullptr)
        return tr("Marked: %1").arg(marks());
    return {};
}

QVariantList LessonPlayer::choices() const {
    QVariantList list;
    const auto* task = body<ChooseStep>();
    if (task == nullptr)
        return list;
    for (std::size_t i = 0; i < task->choices.size(); ++i) {
        const ChooseStep::Choice& choice = task->choices[i];
        const bool chosen = m_chosen.contains(static_cast<int>(i));
        list.append(QVariantMap{{QStringLiteral("text"), QVariant::fromValue(read(choice.text))},
                                {QStringLiteral("chosen"), chosen},
                                {QStringLiteral("right"), chosen && choice.right}});
    }
    return list;
}

int LessonPlayer::frames() const {
    if (const auto* show = body<ShowStep>())
        return static_cast<int>(show->frames.size());
    if (const auto* compare = body<CompareStep>())
        return static_cast<int>(compare->frames.size());
    return 0;
}

LessonText LessonPlayer::frameText() const {
    if (m_frame >= frames())
        return {};
    const auto frame = static_cast<std::size_t>(m_frame);
    if (const auto* show = body<ShowStep>())
        return read(show->frames[frame].text);
    return read(body<CompareStep>()->frames[frame].text);
}

bool LessonPlayer::ownPresses() const {
    if (!current())
        return true;
    switch (kind()) {
    case Try:
        return m_solved || m_refused || m_reply || m_next || m_working;
    case Play:
        return m_solved || m_working;
    default:
        return true;
    }
}

BoardSketch LessonPlayer::frameSketch(std::size_t board) const {
    BoardSketch sketch;
    if (m_frame >= frames())
        return sketch;
    const auto index = static_cast<std::size_t>(m_frame);
    if (const auto* compare = body<CompareStep>()) {
        const std::vector<Square>& way = compare->frames[index].ways[board];
        if (way.size() > 1)
            sketch.lines.push_back({SketchKind::Way, way});
        sketch.add(litSquares({compare->boards[board].of}));
        return sketch;
    }
    const ShowFrame& frame = body<ShowStep>()->frames[index];
    if (frame.way.size() > 1)
        sketch.lines.push_back({SketchKind::Way, frame.way});
    if (frame.move)
        sketch.lines.push_back({SketchKind::Way, {frame.move->from, frame.move->to}});
    return sketch;
}

BoardSketch LessonPlayer::sketch() const {
    BoardSketch sketch = m_lit.boards[0];
    if (!current())
        return {};
    // What is pointed at stands alone: beside everything else it would be hard to find.
    if (!sketch.empty())
        return sketch;
    sketch.add(frameSketch(0));
    sketch.add(m_feedbackSketch);
    return sketch;
}

BoardSketch LessonPlayer::rightSketch() const {
    if (body<CompareStep>() == nullptr)
        return {};
    return m_lit.boards[1].empty() ? frameSketch(1) : m_lit.boards[1];
}

BoardScene LessonPlayer::scene() const {
    if (!sceneShown())
        return {};
    BoardScene scene = m_session->scene();
    for (std::uint32_t& marks : scene.marks)
        marks &= ~static_cast<std::uint32_t>(Mark::Check);
    for (const Square square : m_marked)
        addMark(scene, square, Mark::Hint);
    for (const Square square : m_extra)
        addMark(scene, square, Mark::Refused);
    return scene;
}

bool LessonPlayer::sceneShown() const {
    // What was counted is shown, too.
    return m_session &&
           (body<FindStep>() || (body<CountStep>() && !m_marked.empty()) || hidesChecks());
}

bool LessonPlayer::hidesChecks() const {
    return current() && !m_solved && (kind() == Find || kind() == Count || kind() == Choose);
}

BoardScene LessonPlayer::boardScene(std::size_t board) const {
    const auto* compare = body<CompareStep>();
    return compare ? positionScene(compare->boards[board].position) : BoardScene();
}

QString LessonPlayer::boardName(std::size_t board) const {
    const auto* compare = body<CompareStep>();
    return compare ? QString::fromStdString(compare->boards[board].position.ruleset().name)
                   : QString();
}

void LessonPlayer::pointAt(int board, int square) {
    const auto* compare = body<CompareStep>();
    LinkSketches lit;
    if (compare != nullptr && (board == 0 || board == 1) && square >= 0) {
        for (const std::array<Square, 2>& pair : compare->pairs) {
            if (pair[static_cast<std::size_t>(board)] != static_cast<Square>(square))
                continue;
            lit.boards[0] = litSquares({pair[0]});
            lit.boards[1] = litSquares({pair[1]});
        }
    }
    if (lit == m_lit)
        return;
    m_lit = lit;
    emit drawn();
}

QString LessonPlayer::spokenStep() const {
    if (isFinished())
        return summary();
    if (!current())
        return {};
    QStringList parts{tr("Step %1 of %2.").arg(m_place + 1).arg(count())};
    if (!current()->title.empty())
        parts.append(stepTitle() + QLatin1Char('.'));
    parts.append(text().plain);
    if (frames() > 0)
        parts.append(frameText().plain);
    return parts.join(QLatin1Char(' '));
}

} // namespace tessera
