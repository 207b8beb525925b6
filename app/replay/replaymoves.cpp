#include "replaymoves.h"

#include "notation/lan.h"
#include "text/glyphtext.h"

#include <QCoreApplication>

#include <algorithm>

namespace tessera {

namespace {
int shownNode(NodeId node) {
    return node == noNode ? -1 : static_cast<int>(node);
}
} // namespace

int ReplayMoves::numberOf(int ply) const {
    const bool blackBegins = m_tree->start().sideToMove() == Side::Black;
    return m_tree->start().moveNumber() + (ply - 1 + (blackBegins ? 1 : 0)) / 2;
}

bool ReplayMoves::byBlack(int ply) const {
    const bool blackBegins = m_tree->start().sideToMove() == Side::Black;
    return (ply % 2 == 0) != blackBegins;
}

void ReplayMoves::show(std::shared_ptr<const GameTree> tree) {
    const std::shared_ptr<const GameTree> before = std::exchange(m_tree, std::move(tree));
    std::vector<Row> rows;
    if (m_tree) {
        writeTexts(before.get());
        addComment(rows, m_tree->comment(rootNode), rootNode, 0);
        addLine(rows, m_tree->at(rootNode).next, 1, 0);
    }
    replace(std::move(rows));
    if (m_tree && !m_tree->holds(m_current))
        m_current = rootNode;
    emit currentChanged();
}

// A move reads the same wherever the same moves lead to it: only new places are written.
void ReplayMoves::writeTexts(const GameTree* before) {
    const GameTree& tree = *m_tree;
    const NodeId known = before != nullptr && before->start().key() == tree.start().key() &&
                                 before->start().rulesetPtr() == tree.start().rulesetPtr()
                             ? std::min(before->size(), tree.size())
                             : 1;
    std::vector<bool> same(tree.size(), false);
    same[rootNode] = true;
    m_texts.resize(tree.size());
    std::optional<Position> position;
    NodeId last = noNode; // where it stands
    for (NodeId node = 1; node < tree.size(); ++node) {
        const GameNode& here = tree.at(node);
        same[node] = node < known && same[here.before] && here.before == before->at(node).before &&
                     here.move == before->at(node).move;
        if (same[node])
            continue;
        if (last != here.before)
            position = tree.positionAt(here.before);
        m_texts[node] = QString::fromStdString(writeLan(*position, here.move));
        position->make(here.move);
        last = node;
    }
}

void ReplayMoves::addComment(std::vector<Row>& rows, const std::string& text, NodeId node,
                             int depth) const {
    if (!text.empty())
        rows.push_back({depth, 0, {}, QString::fromStdString(text), node});
}

void ReplayMoves::addLine(std::vector<Row>& rows, NodeId first, int ply, int depth) const {
    if (first == noNode)
        return;
    addComment(rows, m_tree->leadComment(first), first, depth);
    bool joins = false; // Black's move goes beside White's
    for (NodeId node = first; node != noNode; node = m_tree->at(node).next, ++ply) {
        Entry entry{node, moveText(node)};
        QStringList words;
        for (const int glyph : m_tree->glyphs(node)) {
            entry.glyph += glyphSign(glyph);
            words.append(glyphWords(glyph));
        }
        entry.word = words.join(QStringLiteral(", "));
        const bool black = byBlack(ply);
        if (!black || !joins)
            rows.push_back({depth, numberOf(ply)});
        rows.back().sides[black ? 1 : 0] = std::move(entry);

        const std::size_t moves = rows.size();
        addComment(rows, m_tree->comment(node), node, depth);
        for (const TreeNote& note : m_tree->at(node).notes) {
            if (note.kind == RecordNote::Kind::Variation)
                addLine(rows, note.variation, ply, depth + 1);
        }
        joins = !black && rows.size() == moves;
    }
}

// As few rows as possible change, so that the list stays where it is.
void ReplayMoves::replace(std::vector<Row> rows) {
    const auto begin = std::ranges::mismatch(m_rows, rows);
    const auto first = begin.in1 - m_rows.begin();
    auto oldEnd = static_cast<std::ptrdiff_t>(m_rows.size());
    auto newEnd = static_cast<std::ptrdiff_t>(rows.size());
    while (oldEnd > first && newEnd > first &&
           m_rows[static_cast<std::size_t>(oldEnd - 1)] ==
               rows[static_cast<std::size_t>(newEnd - 1)]) {
        --oldEnd;
        --newEnd;
    }
    const int from = static_cast<int>(first);
    const int was = static_cast<int>(oldEnd) - from;
    const int now = static_cast<int>(newEnd) - from;
    const int kept = from + std::min(was, now);
    const auto take = [&] {
        m_rows = std::move(rows);
        m_rowOf.assign(m_tree ? m_tree->size() : 1, -1);
        m_order = {rootNode};
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            for (const Entry& entry : m_rows[row].sides) {
                if (entry.node == noNode)
                    continue;
                m_rowOf[entry.node] = static_cast<int>(row);
                m_order.push_back(entry.node);
            }
        }
    };
    if (was > now) {
        beginRemoveRows({}, kept, from + was - 1);
        take();
        endRemoveRows();
    } else if (now > was) {
        beginInsertRows({}, kept, from + now - 1);
        take();
        endInsertRows();
    } else {
        take();
    }
    if (kept > from)
        emit dataChanged(index(from), index(kept - 1));
    emit rowsChanged();
}

