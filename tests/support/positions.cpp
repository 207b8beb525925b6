#include "positions.h"

#include <QtCore/QFile>

namespace tessera::test {

QStringList builtinIds() {
    QStringList ids;
    for (const BuiltinRuleset& builtin : builtinRulesets())
        ids << QString::fromUtf8(builtin.id.data(), qsizetype(builtin.id.size()));
    return ids;
}

Position positionOf(const QString& rulesetId, const QString& fen) {
    const RulesetPtr ruleset = builtinRuleset(rulesetId.toStdString());
    if (!ruleset)
        qFatal("no ruleset %s", qPrintable(rulesetId));
    Result<Position> position = readFen(ruleset, fen.toStdString());
    if (!position)
        qFatal("%s: %s", qPrintable(fen), qPrintable(toText(position.error())));
    return *std::move(position);
}

Position startOf(const QString& rulesetId) {
    const RulesetPtr ruleset = builtinRuleset(rulesetId.toStdString());
    if (!ruleset)
        qFatal("no ruleset %s", qPrintable(rulesetId));
    return Position(ruleset);
}

namespace {

Square squareNamed(const CompiledRuleset& ruleset, const QString& name) {
    std::size_t length = 0;
    const auto square =
        readSquareName(ruleset.data(), ruleset.geometry(), name.toStdString(), length);
    if (!square || length != std::size_t(name.size()))
        qFatal("no square %s", qPrintable(name));
    return *square;
}

} // namespace

Position positionOf(const QString& rulesetId, const Placed& placed) {
    const Position start = startOf(rulesetId);
    const CompiledRuleset& ruleset = *start.rulesetPtr();
    PositionSetup setup;
    setup.pieces.resize(std::size_t(start.geometry().squareCount()));
    for (const QString& word : placed.pieces.split(u' ', Qt::SkipEmptyParts)) {
        const char letter = word.at(0).toUpper().toLatin1();
        const Side side = word.at(0).isUpper() ? Side::White : Side::Black;
        setup.pieces[squareNamed(ruleset, word.mid(1))] =
            Piece{start.ruleset().kindOf(letter).value(), side};
    }
    setup.sideToMove = placed.toMove;
    for (const QString& name : placed.castlingRooks.split(u' ', Qt::SkipEmptyParts))
        setup.castlingRooks.push_back(squareNamed(ruleset, name));
    if (!placed.skipped.isEmpty()) {
        setup.enPassantSkipped = squareNamed(ruleset, placed.skipped);
        setup.enPassantVictim = squareNamed(ruleset, placed.victim);
    }
    Result<Position> position = Position::fromSetup(start.rulesetPtr(), setup);
    if (!position)
        qFatal("%s: %s", qPrintable(placed.pieces), qPrintable(toText(position.error())));
    return *std::move(position);
}

Square squareOf(const Position& position, const QString& name) {
    return squareNamed(*position.rulesetPtr(), name);
}

QStringList plainMovesFrom(const Position& position, const QString& square) {
    QStringList texts;
    for (const Move& move : position.legalMovesFrom(squareOf(position, square)))
        texts << QString::fromStdString(writePlainMove(position, move));
    texts.sort();
    return texts;
}

QStringList plainMoves(const Position& position) {
    QStringList texts;
    for (const Move& move : position.legalMoves())
        texts << QString::fromStdString(writePlainMove(position, move));
    texts.sort();
    return texts;
}

Move moveOf(const Position& position, const QString& plain) {
    const Result<Move> move = readPlainMove(position, plain.toStdString());
    if (!move)
        qFatal("%s in %s: %s", qPrintable(plain), qPrintable(toText(position)),
               qPrintable(toText(move.error())));
    return *move;
}

QString toText(const Error& error) {
    return QStringLiteral("error %1 at %2:%3:%4 ply %5, found '%6', expected '%7'")
        .arg(int(error.code))
        .arg(QString::fromStdString(error.place.file))
        .arg(error.place.line)
        .arg(error.place.column)
        .arg(error.place.ply)
        .arg(QString::fromStdString(error.found), QString::fromStdString(error.expected));
}

QString toText(const Position& position) {
    return QString::fromStdString(writeFen(position));
}

QString outcomeText(OutcomeKind outcome) {
    switch (outcome) {
    case OutcomeKind::Ongoing:
        return QStringLiteral("ongoing");
    case OutcomeKind::Checkmate:
        return QStringLiteral("checkmate");
    case OutcomeKind::Stalemate:
        return QStringLiteral("stalemate");
    case OutcomeKind::BareKings:
        return QStringLiteral("bare kings");
    case OutcomeKind::FiftyMove:
        return QStringLiteral("fifty-move");
    case OutcomeKind::Repetition:
        return QStringLiteral("repetition");
    }
    return {};
}

QJsonDocument facts(const QString& fileName) {
    QFile file(QStringLiteral(TESSERA_TEST_DATA "/") + fileName);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(file.fileName()));
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(file.readAll(), &error);
    if (error.error != QJsonParseError::NoError)
        qFatal("%s: %s", qPrintable(fileName), qPrintable(error.errorString()));
    return document;
}

} // namespace tessera::test
