#include "studywork.h"

#include "notation/lan.h"
#include "notation/square_name.h"

#include <QStringList>

#include <algorithm>

namespace tessera {

namespace {

QString text(const std::string& words) {
    return QString::fromStdString(words);
}

/// One a line: a line end inside would make two of it.
QString onLines(const std::vector<std::string>& texts) {
    QStringList lines;
    for (const std::string& one : texts)
        lines.append(text(one).simplified());
    return lines.join(QLatin1Char('\n'));
}

QString plainLine(const Study& study) {
    QStringList moves;
    Position at = study.position;
    for (const Move& move : study.line) {
        moves.append(text(writePlainMove(at, move)));
        at.make(move);
    }
    return moves.join(QLatin1Char(' '));
}

QString triedText(const Study& study) {
    if (study.claim.kind != ClaimKind::Illegal)
        return {};
    const Ruleset& ruleset = study.position.ruleset();
    const Geometry& geometry = study.position.geometry();
    QString tried = text(squareName(ruleset, geometry, study.claim.tried.from) +
                         squareName(ruleset, geometry, study.claim.tried.to));
    if (study.claim.tried.promotion)
        tried += QChar(QLatin1Char(ruleset.pieces[*study.claim.tried.promotion].letter)).toLower();
    return tried;
}

} // namespace

StudyWork workOf(const Study& study) {
    StudyWork work{EditedPosition::of(study.position)};
    StudyWords& words = work.words;
    words.title = text(study.title);
    words.idea = text(study.idea);
    words.hints = onLines(study.hints);
    words.notice = onLines(study.notice);
    words.author = text(study.author);
    words.source = text(study.source);
    words.pair = text(study.pair);
    words.theme = text(study.theme);
    words.level = study.level;
    words.line = plainLine(study);
    words.claim = study.claim.kind;
    words.moves = std::max(1, study.claim.moves);
    words.tried = triedText(study);
    words.shows = study.claim.shows;
    return work;
}

QString studyId(const QString& name) {
    constexpr qsizetype most = 60;
    QString id;
    for (const QChar letter : name.normalized(QString::NormalizationForm_KD).toLower()) {
        const char16_t code = letter.unicode();
        if ((code >= u'a' && code <= u'z') || (code >= u'0' && code <= u'9' && !id.isEmpty()))
            id += letter;
        else if (letter.category() != QChar::Mark_NonSpacing && !id.isEmpty() &&
                 !id.endsWith(QLatin1Char('-')))
            id += QLatin1Char('-');
    }
    id.truncate(most);
    while (id.endsWith(QLatin1Char('-')))
        id.chop(1);
    return id.isEmpty() ? QStringLiteral("study") : id;
}

} // namespace tessera
