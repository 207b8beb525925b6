#include "proof_commands.h"

#include "answers.h"
#include "notation/lan.h"
#include "proof/certificate.h"

namespace tessera::cli {

Outcome provePosition(const Arguments& arguments, std::ostream& out) {
    return withPosition(arguments, [&](const Position& position) -> Outcome {
        const auto text = arguments.option("after");
        if (!text) {
            out << writeCertificate(position) << '\n';
            return {};
        }
        const Result<Move> move = readPlainMove(position, *text);
        if (!move)
            return move.error();
        out << writeCertificateAfter(position, *move) << '\n';
        return {};
    });
}

} // namespace tessera::cli
