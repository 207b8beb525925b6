// Runs the tests written in QML against the program's own modules, with settings of their own.
#include <QQmlEngine>
#include <QQuickStyle>
#include <QStandardPaths>
#include <QtQml/QQmlExtensionPlugin>
#include <QtQuickTest>

#include "settings/settings.h"

Q_IMPORT_QML_PLUGIN(TesseraPlugin)
Q_IMPORT_QML_PLUGIN(Tessera_UiPlugin)

class Setup : public QObject {
    Q_OBJECT
public slots:
    void applicationAvailable() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setApplicationName(
            QStringLiteral("tessera-test-%1").arg(QCoreApplication::applicationPid()));
        QQuickStyle::setStyle(QStringLiteral("Basic"));
    }
    void qmlEngineAvailable(QQmlEngine* engine) {
        engine->addImportPath(QStringLiteral(":/qt/qml"));
    }
    void cleanupTestCase() { QFile::remove(tessera::Settings::standardFileName()); }
};

QUICK_TEST_MAIN_WITH_SETUP(interface, Setup)
#include "main.moc"
