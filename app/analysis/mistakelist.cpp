#include "mistakelist.h"

#include "mistaketext.h"
#include "text/movetext.h"

namespace tessera {

int MistakeList::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant MistakeList::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto at = static_cast<std::size_t>(index.row());
    const Mistake& mistake = m_mistakes[at];
    const Row& row = m_rows[at];
    switch (role) {
    case Qt::DisplayRole:
    case MoveRole:
        return row.move;
    case GlyphRole:
        return qualityGlyph(mistake.judgement.quality);
    case WordRole:
        return qualityWord(mistake.judgement);
    case SevereRole:
        return mistake.judgement.quality == MoveQuality::Blunder;
    case WhyRole:
        return row.why;
    case BetterRole:
        return row.better;
    case SpokenRole:
        return tr("%1, %2. %3 %4", "a move, blunder, why, what was better")
            .arg(row.move, qualityWord(mistake.judgement), row.why, row.better);
    case PlyRole:
        return static_cast<int>(mistake.ply) + 1;
    default:
        return {};
    }
}

QHash<int, QByteArray> MistakeList::roleNames() const {
    return {{MoveRole, "move"},     {GlyphRole, "glyph"}, {WordRole, "word"},
            {SevereRole, "severe"}, {WhyRole, "why"},     {BetterRole, "better"},
            {SpokenRole, "spoken"}, {PlyRole, "ply"}};
}

void MistakeList::replace(const Game& game, std::vector<Mistake> mistakes) {
    std::vector<Row> rows;
    Game line = game;
    for (const Mistake& mistake : mistakes) {
        line.goTo(mistake.ply);
        const Position& before = line.current();
        rows.push_back({numberedMoves(before, {mistake.played}, 1).join(QString()),
                        whyWorse(before, mistake), whatWasBetter(before, mistake)});
    }
    take(std::move(mistakes), std::move(rows));
}

void MistakeList::take(std::vector<Mistake> mistakes, std::vector<Row> rows) {
    beginResetModel();
    m_mistakes = std::move(mistakes);
    m_rows = std::move(rows);
    endResetModel();
    emit countChanged();
}

} // namespace tessera
