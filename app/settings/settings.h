// What the user has chosen, kept between sessions.
#pragma once

#include "settingsstore.h"
#include "spokenstyle.h"

#include <QObject>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace tessera {

/// Every property is saved when it changes; setting the value it already has emits nothing.
class Settings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(
        ColorScheme colorScheme READ colorScheme WRITE setColorScheme NOTIFY colorSchemeChanged)
    /// Whether a capture asks before it is played.
    Q_PROPERTY(bool confirmCaptures READ confirmCaptures WRITE setConfirmCaptures NOTIFY
                   confirmCapturesChanged)
    /// Whether the board turns to the side that is to move.
    Q_PROPERTY(bool autoFlip READ autoFlip WRITE setAutoFlip NOTIFY autoFlipChanged)
    /// In percent, leastTextSize to greatestTextSize.
    Q_PROPERTY(int textSize READ textSize WRITE setTextSize NOTIFY textSizeChanged)
    Q_PROPERTY(
        bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY reducedMotionChanged)
    /// How squares and moves are said.
    Q_PROPERTY(tessera::spoken::Style spokenStyle READ spokenStyle WRITE setSpokenStyle NOTIFY
                   spokenStyleChanged)
    /// Whether a screen reader hears only what the focused square changes from the one before.
    Q_PROPERTY(bool briefSpeech READ briefSpeech WRITE setBriefSpeech NOTIFY briefSpeechChanged)
    /// Whether the focused square is announced as a message too, for readers that do not tell it.
    Q_PROPERTY(
        bool announceFocus READ announceFocus WRITE setAnnounceFocus NOTIFY announceFocusChanged)
    /// By ruleset id: which axes run inside a board and which over the boards, such as "xz-yw".
    /// Rulesets that are shown as they ask to be are left out.
    Q_PROPERTY(QVariantMap boardLayouts READ boardLayouts NOTIFY boardLayoutsChanged)
    Q_PROPERTY(PieceSet pieceSet READ pieceSet WRITE setPieceSet NOTIFY pieceSetChanged)
    /// Of files, ranks and the names of boards.
    Q_PROPERTY(CoordinateSize coordinateSize READ coordinateSize WRITE setCoordinateSize NOTIFY
                   coordinateSizeChanged)
    /// Whether pieces that are attacked and not protected are pointed out.
    Q_PROPERTY(bool threatWarnings READ threatWarnings WRITE setThreatWarnings NOTIFY
                   threatWarningsChanged)
    /// Whether the coach draws the way of the try that is looked at, also before it is tried.
    Q_PROPERTY(
        bool coachPictures READ coachPictures WRITE setCoachPictures NOTIFY coachPicturesChanged)
    /// Whether the tesseract stands beside the board.
    Q_PROPERTY(bool tesseractShown READ tesseractShown WRITE setTesseractShown NOTIFY
                   tesseractShownChanged)
    /// Its height in percent of the panel, 15 to 80.
    Q_PROPERTY(int tesseractHeight READ tesseractHeight WRITE setTesseractHeight NOTIFY
                   tesseractHeightChanged)
    /// Why choices are lost: the file was damaged or is none, or the last change could not be
    /// written. A sentence; empty: nothing is lost.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)
    Q_PROPERTY(QString fileName READ fileName CONSTANT)
    /// Megabytes that the mate solver may take, leastSolverMemory to greatestSolverMemory.
    Q_PROPERTY(int solverMemory READ solverMemory WRITE setSolverMemory NOTIFY solverMemoryChanged)
    Q_PROPERTY(int leastSolverMemory READ leastSolverMemory CONSTANT)
    Q_PROPERTY(int greatestSolverMemory READ greatestSolverMemory CONSTANT)
    Q_PROPERTY(int leastTextSize READ leastTextSize CONSTANT)
    Q_PROPERTY(int greatestTextSize READ greatestTextSize CONSTANT)
