#include "studywords.h"

#include "coachwords.h"
#include "notation/lan.h"
#include "studytask.h"
#include "text/piecetext.h"

#include <QCoreApplication>

#include <array>

namespace tessera {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(tessera::StudyWords)
};

struct ThemeName {
    std::string_view theme;
    const char* name;
};

#define NAME(text) QT_TRANSLATE_NOOP("tessera::StudyWords", text)

constexpr std::array themeNames{
    ThemeName{"queen", NAME("Queen")},
    ThemeName{"rook", NAME("Rook")},
    ThemeName{"bishop", NAME("Bishop")},
    ThemeName{"knight", NAME("Knight")},
    ThemeName{"pawn", NAME("Pawn")},
    ThemeName{"promotion", NAME("Promotion")},
    ThemeName{"supported", NAME("Supported piece")},
    ThemeName{"double-check", NAME("Double check")},
    ThemeName{"discovered-check", NAME("Discovered check")},
    ThemeName{"pin", NAME("Pin")},
    ThemeName{"smothered", NAME("Smothered mate")},
    ThemeName{"own-pieces", NAME("Own pieces in the way")},
    ThemeName{"king-takes", NAME("The king takes")},
    ThemeName{"hidden-protector", NAME("Hidden protector")},
    ThemeName{"stalemate", NAME("Stalemate")},
    ThemeName{"mate-in-two", NAME("Mate in two")},
    ThemeName{"mate-in-three", NAME("Mate in three")},
    ThemeName{"several-kings", NAME("Several kings")},
    ThemeName{"en-passant", NAME("En passant")},
    ThemeName{"castling", NAME("Castling")},
    ThemeName{"triagonal", NAME("Three axes at once")},
    ThemeName{"quadragonal", NAME("Four axes at once")},
    ThemeName{"two-way-pawn", NAME("Two-way pawn")},
    ThemeName{"block", NAME("Block")},
};

QString mateText(const QString& side, int moves) {
    return moves == 1 ? Words::tr("%1 to move: mate in 1.", "side").arg(side)
                      : Words::tr("%1 to move: mate in %n.", "side", moves).arg(side);
}

} // namespace

QString studyText(const std::string& english) {
    return QCoreApplication::translate("study", english.c_str());
}

QStringList studyTexts(const std::vector<std::string>& english) {
    QStringList texts;
    for (const std::string& text : english)
        texts.append(studyText(text));
    return texts;
}

QString themeName(std::string_view theme) {
    for (const ThemeName& known : themeNames) {
        if (known.theme == theme)
            return QCoreApplication::translate("tessera::StudyWords", known.name);
    }
    return QString::fromUtf8(theme.data(), static_cast<qsizetype>(theme.size()));
}

QString taskText(const Study& study) {
    const Position shown = study.afterLine();
    const CoachWords words(shown);
    const QString side = sideName(study.position.sideToMove());
    switch (study.claim.kind) {
    case ClaimKind::Mate:
        return mateText(side, study.claim.moves);
    case ClaimKind::Stalemate:
        return Words::tr("%1 to move: find the move that stalemates.", "side").arg(side);
    case ClaimKind::DoubleCheck:
        return Words::tr("%1 to move: find the double check.", "side").arg(side);
    case ClaimKind::Draw:
        return Words::tr("%1 to move: find the draw.", "side").arg(side);
    case ClaimKind::Escape:
        return Words::tr("It is check, and it looks like mate. Find the answer of %1.", "side")
            .arg(sideName(shown.sideToMove()));
    case ClaimKind::Illegal:
        return Words::tr("The %1 cannot go to %2. Why not?", "white king on e1, square")
            .arg(words.pieceOn(study.claim.tried.from), words.square(study.claim.tried.to));
    }
    return {};
}

QString lineMoveText(const Study& study, std::size_t ply) {
    if (ply == 0 || ply > study.line.size())
        return {};
    Position before = study.position;
    for (std::size_t i = 0; i + 1 < ply; ++i)
        before.make(study.line[i]);
    const QString move = QString::fromStdString(writeLan(before, study.line[ply - 1]));
    return before.sideToMove() == Side::White
               ? QStringLiteral("%1. %2").arg(before.moveNumber()).arg(move)
               : QStringLiteral("%1… %2").arg(before.moveNumber()).arg(move);
}

} // namespace tessera
