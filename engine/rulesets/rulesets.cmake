# The games that come with the program, in the order they are offered, as a C++ source in
# TESSERA_RULESETS_SOURCE. How to add one: ../README.md.
set(rulesets lite tesschess full raumschach fide)
list(TRANSFORM rulesets PREPEND "${CMAKE_CURRENT_LIST_DIR}/" OUTPUT_VARIABLE rulesetFiles)
list(TRANSFORM rulesetFiles APPEND ".toml")
list(JOIN rulesetFiles "," joinedFiles)

set(TESSERA_RULESETS_SOURCE "${CMAKE_CURRENT_BINARY_DIR}/builtin_data.cpp")
add_custom_command(OUTPUT "${TESSERA_RULESETS_SOURCE}"
    COMMAND "${CMAKE_COMMAND}" "-DFILES=${joinedFiles}" -DHEADER=ruleset/compiled_ruleset.h
            -DTYPE=BuiltinRuleset -DFUNCTION=builtinRulesets "-DOUTPUT=${TESSERA_RULESETS_SOURCE}"
            -P "${CMAKE_CURRENT_LIST_DIR}/embed.cmake"
    DEPENDS ${rulesetFiles} "${CMAKE_CURRENT_LIST_DIR}/embed.cmake"
    COMMENT "Embedding the rulesets" VERBATIM)
