#include "movelistmodel.h"

#include <algorithm>

namespace tessera {

int MoveListModel::rows() const {
    return (static_cast<int>(m_moves.size()) + (m_blackBegins ? 1 : 0) + 1) / 2;
}

int MoveListModel::plyAt(int row, bool black) const {
    const int ply = 2 * row + (black ? 2 : 1) - (m_blackBegins ? 1 : 0);
    return ply >= 1 && ply <= static_cast<int>(m_moves.size()) ? ply : -1;
}

void MoveListModel::show(const Game& game) {
    const Position& start = game.start();
    const bool blackBegins = start.sideToMove() == Side::Black;
    if (start.key() != m_startKey || blackBegins != m_blackBegins ||
        start.moveNumber() != m_firstNumber) {
        beginResetModel();
        m_moves.clear();
        m_texts.clear();
        m_marks.clear();
        m_startKey = start.key();
        m_blackBegins = blackBegins;
        m_firstNumber = start.moveNumber();
        endResetModel();
    }

    const auto& moves = game.moves();
    const auto same = static_cast<std::size_t>(
        std::mismatch(m_moves.begin(), m_moves.end(), moves.begin(), moves.end()).first -
        m_moves.begin());
    if (same < m_moves.size() || same < moves.size()) {
        const std::vector<std::string>& written = m_written.of(game, MoveTexts::Style::Lan);
        std::vector<QString> texts(m_texts.begin(),
                                   m_texts.begin() + static_cast<std::ptrdiff_t>(same));
        for (std::size_t i = same; i < moves.size(); ++i)
            texts.push_back(QString::fromStdString(written[i]));
        const int before = rows();
        const int offset = m_blackBegins ? 1 : 0;
        const int after = (static_cast<int>(moves.size()) + offset + 1) / 2;
        const int firstChanged = (static_cast<int>(same) + offset) / 2;
        if (after < before)
            beginRemoveRows({}, after, before - 1);
        else if (after > before)
            beginInsertRows({}, before, after - 1);
        m_moves = moves;
        m_texts = std::move(texts);
        if (m_marks.size() > same)
            m_marks.resize(same);
        if (after < before)
            endRemoveRows();
        else if (after > before)
            endInsertRows();
        const int lastOld = std::min(before, after) - 1;
        if (firstChanged <= lastOld)
            emit dataChanged(index(firstChanged), index(lastOld));
    }

    if (const int ply = static_cast<int>(game.ply()); ply != m_currentPly) {
        m_currentPly = ply;
        emit currentPlyChanged();
    }
}

void MoveListModel::setMarks(std::vector<MoveMark> marks) {
    if (marks.size() > m_moves.size())
        marks.resize(m_moves.size());
    if (marks == m_marks)
        return;
    m_marks = std::move(marks);
    if (rows() > 0)
        emit dataChanged(index(0), index(rows() - 1));
}

MoveMark MoveListModel::markAt(int ply) const {
    if (ply < 1 || ply > static_cast<int>(m_marks.size()))
        return {};
    return m_marks[static_cast<std::size_t>(ply - 1)];
}

int MoveListModel::currentRow() const {
    return m_currentPly == 0 ? -1 : (m_currentPly - 1 + (m_blackBegins ? 1 : 0)) / 2;
}

QString MoveListModel::moveText(int ply) const {
    if (ply < 1 || ply > static_cast<int>(m_texts.size()))
        return {};
    return m_texts[static_cast<std::size_t>(ply - 1)];
}

int MoveListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : rows();
}

QVariant MoveListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    switch (role) {
    case NumberRole:
        return m_firstNumber + index.row();
    case Qt::DisplayRole:
    case WhiteRole:
        return moveText(plyAt(index.row(), false));
    case BlackRole:
        return moveText(plyAt(index.row(), true));
    case WhitePlyRole:
        return plyAt(index.row(), false);
    case BlackPlyRole:
        return plyAt(index.row(), true);
    case WhiteGlyphRole:
        return markAt(plyAt(index.row(), false)).glyph;
    case WhiteWordRole:
        return markAt(plyAt(index.row(), false)).word;
    case BlackGlyphRole:
        return markAt(plyAt(index.row(), true)).glyph;
    case BlackWordRole:
        return markAt(plyAt(index.row(), true)).word;
    default:
        return {};
    }
}

QHash<int, QByteArray> MoveListModel::roleNames() const {
    return {{NumberRole, "number"},       {WhiteRole, "white"},
            {BlackRole, "black"},         {WhitePlyRole, "whitePly"},
            {BlackPlyRole, "blackPly"},   {WhiteGlyphRole, "whiteGlyph"},
            {WhiteWordRole, "whiteWord"}, {BlackGlyphRole, "blackGlyph"},
            {BlackWordRole, "blackWord"}};
}

} // namespace tessera
