// Writes the texts of the studies as entries for translators: study_texts OUTPUT.
#include "study/reader.h"
#include "text/forlupdate.h"

#include <cstdio>

using namespace tessera;

int main(int argc, char* argv[]) {
    if (argc != 2) {
        std::fputs("study_texts OUTPUT\n", stderr);
        return 2;
    }
    TextsForLupdate texts(
        argv[1], "study",
        "// The texts of the studies, for translators; made from studies/ by study_texts.\n");
    for (const BuiltinStudy& builtin : builtinStudies()) {
        const Result<Study> study = readStudy(builtin.text, builtin.fileName);
        if (!study) {
            std::fprintf(stderr, "%s cannot be read\n", std::string(builtin.fileName).c_str());
            return 1;
        }
        const auto add = [&](const char* place, const std::string& text) {
            texts.add(study->id + ", " + place, text);
        };
        add("title", study->title);
        add("idea", study->idea);
        for (const std::string& hint : study->hints)
            add("hint", hint);
        for (const std::string& notice : study->notice)
            add("what to notice", notice);
        add("author", study->author);
        add("source", study->source);
    }
    return texts.close() ? 0 : 1;
}
