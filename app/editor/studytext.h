// Themes, claims and facts of studies in the user's language.
#pragma once

#include "study/study.h"

#include <QString>

namespace tessera {

/// "Double check" for one of studyThemes().
[[nodiscard]] QString themeText(std::string_view theme);
/// "Stalemate", as a choice.
[[nodiscard]] QString claimChoiceText(ClaimKind kind);
/// "A pinned defender", as something that a position shows.
[[nodiscard]] QString factText(StudyFact fact);
/// What a study claims, as a sentence.
[[nodiscard]] QString claimText(const Study& study);

} // namespace tessera
