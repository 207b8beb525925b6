// A game on the boards: what is shown and what the players can do.
#pragma once

#include "board/boardscene.h"
#include "clock/gameclock.h"
#include "explain/explanation.h"
#include "match.h"
#include "movelistmodel.h"
#include "pieceinfo.h"
#include "players.h"
#include "spokenstyle.h"
#include "text/notices.h"

#include <QQmlParserStatus>
#include <QUrl>

#include <memory>

namespace tessera {

class GameStore;

/// Owns the game. QML binds to its properties and calls its intents; every intent may be called at
/// any time and does nothing where it makes no sense. Squares are indices of the ruleset's
/// geometry.
class GameSession : public QObject, public QQmlParserStatus {
    Q_OBJECT
    Q_INTERFACES(QQmlParserStatus)
    QML_ELEMENT
    /// Whether the game is reopened from and saved to the user's data folder. Set it at creation.
    Q_PROPERTY(bool persistent MEMBER m_persistent)
    Q_PROPERTY(
        bool confirmCaptures READ confirmCaptures WRITE setConfirmCaptures NOTIFY optionsChanged)
    Q_PROPERTY(bool autoFlip READ autoFlip WRITE setAutoFlip NOTIFY optionsChanged)

    /// How moves and squares are said in what is announced.
    Q_PROPERTY(tessera::spoken::Style spokenStyle MEMBER m_spokenStyle NOTIFY optionsChanged)

    Q_PROPERTY(tessera::BoardScene scene READ scene NOTIFY changed)
    Q_PROPERTY(QString rulesetId READ rulesetId NOTIFY changed)
    Q_PROPERTY(QString rulesetName READ rulesetName NOTIFY changed)
    Q_PROPERTY(QString rulesetDescription READ rulesetDescription NOTIFY changed)
    /// Readings chosen where a source slips or is silent; may be empty.
    Q_PROPERTY(QStringList rulesetNotes READ rulesetNotes NOTIFY changed)
    Q_PROPERTY(QStringList rulesetSources READ rulesetSources NOTIFY changed)
    /// Whether Z or W have more than one layer.
    Q_PROPERTY(bool severalBoards READ severalBoards NOTIFY changed)
    Q_PROPERTY(bool whiteToMove READ whiteToMove NOTIFY changed)
    /// "White to move", "White is in check", "Checkmate".
    Q_PROPERTY(QString turnText READ turnText NOTIFY changed)
    Q_PROPERTY(bool inCheck READ inCheck NOTIFY changed)
    Q_PROPERTY(int moveNumber READ moveNumber NOTIFY changed)
    /// LAN of the move that led here; empty at the start.
    Q_PROPERTY(QString lastMove READ lastMove NOTIFY changed)
    /// Half-moves played to what is shown, 0 to lastPly.
    Q_PROPERTY(int ply READ ply NOTIFY changed)
    Q_PROPERTY(int lastPly READ lastPly NOTIFY changed)
    Q_PROPERTY(tessera::MoveListModel* moves READ moves CONSTANT)
    Q_PROPERTY(tessera::GameClock* clock READ clock CONSTANT)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    /// A game is running that a new one would end.
    Q_PROPERTY(bool running READ running NOTIFY changed)

    /// Whether the computer plays one side or both.
    Q_PROPERTY(bool computerPlays READ computerPlays NOTIFY changed)
    /// Whether a person is to move where the game is shown.
    Q_PROPERTY(bool personToMove READ personToMove NOTIFY changed)
    /// "You play White against the computer", and a sentence about it.
    Q_PROPERTY(QString playersTitle READ playersTitle NOTIFY changed)
    Q_PROPERTY(QString playersSentence READ playersSentence NOTIFY changed)
    /// What is not as in every game of the ruleset, as a sentence: odds; empty: nothing.
    Q_PROPERTY(QString terms READ terms NOTIFY changed)
    /// How the players stand after several games; empty before the first is over.
    Q_PROPERTY(QString score READ score NOTIFY changed)
    /// How near the game is to a draw by repetition or without progress.
    Q_PROPERTY(QString drawCounts READ drawCounts NOTIFY changed)
    /// The side that resigns or offers a draw when asked to: the person's, else the side to move.
    Q_PROPERTY(bool whiteDecides READ whiteDecides NOTIFY changed)

    Q_PROPERTY(bool over READ over NOTIFY changed)
    Q_PROPERTY(QString endTitle READ endTitle NOTIFY changed)
    Q_PROPERTY(QString endSentence READ endSentence NOTIFY changed)
    /// Whether the board itself shows why it is over.
    Q_PROPERTY(bool checkmate READ checkmate NOTIFY changed)
    Q_PROPERTY(bool stalemate READ stalemate NOTIFY changed)

