// Proves and solves what is on the editor's board, away from the interface's thread.
#pragma once

#include "board/boardscene.h"
#include "board/boardsketch.h"
#include "coach/latest.h"
#include "solving.h"
#include "solvingprogress.h"

#include <QBasicTimer>
#include <QPointer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace tessera {

class PositionEditor;

/// A first move, and what it comes to.
struct SolverMove {
    Q_GADGET
    QML_VALUE_TYPE(solverMove)
    Q_PROPERTY(QString text MEMBER text CONSTANT)
    Q_PROPERTY(QString detail MEMBER detail CONSTANT)
    Q_PROPERTY(int from MEMBER from CONSTANT)
    Q_PROPERTY(int to MEMBER to CONSTANT)
public:
    QString text;   ///< as records write it
    QString detail; ///< why it fails; empty for a key
    int from = -1;
    int to = -1;
};

/// One piece of work at a time; what it found goes when the position becomes another one.
class PositionSolver : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        tessera::PositionEditor* editor READ editor WRITE setEditor NOTIFY editorChanged REQUIRED)
    Q_MOC_INCLUDE("positioneditor.h")
    /// Megabytes that the solver may take.
    Q_PROPERTY(int memory MEMBER m_memory NOTIFY memoryChanged)
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    /// What it is doing, and how far it has come.
    Q_PROPERTY(QString progress READ progress NOTIFY progressChanged)
    /// Whether there is something found: a title, a sentence, and the rest of it.
    Q_PROPERTY(bool done READ done NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    /// SolverMove: every first move that mates, and those that do not, with the reason.
    Q_PROPERTY(QVariantList keys READ keys NOTIFY changed)
    Q_PROPERTY(QVariantList failures READ failures NOTIFY changed)
    /// Whole lines as text: of the mate one, of helpmates each. One can be stepped through.
    Q_PROPERTY(QStringList lines READ lines NOTIFY changed)
    /// The number of moves of the mate that was found; 0: none.
    Q_PROPERTY(int mateIn READ mateIn NOTIFY changed)
    /// The line that the board shows; -1: none.
    Q_PROPERTY(int shownLine READ shownLine NOTIFY shown)
    Q_PROPERTY(bool shows READ shows NOTIFY shown)
    /// How many of its half-moves are on the board, and how many there are.
    Q_PROPERTY(int shownPly READ shownPly NOTIFY shown)
    Q_PROPERTY(int lastPly READ lastPly NOTIFY shown)
    /// "After Rd4@11-d1@11#, half-move 1 of 3"
    Q_PROPERTY(QString shownText READ shownText NOTIFY shown)
    Q_PROPERTY(tessera::BoardScene scene READ scene NOTIFY shown)
    /// What is drawn over the board of the move that is looked at.
    Q_PROPERTY(tessera::BoardSketch sketch READ sketch NOTIFY sketchChanged)

public:
    /// So many lines and failures are listed at most.
    static constexpr int mostListed = 200;

    explicit PositionSolver(QObject* parent = nullptr);
    ~PositionSolver() override;

    [[nodiscard]] PositionEditor* editor() const;
    void setEditor(PositionEditor* editor);
    [[nodiscard]] bool busy() const { return m_busy; }
    [[nodiscard]] QString progress() const;
    [[nodiscard]] bool done() const { return !m_told.title.isEmpty(); }
    [[nodiscard]] QString title() const { return m_told.title; }
    [[nodiscard]] QString sentence() const { return m_told.sentence; }
    [[nodiscard]] QVariantList keys() const { return m_keys; }
    [[nodiscard]] QVariantList failures() const { return m_failures; }
    [[nodiscard]] QStringList lines() const { return m_lines; }
    [[nodiscard]] int mateIn() const { return m_mateIn; }
    [[nodiscard]] int shownLine() const { return m_shownLine; }
    [[nodiscard]] bool shows() const { return m_shownLine >= 0; }
    [[nodiscard]] int shownPly() const { return static_cast<int>(m_shownPly); }
    [[nodiscard]] int lastPly() const;
    [[nodiscard]] QString shownText() const;
    [[nodiscard]] BoardScene scene() const;
    [[nodiscard]] BoardSketch sketch() const { return m_sketch; }

    /// Whether the side to move can force mate in up to `moves` moves.
    Q_INVOKABLE void solveMate(int moves);
    /// Whether both sides together bring about mate of the side to move.
    Q_INVOKABLE void solveHelpmate(int moves);
    /// What the position is: mate, stalemate, check, and how many moves there are.
    Q_INVOKABLE void prove();
    /// Ends the work; what is proven so far is told.
    Q_INVOKABLE void cancel();
    /// Ends the work and takes away what was found.
    Q_INVOKABLE void forget();
    /// Draws a move over the board; anything else draws nothing.
    Q_INVOKABLE void lookAt(int from, int to);
    /// Shows the position after so many half-moves of a line; beyond its ends, the nearest.
    Q_INVOKABLE void showLine(int line, int ply);
    /// The board shows the position again.
    Q_INVOKABLE void back();

signals:
    void editorChanged();
    void memoryChanged();
    void changed();
    void progressChanged();
    void sketchChanged();
    void shown();
    void announced(const QString& text);

protected:
    void timerEvent(QTimerEvent* event) override;

private:
    struct Answer {
        Telling told;
        QVariantList keys;
        QVariantList failures;
        QStringList lines;
        std::vector<std::vector<Move>> moves; ///< of the lines
        int mateIn = 0;
        unsigned long question = 0;
    };
    using Work = std::function<Answer(const Position&, std::stop_token, SolvingProgress&)>;

    void begin(const Work& work);
    void show(const Answer& answer);
    void followPosition();

    QPointer<PositionEditor> m_editor;
    int m_memory = 256;
    bool m_busy = false;
    unsigned long m_question = 0;
    QString m_solved; ///< the position that is or was worked on
    Telling m_told;
    QVariantList m_keys;
    QVariantList m_failures;
    QStringList m_lines;
    std::optional<Position> m_start; ///< that the lines begin with
    std::vector<std::vector<Move>> m_moves;
    int m_shownLine = -1;
    std::size_t m_shownPly = 0;
    int m_mateIn = 0;
    BoardSketch m_sketch;
    QBasicTimer m_look; ///< at the progress
    std::shared_ptr<SolvingProgress> m_shared;
    std::stop_source m_stop;
    Latest<Answer> m_latest; ///< last: its thread ends before what it uses
};

} // namespace tessera
