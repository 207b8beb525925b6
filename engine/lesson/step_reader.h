// The parts of a lesson file that make a step. Only the sources of this folder include it.
#pragma once

#include "lesson.h"
#include "markup.h"
#include "notation/toml_values.h"

namespace tessera {

inline constexpr std::size_t mostTitleBytes = 80;
inline constexpr std::size_t mostTextBytes = 2000;
inline constexpr std::size_t mostShortTextBytes = 600;
inline constexpr std::size_t mostSquaresListed = 64;

/// What every part of the reader needs: where faults go, and what the step stands on.
struct StepContext {
    Faults& faults;
    const TableReader& table;
    const RulesetById& find;
    LessonStep& step;

    [[nodiscard]] Place place(const TomlValue& value) const {
        return {faults.fileName(), value.line, value.column, 0};
    }
};

/// Reads a text and its marks, which speak of these boards.
[[nodiscard]] std::string readMarkedText(Faults& faults, const TableReader& table,
                                         std::string_view key, std::size_t mostBytes, bool needed,
                                         std::span<const Position* const> boards);
[[nodiscard]] std::string readMarkedText(Faults& faults, const TableReader& table,
                                         std::string_view key, std::size_t mostBytes, bool needed,
                                         const Position& board);
/// Faults of the marks in a text that was read.
void checkMarks(Faults& faults, const TomlValue& value, std::span<const Position* const> boards);

/// A list of squares, each once.
[[nodiscard]] std::vector<Square> readSquares(Faults& faults, const TableReader& table,
                                              std::string_view key, const Position& position);
/// A list of axes of the board.
[[nodiscard]] AxisSet readAxes(Faults& faults, const TableReader& table, std::string_view key,
                               const Geometry& geometry);
/// A position: "position" (FEN4D, or "start") or "pieces" with "to-move". Nothing without a fault
/// when the table has neither.
[[nodiscard]] std::optional<Position> readPlaced(Faults& faults, const TableReader& table,
                                                 const RulesetPtr& ruleset);
/// The keys that readPlaced reads.
[[nodiscard]] std::vector<std::string_view> placedKeys();

/// "set" and the keys that its word takes.
void readSquaresAsked(Faults& faults, const TableReader& table, const Position& position,
                      SquaresAsked& asked);
[[nodiscard]] std::vector<std::string_view> squaresAskedKeys();
/// One goal of a try step.
[[nodiscard]] MoveGoal readGoal(Faults& faults, const TomlValue& value, const Position& position);
/// One claim of a step.
void readClaims(const StepContext& context);

/// The keys that a kind of step takes besides those of all, by its index in StepBody.
[[nodiscard]] std::vector<std::string_view> bodyKeys(std::size_t kind);
/// Reads what belongs to the kind; the step's position is there already, and its `after` is set.
void readBody(const StepContext& context, std::size_t kind);

} // namespace tessera
