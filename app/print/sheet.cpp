#include "sheet.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>

namespace tessera {

namespace {
constexpr double pixelsPerInch = 96.;
// Pixels of a screen.
constexpr double plainText = 13.;
constexpr double smallText = 10.5;
constexpr double headingText = 16.;
constexpr double titleText = 22.;
constexpr double gap = 8.;
constexpr double writingLine = 34.; // 9 mm
constexpr double foot = 26.;
/// Squares below this are hard to read on paper: 3 mm.
constexpr double readableCell = 11.3;
/// What two widths of paper have in common: A4 and Letter without their margins.
constexpr QSizeF commonPage(660., 900.);

double sizeOf(SheetText::Look look) {
    switch (look) {
    case SheetText::Look::Small:
        return smallText;
    case SheetText::Look::Heading:
        return headingText;
    case SheetText::Look::Title:
        return titleText;
    case SheetText::Look::Plain:
        break;
    }
    return plainText;
}

bool hasPiece(const BoardScene& scene, int row) {
    const Geometry& geometry = scene.ruleset->geometry();
    const auto axis = static_cast<std::size_t>(scene.ruleset->data().layout.grid[1]);
    for (std::size_t i = 0; i < scene.pieces.size(); ++i) {
        if (scene.pieces[i] && geometry.coordinates(static_cast<Square>(i))[axis] == row)
            return true;
    }
    return false;
}

QString tr(const char* text, const char* what = nullptr) {
    return QCoreApplication::translate("tessera::Sheet", text, what);
}

/// Goes down the pages of a device.
class Pen {
public:
    Pen(const Sheet& sheet, QPagedPaintDevice& device) : m_sheet(sheet), m_device(device) {
        if (!m_painter.begin(&device))
            return;
        const double dots = device.logicalDpiX() / pixelsPerInch;
        m_page = QSizeF(device.width() / dots, device.height() / dots - foot);
        m_painter.scale(dots, dots);
        m_pages = 1;
        writeFoot();
    }
    [[nodiscard]] int pages() const { return m_pages; }

    void put(const SheetText& text);
    void put(const SheetBoards& boards);
    void put(const SheetLines& lines);
    void put(const SheetBreak& /*unused*/) {
        if (m_y > 0)
            newPage();
    }
    /// What a block takes of a page.
    [[nodiscard]] double heightOf(const SheetText& text) const;
    [[nodiscard]] double heightOf(const SheetBoards& boards) const;
    [[nodiscard]] double heightOf(const SheetLines& lines) const {
        return lines.count * writingLine + gap;
    }
    [[nodiscard]] double heightOf(const SheetBreak& /*unused*/) const { return 0.; }
    /// A new page unless so much fits on this one.
    void need(double height) {
        if (m_y > 0 && m_y + height > m_page.height())
            newPage();
    }

private:
    void newPage() {
        m_device.newPage();
        ++m_pages;
        m_y = 0;
        writeFoot();
    }
    void writeFoot();
    void layOut(QTextDocument& document, const SheetText& text) const;
    [[nodiscard]] QFont font(SheetText::Look look) const;

