# The texts of the lessons, where lupdate finds them: as a header that nobody includes.
qt_add_executable(lesson_texts learn/texts/main.cpp)
target_link_libraries(lesson_texts PRIVATE tessera_engine tessera_build_options)
set(lessonTexts "${CMAKE_CURRENT_BINARY_DIR}/lesson_texts.h")
add_custom_command(OUTPUT "${lessonTexts}"
    COMMAND lesson_texts "${lessonTexts}"
    DEPENDS lesson_texts
    COMMENT "Listing the lessons' texts for translators" VERBATIM)
set_source_files_properties("${lessonTexts}" PROPERTIES SKIP_AUTOGEN ON)
target_sources(tessera_app PRIVATE "${lessonTexts}")
