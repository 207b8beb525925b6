// The library: the games people keep, and what they do with them.
#pragma once

#include "coach/latest.h"
#include "game/gamesession.h"
#include "gamechores.h"
#include "gamelibrarylist.h"
#include "text/notices.h"

#include <QPointer>
#include <QTimer>

#include <deque>

namespace tessera {

/// Reads and changes the folder of games off the interface's thread, one thing after the other.
class GameLibrary : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tessera::GameLibraryList* list READ list CONSTANT)
    /// The game of this window, which stands among the others.
    Q_PROPERTY(tessera::GameSession* session READ session WRITE setSession NOTIFY sessionChanged)
    /// Whether the games have been read once.
    Q_PROPERTY(bool loaded READ loaded NOTIFY loadedChanged)
    /// What is going on and how far it has come; empty: nothing that takes long.
    Q_PROPERTY(QString progress READ progress NOTIFY progressChanged)
    /// Whether a change is going on or waits.
    Q_PROPERTY(bool working READ working NOTIFY progressChanged)
    /// What went wrong, as sentences; empty: nothing. Once it is dismissed, the one before it.
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)
    /// How many files the last import found faults in that can be repaired; 0 once its notice is
    /// dismissed.
    Q_PROPERTY(int repairable READ repairable NOTIFY noticeChanged)
    /// What undo would take back, such as "Delete 3 games"; empty: nothing.
    Q_PROPERTY(QString undoText READ undoText NOTIFY undoChanged)
    /// Where the files lie, as the desktop writes it.
    Q_PROPERTY(QString folder READ shownFolder CONSTANT)

public:
    /// With the user's own games.
    explicit GameLibrary(QObject* parent = nullptr);
    GameLibrary(QString folder, QString indexFile, QObject* parent = nullptr);
    ~GameLibrary() override;

    [[nodiscard]] GameLibraryList* list() { return &m_list; }
    [[nodiscard]] GameSession* session() const { return m_session; }
    void setSession(GameSession* session);
    [[nodiscard]] bool loaded() const { return m_loaded; }
    [[nodiscard]] QString progress() const;
    [[nodiscard]] bool working() const { return m_chore || !m_chores.empty(); }
    [[nodiscard]] QString notice() const { return m_notices.shown(); }
    [[nodiscard]] int repairable() const { return static_cast<int>(m_repairable.size()); }
    [[nodiscard]] QString undoText() const;
    [[nodiscard]] QString shownFolder() const;

    /// Looks through the folder again.
    Q_INVOKABLE void refresh();
    /// Ends the change that goes on: what is done of it stays.
    Q_INVOKABLE void stop();
    Q_INVOKABLE void dismissNotice();

    Q_INVOKABLE [[nodiscard]] QUrl url(const QString& file) const;
    /// `title`, `white`, `black` and `keywords` of a game.
    Q_INVOKABLE [[nodiscard]] QVariantMap details(const QString& file) const;
    /// Gives a game other ones; what is not named stays.
    Q_INVOKABLE void describe(const QString& file, const QVariantMap& details);
    Q_INVOKABLE void addKeywords(const QStringList& files, const QString& keywords);
    /// Moves games to the trash. The one on the board of this window stays, and this is said.
    Q_INVOKABLE void remove(const QStringList& files);
    Q_INVOKABLE void undo();
    /// Adds the games of files; `added` follows.
    Q_INVOKABLE void importFiles(const QList<QUrl>& files);
    /// Adds the games of those files again, as a whole and repaired, in place of their parts:
    /// marks, move numbers and results are made true. What was repaired is told.
    Q_INVOKABLE void repair();
    /// What can be read of a damaged game, as a game of its own.
    Q_INVOKABLE void takeOver(const QString& file);
    Q_INVOKABLE void exportGames(const QStringList& files, const QUrl& target);
    /// A name for the file that some games are written to.
    Q_INVOKABLE [[nodiscard]] QString exportName(const QStringList& files) const;
    /// To the clipboard: the whole record, or the last position alone.
    Q_INVOKABLE void copyGame(const QString& file);
    Q_INVOKABLE void copyPosition(const QString& file);
    /// Whether a file holds more games than one, which belong here.
    Q_INVOKABLE [[nodiscard]] static bool holdsSeveral(const QUrl& file);

signals:
    void sessionChanged();
    void loadedChanged();
    void progressChanged();
    void noticeChanged();
    void undoChanged();
    /// Something that a screen reader should say.
    void announced(const QString& text);
    /// A change was made, and the list shows it: the file to look at, maybe none.
    void settled(const QString& file);

private:
    using Work = std::function<ChoreReport(LibraryProgress&)>;
    /// A change and what is said of it.
    struct Chore {
        Work work;
        /// What it does, while it takes long.
        QString doing;
        /// What was done, for so many games; an empty sentence: nothing.
        std::function<QString(const ChoreReport&)> told;
        /// What can be taken back, such as "Delete a game"; empty: it cannot.
        QString undoText{};
    };
    struct Undo {
        QString text;
        Chore chore;
    };

    void run(Chore chore);
    void next();
    void finish(const ChoreReport& report);
    void noteUndo(const ChoreReport& report);
    void show(const std::vector<GameFacts>& games);
    void addNotice(const QString& text);
    void importPaths(const QStringList& paths, const QStringList& instead, Reading reading);
    [[nodiscard]] QString pathOf(const QString& file) const;
    [[nodiscard]] QString ownFile() const;
    void copy(const QString& text, const QString& told);

    QString m_folder;
    QString m_index;
    QPointer<GameSession> m_session;
    GameLibraryList m_list;
    Notices m_notices;
    bool m_loaded = false;
    bool m_scanning = false;
    QString m_goTo; ///< the file to look at when the list shows the change
    bool m_changed = false;
    QStringList m_repairable;   ///< files that were imported
    QStringList m_partial;      ///< what became of them
    std::deque<Chore> m_chores; ///< that wait
    std::optional<Chore> m_chore;
    std::vector<Undo> m_undo;
    std::shared_ptr<LibraryProgress> m_progress; ///< of the chore, else of the scan
    std::shared_ptr<LibraryProgress> m_scanned;
    QTimer m_look; ///< at the progress
    // Last: they end before what they use.
    Latest<std::vector<GameFacts>> m_scan;
    Latest<ChoreReport> m_work;
};

} // namespace tessera
