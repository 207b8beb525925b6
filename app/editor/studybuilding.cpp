// From what stands in the fields to a study that holds.
#include "studywork.h"

#include "entry/typedtext.h"
#include "explain/explanation.h"
#include "notation/square_name.h"
#include "proof/mate_solver.h"
#include "ruleset/code_points.h"
#include "setuptext.h"
#include "solving.h"
#include "study/check.h"
#include "study/reader.h"
#include "study/writer.h"
#include "studytext.h"
#include "text/endtext.h"
#include "text/errortext.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

namespace tessera {

namespace {

constexpr std::size_t mostNameBytes = 80;
constexpr std::size_t mostTextBytes = 600;
constexpr int mostTexts = 16;

class Builder {
    Q_DECLARE_TR_FUNCTIONS(tessera::StudyBuilding)
public:
    Builder(const StudyWork& work, const std::stop_token& stop, SolvingProgress& progress)
        : m_words(work.words), m_edited(work.position), m_stop(stop) {
        m_bounds.onProgress = [&progress](const SolveProgress& now) { progress.tell(now); };
    }

    BuiltStudy build() {
        const std::vector<SetupProblem> problems = m_edited.problems();
        if (!problems.empty())
            fault("position", setupProblemText(*m_edited.ruleset, problems.front()));
        Study study{.position =
                        problems.empty() ? *m_edited.position() : Position(m_edited.ruleset)};
        readTexts(study);
        if (problems.empty()) {
            readLine(study);
            if (m_built.faults.empty())
                readClaim(study);
            if (m_built.faults.empty() && !m_built.stopped)
                check(study);
        }
        if (m_built.faults.empty() && !m_built.stopped) {
            m_built.claim = claimText(study);
            m_built.study.push_back(std::move(study));
        }
        return m_built;
    }

private:
    void fault(const char* field, const QString& sentence) {
        m_built.faults.push_back({QString::fromLatin1(field), sentence});
    }

    /// A text that a study file takes, or a fault.
    std::string checked(const char* field, const QString& words, std::size_t most, TextKind kind,
                        const QString& missing) {
        const std::string text = words.trimmed().toStdString();
        if (text.empty() || isBlank(text))
            fault(field, missing);
        else if (text.size() > most)
            fault(field,
                  tr("This text is too long by %1 letters: “%2”")
                      .arg(text.size() - most)
                      .arg(shownName(QString::fromStdString(text).left(40)) + QStringLiteral("…")));
        else if (const auto hidden = firstHidden(text, kind))
            fault(field,
                  tr("A hidden character (%1) stands in “%2”; write the text anew there.")
                      .arg(QString::fromStdString(codePointName(codePointAt(text, *hidden).code)),
                           shownName(QString::fromStdString(text).left(40))));
        return text;
    }

    std::vector<std::string> lines(const char* field, const QString& words) {
        std::vector<std::string> texts;
        for (const QString& line : words.split(QLatin1Char('\n'))) {
            if (!line.trimmed().isEmpty())
                texts.push_back(checked(field, line, mostTextBytes, TextKind::Name, {}));
        }
        if (texts.size() > mostTexts)
            fault(field, tr("There are %1 lines; at most %2 are possible.")
                             .arg(texts.size())
                             .arg(mostTexts));
        return texts;
    }

    void readTexts(Study& study) {
        study.id = studyId(m_words.title).toStdString();
        study.title = checked("title", m_words.title, mostNameBytes, TextKind::Name,
                              tr("The study needs a title."));
        study.idea = checked(
            "idea", m_words.idea, mostTextBytes, TextKind::Name,
            tr("The study needs its idea: what it is about, without giving the move away."));
        study.author = checked("author", m_words.author, mostNameBytes, TextKind::Name,
                               tr("The study needs its author."));
        study.source = checked("source", m_words.source, mostTextBytes, TextKind::Name,
                               tr("The study needs its source, such as “Own composition”."));
        study.hints = lines("hints", m_words.hints);
        study.notice = lines("notice", m_words.notice);
        study.level = m_words.level;
        study.theme = m_words.theme.toStdString();
        if (study.theme.empty())
            fault("theme", tr("The study needs a theme."));
        if (!m_words.pair.trimmed().isEmpty())
            study.pair = studyId(m_words.pair).toStdString();
    }

    void readLine(Study& study) {
        static const QRegularExpression blanks(QStringLiteral("[\\s,;]+"));
        static const QRegularExpression number(QStringLiteral("^\\d+\\.+"));
        Position at = study.position;
        for (QString word : m_words.line.split(blanks, Qt::SkipEmptyParts)) {
            word.remove(number);
            word.remove(QRegularExpression(QStringLiteral("[+#!?]+$")));
            if (word.isEmpty())
                continue;
            const TypedReading reading = TypedText(at).read(word);
            if (reading.kind != TypedReading::Kind::OneMove) {
                fault("line",
                      tr("Half-move %1 of the line, “%2”: %3", "number, text, what is wrong")
                          .arg(study.line.size() + 1)
                          .arg(shownName(word), reading.kind == TypedReading::Kind::OneSquare
                                                    ? tr("this is a square; a move is needed.")
                                                    : reading.sentence));
                return;
            }
            study.line.push_back(reading.move);
            at.make(reading.move);
        }
    }

    void readClaim(Study& study) {
        study.claim.kind = m_words.claim;
        switch (m_words.claim) {
        case ClaimKind::Mate:
            solve(study);
            break;
        case ClaimKind::Stalemate:
        case ClaimKind::DoubleCheck:
        case ClaimKind::Draw:
            break;
        case ClaimKind::Escape:
            study.claim.escapes = study.afterLine().legalMoves();
            break;
        case ClaimKind::Illegal:
            readTried(study);
            break;
        }
    }

