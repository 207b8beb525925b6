// The best lines of a position, the best first, for a list on screen.
#pragma once

#include "search/search.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace tessera {

class Position;

class AnalysisLines : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("An Analysis has one")
public:
    enum Role {
        ScoreRole = Qt::UserRole, ///< QString: "+1.4"
        WordsRole,                ///< QString: "White is a little better"
        MovesRole,                ///< QStringList: one a move, numbered
        SpokenRole,               ///< QString: rank, words, and the first move in words
    };

    using QAbstractListModel::QAbstractListModel;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] const std::vector<SearchLine>& lines() const { return m_lines; }
    /// Takes over what was found in a position; rows that stay keep their place.
    void show(const Position& position, const std::vector<SearchLine>& lines);
    void clear();

private:
    struct Row {
        QString score;
        QString words;
        QStringList moves;
        QString spoken;
    };

    void replace(std::vector<SearchLine> lines, std::vector<Row> rows);

    std::vector<SearchLine> m_lines;
    std::vector<Row> m_rows;
};

} // namespace tessera
