#!/usr/bin/python3
"""compare_fairy.py TESSERA_CLI: perft of ordinary chess, side by side with Debian's
fairy-stockfish on one thread, in turns so that a busy moment hits both. Prints nodes a second and
their ratio; judges nothing. Needs the package fairy-stockfish."""

import json
import shutil
import subprocess
import sys
import time

ROUNDS = 5
CASES = [
    ("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5),
    ("Kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4),
]


class Fairy:
    """A running fairy-stockfish, so that starting it is not measured."""

    def __init__(self, program):
        self.process = subprocess.Popen(
            [program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def perft(self, fen, depth):
        start = time.perf_counter()
        self.process.stdin.write(f"position fen {fen}\ngo perft {depth}\n")
        self.process.stdin.flush()
        for line in self.process.stdout:
            if line.startswith("Nodes searched"):
                return int(line.split()[-1]), time.perf_counter() - start
        raise RuntimeError("fairy-stockfish ended early")

    def close(self):
        self.process.kill()


def tessera_perft(program, fen, depth):
    answer = json.loads(
        subprocess.run(
            [program, "perft", "fide", str(depth), "--position", fen],
            check=True,
            capture_output=True,
            text=True,
        ).stdout
    )
    return answer["nodes"], answer["seconds"]


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    program = shutil.which("fairy-stockfish") or shutil.which(
        "fairy-stockfish", path="/usr/games"
    )
    if program is None:
        print("fairy-stockfish is not installed: nothing to compare with")
        return
    fairy = Fairy(program)
    for name, fen, depth in CASES:
        ours, theirs = [], []
        for _ in range(ROUNDS):
            nodes, seconds = fairy.perft(fen, depth)
            theirs.append(nodes / seconds)
            own_nodes, own_seconds = tessera_perft(sys.argv[1], fen, depth)
            if own_nodes != nodes:
                sys.exit(f"{name}: {own_nodes} nodes here, {nodes} there")
            ours.append(own_nodes / own_seconds)
        best_ours, best_theirs = max(ours) / 1e6, max(theirs) / 1e6
        print(
            f"perft {depth} of {name}: tessera {best_ours:.1f}, fairy-stockfish "
            f"{best_theirs:.1f} million nodes a second, ratio {best_ours / best_theirs:.2f}"
        )
    fairy.close()


if __name__ == "__main__":
    main()
