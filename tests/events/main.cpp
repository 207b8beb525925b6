// Random events on every page and every dialog, and every key held down: nothing crashes, nothing
// warns, and the position is what the list of moves says. TESSERA_EVENTS and TESSERA_SEED ask for
// another number of events on each place and for others.
#include "hands.h"
#include "objects.h"
#include "stage.h"

#include "board/boardaccessible.h"
#include "editor/draftstore.h"
#include "game/gamesession.h"
#include "lab/progressstore.h"
#include "learn/lessonstore.h"
#include "notation/fen4d.h"
#include "settings/settings.h"
#include "storage/gamestore.h"

#include <QApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QStandardPaths>
#include <QtQml/QQmlExtensionPlugin>
#include <QtTest/QTest>

Q_IMPORT_QML_PLUGIN(TesseraPlugin)
Q_IMPORT_QML_PLUGIN(Tessera_UiPlugin)

using namespace tessera;
using namespace tessera::test;

namespace {

int number(const char* variable, int otherwise) {
    bool given = false;
    const int value = qEnvironmentVariableIntValue(variable, &given);
    return given ? value : otherwise;
}

/// What is kept when the program ends, gone.
void forgetEverything() {
    QDir(GameStore::standardFolder()).removeRecursively();
    QDir(DraftStore::standardFolder()).removeRecursively();
    QDir(ProgressStore::standardFolder()).removeRecursively();
    QDir(LessonStore::standardFolder()).removeRecursively();
    QFile::remove(Settings::standardFileName());
}

/// A game to be reopened, from a position of a ruleset that comes with the program.
void saveGame(const QString& ruleset, const char* fen) {
    const RulesetPtr rules = builtinRuleset(ruleset.toStdString());
    const Result<Position> start = fen ? readFen(rules, fen) : Result<Position>(Position(rules));
    GameStore store(GameStore::standardFolder());
    static_cast<void>(store.open());
    if (!start || store.save(Match(Game(*start)).toRecord()))
        qFatal("no game to begin with");
}

/// Games for the library, one of them damaged.
void keepGames() {
    const QString folder = GameStore::standardFolder();
    constexpr int number = 12;
    for (int i = 0; i < number; ++i) {
        const char* const ruleset = i % 2 == 0 ? "lite" : "fide";
        Game game{Position(builtinRuleset(ruleset))};
        for (int ply = 0; ply < i; ++ply)
            game.play(game.current().legalMoves().front());
        std::string text = writeRecord(Record{{{"White", "Anna"}}, game});
        if (i + 1 == number)
            text.resize(text.size() - 10);
        const WrittenFile kept =
            addGameFile(folder, QStringLiteral("kept-"), QByteArray::fromStdString(text));
        if (kept.failure)
            qFatal("no games to look at: %s", qPrintable(*kept.failure));
    }
}

} // namespace

