#include "text_file.h"

#include <cerrno>
#include <fstream>
#include <system_error>

namespace tessera {

namespace {

Error cannotRead(const std::filesystem::path& path, const std::string& reason) {
    return {ErrorCode::CannotRead, Place{path.string(), 0, 0, 0}, path.string(), reason};
}

} // namespace

Result<std::string> readTextFile(const std::filesystem::path& path, std::size_t limit) {
    std::error_code failure;
    const std::filesystem::file_status status = std::filesystem::status(path, failure);
    if (failure)
        return cannotRead(path, failure.message());
    if (!std::filesystem::is_regular_file(status))
        return cannotRead(path, std::filesystem::is_directory(status)
                                    ? std::make_error_code(std::errc::is_a_directory).message()
                                    : std::string());
    // A file may be endless or grow: no more than the limit and one byte is read.
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    std::string text(limit + 1, '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (!file.is_open() || file.bad())
        return cannotRead(path, std::generic_category().message(errno ? errno : EIO));
    text.resize(static_cast<std::size_t>(file.gcount()));
    if (text.size() <= limit)
        return text;
    const auto size = std::filesystem::file_size(path, failure);
    return Error{ErrorCode::TooLarge, Place{path.string(), 0, 0, 0},
                 std::to_string(failure ? text.size() : size), std::to_string(limit)};
}

} // namespace tessera
