// Writes the lines of a proof, section by section. Only the sources of this folder include it.
#pragma once

#include "prooflines.h"
#include "proofwords.h"

namespace tessera {

/// What every section needs: the words, and the lines written so far.
struct LineWriter {
    LineWriter(const Position& at, const Proof& proved)
        : words(at, proved), proof(proved), result(proved.conclusion) {}

    void add(ProofPart part, int depth, const QString& badge, ProofTone tone, const QString& text,
             const QString& detail, const ProofSubject& subject) {
        lines.push_back({part, depth, badge, tone, text, detail, subject});
    }
    void heading(ProofPart part, const QString& text,
                 const ProofSubject& subject = {ProofSubject::Nothing},
                 const QString& detail = {}) {
        add(part, 0, {}, ProofTone::Plain, text, detail, subject);
    }
    /// A line that holds others: how many, and what they have in common.
    void group(ProofPart part, int depth, std::size_t count, ProofTone tone, const QString& text,
               const ProofSubject& subject) {
        add(part, depth, QString::number(count), tone, text, {}, subject);
    }

    ProofWords words;
    const Proof& proof;
    const Conclusion& result;
    ProofLines lines{};
};

[[nodiscard]] inline ProofSubject subjectTry(std::size_t index) {
    return {ProofSubject::Try, 0, index, noSquare};
}

/// The mark of a line that fails or works.
[[nodiscard]] QString badgeOf(ProofTone tone);
/// A try with what comes of it, on one line.
void addTry(LineWriter& writer, ProofPart part, int depth, std::size_t index);
/// Tries below a heading, in groups by their pieces where there are many.
void addTries(LineWriter& writer, ProofPart part, const std::vector<std::size_t>& tries);

void addChecks(LineWriter& writer);
void addSquares(LineWriter& writer);
/// Captures of a checker, blocks and other tries, each where they fail.
void addFailingTries(LineWriter& writer);
void addWorkingTries(LineWriter& writer);
void addCounts(LineWriter& writer);

} // namespace tessera
