#include "studyshelf.h"

#include "study/reader.h"
#include "text/errortext.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

#include <algorithm>
#include <tuple>

namespace tessera {

namespace {

/// Rulesets in the order that they are met in: the small board first.
int rank(const ShelfStudy& shelf) {
    int place = 0;
    for (const BuiltinRuleset& builtin : builtinRulesets()) {
        if (builtin.id == shelf.study->position.ruleset().id)
            return place;
        ++place;
    }
    return place;
}

void sortShelf(std::vector<ShelfStudy>& studies) {
    // Pairs stand side by side, the easier half of them where it belongs.
    const auto pairName = [](const ShelfStudy& shelf) {
        const Study& study = *shelf.study;
        return study.pair.empty() ? study.id : std::min(study.id, study.pair);
    };
    std::ranges::stable_sort(studies, {}, [&](const ShelfStudy& shelf) {
        return std::tuple(shelf.mine(), rank(shelf), shelf.study->level, pairName(shelf),
                          shelf.study->id);
    });
}

} // namespace

QString ownStudyFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/studies");
}

StudyShelf shelfStudies() {
    StudyShelf shelf;
    for (const BuiltinStudy& builtin : builtinStudies()) {
        Result<Study> study = readStudy(builtin.text, builtin.fileName);
        if (!study)
            continue; // the build checks them
        const QString key = QString::fromStdString(study->id);
        shelf.studies.push_back({key, std::make_shared<const Study>(std::move(*study)), {}});
    }
    const QDir folder(ownStudyFolder());
    for (const QString& name : folder.entryList({QStringLiteral("*.toml")}, QDir::Files)) {
        OpenedStudy opened = openStudyFile(folder.filePath(name));
        if (opened.study)
            shelf.studies.push_back(std::move(*opened.study));
        else
            shelf.problems.push_back(opened.problem);
    }
    sortShelf(shelf.studies);
    return shelf;
}

OpenedStudy openStudyFile(const QString& path) {
    const QFileInfo info(path);
    if (info.isFile() && info.size() == 0)
        return {std::nullopt, QCoreApplication::translate("tessera::Lab", "%1: The file is empty.")
                                  .arg(shownName(info.fileName()))};
    Result<Study> study = readStudyFile(path.toStdString());
    if (!study)
        return {std::nullopt, problemText(study.error())};
    // By its file: two files may hold studies of one id.
    const QString key = QStringLiteral("mine:") + QFileInfo(path).completeBaseName();
    return {ShelfStudy{key, std::make_shared<const Study>(std::move(*study)), path}, {}};
}

bool meansStudy(const QString& path) {
    QFile file(path);
    if (!QFileInfo(file).isFile() || !file.open(QIODevice::ReadOnly))
        return false;
    const QString text = QString::fromUtf8(file.read(static_cast<qint64>(maxStudyBytes)));
    static const QRegularExpression keys(
        QStringLiteral(R"(^\s*(\[\s*claim\s*\]|claim\s*=|position\s*=|theme\s*=|hints\s*=))"),
        QRegularExpression::MultilineOption);
    return keys.match(text).hasMatch();
}

} // namespace tessera
