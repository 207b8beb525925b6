// The moves of a game that gave something away, for a list on screen.
#pragma once

#include "mistake.h"
#include "position/game.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace tessera {

class MistakeList : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A GameReview has one")
    Q_PROPERTY(int count READ rowCount NOTIFY countChanged)
public:
    enum Role {
        MoveRole = Qt::UserRole, ///< QString: "3. Rb1@00-b2@00??"
        GlyphRole,               ///< QString: "??"
        WordRole,                ///< QString: "blunder"
        SevereRole,              ///< bool: a blunder
        WhyRole,                 ///< QString
        BetterRole,              ///< QString
        SpokenRole,              ///< QString: all of it
        PlyRole,                 ///< int: half-moves up to and with it
    };
    Q_ENUM(Role)

    using QAbstractListModel::QAbstractListModel;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] const std::vector<Mistake>& mistakes() const { return m_mistakes; }
    /// Mistakes of this game, in the order of play.
    void replace(const Game& game, std::vector<Mistake> mistakes);
    void clear() { take({}, {}); }

signals:
    void countChanged();

private:
    struct Row {
        QString move;
        QString why;
        QString better;
    };

    void take(std::vector<Mistake> mistakes, std::vector<Row> rows);

    std::vector<Mistake> m_mistakes;
    std::vector<Row> m_rows;
};

} // namespace tessera
