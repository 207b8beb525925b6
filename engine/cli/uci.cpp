#include "uci.h"

#include "error_text.h"
#include "input.h"
#include "notation/fen4d.h"
#include "notation/lan.h"
#include "ruleset/user_rulesets.h"
#include "search/search.h"

#include <algorithm>
#include <charconv>
#include <mutex>
#include <sstream>
#include <thread>

namespace tessera::cli {

namespace {

// More than the longest game takes, and no more than can be held without a thought.
constexpr std::size_t longestLine = 1024 * 1024;
// Numbers beyond it mean the same, and sums and products of three stay within 64 bits.
constexpr std::int64_t greatestNumber = 1'000'000'000'000'000;

/// Reads a line of any length and keeps no more than `longestLine` bytes and one of it.
bool readLine(std::istream& in, std::string& line) {
    line.clear();
    const auto end = std::istream::traits_type::eof();
    int c = in.rdbuf()->sbumpc();
    if (c == end)
        return false;
    for (; c != end && c != '\n'; c = in.rdbuf()->sbumpc()) {
        if (line.size() <= longestLine)
            line += static_cast<char>(c);
    }
    return true;
}

std::vector<std::string> wordsOf(const std::string& line) {
    std::istringstream stream(line);
    std::vector<std::string> words;
    for (std::string word; stream >> word;)
        words.push_back(word);
    return words;
}

/// The number after a word such as "depth", or nothing. Too large a number is the greatest one.
std::optional<std::int64_t> numberAfter(const std::vector<std::string>& words,
                                        std::string_view name) {
    const auto found = std::ranges::find(words, name);
    if (found == words.end() || found + 1 == words.end())
        return std::nullopt;
    const std::string& word = *(found + 1);
    std::int64_t number = 0;
    const auto [end, failure] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (failure == std::errc::invalid_argument || end != word.data() + word.size())
        return std::nullopt;
    if (failure == std::errc::result_out_of_range)
        return word.front() == '-' ? -greatestNumber : greatestNumber;
    return std::clamp(number, -greatestNumber, greatestNumber);
}

/// Leaf positions of `depth` plies, counted in pieces so short that `stop` is soon seen.
std::uint64_t countLeaves(const Position& position, int depth, const std::atomic<bool>& stop) {
    constexpr int largeBoard = 256;
    if (depth <= (position.geometry().squareCount() > largeBoard ? 1 : 2))
        return position.perft(depth);
    std::uint64_t total = 0;
    for (const Move& move : position.legalMoves()) {
        if (stop)
            break;
        Position after = position;
        after.make(move);
        total += countLeaves(after, depth - 1, stop);
    }
    return total;
}

class UciSession {
public:
    explicit UciSession(std::ostream& out) : m_out(out), m_game(Position(builtinRuleset("lite"))) {}
    ~UciSession() { stopThinking(); }
    UciSession(const UciSession&) = delete;
    UciSession& operator=(const UciSession&) = delete;

    /// Handles one line; false after `quit`.
    bool handle(const std::string& line) {
        if (line.size() > longestLine) {
            say("info string line too long: expected at most " + std::to_string(longestLine) +
                " bytes");
            return true;
        }
        const std::vector<std::string> words = wordsOf(line);
        if (words.empty())
            return true;
        const std::string& command = words.front();
        if (command == "quit") {
            finishCounting();
            return false;
        }
        if (command == "uci")
            introduce();
        else if (command == "isready")
            say("readyok");
        else if (command == "stop")
            stopThinking();
        else if (command == "ucinewgame")
            restart(m_game.current().rulesetPtr());
        else if (command == "setoption")
            setOption(line);
        else if (command == "position")
            setPosition(words);
        else if (command == "go")
            go(words);
        else if (command == "d")
            show();
        else if (command != "ponderhit" && command != "debug" && command != "register")
            say("info string unknown command " + printable(command));
        return true;
    }

    /// A count of positions goes on through every command but `stop`: scripts write `go perft 4`
    /// and the next command at once and read the answers afterwards.
    void finishCounting() {
        if (m_counting && m_thinker.joinable())
            m_thinker.join();
        m_counting = false;
    }

private:
    void say(const std::string& line) {
        const std::lock_guard lock(m_outMutex);
        m_out << line << std::endl;
    }

    void show() {
        finishCounting();
        say("Fen: " + writeFen(m_game.current()));
    }

    void introduce() {
        say("id name Tessera");
        say("id author the Tessera authors");
        std::string option = "option name Ruleset type combo default lite";
        for (const BuiltinRuleset& ruleset : builtinRulesets())
            option += " var " + std::string(ruleset.id);
        say(option);
        // Graphical clients of variants look for this name.
        option.replace(option.find("Ruleset"), 7, "UCI_Variant");
        say(option);
        say("option name RulesetFile type string default <empty>");
        say("uciok");
    }

    void restart(const RulesetPtr& ruleset) {
        finishCounting();
        stopThinking();
        m_game = Game(Position(ruleset));
    }

