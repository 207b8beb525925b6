// A game that is looked through, commented on and tried out.
#pragma once

#include "editor/edithistory.h"
#include "replayfile.h"
#include "replaymoves.h"
#include "text/notices.h"

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QUrl>
#include <QVariantList>

#include <functional>

namespace tessera {

class GameSession;

/// Shows a game on a session that belongs to it, and follows what is done there: going through the
/// line leads through the game, and a move begins a variation. Every change is saved at once and
/// can be taken back.
class Replay : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tessera::GameSession* session READ session WRITE setSession NOTIFY linked REQUIRED)
    Q_MOC_INCLUDE("game/gamesession.h")
    /// Milliseconds between two moves while they are played one after the other.
    Q_PROPERTY(int pause READ pause WRITE setPause NOTIFY linked)
    Q_PROPERTY(tessera::ReplayMoves* moves READ moves CONSTANT)

    Q_PROPERTY(bool open READ isOpen NOTIFY opened)
    /// How the game is called, and what else is known of it: who plays, ruleset, date, result.
    Q_PROPERTY(QString title READ title NOTIFY opened)
    Q_PROPERTY(QString about READ about NOTIFY changed)
    /// The name of its file in the folder of games; empty: it is in none.
    Q_PROPERTY(QString fileName READ fileName NOTIFY changed)

    /// Whether the moves are played one after the other.
    Q_PROPERTY(bool playing READ isPlaying NOTIFY changed)
    /// "Start", "12. Ra1@00-a4@00", "Variation: 12… Qd4@11-d3@11".
    Q_PROPERTY(QString place READ place NOTIFY changed)
    /// What is written there, how the game ended, or what can be done.
    Q_PROPERTY(QString told READ told NOTIFY changed)
    Q_PROPERTY(bool atStart READ atStart NOTIFY changed)
    /// Whether a variation is shown, and whether its first move.
    Q_PROPERTY(bool inVariation READ inVariation NOTIFY changed)
    Q_PROPERTY(bool beginsVariation READ beginsVariation NOTIFY changed)
    /// How many moves were played or tried at the place before, this one counted.
    Q_PROPERTY(int alternatives READ alternatives NOTIFY changed)
    Q_PROPERTY(QString comment READ comment NOTIFY changed)
    /// What stands before the first move of a variation.
    Q_PROPERTY(QString leadComment READ leadComment NOTIFY changed)
    Q_PROPERTY(QList<int> glyphs READ glyphs NOTIFY changed)
    /// What a move can be marked with: maps of `glyph`, `sign` and `words`.
    Q_PROPERTY(QVariantList marks READ marks CONSTANT)

    /// What would be taken back or done again, such as "the comment"; empty: nothing.
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed)
    Q_PROPERTY(QString redoText READ redoText NOTIFY changed)
    /// One sentence that must be seen; empty: none. Once it is dismissed, the one before it.
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)

