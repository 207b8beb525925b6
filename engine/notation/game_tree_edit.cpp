// Changes of a game with its variations.
#include "game_tree.h"

#include "pgn4d.h"

#include <algorithm>

namespace tessera {

namespace {
using Kind = RecordNote::Kind;

constexpr std::string_view markOpening = "[%";

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blanks) + 1 - first);
}

/// A comment taken apart: marks for programs, and what is left for people.
struct CommentParts {
    std::string marks;
    std::string text;
};

CommentParts partsOf(std::string_view comment) {
    CommentParts parts;
    while (true) {
        const std::size_t begin = comment.find(markOpening);
        const std::size_t end = begin == std::string_view::npos ? begin : comment.find(']', begin);
        if (end == std::string_view::npos)
            break;
        parts.text += comment.substr(0, begin);
        parts.marks += comment.substr(begin, end + 1 - begin);
        comment.remove_prefix(end + 1);
    }
    parts.text += comment;
    parts.text = trimmed(parts.text);
    return parts;
}

bool isVariation(const TreeNote& note) {
    return note.kind == Kind::Variation;
}
} // namespace

GlyphGroup groupOf(int glyph) {
    if (glyph >= 1 && glyph <= 6)
        return GlyphGroup::Move;
    return glyph >= 10 && glyph <= 19 ? GlyphGroup::Position : GlyphGroup::Other;
}

std::optional<NodeId> GameTree::play(NodeId node, const Move& move) {
    const auto isThis = [&](NodeId other) { return m_nodes[other].move == move; };
    const std::vector<NodeId> there = continuations(node);
    if (const auto found = std::ranges::find_if(there, isThis); found != there.end())
        return *found;
    if (m_nodes.size() >= static_cast<std::size_t>(maxRecordPlies))
        return std::nullopt;

    if (node == mainEnd() && result() != RecordResult::Unfinished) {
        if (node == rootNode)
            return std::nullopt;
        // The last move once more, for what could have come after it to stand somewhere.
        for (const TreeNote& note : m_nodes[node].notes) {
            if (isVariation(note) && m_nodes[note.variation].move == m_nodes[node].move)
                return play(note.variation, move);
        }
        const NodeId again = add(m_nodes[node].before, m_nodes[node].move);
        m_nodes[again].insteadOf = node;
        m_nodes[node].notes.push_back({Kind::Variation, {}, 0, again});
        node = again;
    }
    const NodeId instead = m_nodes[node].next;
    if (instead != noNode && depth(instead) >= maxVariationDepth)
        return std::nullopt;
    const NodeId added = add(node, move);
    if (instead == noNode) {
        m_nodes[node].next = added;
    } else {
        m_nodes[added].insteadOf = instead;
        m_nodes[instead].notes.push_back({Kind::Variation, {}, 0, added});
    }
    return added;
}

void GameTree::inherit(NodeId from, NodeId heir) {
    GameNode& old = m_nodes[from];
    GameNode& now = m_nodes[heir];
    now.insteadOf = old.insteadOf;
    if (old.insteadOf != noNode) {
        TreeNotes& notes = m_nodes[old.insteadOf].notes;
        std::ranges::find(notes, from, &TreeNote::variation)->variation = heir;
        return;
    }
    m_nodes[old.before].next = heir;
    // No longer the first of a variation: what stood before it stands after the move before it.
    for (TreeNote& note : now.lead) {
        TreeNotes& place = note.kind == Kind::Comment ? m_nodes[now.before].notes : now.notes;
        place.push_back(std::move(note));
    }
    now.lead.clear();
}

bool GameTree::promote(NodeId node) {
    const NodeId heir = lineStart(node);
    const NodeId old = m_nodes[heir].insteadOf;
    if (old == noNode)
        return false;
    // The variations beside it come along, the old move as the first of them.
    TreeNotes variations{{Kind::Variation, {}, 0, old}};
    for (const TreeNote& note : m_nodes[old].notes) {
        if (isVariation(note) && note.variation != heir)
            variations.push_back(note);
    }
    std::erase_if(m_nodes[old].notes, isVariation);
    inherit(old, heir);
    for (const TreeNote& note : variations)
        m_nodes[note.variation].insteadOf = heir;
    TreeNotes& notes = m_nodes[heir].notes;
    notes.insert(std::ranges::find_if(notes, isVariation), variations.begin(), variations.end());
    return true;
}

