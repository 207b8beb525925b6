// Certificates: the checker, which shares nothing with the engine that wrote them, accepts the true
// ones of thousands of positions, and rejects every way of changing one that is listed here.
#include "proof/certificate.h"
#include "support/certificate_checker.h"
#include "support/positions.h"
#include "support/random_setup.h"

#include <QtCore/QJsonArray>
#include <QtTest/QTest>

#include <algorithm>
#include <functional>
#include <map>

using namespace tessera;
using namespace tessera::test;

namespace {

int budgetOf(const QString& id) {
    static const std::map<QString, int> budgets{{QStringLiteral("lite"), 1500},
                                                {QStringLiteral("fide"), 1200},
                                                {QStringLiteral("raumschach"), 250},
                                                {QStringLiteral("tesschess"), 80},
                                                {QStringLiteral("full"), 4}};
    const int budget = budgets.contains(id) ? budgets.at(id) : 200;
#ifdef __SANITIZE_ADDRESS__
    return budget / 20 + 1;
#else
    return budget;
#endif
}

RulesetPtr rulesetNamed(const QString& name) {
    if (!name.endsWith(QStringLiteral(".toml")))
        return builtinRuleset(name.toStdString());
    const Result<RulesetPtr> ruleset =
        loadRulesetFile((QStringLiteral(TESSERA_TEST_DATA "/") + name).toStdString());
    if (!ruleset)
        qFatal("%s", qPrintable(toText(ruleset.error())));
    return *ruleset;
}

QByteArray certificateOf(const Position& position) {
    return QByteArray::fromStdString(writeCertificate(position));
}

/// Calls `visit(path, value)` for every value below `value`, the containers before their contents.
void forEachValue(const QString& path, const QJsonValue& value,
                  const std::function<void(const QString&, const QJsonValue&)>& visit) {
    visit(path, value);
    const QJsonObject object = value.toObject();
    for (auto entry = object.begin(); entry != object.end(); ++entry)
        forEachValue(path + u'/' + entry.key(), entry.value(), visit);
    const QJsonArray list = value.toArray();
    for (qsizetype i = 0; i < list.size(); ++i)
        forEachValue(path + u'/' + QString::number(i), list[i], visit);
}

/// The same value with the one at the path replaced, or taken out when there is no replacement.
QJsonValue replaced(const QJsonValue& value, const QStringList& path,
                    const std::optional<QJsonValue>& replacement) {
    const QStringList rest = path.mid(1);
    if (value.isArray()) {
        QJsonArray list = value.toArray();
        const qsizetype i = path.front().toInt();
        if (!rest.isEmpty())
            list[i] = replaced(list[i], rest, replacement);
        else if (replacement)
            list[i] = *replacement;
        else
            list.removeAt(i);
        return list;
    }
    QJsonObject object = value.toObject();
    if (!rest.isEmpty())
        object[path.front()] = replaced(object[path.front()], rest, replacement);
    else if (replacement)
        object[path.front()] = *replacement;
    else
        object.remove(path.front());
    return object;
}

/// Another value of the same type, as like it as can be.
QJsonValue altered(const QJsonValue& value) {
    switch (value.type()) {
    case QJsonValue::Bool:
        return !value.toBool();
    case QJsonValue::Double:
        return value.toInt() + 1;
    case QJsonValue::String: {
        // Of a position the side: with another move number it would be true of another position.
        if (value.toString().contains(u' ')) {
            const bool white = value.toString().contains(QStringLiteral(" w "));
            return value.toString().replace(white ? QStringLiteral(" w ") : QStringLiteral(" b "),
                                            white ? QStringLiteral(" b ") : QStringLiteral(" w "));
        }
        static const std::map<QString, QString> others{
            {QStringLiteral("legal"), QStringLiteral("refuted")},
            {QStringLiteral("refuted"), QStringLiteral("legal")},
            {QStringLiteral("attacked"), QStringLiteral("free")},
            {QStringLiteral("free"), QStringLiteral("attacked")},
            {QStringLiteral("contact"), QStringLiteral("line")},
            {QStringLiteral("slide"), QStringLiteral("step")},
            {QStringLiteral("white"), QStringLiteral("black")},
            {QStringLiteral("checkmate"), QStringLiteral("stalemate")},
        };
        const auto other = others.find(value.toString());
        return other != others.end() ? QJsonValue(other->second)
                                     : QJsonValue(value.toString() + QStringLiteral("1"));
    }
    case QJsonValue::Null:
        return false;
    default:
        return QStringLiteral("x");
    }
}

/// The path without indices: one kind of place.
QString kindOfPlace(const QString& path) {
    QStringList parts = path.split(u'/');
    for (QString& part : parts) {
        bool number = false;
        (void)part.toInt(&number);
        if (number)
            part = QStringLiteral("*");
    }
    return parts.join(u'/');
}

} // namespace

