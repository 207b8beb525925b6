// What a person types to name a square or a move: any of the notations, read against a position.
#pragma once

#include "position/position.h"

#include <QString>

#include <optional>
#include <vector>

namespace tessera {

/// A square or a legal move that can be meant.
struct TypedChoice {
    QString text;   ///< as it is typed: "b3@01", "Rb3@01xb3@11", "Nf3"
    QString detail; ///< what it is, in words
    Square square = noSquare;
    std::optional<Move> move{}; ///< nothing: the square
};

struct TypedReading {
    enum class Kind {
        Nothing,   ///< an empty text
        OneSquare, ///< a square
        OneMove,   ///< a legal move
        Ambiguous, ///< several things, in `choices`
        Wrong,     ///< nothing that is possible here
    };
    Kind kind = Kind::Nothing;
    Square square = noSquare;
    Move move{};
    std::vector<TypedChoice> choices{};
    QString sentence{}; ///< what it is, or what is wrong with it
};

/// Reads typed text in one position. Takes squares as files write them (b3@01, Ab22) and as they
/// stand on screen (b3 [0,1]), moves as origin and destination (b3@01c3@01, e7e8q), in LAN
/// (Rb3@01xb3@11), with a piece and a destination (Rb3@11), and in SAN on a single board (Nbd2,
/// O-O). Blanks do not matter, small and capital letters only where they tell two things apart.
class TypedText {
public:
    explicit TypedText(const Position& position);

    [[nodiscard]] TypedReading read(const QString& text) const;
    /// Squares and legal moves that begin with the text; at most `limit` of each.
    [[nodiscard]] std::vector<TypedChoice> completions(const QString& text, int limit) const;

private:
    struct Name {
        QString text; ///< without blanks
        QString bare; ///< letters and digits alone, small
        Square square = noSquare;
    };
    struct Legal {
        Move move;
        QString text;
        std::vector<QString> bare; ///< every way to begin typing it
    };
    struct Parts {
        QChar letter{};
        Square from = noSquare;
        Square to = noSquare;
        QChar promotion{};
        friend bool operator==(const Parts&, const Parts&) = default;
    };
    struct Found {
        Square square = noSquare;
        qsizetype length = 0;
    };

    [[nodiscard]] bool isLetter(QChar letter) const;
    [[nodiscard]] QChar letterAt(Square square) const;
    [[nodiscard]] std::vector<Square> wholeSquares(const QString& text) const;
    [[nodiscard]] std::vector<Found> squaresAt(QStringView text, Qt::CaseSensitivity cases) const;
    [[nodiscard]] std::vector<Parts> partsOf(const QString& text, Qt::CaseSensitivity cases) const;
    [[nodiscard]] std::vector<Move> movesOf(const Parts& parts) const;
    [[nodiscard]] QString whyNot(const Parts& parts) const;
    [[nodiscard]] TypedChoice choiceOf(Square square) const;
    [[nodiscard]] TypedChoice choiceOf(const Move& move) const;
    [[nodiscard]] TypedReading squareReading(Square square) const;
    [[nodiscard]] TypedReading moveReading(const std::vector<Move>& moves) const;
    [[nodiscard]] std::optional<TypedReading> readMove(const QString& text) const;
    [[nodiscard]] TypedReading readUnfinished(const QString& text) const;
    [[nodiscard]] QString wrongSentence(const QString& text) const;

    Position m_position;
    bool m_oneBoard;
    std::vector<Name> m_names;
    std::vector<Legal> m_legal;
};

} // namespace tessera
