// tessera-cli: the rules on the command line. JSON on standard output, errors in one line on
// standard error; exit 0 done, 1 the input is wrong, 2 the call is wrong.
#include "commands.h"
#include "error_text.h"

#include <algorithm>
#include <iostream>

namespace {

using namespace tessera::cli;

std::string helpText() {
    std::string text = "Usage: tessera-cli COMMAND ...\n\n";
    for (const Command& command : commands())
        text += "  " + std::string(command.name) + " " + std::string(command.usage) + "\n";
    text += "\nRULESET is an id (see rulesets) or a file; P is a FEN4D position, default the "
            "start.\n";
    return text;
}

int callError(const std::string& message) {
    std::cerr << "tessera-cli: " << printable(message) << " (tessera-cli --help lists the calls)\n";
    return 2;
}

int run(const std::vector<std::string>& words) {
    if (words.empty())
        return callError("a command is missing");
    if (words.front() == "--help" || words.front() == "help") {
        std::cout << helpText();
        return 0;
    }
    const auto all = commands();
    const auto command = std::ranges::find(all, words.front(), &Command::name);
    if (command == all.end())
        return callError("unknown command " + words.front());
    const auto read =
        readArguments({words.begin() + 1, words.end()}, command->valuedOptions, command->flags);
    if (const auto* error = std::get_if<CallError>(&read))
        return callError(error->message);
    const auto& arguments = std::get<Arguments>(read);
    const bool enough = command->takesMore ? arguments.plain.size() >= command->plainArguments
                                           : arguments.plain.size() == command->plainArguments;
    if (!enough)
        return callError("the call is " + std::string(command->name) + " " +
                         std::string(command->usage));
    const Outcome outcome = command->run(arguments, std::cout);
    if (const auto* error = std::get_if<CallError>(&outcome))
        return callError(error->message);
    if (const auto* error = std::get_if<tessera::Error>(&outcome)) {
        std::cerr << "tessera-cli: " << errorText(*error) << '\n';
        return 1;
    }
    const auto* errors = std::get_if<std::vector<tessera::Error>>(&outcome);
    if (errors != nullptr) {
        for (const tessera::Error& error : *errors)
            std::cerr << "tessera-cli: " << errorText(error) << '\n';
    }
    if (!std::cout.flush()) {
        std::cerr << "tessera-cli: cannot write the answer to standard output\n";
        return 1;
    }
    return errors == nullptr || errors->empty() ? 0 : 1;
}

} // namespace

int main(int argc, char* argv[]) {
    return run({argv + 1, argv + argc});
}
