// What the coach draws over the boards is told apart without colour, also where squares are small.
#include "sketchpainter.h"

#include <QImage>
#include <QtTest/QTest>

#include <array>
#include <functional>

using namespace tessera;

namespace {

constexpr std::array kinds{SketchKind::Attack,  SketchKind::Guard,     SketchKind::Pin,
                           SketchKind::Behind,  SketchKind::Blocker,   SketchKind::King,
                           SketchKind::Watched, SketchKind::Unguarded, SketchKind::Refutation};

/// One colour for everything that is drawn, so that forms alone tell.
BoardPalette oneInk() {
    BoardPalette palette;
    palette.ink = palette.check = palette.hint = palette.controlled = palette.preview =
        palette.selection = Qt::black;
    palette.focusHalo = Qt::white;
    return palette;
}

/// Two squares beside each other of `cell` pixels, with what `draw` draws.
QImage drawn(double cell, const std::function<void(SketchPainter&, const QRectF&)>& draw) {
    QImage image(static_cast<int>(2 * cell), static_cast<int>(cell), QImage::Format_RGB32);
    image.fill(Qt::lightGray);
    QPainter painter(&image);
    const BoardPalette palette = oneInk();
    SketchPainter sketch(painter, palette, cell, 1.);
    draw(sketch, QRectF(0., 0., cell, cell));
    return image;
}

QImage light(SketchKind kind, double cell) {
    return drawn(cell, [=](SketchPainter& sketch, const QRectF& square) {
        sketch.light(kind, square, QStringLiteral("DejaVu Sans"));
    });
}

QImage line(SketchKind kind, double cell) {
    return drawn(cell, [=](SketchPainter& sketch, const QRectF& square) {
        sketch.line(kind, QPolygonF({square.center(), square.center() + QPointF(cell, 0.)}));
    });
}

QImage number(int value, double cell) {
    return drawn(cell, [=](SketchPainter& sketch, const QRectF& square) {
        sketch.number(square, value, QStringLiteral("DejaVu Sans"));
    });
}

} // namespace

class TestSketchPainter : public QObject {
    Q_OBJECT

private slots:
    void lightsAreToldApartWithoutColour() {
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            for (std::size_t k = i + 1; k < kinds.size(); ++k)
                QVERIFY2(light(kinds[i], 24.) != light(kinds[k], 24.),
                         qPrintable(QStringLiteral("%1 and %2").arg(i).arg(k)));
        }
    }

    void linesAreToldApartWithoutColour() {
        const QImage attack = line(SketchKind::Attack, 40.);
        const QImage guard = line(SketchKind::Guard, 40.);
        const QImage pin = line(SketchKind::Pin, 40.);
        const QImage behind = line(SketchKind::Behind, 40.);
        QVERIFY(attack != guard && attack != pin && attack != behind);
        QVERIFY(guard != pin && guard != behind && pin != behind);
    }

    void countsAreNumbersWhereTheyCanBeRead() {
        QVERIFY(number(2, 40.) != number(3, 40.));
        QVERIFY(number(12, 40.) != number(1, 40.));
    }

    void controlledSquaresAreMarkedHoweverSmall() {
        for (const double cell : {6., 9., 14., 20.}) {
            const QImage marked = number(2, cell);
            QVERIFY2(marked != drawn(cell, [](SketchPainter&, const QRectF&) {}),
                     qPrintable(QString::number(cell)));
            // The square beside it stays as it is.
            const int edge = static_cast<int>(cell);
            for (int y = 0; y < edge; ++y)
                QCOMPARE(marked.pixelColor(edge, y), QColor(Qt::lightGray));
        }
    }
};

QTEST_MAIN(TestSketchPainter)
#include "tst_sketchpainter.moc"
