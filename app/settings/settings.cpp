#include "settings.h"

#include <QStandardPaths>

#include <algorithm>

namespace tessera {

namespace {
const QString colorSchemeKey = QStringLiteral("appearance/colorScheme");
const QString textSizeKey = QStringLiteral("appearance/textSize");
const QString reducedMotionKey = QStringLiteral("appearance/reducedMotion");
const QString spokenStyleKey = QStringLiteral("speech/style");
const QString briefSpeechKey = QStringLiteral("speech/brief");
const QString announceFocusKey = QStringLiteral("speech/announceFocus");
const QString confirmCapturesKey = QStringLiteral("play/confirmCaptures");
const QString autoFlipKey = QStringLiteral("play/autoFlip");
const QString boardLayoutsGroup = QStringLiteral("boardLayouts");

// The file names schemes by word, so that their order in the enum can change.
QString schemeName(Settings::ColorScheme scheme) {
    switch (scheme) {
    case Settings::ColorScheme::Light:
        return QStringLiteral("light");
    case Settings::ColorScheme::Dark:
        return QStringLiteral("dark");
    case Settings::ColorScheme::System:
        break;
    }
    return QStringLiteral("system");
}

Settings::ColorScheme schemeNamed(const QString& name) {
    for (const auto scheme : {Settings::ColorScheme::Light, Settings::ColorScheme::Dark}) {
        if (name == schemeName(scheme))
            return scheme;
    }
    return Settings::ColorScheme::System;
}

QString styleName(SpokenStyle style) {
    switch (style) {
    case SpokenStyle::Lan:
        return QStringLiteral("lan");
    case SpokenStyle::Nato:
        return QStringLiteral("nato");
    case SpokenStyle::Words:
        break;
    }
    return QStringLiteral("words");
}

SpokenStyle styleNamed(const QString& name) {
    for (const auto style : {SpokenStyle::Lan, SpokenStyle::Nato}) {
        if (name == styleName(style))
            return style;
    }
    return SpokenStyle::Words;
}
} // namespace

Settings::Settings(QObject* parent) : Settings(standardFileName(), parent) {}

Settings::Settings(const QString& fileName, QObject* parent)
    : QObject(parent), m_store(fileName, QSettings::IniFormat) {
    m_colorScheme = schemeNamed(m_store.value(colorSchemeKey).toString());
    m_confirmCaptures = m_store.value(confirmCapturesKey, m_confirmCaptures).toBool();
    m_autoFlip = m_store.value(autoFlipKey, m_autoFlip).toBool();
    m_reducedMotion = m_store.value(reducedMotionKey, m_reducedMotion).toBool();
    m_spokenStyle = styleNamed(m_store.value(spokenStyleKey).toString());
    m_briefSpeech = m_store.value(briefSpeechKey, m_briefSpeech).toBool();
    m_announceFocus = m_store.value(announceFocusKey, m_announceFocus).toBool();
    const int percent = m_store.value(textSizeKey, m_textSize).toInt();
    if (percent >= leastTextSize() && percent <= greatestTextSize())
        m_textSize = percent;
    m_store.beginGroup(boardLayoutsGroup);
    for (const QString& key : m_store.childKeys())
        m_boardLayouts.insert(QString::fromUtf8(QByteArray::fromPercentEncoding(key.toLatin1())),
                              m_store.value(key).toString());
    m_store.endGroup();
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
    if constexpr (std::is_same_v<Value, ColorScheme>)
        m_store.setValue(key, schemeName(value));
    else if constexpr (std::is_same_v<Value, SpokenStyle>)
        m_store.setValue(key, styleName(value));
    else
        m_store.setValue(key, value);
    emit(this->*changed)();
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
        m_store.remove(key);
    } else {
        m_boardLayouts.insert(rulesetId, layout);
        m_store.setValue(key, layout);
    }
    emit boardLayoutsChanged();
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

void Settings::setAnnounceFocus(bool announce) {
    change(m_announceFocus, announce, announceFocusKey, &Settings::announceFocusChanged);
}

} // namespace tessera
