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

std::vector<Square> BoardSketch::squares() const {
    std::vector<Square> all;
    for (const SketchLine& line : lines)
        all.insert(all.end(), line.squares.begin(), line.squares.end());
    for (const SketchLight& light : lights)
        all.push_back(light.square);
    for (const SketchNumber& number : numbers)
        all.push_back(number.square);
    return all;
}

} // namespace tessera
