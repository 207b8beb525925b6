// The tesseract's three-dimensional scene: squares, frame and pieces, as Qt 3D draws them.
#pragma once

#include <QObject>
#include <QPointer>
#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>

namespace tessera {

class Instances;
class TesseractView;
struct Solid;
struct SpaceNodes;

/// Fills a Scene3D with what a TesseractView shows and follows it. Use it only where OpenGL works.
/// Squares, edges and pieces of one shape are each drawn at once, whatever their number.
class TesseractSpace : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Set both once.
    Q_PROPERTY(tessera::TesseractView* view READ view WRITE setView NOTIFY viewChanged)
    Q_MOC_INCLUDE("tesseractview.h")
    /// The Scene3D to fill.
    Q_PROPERTY(QQuickItem* scene READ scene WRITE setScene NOTIFY sceneChanged)
public:
    explicit TesseractSpace(QObject* parent = nullptr);
    ~TesseractSpace() override;

    [[nodiscard]] TesseractView* view() const { return m_view; }
    void setView(TesseractView* view);
    [[nodiscard]] QQuickItem* scene() const { return m_scene; }
    void setScene(QQuickItem* scene);

signals:
    void viewChanged();
    void sceneChanged();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    /// Draws so many frames more.
    void wake(int frames);
    void begin();
    [[nodiscard]] Instances* shapeOf(const QString& name, const std::function<Solid()>& make);
    void makePieces();
    void placePieces();
    void placeFloors();
    void colorFloors();
    void placeEdges();
    void look();

    QPointer<TesseractView> m_view;
    QPointer<QQuickItem> m_scene;
    std::unique_ptr<SpaceNodes> m_nodes;
    int m_framesLeft = 0;
};

} // namespace tessera
