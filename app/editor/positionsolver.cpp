#include "positionsolver.h"

#include "notation/lan.h"
#include "positioneditor.h"

#include <QLocale>
#include <QTimerEvent>

#include <algorithm>
#include <mutex>

namespace tessera {

namespace {
constexpr int lookEvery = 150; // milliseconds

SolverMove moveOf(const Position& position, const Move& move, const QString& detail = {}) {
    return {QString::fromStdString(writeLan(position, move)), detail, move.from, move.to};
}
} // namespace

struct PositionSolver::Shared {
    std::mutex mutex;
    SolveProgress progress;

    void tell(const SolveProgress& now) {
        const std::lock_guard lock(mutex);
        progress = now;
    }
    SolveProgress told() {
        const std::lock_guard lock(mutex);
        return progress;
    }
};

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
    m_shared = std::make_shared<Shared>();
    m_solved = m_editor->fen();
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
    begin([moves, bytes](const Position& position, std::stop_token stop, Shared& shared) {
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
        if (solution.mateIn > 0)
            answer.lines.append(lineText(position, longestLine(solution.tree)));
        return answer;
    });
}

void PositionSolver::solveHelpmate(int wanted) {
    const int moves = std::clamp(wanted, 1, mostMateMoves);
    const auto bytes = static_cast<std::size_t>(m_memory) << 20U;
    begin([moves, bytes](const Position& position, std::stop_token stop, Shared& shared) {
        HelpmateOptions options;
        options.memoryBytes = bytes;
        options.mostLines = mostListed;
        options.onProgress = [&shared](const SolveProgress& now) { shared.tell(now); };
        const HelpmateSolution solution = tessera::solveHelpmate(position, moves, options, stop);
        Answer answer;
        answer.told = helpmateTelling(solution, moves);
        for (const std::vector<Move>& line : solution.lines)
            answer.lines.append(lineText(position, line));
        return answer;
    });
}

void PositionSolver::prove() {
    begin([](const Position& position, std::stop_token, Shared&) {
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
    m_mateIn = answer.mateIn;
    emit changed();
    emit announced(tr("%1. %2", "title, sentence").arg(m_told.title, m_told.sentence));
}

QString PositionSolver::progress() const {
    if (!m_busy)
        return {};
    const SolveProgress now = m_shared->told();
    if (now.firstMoves == 0)
        return tr("Working…");
    return tr("%1 moves deep: first move %2 of %3, %4 positions")
        .arg(now.moves)
        .arg(now.firstMove)
        .arg(now.firstMoves)
        .arg(QLocale().toString(static_cast<qulonglong>(now.nodes)));
}

void PositionSolver::timerEvent(QTimerEvent* event) {
    if (event->timerId() == m_look.timerId())
        emit progressChanged();
    else
        QObject::timerEvent(event);
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
