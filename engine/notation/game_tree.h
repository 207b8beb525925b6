// A game with its variations as nodes that can be gone through and changed.
#pragma once

#include "record.h"

namespace tessera {

/// A place of a GameTree. Changes never give the number of one place to another, and a place has a
/// larger number than the one before it.
using NodeId = std::uint32_t;
inline constexpr NodeId rootNode = 0; ///< before the first move
inline constexpr NodeId noNode = 0xFFFFFFFF;

/// What is written at a place.
struct TreeNote {
    RecordNote::Kind kind = RecordNote::Kind::Comment;
    std::string comment{};
    int glyph = 0;
    NodeId variation = noNode; ///< its first move
};
using TreeNotes = std::vector<TreeNote>;

/// A move, or the root.
struct GameNode {
    Move move{};
    NodeId before = noNode; ///< the place that it is played at; the root has none
    NodeId next = noNode;   ///< how its line goes on
    NodeId insteadOf =
        noNode;        ///< of the first move of a variation: the move in whose notes it stands
    TreeNotes lead{};  ///< of the first move of a variation: what stands before it
    TreeNotes notes{}; ///< what stands after it, in the order it is written
};

/// A record opened up. Reading one and writing it again without a change gives the same record;
/// only variations without a move become what was written in them.
class GameTree {
public:
    explicit GameTree(const Record& record);
    [[nodiscard]] Record toRecord() const;
    /// It follows the moves: where the game's own moves are others than those that were read, it is
    /// what their last position shows; where that shows none, a result that the old one did not
    /// show either stays.
    [[nodiscard]] RecordResult result() const;

    [[nodiscard]] const GameNode& at(NodeId node) const { return m_nodes[node]; }
    /// One more than the largest number of a place.
    [[nodiscard]] NodeId size() const { return static_cast<NodeId>(m_nodes.size()); }
    /// Whether a place can be reached: it was not deleted.
    [[nodiscard]] bool holds(NodeId node) const;
    [[nodiscard]] const Position& start() const { return m_origin.game.start(); }
    /// What was read, without notes.
    [[nodiscard]] const Record& origin() const { return m_origin; }

    /// The moves that lead to a place, from the first one to its own; none for the root.
    [[nodiscard]] std::vector<NodeId> path(NodeId node) const;
    /// The same and how the line goes on from there to its end.
    [[nodiscard]] std::vector<NodeId> line(NodeId node) const;
    /// What can be played at a place: first how the line goes on, then the variations.
    [[nodiscard]] std::vector<NodeId> continuations(NodeId node) const;
    /// The moves that are alternatives of each other with this one among them.
    [[nodiscard]] std::vector<NodeId> alternatives(NodeId node) const;
    /// The first move of the line that a move stands in.
    [[nodiscard]] NodeId lineStart(NodeId node) const;
    /// 0 for the game's own moves, 1 for a variation of them, ...
    [[nodiscard]] int depth(NodeId node) const;
    [[nodiscard]] int ply(NodeId node) const;
    /// The last of the game's own moves.
    [[nodiscard]] NodeId mainEnd() const;
    [[nodiscard]] Position positionAt(NodeId node) const;

    /// Plays a legal move at a place: one that is there, or a new one, which goes on the line or,
    /// where it goes on already, begins a variation. After the end of a game that somebody has won
    /// or that was drawn it begins a variation, too, with the last move once more: the game itself
    /// stays. Nothing: there is no move to write once more, or there are as many moves as a record
    /// may hold, or as deep variations.
    [[nodiscard]] std::optional<NodeId> play(NodeId node, const Move& move);
    /// The variation that a move stands in changes places with what it stands in place of. False
    /// for the game's own moves.
    bool promote(NodeId node);
    /// Deletes a move and all that follows it; of several at its place the next one takes its part.
    /// Gives the place to look at then. The root stays.
    NodeId erase(NodeId node);

    /// What people wrote at a place, without marks such as [%clk 0:05:00], in one text.
    [[nodiscard]] std::string comment(NodeId node) const { return textOf(m_nodes[node].notes); }
    /// Marks stay; an empty text takes the comment away.
    void setComment(NodeId node, std::string_view text);
    /// The same before the first move of a variation.
    [[nodiscard]] std::string leadComment(NodeId node) const { return textOf(m_nodes[node].lead); }
    void setLeadComment(NodeId node, std::string_view text);
    /// Glyphs in the order they are written.
    [[nodiscard]] std::vector<int> glyphs(NodeId node) const;
    /// Takes the place of another one of its group; one that is there already is taken away.
    void toggleGlyph(NodeId node, int glyph);

private:
    static std::string textOf(const TreeNotes& notes);
    static void setText(TreeNotes& notes, std::string_view text);
    NodeId add(NodeId before, const Move& move);
    NodeId addLine(NodeId before, const RecordLine& line);
    void readLine(NodeId before, NodeId first, const std::vector<Move>& moves,
                  const std::vector<RecordNotes>& notes);
    void readNotes(NodeId host, const RecordNotes& notes);
    [[nodiscard]] RecordLine writeLine(NodeId first) const;
    [[nodiscard]] RecordNotes writeNotes(const TreeNotes& notes) const;
    void collect(NodeId node, std::vector<NodeId>& all) const;
    /// `heir` takes the part of a move in whose notes it stood: in its line, or among variations.
    void inherit(NodeId from, NodeId heir);

    Record m_origin; ///< with the moves and the result that were read
    std::vector<GameNode> m_nodes;
};

/// Glyphs of one group exclude each other.
enum class GlyphGroup : std::uint8_t {
    Move,     ///< $1 to $6: what a move is worth
    Position, ///< $10 to $19: who stands better
    Other,
};
[[nodiscard]] GlyphGroup groupOf(int glyph);

} // namespace tessera
