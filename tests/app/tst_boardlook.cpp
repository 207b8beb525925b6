// Measures what the program's own looks draw: pieces, marks, focus and texts stand out in each of
// them, in both sets of pieces, also on small squares and for colour-blind eyes.
#include "boardfixtures.h"
#include "boardview.h"
#include "lookfixtures.h"

#include <QQuickWindow>
#include <QtTest/QTest>

#include <algorithm>
#include <cmath>

using namespace tessera;
using namespace tessera::test;

namespace {

constexpr double graphics = 3.; // to 1, as WCAG 2 asks of what is no text
constexpr double text = 4.5;

using Linear = std::array<double, 3>;

Linear linear(const QColor& color) {
    const auto channel = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return {channel(color.redF()), channel(color.greenF()), channel(color.blueF())};
}

double contrast(const QColor& one, const QColor& other) {
    const auto luminance = [](const QColor& color) {
        const Linear parts = linear(color);
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
    };
    const auto [dim, bright] = std::minmax({luminance(one), luminance(other)});
    return (bright + 0.05) / (dim + 0.05);
}

using Matrix = std::array<Linear, 3>;
/// What eyes without one kind of cone see, on linear RGB (Machado, Oliveira and Fernandes, 2009).
struct Eyes {
    const char* name;
    Matrix matrix;
};
constexpr std::array allEyes{
    Eyes{"usual", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
    Eyes{"protan",
         {{{0.152286, 1.052583, -0.204868},
           {0.114503, 0.786281, 0.099216},
           {-0.003882, -0.048116, 1.051998}}}},
    Eyes{"deutan",
         {{{0.367322, 0.860646, -0.227968},
           {0.280085, 0.672501, 0.047413},
           {-0.011820, 0.042940, 0.968881}}}},
    Eyes{"tritan",
         {{{1.255528, -0.076749, -0.178779},
           {-0.078411, 0.930809, 0.147602},
           {0.004733, 0.691367, 0.303900}}}},
};

Linear times(const Matrix& matrix, const Linear& vector) {
    Linear product{};
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t i = 0; i < 3; ++i)
            product[row] += matrix[row][i] * vector[i];
    }
    return product;
}

/// CIE L*a*b* under D65.
Linear lab(const Linear& rgb) {
    constexpr Matrix toXyz{
        {{0.4124, 0.3576, 0.1805}, {0.2126, 0.7152, 0.0722}, {0.0193, 0.1192, 0.9505}}};
    constexpr Linear white{0.9505, 1., 1.089};
    Linear parts = times(toXyz, rgb);
    for (std::size_t i = 0; i < 3; ++i) {
        const double part = std::max(parts[i], 0.) / white[i];
        parts[i] = part > 0.008856 ? std::cbrt(part) : 7.787 * part + 16. / 116.;
    }
    return {116 * parts[1] - 16, 500 * (parts[0] - parts[1]), 200 * (parts[1] - parts[2])};
}

double difference(const QColor& one, const QColor& other, const Eyes& eyes) {
    const Linear a = lab(times(eyes.matrix, linear(one)));
    const Linear b = lab(times(eyes.matrix, linear(other)));
    return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

int markCount() {
    return 12;
}

} // namespace

