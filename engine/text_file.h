// Reads whole files of a limited size.
#pragma once

#include "result.h"

#include <cstddef>
#include <filesystem>
#include <string>

namespace tessera {

/// The bytes of a regular file. Errors: CannotRead (missing, a folder, a device, no permission) and
/// TooLarge for more than `limit` bytes; never reads more than that and one byte.
[[nodiscard]] Result<std::string> readTextFile(const std::filesystem::path& path,
                                               std::size_t limit);

} // namespace tessera