    const Sheet& m_sheet;
    QPagedPaintDevice& m_device;
    QPainter m_painter;
    QSizeF m_page;
    double m_y = 0;
    int m_pages = 0;
};

QFont Pen::font(SheetText::Look look) const {
    QFont font(m_sheet.fontFamily);
    font.setPixelSize(static_cast<int>(sizeOf(look)));
    font.setHintingPreference(QFont::PreferNoHinting);
    if (look == SheetText::Look::Heading || look == SheetText::Look::Title)
        font.setWeight(QFont::DemiBold);
    return font;
}

void Pen::writeFoot() {
    m_painter.setFont(font(SheetText::Look::Small));
    m_painter.setPen(m_sheet.palette.coordinate);
    const QRectF line(0, m_page.height(), m_page.width(), foot);
    m_painter.drawText(line, Qt::AlignLeft | Qt::AlignBottom, m_sheet.title);
    m_painter.drawText(line, Qt::AlignRight | Qt::AlignBottom,
                       tr("Page %1", "at the foot of a printed page").arg(m_pages));
}

void Pen::layOut(QTextDocument& document, const SheetText& text) const {
    document.setUseDesignMetrics(true);
    document.setDefaultFont(font(text.look));
    document.setDocumentMargin(0);
    QTextOption option(Qt::AlignLeft);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    document.setDefaultTextOption(option);
    document.setPlainText(text.text);
    document.setTextWidth(m_page.width());
}

double Pen::heightOf(const SheetText& text) const {
    QTextDocument document;
    layOut(document, text);
    return document.size().height() + gap;
}

double Pen::heightOf(const SheetBoards& boards) const {
    const QSizeF space(m_page.width(), m_page.height() * boards.share);
    return BoardDrawer(boards.drawing, space).size().height() + gap;
}

void Pen::put(const SheetText& text) {
    QTextDocument document;
    layOut(document, text);
    document.size(); // lays the lines out
    m_painter.setPen(m_sheet.palette.ink);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const QTextLayout* layout = block.layout();
        for (int i = 0; i < layout->lineCount(); ++i) {
            const QTextLine line = layout->lineAt(i);
            need(line.height());
            line.draw(&m_painter, QPointF(0, m_y - line.y()));
            m_y += line.height();
        }
    }
    m_y += gap;
}

void Pen::put(const SheetBoards& boards) {
    const QSizeF space(m_page.width(), m_page.height() * boards.share);
    const BoardDrawer drawer(boards.drawing, space);
    need(drawer.size().height());
    m_painter.save();
    m_painter.translate((m_page.width() - drawer.size().width()) / 2, m_y);
    drawer.draw(m_painter);
    m_painter.restore();
    m_y += drawer.size().height() + gap;
}

void Pen::put(const SheetLines& lines) {
    for (int i = 0; i < lines.count; ++i) {
        need(writingLine);
        m_y += writingLine;
        m_painter.setPen(QPen(m_sheet.palette.coordinate, 0.8));
        m_painter.drawLine(QPointF(0, m_y - 2), QPointF(m_page.width(), m_y - 2));
    }
    m_y += gap;
}
/// What must not be parted from a block by the end of a page: what a heading is of, and the lines
/// to write on below boards. A text that goes over pages begins anywhere.
double heightTogether(const Pen& pen, const std::vector<SheetBlock>& blocks, std::size_t at) {
    const auto height = [&pen, &blocks](std::size_t i) {
        return std::visit([&pen](const auto& one) { return pen.heightOf(one); }, blocks[i]);
    };
    const auto* text = std::get_if<SheetText>(&blocks[at]);
    if (text != nullptr && text->look != SheetText::Look::Heading)
        return std::min(height(at), 2 * plainText);
    double all = height(at);
    std::size_t next = at + 1;
    if (text != nullptr && next < blocks.size() && std::holds_alternative<SheetText>(blocks[next]))
        return all + std::min(height(next), 3 * plainText);
    if (text != nullptr && next < blocks.size() &&
        std::holds_alternative<SheetBoards>(blocks[next]))
        all += height(next++);
    if (next < blocks.size() && std::holds_alternative<SheetLines>(blocks[next]))
        all += height(next);
    return all;
}
} // namespace

void addBoards(Sheet& sheet, const BoardScene& scene, const BoardSketch& sketch, double share) {
    if (!scene.ruleset)
        return;
    const BoardDrawing all{scene, sketch, sheet.palette, sheet.fontFamily};
    const int rows =
        scene.ruleset->data().sizes[static_cast<std::size_t>(scene.ruleset->data().layout.grid[1])];
    const QSizeF space(commonPage.width(), commonPage.height() * share);
    if (rows == 1 || BoardDrawer(all, space).cell() >= readableCell) {
        sheet.blocks.emplace_back(SheetBoards{all, share});
        return;
    }
    bool left = false;
    for (int i = 0; i < rows; ++i) {
        // From the top, as on the screen.
        const int row = scene.flipped ? i : rows - 1 - i;
        if (!hasPiece(scene, row)) {
            left = true;
            continue;
        }
        BoardDrawing one = all;
        one.row = row;
        sheet.blocks.emplace_back(SheetBoards{one, 0.45});
    }
    if (left)
        sheet.blocks.emplace_back(SheetText{tr("No piece stands on the boards that are not shown."),
                                            SheetText::Look::Small});
}

int paintSheet(const Sheet& sheet, QPagedPaintDevice& device) {
    Pen pen(sheet, device);
    if (pen.pages() == 0)
        return 0;
    for (std::size_t i = 0; i < sheet.blocks.size(); ++i) {
        pen.need(heightTogether(pen, sheet.blocks, i));
        std::visit([&pen](const auto& one) { pen.put(one); }, sheet.blocks[i]);
    }
    return pen.pages();
}

} // namespace tessera
