#include "gamelibrary.h"

#include "gameindex.h"
#include "storage/gamestore.h"
#include "storage/keptgame.h"
#include "text/errortext.h"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>

namespace tessera {

namespace {

constexpr int lookEvery = 100; // milliseconds
constexpr std::size_t mostUndos = 100;
constexpr qsizetype mostProblems = 8;
constexpr qsizetype longestTag = 200; // as the browser edition reads them

struct Field {
    const char* name;
    std::string_view tag;
};
constexpr std::array fields{Field{"title", "Event"}, Field{"white", "White"},
                            Field{"black", "Black"}, Field{"keywords", keywordsTag}};

/// One line, not longer than others read.
std::string tagValue(const QString& typed) {
    return typed.simplified().left(longestTag).toStdString();
}

} // namespace

GameLibrary::GameLibrary(QObject* parent)
    : GameLibrary(GameStore::standardFolder(), standardIndexFile(), parent) {}

GameLibrary::GameLibrary(QString folder, QString indexFile, QObject* parent)
    : QObject(parent), m_folder(std::move(folder)), m_index(std::move(indexFile)),
      m_scan([this](const std::vector<GameFacts>& games) { show(games); }),
      m_work([this](const ChoreReport& report) { finish(report); }) {
    m_look.setInterval(lookEvery);
    connect(&m_look, &QTimer::timeout, this, &GameLibrary::progressChanged);
}

GameLibrary::~GameLibrary() {
    for (const auto& progress : {m_progress, m_scanned}) {
        if (progress)
            progress->stop = true;
    }
}

void GameLibrary::setSession(GameSession* session) {
    if (m_session == session)
        return;
    m_session = session;
    emit sessionChanged();
}

QString GameLibrary::shownFolder() const {
    return QDir::toNativeSeparators(m_folder);
}

QString GameLibrary::pathOf(const QString& file) const {
    return m_folder + QLatin1Char('/') + file;
}

QString GameLibrary::ownFile() const {
    return m_session ? m_session->keptIn() : QString();
}

QUrl GameLibrary::url(const QString& file) const {
    return QUrl::fromLocalFile(pathOf(file));
}

QString GameLibrary::progress() const {
    const auto& shown = m_chore ? m_progress : m_scanning ? m_scanned : nullptr;
    if (!shown)
        return {};
    const QString doing = m_chore ? m_chore->doing : tr("Reading the games");
    const int total = shown->total;
    return total == 0 ? tr("%1…", "what is going on").arg(doing)
                      : tr("%1: %2 of %3", "what is going on, how many are done, all")
                            .arg(doing)
                            .arg(int(shown->done))
                            .arg(total);
}

QString GameLibrary::undoText() const {
    return m_undo.empty() ? QString() : m_undo.back().text;
}

void GameLibrary::addNotice(const QString& text) {
    if (text.isEmpty())
        return;
    m_notices.add(text);
    emit noticeChanged();
}

void GameLibrary::dismissNotice() {
    m_repairable.clear();
    m_partial.clear();
    m_notices.dismiss();
    emit noticeChanged();
}

void GameLibrary::refresh() {
    if (m_scanned)
        m_scanned->stop = true;
    m_scanned = std::make_shared<LibraryProgress>();
    m_scanning = true;
    m_scan.ask([folder = m_folder, index = m_index, progress = m_scanned] {
        return scanGames(folder, index, *progress);
    });
    m_look.start();
    emit progressChanged();
}

void GameLibrary::show(const std::vector<GameFacts>& games) {
    m_scanning = false;
    if (!m_chore)
        m_look.stop();
    m_list.setGames(games, ownFile());
    if (!m_loaded) {
        m_loaded = true;
        emit loadedChanged();
    }
    emit progressChanged();
    if (std::exchange(m_changed, false))
        emit settled(std::exchange(m_goTo, QString()));
}

void GameLibrary::stop() {
    if (m_chore)
        m_progress->stop = true;
}

void GameLibrary::run(Chore chore) {
    m_chores.push_back(std::move(chore));
    if (!m_chore)
        next();
}

void GameLibrary::next() {
    m_chore = std::move(m_chores.front());
    m_chores.pop_front();
    m_progress = std::make_shared<LibraryProgress>();
    m_look.start();
    emit progressChanged();
    m_work.ask([work = m_chore->work, progress = m_progress] { return work(*progress); });
}

void GameLibrary::noteUndo(const ChoreReport& report) {
    if (m_chore->undoText.isEmpty() || (report.trashed.empty() && report.before.empty()))
        return;
    Chore back;
    back.doing = tr("Taking back");
    back.told = [](const ChoreReport& done) {
        return done.done == 0 ? QString() : tr("Taken back.", "a change of games");
    };
    if (!report.trashed.empty())
        back.work = [folder = m_folder, trashed = report.trashed](LibraryProgress& progress) {
            return restoreGames(folder, trashed, progress);
        };
    else
        back.work = [folder = m_folder, before = report.before](LibraryProgress& progress) {
            return describeGames(folder, before, progress);
        };
    m_undo.push_back({m_chore->undoText, std::move(back)});
    if (m_undo.size() > mostUndos)
        m_undo.erase(m_undo.begin());
    emit undoChanged();
}

void GameLibrary::finish(const ChoreReport& report) {
    noteUndo(report);
    const QString told = m_chore->told(report);
    QStringList sentences;
    if (!told.isEmpty())
        sentences.append(told);
    if (report.stopped)
        sentences.append(tr("It was stopped before the end."));
    if (!sentences.isEmpty())
        emit announced(sentences.join(QLatin1Char(' ')));
    if (!report.repairable.isEmpty()) {
        m_repairable = report.repairable;
        m_partial = report.partial;
    }
    if (!report.problems.isEmpty()) {
        sentences += report.problems.mid(0, mostProblems);
        if (const auto more = report.problems.size() - mostProblems; more > 0)
            sentences.append(more == 1
                                 ? tr("And one more.", "a fault of a game")
                                 : tr("And %n more.", "faults of games", static_cast<int>(more)));
        addNotice(sentences.join(QLatin1Char('\n')));
    }
    m_changed = true;
    m_goTo = report.files.value(0);
    m_chore.reset();
    if (!m_chores.empty())
        next();
    refresh();
}

QVariantMap GameLibrary::details(const QString& file) const {
    const GameFacts* facts = m_list.find(file);
    if (facts == nullptr)
        return {};
    return {{QStringLiteral("title"), facts->event},
            {QStringLiteral("white"), facts->white},
            {QStringLiteral("black"), facts->black},
            {QStringLiteral("keywords"), facts->keywords.join(QStringLiteral(", "))}};
}

void GameLibrary::describe(const QString& file, const QVariantMap& details) {
    GameChange change{file, {}};
    for (const Field& field : fields) {
        const auto value = details.constFind(QLatin1String(field.name));
        if (value == details.cend())
            continue;
        const QString typed = value->toString();
        change.tags.emplace_back(field.tag,
                                 tagValue(field.tag == keywordsTag
                                              ? keywordsIn(typed).join(QStringLiteral(", "))
                                              : typed));
    }
    if (change.tags.empty())
        return;
    std::vector<GameChange> changes{change};
    if (file == ownFile()) {
        m_session->describe(change.tags);
        // The file that it came from is called the same.
        const GameFacts* own = m_list.find(file);
        if (own == nullptr || own->keptAs.isEmpty()) {
            m_changed = true;
            m_goTo = file;
            refresh();
            return;
        }
        changes.front().file = own->keptAs;
    }
    run({[folder = m_folder, changes](LibraryProgress& progress) {
             return describeGames(folder, changes, progress);
         },
         tr("Changing"),
         [](const ChoreReport& report) {
             return report.done == 0 ? QString() : tr("The game was changed.");
         },
         file == ownFile() ? QString() : tr("Change of a game", "to be taken back")});
}

void GameLibrary::addKeywords(const QStringList& files, const QString& keywords) {
    const QStringList words = keywordsIn(keywords);
    if (words.isEmpty())
        return;
    run({[folder = m_folder, files, words](LibraryProgress& progress) {
             return tessera::addKeywords(folder, files, words, progress);
         },
         tr("Changing"),
         [](const ChoreReport& report) {
             return report.done == 0   ? QString()
                    : report.done == 1 ? tr("The game has these tags now.")
                                       : tr("%n games have these tags now.", "", report.done);
         },
         tr("New tags of games", "to be taken back")});
}

void GameLibrary::remove(const QStringList& files) {
    QStringList wanted = files;
    const QString own = ownFile();
    if (wanted.removeAll(own) > 0)
        addNotice(tr("The game on the board stays. Begin another one, and it can be deleted."));
    if (wanted.isEmpty())
        return;
    run({[folder = m_folder, wanted](LibraryProgress& progress) {
             return removeGames(folder, wanted, progress);
         },
         tr("Deleting"),
         [](const ChoreReport& report) {
             return report.done == 0   ? QString()
                    : report.done == 1 ? tr("The game is in the trash.")
                                       : tr("%n games are in the trash.", "", report.done);
         },
         wanted.size() == 1
             ? tr("Deletion of a game", "to be taken back")
             : tr("Deletion of %n games", "to be taken back", static_cast<int>(wanted.size()))});
}

void GameLibrary::undo() {
    if (m_undo.empty()) {
        emit announced(tr("There is nothing to take back in the library."));
        return;
    }
    Chore back = std::move(m_undo.back().chore);
    m_undo.pop_back();
    emit undoChanged();
    run(std::move(back));
}

void GameLibrary::importFiles(const QList<QUrl>& files) {
    QStringList paths;
    for (const QUrl& file : files) {
        if (file.isLocalFile())
            paths.append(file.toLocalFile());
        else
            addNotice(tr("%1 is no file on this computer.").arg(shownName(file.toString())));
    }
    if (!paths.isEmpty())
        importPaths(paths, {}, Reading::Strict);
}

void GameLibrary::repair() {
    const QStringList paths = std::exchange(m_repairable, {});
    const QStringList instead = std::exchange(m_partial, {});
    dismissNotice();
    if (!paths.isEmpty())
        importPaths(paths, instead, Reading::Repairing);
}

void GameLibrary::importPaths(const QStringList& paths, const QStringList& instead,
                              Reading reading) {
    // What is here is known when the work begins, not when it was asked for.
    run({[folder = m_folder, index = m_index, paths, instead, reading](LibraryProgress& progress) {
             QSet<QString> known;
             LibraryProgress looking;
             for (const GameFacts& facts : scanGames(folder, index, looking))
                 known.insert(facts.key);
             known.remove({});
             ChoreReport report = importGames(folder, paths, known, progress, reading);
             // The parts go once the whole games are there.
             if (!instead.isEmpty() && report.done + report.doubles > 0)
                 report.problems += removeGames(folder, instead, progress).problems;
             return report;
         },
         tr("Adding games"),
         [](const ChoreReport& report) {
             QStringList said;
             if (report.done > 0)
                 said.append(report.done == 1 ? tr("A game was added.")
                                              : tr("%n games were added.", "", report.done));
             if (report.doubles > 0)
                 said.append(report.doubles == 1
                                 ? tr("A game was here already.")
                                 : tr("%n games were here already.", "", report.doubles));
             return said.isEmpty() ? tr("No game was added.") : said.join(QLatin1Char(' '));
         }});
}

void GameLibrary::takeOver(const QString& file) {
    importFiles({url(file)});
}

QString GameLibrary::exportName(const QStringList& files) const {
    const GameFacts* facts = files.size() == 1 ? m_list.find(files.first()) : nullptr;
    QString name = facts != nullptr ? facts->title() : tr("games", "name of a file");
    for (QChar& c : name) {
        if (!c.isLetterOrNumber() && !c.isMark() && c != QLatin1Char('-'))
            c = QLatin1Char(' ');
    }
    name = name.simplified();
    if (facts != nullptr && facts->day().isValid())
        name += QLatin1Char(' ') + facts->day().toString(Qt::ISODate);
    constexpr qsizetype longest = 60;
    return name.left(longest).trimmed() + QStringLiteral(".pgn4d");
}

void GameLibrary::exportGames(const QStringList& files, const QUrl& target) {
    if (files.isEmpty() || !target.isLocalFile())
        return;
    const QString path = target.toLocalFile();
    // Nothing is written over the games themselves.
    if (QFileInfo(path).canonicalPath() == QFileInfo(m_folder).canonicalFilePath()) {
        addNotice(tr("Nothing was written: %1 is the folder of the library itself. Choose another "
                     "one.")
                      .arg(shownFolder()));
        return;
    }
    run({[folder = m_folder, files, path](LibraryProgress& progress) {
             return tessera::exportGames(folder, files, path, progress);
         },
         tr("Writing"),
         [name = shownName(QFileInfo(path).fileName())](const ChoreReport& report) {
             return report.done == 0 ? QString()
                    : report.done == 1
                        ? tr("The game was written to %1.").arg(name)
                        : tr("%n games were written to %1.", "", report.done).arg(name);
         }});
}

void GameLibrary::copy(const QString& text, const QString& told) {
    QGuiApplication::clipboard()->setText(text);
    emit announced(told);
}

void GameLibrary::copyGame(const QString& file) {
    const Result<std::string> text = gameText(pathOf(file));
    if (!text) {
        addNotice(tr("Nothing was copied. %1").arg(problemText(text.error())));
        return;
    }
    copy(QString::fromStdString(*text), tr("The game was copied as text."));
}

void GameLibrary::copyPosition(const QString& file) {
    const GameFacts* facts = m_list.find(file);
    if (facts == nullptr || !facts->readable()) {
        addNotice(tr("Nothing was copied: the game has no position that can be read."));
        return;
    }
    copy(QString::fromStdString(facts->position), tr("The position was copied as text."));
}

bool GameLibrary::holdsSeveral(const QUrl& file) {
    return file.isLocalFile() && gamesIn(file.toLocalFile()) > 1;
}

} // namespace tessera
