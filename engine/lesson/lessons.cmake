# The lessons that come with the program, as a C++ source in TESSERA_LESSONS_SOURCE.
file(GLOB lessonFiles CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/lessons/*.toml")
list(JOIN lessonFiles "," joinedFiles)

set(TESSERA_LESSONS_SOURCE "${CMAKE_CURRENT_BINARY_DIR}/builtin_lessons.cpp")
add_custom_command(OUTPUT "${TESSERA_LESSONS_SOURCE}"
    COMMAND "${CMAKE_COMMAND}" "-DFILES=${joinedFiles}" -DHEADER=lesson/reader.h -DTYPE=BuiltinLesson
            -DFUNCTION=builtinLessons "-DOUTPUT=${TESSERA_LESSONS_SOURCE}"
            -P "${CMAKE_CURRENT_SOURCE_DIR}/rulesets/embed.cmake"
    DEPENDS ${lessonFiles} "${CMAKE_CURRENT_SOURCE_DIR}/rulesets/embed.cmake"
    COMMENT "Embedding the lessons" VERBATIM)
