// Changing what is written beside the moves, and the moves.
#include "replay.h"

#include "game/gamesession.h"

namespace tessera {

bool Replay::change(GameTree tree, NodeId to, const QString& what) {
    if (writeRecord(tree.toRecord()).size() > maxRecordBytes) {
        emit remarked(tr("That is more than the record of a game may hold; nothing was changed."));
        return false;
    }
    m_history.change({std::make_shared<const GameTree>(std::move(tree)), m_node, to, what});
    showTree(to);
    return true;
}

bool Replay::edit(const std::function<void(GameTree&)>& act, const QString& what) {
    GameTree changed = tree();
    act(changed);
    return change(std::move(changed), m_node, what);
}

void Replay::showTree(NodeId node) {
    save();
    m_moves.show(m_history.now().tree);
    describe();
    const bool moved = node != m_node;
    m_node = node;
    if (moved || tree().line(node) != m_line)
        load(node);
    m_moves.setCurrent(node);
    emit changed();
}

void Replay::setComment(const QString& text) {
    if (!ready() || text.trimmed() == comment())
        return;
    if (edit([&](GameTree& game) { game.setComment(m_node, text.toStdString()); },
             tr("the comment", "a change that can be taken back")))
        emit announced(comment().isEmpty() ? tr("The comment is gone.")
                                           : tr("The comment is kept."));
}

void Replay::setLeadComment(const QString& text) {
    if (!ready() || !beginsVariation() || text.trimmed() == leadComment())
        return;
    edit([&](GameTree& game) { game.setLeadComment(m_node, text.toStdString()); },
         tr("the comment", "a change that can be taken back"));
}

void Replay::toggleGlyph(int glyph) {
    if (!ready())
        return;
    if (m_node == rootNode) {
        emit remarked(tr("Only a move can have a mark. Go to one first."));
        return;
    }
    if (!edit([&](GameTree& game) { game.toggleGlyph(m_node, glyph); },
              tr("the mark", "a change that can be taken back")))
        return;
    const QString notes = told();
    emit announced(notes.isEmpty() ? tr("The move has no mark now.") : notes);
}

void Replay::promote() {
    if (!ready())
        return;
    if (!inVariation()) {
        emit remarked(tr("These are the moves of the game itself."));
        return;
    }
    if (edit([&](GameTree& game) { game.promote(m_node); },
             tr("the change of places", "a change that can be taken back")))
        emit announced(inVariation() ? tr("The variation stands before the other one now.")
                                     : tr("These are the moves of the game now."));
}

void Replay::erase() {
    if (!ready())
        return;
    if (m_node == rootNode) {
        emit remarked(tr("There is no move here to delete. Go to one first."));
        return;
    }
    const QString move = m_moves.numberedMove(m_node);
    const bool more = tree().at(m_node).next != noNode;
    GameTree changed = tree();
    const NodeId back = changed.erase(m_node);
    if (change(std::move(changed), back, tr("the deletion", "a change that can be taken back")))
        emit remarked((more ? tr("Deleted: %1 and all that followed. It can be taken back.", "move")
                            : tr("Deleted: %1. It can be taken back.", "move"))
                          .arg(move));
}

QString Replay::undoText() const {
    return m_history.canUndo() ? m_history.now().what : QString();
}

QString Replay::redoText() const {
    return m_history.canRedo() ? m_history.coming().what : QString();
}

void Replay::undo() {
    if (!ready())
        return;
    if (!m_history.canUndo()) {
        emit remarked(tr("There is no change to take back."));
        return;
    }
    const State undone = m_history.now();
    m_history.undo();
    showTree(undone.from);
    emit remarked(tr("Taken back: %1.", "a change").arg(undone.what));
}

void Replay::redo() {
    if (!ready())
        return;
    if (!m_history.canRedo()) {
        emit remarked(tr("There is no change to do again."));
        return;
    }
    m_history.redo();
    showTree(m_history.now().to);
    emit remarked(tr("Done again: %1.", "a change").arg(m_history.now().what));
}

} // namespace tessera
