#include "studylist.h"

#include "game/positionscene.h"
#include "studytask.h"
#include "studywords.h"
#include "text/errortext.h"

#include <QFileInfo>

#include <algorithm>

namespace tessera {

namespace {

const QString mineWord = QStringLiteral("mine");
constexpr int hardest = 5;

QString idOf(const ShelfStudy& shelf) {
    return QString::fromStdString(shelf.study->position.ruleset().id);
}

/// What stands on the boards when the task begins.
BoardScene sceneOf(const Study& study) {
    return positionScene(lineOf(study, taskOf(study).ply).current());
}

} // namespace

int StudyListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant StudyListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const ShelfStudy& shelf = m_all[m_rows[static_cast<std::size_t>(index.row())]];
    const Study& study = *shelf.study;
    switch (role) {
    case KeyRole:
        return shelf.key;
    case Qt::DisplayRole:
    case TitleRole:
        return studyText(study.title);
    case ThemeRole:
        return themeName(study.theme);
    case LevelRole:
        return study.level;
    case RulesetRole:
        return QString::fromStdString(study.position.ruleset().name);
    case TaskRole:
        return taskText(study);
    case SolvedRole:
        return static_cast<int>(m_progress.state(shelf.key));
    case SceneRole:
        return QVariant::fromValue(sceneOf(study));
    case PairRole: {
        const ShelfStudy* pair = find(QString::fromStdString(study.pair));
        return pair != nullptr ? studyText(pair->study->title) : QString();
    }
    case MineRole:
        return shelf.mine();
    case FileRole:
        return shelf.mine() ? shownName(QFileInfo(shelf.file).fileName()) : QString();
    default:
        return {};
    }
}

QHash<int, QByteArray> StudyListModel::roleNames() const {
    return {{KeyRole, "key"},        {TitleRole, "title"},  {ThemeRole, "theme"},
            {LevelRole, "level"},    {RulesetRole, "game"}, {TaskRole, "task"},
            {SolvedRole, "solving"}, {SceneRole, "scene"},  {PairRole, "pairTitle"},
            {MineRole, "mine"},      {FileRole, "file"}};
}

int StudyListModel::solvedTotal() const {
    return static_cast<int>(std::ranges::count_if(m_all, [this](const ShelfStudy& shelf) {
        return m_progress.state(shelf.key) != SolvingState::Open;
    }));
}

bool StudyListModel::passes(const ShelfStudy& shelf, const StudyFilter& filter) const {
    const int state = static_cast<int>(m_progress.state(shelf.key));
    return (filter.ruleset.isEmpty() ||
            (filter.ruleset == mineWord ? shelf.mine() : idOf(shelf) == filter.ruleset)) &&
           (filter.theme.isEmpty() || filter.theme.toStdString() == shelf.study->theme) &&
           (filter.level < 0 || filter.level == shelf.study->level) &&
           (filter.solved < 0 || filter.solved == state ||
            (filter.solved == StudyFilter::solvedAtAll && state > 0));
}