    void solve(Study& study) {
        const int wanted = m_words.moves;
        study.claim.moves = wanted;
        SolveOptions options;
        options.classifyFailures = false;
        options.mostNodes = m_bounds.mostNodes;
        options.mostTime = m_bounds.mostTime;
        options.onProgress = m_bounds.onProgress;
        const MateSolution solution = solveMate(study.position, wanted, options, m_stop);
        if (m_stop.stop_requested()) {
            m_built.stopped = true;
            return;
        }
        if (!solution.complete) {
            fault("claim", tr("A mate in %1 is not proved: after %2 positions it is still open.")
                               .arg(wanted)
                               .arg(QLocale().toString(static_cast<qulonglong>(solution.nodes))));
        } else if (solution.mateIn == 0) {
            fault("claim", wanted == 1 ? tr("There is no mate in 1.")
                                       : tr("There is no mate in %n moves.", nullptr, wanted));
        } else if (solution.mateIn < wanted) {
            fault("claim",
                  tr("There is a faster mate, in %1; claim that one.").arg(solution.mateIn));
        } else {
            study.claim.keys = solution.keys();
            if (study.line.empty())
                study.line = longestLine(solution.tree);
            if (study.line.size() != 2 * static_cast<std::size_t>(wanted) - 1 ||
                study.afterLine().outcome() != OutcomeKind::Checkmate)
                fault("line", tr("The line has to be one whole line of the mate, to its end. Leave "
                                 "it empty to take the solver's."));
        }
    }

    void readTried(Study& study) {
        const Position after = study.afterLine();
        const Ruleset& ruleset = after.ruleset();
        std::string typed = m_words.tried.simplified().remove(QLatin1Char(' ')).toStdString();
        std::string_view rest = typed;
        for (Square* const square : {&study.claim.tried.from, &study.claim.tried.to}) {
            while (!rest.empty() && (rest.front() == '-' || rest.front() == 'x'))
                rest.remove_prefix(1);
            std::size_t length = 0;
            const auto read = readSquareName(ruleset, after.geometry(), rest, length);
            if (!read) {
                fault("tried",
                      tr("The move that is not legal is written as two squares, such as %1.")
                          .arg(QString::fromStdString(squareName(ruleset, after.geometry(), 0) +
                                                      squareName(ruleset, after.geometry(), 1))));
                return;
            }
            *square = *read;
            rest.remove_prefix(length);
        }
        if (rest.size() == 1)
            study.claim.tried.promotion =
                ruleset.kindOf(QChar(QLatin1Char(rest.front())).toUpper().toLatin1());
        const Explanation explanation = explain(after, study.claim.tried.from, study.claim.tried.to,
                                                {study.claim.tried.promotion, {}});
        study.claim.reason = explanation.reason;
        if (explanation.reason == Reason::Legal)
            fault("tried", tr("This move is legal."));
    }

    void check(Study& study) {
        const Position after = study.afterLine();
        const Proof proof = study.line.empty() ? prove(after) : proofAfter(study);
        for (const StudyFact fact : allFacts()) {
            if (tessera::shows(proof, after, fact))
                m_built.facts.push_back(fact);
        }
        for (const StudyFact fact : m_words.shows) {
            if (std::ranges::count(m_built.facts, fact) != 0)
                study.claim.shows.push_back(fact);
        }
        checkEnd(study, after, proof);
        if (!m_built.faults.empty())
            return;
        // The same that check-study does with the file.
        const Result<Study> written = readStudy(writeStudy(study), "study");
        if (!written) {
            fault("position", errorText(written.error()));
            return;
        }
        const std::optional<Error> error = checkStudy(*written, m_bounds, m_stop);
        if (m_stop.stop_requested())
            m_built.stopped = true;
        else if (error)
            fault("claim", errorText(*error));
    }

    static Proof proofAfter(const Study& study) {
        Position before = study.position;
        for (std::size_t i = 0; i + 1 < study.line.size(); ++i)
            before.make(study.line[i]);
        return proveAfter(before, study.line.back());
    }

    void checkEnd(const Study& study, const Position& after, const Proof& proof) {
        const OutcomeKind outcome = after.outcome();
        const QString end = proofTelling(proof).title;
        switch (study.claim.kind) {
        case ClaimKind::Mate:
        case ClaimKind::Illegal:
            break;
        case ClaimKind::Stalemate:
            if (outcome != OutcomeKind::Stalemate)
                fault("claim", tr("After the line it is not stalemate but: %1.").arg(end));
            break;
        case ClaimKind::DoubleCheck:
            if (!proof.conclusion.doubleCheck())
                fault("claim", tr("After the line no king is attacked twice: %1.").arg(end));
            break;
        case ClaimKind::Escape:
            if (!proof.conclusion.inCheck() || outcome != OutcomeKind::Ongoing)
                fault("claim",
                      tr("After the line there is no check that can be answered: %1.").arg(end));
            break;
        case ClaimKind::Draw:
            if (outcome != OutcomeKind::BareKings && outcome != OutcomeKind::FiftyMove)
                fault("claim", tr("After the line the game is not drawn by bare kings or by the "
                                  "count of half-moves: %1.")
                                   .arg(end));
            break;
        }
    }

    const StudyWords& m_words;
    const EditedPosition& m_edited;
    const std::stop_token& m_stop;
    StudyCheckBounds m_bounds;
    BuiltStudy m_built;
};

} // namespace

BuiltStudy buildStudy(const StudyWork& work, const std::stop_token& stop,
                      SolvingProgress& progress) {
    return Builder(work, stop, progress).build();
}

} // namespace tessera
