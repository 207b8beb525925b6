// The flat board: one item for every ruleset.
#pragma once

#include "boardcolors.h"
#include "boardgeometry.h"
#include "gazeplan.h"
#include "pieceimages.h"
#include "squareview.h"

#include <QBasicTimer>
#include <QPointer>

#include <memory>

namespace tessera {

class BoardAccessible;
class CarriedPiece;
class BoardSpeech;
struct BoardPicture;
struct PlacedLabel;

/// Draws a BoardScene and turns input into intents; it knows no rules and changes no game.
class BoardView : public tessera::SquareView {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tessera::BoardScene scene READ scene WRITE setScene NOTIFY sceneChanged)
    Q_PROPERTY(tessera::BoardColors* colors READ colors WRITE setColors NOTIFY colorsChanged)
    Q_PROPERTY(QString fontFamily READ fontFamily WRITE setFontFamily NOTIFY fontFamilyChanged)
    /// Size of files and ranks in pixels; 0 hides them.
    Q_PROPERTY(qreal coordinateSize READ coordinateSize WRITE setCoordinateSize NOTIFY
                   coordinateSizeChanged)
    /// False: a picture that takes neither keys nor pointer.
    Q_PROPERTY(bool interactive READ isInteractive WRITE setInteractive NOTIFY interactiveChanged)
    /// Whether pieces are put on the boards: their letters and Delete are told then.
    Q_PROPERTY(bool editing MEMBER m_editing NOTIFY editingChanged)
    /// What a screen reader calls the whole.
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY nameChanged)
    /// How its squares are told; none: in words, always in full.
    Q_PROPERTY(tessera::BoardSpeech* speech READ speech WRITE setSpeech NOTIFY speechChanged)
    Q_MOC_INCLUDE("boardspeech.h")
    /// 1: everything fits; larger shows a part. Limited to 1 to largestZoom.
    Q_PROPERTY(qreal zoom READ zoom WRITE setZoom NOTIFY zoomChanged)
    /// Which axes run where, such as "xz-yw"; anything that is no layout means the ruleset's own.
    Q_PROPERTY(QString layout READ layout WRITE setLayout NOTIFY layoutChanged)
    /// Maps of `name` and `text`: the layouts that make sense here, the ruleset's own first.
    Q_PROPERTY(QVariantList layouts READ layouts NOTIFY layoutsChanged)
    /// Which boards are shown.
    Q_PROPERTY(Part part READ part NOTIFY viewChanged)
    /// "Board Z 3, W 5", "Row W 5", "Column Z 3"; empty while all boards are shown.
    Q_PROPERTY(QString partText READ partText NOTIFY viewChanged)
    /// Whether something lies out of view.
    Q_PROPERTY(bool showsEverything READ showsEverything NOTIFY viewChanged)
    /// Whether squares are so small that signs stand for the pieces.
    Q_PROPERTY(bool overview READ isOverview NOTIFY viewChanged)
    /// Whether a piece follows the mouse.
    Q_PROPERTY(bool carrying READ isCarrying NOTIFY carryingChanged)
    Q_PROPERTY(bool canZoomIn READ canZoomIn NOTIFY viewChanged)
    Q_PROPERTY(bool canZoomOut READ canZoomOut NOTIFY viewChanged)

