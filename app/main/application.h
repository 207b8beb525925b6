// The program around the window: names, graphics, translations, the QML engine.
#pragma once

namespace tessera {

/// Runs the program until its window closes; returns the exit code. `--help` and `--version` work
/// without a display.
int runApplication(int argc, char* argv[]);

} // namespace tessera
