// Whether the desktop asks for a dark look, and the fonts that are installed.
#pragma once

#include <QDBusVariant>
#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace tessera {

/// Follows the desktop: Qt's own hint where it has one (6.5), else the desktop portal, else whether
/// the palette is light on dark.
class SystemTheme : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool dark READ dark NOTIFY darkChanged)
    /// The first installed one of the families that the design names.
    Q_PROPERTY(QString textFamily READ textFamily CONSTANT)
    Q_PROPERTY(QString monoFamily READ monoFamily CONSTANT)
public:
    explicit SystemTheme(QObject* parent = nullptr);

    [[nodiscard]] bool dark() const { return m_dark; }
    [[nodiscard]] static QString textFamily();
    [[nodiscard]] static QString monoFamily();

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void darkChanged();

private slots:
    void portalSettingChanged(const QString& group, const QString& key, const QDBusVariant& value);

private:
    void setDark(bool dark);
    void askPortal();
    void takePortalValue(const QVariant& value);
    void takePalette();

    bool m_dark = false;
    bool m_portalDecides = false;
};

} // namespace tessera
