#include "studytext.h"

#include "notation/lan.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>
#include <utility>

namespace tessera {

namespace {

QString tr(const char* text, const char* about = nullptr, int n = -1) {
    return QCoreApplication::translate("tessera::StudyText", text, about, n);
}

struct ThemeName {
    std::string_view theme;
    const char* text;
};
constexpr std::array themes{
    ThemeName{"queen", QT_TRANSLATE_NOOP("tessera::StudyText", "Queen")},
    ThemeName{"rook", QT_TRANSLATE_NOOP("tessera::StudyText", "Rook")},
    ThemeName{"bishop", QT_TRANSLATE_NOOP("tessera::StudyText", "Bishop")},
    ThemeName{"knight", QT_TRANSLATE_NOOP("tessera::StudyText", "Knight")},
    ThemeName{"pawn", QT_TRANSLATE_NOOP("tessera::StudyText", "Pawn")},
    ThemeName{"promotion", QT_TRANSLATE_NOOP("tessera::StudyText", "Promotion")},
    ThemeName{"supported", QT_TRANSLATE_NOOP("tessera::StudyText", "A supported piece")},
    ThemeName{"double-check", QT_TRANSLATE_NOOP("tessera::StudyText", "Double check")},
    ThemeName{"discovered-check", QT_TRANSLATE_NOOP("tessera::StudyText", "Discovered check")},
    ThemeName{"pin", QT_TRANSLATE_NOOP("tessera::StudyText", "Pin")},
    ThemeName{"smothered", QT_TRANSLATE_NOOP("tessera::StudyText", "Smothered king")},
    ThemeName{"own-pieces", QT_TRANSLATE_NOOP("tessera::StudyText", "Own pieces in the way")},
    ThemeName{"king-takes", QT_TRANSLATE_NOOP("tessera::StudyText", "The king takes")},
    ThemeName{"hidden-protector", QT_TRANSLATE_NOOP("tessera::StudyText", "Hidden protector")},
    ThemeName{"stalemate", QT_TRANSLATE_NOOP("tessera::StudyText", "Stalemate")},
    ThemeName{"mate-in-two", QT_TRANSLATE_NOOP("tessera::StudyText", "Mate in two")},
    ThemeName{"mate-in-three", QT_TRANSLATE_NOOP("tessera::StudyText", "Mate in three")},
    ThemeName{"several-kings", QT_TRANSLATE_NOOP("tessera::StudyText", "Several kings")},
    ThemeName{"en-passant", QT_TRANSLATE_NOOP("tessera::StudyText", "En passant")},
    ThemeName{"castling", QT_TRANSLATE_NOOP("tessera::StudyText", "Castling")},
    ThemeName{"triagonal", QT_TRANSLATE_NOOP("tessera::StudyText", "Triagonal")},
    ThemeName{"quadragonal", QT_TRANSLATE_NOOP("tessera::StudyText", "Quadragonal")},
    ThemeName{"two-way-pawn", QT_TRANSLATE_NOOP("tessera::StudyText", "Two-way pawn")},
    ThemeName{"block", QT_TRANSLATE_NOOP("tessera::StudyText", "Block")},
};

QString moveList(const Position& position, const std::vector<Move>& moves) {
    QStringList names;
    for (const Move& move : moves)
        names.append(QString::fromStdString(writeLan(position, move)));
    return names.join(QStringLiteral(", "));
}

} // namespace

QString themeText(std::string_view theme) {
    for (const ThemeName& name : themes) {
        if (name.theme == theme)
            return tr(name.text);
    }
    return QString::fromUtf8(theme.data(), static_cast<qsizetype>(theme.size()));
}

QString claimChoiceText(ClaimKind kind) {
    switch (kind) {
    case ClaimKind::Mate:
        return tr("Mate");
    case ClaimKind::Stalemate:
        return tr("Stalemate");
    case ClaimKind::DoubleCheck:
        return tr("Double check");
    case ClaimKind::Escape:
        return tr("Check, but no mate");
    case ClaimKind::Draw:
        return tr("Draw");
    case ClaimKind::Illegal:
        return tr("Move not legal");
    }
    return {};
}

QString factText(StudyFact fact) {
    switch (fact) {
    case StudyFact::Check:
        return tr("Check");
    case StudyFact::DoubleCheck:
        return tr("Double check");
    case StudyFact::DiscoveredCheck:
        return tr("Discovered check");
    case StudyFact::SeveralKingsInCheck:
        return tr("Several kings in check");
    case StudyFact::ProtectedChecker:
        return tr("The checking piece is protected");
    case StudyFact::CapturesFailToOthers:
        return tr("Taking one checking piece leaves the other");
    case StudyFact::PinnedDefender:
        return tr("A pinned defender");
    case StudyFact::BlockFails:
        return tr("A block that fails");
    case StudyFact::BlockWorks:
        return tr("A block that works");
    case StudyFact::Smothered:
        return tr("A smothered king");
    case StudyFact::BlockedByOwnPieces:
        return tr("Own pieces in the king's way");
    case StudyFact::Promotion:
        return tr("A promotion");
    case StudyFact::PawnCheck:
        return tr("A pawn gives check");
    case StudyFact::LeapCheck:
        return tr("A leaping piece gives check");
    case StudyFact::EnPassantOnly:
        return tr("En passant is the only move");
    case StudyFact::LeavesOtherKing:
        return tr("A step that leaves another king attacked");
    }
    return {};
}

QString claimText(const Study& study) {
    const Claim& claim = study.claim;
    const auto count = [](const std::vector<Move>& moves) {
        return static_cast<int>(moves.size());
    };
    switch (claim.kind) {
    case ClaimKind::Mate: {
        const QString keys = moveList(study.position, claim.keys);
        return (claim.moves == 1 ? tr("Mate in 1 by %1.", "one or several moves")
                                 : tr("Mate in %n moves; it begins with %1.",
                                      "one or several moves", claim.moves))
            .arg(keys);
    }
    case ClaimKind::Stalemate:
        return tr("The line ends in stalemate.");
    case ClaimKind::DoubleCheck:
        return tr("The line ends with a double check.");
    case ClaimKind::Escape:
        return (count(claim.escapes) == 1 ? tr("The line ends with check; the only answer is %1.")
                                          : tr("The line ends with check; the answers are %1."))
            .arg(moveList(study.afterLine(), claim.escapes));
    case ClaimKind::Draw:
        return tr("The line ends in a draw.");
    case ClaimKind::Illegal:
        return tr("The move that was tried is not legal.");
    }
    return {};
}

} // namespace tessera
