#include "speechlog.h"

namespace tessera {

void SpeechLog::add(const QString& text, Kind kind) {
    if (kind == Kind::Focus && !m_entries.isEmpty() && m_entries.back().kind == Kind::Focus) {
        m_entries.back().text = text;
        emit dataChanged(index(count() - 1), index(count() - 1));
        return;
    }
    if (m_entries.size() == capacity) {
        beginRemoveRows({}, 0, 0);
        m_entries.removeFirst();
        endRemoveRows();
    }
    beginInsertRows({}, count(), count());
    m_entries.append({text, kind});
    endInsertRows();
    emit countChanged();
}

int SpeechLog::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant SpeechLog::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    return role == TextRole || role == Qt::DisplayRole ? m_entries.at(index.row()).text
                                                       : QVariant();
}

QHash<int, QByteArray> SpeechLog::roleNames() const {
    return {{TextRole, QByteArrayLiteral("text")}};
}

} // namespace tessera
