// Draws the board in many shapes and sizes into PNG files, to be looked at: board_pictures FOLDER.
#include "boardfixtures.h"
#include "boardview.h"

#include <QDir>
#include <QGuiApplication>
#include <QQuickWindow>

using namespace tessera;
using namespace tessera::test;

namespace {

void draw(const QString& file, const BoardScene& scene, bool dark, QSize size, int focus = -1,
          double zoom = 1.) {
    QQuickWindow window;
    const BoardPalette palette = dark ? darkPalette() : lightPalette();
    window.setColor(palette.page);
    window.resize(size);
    BoardColors colors;
    setPalette(colors, palette);
    BoardView view(window.contentItem());
    view.setFontFamily(QStringLiteral("Inter"));
    view.setColors(&colors);
    view.setPosition(QPointF(8, 8));
    view.setSize(QSizeF(size.width() - 16, size.height() - 16));
    view.setScene(scene);
    view.setZoom(zoom);
    if (focus >= 0) {
        view.setFocusSquare(focus);
        view.forceActiveFocus();
    }
    window.show();
    window.requestActivate();
    QGuiApplication::processEvents();
    window.grabWindow().save(file);
}

BoardScene marksScene() {
    const RulesetPtr ruleset = makeRuleset({8, 8, 1, 1}, true);
    BoardScene scene = makeScene(ruleset, "kqrbnpuw/a7/8/8/8/KQRBNPUW/A7/8");
    for (std::size_t i = 0; i < 12; ++i) {
        const int x = static_cast<int>(i % 6);
        const int y = i < 6 ? 3 : 2;
        scene.marks[at(ruleset, x, y, 0, 0)] = 1U << i;
        scene.marks[at(ruleset, x, i < 6 ? 7 : 6, 0, 0)] = 1U << i;
    }
    scene.pieces[at(ruleset, 1, 6, 0, 0)] = Piece{1, Side::Black};
    scene.pieces[at(ruleset, 2, 6, 0, 0)] = Piece{2, Side::White};
    scene.pieces[at(ruleset, 3, 6, 0, 0)] = Piece{3, Side::Black};
    return scene;
}

BoardScene crowdedScene(const RulesetPtr& ruleset) {
    BoardScene scene = emptyScene(ruleset);
    for (std::size_t i = 0; i < scene.pieces.size(); ++i) {
        if (i * 7919 % 5 == 0) {
            scene.pieces[i] = Piece{static_cast<KindIndex>(i * 31 % ruleset->data().pieces.size()),
                                    i * 2 < scene.pieces.size() ? Side::White : Side::Black};
        }
    }
    scene.marks[3] = bit(Mark::Selected);
    scene.marks[20] = bit(Mark::Move);
    scene.marks[25] = bit(Mark::Capture);
    return scene;
}

} // namespace

int main(int argc, char* argv[]) {
    QGuiApplication application(argc, argv);
    const QDir folder(argc > 1 ? QString::fromLocal8Bit(argv[1]) : QStringLiteral("."));
    folder.mkpath(QStringLiteral("."));
    for (const bool dark : {false, true}) {
        const auto file = [&](const char* name) {
            return folder.filePath(QStringLiteral("%1-%2.png")
                                       .arg(QLatin1String(name), dark ? QStringLiteral("dark")
                                                                      : QStringLiteral("light")));
        };
        draw(file("play"), playScene(), dark, QSize(810, 740), 21);
        draw(file("play-small"), playScene(), dark, QSize(320, 300));
        draw(file("marks-96"), marksScene(), dark, QSize(840, 840), 20);
        draw(file("marks-48"), marksScene(), dark, QSize(450, 450));
        draw(file("marks-24"), marksScene(), dark, QSize(240, 240));
        draw(file("marks-20"), marksScene(), dark, QSize(200, 200));
        draw(file("sixteen"), crowdedScene(makeRuleset({4, 4, 4, 4})), dark, QSize(810, 740));
        draw(file("levels"), crowdedScene(makeRuleset({5, 5, 5, 1})), dark, QSize(810, 740));
        draw(file("sixtyfour"), crowdedScene(makeRuleset({8, 8, 8, 8}, true)), dark,
             QSize(810, 740));
        draw(file("sixtyfour-zoomed"), crowdedScene(makeRuleset({8, 8, 8, 8}, true)), dark,
             QSize(810, 740), -1, 4.);
    }
    return 0;
}
