// A study as it is being written: the pieces and the words, right or not yet.
#pragma once

#include "editedposition.h"
#include "solvingprogress.h"
#include "study/study.h"

#include <QString>

#include <stop_token>
#include <vector>

namespace tessera {

/// What a person writes, as it stands in the fields.
struct StudyWords {
    QString title{};
    QString idea{};
    QString hints{};  ///< one a line
    QString notice{}; ///< one a line
    QString author{};
    QString source{};
    QString pair{}; ///< id of the study that shows the contrast
    QString theme{};
    int level = 1;
    QString line{}; ///< moves in any notation, with or without numbers
    ClaimKind claim = ClaimKind::Mate;
    int moves = 1;   ///< of the claim of a mate
    QString tried{}; ///< of the claim that a move is not legal
    std::vector<StudyFact> shows{};

    friend bool operator==(const StudyWords&, const StudyWords&) = default;
};

struct StudyWork {
    EditedPosition position;
    StudyWords words{};

    friend bool operator==(const StudyWork&, const StudyWork&) = default;
};

/// The fields of a study that was read.
[[nodiscard]] StudyWork workOf(const Study& study);

/// Something that keeps the work from being a study, and the field it is about: "position",
/// "line", "claim", or the name of a member of StudyWords.
struct StudyFault {
    QString field;
    QString sentence;
};

/// The work as a study whose claim was checked, or all that is wrong with it.
struct BuiltStudy {
    std::vector<Study> study{}; ///< one, or none while something is wrong
    std::vector<StudyFault> faults{};
    bool stopped = false;           ///< asked to stop before the end
    std::vector<StudyFact> facts{}; ///< what the position after the line shows
    QString claim{};                ///< what holds, in a sentence
};

/// Works out the claim and checks everything as `check-study` does. May take minutes; any thread.
[[nodiscard]] BuiltStudy buildStudy(const StudyWork& work, const std::stop_token& stop,
                                    SolvingProgress& progress);

/// A file's name as an id: small letters, digits, single hyphens; "study" when nothing is left.
[[nodiscard]] QString studyId(const QString& name);

} // namespace tessera