NodeId GameTree::erase(NodeId node) {
    if (node == rootNode)
        return rootNode;
    const NodeId before = m_nodes[node].before;
    TreeNotes variations;
    std::ranges::copy_if(m_nodes[node].notes, std::back_inserter(variations), isVariation);
    const NodeId host = m_nodes[node].insteadOf;
    if (host != noNode) {
        TreeNotes& notes = m_nodes[host].notes;
        const auto place = notes.erase(std::ranges::find(notes, node, &TreeNote::variation));
        for (const TreeNote& note : variations)
            m_nodes[note.variation].insteadOf = host;
        notes.insert(place, variations.begin(), variations.end());
        return before;
    }
    if (variations.empty()) {
        m_nodes[before].next = noNode;
        return before;
    }
    const NodeId heir = variations.front().variation;
    inherit(node, heir);
    TreeNotes& notes = m_nodes[heir].notes;
    for (auto note = variations.begin() + 1; note != variations.end(); ++note)
        m_nodes[note->variation].insteadOf = heir;
    notes.insert(std::ranges::find_if(notes, isVariation), variations.begin() + 1,
                 variations.end());
    return before;
}

std::string GameTree::textOf(const TreeNotes& notes) {
    std::string result;
    for (const TreeNote& note : notes) {
        if (note.kind != Kind::Comment)
            continue;
        const std::string text = partsOf(note.comment).text;
        if (!text.empty())
            result += (result.empty() ? "" : "\n") + text;
    }
    return result;
}

void GameTree::setText(TreeNotes& notes, std::string_view text) {
    text = trimmed(text);
    if (text == textOf(notes))
        return;
    bool written = text.empty();
    for (TreeNote& note : notes) {
        if (note.kind != Kind::Comment)
            continue;
        CommentParts parts = partsOf(note.comment);
        if (parts.text.empty())
            continue;
        note.comment = parts.marks;
        if (!std::exchange(written, true))
            note.comment += (parts.marks.empty() ? "" : " ") + std::string(text);
    }
    std::erase_if(notes, [](const TreeNote& note) {
        return note.kind == Kind::Comment && note.comment.empty();
    });
    if (!written)
        notes.insert(std::ranges::find_if(notes, isVariation), {Kind::Comment, std::string(text)});
}

void GameTree::setComment(NodeId node, std::string_view text) {
    setText(m_nodes[node].notes, text);
}

void GameTree::setLeadComment(NodeId node, std::string_view text) {
    setText(m_nodes[node].lead, text);
}

std::vector<int> GameTree::glyphs(NodeId node) const {
    std::vector<int> result;
    for (const TreeNote& note : m_nodes[node].notes) {
        if (note.kind == Kind::Glyph)
            result.push_back(note.glyph);
    }
    return result;
}

void GameTree::toggleGlyph(NodeId node, int glyph) {
    TreeNotes& notes = m_nodes[node].notes;
    const auto isOne = [](const TreeNote& note) { return note.kind == Kind::Glyph; };
    const auto isThis = [&](const TreeNote& note) { return isOne(note) && note.glyph == glyph; };
    if (std::erase_if(notes, isThis) > 0)
        return;
    const GlyphGroup group = groupOf(glyph);
    if (group != GlyphGroup::Other)
        std::erase_if(notes, [&](const TreeNote& note) {
            return isOne(note) && groupOf(note.glyph) == group;
        });
    const auto place = std::ranges::find_if(
        notes, [&](const TreeNote& note) { return !isOne(note) || groupOf(note.glyph) > group; });
    notes.insert(place, {Kind::Glyph, {}, glyph});
}

} // namespace tessera
