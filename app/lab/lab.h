// The checkmate lab: the studies at hand, and what was solved of them.
#pragma once

#include "coach/latest.h"
#include "progressstore.h"
#include "solvingprogress.h"
#include "studylist.h"
#include "text/notices.h"

#include <QSet>
#include <QTimer>
#include <QUrl>

#include <memory>

namespace tessera {

class Lab : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tessera::StudyListModel* list READ list CONSTANT)
    /// What went wrong with a file, as a sentence; empty: nothing. Once it is dismissed, the one
    /// before it that was not seen.
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)
    /// How far the check of a study that was opened has come; empty: none is checked.
    Q_PROPERTY(QString checking READ checking NOTIFY checkingChanged)
    /// Whether a reset can be taken back.
    Q_PROPERTY(bool canUndoReset READ canUndoReset NOTIFY progressChanged)
    /// Of how many studies it is known that they were solved, also of such as are not at hand.
    Q_PROPERTY(int solvedInAll READ solvedInAll NOTIFY progressChanged)
    /// Where the user's own studies lie, as the desktop writes it.
    Q_PROPERTY(QString folder READ folder CONSTANT)

public:
    /// With the user's own progress.
    explicit Lab(QObject* parent = nullptr);
    Lab(std::unique_ptr<ProgressStore> store, QObject* parent);
    ~Lab() override;

    [[nodiscard]] StudyListModel* list() { return &m_list; }
    [[nodiscard]] const StudyListModel& studies() const { return m_list; }
    [[nodiscard]] QString notice() const { return m_notices.shown(); }
    [[nodiscard]] QString checking() const;
    [[nodiscard]] bool canUndoReset() const { return !m_forgotten.isEmpty(); }
    [[nodiscard]] int solvedInAll() const;
    [[nodiscard]] static QString folder();
    [[nodiscard]] SolvingState state(const QString& key) const;
    /// A study is looked at. Whether one of the user's own holds is checked meanwhile, once; when
    /// it does not, `notice` says so.
    void lookAt(const ShelfStudy& shelf);
    /// A study was solved.
    void solve(const QString& key, SolvingState how);

    /// Reads the studies and the progress again.
    Q_INVOKABLE void refresh();
    /// Reads the progress again: another window may have noted something.
    Q_INVOKABLE void readProgress();
    /// Takes a study from a file into the list for now; gives its key, or nothing with `notice`
    /// set. What the study claims is checked meanwhile; when it does not hold, `notice` says so.
    Q_INVOKABLE QString open(const QUrl& file);
    /// A Solving.State.
    Q_INVOKABLE [[nodiscard]] int stateOf(const QString& key) const {
        return static_cast<int>(state(key));
    }
    /// The key of the next study that is not solved, in the order of the list; empty: none is left.
    Q_INVOKABLE [[nodiscard]] QString nextOpen(const QString& after) const;
    /// Forgets that a study was solved.
    Q_INVOKABLE void reset(const QString& key);
    Q_INVOKABLE void resetAll();
    Q_INVOKABLE void undoReset();
    Q_INVOKABLE void dismissNotice();
    Q_INVOKABLE void stopChecking();

signals:
    void noticeChanged();
    void checkingChanged();
    void progressChanged();

private:
    void addNotice(const QString& notice);
    void check(const ShelfStudy& shelf);
    void endCheck();
    void showProgress();
    [[nodiscard]] std::optional<QString> keyOfSame(const Study& study) const;

    std::unique_ptr<ProgressStore> m_store;
    StudyListModel m_list;
    Notices m_notices;
    QString m_told;                              ///< of the store's problems
    QMap<QString, SolvingState> m_forgotten;     ///< what the last reset took
    std::vector<ShelfStudy> m_opened;            ///< from files outside the user's folder
    QSet<QString> m_checked;                     ///< keys of the user's own
    QString m_checkedNow;                        ///< key of the one that is being checked
    std::shared_ptr<SolvingProgress> m_progress; ///< while something is checked
    QTimer m_look;                               ///< at the progress
    std::stop_source m_stop;
    Latest<QString> m_checking; ///< last: it ends before what it uses
};

} // namespace tessera
