// Where a game that is looked through and commented on is kept.
#pragma once

#include "notation/pgn4d.h"

#include <QString>

#include <optional>

namespace tessera {

/// A game of the library, and the file that changes go to. What somebody else has made of that file
/// meanwhile is never written over, and neither are a window's own file and a damaged one: changes
/// go to a file of their own then.
class ReplayFile {
public:
    explicit ReplayFile(QString folder);

    /// Reads a game from any file. Changes go to the file itself where it is a whole game of the
    /// folder that no window plays in, else to a new one.
    [[nodiscard]] RecordReading open(const QString& path);
    /// A game that is in no file yet.
    void begin() { *this = ReplayFile(m_folder); }

    /// What save did.
    struct Saved {
        std::optional<QString> failure{}; ///< the system's reason; nothing was changed then
        bool apart = false;               ///< it went to a new file
    };
    [[nodiscard]] Saved save(const Record& record);
    /// Name of the file in the folder; empty: there is none yet.
    [[nodiscard]] QString name() const;

private:
    QString m_folder;
    QString m_path;        ///< empty: the next change makes a file
    std::string m_content; ///< what stands in it
};

} // namespace tessera
