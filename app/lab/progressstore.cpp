#include "progressstore.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace tessera {

namespace {

struct Store {
    Q_DECLARE_TR_FUNCTIONS(tessera::ProgressStore)
};

/// More than a thousand studies need.
constexpr qint64 mostBytes = 1'000'000;

} // namespace

ProgressStore::ProgressStore(const QString& folder)
    : m_file(SharedPlace(folder, QStringLiteral("progress.json"), mostBytes)) {}

QString ProgressStore::standardFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/lab");
}

QString ProgressStore::damage() const {
    const QString& keptAs = m_file.problem().keptAs;
    return keptAs.isEmpty() ? QString()
                            : Store::tr("The file of your progress in the lab was damaged. It is "
                                        "kept as %1, and the lab begins a new one.")
                                  .arg(QFileInfo(keptAs).fileName());
}

QString ProgressStore::problem() const {
    const SharedFileProblem& problem = m_file.problem();
    if (!problem.unreadable.isEmpty())
        return Store::tr("The file of your progress in the lab (%1) cannot be read. It stays where "
                         "it is, and nothing new is saved.")
            .arg(QDir::toNativeSeparators(problem.unreadable));
    if (!problem.unwritten.isEmpty())
        return Store::tr("Your progress in the lab could not be saved (%1). It holds as long as "
                         "this window is open, and saving is tried again with every study.")
            .arg(problem.unwritten);
    return {};
}

} // namespace tessera
