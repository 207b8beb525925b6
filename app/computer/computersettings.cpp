#include "computersettings.h"

#include "game/gamesession.h"
#include "search/search.h"
#include "settings/settings.h"
#include "text/playerstext.h"

#include <QQmlEngine>
#include <QRandomGenerator>

#include <algorithm>
#include <array>
#include <bit>

namespace tessera {

namespace {
const QString opponentKey = QStringLiteral("computer/opponent");
const QString colourKey = QStringLiteral("computer/colour");
const QString levelKey = QStringLiteral("computer/level");
const QString nameKey = QStringLiteral("players/name");
const QString otherNameKey = QStringLiteral("players/otherName");
const QString secondsKey = QStringLiteral("computer/secondsForMove");
const QString memoryKey = QStringLiteral("computer/memory");
const QString secondThreadKey = QStringLiteral("computer/secondThread");
const QString mayResignKey = QStringLiteral("computer/mayResign");
constexpr int mostSeconds = 600;
constexpr int leastMemory = 8;
constexpr int mostMemory = 1024;

// The file names choices by word; in the order of the enums, and unknown words mean the first.
constexpr std::array opponents{"person", "computer", "both"};
constexpr std::array colours{"white", "black", "lot"};

template<std::size_t Count>
int indexOf(const std::array<const char*, Count>& words, const QVariant& word) {
    const auto found = std::ranges::find_if(
        words, [text = word.toString()](const char* one) { return text == QLatin1String(one); });
    return found == words.end() ? 0 : static_cast<int>(found - words.begin());
}

QVariant stored(int value) {
    return value;
}
QVariant stored(bool value) {
    return value;
}
QVariant stored(ComputerSettings::Opponent opponent) {
    return QString::fromLatin1(opponents[static_cast<std::size_t>(opponent)]);
}
QVariant stored(ComputerSettings::Colour colour) {
    return QString::fromLatin1(colours[static_cast<std::size_t>(colour)]);
}

QVariant stored(const QString& value) {
    return value;
}

QString usableName(const QString& name) {
    return name.simplified().left(ComputerSettings::longestName()).trimmed();
}
int usableLevel(int level) {
    return std::clamp(level, weakestLevel, fullStrength);
}
int usableSeconds(int seconds) {
    return std::clamp(seconds, 0, mostSeconds);
}
/// The computer has a pace of its own.
std::optional<TimeControl> timeFor(const Players& players, const QString& time) {
    return players.computerPlays() ? std::nullopt : readTimeControl(time.toStdString());
}
/// The power of two below, within the range.
int usableMemory(int mebibytes) {
    const int inside = std::clamp(mebibytes, leastMemory, mostMemory);
    return static_cast<int>(std::bit_floor(static_cast<unsigned>(inside)));
}
} // namespace

ComputerSettings::ComputerSettings(std::shared_ptr<SettingsStore> store, QObject* parent)
    : QObject(parent), m_store(std::move(store)) {
    m_opponent = static_cast<Opponent>(indexOf(opponents, m_store->value(opponentKey)));
    m_colour = static_cast<Colour>(indexOf(colours, m_store->value(colourKey)));
    m_level = usableLevel(m_store->value(levelKey, m_level).toInt());
    m_name = usableName(m_store->value(nameKey).toString());
    m_otherName = usableName(m_store->value(otherNameKey).toString());
    m_secondsForMove = usableSeconds(m_store->value(secondsKey, m_secondsForMove).toInt());
    m_memory = usableMemory(m_store->value(memoryKey, m_memory).toInt());
    m_secondThread = m_store->value(secondThreadKey, m_secondThread).toBool();
    m_mayResign = m_store->value(mayResignKey, m_mayResign).toBool();
}

ComputerSettings* ComputerSettings::create(QQmlEngine* engine, QJSEngine*) {
    auto* settings = engine->singletonInstance<Settings*>(qmlTypeId("Tessera", 1, 0, "Settings"));
    return new ComputerSettings(settings->store());
}

template<class Value>
void ComputerSettings::change(Value& member, Value value, const QString& key) {
    if (member == value)
        return;
    member = value;
    m_store->setValue(key, stored(value));
    m_store->save();
    emit changed();
}

void ComputerSettings::setOpponent(Opponent opponent) {
    change(m_opponent, opponent, opponentKey);
}

void ComputerSettings::setColour(Colour colour) {
    change(m_colour, colour, colourKey);
}

void ComputerSettings::setLevel(int level) {
    change(m_level, usableLevel(level), levelKey);
}

void ComputerSettings::setName(const QString& name) {
    change(m_name, usableName(name), nameKey);
}

void ComputerSettings::setOtherName(const QString& name) {
    change(m_otherName, usableName(name), otherNameKey);
}

void ComputerSettings::swapNames() {
    const QString name = m_name;
    setName(m_otherName);
    setOtherName(name);
}

QString ComputerSettings::levelTitle() const {
    return tessera::levelTitle(m_level);
}

QString ComputerSettings::levelSentence() const {
    return tessera::levelSentence(m_level);
}

void ComputerSettings::setSecondsForMove(int seconds) {
    change(m_secondsForMove, usableSeconds(seconds), secondsKey);
}

void ComputerSettings::setMemory(int mebibytes) {
    change(m_memory, usableMemory(mebibytes), memoryKey);
}

void ComputerSettings::setSecondThread(bool second) {
    change(m_secondThread, second, secondThreadKey);
}

void ComputerSettings::setMayResign(bool may) {
    change(m_mayResign, may, mayResignKey);
}

int ComputerSettings::weakestLevel() {
    return tessera::weakestLevel;
}

int ComputerSettings::strongestLevel() {
    return tessera::fullStrength;
}

Players ComputerSettings::draw() const {
    Players players;
    if (m_opponent == Opponent::Person) {
        players.whiteName = m_name.toStdString();
        players.blackName = m_otherName.toStdString();
        return players;
    }
    QRandomGenerator& lot = *QRandomGenerator::global();
    players.seed = lot.generate64();
    const bool personIsBlack =
        m_colour == Colour::Black || (m_colour == Colour::Lot && lot.bounded(2) == 1);
    if (m_opponent == Opponent::Both || personIsBlack)
        players.white = m_level;
    if (m_opponent == Opponent::Both || !personIsBlack)
        players.black = m_level;
    if (m_opponent == Opponent::Computer)
        (personIsBlack ? players.blackName : players.whiteName) = m_name.toStdString();
    return players;
}

bool ComputerSettings::begin(GameSession* session, const QString& idOrFile, const QString& time,
                             int without) const {
    const Players players = draw();
    return session != nullptr &&
           session->newGame(idOrFile, players, timeFor(players, time),
                            without < 0 ? noSquare : static_cast<Square>(without));
}

bool ComputerSettings::playOn(GameSession* session, GameSession* shown, const QString& time) const {
    const Players players = draw();
    return session != nullptr && shown != nullptr &&
           session->playFrom(shown->match().position(), players, timeFor(players, time));
}

} // namespace tessera
