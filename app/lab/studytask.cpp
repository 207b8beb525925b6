#include "studytask.h"

namespace tessera {

StudyTask taskOf(const Study& study) {
    switch (study.claim.kind) {
    case ClaimKind::Mate:
        return {TaskKind::Mate, 0, study.claim.moves};
    case ClaimKind::Stalemate:
    case ClaimKind::DoubleCheck:
    case ClaimKind::Draw:
        return {TaskKind::Reach, 0, 0};
    case ClaimKind::Escape:
        return {TaskKind::Reply, study.line.size(), 0};
    case ClaimKind::Illegal:
        return {TaskKind::Why, study.line.size(), 0};
    }
    return {};
}

Game lineOf(const Study& study, std::size_t ply) {
    Game game(study.position);
    for (std::size_t i = 0; i < ply; ++i)
        game.play(study.line[i]);
    return game;
}

} // namespace tessera