    void setOption(const std::string& line) {
        const std::size_t name = line.find("name ");
        const std::size_t value = line.find(" value ");
        if (name == std::string::npos || value == std::string::npos || value < name + 5)
            return;
        std::string option = line.substr(name + 5, value - name - 5);
        std::ranges::transform(option, option.begin(),
                               [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
        std::string choice = line.substr(value + 7);
        choice.erase(choice.find_last_not_of(" \t\r") + 1);
        if (option != "ruleset" && option != "uci_variant" && option != "rulesetfile")
            return;
        // Clients of ordinary chess call it so.
        const Result<RulesetPtr> ruleset = findRuleset(choice == "chess" ? "fide" : choice);
        if (ruleset)
            restart(*ruleset);
        else
            say("info string " + errorText(ruleset.error()));
    }

    /// position startpos|fen ... [moves ...]; an error leaves the position as it was.
    void setPosition(const std::vector<std::string>& words) {
        finishCounting();
        stopThinking();
        if (words.size() < 2 || (words[1] != "startpos" && words[1] != "fen")) {
            say("info string cannot read the position: expected startpos or fen");
            return;
        }
        const RulesetPtr ruleset = m_game.current().rulesetPtr();
        const auto movesAt = std::ranges::find(words, std::string_view("moves"));
        Position start(ruleset);
        if (words[1] == "fen") {
            std::string fen;
            for (auto word = words.begin() + 2; word < movesAt; ++word)
                fen += *word + ' ';
            Result<Position> read = readFen(ruleset, fen);
            if (!read) {
                say("info string " + errorText(read.error()));
                return;
            }
            start = std::move(*read);
        }
        Game game(std::move(start));
        for (auto word = movesAt; word < words.end(); ++word) {
            if (word == movesAt)
                continue;
            const Result<Move> move = readPlainMove(game.current(), *word);
            if (!move) {
                say("info string " + errorText(move.error()));
                return;
            }
            game.play(*move);
        }
        m_game = std::move(game);
    }

    void go(const std::vector<std::string>& words) {
        finishCounting();
        stopThinking();
        m_stop = false;
        if (const auto asked = numberAfter(words, "perft")) {
            const int depth = static_cast<int>(std::clamp<std::int64_t>(*asked, 0, 30));
            m_counting = true;
            m_thinker =
                std::thread([this, start = m_game.current(), depth] { perft(start, depth); });
            return;
        }
        SearchLimits limits;
        if (const auto depth = numberAfter(words, "depth"))
            limits.depth = static_cast<int>(std::clamp<std::int64_t>(*depth, 1, maxSearchDepth));
        if (const auto nodes = numberAfter(words, "nodes"))
            limits.nodes = static_cast<std::uint64_t>(std::max<std::int64_t>(*nodes, 1));
        if (const auto time = numberAfter(words, "movetime"))
            limits.time = std::chrono::milliseconds(std::max<std::int64_t>(*time, 1));
        else if (const auto budget = clockBudget(words))
            limits.time = *budget;
        const bool infinite = std::ranges::count(words, std::string_view("infinite")) > 0;
        m_thinker =
            std::thread([this, game = m_game, limits, infinite] { think(game, limits, infinite); });
    }

    /// A fortieth of the time left and most of the increment.
    [[nodiscard]] std::optional<std::chrono::milliseconds>
    clockBudget(const std::vector<std::string>& words) const {
        const bool white = m_game.current().sideToMove() == Side::White;
        const auto left = numberAfter(words, white ? "wtime" : "btime");
        if (!left)
            return std::nullopt;
        const std::int64_t increment = numberAfter(words, white ? "winc" : "binc").value_or(0);
        const std::int64_t moves =
            std::clamp<std::int64_t>(numberAfter(words, "movestogo").value_or(40), 2, 40);
        const std::int64_t budget = std::min(*left / moves + increment * 3 / 4, *left / 2);
        return std::chrono::milliseconds(std::max<std::int64_t>(budget, 1));
    }

    void think(const Game& game, const SearchLimits& limits, bool infinite) {
        const SearchReport best = search(game, limits, m_stop, [&](const SearchReport& report) {
            say(infoLine(game.current(), report));
        });
        // An infinite search answers only when it is told to stop.
        while (infinite && !m_stop)
            m_stop.wait(false);
        say("bestmove " + (best.line.empty() ? std::string("(none)")
                                             : writePlainMove(game.current(), best.line.front())));
    }

    static std::string infoLine(const Position& position, const SearchReport& report) {
        const auto milliseconds = report.time.count();
        std::string text = "info depth " + std::to_string(report.depth);
        text += report.score.mateIn != 0 ? " score mate " + std::to_string(report.score.mateIn)
                                         : " score cp " + std::to_string(report.score.centipawns);
        text += " nodes " + std::to_string(report.nodes) + " time " + std::to_string(milliseconds);
        text += " nps " +
                std::to_string(report.nodes * 1000 /
                               static_cast<std::uint64_t>(std::max<std::int64_t>(milliseconds, 1)));
        text += " pv";
        Position after = position;
        for (const Move& move : report.line) {
            text += ' ' + writePlainMove(after, move);
            after.make(move);
        }
        return text;
    }

    void perft(const Position& position, int depth) {
        std::uint64_t total = depth == 0 ? 1 : 0;
        if (depth > 0) {
            for (const Move& move : position.legalMoves()) {
                Position after = position;
                after.make(move);
                const std::uint64_t nodes = countLeaves(after, depth - 1, m_stop);
                if (m_stop) {
                    say("info string the count was stopped");
                    return;
                }
                say(writePlainMove(position, move) + ": " + std::to_string(nodes));
                total += nodes;
            }
        }
        say("");
        say("Nodes searched: " + std::to_string(total));
    }

    void stopThinking() {
        m_stop = true;
        m_stop.notify_all();
        if (m_thinker.joinable())
            m_thinker.join();
        m_counting = false;
    }

    std::ostream& m_out;
    std::mutex m_outMutex;
    Game m_game;
    std::atomic<bool> m_stop = false;
    std::thread m_thinker;
    bool m_counting = false; ///< m_thinker counts positions; ended by finishCounting
};

} // namespace

void speakUci(std::istream& in, std::ostream& out) {
    UciSession session(out);
    for (std::string line; readLine(in, line);) {
        if (!session.handle(line))
            return;
    }
    session.finishCounting();
}

} // namespace tessera::cli
