#include "gamelibrarylist.h"

#include "game/positionscene.h"
#include "notation/fen4d.h"
#include "storage/gamefiles.h"

#include <QMap>

#include <algorithm>
#include <array>

namespace tessera {

namespace {

BoardScene sceneOf(const GameFacts& facts) {
    if (!facts.ruleset)
        return {};
    const Result<Position> position = readFen(facts.ruleset, facts.position);
    return position ? positionScene(*position) : BoardScene();
}

constexpr std::array wantedResults{RecordResult::Unfinished, RecordResult::WhiteWins,
                                   RecordResult::BlackWins, RecordResult::Draw};

} // namespace

int GameLibraryList::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant GameLibraryList::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const GameFacts& facts = at(index.row());
    switch (role) {
    case FileRole:
        return facts.file;
    case Qt::DisplayRole:
    case TitleRole:
        return facts.title();
    case PlayersRole:
        return facts.players();
    case GameRole:
        return facts.rulesetName;
    case DateRole:
        return facts.dateText();
    case ResultRole:
        return static_cast<int>(facts.result);
    case ResultTextRole:
        return resultWord(facts.result);
    case PliesRole:
        return facts.plies;
    case KeywordsRole:
        return facts.keywords;
    case SceneRole:
        return QVariant::fromValue(sceneOf(facts));
    case ProblemRole:
        return facts.problem;
    case PlaceRole:
        return facts.file == m_own        ? gameplaces::OnTheBoard
               : isWindowFile(facts.file) ? gameplaces::InAWindow
                                          : gameplaces::Kept;
    case SelectedRole:
        return m_selected.contains(facts.file);
    default:
        return {};
    }
}

QHash<int, QByteArray> GameLibraryList::roleNames() const {
    return {{FileRole, "file"},
            {TitleRole, "title"},
            {PlayersRole, "players"},
            {GameRole, "game"},
            {DateRole, "date"},
            {ResultRole, "result"},
            {ResultTextRole, "resultText"},
            {PliesRole, "plies"},
            {KeywordsRole, "keywords"},
            {SceneRole, "scene"},
            {ProblemRole, "problem"},
            {PlaceRole, "place"},
            {SelectedRole, "chosen"}};
}

void GameLibraryList::arrange() {
    std::vector<std::size_t> rows;
    for (std::size_t i = 0; i < m_all.size(); ++i) {
        if (matches(m_all[i], m_query))
            rows.push_back(i);
    }
    std::ranges::sort(rows, [this](std::size_t a, std::size_t b) {
        return standsBefore(m_all[a], m_all[b], m_sort);
    });
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
    emit changed();
}

void GameLibraryList::setGames(std::vector<GameFacts> games, const QString& own) {
    // A file whose game goes on in a window is shown there.
    QSet<QString> goingOn;
    for (const GameFacts& facts : games) {
        if (isWindowFile(facts.file))
            goingOn.insert(facts.keptAs);
    }
    // A window's board on which nothing was played is no game yet.
    std::erase_if(games, [&](const GameFacts& facts) {
        return isWindowFile(facts.file)
                   ? facts.readable() && facts.problem.isEmpty() && facts.plies == 0
                   : goingOn.contains(facts.file);
    });
    if (games == m_all && own == m_own)
        return;
    emit arranging();
    m_all = std::move(games);
    m_own = own;
    QSet<QString> still;
    for (const GameFacts& facts : m_all) {
        if (m_selected.contains(facts.file))
            still.insert(facts.file);
    }
    const bool lost = still.size() != m_selected.size();
    m_selected = still;
    arrange();
    if (lost)
        emit selectionChanged();
}

// What is no longer seen is no longer selected: nothing is deleted out of sight.
void GameLibraryList::setQuery(const GameQuery& query) {
    if (query == m_query)
        return;
    emit arranging();
    m_query = query;
    m_selected.clear();
    arrange();
    emit selectionChanged();
}

void GameLibraryList::setText(const QString& text) {
    GameQuery query = m_query;
    query.text = text;
    setQuery(query);
}

void GameLibraryList::setRuleset(const QString& ruleset) {
    GameQuery query = m_query;
    query.ruleset = ruleset;
    setQuery(query);
}

void GameLibraryList::setResult(int result) {
    GameQuery query = m_query;
    query.result = result;
    setQuery(query);
}

void GameLibraryList::setSort(int sort) {
    if (sort < GameSort::Newest || sort > GameSort::ByResult || sort == m_sort)
        return;
    emit arranging();
    m_sort = static_cast<GameSort>(sort);
    arrange();
}

