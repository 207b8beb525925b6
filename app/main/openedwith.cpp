#include "openedwith.h"

#include "lab/studyshelf.h"
#include "learn/lessonshelf.h"
#include "lesson/lesson.h"
#include "ruleset/compiled_ruleset.h"
#include "ruleset/reader.h"
#include "ruleset/toml_document.h"
#include "text/errortext.h"
#include "text_file.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QUrl>

#include <algorithm>

namespace tessera {

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("tessera::Application", text);
}

constexpr std::size_t mostBytes = std::max({maxRulesetBytes, maxLessonBytes, maxStudyBytes});

/// Why a file is no document in TOML, whatever it is meant to be; empty: it is one.
QString tomlProblem(const QString& path) {
    const QString name = shownName(QFileInfo(path).fileName());
    if (QFileInfo(path).isDir())
        return tr("%1 is a folder; open one of the files in it.").arg(name);
    const Result<std::string> text = readTextFile(path.toStdString(), mostBytes);
    if (!text)
        return problemText(text.error());
    if (QByteArray::fromStdString(*text).trimmed().isEmpty())
        return tr("%1: The file is empty.").arg(name);
    const Result<TomlValue> document = readToml(*text, path.toStdString());
    return document ? QString() : problemText(document.error());
}

} // namespace

bool isToml(const QString& file) {
    return file.endsWith(QLatin1String(".toml"), Qt::CaseInsensitive);
}

QVariantMap openedWith(const QStringList& files, const QString& folder) {
    if (files.isEmpty())
        return {};
    QList<QUrl> all;
    for (const QString& name : files)
        all.append(QUrl::fromUserInput(name, folder, QUrl::AssumeLocalFile));
    const QUrl file = all.first();
    if (!isToml(file.path()))
        return {{QStringLiteral("gameFiles"), QVariant::fromValue(all)}};
    const QString path = file.toLocalFile();
    QString problem = tomlProblem(path);
    const char* kind = "rulesetFile";
    // The steps of a lesson have what a study has; a study has no steps.
    if (problem.isEmpty() && meansLesson(path)) {
        kind = "lessonFile";
    } else if (problem.isEmpty() && meansStudy(path)) {
        kind = "studyFile";
    } else if (problem.isEmpty()) {
        const Result<RulesetPtr> ruleset = loadRulesetFile(path.toStdString());
        if (!ruleset)
            problem = problemText(ruleset.error());
    }
    if (!problem.isEmpty())
        return {{QStringLiteral("problem"), tr("Nothing was opened. %1").arg(problem)}};
    return {{QLatin1String(kind), file.toString()}};
}

} // namespace tessera