class TestBoardLook : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Looks> m_looks;
    QQuickWindow m_window;
    BoardView* m_view = nullptr;
    RulesetPtr m_ruleset;
    std::array<Square, 2> m_squares{}; ///< a dark one and a light one
    std::array<QColor, 2> m_colors;

    void use(const Look& look, bool letters) {
        BoardColors* colors = m_looks->use(look.scheme, letters);
        m_view->setColors(colors);
        m_colors = {colors->darkSquare, colors->lightSquare};
    }
    /// An edge of about so many pixels for each square.
    void showSquares(int edge) {
        const int size = edge * 4 + edge / 3 + 2;
        m_view->setSize(QSizeF(size, size));
    }
    QImage grabCell(const BoardScene& scene, Square square) {
        m_view->setScene(scene);
        const QRectF rect = m_view->mapRectToScene(m_view->cellRect(square));
        return m_window.grabWindow().copy(rect.toRect()).convertToFormat(QImage::Format_RGB32);
    }
    /// Pixels that `image` shows otherwise than `before`, and that stand out from what is there.
    static int standingOut(const QImage& before, const QImage& image) {
        int count = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const QColor under = before.pixelColor(x, y);
                const QColor over = image.pixelColor(x, y);
                count += under != over && contrast(under, over) >= graphics;
            }
        }
        return count;
    }

    static void addLooks() {
        QTest::addColumn<int>("look");
        QTest::addColumn<bool>("letters");
        QTest::addColumn<int>("edge");
        for (std::size_t i = 0; i < looks.size(); ++i) {
            for (const bool letters : {false, true}) {
                for (const int edge : {20, 48}) {
                    QTest::addRow("%s, %s, %d pixels", looks[i].name,
                                  letters ? "letters" : "figures", edge)
                        << static_cast<int>(i) << letters << edge;
                }
            }
        }
    }