    Q_PROPERTY(tessera::PieceInfo piece READ piece NOTIFY changed)
    Q_PROPERTY(bool hasSelection READ hasSelection NOTIFY changed)
    /// AxisChange for each axis: from the selected square to the one that is pointed at, refused or
    /// about to be captured on.
    Q_PROPERTY(QVariantList axes READ axes NOTIFY axesChanged)

    Q_PROPERTY(bool capturePending READ capturePending NOTIFY changed)
    Q_PROPERTY(bool promotionPending READ promotionPending NOTIFY changed)
    /// Maps of `letter` and `name`.
    Q_PROPERTY(QVariantList promotionChoices READ promotionChoices NOTIFY changed)
    Q_PROPERTY(bool drawOffered READ drawOffered NOTIFY changed)
    /// Whether a person has to answer the offer.
    Q_PROPERTY(bool drawAsked READ drawAsked NOTIFY changed)

    /// Whether pressing squares only looks: nothing is moved, and nothing that waits for a move
    /// goes on.
    Q_PROPERTY(bool inspectOnly READ inspectOnly WRITE setInspectOnly NOTIFY changed)

    /// One sentence about what is going on or what to do next.
    Q_PROPERTY(Status status READ status NOTIFY changed)
    Q_PROPERTY(QString statusText READ statusText NOTIFY changed)
    /// One sentence about saving or opening that the players must see; empty: none. Once it is
    /// dismissed, the one before it that was not seen.
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)
public:
    enum Status { Hint, Selected, Preview, Check, Refusal, Capture, Promotion, DrawOffer, Over };
    Q_ENUM(Status)

    explicit GameSession(QObject* parent = nullptr);
    /// Opens the game that the store holds and saves to it.
    explicit GameSession(std::unique_ptr<GameStore> store, QObject* parent = nullptr);
    ~GameSession() override;
    void classBegin() override {}
    void componentComplete() override;

    [[nodiscard]] const Match& match() const { return m_match; }
    [[nodiscard]] bool confirmCaptures() const { return m_confirmCaptures; }
    void setConfirmCaptures(bool confirm);
    [[nodiscard]] bool autoFlip() const { return m_autoFlip; }
    void setAutoFlip(bool flip);

    [[nodiscard]] BoardScene scene() const;
    [[nodiscard]] QString rulesetId() const;
    [[nodiscard]] QString rulesetName() const;
    [[nodiscard]] QString rulesetDescription() const;
    [[nodiscard]] QStringList rulesetNotes() const;
    [[nodiscard]] QStringList rulesetSources() const;
    [[nodiscard]] bool severalBoards() const;
    [[nodiscard]] bool whiteToMove() const;
    [[nodiscard]] QString turnText() const;
    [[nodiscard]] bool inCheck() const;
    [[nodiscard]] int moveNumber() const;
    [[nodiscard]] QString lastMove() const;
    [[nodiscard]] int ply() const;
    [[nodiscard]] int lastPly() const;
    [[nodiscard]] MoveListModel* moves() { return &m_moves; }
    [[nodiscard]] GameClock* clock() { return &m_clock; }
    /// Against the computer whole pairs of moves are taken back, to the person's turn.
    [[nodiscard]] bool canUndo() const { return undoneTo().has_value(); }
    [[nodiscard]] bool canRedo() const { return m_match.canRedo(); }
    [[nodiscard]] bool running() const { return m_match.started() && !m_match.over(); }
    [[nodiscard]] Players players() const { return playersOf(m_match); }
    [[nodiscard]] bool computerPlays() const { return players().computerPlays(); }
    [[nodiscard]] bool personToMove() const;
    [[nodiscard]] QString playersTitle() const;
    [[nodiscard]] QString playersSentence() const;
    [[nodiscard]] QString terms() const;
    [[nodiscard]] QString score() const;
    [[nodiscard]] QString drawCounts() const;
    [[nodiscard]] bool whiteDecides() const { return deciding() == Side::White; }
    [[nodiscard]] bool over() const { return m_match.over(); }
    [[nodiscard]] QString endTitle() const;
    [[nodiscard]] QString endSentence() const;
    [[nodiscard]] bool checkmate() const { return m_match.end().kind == EndKind::Checkmate; }
    [[nodiscard]] bool stalemate() const { return m_match.end().kind == EndKind::Stalemate; }
    [[nodiscard]] const PieceInfo& piece() const { return m_piece; }
    [[nodiscard]] bool hasSelection() const { return m_selected != noSquare; }
    [[nodiscard]] QVariantList axes() const;
    [[nodiscard]] bool inspectOnly() const { return m_inspectOnly; }
    void setInspectOnly(bool only);
    [[nodiscard]] SpokenStyle spokenStyle() const { return m_spokenStyle; }
    /// The square of the chosen piece, or noSquare.
    [[nodiscard]] Square selected() const { return m_selected; }
    /// The square that the chosen piece is looked at for: where a capture waits, what is pointed
    /// at, or what was tried last; noSquare without any.
    [[nodiscard]] Square aim() const;
    /// Where the chosen piece was tried to go and cannot, until something else is done; noSquare.
    [[nodiscard]] Square refused() const { return m_refused; }
    /// The last try that failed, until something else is done.
    [[nodiscard]] const std::optional<Explanation>& tried() const { return m_tried; }
    [[nodiscard]] bool capturePending() const;
    [[nodiscard]] bool promotionPending() const;
    [[nodiscard]] QVariantList promotionChoices() const;
    [[nodiscard]] bool drawOffered() const { return m_match.drawOffer().has_value(); }
    [[nodiscard]] bool drawAsked() const;
    [[nodiscard]] Status status() const;
    [[nodiscard]] QString statusText() const;
    [[nodiscard]] QString notice() const { return m_notices.shown(); }

