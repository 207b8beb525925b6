#include "zobrist.h"

namespace tessera {

namespace {

// SplitMix64 (Steele, Lea and Flood 2014): one addition and two multiplications a number, and any
// seed gives a full-period sequence.
std::uint64_t nextRandom(std::uint64_t& state) {
    state += 0x9E3779B97F4A7C15ULL;
    std::uint64_t z = state;
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31U);
}

std::vector<std::uint64_t> randomNumbers(std::uint64_t& state, std::size_t count) {
    std::vector<std::uint64_t> numbers(count);
    for (std::uint64_t& number : numbers)
        number = nextRandom(state);
    return numbers;
}

} // namespace

ZobristKeys::ZobristKeys(int squareCount, int pieceCodes)
    : m_squareCount(static_cast<std::size_t>(squareCount)) {
    std::uint64_t state = 0x4D434845535334ULL;
    m_blackToMove = nextRandom(state);
    m_castling = randomNumbers(state, m_squareCount);
    m_enPassant = randomNumbers(state, m_squareCount);
    m_pieces = randomNumbers(state, m_squareCount * static_cast<std::size_t>(pieceCodes));
}

} // namespace tessera
