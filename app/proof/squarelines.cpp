// Where each king could go, and what guards those squares.
#include "linewriter.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace tessera {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tessera::SquareLines)
};

/// The squares that a king's steps would reach on an endless board; nothing for a royal piece that
/// does more than step.
std::optional<int> reachOf(const Position& position, const Piece& king) {
    std::vector<Ability> steps = abilitiesOf(position.ruleset(), king.kind, king.side);
    std::erase_if(steps, [](const Ability& one) { return one.kind == AbilityKind::Castling; });
    if (std::ranges::any_of(steps,
                            [](const Ability& one) { return one.kind != AbilityKind::Step; }))
        return std::nullopt;
    return static_cast<int>(
        std::ranges::count_if(position.geometry().directions(), [&](const Direction& direction) {
            const AxisSet axes = CoachWords::axesOf(direction.change);
            return std::ranges::any_of(steps, [&](const Ability& step) {
                return (axes & ~step.axes) == 0 &&
                       std::ranges::count(step.axesChanged, direction.axesChanged) > 0;
            });
        }));
}

class SquareLines {
public:
    SquareLines(LineWriter& writer, std::size_t king, int depth)
        : m_writer(writer), m_words(writer.words), m_index(king), m_king(writer.proof.kings[king]),
          m_depth(depth) {
        for (std::size_t i = 0; i < m_king.steps.size(); ++i)
            m_steps.push_back(i);
    }

    /// The empty squares, by what is so of them.
    void writeEmpty() {
        writeGuards();
        writeGroup([](const KingStep& s) { return empty(s, StepVerdict::Free); }, ProofTone::Works,
                   Text::tr("is free", "1 square"), Text::tr("are free", "several squares"));
        writeGroup([](const KingStep& s) { return empty(s, StepVerdict::LeavesOthers); },
                   ProofTone::Fails, Text::tr("is safe, but another king would be attacked"),
                   Text::tr("are safe, but another king would be attacked"));
    }
    /// The others: with a piece on them, or none at all.
    void writeOthers() {
        writeGroup([](const KingStep& s) { return taken(s, StepVerdict::Free); }, ProofTone::Works,
                   Text::tr("holds a piece that the king can take"),
                   Text::tr("hold pieces that the king can take"));
        writeGroup([](const KingStep& s) { return taken(s, StepVerdict::Attacked); },
                   ProofTone::Fails, Text::tr("holds a piece that is protected"),
                   Text::tr("hold pieces that are protected"));
        writeGroup([](const KingStep& s) { return taken(s, StepVerdict::LeavesOthers); },
                   ProofTone::Fails,
                   Text::tr("holds a piece that the king can take, but another king would be "
                            "attacked"),
                   Text::tr("hold pieces that the king can take, but another king would be "
                            "attacked"));
        writeGroup([](const KingStep& s) { return s.verdict == StepVerdict::OwnPiece; },
                   ProofTone::Plain, Text::tr("holds a piece of its own side"),
                   Text::tr("hold pieces of its own side"));
        writeOffBoard();
    }
    void goDeeper() { ++m_depth; }

    [[nodiscard]] int otherCount() const {
        return static_cast<int>(m_king.steps.size()) - emptyCount() + std::max(0, offBoard());
    }
    /// Groups overlap where a square has several guards: that is told, so that they add up.
    [[nodiscard]] QString overlap() const {
        const auto twice =
            static_cast<int>(std::ranges::count_if(m_king.steps, [](const KingStep& step) {
                return empty(step, StepVerdict::Attacked) && step.guards.size() > 1;
            }));
        if (twice == 0)
            return {};
        return twice == 1
                   ? Text::tr("1 of them is guarded more than once and is counted with each guard.")
                   : Text::tr("%n of them are guarded more than once and are counted with each "
                              "guard.",
                              nullptr, twice);
    }

