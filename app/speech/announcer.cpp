#include "announcer.h"

#include <QAccessible>

namespace tessera {

Announcer::Announcer(QQuickItem* parent) : QQuickItem(parent) {
    setSize(QSizeF(1, 1));
    setVisible(false);
}

void Announcer::say(const QString& text) {
    if (text.isEmpty())
        return;
    m_log.add(text, SpeechLog::Kind::News);
    enqueue(text);
}

void Announcer::repeat(const QString& text) {
    if (!text.isEmpty())
        enqueue(text);
}

void Announcer::sayFocus(const QString& text, bool aloud) {
    if (text.isEmpty())
        return;
    m_log.add(text, SpeechLog::Kind::Focus);
    if (aloud)
        enqueue(text);
}

void Announcer::enqueue(const QString& text) {
    if (m_waiting.size() == longestQueue)
        m_waiting.removeFirst();
    m_waiting.append(text);
    if (!m_pause.isActive())
        sayNext();
}

void Announcer::sayNext() {
    m_pause.start(static_cast<int>(pause.count()), this);
    const QString text = m_waiting.takeFirst();
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    m_text = text;
    emit textChanged();
    QAccessibleAnnouncementEvent event(this, text);
    QAccessible::updateAccessibility(&event);
#else
    // Without an event for it, readers hear of a notification when it becomes visible.
    setVisible(false);
    if (m_text != text) {
        m_text = text;
        emit textChanged();
    }
    setVisible(true);
#endif
    emit said(text);
}

void Announcer::timerEvent(QTimerEvent* event) {
    if (event->timerId() != m_pause.timerId()) {
        QQuickItem::timerEvent(event);
        return;
    }
    m_pause.stop();
    if (!m_waiting.isEmpty())
        sayNext();
}

} // namespace tessera
