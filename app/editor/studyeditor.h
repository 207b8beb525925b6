// The study that is being made of the editor's position: its words, its claim, its file.
#pragma once

#include "coach/latest.h"
#include "draftstore.h"
#include "solvingprogress.h"
#include "text/notices.h"

#include <QBasicTimer>
#include <QPointer>
#include <QUrl>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace tessera {

class GameSession;
class PositionEditor;

/// What keeps the work from being a study, for a list.
struct StudyIssue {
    Q_GADGET
    QML_VALUE_TYPE(studyIssue)
    Q_PROPERTY(QString field MEMBER field CONSTANT)
    Q_PROPERTY(QString text MEMBER text CONSTANT)
public:
    QString field; ///< of StudyFault
    QString text;
};

/// Writes, checks, saves and opens studies. Nothing that somebody wrote is replaced without being
/// asked for, and all of it is kept as a draft meanwhile.
class StudyEditor : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        tessera::PositionEditor* editor READ editor WRITE setEditor NOTIFY editorChanged REQUIRED)
    Q_MOC_INCLUDE("positioneditor.h")
    Q_MOC_INCLUDE("game/gamesession.h")

    /// By field: title, idea, hints, notice, author, source, pair, theme, line, tried.
    Q_PROPERTY(QVariantMap words READ words NOTIFY wordsChanged)
    Q_PROPERTY(int level READ level WRITE setLevel NOTIFY wordsChanged)
    /// Maps of `id` and `text`.
    Q_PROPERTY(QVariantList themes READ themes CONSTANT)
    /// Texts of the claims to choose from; `claim` is an index.
    Q_PROPERTY(QStringList claims READ claims CONSTANT)
    Q_PROPERTY(int claim READ claim WRITE setClaim NOTIFY wordsChanged)
    Q_PROPERTY(bool claimsMate READ claimsMate NOTIFY wordsChanged)
    Q_PROPERTY(bool claimsIllegal READ claimsIllegal NOTIFY wordsChanged)
    Q_PROPERTY(int moves READ moves WRITE setMoves NOTIFY wordsChanged)
    /// Maps of `id`, `text` and `chosen`: what the position after the line shows, once checked.
    Q_PROPERTY(QVariantList facts READ facts NOTIFY checkedChanged)

    Q_PROPERTY(bool busy READ busy NOTIFY checkedChanged)
    /// How far a check has come; may be empty.
    Q_PROPERTY(QString progress READ progress NOTIFY progressChanged)
    /// StudyIssue; empty: none found yet.
    Q_PROPERTY(QVariantList issues READ issues NOTIFY checkedChanged)
    /// What holds, in a sentence, once it was checked; empty: not checked since the last change.
    Q_PROPERTY(QString verdict READ verdict NOTIFY checkedChanged)

    /// The file's name without its folder; empty: not saved yet.
    Q_PROPERTY(QString fileName READ fileName NOTIFY savedChanged)
    Q_PROPERTY(bool modified READ modified NOTIFY savedChanged)
    /// "Saved as back-rank.toml", "Not saved; kept as a draft".
    Q_PROPERTY(QString savedText READ savedText NOTIFY savedChanged)
    /// A sentence about opening or saving that has to be seen; empty: none. Once it is dismissed,
    /// the one before it that was not seen.
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)

