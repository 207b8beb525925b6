#include "settings.h"

#include <QDir>
#include <QStandardPaths>

#include <algorithm>
#include <array>

namespace tessera {

namespace {
const QString colorSchemeKey = QStringLiteral("appearance/colorScheme");
const QString textSizeKey = QStringLiteral("appearance/textSize");
const QString reducedMotionKey = QStringLiteral("appearance/reducedMotion");
const QString spokenStyleKey = QStringLiteral("speech/style");
const QString briefSpeechKey = QStringLiteral("speech/brief");
const QString announceFocusKey = QStringLiteral("speech/announceFocus");
const QString pieceSetKey = QStringLiteral("appearance/pieceSet");
const QString coordinateSizeKey = QStringLiteral("appearance/coordinateSize");
const QString threatWarningsKey = QStringLiteral("coach/threatWarnings");
const QString coachPicturesKey = QStringLiteral("coach/pictures");
const QString solverMemoryKey = QStringLiteral("solver/memory");
const QString tesseractShownKey = QStringLiteral("tesseract/shown");
const QString tesseractHeightKey = QStringLiteral("tesseract/height");
constexpr int leastTesseractHeight = 15;
constexpr int greatestTesseractHeight = 80;
const QString confirmCapturesKey = QStringLiteral("play/confirmCaptures");
const QString autoFlipKey = QStringLiteral("play/autoFlip");
const QString boardLayoutsGroup = QStringLiteral("boardLayouts");

// The file names choices by word, so that their order in the enums can change.
template<class Choice>
struct Named {
    Choice choice;
    const char* word;
};

// The first of each is what an unknown word means.
constexpr std::array schemes{Named{Settings::ColorScheme::System, "system"},
                             Named{Settings::ColorScheme::Light, "light"},
                             Named{Settings::ColorScheme::Dark, "dark"},
                             Named{Settings::ColorScheme::ContrastLight, "contrast-light"},
                             Named{Settings::ColorScheme::ContrastDark, "contrast-dark"}};
constexpr std::array pieceSets{Named{Settings::PieceSet::Figures, "figures"},
                               Named{Settings::PieceSet::Letters, "letters"}};
constexpr std::array coordinateSizes{Named{Settings::CoordinateSize::Medium, "medium"},
                                     Named{Settings::CoordinateSize::Small, "small"},
                                     Named{Settings::CoordinateSize::Large, "large"}};
constexpr std::array spokenStyles{Named{SpokenStyle::Words, "words"},
                                  Named{SpokenStyle::Lan, "lan"}, Named{SpokenStyle::Nato, "nato"}};

QVariant stored(bool value) {
    return value;
}
QVariant stored(int value) {
    return value;
}

template<class Choices, class Choice>
QVariant wordOf(const Choices& choices, Choice choice) {
    const auto found = std::find_if(choices.begin(), choices.end(),
                                    [choice](const auto& entry) { return entry.choice == choice; });
    return QString::fromLatin1(found->word);
}

QVariant stored(Settings::ColorScheme choice) {
    return wordOf(schemes, choice);
}
QVariant stored(Settings::PieceSet choice) {
    return wordOf(pieceSets, choice);
}
QVariant stored(Settings::CoordinateSize choice) {
    return wordOf(coordinateSizes, choice);
}
QVariant stored(SpokenStyle choice) {
    return wordOf(spokenStyles, choice);
}

template<class Choices>
auto choiceNamed(const Choices& choices, const QVariant& word) {
    const auto found =
        std::find_if(choices.begin(), choices.end(), [word = word.toString()](const auto& entry) {
            return word == QLatin1String(entry.word);
        });
    return found == choices.end() ? choices.front().choice : found->choice;
}
} // namespace

Settings::Settings(QObject* parent) : Settings(standardFileName(), parent) {}

Settings::Settings(const QString& fileName, QObject* parent)
    : QObject(parent), m_store(std::make_shared<SettingsStore>(fileName)) {
    connect(m_store.get(), &SettingsStore::unsavedChanged, this, &Settings::problemChanged);
    m_colorScheme = choiceNamed(schemes, m_store->value(colorSchemeKey));
    m_pieceSet = choiceNamed(pieceSets, m_store->value(pieceSetKey));
    m_coordinateSize = choiceNamed(coordinateSizes, m_store->value(coordinateSizeKey));
    m_confirmCaptures = m_store->value(confirmCapturesKey, m_confirmCaptures).toBool();
    m_autoFlip = m_store->value(autoFlipKey, m_autoFlip).toBool();
    m_reducedMotion = m_store->value(reducedMotionKey, m_reducedMotion).toBool();
    m_spokenStyle = choiceNamed(spokenStyles, m_store->value(spokenStyleKey));
    m_briefSpeech = m_store->value(briefSpeechKey, m_briefSpeech).toBool();
    m_threatWarnings = m_store->value(threatWarningsKey, m_threatWarnings).toBool();
    m_coachPictures = m_store->value(coachPicturesKey, m_coachPictures).toBool();
    m_tesseractShown = m_store->value(tesseractShownKey, m_tesseractShown).toBool();
    const int height = m_store->value(tesseractHeightKey, m_tesseractHeight).toInt();
    if (height >= leastTesseractHeight && height <= greatestTesseractHeight)
        m_tesseractHeight = height;
    m_announceFocus = m_store->value(announceFocusKey, m_announceFocus).toBool();
    const int megabytes = m_store->value(solverMemoryKey, m_solverMemory).toInt();
    if (megabytes >= leastSolverMemory() && megabytes <= greatestSolverMemory())
        m_solverMemory = megabytes;
    const int percent = m_store->value(textSizeKey, m_textSize).toInt();
    if (percent >= leastTextSize() && percent <= greatestTextSize())
        m_textSize = percent;
    for (const QString& key : m_store->keysOf(boardLayoutsGroup))
        m_boardLayouts.insert(QString::fromUtf8(QByteArray::fromPercentEncoding(key.toLatin1())),
                              m_store->value(boardLayoutsGroup + u'/' + key).toString());
}

QString Settings::standardFileName() {
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) +
           QStringLiteral("/settings.ini");
}

