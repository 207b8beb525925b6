// Writes the texts of the lessons as entries for translators: lesson_texts OUTPUT.
#include "lesson/reader.h"
#include "text/forlupdate.h"

#include <cstdio>

using namespace tessera;

int main(int argc, char* argv[]) {
    if (argc != 2) {
        std::fputs("lesson_texts OUTPUT\n", stderr);
        return 2;
    }
    TextsForLupdate texts(
        argv[1], "lesson",
        "// The texts of the lessons, for translators; made from lessons/ by lesson_texts.\n"
        "// What stands between { and } stays as it is, but for the words after a bar.\n");
    for (const BuiltinLesson& builtin : builtinLessons()) {
        const Result<Lesson> lesson = readLesson(builtin.text, builtin.fileName);
        if (!lesson) {
            std::fprintf(stderr, "%s cannot be read\n", std::string(builtin.fileName).c_str());
            return 1;
        }
        for (const std::string& text : lesson->texts())
            texts.add(lesson->id, text);
    }
    return texts.close() ? 0 : 1;
}