public:
    explicit StudyEditor(QObject* parent = nullptr);
    ~StudyEditor() override;

    [[nodiscard]] PositionEditor* editor() const;
    void setEditor(PositionEditor* editor);
    /// Keeps drafts in this folder from now on; what lies there is taken up.
    void keepIn(const QString& folder);
    /// The same in the user's data folder.
    Q_INVOKABLE void keepDrafts();

    [[nodiscard]] QVariantMap words() const;
    [[nodiscard]] int level() const { return m_words.level; }
    void setLevel(int level);
    [[nodiscard]] QVariantList themes() const;
    [[nodiscard]] QStringList claims() const;
    [[nodiscard]] int claim() const;
    void setClaim(int index);
    [[nodiscard]] bool claimsMate() const { return m_words.claim == ClaimKind::Mate; }
    [[nodiscard]] bool claimsIllegal() const { return m_words.claim == ClaimKind::Illegal; }
    [[nodiscard]] int moves() const { return m_words.moves; }
    void setMoves(int moves);
    [[nodiscard]] QVariantList facts() const;
    [[nodiscard]] bool busy() const { return m_busy; }
    [[nodiscard]] QVariantList issues() const;
    [[nodiscard]] QString verdict() const { return m_verdict; }
    [[nodiscard]] QString fileName() const;
    [[nodiscard]] bool modified() const { return m_modified; }
    [[nodiscard]] QString savedText() const;
    [[nodiscard]] QString notice() const { return m_notices.shown(); }
    [[nodiscard]] QString progress() const;

    /// Writes one field of `words`.
    Q_INVOKABLE void write(const QString& field, const QString& text);
    Q_INVOKABLE void setFact(const QString& id, bool shown);
    /// Claims a mate that the solver found, with its line.
    Q_INVOKABLE void claimMate(int moves, const QString& line);

    /// Works out whether the study holds.
    Q_INVOKABLE void check();
    Q_INVOKABLE void cancel();
    /// Checks, then saves where it was saved before, or asks for a file by fileWanted.
    Q_INVOKABLE void save();
    Q_INVOKABLE void saveAs();
    /// The file that was chosen.
    Q_INVOKABLE bool saveTo(const QUrl& file);
    /// Where studies are kept that the lab lists by itself; made when it is not there yet. Empty
    /// when that is impossible.
    Q_INVOKABLE [[nodiscard]] static QUrl folder();

    // Each of these asks by replaceWanted first where something would be lost.
    /// A study from a file. False, with `notice` saying why, when it cannot be read.
    Q_INVOKABLE bool open(const QUrl& file);
    /// One of those that come with the program, by its id.
    Q_INVOKABLE bool openBuiltin(const QString& id);
    /// The position of a game.
    Q_INVOKABLE void take(tessera::GameSession* session);
    /// An empty study with the start of a game.
    Q_INVOKABLE void begin();
    /// The answer to replaceWanted.
    Q_INVOKABLE void replace(bool yes);
    /// Begins a game from the position; the game before is kept. False while it cannot be played.
    Q_INVOKABLE bool play(tessera::GameSession* session);
    Q_INVOKABLE void dismissNotice();

signals:
    void editorChanged();
    void wordsChanged();
    void checkedChanged();
    void savedChanged();
    void noticeChanged();
    void progressChanged();
    /// Something else is to take the place of work that is not saved.
    void replaceWanted();
    /// A new study is in the editor.
    void replaced();
    /// A file to save to is to be chosen; its name could be this.
    void fileWanted(const QString& suggested);
    void announced(const QString& text);

protected:
    void timerEvent(QTimerEvent* event) override;

private:
    struct Answer {
        BuiltStudy built;
        unsigned long question = 0;
    };
    struct Waiting {
        StudyDraft draft;
        QString telling;
    };

    [[nodiscard]] StudyWork work() const;
    void positionChanged();
    /// What was found out about the line stays true while only the claim is another one.
    enum class Facts { Forgotten, Kept };
    /// After every change: what was checked counts no more, and the draft is kept.
    void touch(Facts facts = Facts::Forgotten);
    void keepDraft();
    void offer(const StudyDraft& draft, const QString& telling);
    void adopt(const StudyDraft& draft, const QString& telling);
    /// Whether the file holds something else than when it was opened or saved here.
    [[nodiscard]] bool changedElsewhere() const;
    void ask(bool thenSave, bool elsewhere);
    void show(const Answer& answer);
    void forgetCheck(Facts facts = Facts::Forgotten);
    void addNotice(const QString& notice);
    /// A save as a file came to nothing; the next one that comes to something withdraws it.
    void tellUnsaved(const QString& notice);
    void withdrawNotice(const QString& notice);
    void updateModified();

    QPointer<PositionEditor> m_editor;
    StudyWords m_words;
    StudyWork m_saved;     ///< as it was saved, opened or begun
    EditedPosition m_seen; ///< the last that was kept
    QString m_file;
    QString m_digest; ///< of what was in the file when it was opened or saved; empty: not known
    bool m_modified = false;
    std::unique_ptr<DraftStore> m_drafts;
    bool m_draftKept = false;
    std::optional<Waiting> m_waiting;
    QBasicTimer m_keeping;
    QBasicTimer m_look; ///< at the progress
    Notices m_notices;
    QStringList m_saveNotices; ///< of saves as a file that came to nothing
    QString m_draftNotice;     ///< the last save of the draft failed, and this says so

    bool m_busy = false;
    bool m_thenSave = false;
    bool m_elsewhere = false;
    bool m_adopting = false;
    unsigned long m_question = 0;
    std::vector<StudyFault> m_faults;
    std::vector<StudyFact> m_facts;
    std::vector<Study> m_checked; ///< the study that holds, while nothing was changed since
    QString m_verdict;
    std::shared_ptr<SolvingProgress> m_progress; ///< of the last check
    std::stop_source m_stop;
    Latest<Answer> m_latest; ///< last: its thread ends before what it uses
};

} // namespace tessera
