// Calls tessera-cli as a user or a script does.
#pragma once

#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtCore/QStringList>

namespace tessera::test {

struct Answer {
    int exitCode = -1;
    QByteArray out;
    QByteArray err;

    [[nodiscard]] QJsonObject json() const {
        QJsonParseError error;
        const QJsonDocument document = QJsonDocument::fromJson(out, &error);
        if (error.error != QJsonParseError::NoError || !document.isObject())
            qFatal("no JSON object: %s", out.constData());
        return document.object();
    }
};

inline Answer call(const QStringList& arguments) {
    QProcess process;
    process.start(QStringLiteral(TESSERA_CLI), arguments);
    if (!process.waitForFinished(60'000))
        qFatal("tessera-cli does not end: %s", qPrintable(arguments.join(u' ')));
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            process.readAllStandardOutput(), process.readAllStandardError()};
}

inline QStringList words(const char* text) {
    return QString::fromUtf8(text).split(u' ', Qt::SkipEmptyParts);
}

} // namespace tessera::test
