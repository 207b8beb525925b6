#include "thinkingthread.h"

namespace tessera {

ThinkingThread::ThinkingThread(Hear onProgress, Hear onDone)
    : m_onProgress(std::move(onProgress)), m_onDone(std::move(onDone)), m_bell([this] { hear(); }),
      m_thread([this](const std::stop_token& end) { workUntil(end); }) {}

ThinkingThread::~ThinkingThread() {
    drop();
}

void ThinkingThread::ask(ThinkingTask task) {
    want(std::move(task));
}

void ThinkingThread::drop() {
    want(std::nullopt);
}

void ThinkingThread::stop() {
    const std::lock_guard lock(m_mutex);
    m_stop.request_stop();
}

void ThinkingThread::want(std::optional<ThinkingTask> task) {
    m_thinking = task.has_value();
    const std::lock_guard lock(m_mutex);
    m_stop.request_stop();
    m_stop = std::stop_source();
    ++m_question;
    m_task = std::move(task);
    m_news = {};
    m_changed.notify_all();
}

void ThinkingThread::hear() {
    News news;
    {
        const std::lock_guard lock(m_mutex);
        news = std::exchange(m_news, {});
    }
    if (news.done) {
        m_thinking = false;
        m_onDone(*news.done);
    } else if (news.progress) {
        m_onProgress(*news.progress);
    }
}

void ThinkingThread::tell(unsigned long question, std::optional<SearchReport> News::*part,
                          const SearchReport& report) {
    const std::lock_guard lock(m_mutex);
    if (question != m_question)
        return;
    m_news.*part = report;
    emit m_bell.rung();
}

void ThinkingThread::workUntil(const std::stop_token& end) {
    std::optional<Thinker> thinker;
    std::optional<SearchOptions> options;
    std::unique_lock lock(m_mutex);
    while (m_changed.wait(lock, end, [this] { return m_task.has_value(); }) &&
           !end.stop_requested()) {
        const auto question = m_question;
        const std::stop_token stop = m_stop.get_token();
        std::optional<ThinkingTask> task = std::exchange(m_task, std::nullopt);
        lock.unlock();
        if (options != task->options)
            thinker.emplace(*(options = task->options));
        const SearchReport report =
            thinker->think(task->game, task->limits, stop, [&](const SearchReport& found) {
                tell(question, &News::progress, found);
            });
        task.reset(); // what it holds is let go outside the lock
        tell(question, &News::done, report);
        lock.lock();
    }
}

} // namespace tessera
