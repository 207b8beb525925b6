#include "uci.h"

#include "error_text.h"
#include "input.h"
#include "notation/fen4d.h"
#include "notation/lan.h"
#include "ruleset/user_rulesets.h"
#include "search/search.h"
#include "uci_go.h"

#include <algorithm>
#include <condition_variable>
#include <limits>
#include <memory>
#include <mutex>
#include <sstream>
#include <thread>

namespace tessera::cli {

namespace {

// More than the longest game takes, and no more than can be held without a thought.
constexpr std::size_t longestLine = 1024 * 1024;
constexpr int mostHashMiB = 4096;
constexpr int mostLines = 20;

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

/// Leaf positions of `depth` plies, counted in pieces so short that `stop` is soon seen.
std::uint64_t countLeaves(const Position& position, int depth, const std::stop_token& stop) {
    constexpr int largeBoard = 256;
    if (depth <= (position.geometry().squareCount() > largeBoard ? 1 : 2))
        return position.perft(depth);
    std::uint64_t total = 0;
    for (const Move& move : position.legalMoves()) {
        if (stop.stop_requested())
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
        if (m_counting && m_thread.joinable())
            m_thread.join();
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
        const SearchOptions standard;
        sayNumberOption("Hash", static_cast<int>(standard.memoryBytes >> 20U), 1, mostHashMiB);
        sayNumberOption("Threads", standard.threads, 1, mostSearchThreads);
        sayNumberOption("MultiPV", standard.lines, 1, mostLines);
        sayNumberOption("Level", standard.level, weakestLevel, fullStrength);
        sayNumberOption("Seed", 0, 0, std::numeric_limits<int>::max());
        say("option name Clear Hash type button");
        say("uciok");
    }

    void sayNumberOption(const std::string& name, int standard, int least, int most) {
        say("option name " + name + " type spin default " + std::to_string(standard) + " min " +
            std::to_string(least) + " max " + std::to_string(most));
    }

    void restart(const RulesetPtr& ruleset) {
        finishCounting();
        stopThinking();
        m_game = Game(Position(ruleset));
        m_thinker->forget();
    }

    void setOption(const std::string& line) {
        const std::size_t name = line.find("name ");
        if (name == std::string::npos)
            return;
        const std::size_t value = std::min(line.find(" value ", name), line.size());
        std::string option = line.substr(name + 5, value - std::min(value, name + 5));
        std::ranges::transform(option, option.begin(),
                               [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
        option.erase(option.find_last_not_of(" \t\r") + 1);
        std::string choice = value < line.size() ? line.substr(value + 7) : std::string();
        choice.erase(choice.find_last_not_of(" \t\r") + 1);
        if (option == "clear hash") {
            restart(m_game.current().rulesetPtr());
        } else if (option == "ruleset" || option == "uci_variant" || option == "rulesetfile") {
            setRuleset(choice);
        } else if (const auto number = numberAfter({"value", choice}, "value")) {
            setNumber(option, *number);
        }
    }

    void setNumber(const std::string& option, std::int64_t number) {
        const auto within = [&](int least, int most) {
            return static_cast<int>(std::clamp<std::int64_t>(number, least, most));
        };
        SearchOptions options = m_options;
        if (option == "hash")
            options.memoryBytes = static_cast<std::size_t>(within(1, mostHashMiB)) << 20U;
        else if (option == "threads")
            options.threads = within(1, mostSearchThreads);
        else if (option == "multipv")
            options.lines = within(1, mostLines);
        else if (option == "level")
            options.level = within(weakestLevel, fullStrength);
        else if (option == "seed")
            options.seed = static_cast<std::uint64_t>(within(0, std::numeric_limits<int>::max()));
        else
            return;
        finishCounting();
        stopThinking();
        m_options = options;
        m_thinker = std::make_unique<Thinker>(options);
    }

    void setRuleset(const std::string& choice) {
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
        if (const auto asked = numberAfter(words, "perft")) {
            const int depth = static_cast<int>(std::clamp<std::int64_t>(*asked, 0, 30));
            m_counting = true;
            m_thread =
                std::jthread([this, start = m_game.current(), depth](const std::stop_token& stop) {
                    perft(start, depth, stop);
                });
            return;
        }
        const SearchLimits limits = limitsOf(words, m_game.current().sideToMove());
        const bool infinite = std::ranges::count(words, std::string_view("infinite")) > 0;
        m_thread =
            std::jthread([this, game = m_game, limits, infinite](const std::stop_token& stop) {
                think(game, limits, infinite, stop);
            });
    }

    void think(const Game& game, const SearchLimits& limits, bool infinite,
               const std::stop_token& stop) {
        const SearchReport best =
            m_thinker->think(game, limits, stop, [&](const SearchReport& report) {
                for (const std::string& line : infoLines(game.current(), report))
                    say(line);
            });
        // An infinite search answers only when it is told to stop.
        if (infinite) {
            std::mutex mutex;
            std::unique_lock lock(mutex);
            std::condition_variable_any().wait(lock, stop, [] { return false; });
        }
        const std::optional<Move> move = best.move();
        say("bestmove " + (move ? writePlainMove(game.current(), *move) : std::string("(none)")));
    }

    void perft(const Position& position, int depth, const std::stop_token& stop) {
        std::uint64_t total = depth == 0 ? 1 : 0;
        if (depth > 0) {
            for (const Move& move : position.legalMoves()) {
                Position after = position;
                after.make(move);
                const std::uint64_t nodes = countLeaves(after, depth - 1, stop);
                if (stop.stop_requested()) {
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
        if (m_thread.joinable()) {
            m_thread.request_stop();
            m_thread.join();
        }
        m_counting = false;
    }

    std::ostream& m_out;
    std::mutex m_outMutex;
    Game m_game;
    SearchOptions m_options;
    std::unique_ptr<Thinker> m_thinker = std::make_unique<Thinker>();
    std::jthread m_thread;
    bool m_counting = false; ///< m_thread counts positions; ended by finishCounting
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
