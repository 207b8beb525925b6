#include "inspector.h"

#include "coach.h"
#include "coachsketch.h"
#include "coachwords.h"
#include "game/gamesession.h"

#include <algorithm>
#include <utility>

namespace tessera {

Inspector::Inspector(QObject* parent)
    : QObject(parent), m_inspecting([this](const Answer& answer) { show(answer); }) {}

GameSession* Inspector::session() const {
    return m_session;
}

void Inspector::setSession(GameSession* session) {
    if (session == m_session)
        return;
    if (m_session)
        m_session->disconnect(this);
    m_session = session;
    if (session != nullptr)
        connect(session, &GameSession::changed, this, &Inspector::follow);
    emit sessionChanged();
    follow();
}

Coach* Inspector::coach() const {
    return m_coach;
}

void Inspector::setCoach(Coach* coach) {
    if (coach == m_coach)
        return;
    if (m_coach)
        m_coach->disconnect(this);
    m_coach = coach;
    if (coach != nullptr)
        connect(coach, &Coach::sceneChanged, this, &Inspector::follow);
    emit coachChanged();
    follow();
}

void Inspector::setControl(Control control) {
    if (control == m_control)
        return;
    m_control = control;
    emit controlChanged();
    follow();
}

void Inspector::setWarns(bool warns) {
    if (warns == m_warns)
        return;
    m_warns = warns;
    emit warnsChanged();
    follow();
}

bool Inspector::watches(int square) const {
    return std::ranges::find(m_squares, square) != m_squares.end();
}

void Inspector::watch(int square) {
    if (!m_session || square < 0 ||
        square >= m_session->match().position().geometry().squareCount())
        return;
    const auto found = std::ranges::find(m_squares, square);
    if (found != m_squares.end()) {
        m_squares.erase(found);
        emit m_session->announced(
            tr("%1 is watched no more.", "square")
                .arg(CoachWords(m_session->match().position(), m_session->spokenStyle())
                         .square(static_cast<Square>(square))));
    } else {
        m_squares.push_back(static_cast<Square>(square));
        m_session->tellSquare(square);
    }
    follow();
}

void Inspector::unwatchAll() {
    if (m_squares.empty())
        return;
    m_squares.clear();
    follow();
}

void Inspector::toggleControl(Control control) {
    if (control == m_control) {
        setControl(NoControl);
        if (m_session)
            emit m_session->announced(tr("Controlled squares are shown no more."));
        return;
    }
    m_tells = true;
    setControl(control);
}

void Inspector::follow() {
    if (!m_session)
        return;
    const Position& position = m_session->match().position();
    if (m_ruleset != position.rulesetPtr()) {
        m_ruleset = position.rulesetPtr();
        m_squares.clear();
    }
    // Nothing asked: nothing is copied.
    if (m_squares.empty() && m_control == NoControl && !m_warns) {
        m_inspecting.drop();
        show({});
        return;
    }
    const Coach::After* after = m_coach && m_coach->after() ? &*m_coach->after() : nullptr;
    Question question{position, m_squares, m_control, m_session->selected(), {}};
    if (after != nullptr) {
        question.position = after->position;
        question.piece = after->moved;
    }
    if (m_warns && !m_session->over())
        question.warned = position.sideToMove();
    m_inspecting.ask([question = std::move(question)] { return answerTo(question); });
}

Inspector::Answer Inspector::answerTo(const Question& question) {
    const Position& position = question.position;
    const CoachWords words(position);
    Answer answer;
    for (const Square square : question.squares) {
        const AttackReport report = attackReport(position, square);
        answer.watched.append(QVariant::fromValue(watchedSquare(position, report)));
        answer.sketch.add(sketchOf(report));
    }

    const auto all = position.geometry().squareCount();
    std::vector<std::uint16_t> counts(static_cast<std::size_t>(all), 0);
    QString who;
    if (question.control == PieceControl && question.piece != noSquare) {
        for (const Square square : controlled(position, question.piece))
            counts[square] = 1;
        who = words.pieceOn(question.piece);
        who[0] = who[0].toUpper();
    } else if (question.control == WhiteControl || question.control == BlackControl) {
        const Side side = question.control == WhiteControl ? Side::White : Side::Black;
        counts = controlled(position, side);
        who = words.side(side);
    }
    const auto held = std::ranges::count_if(counts, [](std::uint16_t count) { return count > 0; });
    if (!who.isEmpty()) {
        answer.controlText = tr("%1 controls %2 of %3 squares.", "piece or side, numbers")
                                 .arg(who)
                                 .arg(held)
                                 .arg(all);
        answer.sketch.add(sketchOf(counts));
    } else if (question.control == PieceControl) {
        answer.controlText = tr("Choose a piece to see which squares it controls.");
    }

    if (question.warned) {
        for (const Square square : unprotected(position, *question.warned)) {
            answer.threatened.append(
                QVariant::fromValue(MoveTarget{square, words.square(square), true}));
            answer.sketch.lights.push_back({SketchKind::Unguarded, square});
        }
        const auto count = static_cast<int>(answer.threatened.size());
        const QString side = words.side(*question.warned);
        if (count == 1)
            answer.threatText =
                tr("%1 has 1 piece that is attacked and not protected:", "side").arg(side);
        else if (count > 1)
            answer.threatText =
                tr("%1 has %n pieces that are attacked and not protected:", "side", count)
                    .arg(side);
    }
    return answer;
}

void Inspector::show(const Answer& answer) {
    m_watched = answer.watched;
    m_controlText = answer.controlText;
    m_threatened = answer.threatened;
    m_threatText = answer.threatText;
    m_sketch = answer.sketch;
    emit changed();
    if (std::exchange(m_tells, false) && m_session && !m_controlText.isEmpty())
        emit m_session->announced(m_controlText);
}

} // namespace tessera