    /// What a click or Enter on a square means: select, move, capture, confirm, or a refusal.
    Q_INVOKABLE void activate(int square);
    /// The mouse drags the piece from a square: selects it, of either side.
    Q_INVOKABLE void pickUp(int square);
    /// The mouse has let go of the selected piece over a square: moves it there, asks, or refuses.
    Q_INVOKABLE void putDown(int square);
    /// Selects the piece on a square, of either side, and never moves. Announces what it can do,
    /// and who attacks and protects the square.
    Q_INVOKABLE void inspect(int square);
    /// The square that is pointed at, or -1; the axis strip follows it.
    Q_INVOKABLE void trace(int square);
    /// Nothing is looked at any more, unless it is another square by now.
    Q_INVOKABLE void untrace(int square);
    /// Lets go of the piece, the pending capture and the refusal.
    Q_INVOKABLE void clearSelection();
    Q_INVOKABLE void confirmCapture();
    Q_INVOKABLE void cancelCapture();
    /// Finishes a promotion that waits for its piece.
    Q_INVOKABLE void choosePromotion(const QString& letter);

    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void goToPly(int ply);
    Q_INVOKABLE void resign();
    Q_INVOKABLE void offerDraw();
    Q_INVOKABLE void acceptDraw();
    Q_INVOKABLE void declineDraw();
    /// Begins a game of another ruleset: one of the program by its id, one of the user's own by its
    /// file. The game on the board is kept in a file of its own first. False, with `notice` saying
    /// why, when that is not possible or the ruleset cannot be read; the game goes on then. Asked
    /// again, it gives up a game that could not be kept.
    Q_INVOKABLE bool newGame(const QString& idOrFile) { return newGame(idOrFile, {}); }
    /// The same for these players, and with times where there are any.
    /// `without`: the square of a piece that one of them does without, or noSquare.
    bool newGame(const QString& idOrFile, const Players& players,
                 const std::optional<TimeControl>& time = {}, Square without = noSquare);
    /// Takes a game from a file to go on with or to look through. The game on the board is kept in
    /// a file of its own first. False, with `notice` saying why, when that is not possible or the
    /// file is no whole game; all stays as it was then.
    Q_INVOKABLE bool openGame(const QUrl& file);
    /// The name of the file that this window keeps its game in; empty: it keeps none.
    [[nodiscard]] QString keptIn() const;
    /// Gives tags of the game other values, empty ones to have none: its title, names of players.
    void describe(const std::vector<std::pair<std::string, std::string>>& tags);
    /// Begins a game from a position; the game on the board is kept as by openGame. False, with
    /// `notice` saying why, when that is not possible; the game goes on then.
    bool playFrom(const Position& position, const Players& players = {},
                  const std::optional<TimeControl>& time = {});
    /// Shows a line of play that belongs to something else, where it stands; nothing is said.
    void setUp(const Game& game, Match::Draws draws = Match::Draws::End);
    /// Begins the next game of these players: see rematchOf.
    Q_INVOKABLE void playAgain();
    Q_INVOKABLE void flip();
    Q_INVOKABLE void dismissNotice();
    /// The move that led to what is shown and who is in check now; empty at the start.
    Q_INVOKABLE [[nodiscard]] QString spokenLastMove() const;
    /// Announces what is going on and what to do next: the question, why a move was refused, what
    /// the chosen piece can do.
    Q_INVOKABLE void tellStatus();

