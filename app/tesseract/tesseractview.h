// The tesseract: what lies over the three-dimensional scene, and the input for all of it.
#pragma once

#include "boardcolors.h"
#include "boardsketch.h"
#include "picking.h"
#include "pieceimages.h"
#include "squareview.h"
#include "tesseractpose.h"

#include <QBasicTimer>
#include <QPointer>

#include <optional>

namespace tessera {

class BoardSpeech;

/// Shows the same scene as a BoardView and has the same intents. It draws marks, lines and names
/// itself, over a TesseractSpace that draws squares and pieces; without one it stays useful to
/// nobody, so a pane leaves it out where there is no OpenGL.
class TesseractView : public tessera::SquareView {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tessera::BoardScene scene READ scene WRITE setScene NOTIFY sceneChanged)
    Q_PROPERTY(tessera::BoardSketch inspectorSketch READ inspectorSketch WRITE setInspectorSketch
                   NOTIFY sketchChanged)
    Q_PROPERTY(
        tessera::BoardSketch coachSketch READ coachSketch WRITE setCoachSketch NOTIFY sketchChanged)
    Q_PROPERTY(tessera::BoardColors* colors READ colors WRITE setColors NOTIFY colorsChanged)
    /// What is behind everything; far things fade into it.
    Q_PROPERTY(QColor ground READ ground WRITE setGround NOTIFY groundChanged)
    Q_PROPERTY(QString fontFamily MEMBER m_fontFamily NOTIFY restyled)
    /// Size of the names in pixels.
    Q_PROPERTY(qreal textSize MEMBER m_textSize NOTIFY restyled)
    /// May outlive the view and be shown by another one; none: one of its own.
    Q_PROPERTY(tessera::TesseractPose* pose READ pose WRITE setPose NOTIFY poseChanged)
    /// Whether the focus is marked although the keyboard is in another view of the same board.
    Q_PROPERTY(bool marksFocus MEMBER m_marksFocus NOTIFY restyled)
    /// "b3 [0,1], white rook" of the square under the pointer; empty when there is none.
    Q_PROPERTY(QString hoverText READ hoverText NOTIFY hoveredSquareChanged)
    /// "b3, Z 0, W 1, empty" of the square with the focus.
    Q_PROPERTY(QString focusText READ focusText NOTIFY focusTextChanged)
    /// Whether the scene below has drawn its first frames.
    Q_PROPERTY(bool drawn READ isDrawn WRITE setDrawn NOTIFY drawnChanged)
    /// How its squares are told; none: in words, always in full.
    Q_PROPERTY(tessera::BoardSpeech* speech READ speech WRITE setSpeech NOTIFY speechChanged)
    Q_MOC_INCLUDE("boardspeech.h")

public:
    explicit TesseractView(QQuickItem* parent = nullptr);
    ~TesseractView() override;

    void setScene(const BoardScene& scene);
    [[nodiscard]] const BoardSketch& inspectorSketch() const { return m_inspectorSketch; }
    void setInspectorSketch(const BoardSketch& sketch);
    [[nodiscard]] const BoardSketch& coachSketch() const { return m_coachSketch; }
    void setCoachSketch(const BoardSketch& sketch);
    [[nodiscard]] BoardColors* colors() const { return m_colors; }
    void setColors(BoardColors* colors);
    [[nodiscard]] QColor ground() const { return m_ground; }
    void setGround(const QColor& color);
    [[nodiscard]] TesseractPose* pose() const { return m_pose; }
    void setPose(TesseractPose* pose);
    void setFocusSquare(int square) override;
    [[nodiscard]] bool isDrawn() const { return m_drawn; }
    void setDrawn(bool drawn);
    [[nodiscard]] QString hoverText() const;
    [[nodiscard]] QString focusText() const;
    [[nodiscard]] BoardSpeech* speech() const;
    void setSpeech(BoardSpeech* speech);

    /// Where a square's centre is seen in the item.
    Q_INVOKABLE QPointF centre(int square) const;
    /// "W 1": a layer by its axis, 2 for Z or 3 for W, and its coordinate.
    Q_INVOKABLE QString layerName(int axis, int layer) const;
    /// The square at a point of the item, or -1.
    Q_INVOKABLE int squareAt(QPointF point) const;

    /// What a renderer needs, by square; made again when something has turned.
    [[nodiscard]] const std::vector<Spot>& spots() const { return m_spots; }
    [[nodiscard]] const std::vector<FrameEdge>& frame() const { return m_frame; }
    [[nodiscard]] const Eye& eye() const { return m_eye; }
    /// None without a board.
    [[nodiscard]] const std::optional<ArrangedBoard>& board() const { return m_board; }
    /// How much of a square's layer is seen, 0 to 1.
    [[nodiscard]] double opacity(Square square) const;

signals:
    void sceneChanged();
    void sketchChanged();
    void colorsChanged();
    void groundChanged();
    void restyled();
    void focusTextChanged();
    void poseChanged();
    void drawnChanged();
    void speechChanged();
    /// Squares and frame lie elsewhere.
    void spotsChanged();
    void eyeChanged();
    /// Another board: other squares, other kinds of pieces.
    void boardChanged();
    /// Other pieces, marks, colours or opacities.
    void looksChanged();

protected:
    [[nodiscard]] int squareUnder(QPointF point) const override { return squareAt(point); }
    [[nodiscard]] CommandScope keyScope() const override { return CommandScope::Tesseract; }
    void obey(Command command, Square from, bool repeated) override;
    void goToPiece(const QKeyEvent& event, Square from) override;
    void componentComplete() override;
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void itemChange(ItemChange change, const ItemChangeData& data) override;
    QSGNode* updatePaintNode(QSGNode* node, UpdatePaintNodeData* data) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseUngrabEvent() override;
    void wheelEvent(QWheelEvent* event) override;
    void timerEvent(QTimerEvent* event) override;

private:
    void rearrange();
    void look();
    void repaint();
    /// Whether the middle of any square is in view.
    [[nodiscard]] bool showsAnything() const;
    /// Commands that turn the picture; false when it is another one.
    bool turnBy(Command command, bool repeated);
    /// Commands that walk along an axis; false when it is another one.
    bool walkBy(Command command, Square from, bool repeated);
    void stopPress();

    TesseractPose m_ownPose;
    QPointer<TesseractPose> m_pose;
    BoardSketch m_inspectorSketch;
    BoardSketch m_coachSketch;
    QPointer<BoardColors> m_colors;
    QColor m_ground;
    QString m_fontFamily;
    qreal m_textSize = 12.;
    bool m_marksFocus = false;
    QPointer<BoardSpeech> m_speech;

    std::optional<ArrangedBoard> m_board;
    std::vector<Spot> m_spots;
    std::vector<FrameEdge> m_frame;
    std::vector<Point3> m_outline;
    Eye m_eye;
    bool m_repaint = true;
    bool m_drawn = false;
    PieceImages m_images; ///< lettered tokens

    QPointF m_pressedAt;
    QPointF m_draggedAt;
    int m_pressedSquare = -1;
    bool m_pressed = false;
    bool m_dragging = false;
    QBasicTimer m_longPress;
};

} // namespace tessera
