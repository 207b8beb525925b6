// Puts pieces on the boards of any ruleset: what is shown of it and what can be done.
#pragma once

#include "board/boardscene.h"
#include "editedposition.h"
#include "edithistory.h"
#include "editorvalues.h"
#include "spokenstyle.h"

#include <QVariantList>

#include <optional>

namespace tessera {

class GameSession;

/// Every intent may be called at any time and does nothing where it makes no sense. Squares are
/// indices of the ruleset's geometry.
class PositionEditor : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tessera::BoardScene scene READ scene NOTIFY changed)
    Q_PROPERTY(QString rulesetId READ rulesetId NOTIFY changed)
    Q_PROPERTY(QString rulesetName READ rulesetName NOTIFY changed)
    /// PalettePiece: every kind, White's first.
    Q_PROPERTY(QVariantList palette READ palette NOTIFY paletteChanged)

    Q_PROPERTY(tessera::tools::Kind tool READ tool NOTIFY toolChanged)
    /// What the tool Piece puts down.
    Q_PROPERTY(int toolKind READ toolKind NOTIFY toolChanged)
    Q_PROPERTY(bool toolWhite READ toolWhite NOTIFY toolChanged)
    /// "White queen", "Hand", "Eraser".
    Q_PROPERTY(QString toolText READ toolText NOTIFY toolChanged)
    /// The hand holds a piece.
    Q_PROPERTY(bool holding READ holding NOTIFY changed)

    Q_PROPERTY(bool whiteToMove READ whiteToMove WRITE setWhiteToMove NOTIFY changed)
    Q_PROPERTY(bool hasCastling READ hasCastling NOTIFY changed)
    /// EditChoice: rights that the placement allows, and those that are held all the same.
    Q_PROPERTY(QVariantList rights READ rights NOTIFY rightsChanged)
    Q_PROPERTY(bool hasEnPassant READ hasEnPassant NOTIFY changed)
    /// EditChoice: no double step, then those that could be answered by en passant.
    Q_PROPERTY(QVariantList doubleSteps READ doubleSteps NOTIFY doubleStepsChanged)
    Q_PROPERTY(int halfMoveClock READ halfMoveClock WRITE setHalfMoveClock NOTIFY changed)
    Q_PROPERTY(int mostHalfMoves READ mostHalfMoves NOTIFY changed)
    Q_PROPERTY(int moveNumber READ moveNumber WRITE setMoveNumber NOTIFY changed)

    /// FEN4D of what is on the board, also when that cannot be played.
    Q_PROPERTY(QString fen READ fen NOTIFY changed)
    Q_PROPERTY(bool valid READ valid NOTIFY changed)
    /// EditProblem.
    Q_PROPERTY(QVariantList problems READ problems NOTIFY changed)
    /// The first problem, or what can be done in the position.
    Q_PROPERTY(QString standing READ standing NOTIFY changed)
    /// "Pieces: White 8, Black 7"
    Q_PROPERTY(QString countText READ countText NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    /// How squares are said in what is announced.
    Q_PROPERTY(tessera::spoken::Style spokenStyle MEMBER m_spokenStyle NOTIFY spokenStyleChanged)

public:
    explicit PositionEditor(QObject* parent = nullptr);

    [[nodiscard]] const EditedPosition& edited() const { return m_history.now(); }
    /// What can be played; nothing while something is wrong.
    [[nodiscard]] const std::optional<Position>& position() const { return m_position; }
    /// Takes a position from somewhere else; what was there cannot be brought back by undo.
    void reset(const EditedPosition& edited);

    [[nodiscard]] BoardScene scene() const;
    [[nodiscard]] QString rulesetId() const;
    [[nodiscard]] QString rulesetName() const;
    [[nodiscard]] QVariantList palette() const;
    [[nodiscard]] tools::Kind tool() const { return m_tool; }
    [[nodiscard]] int toolKind() const { return m_piece.kind; }
    [[nodiscard]] bool toolWhite() const { return m_piece.side == Side::White; }
    [[nodiscard]] QString toolText() const;
    [[nodiscard]] bool holding() const { return m_held != noSquare; }
    [[nodiscard]] bool whiteToMove() const;
    void setWhiteToMove(bool white);
    [[nodiscard]] bool hasCastling() const;
    [[nodiscard]] QVariantList rights() const;
    [[nodiscard]] bool hasEnPassant() const;
    [[nodiscard]] QVariantList doubleSteps() const;
    [[nodiscard]] int halfMoveClock() const { return edited().setup.halfMoveClock; }
    void setHalfMoveClock(int halfMoves);
    [[nodiscard]] int mostHalfMoves() const;
    [[nodiscard]] int moveNumber() const { return edited().setup.moveNumber; }
    void setMoveNumber(int number);
    [[nodiscard]] QString fen() const;
    [[nodiscard]] bool valid() const { return m_position.has_value(); }
    [[nodiscard]] QVariantList problems() const;
    [[nodiscard]] QString standing() const { return m_standing; }
    [[nodiscard]] QString countText() const;
    [[nodiscard]] bool canUndo() const { return m_history.canUndo(); }
    [[nodiscard]] bool canRedo() const { return m_history.canRedo(); }

    Q_INVOKABLE void takeHand();
    Q_INVOKABLE void takeEraser();
    Q_INVOKABLE void takePiece(int kind, bool white);
    /// What a click or Enter on a square means with this tool.
    Q_INVOKABLE void use(int square);
    /// The mouse has taken a piece, and lets it go on a square.
    Q_INVOKABLE void pickUp(int square);
    Q_INVOKABLE void putDown(int square);
    /// Lets go of what the hand holds; it stays where it was.
    Q_INVOKABLE void letGo();
    Q_INVOKABLE void place(int square, int kind, bool white);
    /// The same by the piece's letter, a capital for White.
    Q_INVOKABLE void placeLetter(int square, const QString& letter);
    Q_INVOKABLE void erase(int square);

    Q_INVOKABLE void setRight(int rook, bool held);
    Q_INVOKABLE void setAllRights(bool held);
    /// The square of the pawn that has just stepped twice; -1: none has.
    Q_INVOKABLE void setDoubleStep(int pawn);

    Q_INVOKABLE void clear();
    Q_INVOKABLE void toStart();
    Q_INVOKABLE void swapSides();
    Q_INVOKABLE void flip();
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    /// Chooses a ruleset by its id or file. A sentence why that is not possible; empty: done.
    Q_INVOKABLE QString chooseRuleset(const QString& idOrFile, tessera::refit::Pieces pieces);
    /// Reads FEN4D. A sentence with the column when the text is wrong, and nothing is changed;
    /// empty: done.
    Q_INVOKABLE QString paste(const QString& text);
    Q_INVOKABLE void copy() const;
    /// What a key of the board asks for, by its command's id: what stands on a square and who
    /// attacks it, where its piece can go, how far the lines are free, how all of it stands.
    Q_INVOKABLE [[nodiscard]] QString told(const QString& command, int square) const;
    /// What the clipboard holds.
    Q_INVOKABLE [[nodiscard]] static QString clipboard();

signals:
    void changed();
    void paletteChanged();
    void rightsChanged();
    void doubleStepsChanged();
    void toolChanged();
    void spokenStyleChanged();
    /// Something that a screen reader should say.
    void announced(const QString& text);

private:
    [[nodiscard]] const CompiledRuleset& ruleset() const { return *edited().ruleset; }
    [[nodiscard]] QString said(int square) const;
    [[nodiscard]] QString pieceText(const Piece& piece) const;
    /// Makes a change that can be taken back and tells it; nothing when nothing is different.
    void change(EditedPosition next, const QString& telling);
    void replaced(const RulesetPtr& before, const QString& telling);
    void weigh();
    [[nodiscard]] std::vector<EditChoice> foundRights() const;
    [[nodiscard]] std::vector<EditChoice> foundDoubleSteps() const;

    EditHistory<EditedPosition> m_history;
    std::optional<Position> m_position;
    std::vector<SetupProblem> m_problems;
    QString m_standing;
    // Found once a change: a board of thousands of squares is looked through for them.
    std::vector<EditChoice> m_rights;
    std::vector<EditChoice> m_doubleSteps;
    tools::Kind m_tool = tools::Kind::Hand;
    Piece m_piece{};
    Square m_held = noSquare;
    bool m_flipped = false;
    SpokenStyle m_spokenStyle = SpokenStyle::Words;
};

} // namespace tessera
