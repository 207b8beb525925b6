// The moves of a game with its variations and comments, as rows.
#pragma once

#include "notation/game_tree.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <memory>

namespace tessera {

/// Two moves a row, White's and Black's, as in MoveListModel; a comment is a row of its own, and
/// the rows of a variation come after the move that it stands in place of. Places are node ids.
class ReplayMoves : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A Replay has one")
    Q_PROPERTY(int count READ rowCount NOTIFY rowsChanged)
    /// The place that is shown, and the row that it stands in; -1: none, at the start.
    Q_PROPERTY(int currentNode READ currentNode NOTIFY currentChanged)
    Q_PROPERTY(int currentRow READ currentRow NOTIFY currentChanged)
public:
    enum Role {
        NumberRole = Qt::UserRole, ///< int: the move number
        WhiteRole,                 ///< QString: White's move in LAN; empty: none in this row
        BlackRole,
        WhiteNodeRole, ///< int: its place; -1: none
        BlackNodeRole,
        WhiteGlyphRole, ///< QString: "!?"; empty: nothing
        WhiteWordRole,  ///< QString: the same in words
        BlackGlyphRole,
        BlackWordRole,
        CommentRole, ///< QString: the row is this comment; empty: it is one of moves
        NodeRole,    ///< int: the place of the comment; -1: none
        DepthRole,   ///< int: 0 for the game's own moves, 1 for a variation, ...
    };
    Q_ENUM(Role)

    using QAbstractListModel::QAbstractListModel;

    void show(std::shared_ptr<const GameTree> tree);
    void setCurrent(NodeId node);
    [[nodiscard]] int currentNode() const { return static_cast<int>(m_current); }
    [[nodiscard]] int currentRow() const;
    /// LAN of the move that leads to a place; empty for the start.
    [[nodiscard]] QString moveText(NodeId node) const;
    /// The same with its number: "12. Ra1@00-a4@00", "12… Qd4@11-d3@11".
    [[nodiscard]] QString numberedMove(NodeId node) const;
    /// The place that is read after (1) or before (-1) another one in the list; the same one at its
    /// ends.
    [[nodiscard]] NodeId neighbour(NodeId node, int by) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void rowsChanged();
    void currentChanged();

private:
    struct Entry {
        NodeId node = noNode;
        QString text{};
        QString glyph{};
        QString word{};
        friend bool operator==(const Entry&, const Entry&) = default;
    };
    struct Row {
        int depth = 0;
        int number = 0;
        std::array<Entry, 2> sides{}; ///< White's, Black's
        QString comment{};
        NodeId node = noNode;
        friend bool operator==(const Row&, const Row&) = default;
    };

    void writeTexts(const GameTree* before);
    [[nodiscard]] int numberOf(int ply) const;
    [[nodiscard]] bool byBlack(int ply) const;
    void addComment(std::vector<Row>& rows, const std::string& text, NodeId node, int depth) const;
    void addLine(std::vector<Row>& rows, NodeId first, int ply, int depth) const;
    void replace(std::vector<Row> rows);

    std::shared_ptr<const GameTree> m_tree;
    std::vector<QString> m_texts; ///< LAN by place
    std::vector<Row> m_rows;
    std::vector<int> m_rowOf;    ///< by place; -1: none
    std::vector<NodeId> m_order; ///< places in the order they are read
    NodeId m_current = rootNode;
};

} // namespace tessera
