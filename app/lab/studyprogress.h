// Which studies were solved, and how: a value, and its text on disk.
#pragma once

#include <QByteArray>
#include <QMap>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace tessera {

namespace solving {
Q_NAMESPACE
QML_NAMED_ELEMENT(Solving)
/// In ascending order of merit.
enum class State {
    Open,     ///< not solved yet
    WithHelp, ///< solved after a hint, or with the solution seen
    Unaided,
};
Q_ENUM_NS(State)
} // namespace solving
using SolvingState = solving::State;

class StudyProgress {
public:
    [[nodiscard]] SolvingState state(const QString& study) const;
    /// Notes that a study was solved; what was done better before stays.
    void solve(const QString& study, SolvingState how);
    /// Sets a state whatever it was; Open forgets the study.
    void set(const QString& study, SolvingState state);
    void clear() { m_states.clear(); }
    [[nodiscard]] bool empty() const { return m_states.isEmpty(); }
    [[nodiscard]] const QMap<QString, SolvingState>& states() const { return m_states; }

    /// JSON: {"tessera-progress": 1, "studies": {"lite-knight": "unaided"}}.
    [[nodiscard]] QByteArray toJson() const;
    /// Nothing when the text is no progress at all; entries of it that are not understood are left
    /// out.
    [[nodiscard]] static std::optional<StudyProgress> fromJson(const QByteArray& text);

    friend bool operator==(const StudyProgress&, const StudyProgress&) = default;

private:
    QMap<QString, SolvingState> m_states; ///< without those that are open
};

} // namespace tessera
