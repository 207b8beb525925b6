#include "linewriter.h"

namespace tessera {

QString plainText(const QString& marked) {
    QString text = marked;
    for (const char* mark : {"<b>", "</b>", "<em>", "</em>"})
        text.remove(QLatin1String(mark));
    return text.replace(QLatin1String("&lt;"), QLatin1String("<"))
        .replace(QLatin1String("&gt;"), QLatin1String(">"))
        .replace(QLatin1String("&quot;"), QLatin1String("\""))
        .replace(QLatin1String("&amp;"), QLatin1String("&"));
}

QString badgeOf(ProofTone tone) {
    switch (tone) {
    case ProofTone::Plain:
        break;
    case ProofTone::Fails:
        return QStringLiteral("×");
    case ProofTone::Works:
        return QStringLiteral("✓");
    }
    return {};
}

ProofLines proofLines(const Position& position, const Proof& proof) {
    LineWriter writer(position, proof);
    addChecks(writer);
    if (proof.conclusion.inCheck())
        addWorkingTries(writer);
    addSquares(writer);
    addFailingTries(writer);
    if (!proof.conclusion.inCheck())
        addWorkingTries(writer);
    addCounts(writer);
    return std::move(writer.lines);
}

} // namespace tessera
