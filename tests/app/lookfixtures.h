// The looks of the program itself, as its Theme tells them, for tests and pictures of the board.
#pragma once

#include "boardcolors.h"
#include "settings/settings.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QStandardPaths>
#include <QtQml/QQmlExtensionPlugin>

#include <array>
#include <memory>

Q_IMPORT_QML_PLUGIN(TesseraPlugin)
Q_IMPORT_QML_PLUGIN(Tessera_UiPlugin)

namespace tessera::test {

struct Look {
    const char* name;
    Settings::ColorScheme scheme;
};
inline constexpr std::array looks{Look{"light", Settings::ColorScheme::Light},
                                  Look{"dark", Settings::ColorScheme::Dark},
                                  Look{"contrast-light", Settings::ColorScheme::ContrastLight},
                                  Look{"contrast-dark", Settings::ColorScheme::ContrastDark}};

/// The program's Theme and Settings; those of the user are left alone.
class Looks {
public:
    Looks() {
        QStandardPaths::setTestModeEnabled(true);
        m_engine.addImportPath(QStringLiteral(":/qt/qml"));
        QQmlComponent component(&m_engine);
        component.setData("import QtQml\nimport Tessera\nimport Tessera.Ui\n"
                          "QtObject {\n"
                          "    property QtObject theme: Theme\n"
                          "    property QtObject settings: Settings\n"
                          "}\n",
                          QUrl());
        m_root.reset(component.create());
        if (!m_root)
            qFatal("%s", qPrintable(component.errorString()));
        m_theme = m_root->property("theme").value<QObject*>();
        m_settings = qobject_cast<Settings*>(m_root->property("settings").value<QObject*>());
    }
    /// Switches the program's look; the colours are those the play page uses.
    BoardColors* use(Settings::ColorScheme scheme, bool letters) {
        m_settings->setColorScheme(scheme);
        m_settings->setPieceSet(letters ? Settings::PieceSet::Letters
                                        : Settings::PieceSet::Figures);
        return m_theme->property("board").value<BoardColors*>();
    }
    [[nodiscard]] QQmlEngine* engine() { return &m_engine; }
    [[nodiscard]] QString fontFamily() const { return m_theme->property("textFamily").toString(); }

private:
    QQmlEngine m_engine;
    std::unique_ptr<QObject> m_root;
    Settings* m_settings = nullptr;
    QObject* m_theme = nullptr;
};

} // namespace tessera::test
