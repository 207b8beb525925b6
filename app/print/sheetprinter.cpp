#include "sheetprinter.h"

#include "game/gamesession.h"
#include "lab/lab.h"
#include "lab/studyplayer.h"
#include "sheets.h"
#include "storage/wholefile.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImage>
#include <QLocale>
#include <QPainter>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>
#include <QQuickItem>
#include <QQuickItemGrabResult>
#include <QQuickWindow>
#include <QSvgGenerator>

#include <memory>

namespace tessera {

namespace {
constexpr double margin = 15.; // millimetres
constexpr int pdfDots = 1200;  // an inch
/// Pixels of a screen that a picture of boards has room for, and how fine a PNG is.
constexpr QSizeF pictureSpace(960., 960.);
constexpr double pictureFineness = 2.;
constexpr double pictureMargin = 12.;
} // namespace

SheetPrinter::SheetPrinter(QObject* parent)
    : QObject(parent),
      m_letterPaper(QLocale::system().measurementSystem() == QLocale::ImperialUSSystem) {}

SheetStyle SheetPrinter::style() const {
    return {m_fontFamily, paperPalette(m_letters)};
}

void SheetPrinter::take(Sheet sheet) {
    m_sheet = std::move(sheet);
    emit changed();
}

QString SheetPrinter::fileName() const {
    QString name = m_sheet.title;
    for (QChar& letter : name) {
        if (!letter.isLetterOrNumber() && letter != QLatin1Char('-'))
            letter = QLatin1Char(' ');
    }
    name = name.simplified().left(60);
    return (name.isEmpty() ? QStringLiteral("Tessera") : name) + QStringLiteral(".pdf");
}

void SheetPrinter::takeGame(GameSession* session) {
    if (session != nullptr)
        take(gameSheet(session->match(), style()));
}

void SheetPrinter::takeStudy(StudyPlayer* player) {
    if (player != nullptr && player->study() != nullptr)
        take(studySheet(*player->study(), style()));
}

void SheetPrinter::takeWorksheet(Lab* lab) {
    if (lab == nullptr)
        return;
    std::vector<const Study*> studies;
    const StudyListModel& list = *lab->list();
    for (int row = 0; row < list.count(); ++row) {
        if (const ShelfStudy* found = list.find(list.keyAt(row)); found != nullptr)
            studies.push_back(found->study.get());
    }
    take(worksheet(studies, style()));
}

SheetPrinter::~SheetPrinter() {
    delete m_dialog;
}

void SheetPrinter::sendToPrinter(QQuickWindow* over) {
    if (m_dialog && m_dialog->isVisible()) {
        m_dialog->raise();
        m_dialog->activateWindow();
        return;
    }
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setPageSize(QPageSize(m_letterPaper ? QPageSize::Letter : QPageSize::A4));
    printer->setPageMargins(QMarginsF(margin, margin, margin, margin), QPageLayout::Millimeter);
    printer->setDocName(m_sheet.title);
    m_dialog = new QPrintDialog(printer.get());
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    m_dialog->setWindowTitle(tr("Print: %1").arg(m_sheet.title));
    m_dialog->winId(); // makes its window
    if (QWindow* window = m_dialog->windowHandle())
        window->setTransientParent(over);
    connect(m_dialog, &QDialog::accepted, this, [this, printer, sheet = m_sheet] {
        const int pages = paintSheet(sheet, *printer);
        emit told(pages > 0
                      ? tr("Sent to the printer: %1.", "title of a sheet").arg(sheet.title)
                      : tr("The printer could not be reached. Save the sheet as PDF instead."));
    });
    // The printer must outlive the dialog that shows it.
    connect(m_dialog, &QObject::destroyed, this, [printer] {});
    m_dialog->open();
}

void SheetPrinter::savePdf(const QUrl& file) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(pdfDots);
        writer.setPageSize(QPageSize(m_letterPaper ? QPageSize::Letter : QPageSize::A4));
        writer.setPageMargins(QMarginsF(margin, margin, margin, margin), QPageLayout::Millimeter);
        writer.setTitle(m_sheet.title);
        writer.setCreator(QStringLiteral("Tessera"));
        paintSheet(m_sheet, writer);
    }
    write(file, buffer.data());
}

void SheetPrinter::saveBoards(const QUrl& file, const BoardScene& scene, const BoardSketch& sketch,
                              BoardColors* colors) {
    if (!scene.ruleset || colors == nullptr)
        return;
    const BoardDrawer drawer({scene, sketch, colors->palette(), m_fontFamily}, pictureSpace);
    const QSizeF whole = drawer.size() + QSizeF(pictureMargin, pictureMargin) * 2;
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    const auto draw = [&](QPainter& painter) {
        painter.fillRect(QRectF(QPointF(), whole), colors->palette().page);
        painter.translate(pictureMargin, pictureMargin);
        drawer.draw(painter);
    };
    if (file.path().endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) {
        QSvgGenerator svg;
        svg.setOutputDevice(&buffer);
        svg.setResolution(96);
        svg.setSize(whole.toSize());
        svg.setViewBox(QRectF(QPointF(), whole));
        svg.setTitle(tr("Boards of %1", "title of a picture, name of a ruleset")
                         .arg(QString::fromStdString(scene.ruleset->data().name)));
        QPainter painter(&svg);
        draw(painter);
    } else {
        QImage image((whole * pictureFineness).toSize(), QImage::Format_RGB32);
        QPainter painter(&image);
        painter.scale(pictureFineness, pictureFineness);
        draw(painter);
        painter.end();
        image.save(&buffer, "PNG");
    }
    write(file, buffer.data());
}

void SheetPrinter::saveItem(const QUrl& file, QQuickItem* item) {
    const QSharedPointer<QQuickItemGrabResult> grab =
        item != nullptr ? item->grabToImage() : QSharedPointer<QQuickItemGrabResult>();
    if (!grab) {
        emit told(tr("There is no picture to save: show the tesseract first."));
        return;
    }
    connect(grab.get(), &QQuickItemGrabResult::ready, this, [this, grab, file] {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        grab->image().save(&buffer, "PNG");
        write(file, buffer.data());
    });
}

void SheetPrinter::write(const QUrl& file, const QByteArray& bytes) {
    const QString path = file.toLocalFile();
    const std::optional<QString> failure = writeWhole(path, bytes);
    emit told(failure ? tr("%1 could not be written: %2. Choose another place.", "file, reason")
                            .arg(path, *failure)
                      : tr("Saved %1.", "file").arg(QFileInfo(path).fileName()));
}

} // namespace tessera
