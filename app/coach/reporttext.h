// Who attacks and who protects a square, in words.
#pragma once

#include "explain/attack_report.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace tessera {

/// A square that is watched, as the interface shows it.
struct WatchedSquare {
    Q_GADGET
    QML_VALUE_TYPE(watchedSquare)
    Q_PROPERTY(int square MEMBER square CONSTANT)
    Q_PROPERTY(QString title MEMBER title CONSTANT)
    Q_PROPERTY(QString firstTitle MEMBER firstTitle CONSTANT)
    Q_PROPERTY(QStringList first MEMBER first CONSTANT)
    Q_PROPERTY(QString secondTitle MEMBER secondTitle CONSTANT)
    Q_PROPERTY(QStringList second MEMBER second CONSTANT)
public:
    int square = -1;
    QString title;       ///< "White rook on a1 [0,0]", "d2 [1,0], empty"
    QString firstTitle;  ///< "Attacked by 2"; of an empty square: "White: 2"
    QStringList first;   ///< one piece each, with its line, what it looks through, its pin
    QString secondTitle; ///< "Protected by 1"; "Black: none"
    QStringList second;
};

[[nodiscard]] WatchedSquare watchedSquare(const Position& position, const AttackReport& report);

} // namespace tessera
