// A ruleset ready to play: the data, the geometry and the move tables made from them once.
#pragma once

#include "geometry/geometry.h"
#include "reader.h"

#include <filesystem>
#include <memory>
#include <span>
#include <string_view>

namespace tessera {

struct MoveTablesHolder; // engine/position

/// What the start position shows of the positions a game can have.
struct StartFacts {
    std::array<int, 2> royals{}; ///< royal pieces by side: a game never has more
};

/// Immutable and shared by every position of a game.
class CompiledRuleset {
public:
    explicit CompiledRuleset(Ruleset data);
    ~CompiledRuleset();
    CompiledRuleset(const CompiledRuleset&) = delete;
    CompiledRuleset& operator=(const CompiledRuleset&) = delete;

    [[nodiscard]] const Ruleset& data() const { return m_data; }
    [[nodiscard]] const Geometry& geometry() const { return m_geometry; }
    [[nodiscard]] const MoveTablesHolder& tables() const { return *m_tables; }
    [[nodiscard]] const StartFacts& startFacts() const { return m_startFacts; }

private:
    Ruleset m_data;
    Geometry m_geometry;
    std::unique_ptr<const MoveTablesHolder> m_tables;
    StartFacts m_startFacts;
};

using RulesetPtr = std::shared_ptr<const CompiledRuleset>;

/// Reads, validates and compiles: also refuses a start position that does not fit, lacks a royal
/// piece or leaves the side not to move in check.
[[nodiscard]] Result<RulesetPtr> loadRuleset(std::string_view text, std::string_view fileName);
/// The same from a file.
[[nodiscard]] Result<RulesetPtr> loadRulesetFile(const std::filesystem::path& path);

/// The rulesets that come with the program, in the order they are offered.
struct BuiltinRuleset {
    std::string_view id;
    std::string_view fileName;
    std::string_view text;
};
[[nodiscard]] std::span<const BuiltinRuleset> builtinRulesets();
/// A built-in ruleset by its id, or nothing.
[[nodiscard]] RulesetPtr builtinRuleset(std::string_view id);

} // namespace tessera
