#include "prooflist.h"

#include <algorithm>

namespace tessera {

namespace {
bool isNumber(const QString& badge) {
    return !badge.isEmpty() && badge.front().isDigit();
}
} // namespace

int ProofList::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant ProofList::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const std::size_t line = lineOf(index.row());
    const ProofLine& one = m_lines[line];
    switch (role) {
    case DepthRole:
        return one.depth;
    case BadgeRole:
        return one.badge;
    case ToneRole:
        return QVariant::fromValue(one.tone);
    case TextRole:
        return one.text;
    case DetailRole:
        return one.detail;
    case SpokenRole:
    case Qt::DisplayRole:
        return spoken(line);
    case OpensRole:
        return opens(line);
    case OpenRole:
        return bool(m_open[line]);
    case ShowsRole:
        return one.subject.kind != ProofSubject::Nothing;
    case LineRole:
        return static_cast<int>(line);
    default:
        return {};
    }
}

QHash<int, QByteArray> ProofList::roleNames() const {
    return {{DepthRole, "depth"}, {BadgeRole, "badge"},   {ToneRole, "tone"},
            {TextRole, "text"},   {DetailRole, "detail"}, {SpokenRole, "spoken"},
            {OpensRole, "opens"}, {OpenRole, "open"},     {ShowsRole, "shows"},
            {LineRole, "line"}};
}

void ProofList::setFilter(const QString& filter) {
    if (filter == m_filter)
        return;
    m_filter = filter;
    sift();
}

void ProofList::setPart(ProofPart part) {
    if (part == m_part)
        return;
    m_part = part;
    sift();
}

QList<int> ProofList::parts() const {
    QList<int> parts{static_cast<int>(ProofPart::All)};
    for (const ProofLine& line : m_lines) {
        if (line.depth == 0 && !parts.contains(static_cast<int>(line.part)))
            parts.append(static_cast<int>(line.part));
    }
    return parts;
}

void ProofList::replace(ProofLines lines) {
    m_lines = std::move(lines);
    if (!parts().contains(static_cast<int>(m_part)))
        m_part = ProofPart::All;
    sift();
    emit replaced();
}

bool ProofList::opens(std::size_t line) const {
    return line + 1 < m_lines.size() && m_lines[line + 1].depth > m_lines[line].depth;
}

QString ProofList::name(std::size_t line) const {
    const ProofLine& one = m_lines[line];
    const QString text = plainText(one.text);
    return isNumber(one.badge) ? tr("%1 %2", "how many, what they are").arg(one.badge, text) : text;
}

QString ProofList::spoken(std::size_t line) const {
    const ProofLine& one = m_lines[line];
    const QString text = name(line);
    if (one.detail.isEmpty())
        return text;
    // Headings and most lines end without a full stop.
    return text.back().isPunct() && text.back() != u')' && text.back() != u']'
               ? tr("%1 %2", "two sentences").arg(text, plainText(one.detail))
               : tr("%1. %2", "a heading or line, a sentence").arg(text, plainText(one.detail));
}

QString ProofList::inContext(std::size_t line) const {
    QString text = spoken(line);
    if (!isNumber(m_lines[line].badge))
        return text;
    int depth = m_lines[line].depth;
    for (std::size_t i = line; depth > 0 && i-- > 0;) {
        if (m_lines[i].depth < depth) {
            depth = m_lines[i].depth;
            text = tr("%1: %2", "what a part belongs to, the part").arg(name(i), text);
        }
    }
    return text;
}

bool ProofList::fits(std::size_t line, const std::vector<std::size_t>& around) const {
    if (m_part != ProofPart::All && m_lines[line].part != m_part)
        return false;
    QString text = spoken(line);
    for (const std::size_t outer : around) {
        if (m_lines[outer].depth > 0)
            text += u' ' + spoken(outer);
    }
    const QStringList words = m_filter.split(u' ', Qt::SkipEmptyParts);
    return std::ranges::all_of(
        words, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

void ProofList::sift() {
    beginResetModel();
    const std::size_t count = m_lines.size();
    m_kept.assign(count, false);
    m_open.assign(count, false);
    m_fitting = 0;
    std::vector<bool> own(count, false);
    std::vector<std::size_t> around; // the lines that the present one stands in
    for (std::size_t i = 0; i < count; ++i) {
        const ProofLine& line = m_lines[i];
        around.resize(std::min(around.size(), static_cast<std::size_t>(line.depth)));
        // The words of a heading are those of everything below it: they single nothing out.
        own[i] = (line.depth > 0 || m_filter.isEmpty()) && fits(i, around);
        const bool inGroup = std::ranges::any_of(
            around, [&](std::size_t outer) { return own[outer] && m_lines[outer].depth > 0; });
        m_kept[i] = own[i] || inGroup;
        m_open[i] = line.depth == 0;
        m_fitting += m_kept[i] && !opens(i) ? 1 : 0;
        if (own[i]) {
            for (const std::size_t outer : around) {
                m_kept[outer] = true;
                m_open[outer] = m_open[outer] || !m_filter.isEmpty();
            }
        }
        around.push_back(i);
    }
    m_rows = visible();
    endResetModel();
    emit filterChanged();
}

std::vector<int> ProofList::visible() const {
    std::vector<int> rows;
    int closedAt = -1; // everything deeper than this is closed away
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const int depth = m_lines[i].depth;
        if (closedAt >= 0 && depth > closedAt)
            continue;
        closedAt = -1;
        if (m_kept[i])
            rows.push_back(static_cast<int>(i));
        if (!m_open[i] || !m_kept[i])
            closedAt = depth;
    }
    return rows;
}

void ProofList::toggle(int row) {
    if (row < 0 || row >= rowCount() || !opens(lineOf(row)))
        return;
    const std::size_t line = lineOf(row);
    m_open[line] = !m_open[line];
    std::vector<int> rows = visible();
    const int more = static_cast<int>(rows.size()) - rowCount();
    if (more > 0) {
        beginInsertRows({}, row + 1, row + more);
        m_rows = std::move(rows);
        endInsertRows();
    } else if (more < 0) {
        beginRemoveRows({}, row + 1, row - more);
        m_rows = std::move(rows);
        endRemoveRows();
    }
    emit dataChanged(index(row), index(row), {OpenRole});
}

bool ProofList::isOpen(int row) const {
    return row >= 0 && row < rowCount() && m_open[lineOf(row)];
}

int ProofList::parentRow(int row) const {
    if (row < 0 || row >= rowCount())
        return -1;
    const int depth = m_lines[lineOf(row)].depth;
    while (--row >= 0) {
        if (m_lines[lineOf(row)].depth < depth)
            return row;
    }
    return -1;
}

QString ProofList::partTitle(ProofPart part) {
    switch (part) {
    case ProofPart::All:
        return tr("All");
    case ProofPart::Checks:
        return tr("Checks");
    case ProofPart::Squares:
        return tr("Squares");
    case ProofPart::Captures:
        return tr("Captures");
    case ProofPart::Blocks:
        return tr("Blocks");
    case ProofPart::Others:
        return tr("Others");
    case ProofPart::Working:
        return tr("What works");
    case ProofPart::Counts:
        return tr("Counts");
    }
    return {};
}

} // namespace tessera
