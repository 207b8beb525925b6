// How the tesseract is turned, arranged and faded: everything a person can change about its
// picture.
#pragma once

#include "arrangement.h"
#include "eye.h"
#include "turning.h"

#include <QVariantAnimation>
#include <QVariantList>

namespace tessera {

/// Planes are numbers of tessera::Plane in QML: 0 is XW. Angles are degrees there.
class TesseractPose : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// The six angles, 0 to below 360.
    Q_PROPERTY(QVariantList angles READ angles NOTIFY turned)
    Q_PROPERTY(tessera::arrangement::Kind arrangement READ arrangementKind WRITE setArrangement
                   NOTIFY arrangementChanged)
    /// The arrangements that differ on this board.
    Q_PROPERTY(QVariantList arrangements READ arrangements NOTIFY boardChanged)
    Q_PROPERTY(qreal zoom READ zoom WRITE setZoom NOTIFY orbitChanged)
    /// Whether the picture turns by itself in the plane `demoPlane`.
    Q_PROPERTY(bool demo READ demo WRITE setDemo NOTIFY demoChanged)
    Q_PROPERTY(int demoPlane READ demoPlane WRITE setDemoPlane NOTIFY demoChanged)
    /// Milliseconds that a change of the view takes; 0: nothing moves by itself, and the demo shows
    /// key frames one at a time.
    Q_PROPERTY(int duration READ duration WRITE setDuration NOTIFY durationChanged)
    /// For each plane whether this board has both of its axes.
    Q_PROPERTY(QVariantList planes READ planes NOTIFY boardChanged)
    /// Whether everything is as home() makes it.
    Q_PROPERTY(bool atHome READ atHome NOTIFY changed)
    /// Which way it is turned, in words.
    Q_PROPERTY(QString text READ text NOTIFY changed)

    /// How much is seen of each layer and of empty squares, 0 to 1.
    Q_PROPERTY(QVariantList wOpacities READ wOpacities NOTIFY opacityChanged)
    Q_PROPERTY(QVariantList zOpacities READ zOpacities NOTIFY opacityChanged)
    Q_PROPERTY(qreal emptyOpacity READ emptyOpacity WRITE setEmptyOpacity NOTIFY opacityChanged)
public:
    /// Hundredths of a degree between the key frames of a demo.
    static constexpr int frameStep = 3000;
    enum View { Front, Side, Top, AlongW };
    Q_ENUM(View)

    explicit TesseractPose(QObject* parent = nullptr);

    /// Another board: its own arrangement, everything in view. No board: nothing changes.
    void setBoard(const std::array<int, axisCount>& sizes);
    /// Seen from Black's side.
    void setFlipped(bool flipped);

    [[nodiscard]] const Turning& turning() const { return m_now.turning; }
    [[nodiscard]] const Orbit& orbit() const { return m_now.orbit; }
    [[nodiscard]] const ArrangementBlend& blend() const { return m_now.blend; }

    [[nodiscard]] QVariantList angles() const;
    [[nodiscard]] ArrangementKind arrangementKind() const { return m_arrangement; }
    void setArrangement(ArrangementKind kind);
    [[nodiscard]] QVariantList arrangements() const;
    [[nodiscard]] QVariantList planes() const;
    [[nodiscard]] qreal zoom() const { return m_now.orbit.zoom; }
    void setZoom(qreal zoom) { zoomTo(zoom, {}); }
    /// Keeps what is seen at a point where it is; from the middle, in halves of the smaller side.
    void zoomTo(qreal zoom, const QPointF& at);
    [[nodiscard]] bool demo() const { return m_demo.state() == QAbstractAnimation::Running; }
    void setDemo(bool demo);
    [[nodiscard]] int demoPlane() const { return m_demoPlane; }
    void setDemoPlane(int plane);
    [[nodiscard]] int duration() const { return m_duration; }
    void setDuration(int duration);
    [[nodiscard]] bool atHome() const;
    [[nodiscard]] QString text() const;

