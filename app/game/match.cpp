#include "match.h"

#include "clock/clocknotes.h"
#include "endgame/mating_force.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace tessera {

namespace {
// Where in the line the players were; not a tag of any other program.
constexpr std::string_view currentPlyTag = "CurrentPly";
constexpr std::string_view timeControlTag = "TimeControl"; // of PGN
// How much of the turn at the end of the line is used up; not a tag of any other program.
constexpr std::string_view timeUsedTag = "TimeUsed";

// A draw was offered: FIDE Laws of Chess, article 8.1.
constexpr std::string_view offerSign = "(=)";

std::string_view terminationOf(EndKind kind) {
    switch (kind) {
    case EndKind::Resignation:
        return termination::resignation;
    case EndKind::Agreement:
        return termination::agreement;
    case EndKind::Time:
        return termination::timeForfeit;
    default:
        return {};
    }
}

MatchEnd endBy(OutcomeKind outcome, Side toMove) {
    switch (outcome) {
    case OutcomeKind::Ongoing:
        break;
    case OutcomeKind::Checkmate:
        return {EndKind::Checkmate, opponent(toMove)};
    case OutcomeKind::Stalemate:
        return {EndKind::Stalemate};
    case OutcomeKind::BareKings:
        return {EndKind::BareKings};
    case OutcomeKind::FiftyMove:
        return {EndKind::FiftyMove};
    case OutcomeKind::Repetition:
        return {EndKind::Repetition};
    }
    return {};
}

MatchEnd decidedBy(const Record& record) {
    const std::string_view reason = record.tag(termination::tagName);
    if (record.result == RecordResult::Unfinished || reason.empty())
        return {};
    const bool byTime = reason == termination::timeForfeit;
    if (record.result == RecordResult::Draw)
        return {byTime ? EndKind::Time : EndKind::Agreement};
    return {byTime ? EndKind::Time : EndKind::Resignation,
            record.result == RecordResult::WhiteWins ? Side::White : Side::Black};
}
} // namespace

Match::Match(Game game, Draws draws)
    : m_game(std::move(game)), m_draws(draws), m_origin{{}, Game(m_game.start())} {
    update();
}

Match::Match(const Record& record)
    : m_game(record.game), m_decided(decidedBy(record)), m_origin(record) {
    m_game.goTo(m_game.moves().size());
    // What the position itself says comes first.
    if (m_game.outcome() != OutcomeKind::Ongoing)
        m_decided = {};
    const std::string_view text = record.tag(currentPlyTag);
    std::size_t ply = m_game.moves().size();
    std::from_chars(text.data(), text.data() + text.size(), ply);
    m_game.goTo(std::min(ply, m_game.moves().size()));
    for (std::size_t i = 1; i < std::min(record.notes.size(), m_game.moves().size() + 1); ++i)
        m_kept.push_back(clockIn(record.notes[i]));
    update();
}

bool Match::started() const {
    return !m_game.moves().empty() || over();
}

bool Match::canUndo() const {
    return m_game.canUndo() || decidedHere();
}

bool Match::canRedo() const {
    return m_game.canRedo() || m_takenBack.kind != EndKind::None;
}

bool Match::decidedHere() const {
    return m_decided.kind != EndKind::None && !m_game.canRedo();
}

Side Match::sideToMoveAt(std::size_t ply) const {
    const Side first = m_game.start().sideToMove();
    return ply % 2 == 0 ? first : opponent(first);
}

void Match::play(const Move& move, std::optional<qint64> kept) {
    if (over())
        return;
    m_decided = {};
    m_takenBack = {};
    m_drawOffer.reset();
    m_kept.resize(m_game.ply());
    m_kept.push_back(kept);
    std::erase_if(m_offers, [here = m_game.ply()](std::size_t ply) { return ply > here; });
    m_game.play(move);
    update();
}

void Match::undo() {
    m_drawOffer.reset();
    if (decidedHere())
        m_takenBack = std::exchange(m_decided, {});
    else if (m_game.canUndo())
        m_game.goTo(m_game.ply() - 1);
    update();
}

void Match::redo() {
    if (m_game.canRedo())
        goTo(m_game.ply() + 1);
    else if (m_takenBack.kind != EndKind::None)
        decide(m_takenBack);
}

void Match::goTo(std::size_t ply) {
    m_drawOffer.reset();
    m_game.goTo(std::min(ply, m_game.moves().size()));
    update();
}

void Match::resign(Side side) {
    goTo(m_game.moves().size());
    decide({EndKind::Resignation, opponent(side)});
}

