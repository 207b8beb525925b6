// What is printed: every position readable on both sizes of paper, answers on pages of their own,
// and pictures of boards.
#include "game/gamesession.h"
#include "game/positionscene.h"
#include "lab/studyshelf.h"
#include "notation/pgn4d.h"
#include "print/sheetprinter.h"
#include "print/sheets.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace tessera;

namespace {
const SheetStyle& style() {
    static const SheetStyle made{QString(), paperPalette(false)};
    return made;
}

QString allText(const Sheet& sheet) {
    QString text;
    for (const SheetBlock& block : sheet.blocks) {
        if (const auto* one = std::get_if<SheetText>(&block))
            text += one->text + QLatin1Char('\n');
    }
    return text;
}

/// The blocks before the first page break, and those after it.
std::pair<Sheet, Sheet> parts(const Sheet& sheet) {
    const auto at = std::ranges::find_if(sheet.blocks, [](const SheetBlock& block) {
        return std::holds_alternative<SheetBreak>(block);
    });
    Sheet first = sheet;
    Sheet second = sheet;
    first.blocks.assign(sheet.blocks.begin(), at);
    second.blocks.assign(at, sheet.blocks.end());
    return {first, second};
}

int pagesOf(const Sheet& sheet, QPageSize::PageSizeId paper, QByteArray* bytes = nullptr) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    int pages = 0;
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(300);
        writer.setPageSize(QPageSize(paper));
        writer.setPageMargins(QMarginsF(15, 15, 15, 15), QPageLayout::Millimeter);
        pages = paintSheet(sheet, writer);
    }
    if (bytes != nullptr)
        *bytes = buffer.data();
    return pages;
}

Position startOf(const char* id) {
    return Position(builtinRuleset(id));
}
} // namespace

class TestSheets : public QObject {
    Q_OBJECT

private:
    std::vector<ShelfStudy> m_studies = shelfStudies().studies;

    const Study& study(const char* id) const {
        return *std::ranges::find(m_studies, QString::fromLatin1(id), &ShelfStudy::key)->study;
    }

private slots:
    void everySquareCanBeRead_data() {
        QTest::addColumn<QByteArray>("ruleset");
        for (const char* id : {"lite", "tesschess", "full", "raumschach", "fide"})
            QTest::newRow(id) << QByteArray(id);
    }
    // 3 mm on paper, on A4 and on Letter.
    void everySquareCanBeRead() {
        QFETCH(QByteArray, ruleset);
        const Position start = startOf(ruleset.constData());
        Sheet sheet{QStringLiteral("title"), {}, style().palette};
        addBoards(sheet, positionScene(start), {}, 0.45);
        std::vector<int> rows;
        for (const SheetBlock& block : sheet.blocks) {
            const auto* boards = std::get_if<SheetBoards>(&block);
            QVERIFY(boards != nullptr);
            for (const QSizeF paper : {QSizeF(680, 980), QSizeF(703, 917)}) {
                const QSizeF space(paper.width(), paper.height() * boards->share);
                const BoardDrawer drawer(boards->drawing, space);
                QVERIFY(drawer.cell() >= 11.3);
                QVERIFY(drawer.size().width() <= space.width());
                QVERIFY(drawer.size().height() <= space.height());
            }
            rows.push_back(boards->drawing.row);
        }
        // Nothing is left out: all at once, or every row of boards, the highest first.
        const std::vector<int> all{-1};
        const std::vector<int> each{7, 6, 5, 4, 3, 2, 1, 0};
        QCOMPARE(rows, ruleset == "full" ? each : all);
    }

    void emptyRowsAreLeftOutAndThatIsSaid() {
        const Sheet sheet = studySheet(study("full-knight-fork"), style());
        std::vector<int> rows;
        for (const SheetBlock& block : sheet.blocks) {
            if (const auto* boards = std::get_if<SheetBoards>(&block))
                rows.push_back(boards->drawing.row);
        }
        QCOMPARE(rows, (std::vector<int>{7, 0}));
        QVERIFY(allText(sheet).contains(
            QStringLiteral("No piece stands on the boards that are not shown.")));
    }

