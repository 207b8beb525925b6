// Where the things in the tesseract's space are, and what they look like.
#include "solid.h"
#include "spacenodes.h"
#include "tesseractspace.h"
#include "tesseractview.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr double farthestFade = 0.5; // share of the page's colour in the farthest things
constexpr double edgeWidth = 0.016;  // half of it, of half an edge of the cube
constexpr double leastEdge = 2.2;    // the same in pixels: two thin lines and a gap
constexpr double layerShare = 0.22;  // of the layer's colour in a floor
constexpr double floorOpacity = 0.85;
constexpr double emptyFloorOpacity = 0.6;
constexpr double crowdedFloors = 0.25; // of the opacity of empty floors, where they hide each other
constexpr double crowdedContrast = 0.5; // of the usual one between light and dark squares
constexpr int betweenPattern = 8;
constexpr int patternCount = 8;
constexpr int manyPieces = 200; // that are drawn coarsely

void append(std::vector<float>& list, const Point3& point) {
    for (const double value : point)
        list.push_back(static_cast<float>(value));
}

void append(std::vector<float>& list, const QColor& color, double alpha) {
    list.insert(list.end(),
                {color.redF(), color.greenF(), color.blueF(), static_cast<float>(alpha)});
}

} // namespace

void TesseractSpace::placePieces() {
    const BoardScene& scene = m_view->scene();
    const std::vector<Spot>& spots = m_view->spots();
    if (!m_nodes->root || !scene.ruleset || m_view->colors() == nullptr ||
        scene.pieces.size() != spots.size())
        return;
    const BoardPalette& palette = m_view->colors()->palette();
    const auto count = std::ranges::count_if(
        scene.pieces, [](const std::optional<Piece>& piece) { return piece.has_value(); });
    const std::size_t first = count > manyPieces ? shapeCount : 0;
    std::vector<std::optional<Shape>> shapes; // by kind
    for (const PieceFigure& figure : pieceFigures(scene.ruleset->data()))
        shapes.push_back(shapeOf(figure));
    std::vector<std::vector<float>> copies(m_nodes->shapes.size());
    for (std::size_t square = 0; square < spots.size() && !palette.letters; ++square) {
        const std::optional<Piece>& piece = scene.pieces[square];
        const double opacity = piece ? m_view->opacity(static_cast<Square>(square)) : 0.;
        if (opacity < 0.01 || !shapes[piece->kind])
            continue;
        const bool white = piece->side == Side::White;
        const auto add = [&](Shape wanted) {
            const std::size_t shape = first + static_cast<std::size_t>(wanted);
            append(copies[shape], spots[square].middle);
            copies[shape].push_back(static_cast<float>(spots[square].size));
            append(copies[shape], white ? palette.whiteFill : palette.blackFill, 1.);
            append(copies[shape], white ? palette.whiteLine : palette.blackLine, opacity);
            append(copies[shape],
                   white ? mixed(palette.whiteFill, palette.whiteLine, 0.35) : palette.blackInner,
                   1.);
        };
        add(*shapes[piece->kind]);
        if (!white)
            add(Shape::Plinth);
    }
    constexpr std::size_t numbers = 16; // a piece
    for (std::size_t shape = 0; shape < copies.size(); ++shape) {
        m_nodes->shapes[shape].setCopies(0, copies[shape]);
        m_nodes->shapes[shape].setCount(copies[shape].size() / numbers);
    }
    wake();
}

void TesseractSpace::placeFloors() {
    const std::vector<Spot>& spots = m_view->spots();
    if (!m_nodes->root || m_nodes->floorColors.size() != 4 * spots.size())
        return;
    const double boards = m_view->pose()->blend()[arrangement::Boards];
    const auto faint = static_cast<float>(
        m_view->board()->crowded() ? crowdedFloors + (1. - crowdedFloors) * boards : 1.);
    // Joints of less than a pixel would be a pattern of their own.
    const double wide = m_view->board()->crowded() ? 1. / floorShare : 1.;
    std::vector<float> values;
    values.reserve(spots.size() * 13);
    for (std::size_t square = 0; square < spots.size(); ++square) {
        append(values, spots[square].middle);
        append(values, spots[square].right * wide);
        append(values, spots[square].ahead * wide);
        const auto color = m_nodes->floorColors.begin() + static_cast<std::ptrdiff_t>(4 * square);
        values.insert(values.end(), color, color + 4);
        if (!m_view->scene().pieces[square] && m_view->scene().marks[square] == 0)
            values.back() *= faint;
    }
    m_nodes->floors->setCopies(0, values);
    m_nodes->floors->setCount(spots.size());
    wake();
}