void Match::flagFell(Side side) {
    goTo(m_game.moves().size());
    const Side other = opponent(side);
    decide(cannotMate(position(), other) ? MatchEnd{EndKind::Time}
                                         : MatchEnd{EndKind::Time, other});
}

std::optional<TimeControl> Match::timeControl() const {
    return readTimeControl(tag(timeControlTag));
}

void Match::setTimeControl(const std::optional<TimeControl>& control) {
    setTag(timeControlTag, control ? writeTimeControl(*control) : std::string());
}

ClockTimes Match::timesAt(std::size_t ply) const {
    const qint64 start = timeControl().value_or(TimeControl()).start;
    ClockTimes times{start, start};
    for (std::size_t i = 0; i < std::min(ply, m_kept.size()); ++i) {
        if (m_kept[i])
            times[static_cast<std::size_t>(sideToMoveAt(i))] = *m_kept[i];
    }
    return times;
}

qint64 Match::timeUsed() const {
    return readClockText(tag(timeUsedTag)).value_or(0);
}

void Match::setTimeUsed(qint64 milliseconds) {
    setTag(timeUsedTag, milliseconds > 0 ? clockText(milliseconds) : std::string());
}

std::uint64_t Match::lineKey() const {
    // FNV-1a, 64 bits.
    std::uint64_t key = 14'695'981'039'346'656'037U;
    const auto mix = [&key](std::uint64_t value) { key = (key ^ value) * 1'099'511'628'211U; };
    for (const Move& move : m_game.moves()) {
        mix(move.from);
        mix(move.to);
        mix(move.promotion);
    }
    return key;
}

void Match::offerDraw(Side side) {
    goTo(m_game.moves().size());
    if (over())
        return;
    m_drawOffer = side;
    m_offers.push_back(m_game.ply());
}

void Match::answerDraw(bool accept) {
    if (!m_drawOffer)
        return;
    m_drawOffer.reset();
    if (accept)
        decide({EndKind::Agreement});
}

void Match::decide(MatchEnd end) {
    if (over())
        return;
    m_drawOffer.reset();
    m_decided = end;
    m_takenBack = {};
    update();
}

MatchEnd Match::endOf(const Game& line) const {
    const MatchEnd end = endBy(line.outcome(), line.current().sideToMove());
    const bool counted = end.kind == EndKind::BareKings || end.kind == EndKind::FiftyMove ||
                         end.kind == EndKind::Repetition;
    return counted && m_draws == Draws::Ignored ? MatchEnd() : end;
}

void Match::update() {
    m_end = endOf(m_game);
    if (m_end.kind == EndKind::None && decidedHere())
        m_end = m_decided;
}

MatchEnd Match::endOfLine() const {
    if (!m_game.canRedo())
        return m_end;
    if (m_decided.kind != EndKind::None)
        return m_decided;
    Game line = m_game;
    line.goTo(line.moves().size());
    return endOf(line);
}

Record Match::toRecord() const {
    Record record{m_origin.tags, m_game};
    const MatchEnd end = endOfLine();
    if (end.winner)
        record.result =
            *end.winner == Side::White ? RecordResult::WhiteWins : RecordResult::BlackWins;
    else if (end.kind != EndKind::None)
        record.result = RecordResult::Draw;
    record.setTag(termination::tagName, terminationOf(end.kind));
    record.setTag(currentPlyTag, m_game.canRedo() ? std::to_string(m_game.ply()) : std::string());
    // What was written beside moves that are still in the line.
    const auto& before = m_origin.game.moves();
    const auto& now = m_game.moves();
    const auto [same, unused] = std::mismatch(now.begin(), now.end(), before.begin(), before.end());
    const auto kept = static_cast<std::size_t>(same - now.begin());
    record.notes.assign(m_origin.notes.begin(),
                        m_origin.notes.begin() +
                            static_cast<std::ptrdiff_t>(std::min(kept + 1, m_origin.notes.size())));
    for (std::size_t i = 0; i < std::min(m_kept.size(), now.size()); ++i) {
        if (m_kept[i] && clockIn(record.notesAt(i + 1)) != m_kept[i])
            writeClock(record.notesAt(i + 1), *m_kept[i]);
    }
    for (const std::size_t ply : m_offers) {
        RecordNotes& notes = record.notesAt(ply);
        if (std::ranges::find(notes, offerSign, &RecordNote::comment) == notes.end())
            notes.push_back({RecordNote::Kind::Comment, std::string(offerSign)});
    }
    return record;
}

} // namespace tessera
