// Trying moves in the studies: what works is accepted, everything else is refuted.
#include "lab/judgetext.h"
#include "lab/studyjudge.h"
#include "lab/studyshelf.h"
#include "lab/studytask.h"
#include "notation/fen4d.h"
#include "study/reader.h"

#include <QTest>

#include <algorithm>

using namespace tessera;

namespace {

std::shared_ptr<const Study> builtin(std::string_view id) {
    for (const BuiltinStudy& study : builtinStudies()) {
        if (study.id == id)
            return std::make_shared<const Study>(readStudy(study.text, study.fileName).value());
    }
    qFatal("no such study");
}

Judgement judged(const TrialMove& trial) {
    return judge(trial, {}).value();
}

Position taskStart(const Study& study) {
    return lineOf(study, taskOf(study).ply).current();
}

} // namespace

class TestLabJudge : public QObject {
    Q_OBJECT

private slots:
    void ownLine_data() { everyStudy(); }
    void ownLine();
    void everyKey_data() { everyStudy(); }
    void everyKey();
    void everythingElse_data() { everyStudy(); }
    void everythingElse();
    void stopped();
    void escapesAreAccepted();

private:
    static void everyStudy() {
        QTest::addColumn<QByteArray>("id");
        for (const BuiltinStudy& study : builtinStudies())
            QTest::newRow(std::string(study.id).c_str())
                << QByteArray(study.id.data(), static_cast<qsizetype>(study.id.size()));
    }
};

/// The study's own moves solve it, its own defence is the one that is played.
void TestLabJudge::ownLine() {
    QFETCH(QByteArray, id);
    const auto study = builtin(id.toStdString());
    const StudyTask task = taskOf(*study);
    if (task.kind != TaskKind::Mate && task.kind != TaskKind::Reach)
        return;
    TrialMove trial{study, study->position, {}, {}};
    for (std::size_t ply = 0; ply < study->line.size(); ply += 2) {
        trial.move = study->line[ply];
        const Judgement judgement = judged(trial);
        const bool last = ply + 1 == study->line.size();
        QCOMPARE(judgement.ruling, last ? Ruling::Solves : Ruling::Works);
        QVERIFY(!judgementText(trial, judgement).isEmpty());
        if (last)
            return;
        QVERIFY(judgement.reply == study->line[ply + 1]);
        QCOMPARE(judgement.movesLeft, task.moves - static_cast<int>(ply / 2) - 1);
        for (const Move& move : {trial.move, *judgement.reply}) {
            trial.before.make(move);
            trial.played.push_back(move);
        }
    }
}

/// Every key is accepted, and leads to mate against the longest resistance.
void TestLabJudge::everyKey() {
    QFETCH(QByteArray, id);
    const auto study = builtin(id.toStdString());
    for (const Move& key : study->claim.keys) {
        TrialMove trial{study, study->position, key, {}};
        for (int left = study->claim.moves;; --left) {
            const Judgement judgement = judged(trial);
            if (judgement.ruling == Ruling::Solves) {
                QCOMPARE(left, 1);
                break;
            }
            QCOMPARE(judgement.ruling, Ruling::Works);
            QCOMPARE(judgement.movesLeft, left - 1);
            for (const Move& move : {trial.move, *judgement.reply}) {
                trial.before.make(move);
                trial.played.push_back(move);
            }
            // Any move that goes on working will do.
            const auto moves = trial.before.legalMoves();
            const auto good = std::ranges::find_if(moves, [&](const Move& move) {
                trial.move = move;
                return judged(trial).ruling != Ruling::Fails;
            });
            QVERIFY(good != moves.end());
            trial.move = *good;
        }
    }
}

/// Any other first move fails, for a reason that is told, and its refutation can be played.
void TestLabJudge::everythingElse() {
    QFETCH(QByteArray, id);
    const auto study = builtin(id.toStdString());
    const StudyTask task = taskOf(*study);
    if (task.kind != TaskKind::Mate && task.kind != TaskKind::Reach)
        return;
    const Position start = taskStart(*study);
    const std::vector<Move> moves = start.legalMoves();
    for (const Move& move : moves) {
        const TrialMove trial{study, start, move, {}};
        const Judgement judgement = judged(trial);
        if (std::ranges::count(study->claim.keys, move) > 0) {
            QVERIFY(judgement.ruling != Ruling::Fails);
            continue;
        }
        if (judgement.ruling != Ruling::Fails) {
            QVERIFY(task.kind == TaskKind::Reach);
            continue;
        }
        QVERIFY(judgement.failing != Failing::None);
        const QString text = judgementText(trial, judgement);
        QVERIFY(!text.isEmpty());
        QVERIFY2(!text.contains(QLatin1Char('%')), qPrintable(text));
        Position after = start;
        after.make(move);
        if (judgement.reply)
            QVERIFY(after.isLegal(*judgement.reply));
        if (judgement.failing == Failing::NotCheck)
            QVERIFY(!after.inCheck());
        if (judgement.failing == Failing::CheckOnly)
            QVERIFY(after.inCheck() && judgement.reply);
        if (judgement.failing == Failing::Stalemate)
            QCOMPARE(after.outcome(), OutcomeKind::Stalemate);
        if (judgement.failing == Failing::Defended)
            QVERIFY(judgement.reply && !judgementSketch(trial, judgement).empty());
    }
}

void TestLabJudge::stopped() {
    const auto study = builtin("lite-three-queen");
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!judge({study, study->position, study->line.front(), {}}, stop.get_token()));
    int told = 0;
    QVERIFY(judge({study, study->position, study->line.front(), {}}, {}, [&](int done, int all) {
        QVERIFY(done >= 0 && done < all);
        ++told;
    }));
    QVERIFY(told > 0);
}

void TestLabJudge::escapesAreAccepted() {
    for (const BuiltinStudy& text : builtinStudies()) {
        const auto study = builtin(text.id);
        if (taskOf(*study).kind != TaskKind::Reply)
            continue;
        const Position start = taskStart(*study);
        QVERIFY(start.inCheck());
        for (const Move& move : study->claim.escapes)
            QCOMPARE(judged({study, start, move, {}}).ruling, Ruling::Solves);
    }
}

QTEST_MAIN(TestLabJudge)
#include "tst_labjudge.moc"
