#include "proofview.h"

#include "editor/positioneditor.h"
#include "game/gamesession.h"
#include "proof/certificate.h"
#include "prooflines.h"
#include "storage/wholefile.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

namespace tessera {

namespace {
/// How it ended by the position alone, where nothing else is known of the game.
MatchEnd endOf(OutcomeKind outcome) {
    switch (outcome) {
    case OutcomeKind::BareKings:
        return {EndKind::BareKings, {}};
    case OutcomeKind::FiftyMove:
        return {EndKind::FiftyMove, {}};
    default:
        return {};
    }
}
} // namespace

ProofView::ProofView(QObject* parent)
    : QObject(parent), m_proving([this](const auto& answer) { take(answer); }),
      m_saving([this](const QString& problem) {
          emit announced(problem.isEmpty() ? tr("The certificate is saved.") : problem);
          emit certificateSaved(problem);
      }) {
    connect(&m_lines, &ProofList::filterChanged, this, &ProofView::sifted);
}

GameSession* ProofView::session() const {
    return m_session;
}

void ProofView::setSession(GameSession* session) {
    if (session == m_session)
        return;
    if (m_session)
        m_session->disconnect(this);
    m_session = session;
    m_keys.clear();
    if (session != nullptr)
        connect(session, &GameSession::changed, this, &ProofView::follow);
    emit sessionChanged();
    if (session != nullptr)
        follow();
    else
        clear();
}

PositionEditor* ProofView::editor() const {
    return m_editor;
}

void ProofView::setEditor(PositionEditor* editor) {
    if (editor == m_editor)
        return;
    if (m_editor)
        m_editor->disconnect(this);
    m_editor = editor;
    m_edited.clear();
    if (editor != nullptr)
        connect(editor, &PositionEditor::changed, this, &ProofView::followEditor);
    emit sessionChanged();
    if (editor != nullptr)
        followEditor();
    else
        clear();
}

void ProofView::followEditor() {
    setFlipped(m_editor->scene().flipped);
    const std::optional<Position>& position = m_editor->position();
    const QString edited =
        position ? m_editor->rulesetId() + u' ' + m_editor->fen() : QStringLiteral("none");
    if (edited == m_edited)
        return;
    m_edited = edited;
    if (position)
        setPosition(*position);
    else
        clear();
}

void ProofView::setFlipped(bool flipped) {
    if (flipped == m_flipped)
        return;
    m_flipped = flipped;
    if (m_picture) {
        m_picture->scene.flipped = flipped;
        emit shown();
    }
}

void ProofView::setPosition(const Position& position) {
    ask({std::make_shared<const Position>(position), nullptr, {}, {}});
}

void ProofView::setPositionAfter(const Position& before, const Move& move) {
    Position position = before;
    position.make(move);
    ask({std::make_shared<const Position>(std::move(position)),
         std::make_shared<const Position>(before),
         move,
         {}});
}

void ProofView::clear() {
    back();
    m_question.reset();
    m_proving.drop();
    m_answer.reset();
    m_working = false;
    m_lines.replace({});
    emit changed();
}

void ProofView::setActive(bool active) {
    if (active == m_active)
        return;
    m_active = active;
    emit activeChanged();
    if (!active) {
        back();
        m_tells = false;
    }
    if (active && m_session)
        follow();
    work();
}

void ProofView::follow() {
    if (!m_session)
        return;
    setFlipped(m_session->scene().flipped);
    const Match& match = m_session->match();
    const Game& game = match.game();
    if (m_question && m_keys == game.keys() && m_question->end == match.end() &&
        m_question->position->rulesetPtr() == game.current().rulesetPtr()) {
        // Something else is looked at.
        if (m_picture && m_session->selected() != m_selected)
            back();
        return;
    }
    m_keys = game.keys();
    Question question{std::make_shared<const Position>(game.current()), nullptr, {}, match.end()};
    if (game.ply() > 0) {
        Game earlier = game;
        earlier.goTo(game.ply() - 1);
        question.before = std::make_shared<const Position>(earlier.current());
        question.move = game.moves()[game.ply() - 1];
    }
    ask(std::move(question));
}

void ProofView::ask(Question question) {
    back();
    m_question = std::move(question);
    m_outdated = true;
    work();
}

void ProofView::work() {
    const bool wanted = m_active && m_question && m_outdated;
    if (!wanted)
        m_proving.drop();
    else
        m_proving.ask([question = *m_question] { return answerTo(question); });
    if (wanted != m_working) {
        m_working = wanted;
        emit changed();
    }
}

std::shared_ptr<const ProofView::Answer> ProofView::answerTo(const Question& question) {
    auto answer = std::make_shared<Answer>();
    const Position& position = *question.position;
    answer->position = question.position;
    answer->proof = question.move ? proveAfter(*question.before, *question.move) : prove(position);
    const MatchEnd end =
        question.end.kind != EndKind::None ? question.end : endOf(answer->proof.conclusion.outcome);
    answer->title = conclusionTitle(answer->proof, end);
    answer->sentence = conclusionSentence(answer->proof, end, position.ruleset());
    answer->lines = proofLines(position, answer->proof);
    return answer;
}

void ProofView::take(const std::shared_ptr<const Answer>& answer) {
    back();
    m_answer = answer;
    m_outdated = false;
    m_working = false;
    m_lines.replace(answer->lines);
    emit changed();
    if (m_tells)
        tell();
}

QString ProofView::sentence() const {
    if (m_answer)
        return m_answer->sentence;
    return m_question ? tr("The position is being looked through.")
                      : tr("What is on the board cannot be played, so there is nothing to prove.");
}

BoardScene ProofView::scene() const {
    if (m_picture)
        return m_picture->scene;
    return m_session ? m_session->scene() : BoardScene();
}

QString ProofView::fileName() const {
    return m_session ? tr("proof-%1-%2.json", "name of a file: ruleset, half-moves played")
                           .arg(m_session->rulesetId())
                           .arg(m_session->ply())
                     : tr("proof.json", "name of a file");
}

void ProofView::press(int row) {
    if (m_working || row < 0 || row >= m_lines.rowCount())
        return;
    const std::size_t line = m_lines.lineOf(row);
    const bool isShown = m_picture && m_shownLine == line;
    const bool showable = m_lines.lines()[line].subject.kind != ProofSubject::Nothing;
    const bool heading = m_lines.lines()[line].depth == 0;
    if (m_lines.opens(line)) {
        // One that the arrows have opened is shown first, and closed the next time.
        if (heading || !showable || isShown || !m_lines.isOpen(row))
            m_lines.toggle(row);
        if (heading || !m_lines.isOpen(row))
            emit announced(m_lines.isOpen(row) ? tr("Open.", "a group of lines")
                                               : tr("Closed.", "the same"));
    }
    if (isShown)
        back();
    else if (showable && !heading)
        show(line);
}

void ProofView::show(std::size_t line) {
    m_picture = pictureOf(*m_answer->position, m_answer->proof, m_lines.lines()[line].subject);
    m_picture->scene.flipped = m_flipped;
    m_shownLine = line;
    m_selected = m_session ? m_session->selected() : noSquare;
    m_shownText = m_picture->after
                      ? tr("After the try: %1", "a line of the proof").arg(m_lines.spoken(line))
                      : m_lines.inContext(line);
    emit shown();
    emit announced(m_shownText);
}

void ProofView::back() {
    if (!m_picture)
        return;
    m_picture.reset();
    m_shownText.clear();
    emit shown();
}

void ProofView::tell() {
    m_tells = !m_answer || m_outdated;
    if (!m_tells)
        emit announced(tr("%1. %2", "title and sentence").arg(m_answer->title, m_answer->sentence));
}

QString ProofView::text() const {
    if (!m_answer)
        return {};
    QStringList rows{m_answer->title, m_answer->sentence};
    const ProofLines& lines = m_lines.lines();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].depth == 0)
            rows.append(QString());
        rows.append(QString(2 * lines[i].depth, u' ') + m_lines.spoken(i));
    }
    return rows.join(u'\n') + u'\n';
}

void ProofView::copy() {
    QGuiApplication::clipboard()->setText(text());
    emit announced(tr("The proof is in the clipboard."));
}

void ProofView::saveCertificate(const QUrl& file) {
    if (!m_question)
        return;
    m_saving.ask([question = *m_question, path = file.toLocalFile()] {
        const std::string certificate =
            question.move ? writeCertificateAfter(*question.before, *question.move)
                          : writeCertificate(*question.position);
        const std::optional<QString> failure =
            writeWhole(path, QByteArray::fromStdString(certificate + "\n"));
        return failure ? tr("The certificate could not be written to %1: %2. Choose another place.",
                            "file, reason")
                             .arg(path, *failure)
                       : QString();
    });
}

} // namespace tessera