    [[nodiscard]] int emptyCount() const {
        return static_cast<int>(std::ranges::count_if(
            m_king.steps, [](const KingStep& step) { return !step.occupant.has_value(); }));
    }
    [[nodiscard]] int freeCount() const {
        return static_cast<int>(std::ranges::count_if(
            m_king.steps, [](const KingStep& step) { return empty(step, StepVerdict::Free); }));
    }
    [[nodiscard]] bool allGuarded() const {
        return std::ranges::none_of(m_king.steps, [](const KingStep& step) {
            return !step.occupant && step.verdict != StepVerdict::Attacked;
        });
    }

private:
    static bool empty(const KingStep& step, StepVerdict verdict) {
        return !step.occupant && step.verdict == verdict;
    }
    static bool taken(const KingStep& step, StepVerdict verdict) {
        return step.occupant && step.verdict == verdict;
    }
    [[nodiscard]] ProofSubject subject(std::size_t step) const {
        return {ProofSubject::Step, m_index, step, noSquare};
    }

    void writeGuards() {
        // By the ruleset's order of pieces, the king first.
        std::map<std::pair<KindIndex, Square>, std::vector<std::size_t>> guards;
        for (const std::size_t i : m_steps) {
            if (!empty(m_king.steps[i], StepVerdict::Attacked))
                continue;
            for (const AttackLine& line : m_king.steps[i].guards)
                guards[{line.piece.kind, line.from}].push_back(i);
        }
        for (const auto& [guard, steps] : guards) {
            const Piece piece{guard.first, opponent(m_king.piece.side)};
            m_writer.group(ProofPart::Squares, m_depth, steps.size(), ProofTone::Plain,
                           Text::tr("by the %1", "how many squares are guarded by the piece on")
                               .arg(m_words.on(piece, guard.second)),
                           {ProofSubject::Guard, m_index, 0, guard.second});
            for (const std::size_t i : steps)
                writeGuarded(i, guard.second);
        }
    }
    void writeGuarded(std::size_t index, Square by) {
        const KingStep& step = m_king.steps[index];
        std::vector<AttackLine> others;
        QString course;
        for (const AttackLine& line : step.guards) {
            if (line.from == by)
                course = m_words.course(line);
            else
                others.push_back(line);
        }
        m_writer.add(ProofPart::Squares, m_depth + 1, badgeOf(ProofTone::Fails), ProofTone::Fails,
                     Text::tr("<b>%1</b> is attacked %2", "square, how")
                         .arg(m_words.square(step.to), course),
                     others.empty()
                         ? QString()
                         : Text::tr("Also by %1.", "pieces").arg(m_words.attackers(others)),
                     subject(index));
    }

    template<class Belongs>
    void writeGroup(Belongs belongs, ProofTone tone, const QString& single,
                    const QString& several) {
        std::vector<std::size_t> steps;
        for (const std::size_t i : m_steps) {
            if (belongs(m_king.steps[i]))
                steps.push_back(i);
        }
        if (steps.empty())
            return;
        m_writer.group(ProofPart::Squares, m_depth, steps.size(), tone,
                       steps.size() == 1 ? single : several,
                       {ProofSubject::King, m_index, 0, noSquare});
        for (const std::size_t i : steps)
            writeStep(i, tone);
    }
    void writeStep(std::size_t index, ProofTone tone) {
        const KingStep& step = m_king.steps[index];
        const QString square = m_words.square(step.to);
        QString text;
        if (step.verdict == StepVerdict::OwnPiece)
            text = Text::tr("<b>%1</b> holds the %2", "square, piece")
                       .arg(square, m_words.kind(*step.occupant));
        else if (empty(step, StepVerdict::Free))
            text = Text::tr("<b>%1</b> is not attacked", "square").arg(square);
        if (text.isEmpty())
            addTry(m_writer, ProofPart::Squares, m_depth + 1, *step.tryIndex);
        else
            m_writer.add(ProofPart::Squares, m_depth + 1,
                         step.occupant ? m_words.letter(*step.occupant) : badgeOf(tone), tone, text,
                         {}, subject(index));
    }
    [[nodiscard]] int offBoard() const {
        const auto reach = reachOf(m_words.position(), m_king.piece);
        return reach ? *reach - static_cast<int>(m_king.steps.size()) : 0;
    }
    void writeOffBoard() {
        const int off = offBoard();
        if (off <= 0)
            return;
        m_writer.group(ProofPart::Squares, m_depth, static_cast<std::size_t>(off), ProofTone::Plain,
                       off == 1 ? Text::tr("step leads off the board")
                                : Text::tr("steps lead off the board"),
                       {ProofSubject::King, m_index, 0, noSquare});
    }

