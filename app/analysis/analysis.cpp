#include "analysis.h"

#include "lab/judgetext.h"
#include "linetext.h"
#include "text/movetext.h"
#include "text/scoretext.h"
#include "thinkinglimits.h"

#include <QLocale>

#include <algorithm>

namespace tessera {

namespace {
/// Somebody may leave it on: after this it has seen enough.
constexpr std::chrono::milliseconds longestThought{60'000};
} // namespace

Analysis::Analysis(QObject* parent)
    : QObject(parent), m_thinking([this](const SearchReport& report) { take(report); },
                                  [this](const SearchReport& report) { take(report); }) {
    connect(&m_followed, &PositionFollower::sourceChanged, this, &Analysis::sessionChanged);
    connect(&m_followed, &PositionFollower::positionChanged, this, &Analysis::think);
    connect(&m_followed, &PositionFollower::flippedChanged, this, &Analysis::shown);
}

void Analysis::setOn(bool on) {
    if (on == m_on)
        return;
    m_on = on;
    emit onChanged();
    if (!on)
        m_tells = false;
    think();
}

// What it has found stays while nobody watches.
void Analysis::setWatched(bool watched) {
    if (watched == m_watched)
        return;
    m_watched = watched;
    emit watchedChanged();
    if (!watched && m_thinking.isThinking()) {
        m_thinking.drop();
        m_waits = true;
        emit changed();
    } else if (watched && m_waits) {
        think();
    }
}

void Analysis::setLineCount(int count) {
    count = std::clamp(count, 1, mostLines());
    if (count == m_lineCount)
        return;
    m_lineCount = count;
    emit lineCountChanged();
    think();
}

void Analysis::think() {
    m_thinking.drop();
    m_shown.reset();
    m_report = {};
    m_arrows = {};
    const bool wanted = m_on && game() != nullptr && game()->outcome() == OutcomeKind::Ongoing;
    m_waits = wanted && !m_watched;
    if (wanted && m_watched)
        m_thinking.ask({*game(), limitsOf(m_nodes, longestThought), adviserOptions(m_lineCount)});
    m_lines.clear();
    emit shown();
    emit changed();
}

void Analysis::take(const SearchReport& report) {
    const Position& position = game()->current();
    m_report = report;
    m_lines.show(position, report.lines);
    m_arrows = {};
    for (std::size_t i = 0; i < report.lines.size(); ++i) {
        const Move& move = report.lines[i].moves.front();
        m_arrows.add(arrowOf(position, move));
        if (report.lines.size() > 1)
            m_arrows.numbers.push_back({move.to, static_cast<int>(i) + 1});
    }
    emit shown();
    emit changed();
    if (m_tells)
        tell();
}

SearchScore Analysis::best() const {
    return scored() ? forWhite(m_lines.lines().front().score, game()->current().sideToMove())
                    : SearchScore();
}

QString Analysis::score() const {
    return scored() ? scoreNumber(best()) : QString();
}

QString Analysis::words() const {
    return scored() ? scoreWords(best()) : QString();
}

double Analysis::share() const {
    return whiteShare(best());
}

QString Analysis::status() const {
    if (game() == nullptr)
        return tr("What is on the board cannot be played, so there is nothing to analyse.");
    if (game()->outcome() != OutcomeKind::Ongoing)
        return tr("The game is over here: there is no move to look for.");
    if (!m_on)
        return tr("Shows the best moves that the computer sees, how good they are, and how the "
                  "game may go on.");
    if (!scored())
        return tr("The position is being looked at.");
    const QLocale locale;
    const QString depth = tr("%1 half-moves deep, %2 positions", "numbers")
                              .arg(locale.toString(m_report.depth),
                                   locale.toString(static_cast<qulonglong>(m_report.nodes)));
    const auto milliseconds = static_cast<std::uint64_t>(m_report.time.count());
    if (milliseconds == 0)
        return depth;
    const auto rate = static_cast<qulonglong>(m_report.nodes * 1000 / milliseconds);
    return tr("%1, %2 a second", "depth and positions, number").arg(depth, locale.toString(rate));
}

int Analysis::shownRow() const {
    if (!m_shown)
        return -1;
    const auto& lines = m_lines.lines();
    const auto found = std::ranges::find_if(lines, [this](const SearchLine& line) {
        return line.moves.front() == m_shown->moves.front();
    });
    return found == lines.end() ? -1 : static_cast<int>(found - lines.begin());
}

int Analysis::shownPly() const {
    return m_shown ? static_cast<int>(m_shown->ply) : 0;
}

QString Analysis::shownText() const {
    if (!m_shown)
        return {};
    const QStringList moves = numberedMoves(game()->current(), m_shown->moves, m_shown->ply);
    return tr("Analysis, not played: %1", "moves").arg(moves.join(u' '));
}

BoardScene Analysis::scene() const {
    if (!m_shown)
        return {};
    BoardScene scene = linePicture(game()->current(), m_shown->moves, m_shown->ply).scene;
    scene.flipped = flipped();
    return scene;
}

BoardSketch Analysis::sketch() const {
    return m_shown ? linePicture(game()->current(), m_shown->moves, m_shown->ply).sketch : m_arrows;
}

void Analysis::press(int row) {
    if (m_shown && row == shownRow())
        back();
    else
        showLine(row, 1);
}

void Analysis::showLine(int row, int ply) {
    if (row < 0 || row >= m_lines.rowCount())
        return;
    const std::vector<Move>& moves = m_lines.lines()[static_cast<std::size_t>(row)].moves;
    show({moves,
          std::clamp<std::size_t>(static_cast<std::size_t>(std::max(ply, 1)), 1, moves.size())});
}

void Analysis::step(int plies) {
    if (!m_shown)
        return;
    const int ply = static_cast<int>(m_shown->ply) + plies;
    if (ply < 1) {
        back();
        return;
    }
    if (ply <= static_cast<int>(m_shown->moves.size()))
        show({m_shown->moves, static_cast<std::size_t>(ply)});
    else
        emit announced(tr("The line ends here."));
}

void Analysis::show(Shown place) {
    m_shown = std::move(place);
    emit shown();
    Position before = game()->current();
    for (std::size_t i = 0; i + 1 < m_shown->ply; ++i)
        before.make(m_shown->moves[i]);
    emit announced(tr("Not played: %1.", "a move in words")
                       .arg(moveInWords(before, m_shown->moves[m_shown->ply - 1])));
}

void Analysis::back() {
    if (!m_shown)
        return;
    m_shown.reset();
    emit shown();
}

void Analysis::tell() {
    m_tells = m_on && !scored() && m_thinking.isThinking();
    if (m_tells)
        return;
    if (scored())
        emit announced(
            tr("%1, %2. Best: %3.", "words, number, a move in words")
                .arg(words(), score(),
                     moveInWords(game()->current(), m_lines.lines().front().moves.front())));
    else
        emit announced(status());
}

} // namespace tessera
