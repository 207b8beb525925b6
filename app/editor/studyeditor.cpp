// The words of a study, and the work of checking it.
#include "studyeditor.h"

#include "positioneditor.h"
#include "proof/mate_solver.h"
#include "studytext.h"

#include <QTimerEvent>

#include <algorithm>

namespace tessera {

namespace {

constexpr int keepAfter = 300; // milliseconds without another letter
constexpr int lookEvery = 200; // milliseconds, at how far a check has come
constexpr int mostLevel = 5;

struct Field {
    const char* name;
    QString StudyWords::*text;
};
constexpr Field fields[] = {
    {"title", &StudyWords::title},   {"idea", &StudyWords::idea},
    {"hints", &StudyWords::hints},   {"notice", &StudyWords::notice},
    {"author", &StudyWords::author}, {"source", &StudyWords::source},
    {"pair", &StudyWords::pair},     {"theme", &StudyWords::theme},
    {"line", &StudyWords::line},     {"tried", &StudyWords::tried},
};

QString word(std::string_view stable) {
    return QString::fromUtf8(stable.data(), static_cast<qsizetype>(stable.size()));
}

} // namespace

StudyEditor::StudyEditor(QObject* parent)
    : QObject(parent), m_saved{EditedPosition::start(builtinRuleset("lite"))},
      m_seen(m_saved.position), m_latest([this](const Answer& answer) { show(answer); }) {}

StudyEditor::~StudyEditor() {
    m_stop.request_stop();
    if (m_keeping.isActive() && m_editor)
        keepDraft();
}

void StudyEditor::keepDrafts() {
    if (!m_drafts)
        keepIn(DraftStore::standardFolder());
}

void StudyEditor::keepIn(const QString& folder) {
    m_drafts = std::make_unique<DraftStore>(folder);
    const DraftReading reading = m_drafts->open();
    if (!reading.problem.isEmpty())
        addNotice(reading.problem);
    if (!reading.draft || !m_editor)
        return;
    adopt(*reading.draft, {});
    m_draftKept = true;
    emit savedChanged();
}

PositionEditor* StudyEditor::editor() const {
    return m_editor;
}

void StudyEditor::setEditor(PositionEditor* editor) {
    if (editor == m_editor)
        return;
    if (m_editor)
        disconnect(m_editor, nullptr, this, nullptr);
    m_editor = editor;
    if (m_editor) {
        connect(m_editor, &PositionEditor::changed, this, &StudyEditor::positionChanged);
        m_saved = work();
        m_seen = m_editor->edited();
    }
    emit editorChanged();
}

StudyWork StudyEditor::work() const {
    return {m_editor->edited(), m_words};
}

void StudyEditor::positionChanged() {
    if (m_adopting)
        return;
    // A piece in the hand and a turned board are no changes.
    if (m_seen == m_editor->edited())
        return;
    m_seen = m_editor->edited();
    forgetCheck();
    updateModified();
    keepDraft();
}

void StudyEditor::updateModified() {
    const bool now = !(work() == m_saved);
    if (now == m_modified)
        return;
    m_modified = now;
    emit savedChanged();
}

void StudyEditor::touch(Facts facts) {
    forgetCheck(facts);
    updateModified();
    if (m_drafts)
        m_keeping.start(keepAfter, this);
    if (m_draftKept) {
        m_draftKept = false;
        emit savedChanged();
    }
    emit wordsChanged();
}

void StudyEditor::timerEvent(QTimerEvent* event) {
    if (event->timerId() == m_keeping.timerId())
        keepDraft();
    else if (event->timerId() == m_look.timerId())
        emit progressChanged();
    else
        QObject::timerEvent(event);
}

void StudyEditor::keepDraft() {
    m_keeping.stop();
    if (!m_drafts)
        return;
    const std::optional<QString> reason = m_drafts->save({work(), m_file, m_modified, m_digest});
    m_draftKept = !reason;
    // What was told of an earlier try is true no longer, or told again.
    const QString told =
        reason ? tr("The draft could not be kept (%1). Save the study as a file.").arg(*reason)
               : QString();
    if (told != m_draftNotice) {
        withdrawNotice(m_draftNotice);
        m_draftNotice = told;
        addNotice(told);
    }
    emit savedChanged();
}

QVariantMap StudyEditor::words() const {
    QVariantMap map;
    for (const Field& field : fields)
        map.insert(QLatin1String(field.name), m_words.*field.text);
    return map;
}

void StudyEditor::write(const QString& name, const QString& text) {
    for (const Field& field : fields) {
        if (name == QLatin1String(field.name) && m_words.*field.text != text) {
            m_words.*field.text = text;
            touch();
        }
    }
}

void StudyEditor::setLevel(int level) {
    const int wanted = std::clamp(level, 1, mostLevel);
    if (wanted == m_words.level)
        return;
    m_words.level = wanted;
    touch();
}

void StudyEditor::setMoves(int moves) {
    const int wanted = std::clamp(moves, 1, mostMateMoves);
    if (wanted == m_words.moves)
        return;
    m_words.moves = wanted;
    touch();
}

QVariantList StudyEditor::themes() const {
    QVariantList list;
    for (const std::string_view theme : studyThemes())
        list.append(QVariantMap{{QStringLiteral("id"), word(theme)},
                                {QStringLiteral("text"), themeText(theme)}});
    return list;
}

QStringList StudyEditor::claims() const {
    QStringList list;
    for (const ClaimKind kind : allClaims())
        list.append(claimChoiceText(kind));
    return list;
}

int StudyEditor::claim() const {
    return static_cast<int>(std::ranges::find(allClaims(), m_words.claim) - allClaims().begin());
}

void StudyEditor::setClaim(int index) {
    if (index < 0 || static_cast<std::size_t>(index) >= allClaims().size() || index == claim())
        return;
    m_words.claim = allClaims()[static_cast<std::size_t>(index)];
    touch();
}

void StudyEditor::claimMate(int moves, const QString& line) {
    m_words.claim = ClaimKind::Mate;
    m_words.moves = std::clamp(moves, 1, mostMateMoves);
    m_words.line = line;
    touch();
}

QVariantList StudyEditor::facts() const {
    QVariantList list;
    for (const StudyFact fact : m_facts)
        list.append(
            QVariantMap{{QStringLiteral("id"), word(factWord(fact))},
                        {QStringLiteral("text"), factText(fact)},
                        {QStringLiteral("chosen"), std::ranges::count(m_words.shows, fact) != 0}});
    return list;
}

void StudyEditor::setFact(const QString& id, bool shown) {
    for (const StudyFact fact : allFacts()) {
        if (word(factWord(fact)) != id)
            continue;
        std::erase(m_words.shows, fact);
        if (shown)
            m_words.shows.push_back(fact);
        touch(Facts::Kept);
    }
}

QVariantList StudyEditor::issues() const {
    QVariantList list;
    for (const StudyFault& fault : m_faults)
        list.append(QVariant::fromValue(StudyIssue{fault.field, fault.sentence}));
    return list;
}

void StudyEditor::forgetCheck(Facts facts) {
    m_stop.request_stop();
    m_latest.drop();
    const bool told = m_busy || !m_faults.empty() || !m_verdict.isEmpty() || !m_facts.empty();
    m_busy = false;
    m_look.stop();
    m_faults.clear();
    if (facts == Facts::Forgotten)
        m_facts.clear();
    m_checked.clear();
    m_verdict.clear();
    if (told)
        emit checkedChanged();
}

void StudyEditor::check() {
    ask(false, false);
}

void StudyEditor::save() {
    ask(true, false);
}

void StudyEditor::saveAs() {
    ask(true, true);
}

void StudyEditor::ask(bool thenSave, bool elsewhere) {
    if (!m_editor)
        return;
    forgetCheck();
    m_thenSave = thenSave;
    m_elsewhere = elsewhere;
    m_busy = true;
    m_stop = std::stop_source();
    const unsigned long question = ++m_question;
    m_progress = std::make_shared<SolvingProgress>();
    m_latest.ask([question, work = work(), progress = m_progress, stop = m_stop.get_token()] {
        return Answer{buildStudy(work, stop, *progress), question};
    });
    m_look.start(lookEvery, this);
    emit checkedChanged();
}

void StudyEditor::cancel() {
    if (!m_busy)
        return;
    forgetCheck();
    emit announced(tr("Stopped."));
}

void StudyEditor::show(const Answer& answer) {
    if (answer.question != m_question || !m_busy)
        return;
    m_busy = false;
    m_look.stop();
    m_faults = answer.built.faults;
    m_facts = answer.built.facts;
    m_checked = answer.built.study;
    m_verdict = answer.built.claim;
    emit checkedChanged();
    if (m_checked.empty()) {
        emit announced(m_faults.empty() ? tr("Stopped.")
                       : m_thenSave     ? tr("Not saved. %1").arg(m_faults.front().sentence)
                                        : m_faults.front().sentence);
        return;
    }
    emit announced(tr("The study holds. %1").arg(m_verdict));
    if (!m_thenSave)
        return;
    const bool changed = !m_elsewhere && changedElsewhere();
    if (changed) {
        tellUnsaved(tr("%1 has been changed by another window or program since it was opened "
                       "here. Save the study under another name, or over it.")
                        .arg(fileName()));
    }
    if (m_file.isEmpty() || m_elsewhere || changed)
        emit fileWanted(word(m_checked.front().id) + QStringLiteral(".toml"));
    else
        saveTo(QUrl::fromLocalFile(m_file));
}

void StudyEditor::dismissNotice() {
    m_notices.dismiss();
    emit noticeChanged();
}

void StudyEditor::addNotice(const QString& notice) {
    const QString before = m_notices.shown();
    m_notices.add(notice);
    if (m_notices.shown() != before)
        emit noticeChanged();
}

void StudyEditor::tellUnsaved(const QString& notice) {
    m_saveNotices.append(notice);
    addNotice(notice);
}

void StudyEditor::withdrawNotice(const QString& notice) {
    const QString before = m_notices.shown();
    m_notices.withdraw(notice);
    if (m_notices.shown() != before)
        emit noticeChanged();
}

QString StudyEditor::progress() const {
    return m_progress ? m_progress->text() : QString();
}

} // namespace tessera
