#include "positionsolver.h"

#include "game/positionscene.h"
#include "notation/lan.h"
#include "positioneditor.h"

#include <QTimerEvent>

#include <algorithm>

namespace tessera {

namespace {
constexpr int lookEvery = 150; // milliseconds

SolverMove moveOf(const Position& position, const Move& move, const QString& detail = {}) {
    return {QString::fromStdString(writeLan(position, move)), detail, move.from, move.to};
}
} // namespace

PositionSolver::PositionSolver(QObject* parent)
    : QObject(parent), m_latest([this](const Answer& answer) { show(answer); }) {}

PositionSolver::~PositionSolver() {
    m_stop.request_stop();
}

PositionEditor* PositionSolver::editor() const {
    return m_editor;
}

void PositionSolver::setEditor(PositionEditor* editor) {
    if (editor == m_editor)
        return;
    if (m_editor)
        disconnect(m_editor, nullptr, this, nullptr);
    m_editor = editor;
    if (m_editor)
        connect(m_editor, &PositionEditor::changed, this, &PositionSolver::followPosition);
    forget();
    emit editorChanged();
}

void PositionSolver::followPosition() {
    if ((m_busy || done()) && m_editor->fen() != m_solved)
        forget();
    else if (shows())
        emit shown(); // the board may be turned
}

void PositionSolver::forget() {
    m_stop.request_stop();
    m_latest.drop();
    m_look.stop();
    m_busy = false;
    m_told = {};
    m_keys.clear();
    m_failures.clear();
    m_lines.clear();
    m_moves.clear();
    back();
    m_mateIn = 0;
    m_sketch = {};
    emit changed();
    emit sketchChanged();
}

void PositionSolver::begin(const Work& work) {
    forget();
    if (!m_editor)
        return;
    if (!m_editor->valid()) {
        m_told = {tr("This is no position yet"), m_editor->standing()};
        m_solved = m_editor->fen();
        emit changed();
        emit announced(m_told.sentence);
        return;
    }
    m_stop = std::stop_source();
    m_shared = std::make_shared<SolvingProgress>();
    m_solved = m_editor->fen();
    m_start.emplace(*m_editor->position());
    m_busy = true;
    m_look.start(lookEvery, this);
    const unsigned long question = ++m_question;
    m_latest.ask([work, question, position = *m_editor->position(), stop = m_stop.get_token(),
                  shared = m_shared] {
        Answer answer = work(position, stop, *shared);
        answer.question = question;
        return answer;
    });
    emit changed();
    emit progressChanged();
}

void PositionSolver::solveMate(int wanted) {
    const int moves = std::clamp(wanted, 1, mostMateMoves);
    const auto bytes = static_cast<std::size_t>(m_memory) << 20U;
    begin([moves, bytes](const Position& position, std::stop_token stop, SolvingProgress& shared) {
        SolveOptions options;
        options.memoryBytes = bytes;
        options.onProgress = [&shared](const SolveProgress& now) { shared.tell(now); };
        const MateSolution solution = tessera::solveMate(position, moves, options, stop);
        Answer answer;
        answer.told = mateTelling(position, solution, moves);
        answer.mateIn = solution.mateIn;
        for (const Move& key : solution.keys())
            answer.keys.append(QVariant::fromValue(moveOf(position, key)));
        for (const FirstMove& first : solution.firstMoves) {
            if (first.result != FirstMoveResult::Mates && answer.failures.size() < mostListed)
                answer.failures.append(QVariant::fromValue(
                    moveOf(position, first.move, failureText(position, first))));
        }
        // One that was stopped has no line, or one without its end.
        if (solution.complete && !solution.tree.empty())
            answer.moves.push_back(longestLine(solution.tree));
        for (const std::vector<Move>& line : answer.moves)
            answer.lines.append(lineText(position, line));
        return answer;
    });
}

void PositionSolver::solveHelpmate(int wanted) {
    const int moves = std::clamp(wanted, 1, mostMateMoves);
    const auto bytes = static_cast<std::size_t>(m_memory) << 20U;
    begin([moves, bytes](const Position& position, std::stop_token stop, SolvingProgress& shared) {
        HelpmateOptions options;
        options.memoryBytes = bytes;
        options.mostLines = mostListed;
        options.onProgress = [&shared](const SolveProgress& now) { shared.tell(now); };
        const HelpmateSolution solution = tessera::solveHelpmate(position, moves, options, stop);
        Answer answer;
        answer.told = helpmateTelling(position, solution, moves);
        answer.moves = solution.lines;
        for (const std::vector<Move>& line : solution.lines)
            answer.lines.append(helpmateLineText(position, line));
        return answer;
    });
}

void PositionSolver::prove() {
    begin([](const Position& position, std::stop_token, SolvingProgress&) {
        Answer answer;
        answer.told = proofTelling(tessera::prove(position));
        return answer;
    });
}

void PositionSolver::cancel() {
    m_stop.request_stop();
}

void PositionSolver::show(const Answer& answer) {
    if (answer.question != m_question || !m_busy)
        return;
    m_busy = false;
    m_look.stop();
    m_told = answer.told;
    m_keys = answer.keys;
    m_failures = answer.failures;
    m_lines = answer.lines;
    m_moves = answer.moves;
    m_mateIn = answer.mateIn;
    emit changed();
    emit announced(tr("%1. %2", "title, sentence").arg(m_told.title, m_told.sentence));
}

QString PositionSolver::progress() const {
    if (!m_busy)
        return {};
    const QString text = m_shared->text();
    return text.isEmpty() ? tr("Working…") : text;
}

void PositionSolver::timerEvent(QTimerEvent* event) {
    if (event->timerId() == m_look.timerId())
        emit progressChanged();
    else
        QObject::timerEvent(event);
}

int PositionSolver::lastPly() const {
    return shows() ? static_cast<int>(m_moves[static_cast<std::size_t>(m_shownLine)].size()) : 0;
}

void PositionSolver::showLine(int line, int ply) {
    if (line < 0 || static_cast<std::size_t>(line) >= m_moves.size())
        return;
    m_shownLine = line;
    m_shownPly = static_cast<std::size_t>(std::clamp(ply, 0, lastPly()));
    lookAt(-1, -1);
    emit shown();
    emit announced(shownText());
}

void PositionSolver::back() {
    if (!shows())
        return;
    m_shownLine = -1;
    m_shownPly = 0;
    emit shown();
}

QString PositionSolver::shownText() const {
    if (!shows())
        return {};
    if (m_shownPly == 0)
        return tr("The position before the line.");
    const std::vector<Move>& line = m_moves[static_cast<std::size_t>(m_shownLine)];
    Position before = *m_start;
    for (std::size_t i = 0; i + 1 < m_shownPly; ++i)
        before.make(line[i]);
    return tr("After %1, half-move %2 of %3.", "a move, numbers")
        .arg(QString::fromStdString(writeLan(before, line[m_shownPly - 1])))
        .arg(m_shownPly)
        .arg(line.size());
}

BoardScene PositionSolver::scene() const {
    if (!shows())
        return {};
    const std::vector<Move>& line = m_moves[static_cast<std::size_t>(m_shownLine)];
    Position at = *m_start;
    for (std::size_t i = 0; i < m_shownPly; ++i)
        at.make(line[i]);
    BoardScene scene = positionScene(at);
    scene.flipped = m_editor && m_editor->scene().flipped;
    if (m_shownPly > 0) {
        const Move& last = line[m_shownPly - 1];
        scene.marks[last.from] |= static_cast<std::uint32_t>(Mark::LastFrom);
        scene.marks[last.to] |= static_cast<std::uint32_t>(Mark::LastTo);
    }
    return scene;
}

void PositionSolver::lookAt(int from, int to) {
    BoardSketch sketch;
    if (m_editor && m_editor->edited().hasSquare(from) && m_editor->edited().hasSquare(to))
        sketch.lines.push_back(
            {SketchKind::Way, {static_cast<Square>(from), static_cast<Square>(to)}});
    if (sketch == m_sketch)
        return;
    m_sketch = sketch;
    emit sketchChanged();
}

} // namespace tessera
