#include "mating_force.h"

#include "position/attacks.h"
#include "position/core_variant.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace tessera {

namespace {

constexpr std::size_t mostMen = 3;

/// Which of the squares that have to be attacked are.
struct Cover {
    std::array<std::uint64_t, 2> bits{};

    static constexpr std::size_t most = 128;
    void add(std::size_t i) { bits[i / 64] |= std::uint64_t{1} << i % 64; }
    [[nodiscard]] bool has(std::size_t i) const {
        return (bits[i / 64] >> i % 64 & std::uint64_t{1}) != 0;
    }
    [[nodiscard]] int count() const { return std::popcount(bits[0]) + std::popcount(bits[1]); }
    [[nodiscard]] std::size_t first() const {
        return static_cast<std::size_t>(bits[0] != 0 ? std::countr_zero(bits[0])
                                                     : 64 + std::countr_zero(bits[1]));
    }
    [[nodiscard]] Cover without(const Cover& other) const {
        return {{bits[0] & ~other.bits[0], bits[1] & ~other.bits[1]}};
    }
    friend auto operator<=>(const Cover&, const Cover&) = default;
};

/// What one man can cover, by the places it may stand on.
using Choices = std::vector<Cover>;

/// The most squares that one choice covers.
std::size_t most(const Choices& choices) {
    int count = 0;
    for (const Cover& choice : choices)
        count = std::max(count, choice.count());
    return static_cast<std::size_t>(count);
}

/// The largest first, each once.
void order(Choices& choices) {
    std::sort(choices.begin(), choices.end(), [](const Cover& a, const Cover& b) {
        return a.count() != b.count() ? a.count() > b.count() : a < b;
    });
    choices.erase(std::unique(choices.begin(), choices.end()), choices.end());
}

/// Whether the men, each with its choices in order, can cover all of `open`, one choice each.
bool coverable(const Cover& open, const std::vector<const Choices*>& men, unsigned used) {
    int hope = 0;
    for (std::size_t i = 0; i < men.size(); ++i) {
        if ((used >> i & 1U) == 0 && !men[i]->empty())
            hope += men[i]->front().count();
    }
    const int wanted = open.count();
    if (wanted == 0)
        return true;
    if (hope < wanted)
        return false;
    const std::size_t next = open.first();
    for (std::size_t i = 0; i < men.size(); ++i) {
        if ((used >> i & 1U) != 0)
            continue;
        for (const Cover& choice : *men[i]) {
            if (choice.has(next) && coverable(open.without(choice), men, used | 1U << i))
                return true;
        }
    }
    return false;
}

/// For every square, where a man attacks it from on the empty board.
using Sources = std::vector<std::vector<Square>>;

template<int Words>
class Proof {
public:
    Proof(const PositionCore<Words>& core, Side side) : m_tables(*core.tables), m_side(side) {
        core.bySide[sideIndex(side)].forEach([&](Square square) {
            const KindIndex kind = kindOf(core.board[square]);
            (m_tables.kinds[kind].royal ? m_royal : m_men).push_back(kind);
        });
        const SquareSet<Words>& others = core.bySide[sideIndex(opponent(side))];
        m_lone = others.count() == 1;
        if (m_lone)
            m_prey = kindOf(core.board[others.first()]);
    }

    [[nodiscard]] bool holds() {
        if (m_men.empty())
            return true;
        if (!m_lone || m_men.size() > mostMen)
            return false;
        for (int square = 0; square < m_tables.squareCount; ++square) {
            if (mateAt(static_cast<Square>(square)))
                return false;
        }
        return true;
    }

private:
    const Sources& sourcesOf(KindIndex kind) {
        if (m_sources.size() <= kind)
            m_sources.resize(std::size_t{kind} + 1);
        Sources& sources = m_sources[kind];
        if (!sources.empty())
            return sources;
        sources.resize(static_cast<std::size_t>(m_tables.squareCount));
        for (int i = 0; i < m_tables.squareCount; ++i) {
            const auto from = static_cast<Square>(i);
            SquareSet<Words> targets;
            addAttacks(m_tables, pieceCode(kind, m_side), from, {}, targets);
            targets.forEach([&](Square to) { sources[to].push_back(from); });
        }
        return sources;
    }

    void addChoices(KindIndex kind, const std::vector<Square>& wanted, Choices& choices) {
        const Sources& sources = sourcesOf(kind);
        m_covers.resize(static_cast<std::size_t>(m_tables.squareCount));
        m_touched.clear();
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            for (const Square from : sources[wanted[i]]) {
                if (m_covers[from].count() == 0)
                    m_touched.push_back(from);
                m_covers[from].add(i);
            }
        }
        const bool royal = m_tables.kinds[kind].royal;
        for (const Square from : m_touched) {
            const Cover cover = std::exchange(m_covers[from], {});
            // The first wanted square is where the king stands: no man stands there, and no king
            // goes where it would attack another one.
            if (from != wanted.front() && !(royal && cover.has(0)))
                choices.push_back(cover);
        }
    }

    [[nodiscard]] bool mateAt(Square king) {
        // A king that goes along lines may be shut in by what stands in its way.
        if (!m_tables.lines[m_tables.index(m_prey, king)].empty())
            return true;
        std::vector<Square> wanted{king};
        m_tables.contact.forEach(m_tables.index(m_prey, king),
                                 [&](Square to) { wanted.push_back(to); });
        if (wanted.size() > Cover::most)
            return true;
        Cover open;
        for (std::size_t i = 0; i < wanted.size(); ++i)
            open.add(i);

        std::vector<std::pair<KindIndex, Choices>> known;
        std::vector<std::size_t> places;
        for (const auto* kinds : {&m_royal, &m_men}) {
            for (const KindIndex kind : *kinds) {
                auto found = std::ranges::find(known, kind, &std::pair<KindIndex, Choices>::first);
                if (found == known.end()) {
                    known.emplace_back(kind, choicesOf(kind, wanted));
                    found = known.end() - 1;
                }
                places.push_back(static_cast<std::size_t>(found - known.begin()));
            }
        }
        std::size_t hope = 0;
        for (const std::size_t place : places)
            hope += most(known[place].second);
        if (hope < wanted.size())
            return false; // which is so nearly everywhere, and is cheap to see
        for (auto& [kind, choices] : known)
            order(choices);
        std::vector<const Choices*> men;
        for (const std::size_t place : places)
            men.push_back(&known[place].second);
        return coverable(open, men, 0);
    }

    [[nodiscard]] Choices choicesOf(KindIndex kind, const std::vector<Square>& wanted) {
        Choices choices;
        addChoices(kind, wanted, choices);
        for (const KindIndex promoted : m_tables.kinds[kind].promotesTo)
            addChoices(promoted, wanted, choices);
        return choices;
    }

    const MoveTables<Words>& m_tables;
    Side m_side;
    std::vector<KindIndex> m_royal;
    std::vector<KindIndex> m_men; ///< all but the royal ones
    bool m_lone = false;          ///< the other side has one man left
    KindIndex m_prey = 0;
    std::vector<Sources> m_sources; ///< by kind; empty: not asked for yet
    std::vector<Cover> m_covers;    ///< by square, all empty between two uses
    std::vector<Square> m_touched;
};

} // namespace

bool cannotMate(const Position& position, Side side) {
    return CoreAccess::of(position).visit([&]<int Words>(const PositionCore<Words>& core) {
        return Proof<Words>(core, side).holds();
    });
}

} // namespace tessera