public:
    static constexpr qreal largestZoom = 24.;
    static constexpr qreal zoomStep = 1.25;
    enum Part { AllBoards, OneBoard, OneRow, OneColumn };
    Q_ENUM(Part)

    explicit BoardView(QQuickItem* parent = nullptr);
    ~BoardView() override;

    void setScene(const BoardScene& scene);
    [[nodiscard]] BoardColors* colors() const { return m_colors; }
    void setColors(BoardColors* colors);
    [[nodiscard]] QString fontFamily() const { return m_fontFamily; }
    void setFontFamily(const QString& family);
    [[nodiscard]] qreal coordinateSize() const { return m_coordinateSize; }
    void setCoordinateSize(qreal size);
    void setFocusSquare(int square) override;
    [[nodiscard]] bool isInteractive() const { return m_interactive; }
    void setInteractive(bool interactive);
    [[nodiscard]] QString name() const { return m_name; }
    void setName(const QString& name);
    [[nodiscard]] BoardSpeech* speech() const;
    void setSpeech(BoardSpeech* speech);
    [[nodiscard]] qreal zoom() const { return m_zoom; }
    /// Zooms about the middle of the item.
    void setZoom(qreal zoom);

    /// Where a square lies in the item, with zoom, pan and turning; empty when there is none.
    Q_INVOKABLE QRectF cellRect(int square) const;
    /// The square at a point of the item, or -1.
    Q_INVOKABLE int cellAt(QPointF point) const;
    /// Whether squares lie under this part of the item.
    Q_INVOKABLE bool hasSquaresIn(QRectF area) const;
    /// How much of what somebody looks at lies under this part of the item; 0: nothing of it.
    Q_INVOKABLE int coveredIn(QRectF area, const tessera::BoardInterest& interest) const;
    /// Zooms so that what lies at `point` stays there.
    Q_INVOKABLE void zoomAt(QPointF point, qreal zoom);
    /// Where names stand that are in view: of boards, columns and rows, ranks and files.
    [[nodiscard]] std::vector<QRectF> nameRects() const;
    /// Moves what is seen, in pixels; stops at the edges.
    Q_INVOKABLE void panBy(QPointF distance);
    /// One step closer or away, about the focused square when it is in view, else the middle.
    Q_INVOKABLE void zoomIn();
    Q_INVOKABLE void zoomOut();
    /// Shows all of the boards that are shown.
    Q_INVOKABLE void fit();
    /// Moves what is seen just so far that the square is in view; shows its board when it is not.
    Q_INVOKABLE void reveal(int square);
    /// Whether this part is less than all boards.
    Q_INVOKABLE bool canShow(Part part) const;
    /// Shows the board, its row or its column alone, as large as fits; AllBoards brings back what
    /// was seen before.
    Q_INVOKABLE void showPart(Part part, int board);
    /// The same for the board that is looked at; brings all boards back when that part is shown.
    Q_INVOKABLE void togglePart(Part part);
    /// The focused square's board when it is in view, else the one in the middle.
    Q_INVOKABLE int currentBoard() const;
    /// Brings a place of a board, in shares of its squares, to the middle.
    Q_INVOKABLE void lookAt(int board, QPointF place);
    /// "Z 3, W 5"; axes of one square are left out.
    Q_INVOKABLE QString boardText(int board) const;
    [[nodiscard]] QString layout() const { return m_layout; }
    void setLayout(const QString& name);
    [[nodiscard]] QVariantList layouts() const;
    [[nodiscard]] Part part() const { return m_part; }
    [[nodiscard]] QString partText() const;
    [[nodiscard]] bool showsEverything() const;
    [[nodiscard]] bool isOverview() const;
    [[nodiscard]] bool canZoomIn() const;
    [[nodiscard]] bool canZoomOut() const { return m_zoom > 1.; }
    /// Whether all pictures on screen are of the size they are shown in: not while a zoom goes on.
    [[nodiscard]] bool isSettled() const { return m_settled && m_sharp; }

    /// A square that shows something else than the scene's piece.
    struct Held {
        Square square{};
        std::optional<Piece> piece;
    };
    /// Holds these squares back, and no others, while a piece glides over the board.
    void hold(std::vector<Held> held);
    [[nodiscard]] bool isCarrying() const { return m_carried != nullptr; }
    /// Whether a piece is being put down right now: it stands where the hand has brought it.
    [[nodiscard]] std::optional<Square> landing() const { return m_landing; }
    /// How pieces look on these boards now.
    [[nodiscard]] PieceImages::Style pieceStyle() const;

    [[nodiscard]] const BoardGeometry& geometry() const { return m_geometry; }
    /// The accessible object of this item, when something has asked for it.
    [[nodiscard]] BoardAccessible* accessible() const { return m_accessible; }
    void setAccessible(BoardAccessible* accessible) { m_accessible = accessible; }

signals:
    void sceneChanged();
    void colorsChanged();
    void fontFamilyChanged();
    void coordinateSizeChanged();
    void interactiveChanged();
    void editingChanged();
    void nameChanged();
    void speechChanged();
    void zoomChanged();
    void layoutChanged();
    void layoutsChanged();
    /// Colours, fonts or sizes are others.
    void restyled();
    /// Something else is in view, or lies elsewhere.
    void viewChanged();

    /// The mouse drags the piece on a square: the mover's is carried, another one stays.
    void pickedUp(int square);
    void carryingChanged();
    /// The mouse lets go of the carried piece over another square.
    void putDown(int square);
    /// A piece that was carried is let go beside the squares; it was taken from this one.
    void takenOff(int square);
    /// A piece's letter while pieces are put on the boards; a capital means White.
    void lettered(int square, const QString& letter);
    /// Delete or Backspace, the same.
    void emptied(int square);

