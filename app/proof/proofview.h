// The proof of a position, as it is read, pressed, copied and saved.
#pragma once

#include "boardscene.h"
#include "boardsketch.h"
#include "conclusiontext.h"
#include "follow/positionfollower.h"
#include "latest.h"
#include "prooflist.h"
#include "proofpicture.h"

#include <QUrl>

#include <memory>

namespace tessera {

/// Follows a session, or an editor's position while it can be played, or proves what was given. It
/// proves while it is active alone, on another thread; what is outdated is dropped. One line at a
/// time can be shown on the boards.
class ProofView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tessera::GameSession* session READ session WRITE setSession NOTIFY sessionChanged)
    Q_MOC_INCLUDE("game/gamesession.h")
    Q_PROPERTY(tessera::PositionEditor* editor READ editor WRITE setEditor NOTIFY sessionChanged)
    Q_MOC_INCLUDE("editor/positioneditor.h")
    /// Whether somebody looks at it.
    Q_PROPERTY(bool active READ active WRITE setActive NOTIFY activeChanged)
    /// Whether a proof is being made: what stands here is of another position, or empty.
    Q_PROPERTY(bool working READ working NOTIFY changed)
    /// "Checkmate"; empty while there is no proof.
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// What it comes to, or why there is no proof.
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    Q_PROPERTY(tessera::ProofList* lines READ lines CONSTANT)
    /// Whether a line is shown on the boards.
    Q_PROPERTY(bool shows READ shows NOTIFY shown)
    /// Whether they show a position that was not played.
    Q_PROPERTY(bool after READ after NOTIFY shown)
    /// What is shown, in words.
    Q_PROPERTY(QString shownText READ shownText NOTIFY shown)
    /// The line that is shown, by its place among all of them; -1: none.
    Q_PROPERTY(int shownLine READ shownLine NOTIFY shown)
    Q_PROPERTY(tessera::BoardScene scene READ scene NOTIFY shown)
    Q_PROPERTY(tessera::BoardSketch sketch READ sketch NOTIFY shown)
    /// A name for the certificate's file.
    Q_PROPERTY(QString fileName READ fileName NOTIFY changed)

public:
    explicit ProofView(QObject* parent = nullptr);

    [[nodiscard]] GameSession* session() const { return m_followed.session(); }
    void setSession(GameSession* session) { m_followed.follow(session); }
    [[nodiscard]] PositionEditor* editor() const { return m_followed.editor(); }
    void setEditor(PositionEditor* editor) { m_followed.follow(editor); }
    /// Proves this position instead of a session's.
    void setPosition(const Position& position);

    [[nodiscard]] bool active() const { return m_active; }
    void setActive(bool active);
    [[nodiscard]] bool working() const { return m_working; }
    [[nodiscard]] QString title() const { return m_answer ? m_answer->title : QString(); }
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] ProofList* lines() { return &m_lines; }
    [[nodiscard]] bool shows() const { return m_picture.has_value(); }
    [[nodiscard]] bool after() const { return m_picture && m_picture->after; }
    [[nodiscard]] const QString& shownText() const { return m_shownText; }
    [[nodiscard]] int shownLine() const { return m_picture ? static_cast<int>(m_shownLine) : -1; }
    [[nodiscard]] BoardScene scene() const;
    [[nodiscard]] BoardSketch sketch() const {
        return m_picture ? m_picture->sketch : BoardSketch();
    }
    [[nodiscard]] QString fileName() const;

    /// Shows a row on the boards and says what is to be seen; one that is shown, no more. A group
    /// is opened and shown, or closed.
    Q_INVOKABLE void press(int row);
    /// The boards show the position again.
    Q_INVOKABLE void back();
    /// Says the conclusion, when it is there.
    Q_INVOKABLE void tell();
    /// Everything as plain text: the conclusion and every line.
    Q_INVOKABLE [[nodiscard]] QString text() const;
    /// Puts that into the clipboard.
    Q_INVOKABLE void copy();
    /// Writes the certificate, and tells how that went.
    Q_INVOKABLE void saveCertificate(const QUrl& file);

signals:
    void sessionChanged();
    void activeChanged();
    void changed();
    void shown();
    /// Other lines are in the list than before, because of the filter or a new proof.
    void sifted();
    /// For screen readers.
    void announced(const QString& text);
    /// Answers what was just asked for; for the eye as well.
    void remarked(const QString& text);
    /// The certificate is written; `problem` says why not, empty: it is.
    void certificateSaved(const QString& problem);

private:
    struct Answer {
        std::shared_ptr<const Game> game{}; ///< at the position that is proved
        Proof proof{};
        QString title{};
        QString sentence{};
        ProofLines lines{};
    };

    struct Saved {
        QString name;
        QString problem; ///< empty: it is written
    };

    [[nodiscard]] static std::shared_ptr<const Answer> answerTo(const FollowedPosition& question);
    void turn();
    /// Proves this; without a game, nothing.
    void ask(FollowedPosition question);
    void clear();
    void work();
    void take(const std::shared_ptr<const Answer>& answer);
    void show(std::size_t line);

    PositionFollower m_followed;
    FollowedPosition m_question;
    bool m_active = false;
    bool m_working = false;
    bool m_tells = false;    ///< the next proof is told
    bool m_outdated = false; ///< the question has no answer yet
    std::shared_ptr<const Answer> m_answer;
    ProofList m_lines;
    std::optional<ProofPicture> m_picture;
    std::size_t m_shownLine = 0;
    QString m_shownText;
    Latest<std::shared_ptr<const Answer>> m_proving;
    Latest<Saved> m_saving;
};

} // namespace tessera
