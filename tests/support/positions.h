// What many engine tests need: rulesets by id, positions by text, moves as text, facts from
// tests/data.
#pragma once

#include "notation/fen4d.h"
#include "notation/lan.h"
#include "notation/square_name.h"
#include "slow_rules.h"

#include <QtCore/QJsonDocument>
#include <QtCore/QString>
#include <QtCore/QStringList>

namespace tessera::test {

/// Ids of the rulesets that come with the program.
[[nodiscard]] QStringList builtinIds();

/// A position that must be readable: stops the program with the error when it is not.
[[nodiscard]] Position positionOf(const QString& rulesetId, const QString& fen);
[[nodiscard]] Position startOf(const QString& rulesetId);

/// A position by its pieces, such as "Ke1@33 re8@36": a letter as in FEN4D and a square name each.
/// Castling rights and the squares of a double step are square names too.
struct Placed {
    QString pieces;
    Side toMove = Side::White;
    QString castlingRooks{};
    QString skipped{};
    QString victim{};
};
[[nodiscard]] Position positionOf(const QString& rulesetId, const Placed& placed);
[[nodiscard]] Square squareOf(const Position& position, const QString& name);

/// Legal moves in the plain form, sorted.
[[nodiscard]] QStringList plainMoves(const Position& position);
/// The same of one piece.
[[nodiscard]] QStringList plainMovesFrom(const Position& position, const QString& square);
/// One legal move by its plain form; stops the program when there is none.
[[nodiscard]] Move moveOf(const Position& position, const QString& plain);

[[nodiscard]] QString toText(const Error& error);
[[nodiscard]] QString toText(const Position& position);
[[nodiscard]] QString outcomeText(OutcomeKind outcome);

/// A file of tests/data.
[[nodiscard]] QJsonDocument facts(const QString& fileName);

} // namespace tessera::test
