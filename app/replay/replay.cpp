// Going through the game.
#include "replay.h"

#include "game/gamesession.h"
#include "storage/gamestore.h"
#include "text/glyphtext.h"

#include <algorithm>

namespace tessera {

namespace {
constexpr int usualPause = 1500; // milliseconds
} // namespace

Replay::Replay(QObject* parent) : Replay(GameStore::standardFolder(), parent) {}

Replay::Replay(const QString& folder, QObject* parent)
    : QObject(parent), m_folder(folder), m_file(folder) {
    m_clock.setInterval(usualPause);
    connect(&m_clock, &QTimer::timeout, this, &Replay::step);
}

Replay::~Replay() = default;

GameSession* Replay::session() const {
    return m_session;
}

void Replay::setSession(GameSession* session) {
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    m_session = session;
    // Later: the session is in the midst of something when it tells of a change.
    if (session != nullptr)
        connect(session, &GameSession::changed, this, &Replay::follow, Qt::QueuedConnection);
    emit linked();
}

void Replay::setPause(int milliseconds) {
    if (milliseconds == pause() || milliseconds <= 0)
        return;
    m_clock.setInterval(milliseconds);
    emit linked();
}

bool Replay::ready() {
    if (!isOpen() || !m_session)
        return false;
    follow();
    return true;
}

void Replay::follow() {
    if (!isOpen() || !m_session)
        return;
    const Game& game = m_session->match().game();
    const std::vector<Move>& moves = game.moves();
    if (moves != m_loaded) {
        const auto same = std::ranges::mismatch(moves, m_loaded).in1 - moves.begin();
        const auto end = std::max(same, static_cast<std::ptrdiff_t>(game.ply()));
        playFrom(static_cast<std::size_t>(same), {moves.begin() + same, moves.begin() + end});
        return;
    }
    const NodeId shown = game.ply() == 0 ? rootNode : m_line[game.ply() - 1];
    if (shown == m_node)
        return;
    stopPlaying();
    arrive(shown);
}

void Replay::playFrom(std::size_t ply, const std::vector<Move>& moves) {
    stopPlaying();
    const NodeId from = ply == 0 ? rootNode : m_line[ply - 1];
    GameTree changed = tree();
    NodeId node = from;
    for (const Move& move : moves) {
        const std::optional<NodeId> next = changed.play(node, move);
        if (!next) {
            emit remarked(tr("No more moves can be added here; none was."));
            load(from);
            arrive(from);
            return;
        }
        node = *next;
    }
    m_node = from;
    if (changed.size() == tree().size()) {
        load(node);
        arrive(node);
    } else if (!change(std::move(changed), node,
                       tr("the new move", "a change that can be taken back"))) {
        load(from);
        arrive(from);
    }
}

void Replay::load(NodeId node) {
    m_line = tree().line(node);
    m_loaded.clear();
    Game game(tree().start());
    for (const NodeId step : m_line) {
        m_loaded.push_back(tree().at(step).move);
        game.play(m_loaded.back());
    }
    game.goTo(static_cast<std::size_t>(tree().ply(node)));
    m_session->setUp(game);
}

void Replay::arrive(NodeId node) {
    m_node = node;
    // Back on another line, what follows is what follows there.
    if (tree().line(node) != m_line)
        load(node);
    m_moves.setCurrent(node);
    if (const QString notes = spokenNotes(); !notes.isEmpty())
        emit announced(notes);
    emit changed();
}

void Replay::goTo(int wanted) {
    if (!ready() || wanted < 0 || !tree().holds(static_cast<NodeId>(wanted)))
        return;
    const auto node = static_cast<NodeId>(wanted);
    stopPlaying();
    if (node == m_node)
        return;
    if (std::ranges::find(m_line, node) != m_line.end() || node == rootNode) {
        m_session->goToPly(tree().ply(node)); // which says so
    } else {
        load(node);
        emit announced(m_session->spokenLastMove());
    }
    arrive(node);
}

void Replay::first() {
    goTo(static_cast<int>(rootNode));
}

void Replay::previous() {
    if (!ready())
        return;
    if (m_node == rootNode)
        emit remarked(tr("This is the start of the game."));
    else
        goTo(static_cast<int>(tree().at(m_node).before));
}

void Replay::next() {
    if (!ready())
        return;
    const NodeId next = tree().at(m_node).next;
    if (next == noNode)
        emit remarked(inVariation() ? tr("The variation ends here.")
                                    : tr("This is the end of the game."));
    else
        goTo(static_cast<int>(next));
}

void Replay::last() {
    if (ready() && !m_line.empty())
        goTo(static_cast<int>(m_line.back()));
}

void Replay::read(int by) {
    if (!ready())
        return;
    const NodeId other = m_moves.neighbour(m_node, by);
    if (other == m_node)
        emit remarked(by < 0 ? tr("This is the start of the game.")
                             : tr("This is the last of the moves."));
    else
        goTo(static_cast<int>(other));
}

void Replay::nextVariation() {
    if (!ready())
        return;
    const std::vector<NodeId> all = tree().alternatives(m_node);
    if (all.size() < 2) {
        emit remarked(tr("No other move was played or tried here."));
        return;
    }
    const auto next = std::ranges::find(all, m_node) + 1;
    goTo(static_cast<int>(next == all.end() ? all.front() : *next));
}

void Replay::leaveVariation() {
    if (!ready())
        return;
    if (inVariation())
        goTo(static_cast<int>(tree().at(tree().lineStart(m_node)).before));
    else
        emit remarked(tr("These are the moves of the game itself."));
}

void Replay::togglePlaying() {
    if (!ready())
        return;
    if (isPlaying()) {
        stopPlaying();
        return;
    }
    if (m_line.empty()) {
        emit remarked(tr("There are no moves to play."));
        return;
    }
    if (tree().at(m_node).next == noNode)
        first();
    m_clock.start();
    emit changed();
}

void Replay::stopPlaying() {
    if (!m_clock.isActive())
        return;
    m_clock.stop();
    emit changed();
}

void Replay::step() {
    if (!ready() || !isPlaying())
        return;
    const NodeId next = tree().at(m_node).next;
    if (next != noNode) {
        m_session->goToPly(tree().ply(next));
        arrive(next);
    }
    if (next == noNode || tree().at(next).next == noNode)
        stopPlaying();
}

QString Replay::place() const {
    if (!isOpen() || m_node == rootNode)
        return tr("Start", "of a game");
    const QString move = m_moves.numberedMove(m_node);
    return inVariation() ? tr("Variation: %1", "move").arg(move) : move;
}

QString Replay::endText() const {
    return m_node == tree().mainEnd() && m_session && !m_session->over() ? m_end : QString();
}

QString Replay::told() const {
    if (!isOpen())
        return {};
    QStringList parts;
    for (const int glyph : glyphs())
        parts.append(glyphWords(glyph));
    QStringList sentences;
    if (!parts.isEmpty())
        sentences.append(
            tr("%1.", "what a move is worth, as a sentence").arg(parts.join(QStringLiteral(", "))));
    if (const QString text = leadComment(); !text.isEmpty())
        sentences.append(text);
    if (const QString text = comment(); !text.isEmpty())
        sentences.append(text);
    if (const QString text = endText(); !text.isEmpty())
        sentences.append(text);
    return sentences.join(QLatin1Char(' ')).simplified();
}

QString Replay::spokenNotes() const {
    QString text = told();
    if (alternatives() > 1) {
        QStringList others;
        for (const NodeId other : tree().alternatives(m_node)) {
            if (other != m_node)
                others.append(m_moves.moveText(other));
        }
        if (!text.isEmpty())
            text += QLatin1Char(' ');
        text += (others.size() == 1 ? tr("Another move here: %1.", "a variation")
                                    : tr("Other moves here: %1.", "variations"))
                    .arg(others.join(QStringLiteral(", ")));
    }
    return text;
}

bool Replay::beginsVariation() const {
    return isOpen() && tree().at(m_node).insteadOf != noNode;
}

int Replay::alternatives() const {
    return isOpen() ? static_cast<int>(tree().alternatives(m_node).size()) : 0;
}

QString Replay::comment() const {
    return isOpen() ? QString::fromStdString(tree().comment(m_node)) : QString();
}

QString Replay::leadComment() const {
    return isOpen() ? QString::fromStdString(tree().leadComment(m_node)) : QString();
}

QList<int> Replay::glyphs() const {
    const std::vector<int> all = isOpen() ? tree().glyphs(m_node) : std::vector<int>();
    return {all.begin(), all.end()};
}

QVariantList Replay::marks() {
    QVariantList all;
    for (const int glyph : moveGlyphs() + positionGlyphs())
        all.append(QVariantMap{{QStringLiteral("glyph"), glyph},
                               {QStringLiteral("sign"), glyphSign(glyph)},
                               {QStringLiteral("words"), glyphWords(glyph)}});
    return all;
}

} // namespace tessera
