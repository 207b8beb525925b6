# Writes data files as C++ text, so that they need no path at run time.
# cmake -DFILES=a.toml,b.toml -DHEADER=ruleset/compiled_ruleset.h -DTYPE=BuiltinRuleset
#       -DFUNCTION=builtinRulesets -DOUTPUT=builtin_data.cpp -P embed.cmake
string(REPLACE "," ";" FILES "${FILES}")
set(texts "")
set(entries "")
list(LENGTH FILES count)
foreach(file IN LISTS FILES)
    get_filename_component(id "${file}" NAME_WE)
    get_filename_component(name "${file}" NAME)
    string(MAKE_C_IDENTIFIER "${id}_text" text)
    file(READ "${file}" bytes HEX)
    string(REGEX REPLACE "(..)" "'\\\\x\\1'," bytes "${bytes}")
    string(APPEND texts "constexpr char ${text}[] = {${bytes}};\n")
    string(APPEND entries
        "    {\"${id}\", \"${name}\", std::string_view(${text}, sizeof ${text})},\n")
endforeach()
file(WRITE "${OUTPUT}" "#include \"${HEADER}\"

#include <array>

namespace tessera {
namespace {

${texts}
constexpr std::array<${TYPE}, ${count}> builtins{{
${entries}}};

} // namespace

std::span<const ${TYPE}> ${FUNCTION}() {
    return builtins;
}

} // namespace tessera
")
