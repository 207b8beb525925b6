#include "commands.h"

#include <QFile>
#include <QSet>
#include <QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace tessera;

namespace {

QKeyEvent press(int key, Qt::KeyboardModifiers modifiers = {}) {
    return {QEvent::KeyPress, key, modifiers};
}

} // namespace

class TestCommands : public QObject {
    Q_OBJECT

private slots:
    void init() { QFile::remove(file()); }

    void everyDefaultIsAKeyOfItsOwn() {
        QSet<QString> ids;
        const KeyBindings bindings;
        for (const CommandInfo& info : allCommands()) {
            QVERIFY(!ids.contains(QString::fromLatin1(info.id)));
            ids.insert(QString::fromLatin1(info.id));
            QVERIFY2(*info.title != '\0', info.id);
            const auto names = QString::fromLatin1(info.keys).split(u' ', Qt::SkipEmptyParts);
            QCOMPARE(bindings.keys(info.command).size(), names.size());
            for (const QKeyCombination key : bindings.keys(info.command)) {
                QVERIFY2(!bindings.holder(info.command, key), info.id);
                QVERIFY2(info.fixed || !KeyBindings::controlsNeed(info.command, key), info.id);
            }
        }
    }

    void pressedKeysFindTheirCommand() {
        const KeyBindings bindings;
        const auto find = [&](int key, Qt::KeyboardModifiers modifiers = {}) {
            return bindings.find(press(key, modifiers));
        };
        QCOMPARE(find(Qt::Key_M), std::optional(Command::TellMoves));
        QCOMPARE(find(Qt::Key_M, Qt::ShiftModifier), std::optional<Command>());
        QCOMPARE(find(Qt::Key_Enter, Qt::KeypadModifier), std::optional(Command::Press));
        QCOMPARE(find(Qt::Key_Left, Qt::KeypadModifier), std::optional(Command::Left));
        // Keyboards where these signs need Shift, or the right Alt.
        QCOMPARE(find(Qt::Key_Slash, Qt::ShiftModifier), std::optional(Command::GoTo));
        QCOMPARE(find(Qt::Key_BracketLeft, Qt::GroupSwitchModifier), std::optional(Command::Back));
        QCOMPARE(find(Qt::Key_Plus, Qt::ControlModifier | Qt::ShiftModifier),
                 std::optional(Command::ZoomIn));
        QCOMPARE(find(Qt::Key_Backtab, Qt::ShiftModifier), std::optional(Command::PreviousControl));
        QCOMPARE(find(Qt::Key_Control), std::optional<Command>());
        QCOMPARE(find(Qt::Key_unknown), std::optional<Command>());
        QCOMPARE(find(0), std::optional<Command>());
    }

    void aChangeIsSavedAndShown() {
        Commands commands(file());
        QSignalSpy changed(&commands, &Commands::changed);
        QVERIFY(commands.allDefault());
        QVERIFY(commands.setKey("undo", "Ctrl+Alt+U", false));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(commands.allKeys().value("undo").toString(), QStringLiteral("Ctrl+Alt+U"));
        QVERIFY(commands.setKey("undo", "F4", true));
        QCOMPARE(commands.sequences().value("undo").toStringList(),
                 (QStringList{"Ctrl+Alt+U", "F4"}));
        commands.removeKeys("flip");
        QVERIFY(!commands.allDefault());

        Commands again(file());
        QCOMPARE(again.sequences().value("undo").toStringList(), (QStringList{"Ctrl+Alt+U", "F4"}));
        QCOMPARE(again.sequences().value("flip").toStringList(), QStringList());
        QVERIFY(!again.isDefault("flip"));
        // The key that was given up is free for another command.
        QCOMPARE(again.refusal("newGame", "F"), QString());
        QVERIFY(again.setKey("newGame", "F", false));
        // Its former holder cannot have it back before the new one gives it up.
        QVERIFY(again.reset("flip").contains("New game"));
        QCOMPARE(again.reset("newGame"), QString());
        QCOMPARE(again.reset("flip"), QString());
        again.resetAll();
        QVERIFY(again.allDefault());
        QVERIFY(Commands(file()).allDefault());
    }

