// A window that shows the tesseract as the program does, for tests and measurements.
#pragma once

#include "boardscene.h"
#include "game/positionscene.h"
#include "graphicscheck.h"
#include "ruleset/user_rulesets.h"
#include "tesseractview.h"

#include <QGuiApplication>
#include <QImage>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <QQuickWindow>
#include <QScreen>
#include <QStandardPaths>
#include <QTest>
#include <QtQml/QQmlExtensionPlugin>

#include <memory>

Q_IMPORT_QML_PLUGIN(TesseraPlugin)
Q_IMPORT_QML_PLUGIN(Tessera_UiPlugin)

namespace tessera::test {

/// One window with the picture in it; the user's settings are left alone.
class SpaceStage {
public:
    explicit SpaceStage(const QSize& size) {
        QStandardPaths::setTestModeEnabled(true);
        QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
        m_window.engine()->addImportPath(QStringLiteral(":/qt/qml"));
        m_window.setResizeMode(QQuickView::SizeRootObjectToView);
        m_window.resize(size);
        QQmlComponent component(m_window.engine());
        component.setData("import QtQuick\nimport Tessera\nimport Tessera.Ui\n"
                          "Rectangle {\n"
                          "    property alias picture: loader.item\n"
                          "    property alias shown: loader.active\n"
                          "    color: Theme.card\n"
                          "    Component.onCompleted: Settings.colorScheme = Settings.Light\n"
                          "    Loader {\n"
                          "        id: loader\n"
                          "        anchors.fill: parent\n"
                          "        sourceComponent: TesseractPicture {}\n"
                          "    }\n"
                          "}\n",
                          QUrl());
        auto* root = qobject_cast<QQuickItem*>(component.create());
        if (root == nullptr)
            qFatal("%s", qPrintable(component.errorString()));
        m_window.setContent(QUrl(), nullptr, root);
        m_window.show();
        if (!QTest::qWaitForWindowExposed(&m_window))
            qFatal("the window does not appear");
    }

    /// In the order of the program's own end.
    ~SpaceStage() {
        setShown(false);
        GraphicsCheck::endScenes();
    }
    SpaceStage(const SpaceStage&) = delete;
    SpaceStage& operator=(const SpaceStage&) = delete;

    [[nodiscard]] QQuickView& window() { return m_window; }
    [[nodiscard]] QQuickItem* picture() const {
        return m_window.rootObject()->property("picture").value<QQuickItem*>();
    }
    [[nodiscard]] TesseractView* view() const {
        return picture() != nullptr ? picture()->findChild<TesseractView*>() : nullptr;
    }
    /// Takes the picture away and brings it back.
    void setShown(bool shown) { m_window.rootObject()->setProperty("shown", shown); }
    /// What is on the screen once nothing changes any more. Taken from the screen: a frame that is
    /// drawn aside is one that Qt 3D would wait for.
    QImage grab() {
        QImage before;
        for (int tries = 0; tries < 100; ++tries) {
            QTest::qWait(50);
            const QImage now = m_window.screen()->grabWindow(m_window.winId()).toImage();
            const bool ready = view() != nullptr && view()->isDrawn();
            if (ready && now == before)
                return now;
            before = now;
        }
        return before;
    }

private:
    QQuickView m_window;
};

/// The start position of a ruleset of the program.
[[nodiscard]] inline BoardScene startScene(const char* id) {
    return positionScene(Position(findRuleset(id).value()));
}

} // namespace tessera::test
