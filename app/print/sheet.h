// What is printed, as a value: texts, boards, lines to write on; and how it is laid out on paper.
#pragma once

#include "boarddrawing.h"

#include <QString>

#include <variant>
#include <vector>

class QPagedPaintDevice;

namespace tessera {

/// A paragraph. Lengths are pixels of a screen (1/96 inch).
struct SheetText {
    enum class Look { Plain, Small, Heading, Title };
    QString text{};
    Look look = Look::Plain;
};

/// Boards, never broken over two pages; smaller than a page where so much is asked for.
struct SheetBoards {
    BoardDrawing drawing;
    double share = 1.; ///< of the page's height, at most
};

/// Empty lines to write on.
struct SheetLines {
    int count = 0;
};

/// What follows begins a new page.
struct SheetBreak {};

using SheetBlock = std::variant<SheetText, SheetBoards, SheetLines, SheetBreak>;

struct Sheet {
    QString title; ///< at the foot of every page, with its number
    QString fontFamily;
    BoardPalette palette;
    std::vector<SheetBlock> blocks{};
};

/// Adds a position: all boards together where their squares can be read on paper, else row by row
/// those with pieces, and says so. `share`: of a page's height, for all boards together.
void addBoards(Sheet& sheet, const BoardScene& scene, const BoardSketch& sketch, double share);

/// Lays the sheet out on the device's pages, whatever their size. The number of pages; 0: the
/// device cannot be painted on.
int paintSheet(const Sheet& sheet, QPagedPaintDevice& device);

} // namespace tessera