class TestCertificates : public QObject {
    Q_OBJECT

private slots:
    void trueOnesAreAccepted_data() {
        QTest::addColumn<QString>("ruleset");
        QStringList names = builtinIds();
        names << QStringLiteral("odd.toml") << QStringLiteral("odd_variant.toml");
        for (const QString& id : names)
            QTest::newRow(qPrintable(id)) << id;
    }
    void trueOnesAreAccepted() {
        QFETCH(QString, ruleset);
        const Position start(rulesetNamed(ruleset));
        const CertificateChecker checker(start.ruleset());
        Random random(1848);
        for (int i = 0; i < budgetOf(ruleset); ++i) {
            const Position position = randomPosition(start, random);
            const std::vector<Move> moves = position.legalMoves();
            const bool after = i % 2 == 0 && !moves.empty();
            const QByteArray certificate =
                after ? QByteArray::fromStdString(
                            writeCertificateAfter(position, moves[below(random, moves.size())]))
                      : certificateOf(position);
            const QByteArray fault = checker.fault(certificate);
            QVERIFY2(fault.isEmpty(), fault + ' ' + certificate.left(300));
        }
    }

    /// Every kind of place in certificates of very different positions, changed, emptied and taken
    /// away.
    void changedOnesAreRejected() {
        std::map<QString, int> kinds;
        int changes = 0;
        for (const auto& [position, move] : samples()) {
            const CertificateChecker checker(position.ruleset());
            const QByteArray text =
                move ? QByteArray::fromStdString(writeCertificateAfter(position, *move))
                     : certificateOf(position);
            const QJsonObject certificate = QJsonDocument::fromJson(text).object();
            QCOMPARE(checker.fault(certificate), QByteArray());
            std::map<QString, int> seen;
            forEachValue({}, certificate, [&](const QString& path, const QJsonValue& value) {
                if (path.isEmpty() || ++seen[kindOfPlace(path)] > 2)
                    return;
                const QStringList parts = path.split(u'/', Qt::SkipEmptyParts);
                std::map<QString, std::optional<QJsonValue>> ways{
                    {QStringLiteral("altered"), altered(value)},
                    {QStringLiteral("removed"), std::nullopt}};
                if (!value.isNull())
                    ways[QStringLiteral("null")] = QJsonValue();
                if (value.isArray() && !value.toArray().isEmpty()) {
                    ways[QStringLiteral("emptied")] = QJsonArray();
                    QJsonArray doubled = value.toArray();
                    doubled << doubled.first();
                    ways[QStringLiteral("doubled")] = doubled;
                }
                if (value.isArray() && value.toArray().size() > 1) {
                    QJsonArray turned = value.toArray();
                    const QJsonValue first = turned.takeAt(0);
                    turned << first;
                    ways[QStringLiteral("turned")] = turned;
                }
                if (value.isObject()) {
                    QJsonObject more = value.toObject();
                    more[u"more"] = true;
                    ways[QStringLiteral("added to")] = more;
                }
                for (const auto& [way, replacement] : ways) {
                    const QJsonObject tampered =
                        replaced(certificate, parts, replacement).toObject();
                    ++kinds[kindOfPlace(path) + u' ' + way];
                    ++changes;
                    QVERIFY2(!checker.fault(tampered).isEmpty(), qPrintable(path + u' ' + way));
                }
            });
        }
        qInfo("%d kinds of tampering, %d changes", int(kinds.size()), changes);
        QVERIFY(kinds.size() > 200);
    }

