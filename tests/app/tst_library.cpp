// The library: what is read, found, changed, added and written of the games people keep.
#include "appfixtures.h"

#include "library/gameindex.h"
#include "library/gamelibrary.h"
#include "storage/gamestore.h"
#include "support/full_disk.h"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace tessera;
using namespace tessera::test;

namespace {

QByteArray game(const QByteArray& event, const QByteArray& white, const QByteArray& date,
                const QByteArray& moves, const QByteArray& result = "*") {
    return "[Event \"" + event + "\"]\n[White \"" + white + "\"]\n[Date \"" + date +
           "\"]\n[Result \"" + result +
           "\"]\n[Variant \"Fourfold-4x4x2x2\"]\n[Format \"PGN4D\"]\n[FormatVersion \"1\"]\n"
           "[Notation \"LAN4D\"]\n[SetUp \"1\"]\n"
           "[FEN4D \"4/4/PPPP/RNKQ|4/4/4/1BR1|1rb1/4/4/4|qknr/pppp/4/4 w 0 1\"]\n" +
           (result == "*" ? QByteArray() : QByteArray("[Termination \"resignation\"]\n")) + "\n" +
           moves + result + "\n";
}

constexpr int patience = 60'000; // milliseconds
const QByteArray one = "1. Bb1@10-b1@01 ";
const QByteArray two = "1. Bb1@10-b1@01 Rb4@01xb1@01 ";
const QByteArray chess = "[Event \"Club\"]\n[White \"Zoë\"]\n[Black \"Max\"]\n[Date "
                         "\"2025.05.06\"]\n[Result \"1-0\"]\n[Variant \"Chess\"]\n"
                         "[Termination \"resignation\"]\n\n1. e4 e5 2. Nf3 1-0\n";

QByteArray content(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestLibrary : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_dir;

    [[nodiscard]] QString folder() const { return m_dir->filePath(QStringLiteral("games")); }
    [[nodiscard]] QString index() const {
        return m_dir->filePath(QStringLiteral("cache/games.index"));
    }
    [[nodiscard]] QString in(const QString& name) const {
        return folder() + QLatin1Char('/') + name;
    }
    void write(const QString& name, const QByteArray& bytes) const {
        QFile file(in(name));
        QVERIFY(QDir().mkpath(folder()) && file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    [[nodiscard]] QUrl written(const QString& name, const QByteArray& bytes) const {
        QFile file(m_dir->filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(name));
        return QUrl::fromLocalFile(file.fileName());
    }
    [[nodiscard]] QStringList files() const {
        return QDir(folder()).entryList({QStringLiteral("*.pgn4d")}, QDir::Files, QDir::Name);
    }
    /// Three games of two rulesets, and one that is damaged behind its first move.
    void writeSome() const {
        write(QStringLiteral("kept-1.pgn4d"), game("Evening", "Anna", "2024.01.02", one));
        write(QStringLiteral("kept-2.pgn4d"), game("?", "Berta", "2026.01.02", two, "0-1"));
        write(QStringLiteral("kept-3.pgn4d"), chess);
        write(QStringLiteral("odd.damaged-1.pgn4d"),
              game("Torn", "Cara", "2020.01.01", "1. Bb1@10-b1@01 Rb4@01xb"));
    }
    [[nodiscard]] std::unique_ptr<GameLibrary> open() const {
        auto library = std::make_unique<GameLibrary>(folder(), index());
        refresh(*library);
        return library;
    }
    static void refresh(GameLibrary& library) {
        QSignalSpy done(&library, &GameLibrary::progressChanged);
        library.refresh();
        QTRY_VERIFY_WITH_TIMEOUT(library.loaded() && library.progress().isEmpty(), patience);
    }
    /// Waits for a change and the list that shows it.
    template<class Change>
    static void settle(GameLibrary& library, Change change) {
        QSignalSpy settled(&library, &GameLibrary::settled);
        change();
        QTRY_VERIFY_WITH_TIMEOUT(!settled.isEmpty() && !library.working(), patience);
    }
    static QStringList listed(GameLibrary& library) {
        QStringList names;
        for (int row = 0; row < library.list()->count(); ++row)
            names.append(library.list()->fileAt(row).section(QLatin1Char('.'), 0, 0));
        return names;
    }

private slots:
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }

    void anEmptyOrMissingFolderIsNoFault() {
        const auto library = open();
        QCOMPARE(library->list()->total(), 0);
        QCOMPARE(library->notice(), QString());
    }

    void saysWhatAGameIs() {
        writeSome();
        const auto library = open();
        GameLibraryList& list = *library->list();
        QCOMPARE(list.count(), 4);
        const auto told = [&](const char* file, int role) {
            return list.data(list.index(list.rowOf(QLatin1String(file))), role);
        };
        QCOMPARE(told("kept-1.pgn4d", GameLibraryList::TitleRole).toString(),
                 QStringLiteral("Evening"));
        QCOMPARE(told("kept-1.pgn4d", GameLibraryList::PlayersRole).toString(),
                 QStringLiteral("Anna – Black"));
        // Without a title it is called after its players.
        QCOMPARE(told("kept-2.pgn4d", GameLibraryList::TitleRole).toString(),
                 QStringLiteral("Berta – Black"));
        QCOMPARE(told("kept-2.pgn4d", GameLibraryList::ResultTextRole).toString(),
                 QStringLiteral("Black won"));
        QCOMPARE(told("kept-2.pgn4d", GameLibraryList::PliesRole).toInt(), 2);
        QCOMPARE(told("kept-3.pgn4d", GameLibraryList::DateRole).toString(),
                 QStringLiteral("6 May 2025"));
        QCOMPARE(told("kept-3.pgn4d", GameLibraryList::PliesRole).toInt(), 3);
        // The picture is that of the last position.
        const auto scene = told("kept-2.pgn4d", GameLibraryList::SceneRole).value<BoardScene>();
        GameSession session;
        play(session, "b1@10", "b1@01");
        play(session, "b4@01", "b1@01");
        QVERIFY(scene.pieces == session.scene().pieces);
        // Of the damaged one what can be read, and where it is damaged.
        const QString problem =
            told("odd.damaged-1.pgn4d", GameLibraryList::ProblemRole).toString();
        QVERIFY(problem.contains(QLatin1String("line 12")) &&
                problem.contains(QLatin1String("half-move 2")));
        QCOMPARE(told("odd.damaged-1.pgn4d", GameLibraryList::PliesRole).toInt(), 1);
        QVERIFY(told("kept-1.pgn4d", GameLibraryList::ProblemRole).toString().isEmpty());
    }

    void findsFiltersAndSorts() {
        writeSome();
        const auto library = open();
        GameLibraryList& list = *library->list();
        const QStringList newest{"kept-2", "kept-3", "kept-1", "odd"};
        QCOMPARE(listed(*library), newest);
        list.setSort(GameSort::Oldest);
        QCOMPARE(listed(*library), QStringList(newest.rbegin(), newest.rend()));
        list.setSort(GameSort::Longest);
        QCOMPARE(listed(*library).first(), QStringLiteral("kept-3"));
        list.setSort(GameSort::ByNames);
        QCOMPARE(listed(*library), (QStringList{"kept-2", "kept-3", "kept-1", "odd"}));
        list.setSort(GameSort::ByResult);
        QCOMPARE(listed(*library).mid(0, 2), (QStringList{"kept-3", "kept-2"}));
        list.setSort(GameSort::Newest);
        for (const auto& [words, found] :
             std::initializer_list<std::pair<const char*, QStringList>>{
                 {"anna", {"kept-1"}},
                 {"zoe club", {"kept-3"}}, // every word, without accents
                 {"2026", {"kept-2"}},
                 {"2025-05-06", {"kept-3"}},
                 {"black won", {"kept-2"}},
                 {"nobody", {}}}) {
            list.setText(QString::fromUtf8(words));
            QCOMPARE(listed(*library), found);
        }
        QVERIFY(list.filtered());
        list.clearFilter();
        list.setRuleset(QStringLiteral("fide"));
        QCOMPARE(listed(*library), QStringList{"kept-3"});
        list.clearFilter();
        list.setResult(static_cast<int>(RecordResult::BlackWins));
        QCOMPARE(listed(*library), QStringList{"kept-2"});
        list.setResult(GameQuery::damaged);
        QCOMPARE(listed(*library), QStringList{"odd"});
    }

    /// It may be old, cut off, changed or something else: the files are the truth.
    void theIndexIsNeverTrustedMoreThanTheFiles() {
        writeSome();
        const QStringList before = listed(*open());
        const QByteArray whole = content(index());
        QVERIFY(!whole.isEmpty());
        QByteArray flipped = whole;
        flipped[flipped.size() / 2] = char(flipped[flipped.size() / 2] ^ 1);
        for (const QByteArray& bytes :
             {QByteArray(), whole.left(whole.size() / 2), whole.left(5), flipped,
              QByteArray(1000, '\xFF'), QByteArray("no index")}) {
            QFile file(index());
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(bytes);
            file.close();
            QCOMPARE(listed(*open()), before);
            QCOMPARE(readIndex(index(), folder()).size(), 4);
        }
        QVERIFY(QFile::remove(index()) && QDir().mkpath(index())); // a folder in its place
        QCOMPARE(listed(*open()), before);
        QVERIFY(QDir(index()).removeRecursively());
        write(QStringLiteral("kept-1.pgn4d"), game("Morning", "Anna", "2024.01.02", two));
        QVERIFY(QFile::remove(in(QStringLiteral("kept-3.pgn4d"))));
        const auto library = open();
        QCOMPARE(library->details(QStringLiteral("kept-1.pgn4d")).value("title").toString(),
                 QStringLiteral("Morning"));
        QCOMPARE(library->list()->total(), 3);
    }

    void aGameIsDescribedAndThatIsTakenBack() {
        writeSome();
        const auto library = open();
        const QString file = QStringLiteral("kept-1.pgn4d");
        // As the program writes it, with tags that this one lacks.
        const QByteArray before = QByteArray::fromStdString(*gameText(in(file)));
        settle(*library, [&] {
            library->describe(file,
                              {{"title", "By the \"fire\""}, {"keywords", "club , ,Club, x"}});
        });
        QCOMPARE(library->details(file).value("title").toString(),
                 QStringLiteral("By the \"fire\""));
        QCOMPARE(library->details(file).value("keywords").toString(), QStringLiteral("club, x"));
        QVERIFY(content(in(file)).contains("[White \"Anna\"]"));
        QVERIFY(content(in(file)).contains("[Keywords \"club, x\"]"));
        library->list()->setText(QStringLiteral("club fire"));
        QCOMPARE(listed(*library), QStringList{"kept-1"});
        library->list()->clearFilter();
        settle(*library, [&] { library->undo(); });
        QCOMPARE(library->details(file).value("title").toString(), QStringLiteral("Evening"));
        QCOMPARE(content(in(file)), before);
        QVERIFY(library->undoText().isEmpty());
        // Several at once get more tags; a damaged file is left alone, and that is said.
        settle(*library, [&] { library->addKeywords(files(), QStringLiteral("x, y")); });
        QCOMPARE(library->details(file).value("keywords").toString(), QStringLiteral("x, y"));
        QVERIFY(library->notice().contains(QLatin1String("odd.damaged-1.pgn4d")));
    }

    void deletedGamesComeBack() {
        writeSome();
        const auto library = open();
        const QByteArray before = content(in(QStringLiteral("kept-1.pgn4d")));
        settle(*library, [&] {
            library->remove({QStringLiteral("kept-1.pgn4d"), QStringLiteral("kept-3.pgn4d")});
        });
        QCOMPARE(listed(*library), (QStringList{"kept-2", "odd"}));
        QCOMPARE(files().size(), 2);
        // Somebody else has taken a name meanwhile: it is not written over.
        write(QStringLiteral("kept-3.pgn4d"), game("New", "Dora", "2026.11.11", one));
        settle(*library, [&] { library->undo(); });
        QCOMPARE(content(in(QStringLiteral("kept-1.pgn4d"))), before);
        QVERIFY(content(in(QStringLiteral("kept-3.pgn4d"))).contains("Dora"));
        QVERIFY(library->notice().contains(QLatin1String("kept-3.pgn4d")));
    }

    void selectedGamesAreThoseThatAreSeen() {
        writeSome();
        const auto library = open();
        GameLibraryList& list = *library->list();
        list.selectAll();
        QCOMPARE(list.selectedCount(), 4);
        QCOMPARE(list.chosen(0).size(), 4);
        list.setText(QStringLiteral("anna"));
        QCOMPARE(list.selectedCount(), 0);
        QCOMPARE(list.chosen(0), QStringList{QStringLiteral("kept-1.pgn4d")});
        list.clearFilter();
        list.selectRange(2, 1);
        QCOMPARE(list.chosen(0).size(), 2);
        list.select(1, false);
        QCOMPARE(list.chosen(0), QStringList{list.fileAt(2)});
    }

    void oneFileWithSeveralGamesIsAddedAsSeveral() {
        const auto library = open();
        const QByteArray damaged = game("Torn", "Cara", "2020.01.01", one + "Rb4@01-a1@01 ");
        const QUrl file = written(QStringLiteral("many.pgn4d"),
                                  game("A", "Anna", "2024.01.02", one) + "\n" + damaged + "\n" +
                                      chess + "\n" + game("B", "Berta", "2024.01.03", two));
        QVERIFY(GameLibrary::holdsSeveral(file));
        settle(*library, [&] { library->importFiles({file}); });
        QCOMPARE(library->list()->total(), 4);
        // Said where it is damaged in the whole file; what stands before that is kept.
        const int line =
            static_cast<int>(game("A", "Anna", "2024.01.02", one).count('\n')) + 1 + 12;
        for (const QString& part :
             {QStringLiteral("many.pgn4d"), QStringLiteral("line %1").arg(line),
              QStringLiteral("half-move 2"), QStringLiteral("Rb4@01-a1@01")})
            QVERIFY2(library->notice().contains(part), qPrintable(library->notice()));
        library->list()->setText(QStringLiteral("torn"));
        QCOMPARE(library->list()->count(), 1);
        const QString torn = library->list()->fileAt(0);
        QVERIFY(content(in(torn)).contains("1. Bb1@10-b1@01 *"));
        library->list()->clearFilter();
        // Once more: the whole ones are here already.
        library->dismissNotice();
        settle(*library, [&] { library->importFiles({file}); });
        QVERIFY(library->notice().contains(QLatin1String("3 games were here already")));
        QVERIFY(library->list()->total() <= 5);
    }

    // Wrong marks and numbers are reported; on request the whole game takes the place of its part.
    void foreignFaultsAreRepairedOnRequest() {
        QByteArray wrong =
            game("Loose", "Cara", "2020.01.01", "1. Bb1@10-b1@01 Rb4@01-b1@01+ 7. Kc1@00xb1@01 ");
        const QByteArray torn = game("Torn", "Cara", "2020.01.01", one + "Rb4@01-a1@01 ");
        const QUrl file = written(QStringLiteral("loose.pgn4d"), wrong);
        const auto library = open();
        settle(*library, [&] {
            library->importFiles({file, written(QStringLiteral("torn.pgn4d"), torn)});
        });
        QCOMPARE(library->repairable(), 1); // an illegal move is no matter of writing
        QVERIFY(library->notice().contains(QLatin1String("half-move 2")));
        QCOMPARE(files().size(), 2);
        settle(*library, [&] { library->repair(); });
        QCOMPARE(library->repairable(), 0);
        QCOMPARE(files().size(), 2);
        QByteArray all;
        for (const QString& name : files())
            all += content(in(name));
        QVERIFY2(all.contains("1. Bb1@10-b1@01 Rb4@01xb1@01 2. Kc1@00xb1@01 *"), all.constData());
        QVERIFY(all.contains("Torn"));
        QVERIFY2(library->notice().contains(QLatin1String("This and another fault were repaired")),
                 qPrintable(library->notice()));
        QVERIFY(library->notice().contains(QLatin1String("line")));
        // The file itself is as it was.
        QCOMPARE(content(file.toLocalFile()), wrong);
        // Dismissed, the offer is gone.
        library->dismissNotice();
        settle(*library, [&] {
            library->importFiles(
                {written(QStringLiteral("other.pgn4d"),
                         game("Other", "Dora", "2021.01.01", "3. Bb1@10-b1@01 "))});
        });
        QCOMPARE(library->repairable(), 1);
        library->dismissNotice();
        QCOMPARE(library->repairable(), 0);
    }

    void whatIsNoGameIsSaidAndChangesNothing() {
        const auto library = open();
        settle(*library, [&] {
            library->importFiles({written(QStringLiteral("a.pgn4d"), "\x89PNG"),
                                  written(QStringLiteral("b.pgn4d"), ""),
                                  QUrl::fromLocalFile(QStringLiteral("/nowhere/c.pgn4d")),
                                  QUrl::fromLocalFile(QStringLiteral("/dev/zero"))});
        });
        for (const char* name : {"a.pgn4d", "b.pgn4d", "c.pgn4d", "zero"})
            QVERIFY2(library->notice().contains(QLatin1String(name)),
                     qPrintable(library->notice()));
        QVERIFY(files().isEmpty());
    }

    /// It is kept as it is until its ruleset is here.
    void aGameOfAMissingRulesetIsKeptAsText() {
        QByteArray foreign = game("Far", "Emma", "2024.01.02", one);
        foreign.replace("Fourfold-4x4x2x2", "Tessera/nowhere");
        const auto library = open();
        settle(*library,
               [&] { library->importFiles({written(QStringLiteral("far.pgn4d"), foreign)}); });
        QCOMPARE(files().size(), 1);
        QCOMPARE(content(in(files().first())), foreign);
        QVERIFY(library->list()
                    ->row(files().first())
                    .value("problem")
                    .toString()
                    .contains(QLatin1String("Tessera/nowhere")));
    }

    void gamesAreWrittenToOneFileAndReadAgain() {
        writeSome();
        const auto library = open();
        const QUrl target = QUrl::fromLocalFile(m_dir->filePath(QStringLiteral("out.pgn4d")));
        settle(*library, [&] {
            library->exportGames({QStringLiteral("kept-1.pgn4d"), QStringLiteral("kept-3.pgn4d"),
                                  QStringLiteral("odd.damaged-1.pgn4d")},
                                 target);
        });
        QCOMPARE(gamesIn(target.toLocalFile()), 3);
        const QByteArray out = content(target.toLocalFile());
        QVERIFY(out.contains("Anna") && out.contains("Max") && out.contains("Rb4@01xb"));
        const int before = library->list()->total();
        settle(*library, [&] { library->importFiles({target}); });
        QCOMPARE(library->list()->total(), before + 1); // the good part of the damaged one
        library->dismissNotice();
        // Never over the games themselves.
        library->exportGames({QStringLiteral("kept-1.pgn4d")}, library->url("kept-3.pgn4d"));
        QVERIFY(!library->notice().isEmpty());
        QVERIFY(content(in(QStringLiteral("kept-3.pgn4d"))).contains("Max"));
    }

    void gameAndPositionAreCopiedAsText() {
        writeSome();
        const auto library = open();
        library->copyGame(QStringLiteral("kept-1.pgn4d"));
        QVERIFY(QGuiApplication::clipboard()->text().contains(QLatin1String("Bb1@10-b1@01")));
        library->copyPosition(QStringLiteral("kept-1.pgn4d"));
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 QStringLiteral("4/4/PPPP/RNKQ|4/4/4/2R1|1rb1/4/4/1B2|qknr/pppp/4/4 b 1 1"));
    }

    void theGameOnTheBoardIsAmongThem() {
        writeSome();
        GameSession session(std::make_unique<GameStore>(folder()));
        const auto library = open();
        library->setSession(&session);
        refresh(*library);
        QCOMPARE(library->list()->total(), 4); // nothing was played yet
        QVERIFY(session.openGame(library->url(QStringLiteral("kept-1.pgn4d"))));
        play(session, "b4@01", "b1@01");
        refresh(*library);
        // It stands for the file that it came from.
        QCOMPARE(library->list()->total(), 4);
        const int row = library->list()->rowOf(QStringLiteral("current.pgn4d"));
        QCOMPARE(
            library->list()->data(library->list()->index(row), GameLibraryList::PlaceRole).toInt(),
            int(gameplaces::OnTheBoard));
        QCOMPARE(library->list()->rowOf(QStringLiteral("kept-1.pgn4d")), -1);
        // It stays where it is, and is called as one likes, in both files.
        library->remove({QStringLiteral("current.pgn4d")});
        QVERIFY(!library->notice().isEmpty());
        settle(*library, [&] {
            library->describe(QStringLiteral("current.pgn4d"), {{"title", "Renamed"}});
        });
        QVERIFY(content(in(QStringLiteral("current.pgn4d"))).contains("Renamed"));
        session.newGame(QStringLiteral("lite"));
        refresh(*library);
        QCOMPARE(library->list()->total(), 4);
        QCOMPARE(library->details(QStringLiteral("kept-1.pgn4d")).value("title").toString(),
                 QStringLiteral("Renamed"));
        QVERIFY(content(in(QStringLiteral("kept-1.pgn4d"))).contains("Rb4@01xb1@01"));
    }

    /// Another window's own game is that window's alone, as long as it is open.
    void theGameOfAnotherWindowIsLeftAlone() {
        GameSession first(std::make_unique<GameStore>(folder()));
        auto second = std::make_unique<GameSession>(std::make_unique<GameStore>(folder()));
        play(first, "b1@10", "b1@01");
        play(*second, "b1@10", "b1@01");
        const auto library = open();
        library->setSession(&first);
        refresh(*library);
        const QString other = QStringLiteral("current-2.pgn4d");
        QVERIFY(library->list()->rowOf(other) >= 0);
        settle(*library, [&] { library->remove({other}); });
        settle(*library, [&] { library->describe(other, {{"title", "Mine"}}); });
        QVERIFY(library->notice().contains(other));
        QVERIFY(!content(in(other)).contains("Mine"));
        second.reset();
        settle(*library, [&] { library->describe(other, {{"title", "Mine"}}); });
        QVERIFY(content(in(other)).contains("Mine"));
        settle(*library, [&] { library->remove({other}); });
        QVERIFY(!QFile::exists(in(other)));
    }

    void aFullDiskIsSaidAndNothingIsLost() {
        writeSome();
        const auto library = open();
        const QByteArray before = content(in(QStringLiteral("kept-1.pgn4d")));
        const QUrl other =
            written(QStringLiteral("other.pgn4d"), game("A", "Anna", "2023.01.02", two));
        const QUrl target = QUrl::fromLocalFile(m_dir->filePath(QStringLiteral("out.pgn4d")));
        const FullDisk full(50);
        settle(*library, [&] {
            library->describe(QStringLiteral("kept-1.pgn4d"), {{"title", "New"}});
        });
        QVERIFY(library->notice().contains(QLatin1String("kept-1.pgn4d was not changed")));
        settle(*library, [&] { library->importFiles({other}); });
        QVERIFY(library->notice().contains(QLatin1String("could not be added")));
        settle(*library, [&] { library->exportGames({QStringLiteral("kept-1.pgn4d")}, target); });
        QVERIFY(library->notice().contains(QLatin1String("out.pgn4d could not be written")));
        QCOMPARE(content(in(QStringLiteral("kept-1.pgn4d"))), before);
        QCOMPARE(files().size(), 4);
        QVERIFY(!QFile::exists(target.toLocalFile()));
        QCOMPARE(QDir(folder()).entryList(QDir::Files).size(), 4);
    }

    void twoWindowsChangeOneGameOneAfterTheOther() {
        writeSome();
        const auto first = open();
        const auto second = open();
        const QString file = QStringLiteral("kept-1.pgn4d");
        for (int i = 0; i < 20; ++i) {
            first->describe(file, {{"title", QStringLiteral("T%1").arg(i)}});
            second->describe(file, {{"black", QStringLiteral("B%1").arg(i)}});
        }
        QTRY_VERIFY_WITH_TIMEOUT(!first->working() && !second->working(), patience);
        refresh(*first);
        QCOMPARE(first->details(file).value("title").toString(), QStringLiteral("T19"));
        QCOMPARE(first->details(file).value("black").toString(), QStringLiteral("B19"));
        QCOMPARE(first->notice() + second->notice(), QString());
    }

    void aLongImportCanBeStopped() {
        const auto library = open();
        QByteArray many;
        for (int i = 0; i < 2000; ++i)
            many += game(QByteArray::number(i), "Anna", "2024.01.02", one) + "\n";
        QSignalSpy settled(library.get(), &GameLibrary::settled);
        library->importFiles({written(QStringLiteral("many.pgn4d"), many)});
        QVERIFY(library->working());
        library->stop();
        QTRY_VERIFY_WITH_TIMEOUT(!settled.isEmpty(), patience);
        QVERIFY(files().size() < 2000);
        QCOMPARE(library->list()->total(), int(files().size()));
    }
};

QTEST_MAIN(TestLibrary)
#include "tst_library.moc"
