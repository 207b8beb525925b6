// What the results of a match say about strength.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace tessera::test {

/// Results of pairs of games from one opening with colours changed: 0, 0.5, 1, 1.5 or 2 points for
/// the first player.
class PairResults {
public:
    /// `halfPoints` of both games together, 0 to 4.
    void add(int halfPoints) { ++m_counts[static_cast<std::size_t>(halfPoints)]; }

    [[nodiscard]] int pairs() const {
        int sum = 0;
        for (const int count : m_counts)
            sum += count;
        return sum;
    }
    /// The share of points, 0 to 1.
    [[nodiscard]] double score() const {
        double sum = 0;
        for (std::size_t i = 0; i < m_counts.size(); ++i)
            sum += m_counts[i] * static_cast<double>(i) / 4;
        return pairs() == 0 ? 0.5 : sum / pairs();
    }
    /// The variance of one pair's share of points.
    [[nodiscard]] double variance() const {
        const double mean = score();
        double sum = 0;
        for (std::size_t i = 0; i < m_counts.size(); ++i)
            sum += m_counts[i] * std::pow(static_cast<double>(i) / 4 - mean, 2);
        return pairs() == 0 ? 0 : sum / pairs();
    }
    /// Half of a 95 per cent interval of the score.
    [[nodiscard]] double margin() const {
        return pairs() == 0 ? 0.5 : 1.96 * std::sqrt(variance() / pairs());
    }

    /// The sequential probability ratio test between two differences in strength: the logarithm of
    /// how much better the second fits. Below -2.94 the first is accepted, above 2.94 the second,
    /// each with an error of 5 per cent.
    [[nodiscard]] double logLikelihoodRatio(double elo0, double elo1) const;

private:
    std::array<int, 5> m_counts{};
};

/// Difference in strength of a share of points, kept within 0.001 and 0.999.
inline double eloOf(double score) {
    const double inside = std::clamp(score, 0.001, 0.999);
    return -400 * std::log10(1 / inside - 1);
}
inline double scoreOf(double elo) {
    return 1 / (1 + std::pow(10, -elo / 400));
}

inline double PairResults::logLikelihoodRatio(double elo0, double elo1) const {
    const double variance = this->variance();
    if (pairs() < 2 || variance <= 0)
        return 0;
    const double s0 = scoreOf(elo0);
    const double s1 = scoreOf(elo1);
    return (s1 - s0) * (2 * score() - s0 - s1) / (2 * variance / pairs());
}

} // namespace tessera::test
