// What the library knows of a game.
#pragma once

#include "notation/pgn4d.h"

#include <QDate>
#include <QFileInfo>
#include <QString>
#include <QStringList>

#include <map>

namespace tessera {

/// Read from the game's file. Texts are fit to be shown.
struct GameFacts {
    QString file;    ///< its name in the folder of games
    qint64 size = 0; ///< of the file, in bytes
    qint64 time = 0; ///< when it was written, in milliseconds since 1970

    QString event; ///< what the game is called; empty: nothing
    QString white;
    QString black;
    /// As `date` where that is a day, else when the file was written: the order of the list.
    QString listedDay;
    QString date; ///< "2026.11.30"; parts may be question marks
    QStringList keywords;
    QString keptAs; ///< of a window's file: the file that its game came from

    std::string variant; ///< as the record names its ruleset
    std::string hash;    ///< the same for the exact file; may be empty
    QString rulesetId;
    QString rulesetName;
    RecordResult result = RecordResult::Unfinished;
    int plies = 0;
    std::string position; ///< the last one, as text; empty: nothing of it can be read
    /// Why all or part of the file cannot be read, as a sentence; empty: all can.
    QString problem;
    bool rulesetMissing = false;
    QString key; ///< the same for the same game in another file; empty for a damaged one

    /// Of this run of the program only.
    RulesetPtr ruleset{};
    QString words{}; ///< what is searched

    [[nodiscard]] bool readable() const { return !position.empty(); }
    /// What stands first on its card: how it is called, who plays, or which game it is.
    [[nodiscard]] QString title() const;
    /// "Anna – Computer, level 3"; empty where nobody is named.
    [[nodiscard]] QString players() const;
    [[nodiscard]] QString dateText() const;
    /// Nothing where the day is not known.
    [[nodiscard]] QDate day() const;

    friend bool operator==(const GameFacts&, const GameFacts&) = default;
};

/// Finds every ruleset once, for as many records as one reads: it takes a while.
class RulesetMemory {
public:
    [[nodiscard]] RulesetPtr find(std::string_view variant, std::string_view hash);
    [[nodiscard]] RulesetFinder finder();

private:
    std::map<std::pair<std::string, std::string>, RulesetPtr> m_found;
};

/// What a record says of its game, without what belongs to a file.
[[nodiscard]] GameFacts factsOf(const Record& record);
/// Reads a game's file.
[[nodiscard]] GameFacts readFacts(const QFileInfo& file, RulesetMemory& rulesets);
/// Names a game, whatever file it stands in.
[[nodiscard]] QString gameKey(const Record& record);
/// A record without what a window notes in its own file.
[[nodiscard]] Record withoutWindowTags(Record record);
/// "White won", "Not over".
[[nodiscard]] QString resultWord(RecordResult result);
/// Lower case, without accents: what is compared in a search.
[[nodiscard]] QString searched(const QString& text);
/// "endgame, mine" as a list: without blanks around, empty ones and repetitions.
[[nodiscard]] QStringList keywordsIn(const QString& text);

} // namespace tessera
