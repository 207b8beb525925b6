// The search on a thread of its own, so that nothing on screen ever waits for it.
#pragma once

#include "coach/latest.h"
#include "search/search.h"

namespace tessera {

/// What to think about: the position where the game is shown, with the moves before it.
struct ThinkingTask {
    Game game;
    SearchLimits limits;
    SearchOptions options;
};

/// Thinks about one question at a time. All calls come from one thread, which has an event loop,
/// and so do the answers. What was seen stays in memory for the next question as long as the
/// options are the same.
///
/// Questions and reports change hands under a standard mutex, as in Latest.
class ThinkingThread {
public:
    using Hear = std::function<void(const SearchReport&)>;

    /// `onProgress` hears what was found so far, the last of several depths that were done before
    /// the event loop came to it; `onDone` once for each question that was neither replaced nor
    /// dropped. Either may ask, stop and drop.
    ThinkingThread(Hear onProgress, Hear onDone);
    ThinkingThread(const ThinkingThread&) = delete;
    ThinkingThread& operator=(const ThinkingThread&) = delete;
    /// Ends what runs, without an answer.
    ~ThinkingThread();

    /// Thinks about this from now on; the question before it gets no answer.
    void ask(ThinkingTask task);
    /// The best so far is the answer, and comes at once.
    void stop();
    /// No answer is wanted, neither from what runs nor from what is done but not yet heard.
    void drop();
    /// Whether an answer is still to come.
    [[nodiscard]] bool isThinking() const { return m_thinking; }

private:
    /// What has not been heard yet.
    struct News {
        std::optional<SearchReport> progress;
        std::optional<SearchReport> done;
    };

    void want(std::optional<ThinkingTask> task);
    void hear();
    void workUntil(const std::stop_token& end);
    /// On the thread: passes on what was found, unless another question has come meanwhile.
    void tell(unsigned long question, std::optional<SearchReport> News::*part,
              const SearchReport& report);

    Hear m_onProgress;
    Hear m_onDone;
    bool m_thinking = false; ///< known to the caller's thread only

    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::optional<ThinkingTask> m_task; ///< waits for the thread
    News m_news;                        ///< waits for the event loop
    std::stop_source m_stop;            ///< of the question that was asked last
    unsigned long m_question = 0;       ///< which one that was
    Doorbell m_bell;
    std::jthread m_thread; ///< last: it ends before what it uses
};

} // namespace tessera