public:
    enum class ColorScheme { System, Light, Dark, ContrastLight, ContrastDark };
    Q_ENUM(ColorScheme)
    enum class PieceSet { Figures, Letters };
    Q_ENUM(PieceSet)
    enum class CoordinateSize { Small, Medium, Large };
    Q_ENUM(CoordinateSize)

    /// Reads the user's settings file.
    explicit Settings(QObject* parent = nullptr);
    /// Reads another file; a value in it that is out of range counts as not set.
    explicit Settings(const QString& fileName, QObject* parent = nullptr);

    [[nodiscard]] static QString standardFileName();

    [[nodiscard]] ColorScheme colorScheme() const { return m_colorScheme; }
    void setColorScheme(ColorScheme scheme);
    [[nodiscard]] bool confirmCaptures() const { return m_confirmCaptures; }
    void setConfirmCaptures(bool confirm);
    [[nodiscard]] bool autoFlip() const { return m_autoFlip; }
    void setAutoFlip(bool flip);
    [[nodiscard]] int textSize() const { return m_textSize; }
    /// Values outside the range become the nearest one inside.
    void setTextSize(int percent);
    [[nodiscard]] bool reducedMotion() const { return m_reducedMotion; }
    void setReducedMotion(bool reduced);
    [[nodiscard]] SpokenStyle spokenStyle() const { return m_spokenStyle; }
    void setSpokenStyle(SpokenStyle style);
    [[nodiscard]] bool briefSpeech() const { return m_briefSpeech; }
    void setBriefSpeech(bool brief);
    [[nodiscard]] bool announceFocus() const { return m_announceFocus; }
    void setAnnounceFocus(bool announce);
    [[nodiscard]] const QVariantMap& boardLayouts() const { return m_boardLayouts; }
    /// An empty layout is the ruleset's own.
    Q_INVOKABLE void setBoardLayout(const QString& rulesetId, const QString& layout);
    [[nodiscard]] PieceSet pieceSet() const { return m_pieceSet; }
    void setPieceSet(PieceSet set);
    [[nodiscard]] CoordinateSize coordinateSize() const { return m_coordinateSize; }
    void setCoordinateSize(CoordinateSize size);

    [[nodiscard]] bool threatWarnings() const { return m_threatWarnings; }
    void setThreatWarnings(bool warn);
    [[nodiscard]] bool coachPictures() const { return m_coachPictures; }
    void setCoachPictures(bool draw);
    [[nodiscard]] int solverMemory() const { return m_solverMemory; }
    /// Values outside the range become the nearest one inside.
    void setSolverMemory(int megabytes);

    [[nodiscard]] bool tesseractShown() const { return m_tesseractShown; }
    void setTesseractShown(bool shown);
    [[nodiscard]] int tesseractHeight() const { return m_tesseractHeight; }
    /// Values outside the range become the nearest one inside.
    void setTesseractHeight(int percent);

    [[nodiscard]] QString problem() const;
    [[nodiscard]] QString fileName() const { return m_store->fileName(); }
    /// Where it all stands, for others who keep something there.
    [[nodiscard]] const std::shared_ptr<SettingsStore>& store() const { return m_store; }

    [[nodiscard]] static int leastSolverMemory() { return 16; }
    [[nodiscard]] static int greatestSolverMemory() { return 8192; }
    [[nodiscard]] static int leastTextSize() { return 100; }
    [[nodiscard]] static int greatestTextSize() { return 200; }

signals:
    void colorSchemeChanged();
    void confirmCapturesChanged();
    void autoFlipChanged();
    void textSizeChanged();
    void reducedMotionChanged();
    void spokenStyleChanged();
    void briefSpeechChanged();
    void announceFocusChanged();
    void boardLayoutsChanged();
    void pieceSetChanged();
    void coordinateSizeChanged();
    void threatWarningsChanged();
    void coachPicturesChanged();
    void solverMemoryChanged();
    void tesseractShownChanged();
    void tesseractHeightChanged();
    void problemChanged();

private:
    template<class Value>
    void change(Value& member, Value value, const QString& key, void (Settings::*changed)());

    std::shared_ptr<SettingsStore> m_store;
    ColorScheme m_colorScheme = ColorScheme::System;
    bool m_confirmCaptures = true;
    bool m_autoFlip = false;
    int m_textSize = 100;
    bool m_reducedMotion = false;
    SpokenStyle m_spokenStyle = SpokenStyle::Words;
    bool m_briefSpeech = false;
    bool m_announceFocus = false;
    QVariantMap m_boardLayouts;
    PieceSet m_pieceSet = PieceSet::Figures;
    CoordinateSize m_coordinateSize = CoordinateSize::Medium;
    bool m_threatWarnings = true;
    bool m_coachPictures = true;
    int m_solverMemory = 256;
    bool m_tesseractShown = true;
    int m_tesseractHeight = 40;
};

} // namespace tessera
