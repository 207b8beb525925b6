// What the coach draws over the boards.
#pragma once

#include "boardsketch.h"
#include "explain/attack_report.h"
#include "explain/explanation.h"

namespace tessera {

/// The way that was tried, and what speaks against it: who stands in the way, who attacks which
/// king along which line, who pins. A legal move: its way and the checks it gives.
[[nodiscard]] BoardSketch sketchOf(const Explanation& explanation);
/// Who attacks and who protects a square, through which lines.
[[nodiscard]] BoardSketch sketchOf(const AttackReport& report);
/// One attack or protection, and the piece it comes from.
[[nodiscard]] BoardSketch sketchOf(const AttackLine& line, SketchKind kind);
/// How often squares are controlled; those that are not get no number.
[[nodiscard]] BoardSketch sketchOf(const std::vector<std::uint16_t>& controlled);

} // namespace tessera
