// The lines of a proof that are to be seen, for a list on screen.
#pragma once

#include "proofline.h"

#include <QAbstractListModel>

namespace tessera {

/// Lines that hold others open and close; sections are open at first, groups are not. A filter
/// leaves the lines that fit, what they stand in, and opens that.
class ProofList : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A ProofView has one")
    /// Words that must all be in a line, in any order and case.
    Q_PROPERTY(QString filter READ filter WRITE setFilter NOTIFY filterChanged)
    /// One section alone, or all.
    Q_PROPERTY(tessera::proofparts::Kind part READ part WRITE setPart NOTIFY filterChanged)
    /// The sections that there are, as ProofPart; before them All.
    Q_PROPERTY(QList<int> parts READ parts NOTIFY replaced)
    /// How many lines there are in all, seen or not.
    Q_PROPERTY(int total READ total NOTIFY replaced)
    /// How many lines that hold no others fit the filter; all of them without one.
    Q_PROPERTY(int fitting READ fitting NOTIFY filterChanged)
    Q_PROPERTY(bool filtered READ filtered NOTIFY filterChanged)
public:
    enum Role {
        DepthRole = Qt::UserRole,
        BadgeRole,
        ToneRole,
        TextRole,   ///< with <b> and <em>
        DetailRole, ///< the same
        SpokenRole, ///< both, with the badge where it is a number, and without marks
        OpensRole,  ///< whether it holds other lines
        OpenRole,
        ShowsRole, ///< whether pressing it shows something on the boards
        LineRole,  ///< its place among all lines, seen or not
    };

    using QAbstractListModel::QAbstractListModel;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] const QString& filter() const { return m_filter; }
    void setFilter(const QString& filter);
    [[nodiscard]] ProofPart part() const { return m_part; }
    void setPart(ProofPart part);
    [[nodiscard]] QList<int> parts() const;
    [[nodiscard]] int total() const { return static_cast<int>(m_lines.size()); }
    [[nodiscard]] int fitting() const { return m_fitting; }
    [[nodiscard]] bool filtered() const { return !m_filter.isEmpty() || m_part != ProofPart::All; }

    void replace(ProofLines lines);
    [[nodiscard]] const ProofLines& lines() const { return m_lines; }
    /// The line of a row, which must be one.
    [[nodiscard]] std::size_t lineOf(int row) const {
        return static_cast<std::size_t>(m_rows[static_cast<std::size_t>(row)]);
    }
    [[nodiscard]] bool opens(std::size_t line) const;
    /// What a line is about, with its number and without details.
    [[nodiscard]] QString name(std::size_t line) const;
    /// What a line says when it is read aloud or copied.
    [[nodiscard]] QString spoken(std::size_t line) const;
    /// The same where nothing stands around it: a number with what it belongs to.
    [[nodiscard]] QString inContext(std::size_t line) const;

    /// Opens or closes what a line holds; nothing for one that holds none.
    Q_INVOKABLE void toggle(int row);
    Q_INVOKABLE [[nodiscard]] bool isOpen(int row) const;
    /// The row of the line that this one stands in, or -1.
    Q_INVOKABLE [[nodiscard]] int parentRow(int row) const;
    /// The title of a section, for buttons.
    Q_INVOKABLE [[nodiscard]] static QString partTitle(tessera::proofparts::Kind part);

signals:
    void filterChanged();
    void replaced();

private:
    /// Whether a line has all words of the filter, with those of the groups around it.
    [[nodiscard]] bool fits(std::size_t line, const std::vector<std::size_t>& around) const;
    /// Finds anew what fits, and opens what it stands in.
    void sift();
    [[nodiscard]] std::vector<int> visible() const;

    ProofLines m_lines;
    std::vector<bool> m_kept; ///< by line: it fits, or stands with what does
    std::vector<bool> m_open; ///< by line
    std::vector<int> m_rows;  ///< lines to be seen
    QString m_filter;
    ProofPart m_part = ProofPart::All;
    int m_fitting = 0;
};

} // namespace tessera
