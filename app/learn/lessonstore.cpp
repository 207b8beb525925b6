#include "lessonstore.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace tessera {

namespace {

struct Store {
    Q_DECLARE_TR_FUNCTIONS(tessera::LessonStore)
};

/// More than thousands of lessons need.
constexpr qint64 mostBytes = 4'000'000;

} // namespace

LessonStore::LessonStore(const QString& folder)
    : m_file(SharedPlace(folder, QStringLiteral("progress.json"), mostBytes)) {}

QString LessonStore::standardFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/learn");
}

QString LessonStore::damage() const {
    const QString& keptAs = m_file.problem().keptAs;
    return keptAs.isEmpty() ? QString()
                            : Store::tr("The file of your progress in the lessons was damaged. It "
                                        "is kept as %1, and a new one begins.")
                                  .arg(QFileInfo(keptAs).fileName());
}

QString LessonStore::problem() const {
    const SharedFileProblem& problem = m_file.problem();
    if (!problem.unreadable.isEmpty())
        return Store::tr("The file of your progress in the lessons (%1) cannot be read. It stays "
                         "where it is, and nothing new is saved.")
            .arg(QDir::toNativeSeparators(problem.unreadable));
    if (!problem.unwritten.isEmpty())
        return Store::tr("Your progress in the lessons could not be saved (%1). It holds as long "
                         "as this window is open, and saving is tried again with every step.")
            .arg(problem.unwritten);
    return {};
}

} // namespace tessera
