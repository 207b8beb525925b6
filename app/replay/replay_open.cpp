// Where the game comes from and where it is kept.
#include "replay.h"

#include "game/gamesession.h"
#include "game/match.h"
#include "library/gamefacts.h"
#include "notation/fen4d.h"
#include "notation/record_split.h"
#include "text/endtext.h"
#include "text/errortext.h"

#include <QClipboard>
#include <QGuiApplication>

namespace tessera {

namespace {
/// A position in a ruleset that it fits: that of the game on the boards, else one of the program.
std::optional<Position> positionIn(const std::string& text, const RulesetPtr& first) {
    if (const Result<Position> position = readFen(first, text))
        return *position;
    for (const BuiltinRuleset& builtin : builtinRulesets()) {
        if (const Result<Position> position = readFen(builtinRuleset(builtin.id), text))
            return *position;
    }
    return std::nullopt;
}
} // namespace

void Replay::begin(const Record& record) {
    stopPlaying();
    m_history.reset({std::make_shared<const GameTree>(record)});
    m_node = rootNode;
    m_moves.show(nullptr); // of another game
    m_moves.show(m_history.now().tree);
    m_moves.setCurrent(rootNode);
    const GameFacts facts = factsOf(record);
    m_title = facts.title();
    describe();
    load(rootNode);
    emit opened();
    emit changed();
    emit announced(tr("%1. %2", "title of a game, what is known of it").arg(m_title, m_about));
    if (const QString notes = spokenNotes(); !notes.isEmpty())
        emit announced(notes);
}

void Replay::describe() {
    const Record record = tree().toRecord();
    const GameFacts facts = factsOf(record);
    QStringList parts;
    for (const QString& part : {facts.players(), facts.rulesetName, facts.dateText()}) {
        if (!part.isEmpty() && part != m_title)
            parts.append(part);
    }
    if (record.result != RecordResult::Unfinished)
        parts.append(resultWord(record.result));
    m_about = parts.join(QStringLiteral(" · "));
    const MatchEnd end = Match(record).endOfLine();
    m_end = end.kind != EndKind::None ? endSentence(end, tree().start().ruleset())
            : record.result != RecordResult::Unfinished
                ? tr("%1.", "a result, as a sentence").arg(resultWord(record.result))
                : QString();
}

bool Replay::show(const QUrl& file) {
    if (!m_session)
        return false;
    ReplayFile opened(m_folder);
    const QString path = file.isLocalFile() ? file.toLocalFile() : file.toString();
    const RecordReading reading = opened.open(path);
    if (!reading.record) {
        addNotice(tr("No game was opened. %1").arg(problemText(*reading.error)));
        return false;
    }
    m_file = std::move(opened);
    begin(*reading.record);
    if (reading.error)
        addNotice(tr("%1 What stands before that is shown. The file stays as it is; what you "
                     "change is kept as a game of its own.")
                      .arg(problemText(*reading.error)));
    return true;
}

bool Replay::paste() {
    if (!m_session)
        return false;
    const QString text = QGuiApplication::clipboard()->text().trimmed();
    if (text.isEmpty()) {
        emit remarked(tr("There is no text to paste."));
        return false;
    }
    const std::string bytes = text.toStdString();
    if (const auto position = positionIn(bytes, m_session->match().position().rulesetPtr())) {
        m_file.begin();
        begin(Record{{}, Game(*position), {}, {}});
        emit remarked(tr("The position was pasted. It is kept as a game once you add to it."));
        return true;
    }
    const std::vector<RecordPart> parts = splitRecords(bytes);
    const std::string name = tr("Pasted text", "in place of the name of a file").toStdString();
    const RecordReading reading = readRecord(parts.front().text, name, findVariant);
    const bool readable =
        reading.record && (!reading.error || !reading.record->game.moves().empty());
    if (!readable) {
        emit remarked(tr("Nothing was pasted: this is no position and no game. %1")
                          .arg(problemText(*reading.error)));
        return false;
    }
    m_file.begin();
    begin(withoutWindowTags(*reading.record));
    save(false);
    if (reading.error)
        addNotice(tr("%1 What stands before that was pasted.").arg(problemText(*reading.error)));
    if (parts.size() > 1)
        addNotice(tr("The text holds several games. The first one was pasted; the library adds all "
                     "of a file."));
    emit remarked(tr("The game was pasted and is in the library."));
    return true;
}

void Replay::close() {
    if (!isOpen())
        return;
    follow();
    stopPlaying();
    m_history.reset(State());
    m_moves.show(nullptr);
    m_node = rootNode;
    m_line.clear();
    m_loaded.clear();
    emit opened();
    emit changed();
}

void Replay::save(bool tells) {
    const bool had = !m_file.name().isEmpty();
    const auto [failure, apart] = m_file.save(tree().toRecord());
    const QString before = notice();
    m_notices.withdraw(m_unsaved); // it tells of what is true no longer
    m_unsaved = failure ? tr("The change could not be saved (%1). It is shown, and every change "
                             "tries to save all of them again.")
                              .arg(*failure)
                        : QString();
    m_notices.add(m_unsaved);
    if (notice() != before)
        emit noticeChanged();
    if (failure || !apart || !tells)
        return;
    addNotice((had ? tr("The game's file was changed elsewhere meanwhile and stays as it is. This "
                        "one is kept beside it as %1.")
                   : tr("What you change is kept in the library as %1."))
                  .arg(shownName(m_file.name())));
}

void Replay::addNotice(const QString& text) {
    m_notices.add(text);
    emit noticeChanged();
}

void Replay::dismissNotice() {
    m_notices.dismiss();
    emit noticeChanged();
}

void Replay::copyGame() {
    if (!ready())
        return;
    QGuiApplication::clipboard()->setText(
        QString::fromStdString(writeRecord(withoutWindowTags(tree().toRecord()))));
    emit remarked(tr("The game was copied as text."));
}

void Replay::copyPosition() {
    if (!ready())
        return;
    QGuiApplication::clipboard()->setText(
        QString::fromStdString(writeFen(m_session->match().position())));
    emit remarked(tr("The position was copied as text."));
}

} // namespace tessera
