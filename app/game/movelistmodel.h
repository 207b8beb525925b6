// The moves of a game as rows of a table: number, White's move, Black's move.
#pragma once

#include "notation/move_texts.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace tessera {

/// What a review says of a move.
struct MoveMark {
    QString glyph; ///< "?!", "?", "??"; empty: nothing
    QString word;  ///< the same in words
    friend bool operator==(const MoveMark&, const MoveMark&) = default;
};

class MoveListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A GameSession has one")
    /// The half-move after which the board is shown; 0: the start.
    Q_PROPERTY(int currentPly READ currentPly NOTIFY currentPlyChanged)
    /// The row that holds it, or -1.
    Q_PROPERTY(int currentRow READ currentRow NOTIFY currentPlyChanged)
public:
    enum Role {
        NumberRole = Qt::UserRole, ///< int: the move number
        WhiteRole,                 ///< QString: White's move in LAN; empty when Black began
        BlackRole,                 ///< QString: Black's move in LAN; empty when not played
        WhitePlyRole,              ///< int: half-moves played after White's move; -1: none
        BlackPlyRole,              ///< int: the same for Black's
        WhiteGlyphRole,            ///< QString: what a review says of it: "??"; empty: nothing
        WhiteWordRole,             ///< QString: the same in words
        BlackGlyphRole,
        BlackWordRole,
    };
    Q_ENUM(Role)

    using QAbstractListModel::QAbstractListModel;

    /// Takes over the line; moves that are the same as before stay as they are, with their marks.
    void show(const Game& game);
    /// One a move from the first on; moves beyond have none.
    void setMarks(std::vector<MoveMark> marks);
    [[nodiscard]] int currentPly() const { return m_currentPly; }
    [[nodiscard]] int currentRow() const;
    /// LAN of the move that leads to this ply (from 1), or an empty text.
    [[nodiscard]] QString moveText(int ply) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void currentPlyChanged();

private:
    [[nodiscard]] int rows() const;
    [[nodiscard]] int plyAt(int row, bool black) const;
    [[nodiscard]] MoveMark markAt(int ply) const;

    std::vector<Move> m_moves;
    std::vector<QString> m_texts; ///< LAN of each move
    std::vector<MoveMark> m_marks;
    MoveTexts m_written; ///< the same before they are shown
    std::uint64_t m_startKey = 0;
    int m_firstNumber = 1;
    bool m_blackBegins = false;
    int m_currentPly = 0;
};

} // namespace tessera