void ReplayMoves::setCurrent(NodeId node) {
    if (node == m_current)
        return;
    m_current = node;
    emit currentChanged();
}

int ReplayMoves::currentRow() const {
    return m_current < m_rowOf.size() ? m_rowOf[m_current] : -1;
}

QString ReplayMoves::moveText(NodeId node) const {
    return node < m_texts.size() ? m_texts[node] : QString();
}

QString ReplayMoves::numberedMove(NodeId node) const {
    if (node == rootNode || !m_tree)
        return {};
    const int ply = m_tree->ply(node);
    return (byBlack(ply)
                ? QCoreApplication::translate("ReplayMoves", "%1… %2", "move number, Black's move")
                : QCoreApplication::translate("ReplayMoves", "%1. %2", "move number, White's move"))
        .arg(numberOf(ply))
        .arg(moveText(node));
}

NodeId ReplayMoves::neighbour(NodeId node, int by) const {
    const auto found = std::ranges::find(m_order, node);
    if (found == m_order.end())
        return node;
    const auto place =
        std::clamp<std::ptrdiff_t>(found - m_order.begin() + by, 0, std::ssize(m_order) - 1);
    return m_order[static_cast<std::size_t>(place)];
}

int ReplayMoves::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant ReplayMoves::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const auto& [white, black] = row.sides;
    switch (role) {
    case NumberRole:
        return row.number;
    case Qt::DisplayRole:
    case WhiteRole:
        return white.text;
    case BlackRole:
        return black.text;
    case WhiteNodeRole:
        return shownNode(white.node);
    case BlackNodeRole:
        return shownNode(black.node);
    case WhiteGlyphRole:
        return white.glyph;
    case WhiteWordRole:
        return white.word;
    case BlackGlyphRole:
        return black.glyph;
    case BlackWordRole:
        return black.word;
    case CommentRole:
        return row.comment;
    case NodeRole:
        return shownNode(row.node);
    case DepthRole:
        return row.depth;
    default:
        return {};
    }
}

// The names that MoveRow knows: here a place stands where the moves of a game have their ply.
QHash<int, QByteArray> ReplayMoves::roleNames() const {
    return {{NumberRole, "number"},       {WhiteRole, "white"},
            {BlackRole, "black"},         {WhiteNodeRole, "whitePly"},
            {BlackNodeRole, "blackPly"},  {WhiteGlyphRole, "whiteGlyph"},
            {WhiteWordRole, "whiteWord"}, {BlackGlyphRole, "blackGlyph"},
            {BlackWordRole, "blackWord"}, {CommentRole, "comment"},
            {NodeRole, "node"},           {DepthRole, "depth"}};
}

} // namespace tessera
