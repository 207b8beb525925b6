// Says sentences to screen readers, one after another.
#pragma once

#include "speechlog.h"

#include <QBasicTimer>
#include <QQuickItem>
#include <QStringList>

#include <chrono>

namespace tessera {

/// An invisible notification: readers tell what it is called whenever it appears. Each sentence is
/// shown for `pause` at least, so that a reader that asks late still hears it; those that come
/// meanwhile wait. Everything said is in the log at once.
/// In QML: Accessible.role: Accessible.Notification; Accessible.name: text
class Announcer : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    /// What was said last.
    Q_PROPERTY(QString text READ text NOTIFY textChanged)
    Q_PROPERTY(tessera::SpeechLog* log READ log CONSTANT)
public:
    static constexpr std::chrono::milliseconds pause{500};
    /// Sentences that may wait; beyond it the oldest of them stay unsaid and are in the log alone.
    static constexpr int longestQueue = 8;

    explicit Announcer(QQuickItem* parent = nullptr);

    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] SpeechLog* log() { return &m_log; }

    /// An empty text says nothing; the same text again is said again.
    Q_INVOKABLE void say(const QString& text);
    /// Says what is in the log already.
    Q_INVOKABLE void repeat(const QString& text);
    /// Tells where the focus is. Readers tell that by themselves, so it is written into the log,
    /// and said only when `aloud`.
    void sayFocus(const QString& text, bool aloud);

signals:
    void textChanged();
    /// A sentence has gone to the readers.
    void said(const QString& text);

protected:
    void timerEvent(QTimerEvent* event) override;

private:
    void enqueue(const QString& text);
    void sayNext();

    SpeechLog m_log;
    QString m_text;
    QStringList m_waiting;
    QBasicTimer m_pause;
};

} // namespace tessera
