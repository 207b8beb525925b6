// What the coach says of one try, as a value for the interface.
#pragma once

#include "explain/explanation.h"
#include "spokenstyle.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace tessera {

namespace tones {
Q_NAMESPACE
QML_NAMED_ELEMENT(Tone)
enum class Kind {
    None,    ///< nothing to say
    Legal,   ///< the move can be played
    Refused, ///< it cannot
    Preview, ///< it could be played if it were this side's turn
};
Q_ENUM_NS(Kind)
} // namespace tones

struct Verdict {
    Q_GADGET
    QML_VALUE_TYPE(verdict)
    Q_PROPERTY(tessera::tones::Kind tone MEMBER tone CONSTANT)
    Q_PROPERTY(QString title MEMBER title CONSTANT)
    Q_PROPERTY(QString about MEMBER about CONSTANT)
    Q_PROPERTY(QString sentence MEMBER sentence CONSTANT)
    Q_PROPERTY(QStringList details MEMBER details CONSTANT)
    Q_PROPERTY(int from MEMBER from CONSTANT)
    Q_PROPERTY(int to MEMBER to CONSTANT)
public:
    using enum tones::Kind;

    tones::Kind tone = None;
    QString title;       ///< a few words, such as "Not a bishop move"
    QString sentence;    ///< the reason, short
    QStringList details; ///< more of it, a sentence or two each
    int from = -1;
    int to = -1;
    QString about{}; ///< which try it is, where that is not clear; mostly empty

    /// Title and sentence as one text.
    [[nodiscard]] QString text() const;
    friend bool operator==(const Verdict&, const Verdict&) = default;
};

/// Puts an explanation into words. `position` is the one that was asked about; `aloud`: for the
/// ear.
[[nodiscard]] Verdict verdictOf(const Position& position, const Explanation& explanation,
                                std::optional<SpokenStyle> aloud = std::nullopt);

/// "Tried: white rook on c1 [0,0] to c4 [0,1]"
[[nodiscard]] QString triedText(const Position& position, const Explanation& explanation);

} // namespace tessera
