# The texts of the studies, where lupdate finds them: as a header that nobody includes.
qt_add_executable(study_texts lab/texts/main.cpp)
target_link_libraries(study_texts PRIVATE tessera_engine tessera_build_options)
set(studyTexts "${CMAKE_CURRENT_BINARY_DIR}/study_texts.h")
add_custom_command(OUTPUT "${studyTexts}"
    COMMAND study_texts "${studyTexts}"
    DEPENDS study_texts
    COMMENT "Listing the studies' texts for translators" VERBATIM)
set_source_files_properties("${studyTexts}" PROPERTIES SKIP_AUTOGEN ON)
target_sources(tessera_app PRIVATE "${studyTexts}")
