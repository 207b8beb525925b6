#include "lessonprogress.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace tessera {

namespace {

constexpr int version = 1;
/// More than any lesson has.
constexpr int mostSteps = 60;
/// Tries of one step that a file can tell of.
constexpr int mostTries = 1000;
constexpr int hintCost = 1;
constexpr int wrongCost = 2;

QString word(const char* name) {
    return QString::fromLatin1(name);
}

QJsonObject toObject(const LessonRecord& record) {
    QJsonObject object{{word("stars"), record.stars}};
    if (!record.run)
        return object;
    QJsonArray steps;
    for (const StepTries& step : record.run->steps)
        steps.append(QJsonArray{step.hints, step.wrong, step.shown, step.solved});
    object[word("at")] = record.run->at;
    object[word("steps")] = steps;
    return object;
}

LessonRecord toRecord(const QJsonObject& object) {
    LessonRecord record;
    record.stars = std::clamp(object[word("stars")].toInt(), 0, mostStars);
    if (!object[word("at")].isDouble())
        return record;
    LessonRun run;
    run.at = std::clamp(object[word("at")].toInt(), 0, mostSteps - 1);
    const QJsonArray steps = object[word("steps")].toArray();
    for (qsizetype i = 0; i < std::min<qsizetype>(steps.size(), mostSteps); ++i) {
        const QJsonArray step = steps[i].toArray();
        run.steps.push_back({std::clamp(step[0].toInt(), 0, mostTries),
                             std::clamp(step[1].toInt(), 0, mostTries), step[2].toBool(),
                             step[3].toBool()});
    }
    record.run = run;
    return record;
}

} // namespace

int StepTries::cost() const {
    return shown ? mostCost : std::min(mostCost, hints * hintCost + wrong * wrongCost);
}

bool StepTries::failed() const {
    return cost() >= mostCost;
}

const std::vector<int>& reviewDays() {
    static const std::vector<int> days{1, 3, 7, 14, 30};
    return days;
}

int starsFor(int asking, int cost) {
    if (2 * cost <= asking)
        return mostStars;
    return cost <= 2 * asking ? mostStars - 1 : 1;
}

LessonRecord LessonProgress::record(const QString& lesson) const {
    return m_records.value(lesson);
}

void LessonProgress::setRecord(const QString& lesson, const LessonRecord& record) {
    if (record == LessonRecord())
        m_records.remove(lesson);
    else
        m_records[lesson] = record;
}

void LessonProgress::addReview(const Review& review) {
    std::erase_if(m_reviews, [&](const Review& known) {
        return known.lesson == review.lesson && known.step == review.step;
    });
    m_reviews.insert(std::ranges::upper_bound(m_reviews, review.due, {}, &Review::due), review);
}

void LessonProgress::failed(const QString& lesson, int step, const QDate& today) {
    addReview({lesson, step, 0, today.addDays(reviewDays().front())});
}

void LessonProgress::knew(const QString& lesson, int step, const QDate& today) {
    const auto found = std::ranges::find_if(m_reviews, [&](const Review& review) {
        return review.lesson == lesson && review.step == step;
    });
    if (found == m_reviews.end())
        return;
    const int stage = found->stage + 1;
    m_reviews.erase(found);
    if (stage < static_cast<int>(reviewDays().size()))
        addReview(
            {lesson, step, stage, today.addDays(reviewDays()[static_cast<std::size_t>(stage)])});
}

void LessonProgress::dropReviews(const QString& lesson) {
    std::erase_if(m_reviews, [&](const Review& review) { return review.lesson == lesson; });
}

QByteArray LessonProgress::toJson() const {
    QJsonObject lessons;
    for (auto entry = m_records.begin(); entry != m_records.end(); ++entry)
        lessons[entry.key()] = toObject(entry.value());
    QJsonArray reviews;
    for (const Review& review : m_reviews)
        reviews.append(QJsonObject{{word("lesson"), review.lesson},
                                   {word("step"), review.step},
                                   {word("stage"), review.stage},
                                   {word("due"), review.due.toString(Qt::ISODate)}});
    return QJsonDocument(QJsonObject{{word("tessera-lessons"), version},
                                     {word("lessons"), lessons},
                                     {word("reviews"), reviews},
                                     {word("reviewing"), m_reviewing},
                                     {word("last"), m_last}})
        .toJson();
}

std::optional<LessonProgress> LessonProgress::fromJson(const QByteArray& text) {
    const QJsonObject root = QJsonDocument::fromJson(text).object();
    if (root[word("tessera-lessons")].toInt() != version || !root[word("lessons")].isObject())
        return std::nullopt;
    LessonProgress progress;
    const QJsonObject lessons = root[word("lessons")].toObject();
    for (auto entry = lessons.begin(); entry != lessons.end(); ++entry)
        progress.setRecord(entry.key(), toRecord(entry.value().toObject()));
    const QJsonArray reviews = root[word("reviews")].toArray();
    for (const QJsonValue& value : reviews) {
        const QJsonObject object = value.toObject();
        const Review review{
            object[word("lesson")].toString(), object[word("step")].toInt(),
            std::clamp(object[word("stage")].toInt(), 0, static_cast<int>(reviewDays().size()) - 1),
            QDate::fromString(object[word("due")].toString(), Qt::ISODate)};
        if (!review.lesson.isEmpty() && review.step >= 0 && review.due.isValid())
            progress.addReview(review);
    }
    progress.m_reviewing = root[word("reviewing")].toBool(true);
    progress.m_last = root[word("last")].toString();
    return progress;
}

} // namespace tessera
