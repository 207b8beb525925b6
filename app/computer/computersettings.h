// How the computer plays, and whom the next game is between; kept with the settings.
#pragma once

#include "game/players.h"
#include "settings/settingsstore.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <memory>

class QJSEngine;
class QQmlEngine;

namespace tessera {

class GameSession;

/// Every property is saved when it changes. Values out of range become the nearest one inside.
class ComputerSettings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_MOC_INCLUDE("game/gamesession.h")
    /// Of the next game:
    Q_PROPERTY(Opponent opponent READ opponent WRITE setOpponent NOTIFY changed)
    Q_PROPERTY(Colour colour READ colour WRITE setColour NOTIFY changed)
    Q_PROPERTY(int level READ level WRITE setLevel NOTIFY changed)
    Q_PROPERTY(QString levelTitle READ levelTitle NOTIFY changed)
    Q_PROPERTY(QString levelSentence READ levelSentence NOTIFY changed)
    /// Of the person against the computer; between two people, of who has White.
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed)
    /// Of who has Black between two people.
    Q_PROPERTY(QString otherName READ otherName WRITE setOtherName NOTIFY changed)
    Q_PROPERTY(int longestName READ longestName CONSTANT)
    /// Of every game: seconds for a move, 0: the computer's own pace.
    Q_PROPERTY(int secondsForMove READ secondsForMove WRITE setSecondsForMove NOTIFY changed)
    /// In MiB, for what the computer has seen: leastMemory times a power of two to mostMemory.
    Q_PROPERTY(int memory READ memory WRITE setMemory NOTIFY changed)
    Q_PROPERTY(bool secondThread READ secondThread WRITE setSecondThread NOTIFY changed)
    Q_PROPERTY(bool mayResign READ mayResign WRITE setMayResign NOTIFY changed)
    Q_PROPERTY(int weakestLevel READ weakestLevel CONSTANT)
    Q_PROPERTY(int strongestLevel READ strongestLevel CONSTANT)
public:
    /// Who plays: two persons, a person and the computer, the computer alone.
    enum class Opponent { Person, Computer, Both };
    Q_ENUM(Opponent)
    /// What the person plays.
    enum class Colour { White, Black, Lot };
    Q_ENUM(Colour)

    explicit ComputerSettings(std::shared_ptr<SettingsStore> store, QObject* parent = nullptr);
    /// The singleton: kept in the store of the singleton Settings.
    static ComputerSettings* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] Opponent opponent() const { return m_opponent; }
    void setOpponent(Opponent opponent);
    [[nodiscard]] Colour colour() const { return m_colour; }
    void setColour(Colour colour);
    [[nodiscard]] int level() const { return m_level; }
    void setLevel(int level);
    [[nodiscard]] QString levelTitle() const;
    [[nodiscard]] QString levelSentence() const;
    [[nodiscard]] const QString& name() const { return m_name; }
    void setName(const QString& name);
    [[nodiscard]] const QString& otherName() const { return m_otherName; }
    void setOtherName(const QString& name);
    /// In characters.
    [[nodiscard]] static int longestName() { return 60; }
    [[nodiscard]] int secondsForMove() const { return m_secondsForMove; }
    void setSecondsForMove(int seconds);
    [[nodiscard]] int memory() const { return m_memory; }
    void setMemory(int mebibytes);
    [[nodiscard]] bool secondThread() const { return m_secondThread; }
    void setSecondThread(bool second);
    [[nodiscard]] bool mayResign() const { return m_mayResign; }
    void setMayResign(bool may);
    [[nodiscard]] static int weakestLevel();
    [[nodiscard]] static int strongestLevel();

    /// The players of the next game with their names, colours drawn by lot where that is chosen.
    [[nodiscard]] Players draw() const;
    /// Between two people the names change sides.
    Q_INVOKABLE void swapNames();
    /// Begins a game between them: see GameSession::newGame. `time`: a TimeControl as records write
    /// it, for two persons; empty: none. `without`: the square of a piece given as odds, or -1.
    Q_INVOKABLE bool begin(tessera::GameSession* session, const QString& idOrFile,
                           const QString& time = {}, int without = -1) const;

    /// The same from the position that another session shows, which stays as it is.
    Q_INVOKABLE bool playOn(tessera::GameSession* session, tessera::GameSession* shown,
                            const QString& time = {}) const;

signals:
    void changed();

private:
    template<class Value>
    void change(Value& member, Value value, const QString& key);

    std::shared_ptr<SettingsStore> m_store;
    Opponent m_opponent = Opponent::Person;
    Colour m_colour = Colour::White;
    QString m_name;
    QString m_otherName;
    int m_level = 1;
    int m_secondsForMove = 0;
    int m_memory = 32;
    bool m_secondThread = false;
    bool m_mayResign = false;
};

} // namespace tessera
