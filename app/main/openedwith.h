// What the window opens with, by the files that were named.
#pragma once

#include <QStringList>
#include <QVariantMap>

namespace tessera {

[[nodiscard]] bool isToml(const QString& file);

/// Properties of the window for files named in `folder`: which of its pages opens them, or, for a
/// file in TOML that nothing can be made of, `problem`, a sentence. Reads that file.
[[nodiscard]] QVariantMap openedWith(const QStringList& files, const QString& folder);

} // namespace tessera
