// Prints, and writes to PDF and to pictures, what the program shows.
#pragma once

#include "board/boardcolors.h"
#include "board/boardscene.h"
#include "board/boardsketch.h"
#include "sheet.h"

#include <QObject>
#include <QPointer>
#include <QPrintDialog>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

class QQuickItem;
class QQuickWindow;

namespace tessera {

class GameSession;
class Lab;
class StudyPlayer;

class SheetPrinter : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_MOC_INCLUDE("game/gamesession.h")
    Q_MOC_INCLUDE("lab/lab.h")
    Q_MOC_INCLUDE("lab/studyplayer.h")
    Q_MOC_INCLUDE(<QQuickItem>)
    Q_MOC_INCLUDE(<QQuickWindow>)
    Q_PROPERTY(QString fontFamily MEMBER m_fontFamily NOTIFY changed)
    /// Whether pieces are lettered tokens.
    Q_PROPERTY(bool letters MEMBER m_letters NOTIFY changed)
    /// Letter instead of A4; at first as the system's measures suggest.
    Q_PROPERTY(bool letterPaper MEMBER m_letterPaper NOTIFY changed)
    /// What will be printed: set by the functions below.
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString fileName READ fileName NOTIFY changed)
public:
    explicit SheetPrinter(QObject* parent = nullptr);
    ~SheetPrinter() override;

    [[nodiscard]] QString title() const { return m_sheet.title; }
    /// A name for the PDF file.
    [[nodiscard]] QString fileName() const;

    /// Nothing is to be printed.
    Q_INVOKABLE void clear() { take({}); }
    Q_INVOKABLE void takeGame(tessera::GameSession* session);
    Q_INVOKABLE void takeStudy(tessera::StudyPlayer* player);
    /// All studies of the list as it is filtered.
    Q_INVOKABLE void takeWorksheet(tessera::Lab* lab);
    /// Asks for a printer and prints what was taken.
    Q_INVOKABLE void sendToPrinter(QQuickWindow* over);
    /// Writes it as PDF.
    Q_INVOKABLE void savePdf(const QUrl& file);
    /// Writes what the boards show as PNG or SVG, by the end of the file's name.
    Q_INVOKABLE void saveBoards(const QUrl& file, const tessera::BoardScene& scene,
                                const tessera::BoardSketch& sketch, tessera::BoardColors* colors);
    /// Writes what an item shows as PNG.
    Q_INVOKABLE void saveItem(const QUrl& file, QQuickItem* item);

signals:
    void changed();
    /// How it went, for eye and ear.
    void told(const QString& text);

private:
    void take(Sheet sheet);
    void write(const QUrl& file, const QByteArray& bytes);
    [[nodiscard]] struct SheetStyle style() const;

    QString m_fontFamily;
    bool m_letters = false;
    bool m_letterPaper = false;
    Sheet m_sheet;
    QPointer<QPrintDialog> m_dialog;
};

} // namespace tessera