template<class Value>
void Settings::change(Value& member, Value value, const QString& key, void (Settings::*changed)()) {
    if (member == value)
        return;
    member = value;
    m_store->setValue(key, stored(value));
    m_store->save();
    emit(this->*changed)();
}

QString Settings::problem() const {
    const QString file = QDir::toNativeSeparators(fileName());
    if (m_store->isOpen() && m_store->isUnsaved())
        return tr("The settings could not be written to %1: what you choose lasts until you quit.")
            .arg(file);
    switch (m_store->found()) {
    case SettingsStore::Found::NoFile:
        return tr("%1 is not a file, so the settings are the default ones, and what you choose "
                  "lasts until you quit. Move it away and start again.")
            .arg(QDir::toNativeSeparators(m_store->inTheWay()));
    case SettingsStore::Found::Damaged:
        if (!m_store->isOpen())
            return tr("The settings file %1 is damaged and could not be moved away, so the "
                      "settings are the default ones, and what you choose lasts until you quit.")
                .arg(file);
        return tr("The settings file was damaged, so the settings are the default ones. It is "
                  "kept as %1.")
            .arg(QDir::toNativeSeparators(m_store->keptAs()));
    case SettingsStore::Found::Usable:
        break;
    }
    return {};
}

void Settings::setColorScheme(ColorScheme scheme) {
    change(m_colorScheme, scheme, colorSchemeKey, &Settings::colorSchemeChanged);
}

void Settings::setConfirmCaptures(bool confirm) {
    change(m_confirmCaptures, confirm, confirmCapturesKey, &Settings::confirmCapturesChanged);
}

void Settings::setAutoFlip(bool flip) {
    change(m_autoFlip, flip, autoFlipKey, &Settings::autoFlipChanged);
}

void Settings::setTextSize(int percent) {
    change(m_textSize, std::clamp(percent, leastTextSize(), greatestTextSize()), textSizeKey,
           &Settings::textSizeChanged);
}

void Settings::setBoardLayout(const QString& rulesetId, const QString& layout) {
    if (rulesetId.isEmpty() || m_boardLayouts.value(rulesetId).toString() == layout)
        return;
    // Ids may hold what has a meaning in keys of the file.
    const QString key = boardLayoutsGroup + QLatin1Char('/') +
                        QString::fromLatin1(rulesetId.toUtf8().toPercentEncoding());
    if (layout.isEmpty()) {
        m_boardLayouts.remove(rulesetId);
        m_store->remove(key);
    } else {
        m_boardLayouts.insert(rulesetId, layout);
        m_store->setValue(key, layout);
    }
    m_store->save();
    emit boardLayoutsChanged();
}

void Settings::setTesseractShown(bool shown) {
    change(m_tesseractShown, shown, tesseractShownKey, &Settings::tesseractShownChanged);
}

void Settings::setTesseractHeight(int percent) {
    change(m_tesseractHeight, std::clamp(percent, leastTesseractHeight, greatestTesseractHeight),
           tesseractHeightKey, &Settings::tesseractHeightChanged);
}

void Settings::setReducedMotion(bool reduced) {
    change(m_reducedMotion, reduced, reducedMotionKey, &Settings::reducedMotionChanged);
}

void Settings::setSpokenStyle(SpokenStyle style) {
    change(m_spokenStyle, style, spokenStyleKey, &Settings::spokenStyleChanged);
}

void Settings::setBriefSpeech(bool brief) {
    change(m_briefSpeech, brief, briefSpeechKey, &Settings::briefSpeechChanged);
}

void Settings::setThreatWarnings(bool warn) {
    change(m_threatWarnings, warn, threatWarningsKey, &Settings::threatWarningsChanged);
}

void Settings::setCoachPictures(bool draw) {
    change(m_coachPictures, draw, coachPicturesKey, &Settings::coachPicturesChanged);
}

void Settings::setSolverMemory(int megabytes) {
    change(m_solverMemory, std::clamp(megabytes, leastSolverMemory(), greatestSolverMemory()),
           solverMemoryKey, &Settings::solverMemoryChanged);
}

void Settings::setAnnounceFocus(bool announce) {
    change(m_announceFocus, announce, announceFocusKey, &Settings::announceFocusChanged);
}

void Settings::setPieceSet(PieceSet set) {
    change(m_pieceSet, set, pieceSetKey, &Settings::pieceSetChanged);
}

void Settings::setCoordinateSize(CoordinateSize size) {
    change(m_coordinateSize, size, coordinateSizeKey, &Settings::coordinateSizeChanged);
}

} // namespace tessera
