// The studies of the program, each file of them: they read, their claims hold, and what is promised
// of the collection is there.
#include "study/check.h"
#include "study/reader.h"
#include "support/positions.h"

#include <QtCore/QDir>
#include <QtTest/QTest>

#include <map>
#include <set>

using namespace tessera;
using namespace tessera::test;

namespace {

QDir folder() {
    return QDir(QStringLiteral(TESSERA_TEST_DATA "/../../studies"));
}

Study studyOf(const QString& file) {
    Result<Study> study = readStudyFile(folder().filePath(file).toStdString());
    if (!study)
        qFatal("%s", qPrintable(toText(study.error())));
    return *std::move(study);
}

std::vector<Study> all() {
    std::vector<Study> studies;
    for (const QString& file : folder().entryList({QStringLiteral("*.toml")}))
        studies.push_back(studyOf(file));
    return studies;
}

} // namespace

class TestStudies : public QObject {
    Q_OBJECT

private slots:
    void eachHolds_data() {
        QTest::addColumn<QString>("file");
        for (const QString& file : folder().entryList({QStringLiteral("*.toml")}))
            QTest::newRow(qPrintable(file)) << file;
    }
    void eachHolds() {
        QFETCH(QString, file);
        const Study study = studyOf(file);
        QCOMPARE(QString::fromStdString(study.id) + QStringLiteral(".toml"), file);
        const auto error = checkStudy(study);
        QVERIFY2(!error, error ? qPrintable(toText(*error)) : "");
        QVERIFY(!study.hints.empty() && !study.notice.empty());
        QVERIFY2(study.id.starts_with(study.position.ruleset().id + '-'),
                 "ids begin with the game");
    }

    /// The program carries each file, byte for byte.
    void eachIsBuiltIn() {
        const QStringList files = folder().entryList({QStringLiteral("*.toml")});
        QCOMPARE(builtinStudies().size(), std::size_t(files.size()));
        for (const BuiltinStudy& study : builtinStudies()) {
            const QString name =
                QString::fromUtf8(study.fileName.data(), qsizetype(study.fileName.size()));
            QFile file(folder().filePath(name));
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(name));
            QVERIFY(file.readAll() == QByteArray(study.text.data(), qsizetype(study.text.size())));
            QVERIFY(std::string(study.id) + ".toml" == study.fileName);
        }
    }

    void pairsNameEachOther() {
        std::map<std::string, std::string> pairs;
        for (const Study& study : all())
            pairs[study.id] = study.pair;
        int count = 0;
        for (const auto& [id, pair] : pairs) {
            if (pair.empty())
                continue;
            QVERIFY2(pairs.contains(pair), id.c_str());
            QCOMPARE(pairs[pair], id);
            ++count;
        }
        QVERIFY(count >= 4);
    }

    void noPositionComesTwice() {
        std::set<std::string> seen;
        for (const Study& study : all()) {
            std::string line = writeFen(study.position);
            for (const Move& move : study.line)
                line += ' ' + writePlainMove(study.position, move);
            QVERIFY2(seen.insert(study.position.ruleset().id + ' ' + line).second,
                     study.id.c_str());
        }
    }

    void everyGameAndThemeHasItsShare() {
        std::map<std::string, int> games;
        std::map<std::string, std::map<std::string, int>> themes;
        std::map<int, int> lengths;
        for (const Study& study : all()) {
            const std::string& game = study.position.ruleset().id;
            ++games[game];
            ++themes[game][study.theme];
            if (game == "lite" && study.claim.kind == ClaimKind::Mate)
                ++lengths[study.claim.moves];
        }
        QVERIFY(games["lite"] >= 24);
        QVERIFY(games["tesschess"] >= 10);
        QVERIFY(games["full"] >= 6);
        QVERIFY(games["fide"] >= 2);
        QVERIFY(lengths[2] >= 6);
        QVERIFY(lengths[3] >= 3);
        for (const char* theme : {"supported", "rook", "bishop", "knight", "promotion", "pawn",
                                  "double-check", "discovered-check", "pin", "smothered",
                                  "own-pieces", "king-takes", "hidden-protector", "stalemate"})
            QVERIFY2(themes["lite"][theme] > 0, theme);
        QVERIFY(themes["lite"]["stalemate"] >= 3);
        for (const char* theme :
             {"triagonal", "quadragonal", "two-way-pawn", "block", "pin", "discovered-check"})
            QVERIFY2(themes["tesschess"][theme] > 0, theme);
        QVERIFY(themes["full"]["several-kings"] >= 3);
        QVERIFY(themes["full"]["en-passant"] > 0);
        QVERIFY(themes["full"]["castling"] > 0);
    }
};

QTEST_APPLESS_MAIN(TestStudies)
#include "tst_studies.moc"
