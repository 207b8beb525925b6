// The tesseract's three-dimensional scene: squares, frame and pieces, as Qt 3D draws them.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace tessera {

class TesseractView;
struct SpaceNodes;

/// Fills a Scene3D with what a TesseractView shows and follows it. Use it only where OpenGL works,
/// and do not destroy it before the view is told that it is drawn: Qt 3D is at work on several
/// threads until then.
/// Squares, edges and pieces of one shape are each drawn at once, whatever their number.
class TesseractSpace : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Set both once.
    Q_PROPERTY(tessera::TesseractView* view READ view WRITE setView NOTIFY viewChanged)
    Q_MOC_INCLUDE("tesseractview.h")
    /// The Scene3D to fill.
    Q_PROPERTY(QQuickItem* scene READ scene WRITE setScene NOTIFY sceneChanged)
    /// Whether edges are smoothed in the next frame.
    Q_PROPERTY(bool smooth READ isSmooth NOTIFY smoothChanged)
public:
    explicit TesseractSpace(QObject* parent = nullptr);
    ~TesseractSpace() override;

    [[nodiscard]] TesseractView* view() const { return m_view; }
    void setView(TesseractView* view);
    [[nodiscard]] QQuickItem* scene() const { return m_scene; }
    void setScene(QQuickItem* scene);
    [[nodiscard]] bool isSmooth() const { return m_smooth; }

signals:
    void viewChanged();
    void sceneChanged();
    void smoothChanged();

private:
    /// Draws so many frames more; by default as many as it takes to see a change.
    void wake();
    void wake(int frames);
    void setSmooth(bool smooth);
    /// The picture is being turned.
    void move();
    void begin();
    /// Shows everything as it is now.
    void catchUp();
    void frame();
    void rest();
    void askAgain();
    void followWindow(QQuickWindow* window);
    void placePieces();
    void placeFloors();
    void colorFloors();
    void placeEdges();
    void look();

    QPointer<TesseractView> m_view;
    QPointer<QQuickItem> m_scene;
    std::unique_ptr<SpaceNodes> m_nodes;
    int m_framesLeft = 0;
    bool m_smooth = true;
    QElapsedTimer m_moved;
    bool m_missed = false;  ///< something has changed while it was not seen
    bool m_resting = false; ///< during the frame that is the last one
    QMetaObject::Connection m_rest;
    double m_edgePixels = 0.; ///< of a length of 1 when the edges were made
};

} // namespace tessera