    /// Announces what stands on a square and who attacks it.
    Q_INVOKABLE void tellSquare(int square);
    /// Announces where the selected piece can go; without one, the piece on this square.
    Q_INVOKABLE void tellMoves(int square);
    /// Announces how far each direction is free from a square.
    Q_INVOKABLE void tellRays(int square);
    Q_INVOKABLE void tellLastMove();
    /// Plays a move that was named as a whole, captures too, without asking; false when it is not
    /// legal.
    bool playTyped(const Move& move);

    /// The computer plays a legal move; a piece of the person's that is looked at stays chosen.
    void playComputed(const Move& move);
    /// The computer offers a draw after its move.
    void offerComputedDraw(Side side);
    /// The computer answers a person's offer; `why` is a sentence that is announced.
    void answerDraw(bool accept, const QString& why);
    void resignComputed(Side side);

signals:
    void changed();
    /// The game is another one, or is shown at another place; before changed().
    void moved();
    void axesChanged();
    void optionsChanged();
    void noticeChanged();
    /// Something that a screen reader should say: a move, a refusal, a question, a result.
    void announced(const QString& text);

private:
    /// Legal moves that wait for the player: one capture, or one promotion with its choices.
    struct Pending {
        std::vector<Move> moves;
        bool promotion = false;
    };

    [[nodiscard]] const Position& position() const { return m_match.position(); }
    /// A move of the line in words, by its place from 1 to lastPly.
    [[nodiscard]] QString spokenMoveAt(int ply) const;
    /// Which piece was chosen and how far it can go.
    [[nodiscard]] QString spokenSelection() const;
    /// What the status says, for the ear.
    [[nodiscard]] QString spokenStatus() const;
    /// How it stands now: the result, who attacks which king, or who is to move.
    [[nodiscard]] QString spokenStanding() const;
    /// Who offers a draw, and who has to answer.
    [[nodiscard]] QString drawText() const;
    [[nodiscard]] bool isSquare(int square) const;
    [[nodiscard]] bool selectedMayMove() const;
    /// Whether what stands on a square can only be looked at now.
    [[nodiscard]] bool onlyLooked(const Piece& piece) const;
    /// Where undo leads; nothing: there is nothing to take back.
    [[nodiscard]] std::optional<std::size_t> undoneTo() const;
    /// The side that speaks when a person resigns or offers a draw.
    [[nodiscard]] Side deciding() const;
    /// The board as a game begins on it: the only person's side below.
    void turnToPerson();
    /// After a move, when the board is to follow the side to move.
    void turnToMover();
    void endBy(Side resigning);
    void openStore();
    bool begin(const Match& begun);
    void takeFlag(Side side);
    /// Keeps the game on the board (see GameStore::keep) when `next` is another one: the file,
    /// empty where nothing has to be kept. Nothing, with `refusal` in the notice, when that fails.
    std::optional<QString> keepBefore(const Match& next, const QString& refusal);
    void select(Square square);
    /// Selects what stands on a square; nothing does: lets go of the piece.
    void lookAt(Square square);
    void dropSelection();
    /// The selected piece's legal moves to a square; none when it may not move at all.
    [[nodiscard]] std::vector<Move> movesTo(Square square) const;
    void attempt(std::vector<Move> moves);
    void refuse(Square square);
    /// Looks at what stands on a square; when the chosen piece could have meant to go there, tells
    /// why it cannot as well.
    void lookInstead(Square square);
    /// Keeps why the chosen piece cannot go to a square.
    void keepTry(Square from, Square square);
    void play(const Move& move);
    /// After every change of the game: saves it, then shows it. In this order, so that what was
    /// seen is on disk.
    void commit();
    /// The same for a game that comes as it is from somewhere else.
    void show(bool opened = false);
    void save();
    void addNotice(const QString& text);

    Match m_match;
    MoveListModel m_moves;
    GameClock m_clock;
    std::unique_ptr<GameStore> m_store;
    bool m_persistent = false;
    bool m_confirmCaptures = true;
    bool m_autoFlip = false;
    bool m_flipped = false;
    SpokenStyle m_spokenStyle = SpokenStyle::Words;
    Square m_selected = noSquare;
    Square m_traced = noSquare;
    Square m_refused = noSquare;
    std::vector<Move> m_selectedMoves;
    PieceInfo m_piece;
    std::optional<Pending> m_pending;
    std::optional<Explanation> m_tried;
    bool m_inspectOnly = false;
    QString m_refusal;
    Notices m_notices;
    std::optional<std::uint64_t> m_unkept; ///< the line that could not be kept, and it was said
    QString m_unsaved; ///< the last save failed, and this notice says so; else empty
};

} // namespace tessera