    void aKeyInUseIsRefusedByName() {
        Commands commands(file());
        const QString why = commands.refusal("flip", "Ctrl+Z");
        QVERIFY2(why.contains("Ctrl+Z") && why.contains("Take back"), qPrintable(why));
        QVERIFY(!commands.setKey("flip", "Ctrl+Z", false));
        QVERIFY(commands.isDefault("flip"));
        // On the board both would answer.
        QVERIFY(commands.refusal("tellMoves", "F").contains("Flip"));
        QVERIFY(commands.refusal("flip", "M").contains("Tell the moves"));
        // Enter works the buttons, everywhere but on the board.
        commands.removeKeys("press");
        QVERIFY(!commands.refusal("flip", "Return").isEmpty());
        QCOMPARE(commands.refusal("inspect", "Return"), QString());
        // Nothing takes Tab away.
        QVERIFY(!commands.refusal("press", "Tab").isEmpty());
        QVERIFY(!commands.refusal("nextControl", "F8").isEmpty());
        // Its own key is no conflict.
        QCOMPARE(commands.refusal("undo", "Ctrl+Z"), QString());
        QVERIFY(!commands.refusal("undo", "").isEmpty());
        QCOMPARE(commands.refusal("no such command", "F"), QString());
    }

    void twoKeysMayBeSwapped() {
        write("[keys]\nundo=F\nflip=Ctrl+Z\n");
        const Commands commands(file());
        QCOMPARE(commands.sequences().value("undo").toStringList(), QStringList("F"));
        QCOMPARE(commands.sequences().value("flip").toStringList(), QStringList("Ctrl+Z"));
    }

    void badFilesHurtNothing_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("no key") << QByteArray("[keys]\nundo=Hyper+Nonsense\n");
        QTest::newRow("two keys in a row") << QByteArray("[keys]\nundo=\"Ctrl+K, Ctrl+U\"\n");
        QTest::newRow("empty") << QByteArray("[keys]\nundo=\n");
        QTest::newRow("not text") << QByteArray("[keys]\nundo=@ByteArray(\\x1\\x2)\n");
        QTest::newRow("a list in a list") << QByteArray("[keys]\nundo=@Variant(\\0\\0\\0\\x7f)\n");
        QTest::newRow("another's key") << QByteArray("[keys]\nundo=F\n");
        QTest::newRow("two want one") << QByteArray("[keys]\nundo=F9\nredo=F9\n");
        QTest::newRow("Tab") << QByteArray("[keys]\nundo=Tab\nleft=Tab\n");
        QTest::newRow("fixed") << QByteArray("[keys]\nnextControl=F9\n");
        QTest::newRow("unknown command") << QByteArray("[keys]\nfly=F9\n");
        QTest::newRow("rubbish") << QByteArray("\x00\xff[[[=\n;;\n[keys\n", 17);
    }
    void badFilesHurtNothing() {
        QFETCH(QByteArray, text);
        write(text);
        const Commands commands(file());
        QVERIFY(commands.allDefault());
    }

    void theListIsFoundByWordsAndByKeys() {
        const Commands commands(file());
        const auto found = [&](const QString& text, const QString& key) {
            QStringList ids;
            for (const QVariant& row : commands.entries(text, key)) {
                const QString id = row.toMap().value("command").toString();
                if (!id.isEmpty())
                    ids.append(id);
            }
            return ids;
        };
        QCOMPARE(found({}, {}).size(), qsizetype(allCommands().size()));
        QCOMPARE(found("last SQUARE", {}), QStringList("lastSquare"));
        QCOMPARE(found("ctrl+shift+z", {}), QStringList("redo"));
        QCOMPARE(found({}, "Ctrl+Y"), QStringList("redo"));
        QCOMPARE(found({}, "F11"), QStringList());
        QCOMPARE(found("no such thing", {}), QStringList());
        // A heading finds everything below it.
        for (const CommandInfo& info : allCommands()) {
            if (info.group == CommandGroup::Tesseract)
                QVERIFY2(found("tesseract", {}).contains(QLatin1String(info.id)), info.id);
        }
    }

private:
    [[nodiscard]] QString file() const { return m_folder.filePath("settings.ini"); }
    void write(const QByteArray& text) {
        QFile out(file());
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(text);
    }

    QTemporaryDir m_folder;
};

QTEST_MAIN(TestCommands)
#include "tst_commands.moc"
