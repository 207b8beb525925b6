#include "gamefacts.h"

#include "notation/fen4d.h"
#include "storage/gamestore.h"
#include "storage/keptgame.h"
#include "text/errortext.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QLocale>

namespace tessera {

namespace {

struct Library {
    Q_DECLARE_TR_FUNCTIONS(tessera::Library)
};

QString shown(std::string_view value) {
    const QString text =
        QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size())).trimmed();
    return text == QLatin1String("?") ? QString() : shownName(text);
}

QString joinedWords(const GameFacts& facts) {
    const std::string_view result = resultText(facts.result);
    QStringList words{facts.event,
                      facts.white,
                      facts.black,
                      facts.rulesetName,
                      facts.rulesetId,
                      QString::fromUtf8(result.data(), static_cast<qsizetype>(result.size())),
                      resultWord(facts.result),
                      facts.date,
                      facts.dateText(),
                      facts.file};
    if (facts.day().isValid())
        words.append(facts.day().toString(Qt::ISODate));
    words.append(facts.keywords);
    return searched(words.join(QLatin1Char('\n')));
}

} // namespace

QString GameFacts::players() const {
    if (white.isEmpty() && black.isEmpty())
        return {};
    return Library::tr("%1 – %2", "White's player, Black's player")
        .arg(white.isEmpty() ? Library::tr("White") : white,
             black.isEmpty() ? Library::tr("Black") : black);
}

QString GameFacts::title() const {
    if (!event.isEmpty())
        return event;
    const QString both = players();
    return !both.isEmpty() ? both : !rulesetName.isEmpty() ? rulesetName : file;
}

QDate GameFacts::day() const {
    return QDate::fromString(date, QStringLiteral("yyyy.MM.dd"));
}

QString GameFacts::dateText() const {
    const QDate known = day();
    if (known.isValid())
        return QLocale().toString(known, QStringLiteral("d MMM yyyy"));
    return date.startsWith(QLatin1Char('?')) ? QString() : date;
}

RulesetPtr RulesetMemory::find(std::string_view variant, std::string_view hash) {
    const std::pair key{std::string(variant), std::string(hash)};
    const auto found = m_found.find(key);
    return found != m_found.end() ? found->second
                                  : m_found.emplace(key, findVariant(variant, hash)).first->second;
}

RulesetFinder RulesetMemory::finder() {
    return [this](std::string_view variant, std::string_view hash) { return find(variant, hash); };
}

Record withoutWindowTags(Record record) {
    for (const char* const tag : {"KeptAs", "CurrentPly", "TimeUsed"})
        record.setTag(tag, {});
    return record;
}

QString gameKey(const Record& record) {
    const std::string text = writeRecord(withoutWindowTags(record));
    return QString::fromLatin1(
        QCryptographicHash::hash(QByteArray::fromStdString(text), QCryptographicHash::Sha1)
            .toHex());
}

GameFacts factsOf(const Record& record) {
    GameFacts facts;
    facts.event = shown(record.tag("Event"));
    facts.white = shown(record.tag("White"));
    facts.black = shown(record.tag("Black"));
    facts.date = shown(record.tag("Date"));
    facts.keywords = keywordsIn(shown(record.tag(keywordsTag)));
    facts.keptAs = shown(record.tag(keptAsTag));
    const Position& last = record.game.current();
    facts.ruleset = last.rulesetPtr();
    facts.rulesetId = QString::fromStdString(last.ruleset().id);
    facts.rulesetName = QString::fromStdString(last.ruleset().name);
    facts.result = record.result;
    facts.plies = static_cast<int>(record.game.moves().size());
    facts.position = writeFen(last);
    return facts;
}

GameFacts readFacts(const QFileInfo& file, RulesetMemory& rulesets) {
    // Which ruleset it asks for, also where that is missing.
    std::string askedVariant;
    std::string askedHash;
    const RulesetFinder finder = [&](std::string_view variant, std::string_view hash) {
        askedVariant = variant;
        askedHash = hash;
        return rulesets.find(variant, hash);
    };
    const RecordReading reading = readGameFile(file.filePath(), finder);
    GameFacts facts = reading.record ? factsOf(*reading.record) : GameFacts();
    facts.file = file.fileName();
    facts.size = file.size();
    facts.time = file.lastModified().toMSecsSinceEpoch();
    facts.variant = std::move(askedVariant);
    facts.hash = std::move(askedHash);
    if (reading.error) {
        facts.problem = problemText(*reading.error);
        facts.rulesetMissing = reading.error->code == ErrorCode::UnknownRuleset;
    } else {
        facts.key = gameKey(*reading.record);
    }
    facts.listedDay = facts.day().isValid()
                          ? facts.date
                          : file.lastModified().toString(QStringLiteral("yyyy.MM.dd"));
    facts.words = joinedWords(facts);
    return facts;
}

QString resultWord(RecordResult result) {
    switch (result) {
    case RecordResult::WhiteWins:
        return Library::tr("White won");
    case RecordResult::BlackWins:
        return Library::tr("Black won");
    case RecordResult::Draw:
        return Library::tr("Draw");
    case RecordResult::Unfinished:
        break;
    }
    return Library::tr("Not over");
}

QString searched(const QString& text) {
    const QString apart = text.normalized(QString::NormalizationForm_KD);
    QString plain;
    plain.reserve(apart.size());
    for (const QChar c : apart) {
        if (c.category() != QChar::Mark_NonSpacing)
            plain += c;
    }
    return plain.toCaseFolded();
}

QStringList keywordsIn(const QString& text) {
    QStringList list;
    for (const QString& part : text.split(QLatin1Char(','))) {
        const QString word = part.simplified();
        if (!word.isEmpty() && !list.contains(word, Qt::CaseInsensitive))
            list.append(word);
    }
    return list;
}

} // namespace tessera
