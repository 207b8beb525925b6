#include "input.h"

#include "notation/fen4d.h"
#include "notation/square_name.h"

#include <algorithm>
#include <charconv>

namespace tessera::cli {

std::optional<std::string> Arguments::option(std::string_view name) const {
    const auto found = options.find(name);
    return found == options.end() ? std::nullopt : std::optional(found->second);
}

std::variant<Arguments, CallError> readArguments(const std::vector<std::string>& words,
                                                 const std::vector<std::string_view>& valued,
                                                 const std::vector<std::string_view>& flags) {
    Arguments arguments;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (!word.starts_with("--")) {
            arguments.plain.push_back(word);
            continue;
        }
        const std::string name = word.substr(2);
        const bool takesValue = std::ranges::count(valued, name) > 0;
        if (!takesValue && std::ranges::count(flags, name) == 0)
            return CallError{"unknown option " + word};
        if (arguments.options.contains(name))
            return CallError{"option " + word + " stands twice"};
        if (takesValue && i + 1 == words.size())
            return CallError{"option " + word + " needs a value"};
        arguments.options[name] = takesValue ? words[++i] : std::string();
    }
    return arguments;
}

std::variant<int, CallError> numberOf(const Arguments& arguments, const std::string& name,
                                      int most) {
    const std::string text = *arguments.option(name);
    int number = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (failure != std::errc{} || end != text.data() + text.size() || number < 1 || number > most)
        return CallError{"--" + name + " takes a number from 1 to " + std::to_string(most)};
    return number;
}

Result<Position> positionFrom(const RulesetPtr& ruleset, const Arguments& arguments) {
    if (const auto fen = arguments.option("position"))
        return readFen(ruleset, *fen);
    return Position(ruleset);
}

Result<Square> squareNamed(const Position& position, const std::string& name) {
    std::size_t length = 0;
    const auto square = readSquareName(position.ruleset(), position.geometry(), name, length);
    if (!square || length != name.size())
        return Error{
            ErrorCode::BadSquare, {}, name, squareName(position.ruleset(), position.geometry(), 0)};
    return *square;
}

} // namespace tessera::cli
