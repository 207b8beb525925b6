// Linked into a program, tells when its first frame was on screen and how much memory it holds a
// moment later, then ends it. TESSERA_BENCH_STARTED is the time of the start in microseconds of the
// system clock, taken by whoever started the program.
#include <QCoreApplication>
#include <QFile>
#include <QQuickWindow>
#include <QTimer>

#include <chrono>
#include <cstdio>

namespace {

constexpr int settledMs = 2000;

qint64 nowUs() {
    using namespace std::chrono;
    return duration_cast<microseconds>(system_clock::now().time_since_epoch()).count();
}

/// Resident memory of this process in KiB.
qint64 residentKib() {
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray text = status.readAll();
    const qsizetype at = text.indexOf("VmRSS:");
    return at < 0 ? 0 : text.mid(at + 6, text.indexOf("kB", at) - at - 6).trimmed().toLongLong();
}

class FirstFrame : public QObject {
public:
    bool eventFilter(QObject* object, QEvent* event) override {
        auto* window = qobject_cast<QQuickWindow*>(object);
        if (window && event->type() == QEvent::Show && !m_watching) {
            m_watching = true;
            // The frame is counted on the thread that swapped it.
            connect(
                window, &QQuickWindow::frameSwapped, this, [this] { swapped(); },
                Qt::DirectConnection);
        }
        return false;
    }

private:
    void swapped() {
        if (m_swappedUs)
            return;
        m_swappedUs = nowUs();
        QMetaObject::invokeMethod(this, [this] {
            QTimer::singleShot(settledMs, this, [this] {
                const qint64 started = qEnvironmentVariable("TESSERA_BENCH_STARTED").toLongLong();
                std::printf("%lld %lld\n", static_cast<long long>(m_swappedUs - started),
                            static_cast<long long>(residentKib()));
                std::fflush(stdout);
                QCoreApplication::exit(0);
            });
        });
    }

    bool m_watching = false;
    qint64 m_swappedUs = 0;
};

void watch() {
    auto* firstFrame = new FirstFrame;
    firstFrame->setParent(QCoreApplication::instance());
    QCoreApplication::instance()->installEventFilter(firstFrame);
}

} // namespace

Q_COREAPP_STARTUP_FUNCTION(watch)