public:
    explicit Replay(QObject* parent = nullptr);
    /// With the games of a folder.
    explicit Replay(const QString& folder, QObject* parent = nullptr);
    ~Replay() override;

    [[nodiscard]] GameSession* session() const;
    void setSession(GameSession* session);
    [[nodiscard]] int pause() const { return m_clock.interval(); }
    void setPause(int milliseconds);
    [[nodiscard]] ReplayMoves* moves() { return &m_moves; }

    [[nodiscard]] bool isOpen() const { return m_history.now().tree != nullptr; }
    /// What is shown; only while a game is open.
    [[nodiscard]] const GameTree& tree() const { return *m_history.now().tree; }
    [[nodiscard]] NodeId node() const { return m_node; }
    [[nodiscard]] QString fileName() const { return m_file.name(); }

    [[nodiscard]] QString title() const { return m_title; }
    [[nodiscard]] QString about() const { return m_about; }
    [[nodiscard]] bool isPlaying() const { return m_clock.isActive(); }
    [[nodiscard]] QString place() const;
    [[nodiscard]] QString told() const;
    [[nodiscard]] bool atStart() const { return m_node == rootNode; }
    [[nodiscard]] bool inVariation() const { return isOpen() && tree().depth(m_node) > 0; }
    [[nodiscard]] bool beginsVariation() const;
    [[nodiscard]] int alternatives() const;
    [[nodiscard]] QString comment() const;
    [[nodiscard]] QString leadComment() const;
    [[nodiscard]] QList<int> glyphs() const;
    [[nodiscard]] static QVariantList marks();
    [[nodiscard]] QString undoText() const;
    [[nodiscard]] QString redoText() const;
    [[nodiscard]] QString notice() const { return m_notices.shown(); }

    /// Opens a game at its start. False, with `notice` saying why, when nothing of it can be read;
    /// all stays as it was then. Of a damaged one the good part is shown.
    Q_INVOKABLE bool show(const QUrl& file);
    /// The same for the text of a game or of a position on the clipboard.
    Q_INVOKABLE bool paste();
    Q_INVOKABLE void close();
    Q_INVOKABLE void dismissNotice();

    /// A place by its node id.
    Q_INVOKABLE void goTo(int node);
    Q_INVOKABLE void first();
    Q_INVOKABLE void previous();
    Q_INVOKABLE void next();
    /// The end of the line that is shown.
    Q_INVOKABLE void last();
    /// The move that is read after (1) or before (-1) this one in the list, also of a variation.
    Q_INVOKABLE void read(int by);
    /// The next of the moves that were played or tried here.
    Q_INVOKABLE void nextVariation();
    /// To where the variation begins.
    Q_INVOKABLE void leaveVariation();
    /// Plays the moves one after the other, from the start when there are none left; again pauses.
    Q_INVOKABLE void togglePlaying();

    Q_INVOKABLE void setComment(const QString& text);
    Q_INVOKABLE void setLeadComment(const QString& text);
    Q_INVOKABLE void toggleGlyph(int glyph);
    Q_INVOKABLE void promote();
    /// Deletes the move that is shown and all that follows it.
    Q_INVOKABLE void erase();
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();

    /// To the clipboard.
    Q_INVOKABLE void copyGame();
    Q_INVOKABLE void copyPosition();

signals:
    void linked();
    void opened();
    void changed();
    void noticeChanged();
    /// Something that a screen reader should say.
    void announced(const QString& text);
    /// Why nothing was done, for the eye as well.
    void remarked(const QString& text);

private:
    /// The game after a change, and where it was made.
    struct State {
        std::shared_ptr<const GameTree> tree;
        NodeId from = rootNode; ///< what was shown before it
        NodeId to = rootNode;   ///< and after it
        QString what{};         ///< of it, for undo
        friend bool operator==(const State& one, const State& other) {
            return one.tree == other.tree;
        }
    };

    void begin(const Record& record);
    void describe();
    /// What was done on the session since it was looked at last.
    void follow();
    void playFrom(std::size_t ply, const std::vector<Move>& moves);
    /// Puts the line of a place on the session.
    void load(NodeId node);
    /// A place is shown that was not shown before.
    void arrive(NodeId node);
    void stopPlaying();
    void step();
    [[nodiscard]] bool ready();
    /// False: nothing was changed, and it was said.
    bool change(GameTree tree, NodeId to, const QString& what);
    bool edit(const std::function<void(GameTree&)>& act, const QString& what);
    void showTree(NodeId node);
    /// `tells`: where it is kept, when that is a new file.
    void save(bool tells = true);
    void addNotice(const QString& text);
    [[nodiscard]] QString endText() const;
    /// What a reader should hear of the place beside its move.
    [[nodiscard]] QString spokenNotes() const;

    QPointer<GameSession> m_session;
    QString m_folder;
    ReplayFile m_file;
    EditHistory<State> m_history{State()};
    ReplayMoves m_moves;
    NodeId m_node = rootNode;
    std::vector<NodeId> m_line; ///< that the session was given
    std::vector<Move> m_loaded; ///< the same as moves
    QString m_title;
    QString m_about;
    QString m_end; ///< how the game ended, where no position shows it
    Notices m_notices;
    QString m_unsaved; ///< the last change could not be saved, and this notice says so
    QTimer m_clock;    ///< to the next move
};

} // namespace tessera