    // Every piece leaves its mark in the picture where its square is.
    void everyPieceIsDrawn() {
        const BoardScene scene = positionScene(startOf("tesschess"));
        BoardScene empty = scene;
        for (auto& piece : empty.pieces)
            piece.reset();
        const QSizeF space(700, 700);
        const auto paint = [&](const BoardScene& what) {
            const BoardDrawer drawer({what, {}, style().palette}, space);
            QImage image(drawer.size().toSize(), QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            drawer.draw(painter);
            return image;
        };
        const QImage with = paint(scene);
        const QImage without = paint(empty);
        QCOMPARE(with.size(), without.size());
        // Squares differ in about as many places as there are pieces.
        const double cell = BoardDrawer({scene, {}, style().palette}, space).cell();
        std::set<std::pair<int, int>> touched;
        for (int y = 0; y < with.height(); ++y) {
            for (int x = 0; x < with.width(); ++x) {
                if (with.pixel(x, y) != without.pixel(x, y))
                    touched.insert({static_cast<int>(x / cell), static_cast<int>(y / cell)});
            }
        }
        const auto pieces = std::ranges::count_if(
            scene.pieces, [](const auto& piece) { return piece.has_value(); });
        QVERIFY(touched.size() >= static_cast<std::size_t>(pieces));
    }

    void aRecordHasPlayersMovesNotesAndTheEnd() {
        const char* text = "[Event \"Club evening\"]\n[Date \"2024.01.10\"]\n[White \"Anna\"]\n"
                           "[Black \"Ben\"]\n[Result \"0-1\"]\n[Variant \"Chess\"]\n\n"
                           "1. f3 {[%clk 0:01:00] Weak.} e5 2. g4?? (2. e4 d6 {better}) Qh4# 0-1\n";
        const RecordReading reading = readRecord(text, "game.pgn", findBuiltinVariant);
        QVERIFY(reading.record);
        const Sheet sheet = gameSheet(Match(*reading.record), style());
        const QString words = allText(sheet);
        QCOMPARE(sheet.title, QStringLiteral("Club evening"));
        QVERIFY(words.contains(QStringLiteral("Anna against Ben")));
        QVERIFY(words.contains(QStringLiteral("2024.01.10")));
        QVERIFY2(words.contains(
                     QString::fromUtf8("1. f3 {Weak.} 1… e5 2. g4?? (2. e4 d6 {better}) 2… Qh4#")),
                 qPrintable(words));
        QVERIFY(words.contains(QStringLiteral("0-1")));
        QCOMPARE(pagesOf(sheet, QPageSize::A4), 1);
    }

    void aLongGameGoesOverPages() {
        Match match{Game(startOf("lite"))};
        for (int i = 0; i < 700 && !match.over(); ++i) {
            const std::vector<Move> moves = match.position().legalMoves();
            match.play(moves[static_cast<std::size_t>(i * 7) % moves.size()]);
        }
        QVERIFY(match.game().moves().size() > 40);
        const Sheet sheet = gameSheet(match, style());
        const QString words = allText(sheet);
        QVERIFY(words.count(QLatin1Char('\n')) >= 5);
        QVERIFY(pagesOf(sheet, QPageSize::A4) >= 1);
        Sheet longer = sheet;
        for (int i = 0; i < 40; ++i)
            longer.blocks.emplace_back(SheetText{words});
        QVERIFY(pagesOf(longer, QPageSize::A4) > 3);
        QVERIFY(pagesOf(longer, QPageSize::Letter) > 3);
    }

    // Handed out, the first pages give nothing away.
    void answersAreOnPagesOfTheirOwn() {
        const Study& mate = study("lite-rook-along-w");
        const auto [question, answer] = parts(studySheet(mate, style()));
        QVERIFY(!allText(question).contains(QStringLiteral("b4@11-a4@11")));
        QVERIFY(allText(answer).contains(QStringLiteral("b4@11-a4@11")));
        QVERIFY(allText(answer).contains(QStringLiteral("Hints")));
        const std::vector<const Study*> several{&mate, &study("tesschess-mate-in-two"),
                                                &study("fide-smothered")};
        const auto [tasks, answers] = parts(worksheet(several, style()));
        QVERIFY(!allText(tasks).contains(QStringLiteral("b4@11-a4@11")));
        QVERIFY(allText(answers).contains(QStringLiteral("b4@11-a4@11")));
        QCOMPARE(std::ranges::count_if(
                     tasks.blocks,
                     [](const SheetBlock& one) { return std::holds_alternative<SheetLines>(one); }),
                 3);
        // Two tasks a page.
        QCOMPARE(pagesOf(tasks, QPageSize::A4), 2);
        QCOMPARE(pagesOf(tasks, QPageSize::Letter), 2);
    }

    // A heading, its boards and the lines to write on are never parted.
    void tasksStayTogether() {
        Sheet sheet{QStringLiteral("title"), {}, style().palette};
        const BoardScene scene = positionScene(startOf("lite"));
        for (int i = 0; i < 6; ++i) {
            sheet.blocks.emplace_back(SheetText{QStringLiteral("Task"), SheetText::Look::Heading});
            addBoards(sheet, scene, {}, 0.35);
            sheet.blocks.emplace_back(SheetLines{2});
        }
        // Two a page; were headings or lines parted from their boards, it would take fewer.
        QCOMPARE(pagesOf(sheet, QPageSize::A4), 3);
        Sheet closer = sheet;
        std::erase_if(closer.blocks, [](const SheetBlock& block) {
            return !std::holds_alternative<SheetBoards>(block);
        });
        closer.blocks.insert(closer.blocks.begin(), SheetLines{9});
        QCOMPARE(pagesOf(closer, QPageSize::A4), 4);
    }

    void everyStudyHasASheet() {
        for (const ShelfStudy& one : m_studies) {
            const auto [question, answer] = parts(studySheet(*one.study, style()));
            QVERIFY2(!answer.blocks.empty(), qPrintable(one.key));
            QVERIFY2(pagesOf(question, QPageSize::A4) >= 1, qPrintable(one.key));
        }
    }

    void filesAreWrittenAsAWholeOrTheReasonIsTold() {
        QTemporaryDir folder;
        GameSession session;
        SheetPrinter printer;
        QSignalSpy told(&printer, &SheetPrinter::told);
        printer.takeGame(&session);
        QVERIFY(printer.fileName().endsWith(QStringLiteral(".pdf")));
        const QString pdf = folder.filePath(QStringLiteral("game.pdf"));
        printer.savePdf(QUrl::fromLocalFile(pdf));
        QFile file(pdf);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith("%PDF"));
        QCOMPARE(told.takeLast().first().toString(), QStringLiteral("Saved game.pdf."));
        BoardColors colors;
        static_cast<BoardPalette&>(colors) = paperPalette(false);
        const BoardScene scene = session.scene();
        const QString png = folder.filePath(QStringLiteral("boards.png"));
        printer.saveBoards(QUrl::fromLocalFile(png), scene, {}, &colors);
        QVERIFY(!QImage(png).isNull());
        const QString svg = folder.filePath(QStringLiteral("boards.svg"));
        printer.saveBoards(QUrl::fromLocalFile(svg), scene, {}, &colors);
        QVERIFY(QSvgRenderer(svg).isValid());
        printer.savePdf(QUrl::fromLocalFile(folder.filePath(QStringLiteral("no/such/file.pdf"))));
        QVERIFY(
            told.takeLast().first().toString().contains(QStringLiteral("Choose another place.")));
    }
};

QTEST_MAIN(TestSheets)
#include "tst_sheets.moc"
