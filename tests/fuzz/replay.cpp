// Runs a fuzz target without libFuzzer: over a corpus, and over changed copies of it. The changes
// are drawn from a fixed seed, so a failure comes again.
//
//   replay ROUNDS FILE-OR-FOLDER...
#include "fuzz.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

namespace {

using Random = std::mt19937;

std::vector<std::string> corpusOf(int argc, char* argv[]) {
    std::vector<std::filesystem::path> files;
    for (int i = 2; i < argc; ++i) {
        if (!std::filesystem::is_directory(argv[i])) {
            files.emplace_back(argv[i]);
            continue;
        }
        for (const auto& entry : std::filesystem::directory_iterator(argv[i]))
            files.push_back(entry.path());
    }
    std::ranges::sort(files); // folders have no order of their own
    std::vector<std::string> corpus;
    for (const auto& file : files) {
        std::ifstream stream(file, std::ios::binary);
        corpus.emplace_back(std::istreambuf_iterator<char>(stream),
                            std::istreambuf_iterator<char>());
        if (!stream) {
            std::fprintf(stderr, "cannot read %s\n", file.c_str());
            std::exit(2);
        }
    }
    return corpus;
}

std::string changed(const std::vector<std::string>& corpus, Random& random) {
    std::string text = corpus[random() % corpus.size()];
    const auto place = [&] { return text.empty() ? 0 : random() % text.size(); };
    for (auto changes = 1 + random() % 6; changes > 0; --changes) {
        const std::string& other = corpus[random() % corpus.size()];
        const std::size_t from = other.empty() ? 0 : random() % other.size();
        switch (random() % 5) {
        case 0:
            if (!text.empty())
                text[place()] = static_cast<char>(random());
            break;
        case 1:
            text.erase(place(), random() % 20);
            break;
        case 2:
            text.insert(place(), other, from, random() % 60);
            break;
        case 3:
            text.insert(place(), text.substr(place(), random() % 60));
            break;
        default:
            text.insert(place(), 1, "0123456789[]{}()/|\"\\=-x.,;$!?\n "[random() % 32]);
        }
    }
    return text;
}

void run(const std::string& text) {
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
}

} // namespace

int main(int argc, char* argv[]) {
    const std::vector<std::string> corpus =
        argc < 3 ? std::vector<std::string>{} : corpusOf(argc, argv);
    if (corpus.empty()) {
        std::fprintf(stderr, "usage: replay ROUNDS FILE-OR-FOLDER...\n");
        return 2;
    }
    for (const std::string& text : corpus)
        run(text);
    Random random(1);
    const int rounds = std::atoi(argv[1]);
    for (int round = 0; round < rounds; ++round)
        run(changed(corpus, random));
    std::printf("%zu texts and %d changed ones\n", corpus.size(), rounds);
    return 0;
}
