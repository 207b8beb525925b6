#include "proofview.h"

#include "editor/positioneditor.h"
#include "game/gamesession.h"
#include "proof/certificate.h"
#include "prooflines.h"
#include "storage/wholefile.h"
#include "text/errortext.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>

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

/// What a proof needs to know of a game: where it is, and the move that led there.
struct LastMove {
    std::optional<Position> before;
    std::optional<Move> move;
};
LastMove lastMoveOf(const Game& game) {
    if (game.ply() == 0)
        return {};
    Game earlier = game;
    earlier.goTo(game.ply() - 1);
    return {earlier.current(), game.moves()[game.ply() - 1]};
}
} // namespace

ProofView::ProofView(QObject* parent)
    : QObject(parent), m_proving([this](const auto& answer) { take(answer); }),
      m_saving([this](const Saved& saved) {
          if (saved.problem.isEmpty())
              emit remarked(
                  tr("The certificate is saved as %1.", "name of a file").arg(saved.name));
          else
              emit announced(saved.problem);
          emit certificateSaved(saved.problem);
      }) {
    connect(&m_lines, &ProofList::filterChanged, this, &ProofView::sifted);
    connect(&m_followed, &PositionFollower::sourceChanged, this, &ProofView::sessionChanged);
    connect(&m_followed, &PositionFollower::positionChanged, this,
            [this] { ask(m_followed.now()); });
    connect(&m_followed, &PositionFollower::flippedChanged, this, &ProofView::turn);
    // Something else is looked at then.
    connect(&m_followed, &PositionFollower::selectedChanged, this, &ProofView::back);
}

void ProofView::turn() {
    if (!m_picture)
        return;
    m_picture->scene.flipped = m_followed.flipped();
    emit shown();
}

void ProofView::setPosition(const Position& position) {
    ask({std::make_shared<const Game>(position), {}});
}

void ProofView::clear() {
    back();
    m_question = {};
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
    work();
}

void ProofView::ask(FollowedPosition question) {
    if (!question.game) {
        clear();
        return;
    }
    back();
    m_question = std::move(question);
    m_outdated = true;
    work();
}

void ProofView::work() {
    const bool wanted = m_active && m_question.game && m_outdated;
    if (!wanted)
        m_proving.drop();
    else
        m_proving.ask([question = m_question] { return answerTo(question); });
    if (wanted != m_working) {
        m_working = wanted;
        emit changed();
    }
}

std::shared_ptr<const ProofView::Answer> ProofView::answerTo(const FollowedPosition& question) {
    auto answer = std::make_shared<Answer>();
    const Position& position = question.game->current();
    const LastMove last = lastMoveOf(*question.game);
    answer->game = question.game;
    answer->proof = last.move ? proveAfter(*last.before, *last.move) : prove(position);
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
    return m_question.game
               ? tr("The position is being looked through.")
               : tr("What is on the board cannot be played, so there is nothing to prove.");
}

BoardScene ProofView::scene() const {
    if (m_picture)
        return m_picture->scene;
    return session() != nullptr ? session()->scene() : BoardScene();
}

QString ProofView::fileName() const {
    return session() != nullptr
               ? tr("proof-%1-%2.json", "name of a file: ruleset, half-moves played")
                     .arg(session()->rulesetId())
                     .arg(session()->ply())
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
    else if (!m_lines.opens(line) && !heading)
        emit remarked(tr("This line sums up: there is nothing of it to show on the boards."));
}

void ProofView::show(std::size_t line) {
    m_picture =
        pictureOf(m_answer->game->current(), m_answer->proof, m_lines.lines()[line].subject);
    m_picture->scene.flipped = m_followed.flipped();
    m_shownLine = line;
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
    emit remarked(tr("Copied: the proof is in the clipboard."));
}

void ProofView::saveCertificate(const QUrl& file) {
    if (!m_question.game)
        return;
    m_saving.ask([question = m_question, path = file.toLocalFile()] {
        const LastMove last = lastMoveOf(*question.game);
        const std::string certificate = last.move ? writeCertificateAfter(*last.before, *last.move)
                                                  : writeCertificate(question.game->current());
        const std::optional<QString> failure =
            writeWhole(path, QByteArray::fromStdString(certificate + "\n"));
        return Saved{
            shownName(QFileInfo(path).fileName()),
            failure ? tr("The certificate could not be written to %1: %2. Choose another place.",
                         "file, reason")
                          .arg(path, *failure)
                    : QString()};
    });
}

} // namespace tessera
