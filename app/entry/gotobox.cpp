#include "gotobox.h"

#include "editor/positioneditor.h"
#include "game/gamesession.h"
#include "notation/lan.h"
#include "text/movetext.h"

namespace tessera {

GoToBox::GoToBox(QObject* parent) : QObject(parent) {}

GoToBox::~GoToBox() = default;

std::optional<Position> GoToBox::position() const {
    if (m_session != nullptr)
        return m_session->match().position();
    if (m_editor == nullptr)
        return std::nullopt;
    // Squares have their names whatever stands on them, also where nothing can be played.
    return m_editor->position() ? m_editor->position() : Position(m_editor->edited().ruleset);
}

void GoToBox::open() {
    m_reader.reset();
    if (const std::optional<Position> at = position())
        m_reader.emplace(*at);
    m_text.clear();
    m_sentence.clear();
    m_refused = false;
    m_choices.clear();
    emit changed();
}

void GoToBox::setText(const QString& text) {
    if (text == m_text)
        return;
    m_text = text;
    m_refused = false;
    m_choices.clear();
    m_sentence.clear();
    if (m_reader) {
        const TypedReading reading = m_reader->read(text);
        m_sentence = reading.sentence;
        m_choices = m_reader->completions(text, mostChoices);
        if (m_choices.empty())
            m_choices = reading.choices;
        if (m_editor != nullptr) {
            std::erase_if(m_choices, [](const TypedChoice& one) { return one.move.has_value(); });
            if (reading.kind != TypedReading::Kind::OneSquare)
                m_sentence.clear();
        }
    }
    emit changed();
}

QVariantList GoToBox::choices() const {
    QVariantList list;
    for (const TypedChoice& choice : m_choices)
        list.append(QVariantMap{{QStringLiteral("text"), choice.text},
                                {QStringLiteral("detail"), choice.detail},
                                {QStringLiteral("move"), choice.move.has_value()}});
    return list;
}

QString GoToBox::example() const {
    const std::optional<Position> at = position();
    if (!at)
        return {};
    const QString square = squareText(*at, 0);
    const std::vector<Move> moves = m_editor == nullptr ? at->legalMoves() : std::vector<Move>();
    return moves.empty() ? square
                         : tr("%1, or %2", "a square, a move")
                               .arg(square, QString::fromStdString(writeLan(*at, moves.front())));
}

bool GoToBox::refuse(const QString& sentence) {
    m_sentence = sentence;
    m_refused = true;
    emit changed();
    emit announced(sentence);
    return false;
}

bool GoToBox::play(const Move& move) {
    if (m_session->over())
        return refuse(tr("The game is over. Take back a move or start a new game."));
    if (!m_session->personToMove())
        return refuse(tr("It is the computer's turn."));
    if (!m_session->playTyped(move))
        return refuse(tr("The game has gone on meanwhile. Open the box again."));
    emit arrived(move.to);
    return true;
}

bool GoToBox::accept(int choice) {
    if (!m_reader)
        return false;
    if (choice >= 0 && choice < static_cast<int>(m_choices.size())) {
        const TypedChoice chosen = m_choices[static_cast<std::size_t>(choice)];
        if (chosen.move)
            return play(*chosen.move);
        emit arrived(chosen.square);
        return true;
    }
    const TypedReading reading = m_reader->read(m_text);
    switch (reading.kind) {
    case TypedReading::Kind::OneSquare:
        emit arrived(reading.square);
        return true;
    case TypedReading::Kind::OneMove:
        return m_editor == nullptr
                   ? play(reading.move)
                   : refuse(
                         tr("Here the board is set up and nothing is played: type a square, such "
                            "as %1.")
                             .arg(example()));
    case TypedReading::Kind::Nothing:
        if (m_editor != nullptr)
            return refuse(tr("Type a square, such as %1.").arg(example()));
        return refuse(tr("Type a square or a move, such as %1.").arg(example()));
    case TypedReading::Kind::Ambiguous:
    case TypedReading::Kind::Wrong:
        break;
    }
    return refuse(reading.sentence);
}

} // namespace tessera
