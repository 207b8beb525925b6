#include "movereason.h"

#include "coachwords.h"
#include "search/move_purpose.h"
#include "text/movetext.h"

#include <QCoreApplication>

namespace tessera {

namespace {

/// Moves that are told of an expected line.
constexpr std::size_t expectedMoves = 4;
/// More would not be read.
constexpr int mostSentences = 3;

class ReasonText {
    Q_DECLARE_TR_FUNCTIONS(tessera::MoveReason)
public:
    ReasonText(const Position& before, const SearchLine& line)
        : m_words(before), m_before(before), m_line(line), m_move(line.moves.front()) {}

    QString text() {
        mate();
        const Explanation explanation = explain(
            m_before, m_move.from, m_move.to,
            {.promotion = m_move.isPromotion() ? std::optional(m_move.promotion) : std::nullopt});
        const MovePurpose purpose = purposeOf(m_before, m_move, Evaluator(m_before.rulesetPtr()));
        capture(explanation, purpose);
        if (m_move.isPromotion())
            say(tr("The pawn becomes a %1.", "piece").arg(m_words.kind(m_move.promotion)));
        if (m_line.score.mateIn != 1)
            checks(explanation);
        if (m_line.score.mateIn <= 0) {
            saved(purpose);
            threatened(purpose);
        }
        if (m_sentences.isEmpty())
            expected();
        return m_sentences.mid(0, mostSentences).join(QLatin1Char(' '));
    }

private:
    void say(const QString& sentence) { m_sentences.append(sentence); }

    void mate() {
        if (m_line.score.mateIn == 1)
            say(tr("It is checkmate."));
        else if (m_line.score.mateIn > 1)
            say(tr("It forces mate in %n moves.", nullptr, m_line.score.mateIn));
    }
    void capture(const Explanation& explanation, const MovePurpose& purpose) {
        if (!explanation.capturedPiece)
            return;
        const QString taken = m_words.pieceOn(*explanation.capturedPiece, explanation.captured);
        say((purpose.gain > 0 ? tr("It takes the %1 and gains by it, whatever takes back.",
                                   "captured piece on square")
                              : tr("It takes the %1.", "captured piece on square"))
                .arg(taken));
    }
    void checks(const Explanation& explanation) {
        if (explanation.consequences.empty())
            return;
        for (const GivenCheck& check : explanation.consequences.front().checks) {
            say(tr("Check: the %1 attacks the %2.", "attacker, king")
                    .arg(m_words.attacker(check.line), m_words.pieceOn(check.line.to)));
        }
    }
    void saved(const MovePurpose& purpose) {
        for (const Threat& threat : purpose.saves) {
            say(tr("It saves the %1, which the %2 could have taken.", "piece, attacker")
                    .arg(m_words.pieceOn(threat.piece, threat.victim),
                         m_words.pieceOn(threat.capture.from)));
        }
    }
    void threatened(const MovePurpose& purpose) {
        QStringList names;
        for (const Threat& threat : purpose.threatens)
            names.append(m_words.pieceOn(threat.piece, threat.victim));
        if (!names.isEmpty())
            say(tr("It threatens to take the %1.", "pieces").arg(CoachWords::list(names)));
    }
    void expected() {
        const QStringList moves = numberedMoves(m_before, m_line.moves, expectedMoves);
        say(moves.size() > 1 ? tr("The best play that can be seen goes on like this: %1.", "moves")
                                   .arg(moves.join(QLatin1Char(' ')))
                             : tr("Nothing better can be seen."));
    }

    CoachWords m_words;
    const Position& m_before;
    const SearchLine& m_line;
    Move m_move;
    QStringList m_sentences;
};

} // namespace

QString moveReason(const Position& before, const SearchLine& line) {
    return ReasonText(before, line).text();
}

} // namespace tessera
