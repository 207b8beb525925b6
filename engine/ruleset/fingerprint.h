// A number that names the exact bytes of a file.
#pragma once

#include <cstdint>
#include <string_view>

namespace tessera {

/// FNV-1a, 64 bits: tells files apart, is no protection against forgery.
constexpr std::uint64_t fingerprint(std::string_view bytes) {
    std::uint64_t hash = 0xCBF29CE484222325U;
    for (const char byte : bytes) {
        hash ^= static_cast<unsigned char>(byte);
        hash *= 0x100000001B3U;
    }
    return hash;
}

} // namespace tessera
