// A value that all windows share through one file.
#pragma once

#include "aside.h"
#include "sharedplace.h"

#include <functional>
#include <vector>

namespace tessera {

/// What went wrong with such a file; empty texts: nothing of the kind.
struct SharedFileProblem {
    QString keptAs;     ///< it was damaged, and has this name now
    QString unreadable; ///< it is damaged and stays under this name; nothing is written over it
    QString unwritten;  ///< why the value is not in the file
};

/// Each change reads the file anew under a lock, so that no window undoes what another one noted.
/// What cannot be written, on a full disk or in a folder that is read-only, holds in this window,
/// is tried again with whatever comes next and once more at the end.
/// A Value has toJson(), and fromJson(bytes), which gives nothing for what is no whole value.
template<class Value>
class SharedFile {
public:
    /// May be carried out several times, later too, and on a value that others have changed
    /// meanwhile: it keeps what it needs in itself and touches nothing else.
    using Change = std::function<void(Value&)>;

    explicit SharedFile(SharedPlace place) : m_place(std::move(place)) {}
    ~SharedFile() {
        if (!m_unwritten.empty())
            exchange();
    }
    SharedFile(const SharedFile&) = delete;
    SharedFile& operator=(const SharedFile&) = delete;

    [[nodiscard]] QString fileName() const { return m_place.fileName(); }
    [[nodiscard]] const Value& value() const { return m_value; }
    /// Of the last load or change.
    [[nodiscard]] const SharedFileProblem& problem() const { return m_problem; }

    /// Reads the file, and writes what could not be written before. A damaged one is renamed, never
    /// over another file. One that is missing or damaged takes nothing from this window.
    void load() { exchange(); }
    void change(Change how) {
        m_unwritten.push_back(std::move(how));
        exchange();
    }

private:
    void exchange() {
        m_problem = {};
        FileLock lock;
        std::optional<QString> reason = m_place.enter(lock, !m_unwritten.empty());
        read(reason.has_value());
        m_value = m_known;
        for (const Change& how : m_unwritten)
            how(m_value);
        if (m_unwritten.empty() || !m_problem.unreadable.isEmpty())
            return;
        if (!reason)
            reason = m_place.write(m_value.toJson());
        if (reason) {
            m_problem.unwritten = *reason;
            return;
        }
        m_known = m_value;
        m_unwritten.clear();
    }
    /// `shut`: another window may be at work on it.
    void read(bool shut) {
        if (!m_place.exists())
            return;
        const std::optional<QByteArray> bytes = m_place.read();
        if (std::optional<Value> found = bytes ? Value::fromJson(*bytes) : std::nullopt) {
            m_known = std::move(*found);
        } else if (!shut) {
            m_problem.keptAs = setAside(fileName());
            if (m_problem.keptAs.isEmpty())
                m_problem.unreadable = fileName();
        }
    }

    SharedPlace m_place;
    Value m_known; ///< what the file held last
    Value m_value; ///< with what it does not hold yet
    std::vector<Change> m_unwritten;
    SharedFileProblem m_problem;
};

} // namespace tessera
