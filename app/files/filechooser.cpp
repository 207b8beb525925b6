#include "filechooser.h"

#include <QDir>
#include <QFileInfo>
#include <QHeaderView>
#include <QScreen>
#include <QSplitter>
#include <QStandardPaths>
#include <QTreeView>
#include <QWindow>

namespace tessera {

namespace {
constexpr int letters = 110; ///< in a row of the dialog

QUrl documents() {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QUrl::fromLocalFile(QFileInfo(folder).isDir() ? folder : QDir::homePath());
}

/// Room for names and dates. The desktop's own dialog has none of these parts.
void makeRoom(QFileDialog& dialog) {
    auto* splitter = dialog.findChild<QSplitter*>();
    auto* table = dialog.findChild<QTreeView*>();
    if (splitter == nullptr || table == nullptr)
        return;
    const int width = QFontMetrics(dialog.font()).averageCharWidth() * letters;
    dialog.resize(QSize(width, width * 5 / 8).boundedTo(dialog.screen()->availableSize()));
    splitter->setSizes({width / 4, width * 3 / 4});
    table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
}
} // namespace

QPalette DialogColors::palette() const {
    QPalette palette;
    palette.setColor(QPalette::Window, page);
    palette.setColor(QPalette::WindowText, ink);
    palette.setColor(QPalette::Base, card);
    palette.setColor(QPalette::AlternateBase, page);
    palette.setColor(QPalette::Text, ink);
    palette.setColor(QPalette::PlaceholderText, mutedInk);
    palette.setColor(QPalette::Button, control);
    palette.setColor(QPalette::ButtonText, ink);
    palette.setColor(QPalette::ToolTipBase, card);
    palette.setColor(QPalette::ToolTipText, ink);
    palette.setColor(QPalette::Highlight, accent);
    palette.setColor(QPalette::HighlightedText, accentInk);
    palette.setColor(QPalette::Link, accent);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, faded);
    return palette;
}

FileChooser::~FileChooser() {
    delete m_dialog;
}

void FileChooser::open(QQuickWindow* over) {
    ask(over, QFileDialog::ExistingFile, {});
}

void FileChooser::openSeveral(QQuickWindow* over) {
    ask(over, QFileDialog::ExistingFiles, {});
}

void FileChooser::save(QQuickWindow* over, const QString& fileName) {
    ask(over, QFileDialog::AnyFile, fileName);
}

void FileChooser::ask(QQuickWindow* over, QFileDialog::FileMode mode, const QString& fileName) {
    if (m_dialog && m_dialog->isVisible()) { // one that was closed may not be gone yet
        m_dialog->raise();
        m_dialog->activateWindow();
        return;
    }
    m_dialog = new QFileDialog(nullptr, m_title);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    const bool saves = mode == QFileDialog::AnyFile;
    m_dialog->setAcceptMode(saves ? QFileDialog::AcceptSave : QFileDialog::AcceptOpen);
    m_dialog->setFileMode(mode);
    m_dialog->setNameFilters(m_nameFilters);
    m_dialog->setDirectoryUrl(m_folder.isValid()        ? m_folder
                              : m_firstFolder.isValid() ? m_firstFolder
                                                        : documents());
    if (saves) {
        m_dialog->setDefaultSuffix(QFileInfo(fileName).suffix());
        m_dialog->selectFile(fileName);
    }
    if (m_colors != nullptr)
        m_dialog->setPalette(m_colors->palette());
    m_dialog->setFont(m_font);
    makeRoom(*m_dialog);
    m_dialog->winId(); // makes its window
    if (QWindow* window = m_dialog->windowHandle())
        window->setTransientParent(over);
    connect(m_dialog, &QFileDialog::filesSelected, this, [this, mode](const QStringList& files) {
        m_folder = m_dialog->directoryUrl();
        QList<QUrl> urls;
        for (const QString& file : files)
            urls.append(QUrl::fromLocalFile(file));
        if (mode == QFileDialog::ExistingFiles)
            emit chosenSeveral(urls);
        else if (!urls.isEmpty())
            emit chosen(urls.first());
    });
    m_dialog->open();
}

} // namespace tessera
