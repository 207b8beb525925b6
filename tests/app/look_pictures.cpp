// Draws the pieces, the marks and the starts of all games in every look, to be looked at:
// look_pictures FOLDER.
#include "boardfixtures.h"
#include "boardview.h"
#include "lookfixtures.h"
#include "pieceimages.h"
#include "position/position.h"

#include <QDir>
#include <QGuiApplication>
#include <QPainter>
#include <QQuickWindow>

using namespace tessera;
using namespace tessera::test;

namespace {

/// Every kind of piece of both sides, on both squares, in five sizes.
QImage contactSheet(const RulesetPtr& ruleset, const BoardPalette& palette, const QString& font) {
    const int kinds = static_cast<int>(ruleset->data().pieces.size());
    QImage sheet(96 * kinds, 2 * (20 + 26 + 32 + 48 + 96), QImage::Format_RGB32);
    sheet.fill(palette.page);
    QPainter painter(&sheet);
    int top = 0;
    PieceImages images;
    for (const int size : {20, 26, 32, 48, 96}) {
        PieceImages::Style style;
        style.ruleset = ruleset;
        style.palette = palette;
        style.fontFamily = font;
        style.size = size;
        images.setStyle(style);
        for (const Side side : {Side::White, Side::Black}) {
            for (int kind = 0; kind < kinds; ++kind) {
                const QRect cell(kind * size, top, size, size);
                painter.fillRect(cell, (kind + top / size) % 2 == 0 ? palette.darkSquare
                                                                    : palette.lightSquare);
                painter.drawImage(cell.topLeft(),
                                  images.image(Piece{static_cast<KindIndex>(kind), side}));
            }
            top += size;
        }
    }
    return sheet;
}

QImage boardPicture(const BoardScene& scene, BoardColors* colors, const QString& font, QSize size) {
    QQuickWindow window;
    window.setColor(colors->page);
    window.resize(size);
    BoardView view(window.contentItem());
    view.setFontFamily(font);
    view.setColors(colors);
    view.setPosition(QPointF(8, 8));
    view.setSize(QSizeF(size.width() - 16, size.height() - 16));
    view.setScene(scene);
    window.show();
    QGuiApplication::processEvents();
    return window.grabWindow();
}

BoardScene startScene(const RulesetPtr& ruleset) {
    BoardScene scene = emptyScene(ruleset);
    const Position position(ruleset);
    for (std::size_t i = 0; i < scene.pieces.size(); ++i)
        scene.pieces[i] = position.pieceAt(static_cast<Square>(i));
    return scene;
}

/// What the side to move sees after choosing the piece that can do most.
BoardScene chosenScene(const RulesetPtr& ruleset) {
    BoardScene scene = startScene(ruleset);
    const Position position(ruleset);
    std::vector<Move> most;
    for (std::size_t i = 0; i < scene.pieces.size(); ++i) {
        if (!scene.pieces[i] || scene.pieces[i]->side != Side::White)
            continue;
        std::vector<Move> moves = position.legalMovesFrom(static_cast<Square>(i));
        if (moves.size() > most.size())
            most = std::move(moves);
    }
    for (const Move& move : most) {
        scene.marks[move.to] |= bit(position.isCapture(move) ? Mark::Capture : Mark::Move);
        scene.marks[move.from] |= bit(Mark::Selected);
    }
    return scene;
}

/// All marks, on empty squares and under pieces.
BoardScene marksScene() {
    const RulesetPtr ruleset = makeRuleset({8, 8, 1, 1}, true);
    BoardScene scene = makeScene(ruleset, "kqrbnpuw/a7/8/8/8/KQRBNPUW/A7/8");
    for (std::size_t i = 0; i < 12; ++i) {
        const int x = static_cast<int>(i % 6);
        scene.marks[at(ruleset, x, i < 6 ? 4 : 3, 0, 0)] = 1U << i;
        scene.marks[at(ruleset, x, i < 6 ? 7 : 2, 0, 0)] = 1U << i;
    }
    return scene;
}

} // namespace

int main(int argc, char* argv[]) {
    QGuiApplication application(argc, argv);
    const QDir folder(argc > 1 ? QString::fromLocal8Bit(argv[1]) : QStringLiteral("."));
    folder.mkpath(QStringLiteral("."));
    Looks program;
    for (const Look& look : looks) {
        for (const bool letters : {false, true}) {
            BoardColors* colors = program.use(look.scheme, letters);
            const QString font = program.fontFamily();
            const auto file = [&](const std::string& what) {
                return folder.filePath(
                    QStringLiteral("%1-%2-%3.png")
                        .arg(QString::fromStdString(what), QLatin1String(look.name),
                             letters ? QStringLiteral("letters") : QStringLiteral("figures")));
            };
            contactSheet(makeRuleset({8, 8, 8, 8}, true), *colors, font).save(file("pieces"));
            boardPicture(marksScene(), colors, font, QSize(560, 560)).save(file("marks"));
            boardPicture(marksScene(), colors, font, QSize(200, 200)).save(file("marks-small"));
            for (const BuiltinRuleset& entry : builtinRulesets()) {
                const RulesetPtr ruleset = builtinRuleset(entry.id);
                boardPicture(chosenScene(ruleset), colors, font, QSize(820, 700))
                    .save(file(std::string(entry.id)));
            }
        }
    }
    return 0;
}
