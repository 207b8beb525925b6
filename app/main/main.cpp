#include "application.h"

#include <QtQml/QQmlExtensionPlugin>

Q_IMPORT_QML_PLUGIN(TesseraPlugin)
Q_IMPORT_QML_PLUGIN(Tessera_UiPlugin)

int main(int argc, char* argv[]) {
    return tessera::runApplication(argc, argv);
}
