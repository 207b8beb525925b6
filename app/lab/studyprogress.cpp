#include "studyprogress.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace tessera {

namespace {
const QString versionKey = QStringLiteral("tessera-progress");
const QString studiesKey = QStringLiteral("studies");
const QString unaidedWord = QStringLiteral("unaided");
const QString helpWord = QStringLiteral("with-help");
constexpr int version = 1;
} // namespace

SolvingState StudyProgress::state(const QString& study) const {
    return m_states.value(study, SolvingState::Open);
}

void StudyProgress::solve(const QString& study, SolvingState how) {
    if (how > state(study))
        m_states[study] = how;
}

void StudyProgress::set(const QString& study, SolvingState state) {
    if (state == SolvingState::Open)
        m_states.remove(study);
    else
        m_states[study] = state;
}

QByteArray StudyProgress::toJson() const {
    QJsonObject studies;
    for (auto entry = m_states.begin(); entry != m_states.end(); ++entry)
        studies[entry.key()] = entry.value() == SolvingState::Unaided ? unaidedWord : helpWord;
    return QJsonDocument(QJsonObject{{versionKey, version}, {studiesKey, studies}}).toJson();
}

std::optional<StudyProgress> StudyProgress::fromJson(const QByteArray& text) {
    const QJsonObject root = QJsonDocument::fromJson(text).object();
    if (root[versionKey].toInt() != version || !root[studiesKey].isObject())
        return std::nullopt;
    StudyProgress progress;
    const QJsonObject studies = root[studiesKey].toObject();
    for (auto entry = studies.begin(); entry != studies.end(); ++entry) {
        const QString word = entry.value().toString();
        if (word == unaidedWord)
            progress.set(entry.key(), SolvingState::Unaided);
        else if (word == helpWord)
            progress.set(entry.key(), SolvingState::WithHelp);
    }
    return progress;
}

} // namespace tessera