    [[nodiscard]] QVariantList wOpacities() const;
    [[nodiscard]] QVariantList zOpacities() const;
    [[nodiscard]] qreal emptyOpacity() const { return m_emptyOpacity; }
    void setEmptyOpacity(qreal opacity);
    /// Of a square, by its coordinates Z and W.
    [[nodiscard]] double opacity(int z, int w) const;

    /// A short word for an arrangement, and for a plane what turning in it does.
    Q_INVOKABLE QString arrangementName(int kind) const;
    Q_INVOKABLE QString planeName(int plane) const;
    [[nodiscard]] bool hasPlane(int plane) const;
    /// Sets one angle; the cubes beside each other become the tesseract again, for they cannot
    /// turn.
    Q_INVOKABLE void setAngle(int plane, qreal degrees);
    Q_INVOKABLE void turn(int plane, qreal degrees);
    Q_INVOKABLE void orbitBy(qreal right, qreal up);
    Q_INVOKABLE void roll(qreal clockwise);
    /// Say how far it is turned in a plane, and where it is seen from.
    Q_INVOKABLE void tellTurn(int plane);
    Q_INVOKABLE void tellStand();
    /// In halves of the smaller side; never so far that nothing is seen.
    Q_INVOKABLE void panBy(QPointF distance);
    Q_INVOKABLE void home();
    /// Takes over from where another one is looked at, and how it is turned in the planes that both
    /// boards have. Two that follow each other turn together.
    Q_INVOKABLE void follow(tessera::TesseractPose* other);
    Q_INVOKABLE void show(View view);
    Q_INVOKABLE void nextArrangement();
    /// Begins or ends the demo in `demoPlane`; where nothing may move by itself, shows its next key
    /// frame.
    Q_INVOKABLE void playDemo();
    /// "Frame 3 of 12" in a demo without motion, else nothing.
    Q_INVOKABLE QString frameText() const;
    Q_INVOKABLE void setWOpacity(int layer, qreal opacity);
    Q_INVOKABLE void setZOpacity(int layer, qreal opacity);
    Q_INVOKABLE void showAllLayers();
    /// A person does something: what moves by itself stops at once.
    Q_INVOKABLE void stop();

signals:
    /// In four dimensions, or from one arrangement to another.
    void turned();
    void orbitChanged();
    void opacityChanged();
    void arrangementChanged();
    void demoChanged();
    void durationChanged();
    void boardChanged();
    /// Any of these.
    void changed();
    /// What a person has done to the picture, for the ear alone: the eye sees it.
    void spoken(const QString& text);

private:
    struct State {
        Orbit orbit = Orbit::rest();
        Turning turning;
        ArrangementBlend blend{1., 0., 0.};
    };

    [[nodiscard]] int size(int axis) const { return m_sizes[static_cast<std::size_t>(axis)]; }
    void setUpMotion();
    /// All boards on one plane are seen from higher up.
    [[nodiscard]] Orbit restOrbit() const;
    [[nodiscard]] Orbit seenFrom(double right, double above) const;
    [[nodiscard]] ArrangementKind ownArrangement() const;
    /// Brings the turning in four dimensions in sight.
    void unfold();
    void tellArrangement();
    void glideTo(const State& state, int milliseconds);
    void glide(double share);
    void finishGlide();
    void setLayerOpacity(std::vector<double>& layers, int layer, qreal opacity);

    std::array<int, axisCount> m_sizes{1, 1, 1, 1};
    bool m_flipped = false;
    State m_now;
    State m_from;
    State m_to;
    ArrangementKind m_arrangement = arrangement::Nested;
    QVariantAnimation m_glide;
    QVariantAnimation m_demo;
    int m_demoPlane = 0;
    int m_demoFrom = 0;
    int m_frame = 0;
    int m_duration = 0;
    std::vector<double> m_wOpacities;
    std::vector<double> m_zOpacities;
    double m_emptyOpacity = 1.;
};

/// Shares of one arrangement alone.
[[nodiscard]] ArrangementBlend only(ArrangementKind kind);

} // namespace tessera