class RandomEvents : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        for (const QString& scheme : m_schemes)
            QDesktopServices::setUrlHandler(scheme, this, "ignoreUrl");
        forgetEverything();
        Stage stage;
        QVERIFY(stage.ready());
        m_places = stage.places();
        const auto named = [&](const char* name) {
            return std::ranges::count(m_places, QLatin1String(name), &Spot::name) == 1;
        };
        QVERIFY(named("PlayPage") && named("LearnPage") && named("LabPage") &&
                named("LibraryPage") && named("SettingsPage") && named("KeysDialog") &&
                named("NewGameDialog") && named("GameDetailsDialog"));
    }
    void init() {
        forgetEverything();
        // Qt 6.4 says this of itself when a window is shown and hidden fast, and of its platform
        // without a display when a dialog has a window.
        QTest::failOnWarning(QRegularExpression(QStringLiteral(
            "^(?!QUnifiedTimer::stopAnimationDriver|This plugin does not support)")));
        // Hundreds of dialogs are opened and closed for the held keys: nothing is to be waited for.
        if (QByteArray(QTest::currentTestFunction()) == "held")
            Settings(Settings::standardFileName()).setReducedMotion(true);
    }
    void cleanupTestCase() {
        forgetEverything();
        for (const QString& scheme : m_schemes)
            QDesktopServices::unsetUrlHandler(scheme);
    }

    void random_data() {
        QTest::addColumn<int>("place");
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<QByteArray>("fen");
        QTest::addColumn<int>("percent");
        for (std::size_t i = 0; i < m_places.size(); ++i)
            QTest::addRow("%s", qPrintable(m_places[i].name))
                << int(i) << QStringLiteral("lite") << QByteArray()
                << (m_places[i].dialog ? 10 : 100);
        // Larger boards take longer to draw, so they get fewer events.
        for (const BuiltinRuleset& builtin : builtinRulesets()) {
            const QString id = QString::fromUtf8(builtin.id.data(), qsizetype(builtin.id.size()));
            if (id != QLatin1String("lite"))
                QTest::addRow("game of %s", qPrintable(id))
                    << 0 << id << QByteArray() << (id == QLatin1String("full") ? 1 : 5);
        }
        QTest::newRow("promotions")
            << 0 << QStringLiteral("fide")
            << QByteArray("1n1n4/P1P1P3/8/7k/K7/8/p1p1p3/1N1N4 w - - 0 1") << 5;
    }
    void random() {
        QFETCH(int, place);
        QFETCH(QString, ruleset);
        QFETCH(QByteArray, fen);
        QFETCH(int, percent);
        saveGame(ruleset, fen.isEmpty() ? nullptr : fen.constData());
        keepGames();
        Stage stage;
        QVERIFY(stage.ready());
        QCOMPARE(stage.session().rulesetId(), ruleset);
        Hands hands(stage.window(), stage.session(),
                    static_cast<unsigned>(number("TESSERA_SEED", 1)));
        const Spot& here = m_places[static_cast<std::size_t>(place)];
        const int events = number("TESSERA_EVENTS", 10'000) * percent / 100;
        int longest = 0;
        for (int i = 0; i < events; ++i) {
            // Events lead away; here most of them happen.
            if (i % 20 == 0 && !stage.shows(here))
                stage.show(here);
            hands.doSomething();
            longest = std::max(longest, stage.session().lastPly());
            if (i % 200 == 199)
                check(stage, hands, i);
            if (QTest::currentTestFailed())
                return;
        }
        check(stage, hands, events);
        qInfo("%d events, games of up to %d half-moves, %d times asked to quit", events, longest,
              stage.quits());
    }

    void held_data() {
        QTest::addColumn<int>("place");
        for (std::size_t i = 0; i < m_places.size(); ++i)
            QTest::addRow("%s", qPrintable(m_places[i].name)) << int(i);
    }
    void held() {
        QFETCH(int, place);
        saveGame(QStringLiteral("lite"), nullptr);
        keepGames();
        Stage stage;
        QVERIFY(stage.ready());
        Hands hands(stage.window(), stage.session(),
                    static_cast<unsigned>(number("TESSERA_SEED", 1)));
        const Spot& here = m_places[static_cast<std::size_t>(place)];
        const int repeats = std::min(number("TESSERA_EVENTS", 10'000), 20);
        for (const Qt::KeyboardModifiers modifiers : modifiersOfKeys()) {
            for (const Qt::Key key : allKeys()) {
                // There is something to take back, to look at and to give up. A key may have made
                // the board one to look at only, or left it for another page.
                stage.session().setInspectOnly(false);
                stage.hide();
                stage.show(boards());
                // Nor is it a game for hands alone when a key has chosen the computer.
                if (stage.session().over() || stage.session().computerPlays())
                    stage.session().newGame(QStringLiteral("lite"));
                for (int tries = 0; tries < 200 && stage.session().ply() < 4; ++tries)
                    hands.playSomeMove();
                QVERIFY2(stage.session().ply() >= 4, qPrintable(hands.last()));
                stage.show(here);
                hands.hold(key, modifiers, repeats);
                check(stage, hands, 0);
                if (QTest::currentTestFailed())
                    return;
            }
        }
    }

    void leftovers_data() {
        QTest::addColumn<int>("place");
        for (std::size_t i = 0; i < m_places.size(); ++i)
            if (m_places[i].dialog)
                QTest::addRow("%s", qPrintable(m_places[i].name)) << int(i);
    }
    // What a dialog makes when it opens is gone when it is closed.
    void leftovers() {
        QFETCH(int, place);
        saveGame(QStringLiteral("lite"), nullptr);
        keepGames();
        Stage stage;
        QVERIFY(stage.ready());
        const Spot& here = m_places[static_cast<std::size_t>(place)];
        const ObjectCount count;
        bool shown = true;
        std::vector<int> alive;
        const int times = std::max(number("TESSERA_EVENTS", 10'000) / 200, 50);
        for (int i = 0; i < times; ++i) {
            stage.show(here);
            shown = shown && stage.shows(here);
            stage.rest();
            stage.hide();
            stage.rest();
            alive.push_back(count.alive());
        }
        QVERIFY(shown);
        // What is made once is no leftover, and a dozen objects come and go with what is drawn: a
        // cursor, rows of a list. One more each time is a leak.
        const int early = *std::max_element(alive.begin(), alive.begin() + 10);
        const int late = *std::min_element(alive.end() - 10, alive.end());
        QVERIFY2(late - early < times / 2,
                 qPrintable(QStringLiteral("%1 more objects").arg(late - early)));
    }

private:
    static void check(Stage& stage, const Hands& hands, int event) {
        QString wrong = stage.wrongPosition();
        if (wrong.isEmpty())
            wrong = stage.wrongFile();
        QVERIFY2(
            wrong.isEmpty(),
            qPrintable(
                QStringLiteral("after event %1 (%2): %3").arg(event).arg(hands.last(), wrong)));
        stage.readAloud();
    }

    /// Where moves are played.
    [[nodiscard]] const Spot& boards() const {
        return *std::ranges::find(m_places, QLatin1String("PlayPage"), &Spot::name);
    }
    /// In place of the browser.
    Q_INVOKABLE void ignoreUrl(const QUrl&) {}

    const QStringList m_schemes{QStringLiteral("file"), QStringLiteral("http"),
                                QStringLiteral("https"), QStringLiteral("mailto")};
    std::vector<Spot> m_places;
};

int main(int argc, char* argv[]) {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setApplicationName(QStringLiteral("tessera-events"));
    // Nothing of the desktop's own opens.
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QApplication application(argc, argv);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    installBoardAccessibility();
    RandomEvents test;
    return QTest::qExec(&test, argc, argv);
}

#include "main.moc"
