// How far a learner is: which lessons were taken and how, where one was left, what is to be
// practised again. A value, and its text on disk.
#pragma once

#include <QByteArray>
#include <QDate>
#include <QMap>
#include <QString>

#include <optional>
#include <vector>

namespace tessera {

/// What happened in a step that asks for something.
struct StepTries {
    int hints = 0;      ///< seen, of three
    int wrong = 0;      ///< tries that were
    bool shown = false; ///< the answer was looked at, or the step left unsolved
    bool solved = false;

    /// In points that cost stars: a hint one, a wrong try two, the answer as much as the most that
    /// a step can cost.
    [[nodiscard]] int cost() const;
    /// Whether it is to be practised again.
    [[nodiscard]] bool failed() const;
    static constexpr int mostCost = 4;
    friend bool operator==(const StepTries&, const StepTries&) = default;
};

/// A lesson that was begun.
struct LessonRun {
    int at = 0; ///< the step that is open
    std::vector<StepTries> steps{};
    friend bool operator==(const LessonRun&, const LessonRun&) = default;
};

struct LessonRecord {
    int stars = 0; ///< the best so far, 1 to 3; 0: never taken to its end
    std::optional<LessonRun> run{};
    friend bool operator==(const LessonRecord&, const LessonRecord&) = default;
};

/// A step that comes back until it was solved at sight often enough.
struct Review {
    QString lesson; ///< its key
    int step = 0;
    int stage = 0; ///< place in reviewDays()
    QDate due;
    friend bool operator==(const Review&, const Review&) = default;
};
/// Days from one time to the next.
[[nodiscard]] const std::vector<int>& reviewDays();
inline constexpr int mostStars = 3;

/// Of a lesson with so many steps that ask, which cost so many points together.
[[nodiscard]] int starsFor(int asking, int cost);

class LessonProgress {
public:
    [[nodiscard]] LessonRecord record(const QString& lesson) const;
    void setRecord(const QString& lesson, const LessonRecord& record);
    /// The lesson that was open last and not taken to its end; empty: none.
    [[nodiscard]] const QString& last() const { return m_last; }
    void setLast(const QString& lesson) { m_last = lesson; }

    /// Whether steps come back at all.
    [[nodiscard]] bool reviewing() const { return m_reviewing; }
    void setReviewing(bool reviewing) { m_reviewing = reviewing; }
    /// By date, the earliest first.
    [[nodiscard]] const std::vector<Review>& reviews() const { return m_reviews; }
    /// A step that was failed comes back tomorrow.
    void failed(const QString& lesson, int step, const QDate& today);
    /// One that was due was solved at sight: it comes back later, or no more.
    void knew(const QString& lesson, int step, const QDate& today);
    void dropReviews(const QString& lesson);
    void addReview(const Review& review);

    [[nodiscard]] QByteArray toJson() const;
    /// Nothing when it is no whole file of ours.
    [[nodiscard]] static std::optional<LessonProgress> fromJson(const QByteArray& text);

    friend bool operator==(const LessonProgress&, const LessonProgress&) = default;

private:
    QMap<QString, LessonRecord> m_records; ///< without those that say nothing
    std::vector<Review> m_reviews;
    QString m_last;
    bool m_reviewing = true;
};

} // namespace tessera
