// The games as a list of cards: found, filtered, sorted, selected.
#pragma once

#include "gamequery.h"

#include <QAbstractListModel>
#include <QSet>
#include <QVariantList>

namespace tessera {

namespace gameplaces {
Q_NAMESPACE
QML_NAMED_ELEMENT(GamePlace)
/// Where a game stands: in a file of its own, or on the board of a window.
enum Place { Kept, OnTheBoard, InAWindow };
Q_ENUM_NS(Place)
} // namespace gameplaces

class GameLibraryList : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS
    /// Words that all have to be in a game's names, title, keywords, ruleset, result or date.
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY changed)
    Q_PROPERTY(QString ruleset READ ruleset WRITE setRuleset NOTIFY changed)
    /// A number of `results`.
    Q_PROPERTY(int result READ result WRITE setResult NOTIFY changed)
    /// A GameSort.Sort.
    Q_PROPERTY(int sort READ sort WRITE setSort NOTIFY changed)
    Q_PROPERTY(bool filtered READ filtered NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(int total READ total NOTIFY changed)
    /// Choices as FilterButton takes them: maps of `value`, `text` and `count`.
    Q_PROPERTY(QVariantList rulesets READ rulesets NOTIFY changed)
    Q_PROPERTY(QVariantList results READ results NOTIFY changed)
    Q_PROPERTY(QVariantList sorts READ sorts CONSTANT)
    Q_PROPERTY(int selectedCount READ selectedCount NOTIFY selectionChanged)

public:
    enum Role {
        FileRole = Qt::UserRole + 1,
        TitleRole,
        PlayersRole,
        GameRole,
        DateRole,
        ResultRole,
        ResultTextRole,
        PliesRole,
        KeywordsRole,
        SceneRole,
        ProblemRole,
        PlaceRole,
        SelectedRole,
    };

    using QAbstractListModel::QAbstractListModel;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] QString text() const { return m_query.text; }
    void setText(const QString& text);
    [[nodiscard]] QString ruleset() const { return m_query.ruleset; }
    void setRuleset(const QString& ruleset);
    [[nodiscard]] int result() const { return m_query.result; }
    void setResult(int result);
    [[nodiscard]] int sort() const { return m_sort; }
    void setSort(int sort);
    [[nodiscard]] bool filtered() const { return m_query != GameQuery(); }
    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] int total() const { return static_cast<int>(m_all.size()); }
    [[nodiscard]] QVariantList rulesets() const;
    [[nodiscard]] QVariantList results() const;
    [[nodiscard]] QVariantList sorts() const;
    [[nodiscard]] int selectedCount() const { return static_cast<int>(m_selected.size()); }

    Q_INVOKABLE void clearFilter();
    Q_INVOKABLE [[nodiscard]] int rowOf(const QString& file) const;
    Q_INVOKABLE [[nodiscard]] QString fileAt(int row) const;
    Q_INVOKABLE [[nodiscard]] bool selectedAt(int row) const;
    Q_INVOKABLE void select(int row, bool selected);
    /// The rows between two, and no other.
    Q_INVOKABLE void selectRange(int first, int last);
    Q_INVOKABLE void selectAll();
    Q_INVOKABLE void clearSelection();
    /// `title`, `problem` and `readable` of a game; nothing where there is none of this file.
    Q_INVOKABLE [[nodiscard]] QVariantMap row(const QString& file) const;
    /// The files of the selected games in the order of the list; of this row where none is.
    Q_INVOKABLE [[nodiscard]] QStringList chosen(int row) const;

    /// All games; `own` is the file of this window.
    void setGames(std::vector<GameFacts> games, const QString& own);
    [[nodiscard]] const GameFacts* find(const QString& file) const;
    [[nodiscard]] const std::vector<GameFacts>& all() const { return m_all; }

signals:
    /// The games are about to be listed anew.
    void arranging();
    void changed();
    void selectionChanged();

private:
    void setQuery(const GameQuery& query);
    /// Rows by the query and the sort; `reset` when the games are others.
    void arrange();
    [[nodiscard]] const GameFacts& at(int row) const {
        return m_all[m_rows[static_cast<std::size_t>(row)]];
    }
    [[nodiscard]] QVariantMap choice(const QVariant& value, const QString& text,
                                     const GameQuery& query) const;
    void tellSelection();

    std::vector<GameFacts> m_all;
    std::vector<std::size_t> m_rows; ///< places in m_all of those that are wanted
    QString m_own;
    GameQuery m_query;
    GameSort m_sort = GameSort::Newest;
    QSet<QString> m_selected;
};

} // namespace tessera
