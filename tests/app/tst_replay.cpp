// Looking through a game, writing beside its moves and trying others: what is shown, what is saved,
// and what stays as it was.
#include "appfixtures.h"

#include "computer/computersettings.h"
#include "notation/fen4d.h"
#include "notation/san.h"
#include "replay/replay.h"
#include "storage/gamestore.h"
#include "storage/keptgame.h"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace tessera;
using namespace tessera::test;

namespace {

QByteArray record(const QByteArray& moves, const QByteArray& result = "*",
                  const QByteArray& tags = {}) {
    return "[Event \"Club\"]\n[White \"Ada\"]\n[Black \"Bo\"]\n[Result \"" + result +
           "\"]\n[Variant \"Chess\"]\n" + tags + "\n" + moves + ' ' + result + '\n';
}

} // namespace

class TestReplay : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void opensAtItsStart();
    void walksThroughTheMoves();
    void theSessionsOwnKeysLeadThroughIt();
    void walksThroughVariations();
    void backOnTheGameGoesOnWithTheGame();
    void rowsShowVariationsAndComments();
    void aMoveOnTheBoardBeginsAVariation();
    void aMoveThatIsThereIsFollowed();
    void commentsAndMarksAreSaved();
    void changesAreTakenBack();
    void promotesAndDeletes();
    void onlyWhatChangesMovesInTheList();
    void playsByItself();
    void anythingElseEndsPlaying();
    void tellsWhatIsWritten();
    void tellsHowTheGameEnded();
    void tagsChangedElsewhereStay();
    void movesChangedElsewhereStay();
    void aDeletedFileDoesNotComeBack();
    void theGameOnTheBoardStays();
    void aKeptGameOnTheBoardIsTheKeptGame();
    void commentsStayWhenTheGameOnTheBoardGoesOn();
    void aDamagedGameIsShownAsFarAsItGoes();
    void whatCannotBeReadIsRefused();
    void aFullFolderIsTold();
    void copiesAndPastesAGame();
    void copiesAndPastesAPosition();
    void pastedNonsenseChangesNothing();
    void playsOnWithoutTouchingIt();

