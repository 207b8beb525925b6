#include "aside.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>

namespace tessera {

QString setAside(const QString& fileName) {
    const QFileInfo file(fileName);
    const QString stem = file.path() + QLatin1Char('/') + file.completeBaseName() +
                         QStringLiteral(".damaged-") +
                         QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    constexpr int attempts = 1000;
    for (int attempt = 1; attempt <= attempts; ++attempt) {
        const QString number = attempt == 1 ? QString() : QStringLiteral("-%1").arg(attempt);
        const QString aside = stem + number + QLatin1Char('.') + file.suffix();
        if (QFileInfo::exists(aside))
            continue;
        if (QFile::rename(fileName, aside) || (file.isFile() && QFile::copy(fileName, aside)))
            return aside;
        break;
    }
    return {};
}

} // namespace tessera
