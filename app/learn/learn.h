// The lessons at hand, and how far the learner is in them.
#pragma once

#include "coach/latest.h"
#include "lessonlist.h"
#include "lessonstore.h"
#include "text/notices.h"

#include <QUrl>

#include <functional>
#include <memory>

namespace tessera {

/// A step to be practised again.
struct ReviewItem {
    QString lesson;
    int step = 0;
    friend bool operator==(const ReviewItem&, const ReviewItem&) = default;
};

class Learn : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tessera::LessonListModel* list READ list CONSTANT)
    /// Whether a file is being read that was opened.
    Q_PROPERTY(bool opening READ isOpening NOTIFY openingChanged)
    /// What went wrong with a file, as a sentence; empty: nothing.
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)
    /// Whether a reset can be taken back.
    Q_PROPERTY(bool canUndoReset READ canUndoReset NOTIFY progressChanged)
    /// Where the user's own lessons lie, as the desktop writes it.
    Q_PROPERTY(QString folder READ folder CONSTANT)
    /// The lesson that was left in the middle last; empty: none.
    Q_PROPERTY(QString lastKey READ lastKey NOTIFY progressChanged)
    Q_PROPERTY(QString lastTitle READ lastTitle NOTIFY progressChanged)
    /// Whether steps that went wrong come back.
    Q_PROPERTY(bool reviewing READ reviewing WRITE setReviewing NOTIFY progressChanged)
    Q_PROPERTY(int dueCount READ dueCount NOTIFY progressChanged)
    /// "3 tomorrow, 1 on 12 December": what comes later; empty: nothing.
    Q_PROPERTY(QString laterText READ laterText NOTIFY progressChanged)
    /// The days from one review to the next, in words.
    Q_PROPERTY(QString scheduleText READ scheduleText CONSTANT)

public:
    using Today = std::function<QDate()>;

    /// With the user's own progress.
    explicit Learn(QObject* parent = nullptr);
    Learn(std::unique_ptr<LessonStore> store, Today today, QObject* parent = nullptr);
    ~Learn() override;

    [[nodiscard]] LessonListModel* list() { return &m_list; }
    [[nodiscard]] const LessonListModel& lessons() const { return m_list; }
    [[nodiscard]] bool isOpening() const { return m_isOpening; }
    [[nodiscard]] QString notice() const { return m_notices.shown(); }
    void addNotice(const QString& notice);
    [[nodiscard]] bool canUndoReset() const { return !m_forgotten.empty(); }
    [[nodiscard]] static QString folder();
    [[nodiscard]] QString lastKey() const;
    [[nodiscard]] QString lastTitle() const;
    [[nodiscard]] bool reviewing() const { return progress().reviewing(); }
    void setReviewing(bool reviewing);
    [[nodiscard]] int dueCount() const { return static_cast<int>(due().size()); }
    [[nodiscard]] QString laterText() const;
    [[nodiscard]] static QString scheduleText();

    [[nodiscard]] const LessonProgress& progress() const { return m_store->progress(); }
    [[nodiscard]] QDate today() const { return m_today(); }
    /// What is due, the oldest first; steps that there are no more are left out.
    [[nodiscard]] std::vector<ReviewItem> due() const;
    void change(SharedFile<LessonProgress>::Change how);

    /// Reads the lessons and the progress again; the user's own come to the list a little later.
    Q_INVOKABLE void refresh();
    /// Takes a lesson from a file into the list for now: `taken` tells its key, or `notice` why it
    /// cannot be.
    Q_INVOKABLE void open(const QUrl& file);
    /// The file that is being read is not wanted any more.
    Q_INVOKABLE void stopOpening();
    /// Forgets how far a lesson was taken, with its stars and what was to come back of it.
    Q_INVOKABLE void reset(const QString& key);
    Q_INVOKABLE void resetAll();
    Q_INVOKABLE void undoReset();
    Q_INVOKABLE void dismissNotice();

signals:
    /// A lesson that was opened from a file is in the list.
    void taken(const QString& key);
    void openingChanged();
    void noticeChanged();
    void progressChanged();

private:
    struct Forgotten {
        QString lesson;
        LessonRecord record;
        std::vector<Review> reviews;
    };

    void forget(const QStringList& keys);
    void showProgress();
    void showLessons();
    void takeOwn(const LessonShelf& own);
    void takeOpened(const OpenedLesson& opened);
    void setOpening(bool opening);

    std::unique_ptr<LessonStore> m_store;
    Today m_today;
    LessonListModel m_list;
    Notices m_notices;
    QString m_told;                     ///< of the store's problems
    std::vector<Forgotten> m_forgotten; ///< what the last reset took
    LessonShelf m_program;              ///< read once
    std::vector<ShelfLesson> m_own;     ///< of the user's folder
    std::vector<ShelfLesson> m_opened;  ///< from files outside of it
    bool m_isOpening = false;
    std::stop_source m_stop;
    Latest<LessonShelf> m_reading; ///< these two last: they end before what they use
    Latest<OpenedLesson> m_openingFile;
};

} // namespace tessera
