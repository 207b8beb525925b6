#include "gamejudgement.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>

namespace tessera {

namespace {
constexpr int mateValue = 100'000;
// Hundredths of a pawn:
constexpr int level = 40;       ///< closer to zero, nobody is better
constexpr int gain = 60;        ///< over the last two moves: it goes well
constexpr int dull = 25;        ///< closer to zero for long, it offers a draw
constexpr int lost = 900;       ///< behind by so much, a small board is lost
constexpr int lostByPiece = 40; ///< on large ones for each piece on them
// Half-moves:
constexpr std::size_t opening = 20;
constexpr std::size_t longGame = 60;
constexpr int noProgress = 20; ///< without a capture or a pawn move
// Moves of one side:
constexpr std::size_t dullMoves = 6;
constexpr std::size_t lostMoves = 4;
constexpr int leastLevelToResign = 3;

/// The last so many; nothing where there are fewer.
std::span<const Judged> last(std::span<const Judged> own, std::size_t count) {
    return own.size() < count ? std::span<const Judged>() : own.last(count);
}

QString tr(const char* text) {
    return QCoreApplication::translate("tessera::GameJudgement", text);
}
} // namespace

int valueOf(const SearchScore& score) {
    if (score.mateIn > 0)
        return mateValue - score.mateIn;
    if (score.mateIn < 0)
        return -mateValue - score.mateIn;
    return score.centipawns;
}

DrawView viewOfDraw(const Game& game, int now, std::span<const Judged> before) {
    if (game.moves().size() < opening && now > -lost)
        return DrawView::Opening;
    if (now < -level)
        return DrawView::Worse;
    if (now > level)
        return DrawView::Better;
    const auto recent = last(before, 2);
    return !recent.empty() && now - recent.front().value >= gain ? DrawView::Gaining
                                                                 : DrawView::Level;
}

bool acceptsDraw(DrawView view) {
    return view == DrawView::Level || view == DrawView::Worse;
}

QString drawReason(DrawView view) {
    switch (view) {
    case DrawView::Opening:
        return tr("The computer declines the draw: the game has only just begun.");
    case DrawView::Better:
        return tr("The computer declines the draw: it thinks that it stands better.");
    case DrawView::Gaining:
        return tr("The computer declines the draw: its last moves have brought it forward.");
    case DrawView::Level:
        return tr("The computer accepts the draw: it thinks that nobody stands better.");
    case DrawView::Worse:
        return tr("The computer accepts the draw: it thinks that you stand better.");
    }
    return {};
}

bool offersDraw(const Game& game, std::span<const Judged> own) {
    const auto recent = last(own, dullMoves);
    return !recent.empty() && game.moves().size() >= longGame &&
           game.current().halfMoveClock() >= noProgress &&
           std::ranges::all_of(recent, [](const Judged& j) { return std::abs(j.value) <= dull; });
}

bool resigns(const Position& position, std::span<const Judged> own, int levelOfPlay) {
    const auto recent = last(own, lostMoves);
    if (recent.empty() || levelOfPlay < leastLevelToResign)
        return false;
    int pieces = 0;
    for (Square square = 0; square < position.geometry().squareCount(); ++square)
        pieces += position.pieceAt(square).has_value();
    const int behind = std::max(lost, lostByPiece * pieces);
    return std::ranges::all_of(recent, [behind](const Judged& j) { return j.value <= -behind; });
}

} // namespace tessera
