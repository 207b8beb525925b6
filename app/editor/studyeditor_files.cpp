// Studies as files, and what takes the place of the work in the editor.
#include "studyeditor.h"

#include "game/gamesession.h"
#include "lab/studyshelf.h"
#include "positioneditor.h"
#include "storage/wholefile.h"
#include "study/reader.h"
#include "study/writer.h"
#include "text/errortext.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <utility>

namespace tessera {

namespace {
QString nameOf(const QString& path) {
    return shownName(QFileInfo(path).fileName());
}

/// Tells whether a file holds the same as before; empty: it cannot be read.
QString digestOf(const QString& path) {
    QFile file(path);
    // Opening a pipe would wait for a writer.
    if (!QFileInfo(file).isFile() || !file.open(QIODevice::ReadOnly))
        return {};
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(&file);
    return QString::fromLatin1(hash.result().toHex());
}
} // namespace

QString StudyEditor::fileName() const {
    return m_file.isEmpty() ? QString() : nameOf(m_file);
}

QString StudyEditor::savedText() const {
    const bool kept = m_draftKept;
    if (m_file.isEmpty())
        return !m_modified ? QString()
               : kept      ? tr("Not saved as a file yet; kept as a draft.")
                           : tr("Not saved as a file yet.");
    if (!m_modified)
        return tr("Saved as %1.").arg(fileName());
    return kept ? tr("Changed since %1 was saved; the changes are kept as a draft.").arg(fileName())
                : tr("Changed since %1 was saved.").arg(fileName());
}

QUrl StudyEditor::folder() {
    const QString path = ownStudyFolder();
    return QDir().mkpath(path) ? QUrl::fromLocalFile(path) : QUrl();
}

bool StudyEditor::saveTo(const QUrl& file) {
    if (m_checked.empty() || !file.isLocalFile())
        return false;
    const QString path = file.toLocalFile();
    // A study is known by its file's name.
    Study study = m_checked.front();
    study.id = studyId(QFileInfo(path).completeBaseName()).toStdString();
    if (const auto reason = writeWhole(path, QByteArray::fromStdString(writeStudy(study)))) {
        tellUnsaved(tr("%1 could not be written (%2). The study is still here.")
                        .arg(nameOf(path), *reason));
        return false;
    }
    // What was told of earlier tries is true no longer.
    for (const QString& notice : std::exchange(m_saveNotices, {}))
        withdrawNotice(notice);
    m_file = path;
    m_digest = digestOf(path);
    m_saved = work();
    m_modified = false;
    keepDraft();
    emit savedChanged();
    emit announced(tr("Saved as %1.").arg(fileName()));
    return true;
}

bool StudyEditor::changedElsewhere() const {
    return !m_digest.isEmpty() && QFileInfo::exists(m_file) && digestOf(m_file) != m_digest;
}

bool StudyEditor::open(const QUrl& file) {
    const QString path = file.isLocalFile() ? file.toLocalFile() : file.toString();
    const QString digest = digestOf(path);
    const Result<Study> study = readStudyFile(path.toStdString());
    if (!study) {
        addNotice(tr("No study was opened. %1").arg(problemText(study.error())));
        return false;
    }
    offer({workOf(*study), path, false, digest}, tr("Opened %1.").arg(nameOf(path)));
    return true;
}

bool StudyEditor::openBuiltin(const QString& id) {
    for (const BuiltinStudy& builtin : builtinStudies()) {
        if (id.toStdString() != builtin.id)
            continue;
        const Result<Study> study = readStudy(builtin.text, builtin.fileName);
        if (!study)
            return false;
        offer({workOf(*study), {}, false},
              tr("A copy of the study “%1”.").arg(QString::fromStdString(study->title)));
        return true;
    }
    return false;
}

void StudyEditor::take(GameSession* session) {
    if (session != nullptr)
        offer({{EditedPosition::of(session->match().position())}, {}, false},
              tr("The position of the game."));
}

void StudyEditor::begin() {
    if (m_editor)
        offer({{EditedPosition::start(m_editor->edited().ruleset)}, {}, false}, tr("A new study."));
}

void StudyEditor::offer(const StudyDraft& draft, const QString& telling) {
    if (!m_editor)
        return;
    if (!m_modified) {
        adopt(draft, telling);
        return;
    }
    m_waiting = Waiting{draft, telling};
    emit replaceWanted();
}

void StudyEditor::replace(bool yes) {
    const std::optional<Waiting> waiting = std::exchange(m_waiting, std::nullopt);
    if (waiting && yes)
        adopt(waiting->draft, waiting->telling);
}

void StudyEditor::adopt(const StudyDraft& draft, const QString& telling) {
    forgetCheck();
    m_words = draft.work.words;
    m_file = draft.file;
    m_digest = draft.digest;
    m_modified = draft.modified;
    m_saved = draft.work;
    // What a modified draft was saved as is not known any more: nothing is equal to it.
    if (draft.modified)
        m_saved.words.level = 0;
    m_adopting = true;
    m_editor->reset(draft.work.position);
    m_adopting = false;
    m_seen = m_editor->edited();
    emit wordsChanged();
    emit savedChanged();
    if (telling.isEmpty())
        return;
    keepDraft();
    emit replaced();
    emit announced(telling);
}

bool StudyEditor::play(GameSession* session) {
    return session != nullptr && m_editor && m_editor->valid() &&
           session->playFrom(*m_editor->position());
}

} // namespace tessera
