// How a board looks: a value for painting, and the object that QML fills in from its theme.
#pragma once

#include <QColor>
#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

namespace tessera {

/// The look of one theme. No colour has a default: the theme names them all.
struct BoardPalette {
    QColor page;        ///< behind everything; backs the labels while boards are zoomed
    QColor ink;         ///< text that must be read first; the W labels lean towards it
    QColor coordinate;  ///< files, ranks and Z labels
    QColor lightSquare; ///< squares whose coordinates add up to an odd number
    QColor darkSquare;

    // Frames by the coordinate of the layer (W); further layers begin again at layer0.
    QColor layer0;
    QColor layer1;
    QColor layer2;
    QColor layer3;
    QColor layer4;
    QColor layer5;
    QColor layer6;
    QColor layer7;
    QColor layerGround;   ///< surface of a frame before it is tinted by its layer
    qreal layerTint = 0.; ///< share of the layer's colour in that surface, 0 to 1

    QColor whiteFill; ///< body of White's pieces
    QColor whiteLine; ///< their outline and inner lines
    QColor blackFill;
    QColor blackLine;  ///< outline of Black's pieces
    QColor blackInner; ///< the light inner line that tells Black's pieces without colour

    QColor move;          ///< dot of a move
    QColor capture;       ///< ring of a capture, and of one that waits
    QColor preview;       ///< diamond and dashed ring of the side not to move
    QColor selection;     ///< frame of the selected square
    QColor selectionTint; ///< mixed into it; invalid: the same colour
    QColor lastMove;      ///< corners of the last move
    QColor check;         ///< an attacked king
    QColor refused;       ///< frame and cross of a try that is not legal
    QColor controlled;    ///< plus
    QColor hint;          ///< star of a lesson's hint
    QColor focus;         ///< keyboard focus, at least 3:1 against both squares
    QColor focusHalo;     ///< thin line on both sides of it
    QColor hover;         ///< square under the pointer

    qreal lineWeight = 1.; ///< thickness of frames and marks, 1 as usual
    bool letters = false;  ///< pieces are lettered tokens, not figures

    /// Colour of the layer with this coordinate; below 0: of a board that lies in several.
    [[nodiscard]] QColor layer(int index) const;
    /// The layer's colour for text on the page.
    [[nodiscard]] QColor layerText(int index) const;
    /// Surface of its frame.
    [[nodiscard]] QColor layerSurface(int index) const;

    friend bool operator==(const BoardPalette&, const BoardPalette&) = default;
};

/// The palette as QML sets it; `changed` tells of every change.
class BoardColors : public QObject, public BoardPalette {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor page MEMBER page NOTIFY changed)
    Q_PROPERTY(QColor ink MEMBER ink NOTIFY changed)
    Q_PROPERTY(QColor coordinate MEMBER coordinate NOTIFY changed)
    Q_PROPERTY(QColor lightSquare MEMBER lightSquare NOTIFY changed)
    Q_PROPERTY(QColor darkSquare MEMBER darkSquare NOTIFY changed)
    Q_PROPERTY(QColor layer0 MEMBER layer0 NOTIFY changed)
    Q_PROPERTY(QColor layer1 MEMBER layer1 NOTIFY changed)
    Q_PROPERTY(QColor layer2 MEMBER layer2 NOTIFY changed)
    Q_PROPERTY(QColor layer3 MEMBER layer3 NOTIFY changed)
    Q_PROPERTY(QColor layer4 MEMBER layer4 NOTIFY changed)
    Q_PROPERTY(QColor layer5 MEMBER layer5 NOTIFY changed)
    Q_PROPERTY(QColor layer6 MEMBER layer6 NOTIFY changed)
    Q_PROPERTY(QColor layer7 MEMBER layer7 NOTIFY changed)
    Q_PROPERTY(QColor layerGround MEMBER layerGround NOTIFY changed)
    Q_PROPERTY(qreal layerTint MEMBER layerTint NOTIFY changed)
    Q_PROPERTY(QColor whiteFill MEMBER whiteFill NOTIFY changed)
    Q_PROPERTY(QColor whiteLine MEMBER whiteLine NOTIFY changed)
    Q_PROPERTY(QColor blackFill MEMBER blackFill NOTIFY changed)
    Q_PROPERTY(QColor blackLine MEMBER blackLine NOTIFY changed)
    Q_PROPERTY(QColor blackInner MEMBER blackInner NOTIFY changed)
    Q_PROPERTY(QColor move MEMBER move NOTIFY changed)
    Q_PROPERTY(QColor capture MEMBER capture NOTIFY changed)
    Q_PROPERTY(QColor preview MEMBER preview NOTIFY changed)
    Q_PROPERTY(QColor selection MEMBER selection NOTIFY changed)
    Q_PROPERTY(QColor selectionTint MEMBER selectionTint NOTIFY changed)
    Q_PROPERTY(QColor lastMove MEMBER lastMove NOTIFY changed)
    Q_PROPERTY(QColor check MEMBER check NOTIFY changed)
    Q_PROPERTY(QColor refused MEMBER refused NOTIFY changed)
    Q_PROPERTY(QColor controlled MEMBER controlled NOTIFY changed)
    Q_PROPERTY(QColor hint MEMBER hint NOTIFY changed)
    Q_PROPERTY(QColor focus MEMBER focus NOTIFY changed)
    Q_PROPERTY(QColor focusHalo MEMBER focusHalo NOTIFY changed)
    Q_PROPERTY(QColor hover MEMBER hover NOTIFY changed)
    Q_PROPERTY(qreal lineWeight MEMBER lineWeight NOTIFY changed)
    Q_PROPERTY(bool letters MEMBER letters NOTIFY changed)

public:
    using QObject::QObject;
    [[nodiscard]] const BoardPalette& palette() const { return *this; }

signals:
    void changed();
};

/// Lets an item draw with other colours and call `redraw` whenever they change. False when it has
/// them already.
template<class Item, class Redraw>
bool followColors(QPointer<BoardColors>& held, BoardColors* colors, Item* item, Redraw redraw) {
    if (colors == held)
        return false;
    if (held)
        QObject::disconnect(held, nullptr, item, nullptr);
    held = colors;
    if (colors != nullptr)
        QObject::connect(colors, &BoardColors::changed, item, redraw);
    return true;
}

/// `share` of `over` (0 to 1) mixed into `under`.
[[nodiscard]] QColor mixed(const QColor& under, const QColor& over, qreal share);

} // namespace tessera
