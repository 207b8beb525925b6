// Which look the desktop asks for (dark, high contrast, without motion), and the fonts that are
// installed.
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
    /// Whether the desktop asks for high contrast, or for no movement. Only its portal tells.
    Q_PROPERTY(bool contrast READ contrast NOTIFY contrastChanged)
    Q_PROPERTY(bool reducedMotion READ reducedMotion NOTIFY reducedMotionChanged)
    /// The first installed one of the families that the design names.
    Q_PROPERTY(QString textFamily READ textFamily CONSTANT)
    Q_PROPERTY(QString monoFamily READ monoFamily CONSTANT)
public:
    explicit SystemTheme(QObject* parent = nullptr);

    [[nodiscard]] bool dark() const { return m_dark; }
    [[nodiscard]] bool contrast() const { return m_contrast; }
    [[nodiscard]] bool reducedMotion() const { return m_reducedMotion; }
    [[nodiscard]] static QString textFamily();
    [[nodiscard]] static QString monoFamily();

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void darkChanged();
    void contrastChanged();
    void reducedMotionChanged();

private slots:
    void portalSettingChanged(const QString& group, const QString& key, const QDBusVariant& value);

private:
    void setDark(bool dark);
    void askPortal();
    void askPortal(const QString& group, const QString& key);
    void takePortalValue(const QString& group, const QString& key, const QVariant& value);
    void takePortalScheme(const QVariant& value);
    void takePalette();

    bool m_dark = false;
    bool m_contrast = false;
    bool m_reducedMotion = false;
    bool m_portalDecides = false;
};

} // namespace tessera
