#!/usr/bin/python3
"""tune.py MATCH RULESET [--pairs N] [--nodes N] [--seed N] [--weights NAME,...]: tries each weight of the
evaluation lower and higher against the present ones, by matches of the program with itself, and
prints a line for each. Changes nothing: look for what helps beyond its margin, in more than one
ruleset, and write it into engine/search/weights.h."""

import argparse
import re
import subprocess
from pathlib import Path

WEIGHTS = Path(__file__).resolve().parents[2] / "engine" / "search" / "weights.h"


def present_weights():
    found = re.findall(r"^    int (\w+) = (\d+);", WEIGHTS.read_text(encoding="utf-8"), re.MULTILINE)
    return {name: int(value) for name, value in found}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("match")
    parser.add_argument("ruleset")
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--nodes", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights")
    given = parser.parse_args()
    weights = present_weights()
    names = given.weights.split(",") if given.weights else list(weights)
    player = f"tessera:nodes={given.nodes}"
    for name in names:
        for factor in (0.5, 1.6):
            value = max(round(weights[name] * factor), 0)
            command = [given.match, given.ruleset, f"{player},{name}={value}", player]
            command += [f"pairs={given.pairs}", f"seed={given.seed}"]
            answer = subprocess.run(command, capture_output=True, text=True, check=True)
            print(f"{name} {weights[name]} -> {value}: {answer.stdout.strip().split(': ', 1)[1]}", flush=True)


if __name__ == "__main__":
    main()
