// Writes the texts of the studies as entries for translators: study_texts OUTPUT. Qt's lupdate
// reads no TOML, and the program asks for the texts by what stands in the files.
#include "study/reader.h"

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
        std::fputs("study_texts OUTPUT\n", stderr);
        return 2;
    }
    std::ofstream out(argv[1]);
    out << "// The texts of the studies, for translators; made from studies/ by study_texts.\n";
    std::set<std::string> known;
    const auto write = [&](const Study& study, const char* place, const std::string& text) {
        if (!known.insert(text).second)
            return;
        out << "//: " << study.id << ", " << place << "\n"
            << "QT_TRANSLATE_NOOP(\"study\", " << quoted(text) << ")\n";
    };
    for (const BuiltinStudy& builtin : builtinStudies()) {
        const Result<Study> study = readStudy(builtin.text, builtin.fileName);
        if (!study) {
            std::fprintf(stderr, "%s cannot be read\n", std::string(builtin.fileName).c_str());
            return 1;
        }
        write(*study, "title", study->title);
        write(*study, "idea", study->idea);
        for (const std::string& hint : study->hints)
            write(*study, "hint", hint);
        for (const std::string& notice : study->notice)
            write(*study, "what to notice", notice);
        write(*study, "author", study->author);
        write(*study, "source", study->source);
    }
    out.close();
    return out ? 0 : 1;
}
