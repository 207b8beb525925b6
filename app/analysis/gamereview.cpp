#include "gamereview.h"

#include "game/gamesession.h"
#include "mistaketext.h"
#include "text/movetext.h"
#include "text/scoretext.h"
#include "thinkinglimits.h"

#include <algorithm>
#include <array>

namespace tessera {

namespace {
/// A game has many positions, and somebody waits for the last.
constexpr std::chrono::milliseconds timeForEach{400};
} // namespace

GameReview::GameReview(QObject* parent)
    : QObject(parent),
      m_thinking([](const SearchReport&) {}, [this](const SearchReport& report) { take(report); }) {
}

GameSession* GameReview::session() const {
    return m_session;
}

void GameReview::setSession(GameSession* session) {
    if (session == m_session)
        return;
    if (m_session)
        m_session->disconnect(this);
    forget();
    m_session = session;
    if (session != nullptr)
        connect(session, &GameSession::changed, this, &GameReview::follow);
    emit sessionChanged();
}

void GameReview::setNodes(int nodes) {
    m_nodes = nodes;
    emit sessionChanged();
}

SearchLimits GameReview::limits() const {
    return limitsOf(m_nodes, timeForEach);
}

void GameReview::follow() {
    if (!m_game || !m_session)
        return;
    const Game& game = m_session->match().game();
    const auto& reviewed = m_game->moves();
    const auto& played = game.moves();
    const bool same = game.start().rulesetPtr() == m_game->start().rulesetPtr() &&
                      game.start().key() == m_game->start().key() &&
                      reviewed.size() <= played.size() &&
                      std::equal(reviewed.begin(), reviewed.end(), played.begin());
    if (!same) {
        forget();
        return;
    }
    if (const bool outgrown = played.size() > reviewed.size(); outgrown != m_outgrown) {
        m_outgrown = outgrown;
        emit changed();
    }
}

void GameReview::forget() {
    m_thinking.drop();
    m_state = Nothing;
    m_game.reset();
    m_seen.clear();
    m_outgrown = false;
    m_mistakes.clear();
    if (m_session)
        m_session->moves()->setMarks({});
    emit progressed();
    emit changed();
}

void GameReview::run() {
    if (!m_session || m_session->match().game().moves().empty())
        return;
    forget();
    m_game = m_session->match().game();
    m_game->goTo(m_game->moves().size());
    m_seen.assign(m_game->moves().size() + 1, {});
    m_state = Running;
    emit changed();
    emit announced(tr("The game is being reviewed."));
    goOn();
}

void GameReview::cancel() {
    if (m_state != Running)
        return;
    forget();
    emit announced(tr("The review was given up."));
}

void GameReview::goOn() {
    while (true) {
        emit progressed();
        const OutcomeKind outcome = m_game->outcome();
        if (outcome == OutcomeKind::Ongoing) {
            m_thinking.ask({*m_game, limits(), adviserOptions()});
            return;
        }
        m_seen[m_game->ply()].mated = outcome == OutcomeKind::Checkmate;
        if (m_game->ply() == 0) {
            finish();
            return;
        }
        m_game->goTo(m_game->ply() - 1);
    }
}

void GameReview::take(const SearchReport& report) {
    if (!report.lines.empty())
        m_seen[m_game->ply()] = {report.lines.front().score, report.lines.front().moves};
    if (m_game->ply() == 0) {
        finish();
        return;
    }
    m_game->goTo(m_game->ply() - 1);
    goOn();
}

std::optional<Mistake> GameReview::mistakeAt(std::size_t ply) const {
    const Seen& before = m_seen[ply];
    const Seen& after = m_seen[ply + 1];
    const Move& played = m_game->moves()[ply];
    if (before.line.empty() || before.line.front() == played || after.mated)
        return std::nullopt;
    const SearchScore score = scoreOfMove(after.score);
    const MoveJudgement judgement = judgeMove(before.score, score);
    if (!judgement.isMistake())
        return std::nullopt;
    const bool whiteBegins = m_game->start().sideToMove() == Side::White;
    return Mistake{ply,
                   (ply % 2 == 0) == whiteBegins ? Side::White : Side::Black,
                   played,
                   judgement,
                   {before.score, before.line},
                   score,
                   after.line};
}

void GameReview::finish() {
    m_state = Done;
    std::vector<Mistake> mistakes;
    std::vector<MoveMark> marks(m_game->moves().size());
    for (std::size_t ply = 0; ply < m_game->moves().size(); ++ply) {
        if (std::optional<Mistake> mistake = mistakeAt(ply)) {
            marks[ply] = {qualityGlyph(mistake->judgement.quality),
                          qualityWord(mistake->judgement)};
            mistakes.push_back(*std::move(mistake));
        }
    }
    m_mistakes.replace(*m_game, std::move(mistakes));
    m_session->moves()->setMarks(std::move(marks));
    emit progressed();
    emit changed();
    emit announced(tr("The game is reviewed. %1. %2.", "White's mistakes, Black's mistakes")
                       .arg(whiteSummary(), blackSummary()));
}

double GameReview::progress() const {
    if (m_state != Running)
        return 0;
    return 1 - static_cast<double>(m_game->ply() + 1) / static_cast<double>(m_seen.size());
}

QString GameReview::progressText() const {
    if (m_state != Running)
        return {};
    const std::size_t all = m_seen.size();
    return tr("Position %1 of %2", "numbers").arg(all - m_game->ply()).arg(all);
}

int GameReview::mistakesOf(Side side) const {
    return static_cast<int>(std::ranges::count(m_mistakes.mistakes(), side, &Mistake::side));
}

QString GameReview::summary(Side side) const {
    std::array<int, 3> counts{};
    int missed = 0;
    for (const Mistake& mistake : m_mistakes.mistakes()) {
        if (mistake.side != side)
            continue;
        ++counts[static_cast<std::size_t>(mistake.judgement.quality) -
                 static_cast<std::size_t>(MoveQuality::Inaccuracy)];
        missed += mistake.judgement.missedMateIn > 0;
    }
    QStringList parts;
    if (counts[2] > 0)
        parts.append(counts[2] == 1 ? tr("1 blunder") : tr("%n blunders", nullptr, counts[2]));
    if (counts[1] > 0)
        parts.append(counts[1] == 1 ? tr("1 mistake") : tr("%n mistakes", nullptr, counts[1]));
    if (counts[0] > 0)
        parts.append(counts[0] == 1 ? tr("1 inaccuracy")
                                    : tr("%n inaccuracies", nullptr, counts[0]));
    if (missed > 0)
        parts.append(missed == 1 ? tr("1 missed mate") : tr("%n missed mates", nullptr, missed));
    if (parts.isEmpty())
        parts.append(tr("no mistake"));
    return (side == Side::White ? tr("White: %1", "counts of mistakes")
                                : tr("Black: %1", "counts of mistakes"))
        .arg(parts.join(tr(", ", "between counts of mistakes")));
}

SearchScore GameReview::whiteScore(std::size_t ply) const {
    const bool whiteBegins = m_game->start().sideToMove() == Side::White;
    return forWhite(m_seen[ply].score, (ply % 2 == 0) == whiteBegins ? Side::White : Side::Black);
}

QVariantList GameReview::shares() const {
    QVariantList shares;
    if (m_state != Done)
        return shares;
    const bool whiteBegins = m_game->start().sideToMove() == Side::White;
    for (std::size_t ply = 0; ply < m_seen.size(); ++ply) {
        if (m_seen[ply].mated)
            shares.append((ply % 2 == 0) == whiteBegins ? 0.0 : 1.0);
        else
            shares.append(whiteShare(whiteScore(ply)));
    }
    return shares;
}

QString GameReview::textAt(int ply) const {
    if (m_state != Done || ply < 0 || static_cast<std::size_t>(ply) >= m_seen.size())
        return {};
    const auto at = static_cast<std::size_t>(ply);
    const SearchScore score = whiteScore(at);
    const QString words =
        m_seen[at].mated
            ? tr("checkmate")
            : tr("%1 (%2)", "words, number").arg(scoreWords(score), scoreNumber(score));
    if (ply == 0)
        return tr("At the start: %1", "how it stands").arg(words);
    Game line = *m_game;
    line.goTo(at - 1);
    return tr("After %1: %2", "a move, how it stands")
        .arg(numberedMoves(line.current(), {line.moves()[at - 1]}, 1).join(QString()), words);
}

} // namespace tessera
