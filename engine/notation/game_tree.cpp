#include "game_tree.h"

#include "pgn4d.h"

#include <algorithm>

namespace tessera {

namespace {
using Kind = RecordNote::Kind;

Record withoutNotes(const Record& record) {
    Record result = record;
    result.notes.clear();
    result.game.goTo(result.game.moves().size());
    return result;
}
} // namespace

GameTree::GameTree(const Record& record) : m_origin(withoutNotes(record)) {
    m_nodes.emplace_back();
    if (!record.notes.empty())
        readNotes(rootNode, record.notes.front());
    readLine(rootNode, noNode, record.game.moves(), record.notes);
}

NodeId GameTree::add(NodeId before, const Move& move) {
    m_nodes.push_back({move, before});
    return size() - 1;
}

void GameTree::readLine(NodeId before, NodeId first, const std::vector<Move>& moves,
                        const std::vector<RecordNotes>& notes) {
    NodeId last = before;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const bool begun = i == 0 && first != noNode;
        const NodeId node = begun ? first : add(last, moves[i]);
        if (!begun)
            m_nodes[last].next = node;
        if (i + 1 < notes.size())
            readNotes(node, notes[i + 1]);
        last = node;
    }
}

void GameTree::readNotes(NodeId host, const RecordNotes& notes) {
    for (const RecordNote& note : notes) {
        if (note.kind != Kind::Variation) {
            m_nodes[host].notes.push_back({note.kind, note.comment, note.glyph});
            continue;
        }
        const RecordLine& line = note.variation;
        const RecordNotes lead = line.notes.empty() ? RecordNotes() : line.notes.front();
        if (line.moves.empty() || host == rootNode) {
            readNotes(host, lead);
            continue;
        }
        const NodeId first = add(m_nodes[host].before, line.moves.front());
        m_nodes[first].insteadOf = host;
        for (const RecordNote& before : lead) {
            if (before.kind != Kind::Variation)
                m_nodes[first].lead.push_back({before.kind, before.comment, before.glyph});
        }
        m_nodes[host].notes.push_back({Kind::Variation, {}, 0, first});
        readLine(m_nodes[host].before, first, line.moves, line.notes);
    }
}

RecordNotes GameTree::writeNotes(const TreeNotes& notes) const {
    RecordNotes result;
    for (const TreeNote& note : notes) {
        RecordNote written{note.kind, note.comment, note.glyph, {}};
        if (note.kind == Kind::Variation)
            written.variation = writeLine(note.variation);
        result.push_back(std::move(written));
    }
    return result;
}

RecordLine GameTree::writeLine(NodeId first) const {
    RecordLine line;
    line.notes.push_back(writeNotes(m_nodes[first].lead));
    for (NodeId node = first; node != noNode; node = m_nodes[node].next) {
        line.moves.push_back(m_nodes[node].move);
        line.notes.push_back(writeNotes(m_nodes[node].notes));
    }
    return line;
}

Record GameTree::toRecord() const {
    Record record{m_origin.tags, Game(start()), m_origin.result, {}};
    record.notes.push_back(writeNotes(m_nodes[rootNode].notes));
    for (NodeId node = m_nodes[rootNode].next; node != noNode; node = m_nodes[node].next) {
        record.game.play(m_nodes[node].move);
        record.notes.push_back(writeNotes(m_nodes[node].notes));
    }
    while (!record.notes.empty() && record.notes.back().empty())
        record.notes.pop_back();
    record.result = result();
    if (record.result != m_origin.result)
        record.setTag(termination::tagName, {});
    return record;
}

RecordResult GameTree::result() const {
    Game game(start());
    for (NodeId node = m_nodes[rootNode].next; node != noNode; node = m_nodes[node].next)
        game.play(m_nodes[node].move);
    if (game.moves() == m_origin.game.moves())
        return m_origin.result;
    const auto shown = [](const Game& line) {
        return resultOf(line.outcome(), line.current().sideToMove());
    };
    const RecordResult now = shown(game);
    const bool follows = shown(m_origin.game) != RecordResult::Unfinished;
    return now != RecordResult::Unfinished || follows ? now : m_origin.result;
}

bool GameTree::holds(NodeId node) const {
    if (node >= size())
        return false;
    while (node != rootNode) {
        const GameNode& here = m_nodes[node];
        if (here.insteadOf == noNode) {
            if (m_nodes[here.before].next != node)
                return false;
            node = here.before;
            continue;
        }
        const TreeNotes& notes = m_nodes[here.insteadOf].notes;
        if (std::ranges::find(notes, node, &TreeNote::variation) == notes.end())
            return false;
        node = here.insteadOf;
    }
    return true;
}

std::vector<NodeId> GameTree::path(NodeId node) const {
    std::vector<NodeId> result;
    for (; node != rootNode; node = m_nodes[node].before)
        result.push_back(node);
    std::ranges::reverse(result);
    return result;
}

std::vector<NodeId> GameTree::line(NodeId node) const {
    std::vector<NodeId> result = path(node);
    for (NodeId next = m_nodes[node].next; next != noNode; next = m_nodes[next].next)
        result.push_back(next);
    return result;
}

void GameTree::collect(NodeId node, std::vector<NodeId>& all) const {
    all.push_back(node);
    for (const TreeNote& note : m_nodes[node].notes) {
        if (note.kind == Kind::Variation)
            collect(note.variation, all);
    }
}

std::vector<NodeId> GameTree::continuations(NodeId node) const {
    std::vector<NodeId> all;
    if (m_nodes[node].next != noNode)
        collect(m_nodes[node].next, all);
    return all;
}

std::vector<NodeId> GameTree::alternatives(NodeId node) const {
    return node == rootNode ? std::vector<NodeId>() : continuations(m_nodes[node].before);
}

NodeId GameTree::lineStart(NodeId node) const {
    while (node != rootNode && m_nodes[node].insteadOf == noNode &&
           m_nodes[node].before != rootNode)
        node = m_nodes[node].before;
    return node;
}

int GameTree::depth(NodeId node) const {
    int depth = 0;
    for (NodeId first = lineStart(node); m_nodes[first].insteadOf != noNode; ++depth)
        first = lineStart(m_nodes[first].insteadOf);
    return depth;
}

int GameTree::ply(NodeId node) const {
    int ply = 0;
    for (; node != rootNode; node = m_nodes[node].before)
        ++ply;
    return ply;
}

NodeId GameTree::mainEnd() const {
    NodeId node = rootNode;
    while (m_nodes[node].next != noNode)
        node = m_nodes[node].next;
    return node;
}

Position GameTree::positionAt(NodeId node) const {
    Position position = start();
    for (const NodeId step : path(node))
        position.make(m_nodes[step].move);
    return position;
}

} // namespace tessera
