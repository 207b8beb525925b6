// Games from files of others.
#include "gamechores.h"

#include "notation/record_split.h"
#include "storage/gamefiles.h"
#include "text/errortext.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>

namespace tessera {

namespace {

struct Library {
    Q_DECLARE_TR_FUNCTIONS(tessera::Library)
};

constexpr qint64 mostBytes = 64 * 1024 * 1024;
const QString addedStem = QStringLiteral("added-");

/// What is taken over of one record.
struct Part {
    std::string text; ///< empty: nothing
    QString key;      ///< of a whole game
    QString problem;
    bool repairable = false;
};

/// What was read over, as one sentence with the place of the first.
QString repairsText(const std::vector<Error>& repaired) {
    const QString first = problemText(repaired.front());
    if (repaired.size() == 1)
        return Library::tr("%1 It was repaired.", "what was wrong").arg(first);
    if (repaired.size() == 2)
        return Library::tr("%1 This and another fault were repaired.", "what was wrong").arg(first);
    return Library::tr("%1 This and %n other faults were repaired.", "what was wrong",
                       static_cast<int>(repaired.size()) - 1)
        .arg(first);
}

Part readPart(const RecordPart& part, const QString& path, RulesetMemory& rulesets, Reading mode) {
    const auto read = [&](Reading how) {
        RecordReading done = readRecord(part.text, path.toStdString(), rulesets.finder(), how);
        const auto inFile = [&part](Error& error) {
            if (error.place.line > 0)
                error.place.line += part.line - 1;
        };
        if (done.error)
            inFile(*done.error);
        std::ranges::for_each(done.repaired, inFile);
        return done;
    };
    RecordReading reading = read(mode);
    if (!reading.error) {
        const Record record = withoutWindowTags(*reading.record);
        return {writeRecord(record), gameKey(record),
                reading.repaired.empty() ? QString() : repairsText(reading.repaired)};
    }
    const Error& error = *reading.error;
    const bool repairable =
        mode == Reading::Strict && isRepairable(error.code) && !read(Reading::Repairing).error;
    const QString why = problemText(error);
    const auto plies = reading.record ? reading.record->game.moves().size() : 0;
    if (plies > 0)
        return {writeRecord(withoutWindowTags(*reading.record)),
                {},
                (plies == 1 ? Library::tr("%1 The move before that was added.", "what is wrong")
                            : Library::tr("%1 The %n moves before that were added.",
                                          "what is wrong", static_cast<int>(plies)))
                    .arg(why),
                repairable};
    // With its ruleset it can be read again.
    if (error.code == ErrorCode::UnknownRuleset &&
        part.text.find("[Format \"PGN4D\"]") != std::string_view::npos)
        return {std::string(part.text),
                {},
                Library::tr("%1 It was added as it is and opens when its ruleset is here.",
                            "what is wrong")
                    .arg(why)};
    return {
        {}, {}, Library::tr("%1 Nothing of it was added.", "what is wrong").arg(why), repairable};
}

/// Gives false when nothing can be written any more.
bool addParts(const QString& folder, const QString& path, const std::vector<RecordPart>& parts,
              QSet<QString>& known, RulesetMemory& rulesets, LibraryProgress& progress,
              ChoreReport& report, Reading mode) {
    for (const RecordPart& one : parts) {
        if (progress.stop) {
            report.stopped = true;
            return false;
        }
        const Part part = readPart(one, path, rulesets, mode);
        ++progress.done;
        if (!part.key.isEmpty() && known.contains(part.key)) {
            ++report.doubles;
            continue;
        }
        if (!part.text.empty()) {
            const auto [file, failure] =
                addGameFile(folder, addedStem, QByteArray::fromStdString(part.text));
            if (failure) {
                report.problems.append(
                    Library::tr("A game could not be added (%1), and none after it was.", "reason")
                        .arg(*failure));
                return false;
            }
            ++report.done;
            report.files.append(QFileInfo(file).fileName());
            if (!part.key.isEmpty())
                known.insert(part.key);
            if (part.repairable)
                report.partial.append(report.files.last());
        }
        if (part.repairable && !report.repairable.contains(path))
            report.repairable.append(path);
        if (!part.problem.isEmpty())
            report.problems.append(part.problem);
    }
    return true;
}

} // namespace

Result<std::string> gamesFileText(const QString& path) {
    const std::string name = path.toStdString();
    QFile file(path);
    // Opening a pipe would wait for a writer, and a device may have no end.
    if (file.exists() && !QFileInfo(file).isFile())
        return Error{ErrorCode::CannotRead, {name}, name, {}};
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::CannotRead, {name}, name, file.errorString().toStdString()};
    if (file.size() > mostBytes)
        return Error{
            ErrorCode::TooLarge, {name}, std::to_string(file.size()), std::to_string(mostBytes)};
    return file.readAll().toStdString();
}

int gamesIn(const QString& path) {
    const Result<std::string> text = gamesFileText(path);
    return text ? static_cast<int>(splitRecords(*text).size()) : 0;
}

ChoreReport importGames(const QString& folder, const QStringList& paths, QSet<QString> known,
                        LibraryProgress& progress, Reading reading) {
    ChoreReport report;
    RulesetMemory rulesets;
    for (const QString& path : paths) {
        const Result<std::string> text = gamesFileText(path);
        if (!text) {
            report.problems.append(problemText(text.error()));
            continue;
        }
        const std::vector<RecordPart> parts = splitRecords(*text);
        progress.total += static_cast<int>(parts.size());
        if (parts.empty())
            report.problems.append(
                Library::tr("%1 is empty.", "file").arg(shownName(QFileInfo(path).fileName())));
        if (!addParts(folder, path, parts, known, rulesets, progress, report, reading))
            break;
    }
    return report;
}

} // namespace tessera
