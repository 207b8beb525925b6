#include "lab.h"

#include "study/check.h"
#include "study/writer.h"
#include "text/errortext.h"

#include <QDir>

#include <algorithm>
#include <utility>

namespace tessera {

namespace {
constexpr int lookEvery = 200; // milliseconds, at how far a check has come

QString pathOf(const QUrl& file) {
    return file.isLocalFile() ? file.toLocalFile() : file.toString();
}
} // namespace

Lab::Lab(QObject* parent)
    : Lab(std::make_unique<ProgressStore>(ProgressStore::standardFolder()), parent) {}

Lab::Lab(std::unique_ptr<ProgressStore> store, QObject* parent)
    : QObject(parent), m_store(std::move(store)), m_checking([this](const QString& problem) {
          m_checked.insert(m_checkedNow);
          endCheck();
          addNotice(problem);
      }) {
    m_look.setInterval(lookEvery);
    connect(&m_look, &QTimer::timeout, this, &Lab::checkingChanged);
}

Lab::~Lab() {
    m_stop.request_stop();
}

QString Lab::folder() {
    return QDir::toNativeSeparators(ownStudyFolder());
}

SolvingState Lab::state(const QString& key) const {
    return m_store->progress().state(key);
}

int Lab::solvedInAll() const {
    return static_cast<int>(m_store->progress().states().size());
}

void Lab::addNotice(const QString& notice) {
    const QString before = m_notices.shown();
    m_notices.add(notice);
    if (m_notices.shown() != before)
        emit noticeChanged();
}

void Lab::dismissNotice() {
    m_notices.dismiss();
    emit noticeChanged();
}

void Lab::showProgress() {
    m_list.setProgress(m_store->progress());
    addNotice(m_store->damage());
    // Said once, not at every study, and no longer than it is true.
    if (const QString problem = m_store->problem(); problem != m_told) {
        m_notices.withdraw(std::exchange(m_told, problem));
        emit noticeChanged();
        addNotice(problem);
    }
    emit progressChanged();
}

void Lab::refresh() {
    StudyShelf shelf = shelfStudies();
    m_checked.clear();
    m_list.setStudies(std::move(shelf.studies));
    for (const ShelfStudy& study : m_opened)
        m_list.add(study);
    readProgress();
    const QStringList problems(shelf.problems.begin(), shelf.problems.end());
    if (problems.size() == 1)
        addNotice(tr("A study of yours cannot be read. %1").arg(problems.front()));
    else if (!problems.isEmpty())
        addNotice(
            tr("%n studies of yours cannot be read:", nullptr, static_cast<int>(problems.size())) +
            u'\n' + problems.join(u'\n'));
}

void Lab::readProgress() {
    m_store->load();
    showProgress();
    addNotice(m_store->problem());
}

QString Lab::open(const QUrl& file) {
    const OpenedStudy opened = openStudyFile(pathOf(file));
    if (!opened.study) {
        addNotice(tr("No study was opened. %1").arg(opened.problem));
        return {};
    }
    if (const std::optional<QString> same = keyOfSame(*opened.study->study))
        return *same;
    const auto place = std::ranges::find(m_opened, opened.study->key, &ShelfStudy::key);
    if (place != m_opened.end())
        *place = *opened.study;
    else
        m_opened.push_back(*opened.study);
    m_list.add(*opened.study);
    check(*opened.study);
    return opened.study->key;
}

/// The key of the program's own study that is the same word for word.
std::optional<QString> Lab::keyOfSame(const Study& study) const {
    const ShelfStudy* own = m_list.find(QString::fromStdString(study.id));
    if (own == nullptr || own->mine() || writeStudy(*own->study) != writeStudy(study))
        return std::nullopt;
    return own->key;
}

void Lab::lookAt(const ShelfStudy& shelf) {
    if (m_progress && m_checkedNow == shelf.key)
        return;
    stopChecking();
    if (shelf.mine() && !m_checked.contains(shelf.key))
        check(shelf);
}

void Lab::check(const ShelfStudy& shelf) {
    stopChecking();
    m_checkedNow = shelf.key;
    m_stop = std::stop_source();
    m_progress = std::make_shared<SolvingProgress>();
    m_look.start();
    m_checking.ask([study = shelf.study, progress = m_progress, stop = m_stop.get_token()] {
        StudyCheckBounds bounds;
        bounds.onProgress = [&progress](const SolveProgress& now) { progress->tell(now); };
        const std::optional<Error> error = checkStudy(*study, bounds, stop);
        if (!error || stop.stop_requested())
            return QString();
        return error->code == ErrorCode::NotProved
                   ? tr("The study can be played. %1").arg(problemText(*error))
                   : tr("The study can be played, but it does not hold what it claims. %1")
                         .arg(problemText(*error));
    });
    emit checkingChanged();
}

QString Lab::checking() const {
    if (!m_progress)
        return {};
    const QString progress = m_progress->text();
    return progress.isEmpty()
               ? tr("What the study claims is being checked.")
               : tr("What the study claims is being checked. %1", "how far").arg(progress);
}

void Lab::stopChecking() {
    if (!m_progress)
        return;
    m_stop.request_stop();
    m_checking.drop();
    endCheck();
}

void Lab::endCheck() {
    m_progress.reset();
    m_look.stop();
    emit checkingChanged();
}

QString Lab::nextOpen(const QString& after) const {
    return m_list.nextOpen(after);
}

void Lab::solve(const QString& key, SolvingState how) {
    if (how <= state(key))
        return;
    m_forgotten.remove(key);
    m_store->change([key, how](StudyProgress& progress) { progress.solve(key, how); });
    showProgress();
}

void Lab::reset(const QString& key) {
    m_store->load();
    m_forgotten.clear();
    if (state(key) != SolvingState::Open)
        m_forgotten[key] = state(key);
    m_store->change([key](StudyProgress& progress) { progress.set(key, SolvingState::Open); });
    showProgress();
}

void Lab::resetAll() {
    m_store->load();
    m_forgotten = m_store->progress().states();
    m_store->change([forgotten = m_forgotten.keys()](StudyProgress& progress) {
        for (const QString& key : forgotten)
            progress.set(key, SolvingState::Open);
    });
    showProgress();
}

void Lab::undoReset() {
    m_store->change([forgotten = std::exchange(m_forgotten, {})](StudyProgress& progress) {
        for (auto entry = forgotten.begin(); entry != forgotten.end(); ++entry)
            progress.solve(entry.key(), entry.value());
    });
    showProgress();
}

} // namespace tessera