private slots:
    void initTestCase() {
        m_looks = std::make_unique<Looks>();
        m_window.resize(400, 400);
        m_window.show();
        m_view = new BoardView(m_window.contentItem());
        m_view->setFontFamily(m_looks->fontFamily());
        m_view->setCoordinateSize(0);
        m_ruleset = makeRuleset({4, 4, 1, 1}, true);
        m_squares = {at(m_ruleset, 1, 1, 0, 0), at(m_ruleset, 2, 1, 0, 0)};
        m_view->setScene(emptyScene(m_ruleset));
        QVERIFY(QTest::qWaitForWindowExposed(&m_window));
    }
    void cleanupTestCase() {
        delete m_view;
        m_looks.reset();
    }

    void everyPieceStandsOut_data() { addLooks(); }
    void everyPieceStandsOut() {
        QFETCH(int, look);
        QFETCH(bool, letters);
        QFETCH(int, edge);
        use(looks.at(static_cast<std::size_t>(look)), letters);
        showSquares(edge);
        // On plain squares and on those that a mark tints.
        for (const std::uint32_t marks :
             {0U, bit(Mark::Selected), bit(Mark::LastTo), bit(Mark::Check), bit(Mark::Pending)}) {
            for (const Square square : m_squares) {
                BoardScene scene = emptyScene(m_ruleset);
                scene.marks[square] = marks;
                const QImage empty = grabCell(scene, square);
                QVERIFY(std::abs(empty.width() - edge) <= 6);
                for (std::size_t kind = 0; kind < m_ruleset->data().pieces.size(); ++kind) {
                    for (const Side side : {Side::White, Side::Black}) {
                        scene.pieces[square] = Piece{static_cast<KindIndex>(kind), side};
                        const int found = standingOut(empty, grabCell(scene, square));
                        QVERIFY2(found >= edge * edge / 20,
                                 qPrintable(QStringLiteral("kind %1, side %2, marks %3: %4")
                                                .arg(kind)
                                                .arg(static_cast<int>(side))
                                                .arg(marks)
                                                .arg(found)));
                    }
                }
            }
        }
    }

    void sidesAreToldApart_data() { addLooks(); }
    void sidesAreToldApart() {
        QFETCH(int, look);
        QFETCH(bool, letters);
        QFETCH(int, edge);
        use(looks.at(static_cast<std::size_t>(look)), letters);
        showSquares(edge);
        for (const Square square : m_squares) {
            BoardScene scene = emptyScene(m_ruleset);
            for (std::size_t kind = 0; kind < m_ruleset->data().pieces.size(); ++kind) {
                scene.pieces[square] = Piece{static_cast<KindIndex>(kind), Side::White};
                const QImage white = grabCell(scene, square);
                scene.pieces[square] = Piece{static_cast<KindIndex>(kind), Side::Black};
                // Bodies, not just a rim of pixels: a twelfth of the square.
                const int found = standingOut(white, grabCell(scene, square));
                QVERIFY2(found >= edge * edge / 12,
                         qPrintable(QStringLiteral("kind %1: %2").arg(kind).arg(found)));
            }
        }
    }

    void everyMarkStandsOut_data() { addLooks(); }
    void everyMarkStandsOut() {
        QFETCH(int, look);
        QFETCH(bool, letters);
        QFETCH(int, edge);
        use(looks.at(static_cast<std::size_t>(look)), letters);
        showSquares(edge);
        for (const bool occupied : {false, true}) {
            for (const Square square : m_squares) {
                BoardScene scene = emptyScene(m_ruleset);
                if (occupied)
                    scene.pieces[square] = Piece{2, Side::Black};
                const QImage without = grabCell(scene, square);
                for (int mark = 0; mark < markCount(); ++mark) {
                    scene.marks[square] = 1U << mark;
                    const int found = standingOut(without, grabCell(scene, square));
                    QVERIFY2(found >= 5, qPrintable(QStringLiteral("mark %1, occupied %2: %3")
                                                        .arg(mark)
                                                        .arg(occupied)
                                                        .arg(found)));
                }
            }
        }
    }

    void theFocusStandsOut_data() { addLooks(); }
    void theFocusStandsOut() {
        QFETCH(int, look);
        QFETCH(bool, letters);
        QFETCH(int, edge);
        use(looks.at(static_cast<std::size_t>(look)), letters);
        showSquares(edge);
        m_window.requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(&m_window));
        for (const Square square : m_squares) {
            m_view->setFocus(false);
            const QImage without = grabCell(emptyScene(m_ruleset), square);
            m_view->setFocusSquare(square);
            m_view->forceActiveFocus();
            const int found = standingOut(without, grabCell(emptyScene(m_ruleset), square));
            QVERIFY2(found >= edge * 2, qPrintable(QString::number(found)));
        }
    }

    void textsCanBeRead() {
        for (const Look& look : looks) {
            const BoardColors& colors = *m_looks->use(look.scheme, false);
            QVERIFY2(contrast(colors.ink, colors.layerGround) >= text, look.name);
            QVERIFY2(contrast(colors.coordinate, colors.page) >= text, look.name);
            for (int layer = 0; layer < 8; ++layer) {
                const QByteArray place = QByteArray(look.name) + ' ' + QByteArray::number(layer);
                QVERIFY2(contrast(colors.coordinate, colors.layerSurface(layer)) >= text, place);
                QVERIFY2(contrast(colors.layerText(layer), colors.page) >= text, place);
            }
        }
    }

    void colourBlindEyesTellMeaningsApart() {
        for (const Look& look : looks) {
            const BoardColors& colors = *m_looks->use(look.scheme, false);
            const std::array pairs{std::pair(colors.move, colors.capture),
                                   std::pair(colors.move, colors.selectionTint),
                                   std::pair(colors.capture, colors.selectionTint),
                                   std::pair(colors.capture, colors.hint),
                                   std::pair(colors.capture, colors.lastMove),
                                   std::pair(colors.capture, colors.controlled)};
            for (const Eyes& eyes : allEyes) {
                for (std::size_t i = 0; i < pairs.size(); ++i) {
                    const double found = difference(pairs[i].first, pairs[i].second, eyes);
                    QVERIFY2(found >= 12.,
                             qPrintable(QStringLiteral("%1, %2, pair %3: %4")
                                            .arg(QLatin1String(look.name), QLatin1String(eyes.name))
                                            .arg(i)
                                            .arg(found)));
                }
            }
        }
    }
};

QTEST_MAIN(TestBoardLook)
#include "tst_boardlook.moc"
