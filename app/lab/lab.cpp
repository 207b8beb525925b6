#include "lab.h"

#include "study/check.h"
#include "text/errortext.h"

#include <QDir>

#include <algorithm>

namespace tessera {

namespace {
QString pathOf(const QUrl& file) {
    return file.isLocalFile() ? file.toLocalFile() : file.toString();
}
} // namespace

Lab::Lab(QObject* parent)
    : Lab(std::make_unique<ProgressStore>(ProgressStore::standardFolder()), parent) {}

Lab::Lab(std::unique_ptr<ProgressStore> store, QObject* parent)
    : QObject(parent), m_store(std::move(store)), m_checking([this](const QString& problem) {
          if (!problem.isEmpty())
              setNotice(tr("The study can be played, but it does not hold what it claims. %1")
                            .arg(problem));
      }) {}

Lab::~Lab() {
    m_stop.request_stop();
}

QString Lab::folder() {
    return QDir::toNativeSeparators(ownStudyFolder());
}

SolvingState Lab::state(const QString& key) const {
    return m_store->progress().state(key);
}

void Lab::setNotice(const QString& notice) {
    if (m_notice == notice)
        return;
    m_notice = notice;
    emit noticeChanged();
}

void Lab::dismissNotice() {
    setNotice({});
}

void Lab::showProgress() {
    m_list.setProgress(m_store->progress());
    if (!m_store->problem().isEmpty())
        setNotice(m_store->problem());
    emit progressChanged();
}

void Lab::refresh() {
    StudyShelf shelf = shelfStudies();
    m_list.setStudies(std::move(shelf.studies));
    for (const ShelfStudy& study : m_opened)
        m_list.add(study);
    readProgress();
    if (m_notice.isEmpty() && !shelf.problems.empty())
        setNotice(shelf.problems.size() == 1
                      ? tr("A study of yours cannot be read. %1").arg(shelf.problems.front())
                      : tr("%n studies of yours cannot be read. The first: %1", nullptr,
                           static_cast<int>(shelf.problems.size()))
                            .arg(shelf.problems.front()));
}

void Lab::readProgress() {
    m_store->load();
    showProgress();
}

QString Lab::open(const QUrl& file) {
    const OpenedStudy opened = openStudyFile(pathOf(file));
    if (!opened.study) {
        setNotice(tr("No study was opened. %1").arg(opened.problem));
        return {};
    }
    const auto place = std::ranges::find(m_opened, opened.study->key, &ShelfStudy::key);
    if (place != m_opened.end())
        *place = *opened.study;
    else
        m_opened.push_back(*opened.study);
    m_list.add(*opened.study);
    m_stop.request_stop();
    m_stop = std::stop_source();
    m_checking.ask([study = opened.study->study, stop = m_stop.get_token()] {
        const std::optional<Error> error = checkStudy(*study, stop);
        return error && !stop.stop_requested() ? problemText(*error) : QString();
    });
    return opened.study->key;
}

QString Lab::nextOpen(const QString& after) const {
    return m_list.nextOpen(after);
}

void Lab::solve(const QString& key, SolvingState how) {
    if (how <= state(key))
        return;
    m_forgotten.remove(key);
    m_store->change([&](StudyProgress& progress) { progress.solve(key, how); });
    showProgress();
}

void Lab::reset(const QString& key) {
    m_forgotten.clear();
    m_store->change([&](StudyProgress& progress) {
        if (progress.state(key) != SolvingState::Open)
            m_forgotten[key] = progress.state(key);
        progress.set(key, SolvingState::Open);
    });
    showProgress();
}

void Lab::resetAll() {
    m_store->change([&](StudyProgress& progress) {
        m_forgotten = progress.states();
        progress.clear();
    });
    showProgress();
}

void Lab::undoReset() {
    m_store->change([&](StudyProgress& progress) {
        for (auto entry = m_forgotten.begin(); entry != m_forgotten.end(); ++entry)
            progress.solve(entry.key(), entry.value());
    });
    m_forgotten.clear();
    showProgress();
}

} // namespace tessera
