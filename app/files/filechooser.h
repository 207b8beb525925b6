// Asks for a file.
#pragma once

#include <QColor>
#include <QFileDialog>
#include <QFont>
#include <QPointer>
#include <QQuickWindow>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace tessera {

/// The colours of the program's look, for what is drawn by widgets.
class DialogColors : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor page MEMBER page)
    Q_PROPERTY(QColor card MEMBER card)
    Q_PROPERTY(QColor ink MEMBER ink)
    Q_PROPERTY(QColor mutedInk MEMBER mutedInk)
    Q_PROPERTY(QColor faded MEMBER faded)
    Q_PROPERTY(QColor control MEMBER control)
    Q_PROPERTY(QColor accent MEMBER accent)
    Q_PROPERTY(QColor accentInk MEMBER accentInk)
public:
    using QObject::QObject;
    [[nodiscard]] QPalette palette() const;

    QColor page;
    QColor card;
    QColor ink;
    QColor mutedInk;
    QColor faded; ///< ink of what cannot be used now
    QColor control;
    QColor accent;
    QColor accentInk; ///< on the accent
};

/// The desktop's own dialog where it has one, else one in the program's look. A window of its own;
/// it takes the keyboard from the window it is over, and gives it back.
class FileChooser : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString title MEMBER m_title)
    /// Such as "Rulesets (*.toml)"; the first holds at first.
    Q_PROPERTY(QStringList nameFilters MEMBER m_nameFilters)
    Q_PROPERTY(tessera::DialogColors* colors MEMBER m_colors)
    Q_PROPERTY(QFont font MEMBER m_font)
    /// Where it begins until a file was chosen; empty: at the documents.
    Q_PROPERTY(QUrl firstFolder MEMBER m_firstFolder)
public:
    using QObject::QObject;
    ~FileChooser() override;

    /// Asks for a file to open. While it is asking already it comes to the front.
    Q_INVOKABLE void open(QQuickWindow* over);
    /// Asks for any number of files, which `chosenSeveral` gives.
    Q_INVOKABLE void openSeveral(QQuickWindow* over);
    /// Asks where to save a file, with a name to begin with; asks again before it replaces one.
    Q_INVOKABLE void save(QQuickWindow* over, const QString& fileName);

signals:
    void chosen(const QUrl& file);
    void chosenSeveral(const QList<QUrl>& files);

private:
    void ask(QQuickWindow* over, QFileDialog::FileMode mode, const QString& fileName);

    QString m_title;
    QStringList m_nameFilters;
    DialogColors* m_colors = nullptr;
    QFont m_font;
    QUrl m_firstFolder;
    QUrl m_folder; ///< where the last file was chosen
    QPointer<QFileDialog> m_dialog;
};

} // namespace tessera
