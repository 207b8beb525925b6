// What the search sees in the position that is shown.
#pragma once

#include "analysislines.h"
#include "boardscene.h"
#include "boardsketch.h"
#include "computer/thinkingthread.h"
#include "follow/positionfollower.h"

#include <QtQml/qqmlregistration.h>

namespace tessera {

/// Follows a session, or an editor's position while it can be played; thinks about it while it is
/// on, on a thread of its own. One place of one line can be shown on the boards.
class Analysis : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tessera::GameSession* session READ session WRITE setSession NOTIFY sessionChanged)
    Q_MOC_INCLUDE("game/gamesession.h")
    Q_PROPERTY(tessera::PositionEditor* editor READ editor WRITE setEditor NOTIFY sessionChanged)
    Q_MOC_INCLUDE("editor/positioneditor.h")
    Q_PROPERTY(bool on READ isOn WRITE setOn NOTIFY onChanged)
    /// Whether anybody can see it: while nobody does, it does not think.
    Q_PROPERTY(bool watched READ isWatched WRITE setWatched NOTIFY watchedChanged)
    /// How many lines are told apart, 1 to mostLines.
    Q_PROPERTY(int lineCount READ lineCount WRITE setLineCount NOTIFY lineCountChanged)
    Q_PROPERTY(int mostLines READ mostLines CONSTANT)
    /// How many positions to look at; 0: as many as there is time for.
    Q_PROPERTY(int nodes MEMBER m_nodes)

    /// Whether it goes on looking.
    Q_PROPERTY(bool thinking READ thinking NOTIFY changed)
    Q_PROPERTY(tessera::AnalysisLines* lines READ lines CONSTANT)
    /// How deep it has looked, or why there is nothing to look at.
    Q_PROPERTY(QString status READ status NOTIFY changed)
    /// Whether there is a score.
    Q_PROPERTY(bool scored READ scored NOTIFY changed)
    /// Of the best line: "+1.4", "White is a little better", and White's share of the chances.
    Q_PROPERTY(QString score READ score NOTIFY changed)
    Q_PROPERTY(QString words READ words NOTIFY changed)
    Q_PROPERTY(double share READ share NOTIFY changed)
    /// Whether the board is seen from Black's side.
    Q_PROPERTY(bool flipped READ flipped NOTIFY shown)

    /// Whether the boards show a place of a line.
    Q_PROPERTY(bool shows READ shows NOTIFY shown)
    /// Its line, and how many moves of it; -1 and 0: none. A line that is no longer among the best
    /// is still shown.
    Q_PROPERTY(int shownRow READ shownRow NOTIFY shown)
    Q_PROPERTY(int shownPly READ shownPly NOTIFY shown)
    Q_PROPERTY(QString shownText READ shownText NOTIFY shown)
    Q_PROPERTY(tessera::BoardScene scene READ scene NOTIFY shown)
    /// The move of that place; without one, the first moves of the lines with their ranks.
    Q_PROPERTY(tessera::BoardSketch sketch READ sketch NOTIFY shown)

public:
    explicit Analysis(QObject* parent = nullptr);

    [[nodiscard]] GameSession* session() const { return m_followed.session(); }
    void setSession(GameSession* session) { m_followed.follow(session); }
    [[nodiscard]] PositionEditor* editor() const { return m_followed.editor(); }
    void setEditor(PositionEditor* editor) { m_followed.follow(editor); }
    [[nodiscard]] bool isOn() const { return m_on; }
    void setOn(bool on);
    [[nodiscard]] bool isWatched() const { return m_watched; }
    void setWatched(bool watched);
    [[nodiscard]] int lineCount() const { return m_lineCount; }
    /// Values outside the range become the nearest one inside.
    void setLineCount(int count);
    [[nodiscard]] static int mostLines() { return 5; }

    [[nodiscard]] bool thinking() const { return m_thinking.isThinking(); }
    [[nodiscard]] AnalysisLines* lines() { return &m_lines; }
    [[nodiscard]] QString status() const;
    [[nodiscard]] bool scored() const { return !m_lines.lines().empty(); }
    [[nodiscard]] QString score() const;
    [[nodiscard]] QString words() const;
    [[nodiscard]] double share() const;
    [[nodiscard]] bool flipped() const { return m_followed.flipped(); }

    [[nodiscard]] bool shows() const { return m_shown.has_value(); }
    [[nodiscard]] int shownRow() const;
    [[nodiscard]] int shownPly() const;
    [[nodiscard]] QString shownText() const;
    [[nodiscard]] BoardScene scene() const;
    [[nodiscard]] BoardSketch sketch() const;

    /// Shows the first move of a line on the boards; of the line that is shown, none any more.
    Q_INVOKABLE void press(int row);
    /// Shows this many moves of a line, 1 or more; fewer where it is shorter.
    Q_INVOKABLE void showLine(int row, int ply);
    /// Goes on in the line that is shown, or back.
    Q_INVOKABLE void step(int plies);
    /// The boards show the position again.
    Q_INVOKABLE void back();
    /// Says the score and the best move.
    Q_INVOKABLE void tell();

signals:
    void sessionChanged();
    void onChanged();
    void watchedChanged();
    void lineCountChanged();
    void changed();
    void shown();
    /// For screen readers.
    void announced(const QString& text);

private:
    struct Shown {
        std::vector<Move> moves;
        std::size_t ply = 1;
    };

    /// What is looked at; null: nothing.
    [[nodiscard]] const Game* game() const { return m_followed.now().game.get(); }
    void think();
    void take(const SearchReport& report);
    void show(Shown place);
    [[nodiscard]] SearchScore best() const;

    PositionFollower m_followed;
    bool m_on = false;
    bool m_watched = true;
    bool m_waits = false; ///< it stopped thinking, or did not begin, because nobody watches
    int m_lineCount = 3;
    int m_nodes = 0;
    SearchReport m_report;
    AnalysisLines m_lines;
    BoardSketch m_arrows; ///< of the first moves
    std::optional<Shown> m_shown;
    bool m_tells = false;      ///< the next score is told
    ThinkingThread m_thinking; ///< last: it ends before what it uses
};

} // namespace tessera
