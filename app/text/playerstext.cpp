#include "playerstext.h"

#include "search/search.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace tessera {

namespace {
struct LevelWords {
    const char* title;
    const char* sentence;
};

// In the order of the levels; what they do stands in the engine's level.h.
constexpr std::array<LevelWords, fullStrength> levelWords{{
    {QT_TRANSLATE_NOOP("tessera::PlayersText", "Level 1: gentle"),
     QT_TRANSLATE_NOOP("tessera::PlayersText",
                       "Looks at its own move and at what you could take after it, and misses most "
                       "long ways across the boards. Begin here.")},
    {QT_TRANSLATE_NOOP("tessera::PlayersText", "Level 2: easy"),
     QT_TRANSLATE_NOOP("tessera::PlayersText",
                       "Takes what hangs and seldom leaves a piece to be taken, but does not look "
                       "ahead.")},
    {QT_TRANSLATE_NOOP("tessera::PlayersText", "Level 3: watchful"),
     QT_TRANSLATE_NOOP("tessera::PlayersText",
                       "Counts exchanges to their end; now and then it misses a move that changes "
                       "several axes.")},
    {QT_TRANSLATE_NOOP("tessera::PlayersText", "Level 4: skilled"),
     QT_TRANSLATE_NOOP("tessera::PlayersText",
                       "Looks at every answer to its move, and misses little.")},
    {QT_TRANSLATE_NOOP("tessera::PlayersText", "Level 5: strong"),
     QT_TRANSLATE_NOOP("tessera::PlayersText",
                       "Looks two moves ahead for each side and hardly ever plays a weak move.")},
    {QT_TRANSLATE_NOOP("tessera::PlayersText", "Level 6: full strength"),
     QT_TRANSLATE_NOOP("tessera::PlayersText",
                       "Looks as far ahead as its time allows and plays the best it finds.")},
}};

QString tr(const char* text, const char* what = nullptr) {
    return QCoreApplication::translate("tessera::PlayersText", text, what);
}

const LevelWords& wordsOf(int level) {
    return levelWords[static_cast<std::size_t>(std::clamp(level, weakestLevel, fullStrength) - 1)];
}
} // namespace

QString levelTitle(int level) {
    return tr(wordsOf(level).title);
}

QString levelSentence(int level) {
    return tr(wordsOf(level).sentence);
}

QString playersTitle(const Players& players) {
    const auto name = [&](Side side) {
        const std::string& known = players.name(side);
        return players.level(side)   ? tr("Computer")
               : !known.empty()      ? QString::fromStdString(known)
               : side == Side::White ? tr("White", "a player without a name")
                                     : tr("Black", "a player without a name");
    };
    if (!players.whiteName.empty() || !players.blackName.empty())
        return tr("%1 against %2", "who has White, who has Black")
            .arg(name(Side::White), name(Side::Black));
    if (players.onlyComputers())
        return tr("The computer plays both sides");
    if (const std::optional<Side> person = players.person())
        return *person == Side::White ? tr("You play White against the computer")
                                      : tr("You play Black against the computer");
    return tr("Two players at this computer");
}

QString playersSentence(const Players& players) {
    if (players.onlyComputers())
        return players.white == players.black
                   ? tr("%1. Watch, stop it when you like, and let it go on.")
                         .arg(levelTitle(*players.white))
                   : tr("White: %1. Black: %2. Watch, stop it when you like, and let it go on.")
                         .arg(levelTitle(*players.white), levelTitle(*players.black));
    if (players.computerPlays())
        return tr("%1. Undo takes back your move and its answer. The game is saved after every "
                  "move and goes on when you come back.")
            .arg(levelTitle(players.white ? *players.white : *players.black));
    return tr("White and Black take turns. The game is saved after every move and is here again "
              "when you come back.");
}

} // namespace tessera
