// Squares, pieces and positions as a certificate writes them, read from the ruleset's own words
// alone: nothing of engine/notation.
#pragma once

#include "position/position.h"

#include <QtCore/QHash>
#include <QtCore/QStringList>

namespace tessera::test {

class CertificateText {
public:
    explicit CertificateText(const Ruleset& ruleset);

    [[nodiscard]] int squareCount() const { return int(m_names.size()); }
    [[nodiscard]] QString name(Square square) const { return m_names[square]; }
    [[nodiscard]] QString letter(const Piece& piece) const;
    /// noSquare when there is no such name.
    [[nodiscard]] Square square(const QString& name) const;
    [[nodiscard]] std::array<int, axisCount> coordinates(Square square) const;

    /// A whole FEN4D (or FEN) text, or nothing when it is not exactly one. En passant without its
    /// pawn stays without.
    [[nodiscard]] std::optional<PositionSetup> position(const QString& text) const;
    /// Origin, destination, promotion letter.
    [[nodiscard]] QString plain(const Move& move) const;

private:
    [[nodiscard]] QString nameOf(const std::array<int, axisCount>& coordinates) const;
    [[nodiscard]] Square at(const std::array<int, axisCount>& coordinates) const;
    [[nodiscard]] bool readBoards(const QString& text, PositionSetup& setup) const;
    [[nodiscard]] bool readRights(const QString& text, PositionSetup& setup) const;
    [[nodiscard]] bool readPassed(const QString& text, PositionSetup& setup) const;

    /// Every castling that the placement allows: the rook's home and the king's side of it.
    struct Right {
        Square rook = noSquare;
        QChar letter; ///< as ordinary FEN writes it
    };
    [[nodiscard]] std::vector<Right> allowedRights(const PositionSetup& setup) const;

    const Ruleset& m_ruleset;
    QStringList m_names;
    QHash<QString, Square> m_squares;
};

} // namespace tessera::test
