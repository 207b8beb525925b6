#include "gamechores.h"

#include "storage/gamefiles.h"
#include "storage/gamestore.h"
#include "storage/keptgame.h"
#include "storage/wholefile.h"
#include "text/errortext.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

namespace tessera {

namespace {

struct Library {
    Q_DECLARE_TR_FUNCTIONS(tessera::Library)
};

QString pathOf(const QString& folder, const QString& file) {
    return folder + QLatin1Char('/') + file;
}

/// Does something for one file after the other, each under the folder's lock, and the lock of its
/// window where it is one. `act` gives the reason why it failed, as a part of a sentence.
template<class Items, class NameOf, class Act>
void forEach(const QString& folder, const Items& items, LibraryProgress& progress,
             ChoreReport& report, const QString& failure, NameOf nameOf, Act act) {
    progress.total = static_cast<int>(items.size());
    for (const auto& item : items) {
        if (progress.stop) {
            report.stopped = true;
            return;
        }
        const QString name = nameOf(item);
        const FolderLock lock(folder);
        FileLock window;
        std::optional<QString> reason;
        if (!lock.usable())
            reason = FolderLock::reason();
        else if (isWindowFile(name) &&
                 window.acquire(windowLock(pathOf(folder, name))) == FileLock::State::Taken)
            reason = Library::tr("it is on the board of a window");
        else
            reason = act(item);
        if (reason) {
            report.problems.append(failure.arg(shownName(name), *reason));
        } else {
            ++report.done;
            report.files.append(name);
        }
        ++progress.done;
    }
}

template<class T>
T same(const T& item) {
    return item;
}

std::optional<QString> change(const QString& folder, const GameChange& wanted,
                              ChoreReport& report) {
    const QString path = pathOf(folder, wanted.file);
    RecordReading reading = readGameFile(path);
    if (!reading.record || reading.error)
        return Library::tr("it is damaged, and nothing is written over it");
    GameChange before{wanted.file, {}};
    for (const auto& [tag, value] : wanted.tags) {
        before.tags.emplace_back(tag, reading.record->tag(tag));
        reading.record->setTag(tag, value);
    }
    const auto reason = writeWhole(path, QByteArray::fromStdString(writeRecord(*reading.record)));
    if (!reason)
        report.before.push_back(std::move(before));
    return reason;
}

QString notChanged() {
    return Library::tr("%1 was not changed: %2.", "file, reason");
}

} // namespace

ChoreReport removeGames(const QString& folder, const QStringList& files,
                        LibraryProgress& progress) {
    ChoreReport report;
    forEach(folder, files, progress, report, Library::tr("%1 was not deleted: %2.", "file, reason"),
            same<QString>, [&](const QString& name) -> std::optional<QString> {
                QFile file(pathOf(folder, name));
                if (!file.moveToTrash())
                    return file.errorString();
                report.trashed.push_back({name, file.fileName()});
                return std::nullopt;
            });
    return report;
}

ChoreReport restoreGames(const QString& folder, const std::vector<TrashedGame>& games,
                         LibraryProgress& progress) {
    ChoreReport report;
    forEach(
        folder, games, progress, report,
        Library::tr("%1 was not brought back: %2.", "file, reason"),
        [](const TrashedGame& game) { return game.file; },
        [&](const TrashedGame& game) -> std::optional<QString> {
            QFile file(game.trashed);
            if (game.trashed.isEmpty() || !file.exists())
                return Library::tr("it is in the trash no longer");
            if (!file.rename(pathOf(folder, game.file)))
                return file.errorString();
            // What the desktop noted of it.
            const QFileInfo trashed(game.trashed);
            QFile::remove(trashed.path() + QStringLiteral("/../info/") + trashed.fileName() +
                          QStringLiteral(".trashinfo"));
            return std::nullopt;
        });
    return report;
}

ChoreReport describeGames(const QString& folder, const std::vector<GameChange>& changes,
                          LibraryProgress& progress) {
    ChoreReport report;
    forEach(
        folder, changes, progress, report, notChanged(),
        [](const GameChange& wanted) { return wanted.file; },
        [&](const GameChange& wanted) { return change(folder, wanted, report); });
    return report;
}

ChoreReport addKeywords(const QString& folder, const QStringList& files,
                        const QStringList& keywords, LibraryProgress& progress) {
    ChoreReport report;
    forEach(
        folder, files, progress, report, notChanged(), same<QString>,
        [&](const QString& name) -> std::optional<QString> {
            const RecordReading reading = readGameFile(pathOf(folder, name));
            const std::string before(reading.record ? reading.record->tag(keywordsTag)
                                                    : std::string_view());
            const QStringList all = keywordsIn(QString::fromStdString(before) + QLatin1Char(',') +
                                               keywords.join(QLatin1Char(',')));
            return change(
                folder,
                {name, {{std::string(keywordsTag), all.join(QStringLiteral(", ")).toStdString()}}},
                report);
        });
    return report;
}

Result<std::string> gameText(const QString& path) {
    const RecordReading reading = readGameFile(path);
    if (reading.record && !reading.error)
        return writeRecord(withoutWindowTags(*reading.record));
    return gamesFileText(path);
}

ChoreReport exportGames(const QString& folder, const QStringList& files, const QString& target,
                        LibraryProgress& progress) {
    ChoreReport report;
    progress.total = static_cast<int>(files.size());
    std::string all;
    for (const QString& name : files) {
        if (progress.stop) {
            report.stopped = true;
            return report;
        }
        const Result<std::string> text = gameText(pathOf(folder, name));
        if (text) {
            if (!all.empty())
                all += '\n';
            all += *text;
            if (!all.ends_with('\n'))
                all += '\n';
            ++report.done;
        } else {
            report.problems.append(Library::tr("%1 was left out. %2", "file, why")
                                       .arg(shownName(name), errorText(text.error())));
        }
        ++progress.done;
    }
    if (report.done == 0)
        return report;
    if (const auto reason = writeWhole(target, QByteArray::fromStdString(all))) {
        report.done = 0;
        report.problems.append(Library::tr("%1 could not be written: %2.", "file, reason")
                                   .arg(shownName(QDir::toNativeSeparators(target)), *reason));
    }
    return report;
}

} // namespace tessera