private:
    QString write(const QString& name, const QByteArray& text) const {
        const QString path = m_dir->filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write");
        return path;
    }
    QByteArray read(const QString& name) const {
        QFile file(m_dir->filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// The moves of a file, without tags and line ends.
    QByteArray movesIn(const QString& name) const {
        const QByteArray text = read(name);
        return text.mid(text.indexOf("\n\n") + 2).simplified();
    }
    QByteArray moves() const { return movesIn(QStringLiteral("game.pgn4d")); }
    QStringList files() const {
        return QDir(m_dir->path()).entryList({QStringLiteral("*.pgn4d")}, QDir::Files, QDir::Name);
    }
    void open(const QByteArray& text) {
        QVERIFY(
            m_replay->show(QUrl::fromLocalFile(write(QStringLiteral("game.pgn4d"), record(text)))));
    }
    void play(const char* san) {
        const Result<Move> move = readSan(m_session->match().position(), san);
        QVERIFY(move.ok());
        QVERIFY(m_session->playTyped(*move));
        QCoreApplication::processEvents();
    }
    QString fen() const { return QString::fromStdString(writeFen(m_session->match().position())); }
    /// Goes to a place by its moves, as the keys would: LAN of each.
    void goTo(std::initializer_list<const char*> sans) {
        NodeId node = rootNode;
        for (const char* san : sans) {
            const Result<Move> move = readSan(m_replay->tree().positionAt(node), san);
            QVERIFY(move.ok());
            const std::vector<NodeId> all = m_replay->tree().continuations(node);
            const auto found = std::ranges::find_if(
                all, [&](NodeId next) { return m_replay->tree().at(next).move == *move; });
            QVERIFY2(found != all.end(), san);
            node = *found;
        }
        m_replay->goTo(static_cast<int>(node));
        QCOMPARE(m_replay->node(), node);
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<GameSession> m_session;
    std::unique_ptr<Replay> m_replay;
};

void TestReplay::init() {
    m_dir = std::make_unique<QTemporaryDir>();
    m_session = std::make_unique<GameSession>();
    m_replay = std::make_unique<Replay>(m_dir->path());
    m_replay->setSession(m_session.get());
}

void TestReplay::cleanup() {
    m_replay.reset();
    m_session.reset();
    m_dir.reset();
}

void TestReplay::opensAtItsStart() {
    open("1. e4 e5 2. Nf3");
    QVERIFY(m_replay->isOpen());
    QCOMPARE(m_replay->title(), QStringLiteral("Club"));
    QVERIFY2(m_replay->about().contains(QStringLiteral("Ada – Bo")), qPrintable(m_replay->about()));
    QVERIFY(m_replay->atStart());
    QCOMPARE(m_session->ply(), 0);
    QCOMPARE(m_session->lastPly(), 3);
    QCOMPARE(m_session->rulesetId(), QStringLiteral("fide"));
    m_replay->close();
    QVERIFY(!m_replay->isOpen());
    QCOMPARE(m_replay->moves()->rowCount(), 0);
}

void TestReplay::walksThroughTheMoves() {
    open("1. e4 e5 2. Nf3");
    QSignalSpy remarks(m_replay.get(), &Replay::remarked);
    m_replay->previous();
    QCOMPARE(remarks.count(), 1); // the start
    m_replay->next();
    QCOMPARE(m_session->ply(), 1);
    QVERIFY(m_replay->place().contains(QStringLiteral("e2-e4")));
    m_replay->last();
    QCOMPARE(m_session->ply(), 3);
    m_replay->next();
    QCOMPARE(remarks.count(), 2); // the end
    m_replay->previous();
    QCOMPARE(m_session->ply(), 2);
    m_replay->first();
    QCOMPARE(m_session->ply(), 0);
    QCOMPARE(remarks.count(), 2);
}

void TestReplay::theSessionsOwnKeysLeadThroughIt() {
    open("1. e4 e5 2. Nf3 (2. f4 exf4)");
    m_session->goToPly(3);
    QTRY_COMPARE(m_replay->moves()->currentRow(), m_replay->moves()->rowCount() - 2);
    QVERIFY(!m_replay->inVariation());
    m_session->undo();
    QTRY_VERIFY(m_replay->place().contains(QStringLiteral("e7-e5")));
}

void TestReplay::walksThroughVariations() {
    open("1. e4 e5 (1... c5 2. Nf3 (2. c3)) 2. Nf3");
    goTo({"e4", "e5"});
    QCOMPARE(m_replay->alternatives(), 2);
    m_replay->nextVariation();
    QVERIFY(m_replay->inVariation());
    QVERIFY(m_replay->beginsVariation());
    QCOMPARE(m_session->lastPly(), 3);
    QVERIFY(m_replay->place().contains(QStringLiteral("Variation")));
    m_replay->next();
    m_replay->nextVariation();
    QVERIFY(m_session->lastMove().contains(QStringLiteral("c2-c3")));
    m_replay->leaveVariation();
    QVERIFY(m_session->lastMove().contains(QStringLiteral("c7-c5")));
    m_replay->leaveVariation();
    QVERIFY(m_session->lastMove().contains(QStringLiteral("e2-e4")));
    QSignalSpy remarks(m_replay.get(), &Replay::remarked);
    m_replay->leaveVariation();
    m_replay->nextVariation();
    QCOMPARE(remarks.count(), 2);
    // In the order of the list: e4, e5, c5, Nf3, c3, Nf3.
    m_replay->first();
    QStringList read;
    for (int i = 0; i < 6; ++i) {
        m_replay->read(1);
        read.append(m_session->lastMove());
    }
    QCOMPARE(read, (QStringList{QStringLiteral("e2-e4"), QStringLiteral("e7-e5"),
                                QStringLiteral("c7-c5"), QStringLiteral("Ng1-f3"),
                                QStringLiteral("c2-c3"), QStringLiteral("Ng1-f3")}));
    m_replay->read(1);
    QCOMPARE(remarks.count(), 3);
}

void TestReplay::backOnTheGameGoesOnWithTheGame() {
    open("1. e4 e5 (1... c5 2. c3 d5 3. exd5) 2. Nf3");
    goTo({"e4", "c5", "c3", "d5"});
    m_session->goToPly(1); // as the slider does
    QTRY_COMPARE(m_session->lastPly(), 3);
    m_replay->next();
    QVERIFY(!m_replay->inVariation());
}

void TestReplay::rowsShowVariationsAndComments() {
    open("{before} 1. e4 $1 e5 ({or} 1... c5 $6 {Sicilian}) 2. Nf3");
    const ReplayMoves& rows = *m_replay->moves();
    const auto at = [&](int row, ReplayMoves::Role role) {
        return rows.data(rows.index(row), role);
    };
    QCOMPARE(rows.rowCount(), 6);
    QCOMPARE(at(0, ReplayMoves::CommentRole).toString(), QStringLiteral("before"));
    QCOMPARE(at(1, ReplayMoves::WhiteRole).toString(), QStringLiteral("e2-e4"));
    QCOMPARE(at(1, ReplayMoves::WhiteGlyphRole).toString(), QStringLiteral("!"));
    QCOMPARE(at(1, ReplayMoves::WhiteWordRole).toString(), QStringLiteral("good move"));
    QCOMPARE(at(1, ReplayMoves::BlackRole).toString(), QStringLiteral("e7-e5"));
    QCOMPARE(at(1, ReplayMoves::DepthRole).toInt(), 0);
    QCOMPARE(at(2, ReplayMoves::CommentRole).toString(), QStringLiteral("or"));
    QCOMPARE(at(2, ReplayMoves::DepthRole).toInt(), 1);
    QCOMPARE(at(3, ReplayMoves::NumberRole).toInt(), 1);
    QCOMPARE(at(3, ReplayMoves::WhiteNodeRole).toInt(), -1);
    QCOMPARE(at(3, ReplayMoves::BlackRole).toString(), QStringLiteral("c7-c5"));
    QCOMPARE(at(4, ReplayMoves::CommentRole).toString(), QStringLiteral("Sicilian"));
    QCOMPARE(at(5, ReplayMoves::NumberRole).toInt(), 2);
    QCOMPARE(at(5, ReplayMoves::WhiteRole).toString(), QStringLiteral("Ng1-f3"));
    goTo({"e4", "c5"});
    QCOMPARE(rows.currentRow(), 3);
}

void TestReplay::aMoveOnTheBoardBeginsAVariation() {
    open("1. e4 e5 2. Nf3");
    goTo({"e4"});
    play("c5");
    QTRY_COMPARE(moves(), QByteArray("1. e4 e5 (1... c5) 2. Nf3 *"));
    QVERIFY(m_replay->inVariation());
    QVERIFY(m_session->lastMove().contains(QStringLiteral("c7-c5")));
    play("Nf3");
    QTRY_COMPARE(moves(), QByteArray("1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *"));
    m_replay->first();
    m_replay->last();
    play("Nc6");
    QTRY_COMPARE(moves(), QByteArray("1. e4 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 *"));
}

void TestReplay::aMoveThatIsThereIsFollowed() {
    open("1. e4 e5 2. Nf3 (2. f4)");
    const QByteArray before = read(QStringLiteral("game.pgn4d"));
    play("e4");
    QTRY_COMPARE(m_session->lastPly(), 3);
    QCOMPARE(m_session->ply(), 1);
    goTo({"e4", "e5"});
    play("f4");
    QTRY_VERIFY(m_replay->inVariation());
    QCOMPARE(read(QStringLiteral("game.pgn4d")), before);
    QVERIFY(m_replay->undoText().isEmpty());
}

void TestReplay::commentsAndMarksAreSaved() {
    open("1. e4 e5 (1... c5) 2. Nf3");
    m_replay->setComment(QStringLiteral("An open game"));
    goTo({"e4"});
    m_replay->setComment(QStringLiteral("best by test"));
    m_replay->toggleGlyph(1);
    m_replay->toggleGlyph(14);
    goTo({"e4", "c5"});
    m_replay->setLeadComment(QStringLiteral("or"));
    QCOMPARE(moves(), QByteArray("{An open game} 1. e4 $1 $14 {best by test} 1... e5 ({or} 1... "
                                 "c5) 2. Nf3 *"));
    goTo({"e4"});
    m_replay->toggleGlyph(1);
    m_replay->setComment({});
    QCOMPARE(moves(), QByteArray("{An open game} 1. e4 $14 e5 ({or} 1... c5) 2. Nf3 *"));
    QCOMPARE(files().size(), 1);
}

void TestReplay::changesAreTakenBack() {
    open("1. e4 e5 (1... c5) 2. Nf3");
    const QByteArray before = moves();
    goTo({"e4", "e5"});
    m_replay->erase();
    QCOMPARE(moves(), QByteArray("1. e4 c5 *"));
    QVERIFY(m_session->lastMove().contains(QStringLiteral("e2-e4")));
    m_replay->setComment(QStringLiteral("hm"));
    m_replay->undo();
    QVERIFY(!m_replay->undoText().isEmpty());
    m_replay->undo();
    QCOMPARE(moves(), before);
    QVERIFY(m_session->lastMove().contains(QStringLiteral("e7-e5")));
    QCOMPARE(m_session->lastPly(), 3);
    QVERIFY(m_replay->undoText().isEmpty());
    m_replay->redo();
    QCOMPARE(moves(), QByteArray("1. e4 c5 *"));
    QSignalSpy remarks(m_replay.get(), &Replay::remarked);
    m_replay->redo();
    QCOMPARE(moves(), QByteArray("1. e4 {hm} 1... c5 *"));
    m_replay->redo();
    QCOMPARE(remarks.count(), 2); // the last one: there is nothing more
}

void TestReplay::promotesAndDeletes() {
    open("1. e4 e5 (1... c5 2. c3) 2. Nf3");
    QSignalSpy remarks(m_replay.get(), &Replay::remarked);
    m_replay->promote();
    m_replay->erase();
    QCOMPARE(remarks.count(), 2); // the game's own moves; the start
    goTo({"e4", "c5", "c3"});
    m_replay->promote();
    QCOMPARE(moves(), QByteArray("1. e4 c5 (1... e5 2. Nf3) 2. c3 *"));
    QVERIFY(!m_replay->inVariation());
    QVERIFY(m_session->lastMove().contains(QStringLiteral("c2-c3")));
    goTo({"e4", "e5"});
    m_replay->erase();
    QCOMPARE(moves(), QByteArray("1. e4 c5 2. c3 *"));
}

void TestReplay::onlyWhatChangesMovesInTheList() {
    open("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6");
    QSignalSpy resets(m_replay->moves(), &QAbstractItemModel::modelReset);
    QSignalSpy inserted(m_replay->moves(), &QAbstractItemModel::rowsInserted);
    goTo({"e4", "e5", "Nf3", "Nc6"});
    m_replay->setComment(QStringLiteral("here"));
    QCOMPARE(resets.count(), 0);
    QCOMPARE(inserted.count(), 1);
    QCOMPARE(inserted.first().at(1).toInt(), 2);
    QCOMPARE(inserted.first().at(2).toInt(), 2);
}

void TestReplay::playsByItself() {
    open("1. e4 e5 2. Nf3");
    m_replay->setPause(1);
    m_replay->togglePlaying();
    QVERIFY(m_replay->isPlaying());
    QTRY_COMPARE(m_session->ply(), 3);
    QTRY_VERIFY(!m_replay->isPlaying());
    // Again from the start.
    m_replay->togglePlaying();
    QCOMPARE(m_session->ply(), 0);
    QTRY_COMPARE(m_session->ply(), 3);
}

void TestReplay::anythingElseEndsPlaying() {
    open("1. e4 e5 2. Nf3");
    m_replay->setPause(100000);
    m_replay->togglePlaying();
    m_replay->next();
    QVERIFY(!m_replay->isPlaying());
    m_replay->togglePlaying();
    m_session->goToPly(3);
    QTRY_VERIFY(!m_replay->isPlaying());
    m_replay->togglePlaying();
    play("d4");
    QTRY_VERIFY(!m_replay->isPlaying());
    open("");
    QSignalSpy remarks(m_replay.get(), &Replay::remarked);
    m_replay->togglePlaying();
    QVERIFY(!m_replay->isPlaying());
    QCOMPARE(remarks.count(), 1);
}

void TestReplay::tellsWhatIsWritten() {
    open("1. e4 $1 {[%clk 0:05:00] good} (1. d4) (1. c4) 1... e5");
    QSignalSpy announced(m_replay.get(), &Replay::announced);
    m_replay->next();
    QCOMPARE(m_replay->told(), QStringLiteral("good move. good"));
    const QString heard = announced.last().first().toString();
    QVERIFY2(heard.contains(QStringLiteral("good move. good")) &&
                 heard.contains(QStringLiteral("d2-d4, c2-c4")),
             qPrintable(heard));
}

void TestReplay::tellsHowTheGameEnded() {
    const QString path = write(QStringLiteral("resigned.pgn4d"),
                               record("1. e4 e5", "0-1", "[Termination \"resignation\"]\n"));
    QVERIFY(m_replay->show(QUrl::fromLocalFile(path)));
    QCOMPARE(m_replay->told(), QString());
    m_replay->last();
    QVERIFY2(m_replay->told().contains(QStringLiteral("gave up")), qPrintable(m_replay->told()));
    // What could have come stands beside the game, which stays as it was.
    play("Nf3");
    QTRY_COMPARE(movesIn(QStringLiteral("resigned.pgn4d")),
                 QByteArray("1. e4 e5 (1... e5 2. Nf3) 0-1"));
    QVERIFY(read(QStringLiteral("resigned.pgn4d")).contains("[Termination \"resignation\"]"));
}

void TestReplay::tagsChangedElsewhereStay() {
    open("1. e4 e5");
    QByteArray text = read(QStringLiteral("game.pgn4d"));
    write(QStringLiteral("game.pgn4d"),
          text.replace("Club", "Cup").replace("[Variant", "[Keywords \"mine\"]\n[Variant"));
    m_replay->setComment(QStringLiteral("start"));
    QCOMPARE(moves(), QByteArray("{start} 1. e4 e5 *"));
    QVERIFY(read(QStringLiteral("game.pgn4d")).contains("[Event \"Cup\"]"));
    QVERIFY(read(QStringLiteral("game.pgn4d")).contains("[Keywords \"mine\"]"));
    QCOMPARE(files().size(), 1);
}

void TestReplay::movesChangedElsewhereStay() {
    open("1. e4 e5");
    write(QStringLiteral("game.pgn4d"), record("1. d4 d5"));
    m_replay->setComment(QStringLiteral("start"));
    QCOMPARE(moves(), QByteArray("1. d4 d5 *"));
    QCOMPARE(files().size(), 2);
    QCOMPARE(movesIn(m_replay->fileName()), QByteArray("{start} 1. e4 e5 *"));
    QVERIFY(m_replay->notice().contains(m_replay->fileName()));
}

void TestReplay::aDeletedFileDoesNotComeBack() {
    open("1. e4 e5");
    QVERIFY(QFile::remove(m_dir->filePath(QStringLiteral("game.pgn4d"))));
    m_replay->setComment(QStringLiteral("start"));
    QVERIFY(!files().contains(QStringLiteral("game.pgn4d")));
    QCOMPARE(movesIn(m_replay->fileName()), QByteArray("{start} 1. e4 e5 *"));
}

void TestReplay::theGameOnTheBoardStays() {
    GameSession played(std::make_unique<GameStore>(m_dir->path()));
    test::play(played, "a2@00", "a3@00");
    const QByteArray before = read(QStringLiteral("current.pgn4d"));
    QVERIFY(m_replay->show(QUrl::fromLocalFile(m_dir->filePath(QStringLiteral("current.pgn4d")))));
    m_replay->next();
    m_replay->setComment(QStringLiteral("mine"));
    QCOMPARE(read(QStringLiteral("current.pgn4d")), before);
    QCOMPARE(played.lastPly(), 1);
    QCOMPARE(files().size(), 2);
    QVERIFY(read(m_replay->fileName()).contains("{mine}"));
    QVERIFY(m_replay->notice().contains(m_replay->fileName()));
    m_replay->toggleGlyph(1);
    QCOMPARE(files().size(), 2);
}

void TestReplay::aKeptGameOnTheBoardIsTheKeptGame() {
    const QString path = write(QStringLiteral("game.pgn4d"), record("1. e4 e5"));
    GameSession played(std::make_unique<GameStore>(m_dir->path()));
    QVERIFY(played.openGame(QUrl::fromLocalFile(path)));
    QVERIFY(m_replay->show(QUrl::fromLocalFile(m_dir->filePath(QStringLiteral("current.pgn4d")))));
    m_replay->setComment(QStringLiteral("mine"));
    QCOMPARE(moves(), QByteArray("{mine} 1. e4 e5 *"));
    QCOMPARE(files().size(), 2);
}

void TestReplay::commentsStayWhenTheGameOnTheBoardGoesOn() {
    const QString path = write(QStringLiteral("game.pgn4d"), record("1. e4 e5"));
    GameSession played(std::make_unique<GameStore>(m_dir->path()));
    QVERIFY(played.openGame(QUrl::fromLocalFile(path)));
    QVERIFY(m_replay->show(QUrl::fromLocalFile(path)));
    m_replay->next();
    m_replay->setComment(QStringLiteral("mine"));
    QVERIFY(played.playTyped(*readSan(played.match().position(), "Nf3")));
    QVERIFY(played.newGame(QStringLiteral("lite")));
    QCOMPARE(moves(), QByteArray("1. e4 {mine} 1... e5 2. Nf3 *"));
}

void TestReplay::aDamagedGameIsShownAsFarAsItGoes() {
    const QByteArray text = record("1. e4 e5 2. Nf9 Nc6");
    const QString path = write(QStringLiteral("damaged.pgn4d"), text);
    QVERIFY(m_replay->show(QUrl::fromLocalFile(path)));
    QCOMPARE(m_session->lastPly(), 2);
    QVERIFY2(m_replay->notice().contains(QStringLiteral("damaged.pgn4d")),
             qPrintable(m_replay->notice()));
    m_replay->setComment(QStringLiteral("start"));
    QCOMPARE(read(QStringLiteral("damaged.pgn4d")), text);
    QCOMPARE(movesIn(m_replay->fileName()), QByteArray("{start} 1. e4 e5 *"));
}

void TestReplay::whatCannotBeReadIsRefused() {
    open("1. e4 e5");
    const QString path = write(QStringLiteral("odd.pgn4d"), "no game at all");
    QVERIFY(!m_replay->show(QUrl::fromLocalFile(path)));
    QVERIFY(m_replay->notice().contains(QStringLiteral("odd.pgn4d")));
    QVERIFY(!m_replay->show(QUrl::fromLocalFile(m_dir->filePath(QStringLiteral("none.pgn4d")))));
    // What was open still is.
    m_replay->next();
    m_replay->setComment(QStringLiteral("here"));
    QCOMPARE(moves(), QByteArray("1. e4 {here} 1... e5 *"));
}

void TestReplay::aFullFolderIsTold() {
    open("1. e4 e5");
    // Nothing can be written where a file stands in place of the folder.
    QDir(m_dir->path()).removeRecursively();
    QFile block(m_dir->path());
    QVERIFY(block.open(QIODevice::WriteOnly));
    block.close();
    m_replay->setComment(QStringLiteral("start"));
    QVERIFY(!m_replay->notice().isEmpty());
    QCOMPARE(m_replay->comment(), QStringLiteral("start"));
    QVERIFY(block.remove());
    m_replay->toggleGlyph(1);
    m_replay->next();
    m_replay->toggleGlyph(1);
    QVERIFY(movesIn(m_replay->fileName()).contains("{start}"));
    QVERIFY(!m_replay->notice().contains(QStringLiteral("could not")));
}

void TestReplay::copiesAndPastesAGame() {
    open("1. e4 e5 (1... c5 {Sicilian}) 2. Nf3");
    m_replay->copyGame();
    const QString copied = QGuiApplication::clipboard()->text();
    QVERIFY(copied.contains(QStringLiteral("Sicilian")));
    m_replay->close();
    QVERIFY(m_replay->paste());
    QVERIFY(m_replay->isOpen());
    QCOMPARE(m_replay->title(), QStringLiteral("Club"));
    // A game of its own, beside the one that it was copied from.
    QCOMPARE(files().size(), 2);
    QCOMPARE(movesIn(m_replay->fileName()), moves());
}

void TestReplay::copiesAndPastesAPosition() {
    open("1. e4 e5");
    m_replay->next();
    m_replay->copyPosition();
    const QString copied = QGuiApplication::clipboard()->text();
    QCOMPARE(copied, fen());
    QVERIFY(m_replay->paste());
    QCOMPARE(fen(), copied);
    QCOMPARE(m_session->lastPly(), 0);
    QCOMPARE(files().size(), 1); // nothing to keep yet
    play("c5");
    QTRY_COMPARE(files().size(), 2);
    // Of another ruleset.
    const QString lite = QStringLiteral("4/4/PPPP/RNKQ|4/4/4/1BR1|1rb1/4/4/4|qknr/pppp/4/4 w 0 1");
    QGuiApplication::clipboard()->setText(lite);
    QVERIFY(m_replay->paste());
    QCOMPARE(m_session->rulesetId(), QStringLiteral("lite"));
    QCOMPARE(fen(), lite);
}

void TestReplay::pastedNonsenseChangesNothing() {
    open("1. e4 e5");
    m_replay->next();
    QSignalSpy remarks(m_replay.get(), &Replay::remarked);
    for (const char* text : {"", "   ", "hello", "[Event \"x\"]\n\n1. e9 *", "8/8/8 w - - 0 1"}) {
        QGuiApplication::clipboard()->setText(QString::fromLatin1(text));
        QVERIFY(!m_replay->paste());
    }
    QCOMPARE(remarks.count(), 5);
    QCOMPARE(m_session->ply(), 1);
    QCOMPARE(files().size(), 1);
}

void TestReplay::playsOnWithoutTouchingIt() {
    open("1. e4 e5 (1... c5) 2. Nf3");
    goTo({"e4", "c5"});
    const QByteArray before = read(QStringLiteral("game.pgn4d"));
    GameSession played(std::make_unique<GameStore>(m_dir->path()));
    test::play(played, "a2@00", "a3@00");
    Players players;
    players.black = 2;
    QVERIFY(played.playFrom(m_session->match().position(), players));
    QCOMPARE(QString::fromStdString(writeFen(played.match().position())), fen());
    QCOMPARE(played.players(), players);
    QVERIFY(played.personToMove());
    QVERIFY(played.playTyped(*readSan(played.match().position(), "Nf3")));
    QCOMPARE(read(QStringLiteral("game.pgn4d")), before);
    QCOMPARE(m_session->lastPly(), 2);
    QCOMPARE(files().size(), 3); // the game that was played before is kept
}

QTEST_MAIN(TestReplay)
#include "tst_replay.moc"