void GameLibraryList::clearFilter() {
    setQuery({});
}

QVariantMap GameLibraryList::choice(const QVariant& value, const QString& text,
                                    const GameQuery& query) const {
    const auto number =
        std::ranges::count_if(m_all, [&](const GameFacts& facts) { return matches(facts, query); });
    return {{QStringLiteral("value"), value},
            {QStringLiteral("text"), text},
            {QStringLiteral("count"), static_cast<int>(number)}};
}

QVariantList GameLibraryList::rulesets() const {
    GameQuery query = m_query;
    query.ruleset.clear();
    QVariantList choices{choice(QString(), tr("All games"), query)};
    QMap<QString, QString> ids; // by name
    for (const GameFacts& facts : m_all) {
        if (facts.readable())
            ids.insert(facts.rulesetName, facts.rulesetId);
    }
    for (auto id = ids.cbegin(); id != ids.cend(); ++id) {
        query.ruleset = id.value();
        choices.append(choice(id.value(), id.key(), query));
    }
    return choices;
}

QVariantList GameLibraryList::results() const {
    GameQuery query = m_query;
    query.result = -1;
    QVariantList choices{choice(-1, tr("Any result"), query)};
    for (const RecordResult result : wantedResults) {
        query.result = static_cast<int>(result);
        choices.append(choice(query.result, resultWord(result), query));
    }
    query.result = GameQuery::damaged;
    choices.append(choice(query.result, tr("Damaged"), query));
    return choices;
}

QVariantList GameLibraryList::sorts() const {
    const auto sort = [](GameSort value, const QString& text) {
        return QVariantMap{{QStringLiteral("value"), static_cast<int>(value)},
                           {QStringLiteral("text"), text}};
    };
    return {sort(GameSort::Newest, tr("Newest first")),
            sort(GameSort::Oldest, tr("Oldest first")),
            sort(GameSort::ByNames, tr("By title and names")),
            sort(GameSort::ByRuleset, tr("By game")),
            sort(GameSort::Longest, tr("Longest first")),
            sort(GameSort::Shortest, tr("Shortest first")),
            sort(GameSort::ByResult, tr("By result"))};
}

int GameLibraryList::rowOf(const QString& file) const {
    for (int row = 0; row < rowCount(); ++row) {
        if (at(row).file == file)
            return row;
    }
    return -1;
}

QString GameLibraryList::fileAt(int row) const {
    return row >= 0 && row < rowCount() ? at(row).file : QString();
}

bool GameLibraryList::selectedAt(int row) const {
    return m_selected.contains(fileAt(row));
}

void GameLibraryList::tellSelection() {
    if (!m_rows.empty())
        emit dataChanged(index(0), index(rowCount() - 1), {SelectedRole});
    emit selectionChanged();
}

void GameLibraryList::select(int row, bool selected) {
    const QString file = fileAt(row);
    if (file.isEmpty() || m_selected.contains(file) == selected)
        return;
    if (selected)
        m_selected.insert(file);
    else
        m_selected.remove(file);
    emit dataChanged(index(row), index(row), {SelectedRole});
    emit selectionChanged();
}

void GameLibraryList::selectRange(int first, int last) {
    m_selected.clear();
    for (int row = std::max(0, std::min(first, last));
         row <= std::max(first, last) && row < rowCount(); ++row)
        m_selected.insert(at(row).file);
    tellSelection();
}

void GameLibraryList::selectAll() {
    selectRange(0, rowCount() - 1);
}

void GameLibraryList::clearSelection() {
    m_selected.clear();
    tellSelection();
}

QStringList GameLibraryList::chosen(int row) const {
    QStringList files;
    for (int i = 0; i < rowCount(); ++i) {
        if (m_selected.contains(at(i).file))
            files.append(at(i).file);
    }
    if (files.isEmpty() && !fileAt(row).isEmpty())
        files.append(fileAt(row));
    return files;
}

QVariantMap GameLibraryList::row(const QString& file) const {
    const GameFacts* facts = find(file);
    if (facts == nullptr)
        return {};
    return {{QStringLiteral("title"), facts->title()},
            {QStringLiteral("problem"), facts->problem},
            {QStringLiteral("readable"), facts->readable()}};
}

const GameFacts* GameLibraryList::find(const QString& file) const {
    const auto place = std::ranges::find(m_all, file, &GameFacts::file);
    return place == m_all.end() ? nullptr : &*place;
}

} // namespace tessera