    LineWriter& m_writer;
    const ProofWords& m_words;
    std::size_t m_index;
    const KingProof& m_king;
    int m_depth;
    std::vector<std::size_t> m_steps;
};

QString aroundOneKing(const SquareLines& squares, const QString& king) {
    const int empty = squares.emptyCount();
    const int free = squares.freeCount();
    if (empty == 0)
        return Text::tr("No empty square around the %1", "king").arg(king);
    if (empty == 1)
        return (free == 1              ? Text::tr("1 empty square around the %1, and it is free")
                : squares.allGuarded() ? Text::tr("1 empty square around the %1, guarded")
                                       : Text::tr("1 empty square around the %1, not to be used"))
            .arg(king);
    if (free == 0)
        return (squares.allGuarded()
                    ? Text::tr("%n empty squares around the %1, all guarded", "king", empty)
                    : Text::tr("%n empty squares around the %1, none free", "king", empty))
            .arg(king);
    if (free == empty)
        return Text::tr("%n empty squares around the %1, all free", "king", empty).arg(king);
    return Text::tr("%n empty squares around the %1, %2 free", "king, how many", empty)
        .arg(king)
        .arg(free);
}

QString aroundThisKing(const SquareLines& squares, const QString& king) {
    const int empty = squares.emptyCount();
    if (empty == 0)
        return Text::tr("<b>%1</b>: no empty square", "king on square").arg(king);
    if (empty == 1)
        return (squares.freeCount() == 1
                    ? Text::tr("<b>%1</b>: 1 empty square, free", "king on square")
                    : Text::tr("<b>%1</b>: 1 empty square, not free", "king on square"))
            .arg(king);
    if (squares.freeCount() == 0)
        return Text::tr("<b>%1</b>: %n empty squares, none free", "king on square", empty)
            .arg(king);
    if (squares.freeCount() == empty)
        return Text::tr("<b>%1</b>: %n empty squares, all free", "king on square", empty).arg(king);
    return Text::tr("<b>%1</b>: %n empty squares, %2 free", "king on square, how many", empty)
        .arg(king)
        .arg(squares.freeCount());
}

} // namespace

void addSquares(LineWriter& writer) {
    const std::vector<KingProof>& kings = writer.proof.kings;
    if (kings.size() == 1) {
        SquareLines squares(writer, 0, 1);
        writer.heading(ProofPart::Squares,
                       aroundOneKing(squares, writer.words.kind(kings.front().piece)),
                       {ProofSubject::King, 0, 0, noSquare}, squares.overlap());
        squares.writeEmpty();
        if (const int others = squares.otherCount(); others > 0) {
            const QString king = writer.words.kind(kings.front().piece);
            writer.heading(ProofPart::Squares,
                           others == 1
                               ? Text::tr("1 other step of the %1", "king").arg(king)
                               : Text::tr("%n other steps of the %1", "king", others).arg(king),
                           {ProofSubject::King, 0, 0, noSquare});
            squares.writeOthers();
        }
        return;
    }
    writer.heading(ProofPart::Squares, Text::tr("The squares around %n kings", nullptr,
                                                static_cast<int>(kings.size())));
    for (std::size_t k = 0; k < kings.size(); ++k) {
        SquareLines squares(writer, k, 2);
        writer.add(ProofPart::Squares, 1, writer.words.letter(kings[k].piece), ProofTone::Plain,
                   aroundThisKing(squares, writer.words.mover(kings[k].piece, kings[k].square)),
                   squares.overlap(), {ProofSubject::King, k, 0, noSquare});
        squares.writeEmpty();
        if (const int others = squares.otherCount(); others > 0) {
            writer.group(ProofPart::Squares, 2, static_cast<std::size_t>(others), ProofTone::Plain,
                         others == 1
                             ? Text::tr("other step: a piece stands there, or it leads off the "
                                        "board")
                             : Text::tr("other steps: pieces stand there, or they lead off the "
                                        "board"),
                         {ProofSubject::King, k, 0, noSquare});
            squares.goDeeper();
            squares.writeOthers();
        }
    }
}

} // namespace tessera
