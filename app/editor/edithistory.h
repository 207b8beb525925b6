// A value with what it was before.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

namespace tessera {

/// Keeps whole values: they are small beside what a person changes in a day.
template<class Value>
class EditHistory {
public:
    /// Changes that can be taken back; the oldest are forgotten.
    static constexpr std::size_t most = 500;

    explicit EditHistory(Value value) : m_now(std::move(value)) {}

    [[nodiscard]] const Value& now() const { return m_now; }
    [[nodiscard]] bool canUndo() const { return !m_before.empty(); }
    [[nodiscard]] bool canRedo() const { return !m_after.empty(); }

    /// What redo would bring; only with canRedo().
    [[nodiscard]] const Value& coming() const { return m_after.back(); }

    /// False: it is that already.
    bool change(Value value) {
        if (value == m_now)
            return false;
        m_after.clear();
        m_before.push_back(std::exchange(m_now, std::move(value)));
        if (m_before.size() > most)
            m_before.erase(m_before.begin());
        return true;
    }
    void undo() { step(m_before, m_after); }
    void redo() { step(m_after, m_before); }
    /// Another value, and nothing to take back.
    void reset(Value value) { *this = EditHistory(std::move(value)); }

private:
    void step(std::vector<Value>& from, std::vector<Value>& to) {
        if (from.empty())
            return;
        to.push_back(std::exchange(m_now, std::move(from.back())));
        from.pop_back();
    }

    Value m_now;
    std::vector<Value> m_before;
    std::vector<Value> m_after;
};

} // namespace tessera
