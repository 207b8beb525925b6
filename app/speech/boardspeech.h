// What a board's squares are called by ear, and what the focus lands on.
#pragma once

#include "announcer.h"
#include "boardscene.h"
#include "spokenstyle.h"

#include <QPointer>

#include <optional>

namespace tessera {

/// Give one to BoardView::speech. It names the squares and remembers where the focus was, so that
/// in brief mode the square with the focus says only what is different there.
class BoardSpeech : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tessera::spoken::Style style MEMBER m_style NOTIFY changed)
    Q_PROPERTY(bool brief MEMBER m_brief NOTIFY changed)
    /// Whether the announcer says what the focus lands on, besides the square that tells it.
    Q_PROPERTY(bool announceFocus MEMBER m_announceFocus NOTIFY changed)
    /// Writes down what the focus lands on; none: nobody does.
    Q_PROPERTY(tessera::Announcer* announcer MEMBER m_announcer NOTIFY changed)
public:
    using QObject::QObject;

    [[nodiscard]] SpokenStyle style() const { return m_style; }
    [[nodiscard]] bool brief() const { return m_brief; }

    /// What a square is called.
    [[nodiscard]] QString name(const BoardScene& scene, Square square, bool focused) const;
    /// The focus has come to a square, or what that shows has changed.
    void land(const BoardScene& scene, Square square);
    /// The focus has left the board; coming back, everything is new.
    void leave() { m_landed.reset(); }

signals:
    void changed();

private:
    struct Landing {
        Square square = noSquare;
        RulesetPtr ruleset;
        std::optional<Piece> piece;
        std::uint32_t marks = 0;
        QString brief; ///< what the square says in brief mode while it has the focus
    };

    [[nodiscard]] QString difference(const BoardScene& scene, Square square) const;

    SpokenStyle m_style = SpokenStyle::Words;
    bool m_brief = false;
    bool m_announceFocus = false;
    QPointer<Announcer> m_announcer;
    std::optional<Landing> m_landed;
};

} // namespace tessera
