#include "application.h"

#include "board/boardaccessible.h"
#include "openedwith.h"
#include "settings/systemtheme.h"
#include "tesseract/graphicscheck.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QLibraryInfo>
#include <QMessageBox>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QTranslator>

#include <algorithm>
#include <cstring>
#include <span>

namespace tessera {

namespace {

void nameTheProgram() {
    QCoreApplication::setApplicationName(QStringLiteral("tessera"));
    QCoreApplication::setApplicationVersion(QStringLiteral(TESSERA_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Tessera"));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.tesserachess.Tessera"));
}

void describe(QCommandLineParser& parser) {
    parser.setApplicationDescription(QCoreApplication::translate(
        "tessera::Application", "A learning edition of four-dimensional chess."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(
        QStringLiteral("FILE"),
        QCoreApplication::translate("tessera::Application",
                                    "A ruleset (.toml) to begin a game of, a lesson (.toml) to "
                                    "take, a study (.toml) for the lab, or a game (.pgn4d) to go "
                                    "on with or to look through. Several games go to the library."),
        QStringLiteral("[FILE...]"));
}

// These answer without a window, so they must not need a display.
bool asksForText(std::span<char*> arguments) {
    return std::any_of(arguments.begin(), arguments.end(), [](const char* argument) {
        return std::strcmp(argument, "--help") == 0 || std::strcmp(argument, "-h") == 0 ||
               std::strcmp(argument, "--help-all") == 0 ||
               std::strcmp(argument, "--version") == 0 || std::strcmp(argument, "-v") == 0;
    });
}

// Qt Quick ends the program when it finds no graphics, so the choice is made before the first
// window. Someone who names a backend in the environment has made it already; but not another
// system of graphics, such as Vulkan: where that is not there, Qt Quick crashes.
void chooseGraphics() {
    if (qEnvironmentVariableIsSet("QT_QUICK_BACKEND"))
        return;
    QQuickWindow::setGraphicsApi(GraphicsCheck::found().openGl ? QSGRendererInterface::OpenGL
                                                               : QSGRendererInterface::Software);
}

void installTranslations(QApplication& application) {
    const QLocale locale;
    if (locale.language() == QLocale::English || locale.language() == QLocale::C)
        return;
    auto* own = new QTranslator(&application);
    if (own->load(locale, QStringLiteral("tessera"), QStringLiteral("_"), QStringLiteral(":/i18n")))
        QCoreApplication::installTranslator(own);
    auto* qt = new QTranslator(&application);
    if (qt->load(locale, QStringLiteral("qt"), QStringLiteral("_"),
                 QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(qt);
}

} // namespace

int runApplication(int argc, char* argv[]) {
    nameTheProgram();
    QCommandLineParser parser;
    if (asksForText({argv, static_cast<std::size_t>(argc)})) {
        const QCoreApplication application(argc, argv);
        describe(parser);
        parser.process(application);
    }

    QApplication application(argc, argv);
    installTranslations(application);
    describe(parser);
    parser.process(application);
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1 && std::any_of(files.begin(), files.end(), isToml))
        parser.showHelp(2);

    QFont font = QApplication::font();
    font.setFamilies({SystemTheme::textFamily(), font.family()});
    QApplication::setFont(font);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    chooseGraphics();
    // Glyphs as the system draws them: sharper on common screens, and where OpenGL has no graphics
    // card, half again as many frames a second as with outlines evaluated for each pixel.
    QQuickWindow::setTextRenderType(QQuickWindow::NativeTextRendering);

    installBoardAccessibility();
    QQmlApplicationEngine engine;
    QStringList problems;
    QObject::connect(&engine, &QQmlEngine::warnings, &engine,
                     [&problems](const QList<QQmlError>& warnings) {
                         for (const QQmlError& warning : warnings)
                             problems.append(warning.toString());
                     });
    engine.addImportPath(QStringLiteral(":/qt/qml"));
    engine.setInitialProperties(openedWith(files, QDir::currentPath()));
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Tessera/Ui/Main.qml")));
    if (engine.rootObjects().isEmpty()) {
        QMessageBox::critical(
            nullptr, QStringLiteral("Tessera"),
            QCoreApplication::translate(
                "tessera::Application",
                "The window could not be loaded. Usually a QML module of Qt is missing; the "
                "lines below name it.\n\n%1")
                .arg(problems.join(QLatin1Char('\n'))));
        return 1;
    }
    const int result = QApplication::exec();
    GraphicsCheck::endScenes();
    return result;
}

} // namespace tessera
