// Writes the texts of the lessons as entries for translators: lesson_texts OUTPUT. Qt's lupdate
// reads no TOML, and the program asks for the texts by what stands in the files.
#include "lesson/reader.h"

#include <cstdio>
#include <fstream>
#include <set>
#include <string>

using namespace tessera;

namespace {

std::string quoted(const std::string& text) {
    std::string result = "\"";
    for (const char letter : text) {
        if (letter == '"' || letter == '\\')
            result += '\\';
        if (letter == '\n')
            result += "\\n";
        else
            result += letter;
    }
    return result + '"';
}

} // namespace

int main(int argc, char* argv[]) {
    if (argc != 2) {
        std::fputs("lesson_texts OUTPUT\n", stderr);
        return 2;
    }
    std::ofstream out(argv[1]);
    out << "// The texts of the lessons, for translators; made from lessons/ by lesson_texts.\n"
           "// What stands between { and } stays as it is, but for the words after a bar.\n";
    std::set<std::string> known;
    for (const BuiltinLesson& builtin : builtinLessons()) {
        const Result<Lesson> lesson = readLesson(builtin.text, builtin.fileName);
        if (!lesson) {
            std::fprintf(stderr, "%s cannot be read\n", std::string(builtin.fileName).c_str());
            return 1;
        }
        for (const std::string& text : lesson->texts()) {
            if (known.insert(text).second)
                out << "//: " << lesson->id << "\n"
                    << "QT_TRANSLATE_NOOP(\"lesson\", " << quoted(text) << ")\n";
        }
    }
    out.close();
    return out ? 0 : 1;
}
