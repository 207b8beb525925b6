// The rulesets as a list to choose from.
#pragma once

#include "board/boardscene.h"
#include "rulesetshelf.h"

#include <QAbstractListModel>
#include <QUrl>

namespace tessera {

/// Empty until refresh() is called: reading the files takes a moment that the start need not pay.
class RulesetListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A RulesetChooser has one")
    Q_PROPERTY(int count READ count NOTIFY refreshed)
    /// Why the last file was not added or removed; empty: it was.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)
    /// The folder of the user's own files, as the desktop writes it.
    Q_PROPERTY(QString folder READ folder CONSTANT)
public:
    enum Role {
        KeyRole = Qt::UserRole,
        NameRole,
        SizesRole,
        DescriptionRole,
        NotesRole,
        SourcesRole,
        FileNameRole,
        ProblemRole,
    };

    using QAbstractListModel::QAbstractListModel;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] static QString folder();

    /// Reads the shelf again.
    Q_INVOKABLE void refresh();
    /// Row of the ruleset with this key or id, else of the first that can be played.
    Q_INVOKABLE [[nodiscard]] int rowOf(const QString& key) const;
    /// All roles of one row by their names; empty outside the list.
    Q_INVOKABLE [[nodiscard]] QVariantMap row(int row) const;
    /// The start of that game without the piece on a square, -1: with all; an empty scene when it
    /// cannot be played.
    Q_INVOKABLE [[nodiscard]] tessera::BoardScene startScene(int row, int without = -1) const;
    /// What can be given as odds there, as maps of `value` (a square) and `text`; the first, with
    /// -1, is none.
    Q_INVOKABLE [[nodiscard]] QVariantList odds(int row) const;
    /// Copies a file to the user's folder; gives its row, or -1 with `problem` set.
    Q_INVOKABLE int add(const QUrl& file);
    /// Moves one of the user's own files to the trash; false with `problem` set.
    Q_INVOKABLE bool remove(int row);

signals:
    void refreshed();
    void problemChanged();

private:
    /// Nothing where it cannot be played.
    [[nodiscard]] RulesetPtr rulesetAt(int row) const;
    [[nodiscard]] const ShelfRuleset* at(int row) const;
    void setProblem(const QString& problem);

    std::vector<ShelfRuleset> m_rulesets;
    QString m_problem;
};

/// Holds the list for QML: qmllint of Qt 6.4 cannot resolve list models that QML creates itself.
class RulesetChooser : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tessera::RulesetListModel* list READ list CONSTANT)
public:
    using QObject::QObject;
    [[nodiscard]] RulesetListModel* list() { return &m_list; }

private:
    RulesetListModel m_list;
};

} // namespace tessera