void TesseractSpace::colorFloors() {
    if (!m_nodes->root || m_view->colors() == nullptr || !m_view->board())
        return;
    const BoardScene& scene = m_view->scene();
    const BoardPalette& palette = m_view->colors()->palette();
    const Geometry& geometry = m_view->board()->geometry();
    const double empty = m_view->pose()->emptyOpacity();
    const double contrast = m_view->board()->crowded() ? crowdedContrast : 1.;
    const QColor darkSquare = mixed(palette.lightSquare, palette.darkSquare, (1. + contrast) / 2.);
    const QColor lightSquare = mixed(palette.darkSquare, palette.lightSquare, (1. + contrast) / 2.);
    std::vector<float> values;
    values.reserve(scene.pieces.size() * 4);
    for (std::size_t square = 0; square < scene.pieces.size(); ++square) {
        const Vector4 at = geometry.coordinates(static_cast<Square>(square));
        const bool light = (at[0] + at[1] + at[2] + at[3]) % 2 != 0;
        QColor color = mixed(light ? lightSquare : darkSquare, palette.layer(at[3]), layerShare);
        double alpha = scene.pieces[square] ? floorOpacity : emptyFloorOpacity * empty;
        // Pieces of few pixels stand out by their ground.
        if (const auto& piece = scene.pieces[square]; piece && m_view->board()->crowded())
            color = piece->side == Side::White ? mixed(palette.darkSquare, palette.ink, 0.2)
                                               : palette.lightSquare;
        const auto tint = [&](Mark mark, const QColor& over, double share) {
            if ((scene.marks[square] & static_cast<std::uint32_t>(mark)) == 0)
                return;
            color = mixed(color, over, share);
            alpha = std::max(alpha, 0.9);
        };
        tint(Mark::LastFrom, palette.lastMove, 0.3);
        tint(Mark::LastTo, palette.lastMove, 0.5);
        tint(Mark::Pending, palette.capture, 0.5);
        tint(Mark::Check, palette.check, 0.7);
        tint(Mark::Selected,
             palette.selectionTint.isValid() ? palette.selectionTint : palette.selection, 0.8);
        append(values, color, alpha * m_view->opacity(static_cast<Square>(square)));
    }
    m_nodes->floorColors = std::move(values);
    placeFloors();
}

void TesseractSpace::placeEdges() {
    if (!m_nodes->root || m_view->colors() == nullptr)
        return;
    const BoardPalette& palette = m_view->colors()->palette();
    const double nested = m_view->pose()->blend()[arrangement::Nested];
    const double boards = m_view->pose()->blend()[arrangement::Boards];
    m_edgePixels = m_view->eye().see({}).pixels;
    const double half = std::max(edgeWidth, leastEdge / std::max(m_edgePixels, 1.));
    std::vector<float> values;
    std::size_t count = 0;
    for (const FrameEdge& edge : m_view->frame()) {
        double alpha = (edge.between ? 0.75 * nested : 1.) * m_view->pose()->opacity(0, edge.layer);
        // On one plane only the floors of the boards are left.
        alpha *= 1. - boards;
        if (alpha < 0.01)
            continue;
        append(values, edge.from);
        append(values, edge.to);
        append(values, edge.between ? palette.coordinate : palette.layer(edge.layer), alpha);
        values.push_back(static_cast<float>(edge.between ? half * 0.6 : half));
        values.push_back(
            static_cast<float>(edge.between ? betweenPattern : edge.layer % patternCount));
        ++count;
    }
    m_nodes->edges->setCopies(0, values);
    m_nodes->edges->setCount(count);
    wake();
}

void TesseractSpace::look() {
    if (!m_nodes->root || m_view->colors() == nullptr)
        return;
    const Eye& eye = m_view->eye();
    if (std::abs(eye.see({}).pixels / std::max(m_edgePixels, 1.) - 1.) > 0.02)
        placeEdges();
    m_nodes->camera->setPosition(eye.position());
    m_nodes->camera->setUpVector(eye.up());
    m_nodes->camera->setViewCenter({});
    m_nodes->camera->setProjectionMatrix(eye.projectionMatrix());
    const QColor page = m_view->ground();
    m_nodes->parameters.page->setValue(
        QVector4D(page.redF(), page.greenF(), page.blueF(), static_cast<float>(farthestFade)));
    m_nodes->parameters.depths->setValue(
        QVector4D(static_cast<float>(eye.distance() - eye.reach() * 0.6),
                  static_cast<float>(eye.distance() + eye.reach()),
                  static_cast<float>(eye.see({}).pixels * eye.distance()), 0.F));
    m_nodes->clear->setClearColor(page);
    wake();
}

} // namespace tessera
