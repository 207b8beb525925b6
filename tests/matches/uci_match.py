#!/usr/bin/python3
"""uci_match.py TESSERA_CLI OPPONENT [--skill N] [--pairs N] [--ms N] [--opponent-ms N] [--seed N]:
pairs of games of ordinary chess over UCI against another engine such as Debian's fairy-stockfish,
from random openings of four half-moves. Prints points and the difference in strength; judges
nothing."""

import argparse
import json
import math
import random
import subprocess

LONGEST = 300


class Engine:
    """A running UCI engine."""

    def __init__(self, command, options):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )
        self.say("uci")
        self.until("uciok")
        for name, value in options.items():
            self.say(f"setoption name {name} value {value}")
        self.say("isready")
        self.until("readyok")

    def say(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def until(self, beginning):
        for line in self.process.stdout:
            if line.startswith(beginning):
                return line.strip()
        raise RuntimeError("the engine ended early")

    def move(self, moves, milliseconds):
        self.say("position startpos moves " + " ".join(moves))
        self.say(f"go movetime {milliseconds}")
        return self.until("bestmove").split()[1]

    def new_game(self):
        self.say("ucinewgame")

    def close(self):
        self.say("quit")
        self.process.wait()


class Rules:
    """What tessera-cli says of a position that moves lead to."""

    def __init__(self, program):
        self.program = program
        self.engine = Engine([program, "uci"], {"Ruleset": "fide"})

    def position(self, moves):
        self.engine.say("position startpos moves " + " ".join(moves))
        self.engine.say("d")
        return self.engine.until("Fen:")[5:]

    def ask(self, command, fen):
        answer = subprocess.run(
            [self.program, command, "fide", "--position", fen], capture_output=True, text=True, check=True
        )
        return json.loads(answer.stdout)


def outcome(rules, moves, seen):
    """None, or half points for White."""
    fen = rules.position(moves)
    key = " ".join(fen.split()[:4])
    seen[key] = seen.get(key, 0) + 1
    if seen[key] >= 3:
        return 1
    status = rules.ask("status", fen)
    if status["outcome"] == "ongoing":
        return None
    if status["outcome"] == "checkmate":
        return 0 if status["side"] == "white" else 2
    return 1


def play(rules, white, black, opening):
    moves = list(opening)
    seen = {}
    while True:
        points = outcome(rules, moves, seen)
        if points is not None or len(moves) >= LONGEST:
            return 1 if points is None else points
        engine, milliseconds = white if len(moves) % 2 == 0 else black
        moves.append(engine.move(moves, milliseconds))


def opening(rules, chance):
    moves = []
    while len(moves) < 4:
        moves.append(chance.choice(rules.ask("moves", rules.position(moves))["moves"]))
    return moves


def elo(share):
    share = min(max(share, 0.001), 0.999)
    return -400 * math.log10(1 / share - 1)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tessera")
    parser.add_argument("opponent")
    parser.add_argument("--skill", type=int)
    parser.add_argument("--pairs", type=int, default=10)
    parser.add_argument("--ms", type=int, default=100)
    parser.add_argument("--opponent-ms", type=int)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()

    rules = Rules(given.tessera)
    ours = Engine([given.tessera, "uci"], {"Ruleset": "fide", "Hash": 16})
    skill = {} if given.skill is None else {"Skill Level": given.skill}
    theirs = Engine([given.opponent], {"Threads": 1, "Hash": 16, **skill})
    us = (ours, given.ms)
    them = (theirs, given.opponent_ms or given.ms)
    chance = random.Random(given.seed)
    pairs = []
    games = [0, 0, 0]
    for _ in range(given.pairs):
        start = opening(rules, chance)
        results = []
        for ours_is_white in (True, False):
            ours.new_game()
            theirs.new_game()
            points = play(rules, us, them, start) if ours_is_white else 2 - play(rules, them, us, start)
            games[points] += 1
            results.append(points)
        pairs.append(sum(results) / 4)
    mean = sum(pairs) / len(pairs)
    spread = math.sqrt(sum((pair - mean) ** 2 for pair in pairs) / len(pairs))
    margin = 1.96 * spread / math.sqrt(len(pairs))
    print(
        f"skill {given.skill}: +{games[2]} ={games[1]} -{games[0]}, {100 * mean:.1f} %, "
        f"Elo {elo(mean):+.0f} ({elo(mean - margin):+.0f} to {elo(mean + margin):+.0f})"
    )
    ours.close()
    theirs.close()


if __name__ == "__main__":
    main()
