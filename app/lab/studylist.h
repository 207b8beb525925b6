// The studies as a list of cards, with filters.
#pragma once

#include "board/boardscene.h"
#include "studyprogress.h"
#include "studyshelf.h"

#include <QAbstractListModel>
#include <QVariantList>

namespace tessera {

/// Which studies are wanted; an empty text or a number below 0 asks for nothing.
struct StudyFilter {
    QString ruleset; ///< an id, or "mine" for the user's own
    QString theme;
    int level = -1;
    int solved = -1; ///< a SolvingState, or solvedAtAll
    static constexpr int solvedAtAll = 100;

    friend bool operator==(const StudyFilter&, const StudyFilter&) = default;
};

class StudyListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A Lab has one")
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// Of all studies, whatever the filter.
    Q_PROPERTY(int total READ total NOTIFY changed)
    Q_PROPERTY(int solvedTotal READ solvedTotal NOTIFY changed)
    Q_PROPERTY(bool filtered READ filtered NOTIFY changed)
    Q_PROPERTY(QString ruleset READ ruleset WRITE setRuleset NOTIFY changed)
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY changed)
    Q_PROPERTY(int level READ level WRITE setLevel NOTIFY changed)
    Q_PROPERTY(int solved READ solved WRITE setSolved NOTIFY changed)
    /// Maps of `value`, `text` and `count`: how many studies a choice would leave, the other
    /// filters as they are. The first of them asks for nothing.
    Q_PROPERTY(QVariantList rulesets READ rulesets NOTIFY changed)
    Q_PROPERTY(QVariantList themes READ themes NOTIFY changed)
    Q_PROPERTY(QVariantList levels READ levels NOTIFY changed)
    Q_PROPERTY(QVariantList states READ states NOTIFY changed)

public:
    enum Role {
        KeyRole = Qt::UserRole,
        TitleRole,
        ThemeRole,
        LevelRole,
        RulesetRole,
        TaskRole,
        SolvedRole, ///< a Solving.State
        SceneRole,
        PairRole, ///< title of the study that shows the contrast; empty: none
        MineRole,
        FileRole,
    };

    using QAbstractListModel::QAbstractListModel;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] int total() const { return static_cast<int>(m_all.size()); }
    [[nodiscard]] int solvedTotal() const;
    [[nodiscard]] bool filtered() const { return m_filter != StudyFilter(); }
    [[nodiscard]] QString ruleset() const { return m_filter.ruleset; }
    void setRuleset(const QString& ruleset);
    [[nodiscard]] QString theme() const { return m_filter.theme; }
    void setTheme(const QString& theme);
    [[nodiscard]] int level() const { return m_filter.level; }
    void setLevel(int level);
    [[nodiscard]] int solved() const { return m_filter.solved; }
    void setSolved(int solved);
    [[nodiscard]] QVariantList rulesets() const;
    [[nodiscard]] QVariantList themes() const;
    [[nodiscard]] QVariantList levels() const;
    [[nodiscard]] QVariantList states() const;

    Q_INVOKABLE void clearFilter();
    /// Row of a study; -1: the filter leaves it out.
    Q_INVOKABLE [[nodiscard]] int rowOf(const QString& key) const;
    Q_INVOKABLE [[nodiscard]] QString keyAt(int row) const;

    void setStudies(std::vector<ShelfStudy> studies);
    /// Adds one, in place of one with the same key.
    void add(const ShelfStudy& study);
    void setProgress(const StudyProgress& progress);
    [[nodiscard]] const std::vector<ShelfStudy>& all() const { return m_all; }
    [[nodiscard]] const ShelfStudy* find(const QString& key) const;
    /// The next one that is not solved, after a study and in the order of the list, then from its
    /// start; empty when there is none. What the filter leaves out is passed over.
    [[nodiscard]] QString nextOpen(const QString& after) const;

signals:
    void changed();

private:
    void setFilter(const StudyFilter& filter);
    void arrange();
    [[nodiscard]] bool passes(const ShelfStudy& shelf, const StudyFilter& filter) const;
    [[nodiscard]] QVariantMap choice(const QVariant& value, const QString& text,
                                     const StudyFilter& filter) const;

    std::vector<ShelfStudy> m_all;
    std::vector<std::size_t> m_rows; ///< places in m_all of those that pass
    StudyFilter m_filter;
    StudyProgress m_progress;
};

} // namespace tessera
