// Work on another thread of which only the latest result is wanted.
#pragma once

#include <QObject>

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>

namespace tessera {

/// Rung on any thread, heard on the thread that it was made on, when the event loop comes to it.
class Doorbell : public QObject {
    Q_OBJECT

public:
    explicit Doorbell(std::function<void()> heard) {
        connect(this, &Doorbell::rung, this, std::move(heard), Qt::QueuedConnection);
    }

signals:
    void rung();
};

/// Runs one piece of work at a time; asked again meanwhile, it does the last that was asked when
/// the running one is done, and leaves out those between. Results come on the caller's thread.
///
/// Work and results change hands under a standard mutex, and the bell carries nothing: so
/// ThreadSanitizer sees every hand-over, also beside a Qt that was built without it.
template<class Result>
class Latest {
public:
    explicit Latest(std::function<void(const Result&)> deliver)
        : m_bell([this, deliver = std::move(deliver)] {
              if (const std::optional<Result> result = takeResult())
                  deliver(*result);
          }),
          m_thread([this](const std::stop_token& stop) { workUntil(stop); }) {}
    Latest(const Latest&) = delete;
    Latest& operator=(const Latest&) = delete;
    /// Waits for work that runs; its result is not delivered.
    ~Latest() = default;

    void ask(std::function<Result()> work) { want(std::move(work)); }
    /// Nothing is wanted any more, neither what runs nor what is done but not yet delivered.
    void drop() { want(nullptr); }
    /// Waits until no work runs or waits; results are still delivered by the event loop.
    void waitForDone() {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return !m_busy && !m_work; });
    }

private:
    void want(std::function<Result()> work) {
        const std::lock_guard lock(m_mutex);
        ++m_question;
        m_work = std::move(work);
        m_result.reset();
        m_changed.notify_all();
    }

    std::optional<Result> takeResult() {
        const std::lock_guard lock(m_mutex);
        return std::exchange(m_result, std::nullopt);
    }

    void workUntil(const std::stop_token& stop) {
        std::unique_lock lock(m_mutex);
        while (m_changed.wait(lock, stop, [this] { return m_work != nullptr; }) &&
               !stop.stop_requested()) {
            const auto question = m_question;
            auto work = std::exchange(m_work, nullptr);
            m_busy = true;
            lock.unlock();
            std::optional<Result> result = work();
            work = nullptr; // what it holds is let go outside the lock
            lock.lock();
            m_busy = false;
            if (question == m_question) {
                m_result = std::move(result);
                emit m_bell.rung();
            }
            m_changed.notify_all();
        }
    }

    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::function<Result()> m_work; ///< waits for the thread
    std::optional<Result> m_result; ///< waits for the event loop
    unsigned long m_question = 0;   ///< which one was asked last
    bool m_busy = false;
    Doorbell m_bell;
    std::jthread m_thread; ///< last: it ends before what it uses
};

} // namespace tessera