    void liesThatReadWell_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        const auto row = [](const char* name, const char* from, const char* to) {
            QTest::newRow(name) << QString::fromLatin1(from) << QString::fromLatin1(to);
        };
        row("an attacker on another square", R"({"from":"b2@10","piece":"B")",
            R"({"from":"a2@10","piece":"B")");
        row("an attacker of another kind", R"({"from":"b2@10","piece":"B")",
            R"({"from":"b2@10","piece":"Q")");
        row("another position", "4/4/4/1r2|", "4/4/4/2r1|");
        row("the other side to move", " b 0 1", " w 0 1");
        row("another ruleset", R"("ruleset":"lite")", R"("ruleset":"full")");
        row("another version", R"("version":1)", R"("version":2)");
        row("spaces in the position", " b 0 1", "  b 0 1");
        row("a clock that is no number", " b 0 1", " b 00 1");
    }
    void liesThatReadWell() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        const Position position =
            positionOf(QStringLiteral("lite"),
                       QStringLiteral("4/4/4/4|4/4/1B2/4|4/4/4/1r2|k3/1Q2/4/3K b 0 1"));
        const QString text = QString::fromUtf8(certificateOf(position));
        const CertificateChecker checker(position.ruleset());
        QCOMPARE(checker.fault(text.toUtf8()), QByteArray());
        const QString lie = QString(text).replace(from, to);
        QVERIFY2(lie != text, qPrintable(text.left(400)));
        QVERIFY(!checker.fault(lie.toUtf8()).isEmpty());
    }

    void whatIsNoJsonIsRejected() {
        const Position start = startOf(QStringLiteral("lite"));
        const CertificateChecker checker(start.ruleset());
        QVERIFY(!checker.fault(QByteArray("")).isEmpty());
        QVERIFY(!checker.fault(QByteArray("[]")).isEmpty());
        QVERIFY(!checker.fault(certificateOf(start).chopped(1)).isEmpty());
        QVERIFY(!checker.fault(certificateOf(start) + "{}").isEmpty());
    }

    /// The certificate of one ruleset is none of another.
    void anotherRulesetRejects() {
        const Position start = startOf(QStringLiteral("lite"));
        const Position other = startOf(QStringLiteral("tesschess"));
        QVERIFY(!CertificateChecker(other.ruleset()).fault(certificateOf(start)).isEmpty());
    }

private:
    struct Sample {
        Position position;
        std::optional<Move> move{};
    };
    static std::vector<Sample> samples() {
        const auto after = [](const char* ruleset, const char* fen, const char* move) {
            Position position = positionOf(QString::fromLatin1(ruleset), QString::fromLatin1(fen));
            const Move played = moveOf(position, QString::fromLatin1(move));
            return Sample{std::move(position), played};
        };
        return {
            {positionOf(QStringLiteral("lite"),
                        QStringLiteral("4/4/4/4|4/4/1B2/4|4/4/4/1r2|k3/1Q2/4/3K b 0 1"))},
            after("fide", "4k3/8/8/8/8/8/4B3/K3R3 w - - 0 1", "e2h5"),
            after("fide", "8/2p5/8/KP5r/8/8/8/7k b - - 0 1", "c7c5"),
            after("fide", "7k/2p5/8/1P6/8/8/8/K7 b - - 0 1", "c7c5"),
            {positionOf(QStringLiteral("fide"),
                        QStringLiteral("4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1"))},
            {positionOf(QStringLiteral("fide"), QStringLiteral("k7/8/1Q6/8/8/8/8/7K b - - 0 1"))},
            {positionOf(QStringLiteral("raumschach"),
                        Placed{QStringLiteral("kAa1 nAb1 QCc3 KEe5 UDd4"), Side::Black})},
        };
    }
};

QTEST_APPLESS_MAIN(TestCertificates)
#include "tst_certificates.moc"
