// Work on other threads of which only the latest result is wanted.
#pragma once

#include <QFutureWatcher>
#include <QtConcurrent/QtConcurrentRun>

#include <functional>
#include <optional>
#include <utility>

namespace tessera {

/// Runs one piece of work at a time; asked again meanwhile, it does the last that was asked when
/// the running one is done, and leaves out those between. Results come on the caller's thread.
template<class Result>
class Latest {
public:
    explicit Latest(std::function<void(const Result&)> deliver) {
        QObject::connect(&m_watcher, &QFutureWatcher<Result>::finished, &m_watcher,
                         [this, deliver = std::move(deliver)] {
                             m_busy = false;
                             if (m_next)
                                 start(std::exchange(m_next, nullptr));
                             else if (!std::exchange(m_dropped, false))
                                 deliver(m_watcher.result());
                         });
    }
    Latest(const Latest&) = delete;
    Latest& operator=(const Latest&) = delete;
    ~Latest() { m_watcher.waitForFinished(); }

    void ask(std::function<Result()> work) {
        m_dropped = false;
        if (m_busy)
            m_next = std::move(work);
        else
            start(std::move(work));
    }
    /// Nothing is wanted any more.
    void drop() {
        m_next = nullptr;
        m_dropped = m_busy;
    }

private:
    void start(std::function<Result()> work) {
        m_busy = true;
        m_watcher.setFuture(QtConcurrent::run(std::move(work)));
    }

    QFutureWatcher<Result> m_watcher;
    std::function<Result()> m_next;
    bool m_busy = false; ///< until its result has come here: done is not yet delivered
    bool m_dropped = false;
};

} // namespace tessera
