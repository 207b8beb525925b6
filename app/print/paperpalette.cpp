#include "sheets.h"

namespace tessera {

BoardPalette paperPalette(bool letters) {
    const QColor ink(0x1a, 0x1a, 0x1a);
    const QColor white(Qt::white);
    BoardPalette paper;
    paper.page = white;
    paper.ink = ink;
    paper.coordinate = QColor(0x40, 0x40, 0x40);
    paper.lightSquare = white;
    paper.darkSquare = QColor(0xd4, 0xd4, 0xd4);
    // Layers are told by the pattern of their frame.
    for (QColor* layer : {&paper.layer0, &paper.layer1, &paper.layer2, &paper.layer3, &paper.layer4,
                          &paper.layer5, &paper.layer6, &paper.layer7})
        *layer = QColor(0x40, 0x40, 0x40);
    paper.layerGround = white;
    paper.layerTint = 0.;
    paper.whiteFill = white;
    paper.whiteLine = ink;
    paper.blackFill = QColor(0x2b, 0x2b, 0x2b);
    paper.blackLine = ink;
    paper.blackInner = white;
    for (QColor* mark :
         {&paper.move, &paper.capture, &paper.preview, &paper.selection, &paper.selectionTint,
          &paper.lastMove, &paper.check, &paper.refused, &paper.controlled, &paper.hint,
          &paper.focus, &paper.focusHalo, &paper.hover})
        *mark = ink;
    paper.letters = letters;
    return paper;
}

} // namespace tessera