protected:
    [[nodiscard]] int squareUnder(QPointF point) const override { return cellAt(point); }
    [[nodiscard]] CommandScope keyScope() const override { return CommandScope::Board; }
    [[nodiscard]] bool usesKey(const QKeyEvent& event) const override;
    void obey(Command command, Square from, bool repeated) override;
    void componentComplete() override;
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void itemChange(ItemChange change, const ItemChangeData& data) override;
    QSGNode* updatePaintNode(QSGNode* node, UpdatePaintNodeData* data) override;

    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseUngrabEvent() override;
    void wheelEvent(QWheelEvent* event) override;
    void timerEvent(QTimerEvent* event) override;

private:
    [[nodiscard]] std::optional<Piece> shownPiece(Square square) const;
    [[nodiscard]] double scale() const;
    [[nodiscard]] QPoint toDevice(QPointF point) const;
    [[nodiscard]] QRectF toItem(const QRectF& rect) const;
    [[nodiscard]] BoardLayout usedLayout() const;
    [[nodiscard]] QRect viewport() const { return {QPoint(0, 0), m_geometry.request().viewport}; }
    [[nodiscard]] QPointF zoomCentre() const;
    void zoomAboutFocus(qreal zoom);
    /// Where the inner focus begins: the corner nearest to the player, or what is in view.
    [[nodiscard]] int firstFocus() const;
    [[nodiscard]] BoardPicture pictureOf(int board) const;
    [[nodiscard]] std::vector<PlacedLabel> labelsOnBoards() const;
    [[nodiscard]] std::vector<PlacedLabel> labelsAround() const;
    [[nodiscard]] int squareCount() const;
    void followWindow(QQuickWindow* window);
    void alignToPixels();
    void relayout();
    void choosePart(Part part, int board);
    /// To be painted again: the board of a square, or everything.
    void touch(int square);
    void touchAll();
    void settle();
    /// Whether this key changes what stands on a square.
    [[nodiscard]] bool edits(const QKeyEvent& event) const;
    void edit(const QKeyEvent& event, Square square);
    void stopPress();
    /// Whether a press on a piece by the mouse has become a drag of it.
    [[nodiscard]] bool canDrag(const QMouseEvent& event) const;
    [[nodiscard]] bool canCarry(const QMouseEvent& event) const;
    void carry();
    void letGo(QPointF point);

    std::vector<Held> m_held;
    QPointer<BoardColors> m_colors;
    QString m_fontFamily;
    qreal m_coordinateSize = 11.;
    bool m_interactive = true;
    bool m_editing = false;
    QString m_name;
    QPointer<BoardSpeech> m_speech;
    qreal m_zoom = 1.;
    QPoint m_pan;
    QString m_layout;
    Part m_part = AllBoards;
    std::array<int, 2> m_shown{-1, -1}; ///< of BoardGeometry::Request
    qreal m_zoomBefore = 1.;            ///< a part was shown
    QPoint m_panBefore;

    /// What the next frame has to paint again.
    struct Stale {
        bool everything = true;
        bool atOnce = false; ///< also what is merely blurred
        std::vector<bool> boards;
    } m_stale;
    bool m_settled = true; ///< no zoom is going on
    bool m_sharp = true;   ///< the last frame left nothing to sharpen
    QBasicTimer m_settling;

    BoardGeometry m_geometry;
    /// What must be added, in device pixels, so that the item's corner falls on a whole pixel.
    QPointF m_alignment;
    QMetaObject::Connection m_eachFrame;

    int m_pressedSquare = -1;
    QPointF m_pressedAt;
    bool m_panning = false;
    std::unique_ptr<CarriedPiece> m_carried; ///< the piece that follows the mouse
    std::optional<Square> m_landing;
    QPoint m_panAtPress;
    QBasicTimer m_longPress;

    BoardAccessible* m_accessible = nullptr;
};

} // namespace tessera
