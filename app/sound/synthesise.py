#!/usr/bin/env python3
"""Makes the sounds of the program: cues/*.wav, mono, 16 bits, 22,050 samples a second.

Each is a few decaying partials, so that wood and metal are meant rather than recorded. The same files come out
every time: nothing is random, and numbers are rounded to whole samples.

Usage: synthesise.py [FOLDER]      FOLDER: where to write, else cues/ beside this script
"""
import math
import pathlib
import struct
import sys
import wave

RATE = 22_050
PEAK = 0.8 * 32_767
ATTACK = 0.004  # seconds

# A cue is a list of tones: (begins at, lasts, frequency in Hz, loudness, how fast it dies away, partials).
WOOD = ((1.0, 1.0), (2.76, 0.45), (5.4, 0.2))
BELL = ((1.0, 1.0), (2.0, 0.5), (3.01, 0.3), (4.2, 0.15))
SOFT = ((1.0, 1.0), (2.0, 0.2))
CUES = {
    "move": [(0.0, 0.14, 330, 1.0, 30, WOOD)],
    "capture": [(0.0, 0.12, 260, 1.0, 32, WOOD), (0.06, 0.16, 196, 0.9, 26, WOOD)],
    "check": [(0.0, 0.22, 659, 0.7, 14, BELL), (0.11, 0.3, 880, 0.7, 11, BELL)],
    "end": [(0.0, 0.4, 523, 0.6, 7, BELL), (0.16, 0.4, 659, 0.6, 7, BELL), (0.32, 0.7, 784, 0.7, 5, BELL)],
    "illegal": [(0.0, 0.16, 147, 0.8, 18, SOFT), (0.09, 0.18, 131, 0.8, 16, SOFT)],
    "edge": [(0.0, 0.07, 110, 0.8, 50, SOFT)],
    "board": [(0.0, 0.1, 494, 0.35, 30, SOFT)],
    "low-time": [(0.0, 0.12, 988, 0.6, 20, BELL), (0.18, 0.12, 988, 0.6, 20, BELL), (0.36, 0.2, 988, 0.6, 14, BELL)],
}


def samples(tones):
    length = round(max(start + lasts for start, lasts, *_ in tones) * RATE)
    mixed = [0.0] * length
    for start, lasts, frequency, loudness, decay, partials in tones:
        first = round(start * RATE)
        for i in range(round(lasts * RATE)):
            time = i / RATE
            # No click at the beginning, none at the end.
            envelope = min(time / ATTACK, 1.0, (lasts - time) / ATTACK) * math.exp(-decay * time)
            value = sum(share * math.sin(2 * math.pi * frequency * ratio * time) for ratio, share in partials)
            if first + i < length:
                mixed[first + i] += loudness * envelope * value
    loudest = max(abs(value) for value in mixed)
    largest = max(loudness for _, _, _, loudness, *_ in tones)
    return [round(value / loudest * largest * PEAK) for value in mixed]


def write(path, values):
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(values)}h", *values))


def main():
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).parent / "cues"
    folder.mkdir(parents=True, exist_ok=True)
    for name, tones in CUES.items():
        write(folder / f"{name}.wav", samples(tones))


if __name__ == "__main__":
    main()
