#include "gotobox.h"

#include "game/gamesession.h"
#include "notation/lan.h"
#include "text/movetext.h"

namespace tessera {

GoToBox::GoToBox(QObject* parent) : QObject(parent) {}

GoToBox::~GoToBox() = default;

void GoToBox::open() {
    m_reader.reset();
    if (m_session != nullptr)
        m_reader.emplace(m_session->match().position());
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
    if (m_session == nullptr)
        return {};
    const Position& position = m_session->match().position();
    const QString square = squareText(position, 0);
    const std::vector<Move> moves = position.legalMoves();
    return moves.empty()
               ? square
               : tr("%1, or %2", "a square, a move")
                     .arg(square, QString::fromStdString(writeLan(position, moves.front())));
}

bool GoToBox::refuse(const QString& sentence) {
    m_sentence = sentence;
    m_refused = true;
    emit changed();
    if (m_session != nullptr)
        emit m_session->announced(sentence);
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
    if (!m_reader || m_session == nullptr)
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
        return play(reading.move);
    case TypedReading::Kind::Nothing:
        return refuse(tr("Type a square or a move, such as %1.").arg(example()));
    case TypedReading::Kind::Ambiguous:
    case TypedReading::Kind::Wrong:
        break;
    }
    return refuse(reading.sentence);
}

} // namespace tessera
