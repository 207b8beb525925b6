// Damaged files, kept for whoever can still read something in them.
#pragma once

#include <QString>

namespace tessera {

/// Renames a file to <its name>.damaged-<time>.<its ending>, never over another file; one that
/// cannot be renamed is copied. Gives the new name, or nothing when neither was possible.
[[nodiscard]] QString setAside(const QString& fileName);

} // namespace tessera
