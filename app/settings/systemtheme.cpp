#include "systemtheme.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QEvent>
#include <QFileInfo>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QPalette>
#include <QStyleHints>

#include <utility>

namespace tessera {

namespace {
const QString portalService = QStringLiteral("org.freedesktop.portal.Desktop");
const QString portalPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString portalSettings = QStringLiteral("org.freedesktop.portal.Settings");
const QString appearanceGroup = QStringLiteral("org.freedesktop.appearance");
const QString schemeKey = QStringLiteral("color-scheme");
const QString contrastKey = QStringLiteral("contrast");
const QString motionKey = QStringLiteral("reduced-motion");
// What desktops had before the portal's own keys; portals pass it on.
const QString desktopGroup = QStringLiteral("org.gnome.desktop.interface");
const QString animationsKey = QStringLiteral("enable-animations");

// Without a bus, connecting would try to start one.
bool haveSessionBus() {
    return qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS") ||
           QFileInfo::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + QStringLiteral("/bus"));
}

QString firstInstalled(const QStringList& families, QFontDatabase::SystemFont otherwise) {
    for (const QString& family : families) {
        if (QFontDatabase::hasFamily(family))
            return family;
    }
    return QFontDatabase::systemFont(otherwise).family();
}
} // namespace

SystemTheme::SystemTheme(QObject* parent) : QObject(parent) {
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    const auto take = [this] {
        setDark(QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark);
    };
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, take);
    take();
#else
    takePalette();
    qGuiApp->installEventFilter(this);
#endif
    if (haveSessionBus())
        askPortal();
}

QString SystemTheme::textFamily() {
    return firstInstalled({QStringLiteral("Inter"), QStringLiteral("Noto Sans")},
                          QFontDatabase::GeneralFont);
}

QString SystemTheme::monoFamily() {
    return firstInstalled({QStringLiteral("JetBrains Mono"), QStringLiteral("Noto Sans Mono"),
                           QStringLiteral("DejaVu Sans Mono")},
                          QFontDatabase::FixedFont);
}

bool SystemTheme::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ApplicationPaletteChange && !m_portalDecides)
        takePalette();
    return QObject::eventFilter(watched, event);
}

void SystemTheme::setDark(bool dark) {
    if (m_dark == dark)
        return;
    m_dark = dark;
    emit darkChanged();
}

void SystemTheme::takePalette() {
    const QPalette palette = QGuiApplication::palette();
    setDark(palette.color(QPalette::Window).lightness() <
            palette.color(QPalette::WindowText).lightness());
}

void SystemTheme::askPortal() {
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    bus.connect(portalService, portalPath, portalSettings, QStringLiteral("SettingChanged"), this,
                SLOT(portalSettingChanged(QString, QString, QDBusVariant)));
#if QT_VERSION < QT_VERSION_CHECK(6, 5, 0)
    askPortal(appearanceGroup, schemeKey);
#endif
    askPortal(appearanceGroup, contrastKey);
    askPortal(appearanceGroup, motionKey);
    askPortal(desktopGroup, animationsKey);
}

void SystemTheme::askPortal(const QString& group, const QString& key) {
    QDBusMessage call = QDBusMessage::createMethodCall(portalService, portalPath, portalSettings,
                                                       QStringLiteral("Read"));
    call << group << key;
    auto* watcher =
        new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher, group, key] {
        const QDBusPendingReply<QDBusVariant> reply = *watcher;
        if (!reply.isError())
            takePortalValue(group, key, reply.value().variant());
        watcher->deleteLater();
    });
}

void SystemTheme::portalSettingChanged(const QString& group, const QString& key,
                                       const QDBusVariant& value) {
    takePortalValue(group, key, value.variant());
}

void SystemTheme::takePortalValue(const QString& group, const QString& key, const QVariant& value) {
    // "Read" wraps the value in one variant more than the signal does.
    QVariant inner = value;
    while (inner.canConvert<QDBusVariant>() && inner.userType() == qMetaTypeId<QDBusVariant>())
        inner = inner.value<QDBusVariant>().variant();
    const auto set = [](bool& member, bool wanted) {
        return std::exchange(member, wanted) != wanted;
    };
    if (group == appearanceGroup && key == schemeKey) {
        takePortalScheme(inner);
    } else if (group == appearanceGroup && key == contrastKey) {
        if (set(m_contrast, inner.toUInt() == 1))
            emit contrastChanged();
    } else if ((group == appearanceGroup && key == motionKey) ||
               (group == desktopGroup && key == animationsKey)) {
        const bool reduced = key == motionKey ? inner.toUInt() == 1 : !inner.toBool();
        if (set(m_reducedMotion, reduced))
            emit reducedMotionChanged();
    }
}

void SystemTheme::takePortalScheme([[maybe_unused]] const QVariant& value) {
#if QT_VERSION < QT_VERSION_CHECK(6, 5, 0)
    constexpr unsigned noPreference = 0;
    constexpr unsigned preferDark = 1;
    bool isNumber = false;
    const unsigned scheme = value.toUInt(&isNumber);
    m_portalDecides = isNumber && scheme != noPreference;
    if (m_portalDecides)
        setDark(scheme == preferDark);
    else
        takePalette();
#endif
}

} // namespace tessera
