// Files that are replaced as a whole or not at all.
#pragma once

#include <QString>

#include <optional>
#include <string_view>

namespace tessera {

/// Writes aside, flushes to the disk, and renames over what was there: no interruption leaves half
/// a file. Gives the system's reason when that fails; the old file is as it was then.
[[nodiscard]] std::optional<QString> writeWholeFile(const QString& path, std::string_view text);

} // namespace tessera