void StudyListModel::arrange() {
    std::vector<std::size_t> rows;
    for (std::size_t i = 0; i < m_all.size(); ++i) {
        if (passes(m_all[i], m_filter))
            rows.push_back(i);
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
    emit changed();
}

void StudyListModel::setStudies(std::vector<ShelfStudy> studies) {
    m_all = std::move(studies);
    arrange();
}

void StudyListModel::add(const ShelfStudy& study) {
    const auto place = std::ranges::find(m_all, study.key, &ShelfStudy::key);
    if (place != m_all.end())
        *place = study;
    else
        m_all.push_back(study);
    arrange();
}

// What is solved leaves a filter of open studies only when the filter is set again: cards do not
// vanish under the hand.
void StudyListModel::setProgress(const StudyProgress& progress) {
    if (progress == m_progress)
        return;
    m_progress = progress;
    if (!m_rows.empty())
        emit dataChanged(index(0), index(rowCount() - 1), {SolvedRole});
    emit changed();
}

void StudyListModel::setFilter(const StudyFilter& filter) {
    if (filter == m_filter)
        return;
    m_filter = filter;
    arrange();
}

void StudyListModel::setRuleset(const QString& ruleset) {
    StudyFilter filter = m_filter;
    filter.ruleset = ruleset;
    setFilter(filter);
}

void StudyListModel::setTheme(const QString& theme) {
    StudyFilter filter = m_filter;
    filter.theme = theme;
    setFilter(filter);
}

void StudyListModel::setLevel(int level) {
    StudyFilter filter = m_filter;
    filter.level = level;
    setFilter(filter);
}

void StudyListModel::setSolved(int solved) {
    StudyFilter filter = m_filter;
    filter.solved = solved;
    setFilter(filter);
}

void StudyListModel::clearFilter() {
    setFilter({});
}

QVariantMap StudyListModel::choice(const QVariant& value, const QString& text,
                                   const StudyFilter& filter) const {
    const auto count = std::ranges::count_if(
        m_all, [&](const ShelfStudy& shelf) { return passes(shelf, filter); });
    return {{QStringLiteral("value"), value},
            {QStringLiteral("text"), text},
            {QStringLiteral("count"), static_cast<int>(count)}};
}

QVariantList StudyListModel::rulesets() const {
    StudyFilter filter = m_filter;
    filter.ruleset.clear();
    QVariantList choices{choice(QString(), tr("All games"), filter)};
    for (const ShelfStudy& shelf : m_all) {
        filter.ruleset = idOf(shelf);
        const bool known = std::ranges::any_of(choices, [&](const QVariant& one) {
            return one.toMap()[QStringLiteral("value")] == filter.ruleset;
        });
        if (!known)
            choices.append(choice(filter.ruleset,
                                  QString::fromStdString(shelf.study->position.ruleset().name),
                                  filter));
    }
    filter.ruleset = mineWord;
    choices.append(choice(mineWord, tr("My studies"), filter));
    return choices;
}

QVariantList StudyListModel::themes() const {
    StudyFilter filter = m_filter;
    filter.theme.clear();
    QVariantList choices{choice(QString(), tr("All themes"), filter)};
    for (const std::string_view theme : studyThemes()) {
        const bool used = std::ranges::any_of(
            m_all, [&](const ShelfStudy& shelf) { return shelf.study->theme == theme; });
        filter.theme = QString::fromUtf8(theme.data(), static_cast<qsizetype>(theme.size()));
        if (used)
            choices.append(choice(filter.theme, themeName(theme), filter));
    }
    return choices;
}

QVariantList StudyListModel::levels() const {
    StudyFilter filter = m_filter;
    filter.level = -1;
    QVariantList choices{choice(-1, tr("All levels"), filter)};
    for (int level = 1; level <= hardest; ++level) {
        filter.level = level;
        choices.append(choice(level, tr("Level %1").arg(level), filter));
    }
    return choices;
}

QVariantList StudyListModel::states() const {
    StudyFilter filter = m_filter;
    filter.solved = -1;
    QVariantList choices{choice(-1, tr("Solved or not"), filter)};
    const auto add = [&](int value, const QString& text) {
        filter.solved = value;
        choices.append(choice(value, text, filter));
    };
    add(static_cast<int>(SolvingState::Open), tr("Not solved"));
    add(StudyFilter::solvedAtAll, tr("Solved"));
    add(static_cast<int>(SolvingState::WithHelp), tr("Solved with help"));
    add(static_cast<int>(SolvingState::Unaided), tr("Solved without help"));
    return choices;
}

int StudyListModel::rowOf(const QString& key) const {
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        if (m_all[m_rows[row]].key == key)
            return static_cast<int>(row);
    }
    return -1;
}

QString StudyListModel::keyAt(int row) const {
    return row >= 0 && row < rowCount() ? m_all[m_rows[static_cast<std::size_t>(row)]].key
                                        : QString();
}

const ShelfStudy* StudyListModel::find(const QString& key) const {
    const auto place = std::ranges::find(m_all, key, &ShelfStudy::key);
    return place == m_all.end() ? nullptr : &*place;
}

QString StudyListModel::nextOpen(const QString& after) const {
    const auto start = static_cast<std::size_t>(rowOf(after) + 1);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const ShelfStudy& shelf = m_all[m_rows[(start + i) % m_rows.size()]];
        if (shelf.key != after && m_progress.state(shelf.key) == SolvingState::Open)
            return shelf.key;
    }
    return {};
}

} // namespace tessera
