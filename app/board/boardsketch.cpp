#include "boardsketch.h"

#include <algorithm>

namespace tessera {

namespace {
template<class Part>
void addNew(std::vector<Part>& to, const std::vector<Part>& from) {
    for (const Part& part : from) {
        if (std::ranges::find(to, part) == to.end())
            to.push_back(part);
    }
}
} // namespace

void BoardSketch::add(const BoardSketch& other) {
    addNew(lines, other.lines);
    addNew(lights, other.lights);
    addNew(numbers, other.numbers);
}

} // namespace tessera
