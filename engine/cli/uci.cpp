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

std::vector<std::string> wordsOf(const std::string& line) {
    std::istringstream stream(line);
    std::vector<std::string> words;
    for (std::string word; stream >> word;)
        words.push_back(word);
    return words;
}

/// The number after a word such as "depth", or nothing.
std::optional<std::int64_t> numberAfter(const std::vector<std::string>& words,
                                        std::string_view name) {
    const auto found = std::ranges::find(words, name);
    if (found == words.end() || found + 1 == words.end())
        return std::nullopt;
    const std::string& word = *(found + 1);
    std::int64_t number = 0;
    const auto [end, failure] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (failure != std::errc{} || end != word.data() + word.size())
        return std::nullopt;
    return number;
}

class UciSession {
public:
    explicit UciSession(std::ostream& out) : m_out(out), m_game(Position(builtinRuleset("lite"))) {}
    ~UciSession() { stopThinking(); }
    UciSession(const UciSession&) = delete;
    UciSession& operator=(const UciSession&) = delete;

    /// Handles one line; false after `quit`.
    bool handle(const std::string& line) {
        const std::vector<std::string> words = wordsOf(line);
        if (words.empty())
            return true;
        const std::string& command = words.front();
        if (command == "quit")
            return false;
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
            say("Fen: " + writeFen(m_game.current()));
        else if (command != "ponderhit" && command != "debug" && command != "register")
            say("info string unknown command " + command);
        return true;
    }

private:
    void say(const std::string& line) {
        const std::lock_guard lock(m_outMutex);
        m_out << line << std::endl;
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
        stopThinking();
        const RulesetPtr ruleset = m_game.current().rulesetPtr();
        const auto movesAt = std::ranges::find(words, std::string_view("moves"));
        Position start(ruleset);
        if (words.size() > 1 && words[1] == "fen") {
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
        stopThinking();
        if (const auto depth = numberAfter(words, "perft")) {
            perft(static_cast<int>(std::clamp<std::int64_t>(*depth, 0, 30)));
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
        m_stop = false;
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

    void perft(int depth) {
        const Position& position = m_game.current();
        std::uint64_t total = depth == 0 ? 1 : 0;
        if (depth > 0) {
            for (const Move& move : position.legalMoves()) {
                Position after = position;
                after.make(move);
                const std::uint64_t nodes = after.perft(depth - 1);
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
    }

    std::ostream& m_out;
    std::mutex m_outMutex;
    Game m_game;
    std::atomic<bool> m_stop = false;
    std::thread m_thinker;
};

} // namespace

void speakUci(std::istream& in, std::ostream& out) {
    UciSession session(out);
    for (std::string line; std::getline(in, line);) {
        if (!session.handle(line))
            return;
    }
}

} // namespace tessera::cli
