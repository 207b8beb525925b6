#include "rulesetlistmodel.h"

#include "game/positionscene.h"
#include "position/odds.h"
#include "ruleset/user_rulesets.h"
#include "text/matchtext.h"

#include <QDir>

#include <algorithm>

namespace tessera {

int RulesetListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rulesets.size());
}

const ShelfRuleset* RulesetListModel::at(int row) const {
    return row >= 0 && row < rowCount() ? &m_rulesets[static_cast<std::size_t>(row)] : nullptr;
}

QVariant RulesetListModel::data(const QModelIndex& index, int role) const {
    const ShelfRuleset* ruleset = at(index.row());
    if (ruleset == nullptr)
        return {};
    switch (role) {
    case KeyRole:
        return ruleset->key;
    case NameRole:
        return ruleset->name;
    case SizesRole:
        return ruleset->sizes;
    case DescriptionRole:
        return ruleset->description;
    case NotesRole:
        return ruleset->notes;
    case SourcesRole:
        return ruleset->sources;
    case FileNameRole:
        return ruleset->fileName;
    case ProblemRole:
        return ruleset->problem;
    default:
        return {};
    }
}

QHash<int, QByteArray> RulesetListModel::roleNames() const {
    return {{KeyRole, "key"},           {NameRole, "name"},         {SizesRole, "sizes"},
            {DescriptionRole, "about"}, {NotesRole, "notes"},       {SourcesRole, "sources"},
            {FileNameRole, "fileName"}, {ProblemRole, "rowProblem"}};
}

QString RulesetListModel::folder() {
    const auto folder = userRulesetFolder();
    return folder ? QDir::toNativeSeparators(QString::fromStdString(folder->string())) : QString();
}

void RulesetListModel::refresh() {
    beginResetModel();
    m_rulesets = shelfRulesets();
    endResetModel();
    setProblem({});
    emit refreshed();
}

int RulesetListModel::rowOf(const QString& key) const {
    auto found = std::ranges::find(m_rulesets, key, &ShelfRuleset::key);
    if (found == m_rulesets.end())
        found = std::ranges::find(m_rulesets, key, &ShelfRuleset::id);
    if (found == m_rulesets.end())
        found = std::ranges::find(m_rulesets, QString(), &ShelfRuleset::problem);
    return found == m_rulesets.end() ? -1 : static_cast<int>(found - m_rulesets.begin());
}

QVariantMap RulesetListModel::row(int row) const {
    QVariantMap map;
    if (at(row) == nullptr)
        return map;
    const QHash<int, QByteArray> names = roleNames();
    for (auto name = names.begin(); name != names.end(); ++name)
        map.insert(QString::fromLatin1(name.value()), data(index(row), name.key()));
    return map;
}

RulesetPtr RulesetListModel::rulesetAt(int row) const {
    const ShelfRuleset* chosen = at(row);
    if (chosen == nullptr || !chosen->problem.isEmpty())
        return nullptr;
    const Result<RulesetPtr> ruleset = findRuleset(chosen->key.toStdString());
    return ruleset ? *ruleset : nullptr;
}

BoardScene RulesetListModel::startScene(int row, int without) const {
    const RulesetPtr ruleset = rulesetAt(row);
    if (!ruleset)
        return {};
    if (without >= 0) {
        if (const auto start = startWithout(ruleset, static_cast<Square>(without)))
            return positionScene(*start);
    }
    return positionScene(Position(ruleset));
}

QVariantList RulesetListModel::odds(int row) const {
    const auto choice = [](int square, const QString& text) {
        return QVariantMap{{QStringLiteral("value"), square}, {QStringLiteral("text"), text}};
    };
    QVariantList choices{choice(-1, tr("Even: nobody gives odds"))};
    const RulesetPtr ruleset = rulesetAt(row);
    if (!ruleset)
        return choices;
    const Position start(ruleset);
    for (const Square square : oddsSquares(ruleset))
        choices << choice(square, oddsText(start, square));
    return choices;
}

int RulesetListModel::add(const QUrl& file) {
    const ShelfAddition added = addToShelf(file.isLocalFile() ? file.toLocalFile() : file.path());
    if (added.problem.isEmpty())
        refresh();
    setProblem(added.problem);
    return added.problem.isEmpty() ? rowOf(added.key) : -1;
}

bool RulesetListModel::remove(int row) {
    const ShelfRuleset* chosen = at(row);
    if (chosen == nullptr || chosen->fileName.isEmpty())
        return false;
    const QString fileName = chosen->fileName;
    const std::optional<QString> reason = removeFromShelf(chosen->key);
    refresh();
    if (reason)
        setProblem(tr("%1 could not be moved to the trash: %2.").arg(fileName, *reason));
    return !reason;
}

void RulesetListModel::setProblem(const QString& problem) {
    if (m_problem == problem)
        return;
    m_problem = problem;
    emit problemChanged();
}

} // namespace tessera
