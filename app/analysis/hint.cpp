#include "hint.h"

#include "coachwords.h"
#include "game/gamesession.h"
#include "lab/judgetext.h"
#include "linetext.h"
#include "movereason.h"
#include "thinkinglimits.h"

#include <utility>

namespace tessera {

namespace {

/// What somebody waits for who wants to go on.
constexpr std::chrono::milliseconds longestThought{1500};

/// Whether a line is the beginning of another one.
bool begins(const std::vector<std::uint64_t>& line, const std::vector<std::uint64_t>& other) {
    return line.size() <= other.size() && std::equal(line.begin(), line.end(), other.begin());
}

} // namespace

Hint::Hint(QObject* parent)
    : QObject(parent),
      m_thinking([](const SearchReport&) {}, [this](const SearchReport& report) { take(report); }) {
}

GameSession* Hint::session() const {
    return m_session;
}

void Hint::setSession(GameSession* session) {
    if (session == m_session)
        return;
    if (m_session)
        m_session->disconnect(this);
    m_session = session;
    m_keys.clear();
    m_used = 0;
    if (session != nullptr)
        connect(session, &GameSession::changed, this, &Hint::follow);
    emit sessionChanged();
    follow();
}

void Hint::follow() {
    if (!m_session)
        return;
    const Game& game = m_session->match().game();
    if (m_keys == game.keys() && m_ruleset == game.current().rulesetPtr())
        return;
    // Another game: it begins elsewhere, or the line of play is gone.
    const bool goesOn = m_ruleset == game.current().rulesetPtr() &&
                        (begins(m_keys, game.keys()) || begins(game.keys(), m_keys)) &&
                        !(game.moves().empty() && m_keys.size() > 1);
    if (!goesOn)
        m_used = 0;
    m_keys = game.keys();
    m_ruleset = game.current().rulesetPtr();
    clear();
}

void Hint::clear() {
    m_thinking.drop();
    m_line.reset();
    m_stage = None;
    m_text.clear();
    m_sketch = {};
    emit changed();
}

QString Hint::obstacle() const {
    if (!m_session || m_session->over())
        return tr("The game is over: there is no move to look for.");
    if (!m_session->personToMove())
        return tr("It is the computer's turn: it looks for its move itself.");
    return {};
}

bool Hint::next() {
    if (!obstacle().isEmpty())
        return false;
    if (m_thinking.isThinking())
        return true;
    if (m_line) {
        show(m_stage == Why ? Why : static_cast<Stage>(m_stage + 1));
        return true;
    }
    ++m_used;
    m_thinking.ask(
        {m_session->match().game(), limitsOf(m_nodes, longestThought), adviserOptions()});
    emit changed();
    return true;
}

void Hint::take(const SearchReport& report) {
    if (report.lines.empty()) {
        clear();
        return;
    }
    m_line = report.lines.front();
    show(Piece);
}

void Hint::show(Stage stage) {
    m_stage = stage;
    const Position& position = m_session->match().position();
    const CoachWords words(position);
    const Move& move = m_line->moves.front();
    switch (stage) {
    case None:
        break;
    case Piece:
        m_text =
            tr("Hint: look at the %1.", "white rook on a1 [0,0]").arg(words.pieceOn(move.from));
        break;
    case Target:
        m_text = tr("Hint: %1.", "rook goes from a1 to a4").arg(moveInWords(position, move));
        m_sketch = arrowOf(position, move);
        break;
    case Why:
        m_text = tr("%1. %2", "a move in words, why it is good")
                     .arg(moveInWords(position, move), moveReason(position, *m_line));
        m_text[0] = m_text[0].toUpper();
        m_sketch = linePicture(position, m_line->moves, 1).sketch;
        break;
    }
    emit changed();
    emit announced(m_text);
}

QString Hint::text() const {
    return thinking() ? tr("Looking for a good move.") : m_text;
}

BoardScene Hint::marked(BoardScene scene) const {
    if (m_line) {
        const Move& move = m_line->moves.front();
        const auto mark = [&scene](Square square) {
            if (square < scene.marks.size())
                scene.marks[square] |= static_cast<std::uint32_t>(Mark::Hint);
        };
        mark(move.from);
        if (m_stage >= Target)
            mark(move.to);
    }
    return scene;
}

} // namespace tessera
