#include "analysislines.h"

#include "lab/judgetext.h"
#include "text/movetext.h"
#include "text/scoretext.h"

#include <algorithm>

namespace tessera {

namespace {
/// What a reader can follow.
constexpr std::size_t mostMoves = 12;
} // namespace

int AnalysisLines::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant AnalysisLines::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case ScoreRole:
        return row.score;
    case WordsRole:
        return row.words;
    case MovesRole:
        return row.moves;
    case SpokenRole:
        return row.spoken;
    default:
        return {};
    }
}

QHash<int, QByteArray> AnalysisLines::roleNames() const {
    return {
        {ScoreRole, "score"}, {WordsRole, "words"}, {MovesRole, "moves"}, {SpokenRole, "spoken"}};
}

void AnalysisLines::show(const Position& position, const std::vector<SearchLine>& lines) {
    std::vector<Row> rows;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const SearchLine& line = lines[i];
        const SearchScore white = forWhite(line.score, position.sideToMove());
        Row row{scoreNumber(white),
                scoreWords(white),
                numberedMoves(position, line.moves, mostMoves),
                {}};
        row.spoken = tr("Line %1: %2, %3. %4.", "rank, number, words, first move")
                         .arg(QString::number(i + 1), row.score, row.words,
                              moveInWords(position, line.moves.front()));
        rows.push_back(std::move(row));
    }
    replace(lines, std::move(rows));
}

void AnalysisLines::clear() {
    replace({}, {});
}

void AnalysisLines::replace(std::vector<SearchLine> lines, std::vector<Row> rows) {
    const auto before = static_cast<int>(m_rows.size());
    const auto after = static_cast<int>(rows.size());
    if (after < before)
        beginRemoveRows({}, after, before - 1);
    else if (after > before)
        beginInsertRows({}, before, after - 1);
    m_lines = std::move(lines);
    m_rows = std::move(rows);
    if (after < before)
        endRemoveRows();
    else if (after > before)
        endInsertRows();
    if (const int kept = std::min(before, after); kept > 0)
        emit dataChanged(index(0), index(kept - 1));
}

} // namespace tessera
