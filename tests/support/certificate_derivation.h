// What a certificate has to say of a position, derived by the second opinion on the rules: every
// pair of squares is looked at, every move is tried.
#pragma once

#include "certificate_text.h"
#include "slow_rules.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>

namespace tessera::test {

class CertificateDerivation {
public:
    /// `before`: the position from which `last` led here, when that is known.
    CertificateDerivation(const Ruleset& ruleset, const CertificateText& text,
                          const SlowPosition& slow, const SlowPosition* before = nullptr);

    [[nodiscard]] QJsonArray kings() const;
    [[nodiscard]] QJsonArray tries() const;
    [[nodiscard]] QJsonObject conclusion() const;

private:
    /// One move that could be tried, and what comes of it.
    struct Try {
        Move move;
        bool legal = false;
        Square captured = noSquare;
        std::vector<Square> arrivals; ///< squares where a piece of ours stands that did not before
        struct Danger {
            Square king, now;
            std::vector<Square> attackers;
        };
        std::vector<Danger> dangers;
        std::vector<std::pair<Square, Square>> way; ///< square of the king's way, attacker
    };
    [[nodiscard]] Try tryOf(const Move& move, bool legal) const;

    [[nodiscard]] QString means(const Piece& piece, Square from, Square to) const;
    [[nodiscard]] std::vector<Square> between(const Piece& piece, Square from, Square to) const;
    [[nodiscard]] QJsonObject attack(const SlowPosition& board, Square from, Square to) const;
    [[nodiscard]] QJsonArray attacks(const SlowPosition& board, const std::vector<Square>& from,
                                     Square to) const;
    [[nodiscard]] QJsonArray checks(Square king) const;
    [[nodiscard]] QJsonArray steps(Square king) const;
    [[nodiscard]] QString verdict(Square king, Square to) const;
    [[nodiscard]] bool discovered(Square by, Square king) const;
    [[nodiscard]] bool capturesFailToOthers(const std::vector<Square>& checkers) const;

    const Ruleset& m_ruleset;
    const CertificateText& m_text;
    const SlowPosition& m_slow;
    const SlowPosition* m_before;
    Side m_us, m_them;
    std::vector<Square> m_kings;
    std::vector<std::vector<Square>> m_checkers; ///< by king
    std::vector<std::vector<Square>> m_reached;  ///< by king: squares it attacks
    std::vector<Try> m_tries;
};

} // namespace tessera::test
