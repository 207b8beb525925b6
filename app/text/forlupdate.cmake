# tessera_texts_for_lupdate(PROGRAM SOURCE WHAT): builds a program that lists the texts of data files,
# and hands its list to lupdate as a header that nobody includes.
function(tessera_texts_for_lupdate program source what)
    qt_add_executable(${program} ${source})
    target_link_libraries(${program} PRIVATE tessera_engine tessera_build_options)
    target_include_directories(${program} PRIVATE "${CMAKE_CURRENT_SOURCE_DIR}")
    set(texts "${CMAKE_CURRENT_BINARY_DIR}/${program}.h")
    add_custom_command(OUTPUT "${texts}"
        COMMAND ${program} "${texts}"
        DEPENDS ${program}
        COMMENT "Listing the texts of the ${what} for translators" VERBATIM)
    set_source_files_properties("${texts}" PROPERTIES SKIP_AUTOGEN ON)
    target_sources(tessera_app PRIVATE "${texts}")
endfunction()
