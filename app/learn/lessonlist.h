// The lessons as a list of cards.
#pragma once

#include "board/boardscene.h"
#include "lessonprogress.h"
#include "lessonshelf.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace tessera {

class LessonListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Learn has one")
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// Lessons that were taken to their end.
    Q_PROPERTY(int doneTotal READ doneTotal NOTIFY changed)
    Q_PROPERTY(int starsTotal READ starsTotal NOTIFY changed)

public:
    enum Role {
        KeyRole = Qt::UserRole,
        TitleRole,
        GoalRole,
        MinutesRole,
        CourseRole, ///< its name
        CourseGoalRole,
        FirstRole,   ///< whether it is the first of its course
        RulesetRole, ///< the game's name
        StarsRole,   ///< 0 to mostStars; 0: not taken to its end yet
        StepRole,    ///< steps before the one where it was left; 0: not begun
        StepsRole,   ///< how many it has
        DueRole,     ///< steps of it that are due for review
        AfterRole,   ///< titles of lessons that help, as one text; empty: none
        MineRole,
    };

    using QAbstractListModel::QAbstractListModel;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] int doneTotal() const;
    [[nodiscard]] int starsTotal() const;
    /// Row of a lesson; -1: there is none.
    Q_INVOKABLE [[nodiscard]] int rowOf(const QString& key) const;
    Q_INVOKABLE [[nodiscard]] QString keyAt(int row) const;

    void setLessons(std::vector<ShelfLesson> lessons);
    /// Adds one, in place of one with the same key.
    void add(const ShelfLesson& lesson);
    void setProgress(const LessonProgress& progress, const QDate& today);
    [[nodiscard]] const std::vector<ShelfLesson>& all() const { return m_lessons; }
    [[nodiscard]] const ShelfLesson* find(const QString& key) const;

signals:
    void changed();

private:
    [[nodiscard]] QString after(const Lesson& lesson) const;

    std::vector<ShelfLesson> m_lessons;
    LessonProgress m_progress;
    QDate m_today;
};

} // namespace tessera
