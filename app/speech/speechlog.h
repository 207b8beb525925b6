// What has been announced, to be read again.
#pragma once

#include <QAbstractListModel>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace tessera {

/// The latest at the end. Holds at most `capacity` entries; the oldest fall off.
class SpeechLog : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("An announcer has one.")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
public:
    static constexpr int capacity = 200;
    enum Role { TextRole = Qt::UserRole + 1 };
    /// What the focus lands on replaces the focus before it, so that walking over the board does
    /// not push out the moves.
    enum class Kind { News, Focus };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int count() const { return static_cast<int>(m_entries.size()); }
    void add(const QString& text, Kind kind);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void countChanged();

private:
    struct Entry {
        QString text;
        Kind kind = Kind::News;
    };
    QList<Entry> m_entries;
};

} // namespace tessera
