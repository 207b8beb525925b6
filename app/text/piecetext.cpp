#include "piecetext.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <string_view>

namespace tessera {

namespace {

constexpr char context[] = "PieceText";

// Whole phrases: in many languages the colour bends with the piece.
struct KnownPiece {
    std::string_view name;
    const char* alone;
    const char* white;
    const char* black;
};

constexpr std::array<KnownPiece, 9> knownPieces{{
    {"king", QT_TRANSLATE_NOOP("PieceText", "king"), QT_TRANSLATE_NOOP("PieceText", "white king"),
     QT_TRANSLATE_NOOP("PieceText", "black king")},
    {"queen", QT_TRANSLATE_NOOP("PieceText", "queen"),
     QT_TRANSLATE_NOOP("PieceText", "white queen"), QT_TRANSLATE_NOOP("PieceText", "black queen")},
    {"rook", QT_TRANSLATE_NOOP("PieceText", "rook"), QT_TRANSLATE_NOOP("PieceText", "white rook"),
     QT_TRANSLATE_NOOP("PieceText", "black rook")},
    {"bishop", QT_TRANSLATE_NOOP("PieceText", "bishop"),
     QT_TRANSLATE_NOOP("PieceText", "white bishop"),
     QT_TRANSLATE_NOOP("PieceText", "black bishop")},
    {"knight", QT_TRANSLATE_NOOP("PieceText", "knight"),
     QT_TRANSLATE_NOOP("PieceText", "white knight"),
     QT_TRANSLATE_NOOP("PieceText", "black knight")},
    {"pawn", QT_TRANSLATE_NOOP("PieceText", "pawn"), QT_TRANSLATE_NOOP("PieceText", "white pawn"),
     QT_TRANSLATE_NOOP("PieceText", "black pawn")},
    {"unicorn", QT_TRANSLATE_NOOP("PieceText", "unicorn"),
     QT_TRANSLATE_NOOP("PieceText", "white unicorn"),
     QT_TRANSLATE_NOOP("PieceText", "black unicorn")},
    {"y-pawn", QT_TRANSLATE_NOOP("PieceText", "Y-pawn"),
     QT_TRANSLATE_NOOP("PieceText", "white Y-pawn"),
     QT_TRANSLATE_NOOP("PieceText", "black Y-pawn")},
    {"w-pawn", QT_TRANSLATE_NOOP("PieceText", "W-pawn"),
     QT_TRANSLATE_NOOP("PieceText", "white W-pawn"),
     QT_TRANSLATE_NOOP("PieceText", "black W-pawn")},
}};

const KnownPiece* known(const PieceKind& kind) {
    const auto found = std::find_if(knownPieces.begin(), knownPieces.end(),
                                    [&](const KnownPiece& one) { return one.name == kind.name; });
    return found == knownPieces.end() ? nullptr : &*found;
}

QString translated(const char* text) {
    return QCoreApplication::translate(context, text);
}

} // namespace

QString pieceName(const PieceKind& kind) {
    const KnownPiece* piece = known(kind);
    return piece != nullptr ? translated(piece->alone) : QString::fromStdString(kind.name);
}

QString sideName(Side side) {
    return side == Side::White ? QCoreApplication::translate(context, "White")
                               : QCoreApplication::translate(context, "Black");
}

QString pieceWithSide(const PieceKind& kind, Side side) {
    const bool white = side == Side::White;
    if (const KnownPiece* piece = known(kind))
        return translated(white ? piece->white : piece->black);
    const QString name = QString::fromStdString(kind.name);
    return white ? QCoreApplication::translate(context, "white %1").arg(name)
                 : QCoreApplication::translate(context, "black %1").arg(name);
}

} // namespace tessera
