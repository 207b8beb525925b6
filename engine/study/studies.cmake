# The studies that come with the program, as a C++ source in TESSERA_STUDIES_SOURCE.
file(GLOB studyFiles CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/studies/*.toml")
list(JOIN studyFiles "," joinedFiles)

set(TESSERA_STUDIES_SOURCE "${CMAKE_CURRENT_BINARY_DIR}/builtin_studies.cpp")
add_custom_command(OUTPUT "${TESSERA_STUDIES_SOURCE}"
    COMMAND "${CMAKE_COMMAND}" "-DFILES=${joinedFiles}" -DHEADER=study/reader.h -DTYPE=BuiltinStudy
            -DFUNCTION=builtinStudies "-DOUTPUT=${TESSERA_STUDIES_SOURCE}"
            -P "${CMAKE_CURRENT_SOURCE_DIR}/rulesets/embed.cmake"
    DEPENDS ${studyFiles} "${CMAKE_CURRENT_SOURCE_DIR}/rulesets/embed.cmake"
    COMMENT "Embedding the studies" VERBATIM)
