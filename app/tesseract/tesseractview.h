// The tesseract: what lies over the three-dimensional scene, and the input for all of it.
#pragma once

#include "boardcolors.h"
#include "boardscene.h"
#include "boardsketch.h"
#include "command.h"
#include "picking.h"
#include "pieceimages.h"
#include "tesseractpose.h"

#include <QBasicTimer>
#include <QPointer>
#include <QQuickItem>

#include <optional>

namespace tessera {

class BoardSpeech;
class Commands;

/// Shows the same scene as a BoardView and has the same intents. It draws marks, lines and names
/// itself, over a TesseractSpace that draws squares and pieces; without one it stays useful to
/// nobody, so a pane leaves it out where there is no OpenGL.
class TesseractView : public QQuickItem {
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
    /// Square of the inner focus, -1 when there is none yet.
    Q_PROPERTY(int focusSquare READ focusSquare WRITE setFocusSquare NOTIFY focusSquareChanged)
    /// Whether the focus is marked although the keyboard is in another view of the same board.
    Q_PROPERTY(bool marksFocus MEMBER m_marksFocus NOTIFY restyled)
    /// Square under the pointer here or in another view, -1 when there is none.
    Q_PROPERTY(
        int hoveredSquare READ hoveredSquare WRITE setHoveredSquare NOTIFY hoveredSquareChanged)
    /// "b3 [0,1], white rook" of the square under the pointer; empty when there is none.
    Q_PROPERTY(QString hoverText READ hoverText NOTIFY hoveredSquareChanged)
    /// "b3, Z 0, W 1, empty" of the square with the focus.
    Q_PROPERTY(QString focusText READ focusText NOTIFY focusTextChanged)
    /// Whether the scene below has drawn its first frames.
    Q_PROPERTY(bool drawn READ isDrawn WRITE setDrawn NOTIFY drawnChanged)
    /// The keys in force; none: the defaults.
    Q_PROPERTY(tessera::Commands* commands READ commands WRITE setCommands NOTIFY commandsChanged)
    Q_MOC_INCLUDE("commands.h")
    /// How its squares are told; none: in words, always in full.
    Q_PROPERTY(tessera::BoardSpeech* speech READ speech WRITE setSpeech NOTIFY speechChanged)
    Q_MOC_INCLUDE("boardspeech.h")

public:
    explicit TesseractView(QQuickItem* parent = nullptr);
    ~TesseractView() override;

    [[nodiscard]] const BoardScene& scene() const { return m_scene; }
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
    [[nodiscard]] int focusSquare() const { return m_focusSquare; }
    void setFocusSquare(int square);
    [[nodiscard]] int hoveredSquare() const { return m_hoveredSquare; }
    void setHoveredSquare(int square);
    [[nodiscard]] bool isDrawn() const { return m_drawn; }
    void setDrawn(bool drawn);
    [[nodiscard]] QString hoverText() const;
    [[nodiscard]] QString focusText() const;
    [[nodiscard]] Commands* commands() const;
    void setCommands(Commands* commands);
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
    void focusSquareChanged();
    void focusTextChanged();
    void hoveredSquareChanged();
    void commandsChanged();
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

    /// The same intents as a BoardView's.
    void activated(int square);
    void inspected(int square);
    void menuWanted(int square);
    void cancelled();
    void commanded(const QString& command, int square);
    void told(const QString& text);
    /// For the ear alone: the eye sees it.
    void spoken(const QString& text);
    void hovered(int square);

protected:
    bool event(QEvent* event) override;
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
    void mouseUngrabEvent() override;
    void wheelEvent(QWheelEvent* event) override;
    void hoverEnterEvent(QHoverEvent* event) override;
    void hoverMoveEvent(QHoverEvent* event) override;
    void hoverLeaveEvent(QHoverEvent* event) override;
    void timerEvent(QTimerEvent* event) override;

private:
    void rearrange();
    void look();
    void repaint();
    /// Whether the middle of any square is in view.
    [[nodiscard]] bool showsAnything() const;
    [[nodiscard]] bool isSquare(int square) const;
    [[nodiscard]] bool usesKey(const QKeyEvent& event) const;
    [[nodiscard]] std::optional<Command> commandOf(const QKeyEvent& event) const;
    /// Commands that turn the picture; false when it is another one.
    bool turnBy(Command command);
    /// Commands that walk along an axis; false when it is another one.
    bool walkBy(Command command, Square from, bool repeated);
    void obey(Command command, Square from);
    void pointAt(int square);
    void stopPress();

    TesseractPose m_ownPose;
    QPointer<TesseractPose> m_pose;
    BoardScene m_scene;
    BoardSketch m_inspectorSketch;
    BoardSketch m_coachSketch;
    QPointer<BoardColors> m_colors;
    QColor m_ground;
    QString m_fontFamily;
    qreal m_textSize = 12.;
    int m_focusSquare = -1;
    bool m_marksFocus = false;
    int m_hoveredSquare = -1;
    QPointer<Commands> m_commands;
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
