// Studies in the user's language.
#pragma once

#include "study/study.h"

#include <QString>
#include <QStringList>

namespace tessera {

/// A text of a study file (a title, a hint and so on) as it is shown.
[[nodiscard]] QString studyText(const std::string& english);
[[nodiscard]] QStringList studyTexts(const std::vector<std::string>& english);
/// "Double check", by the stable word of studyThemes().
[[nodiscard]] QString themeName(std::string_view theme);
/// What there is to do: "White to move: mate in 2.", "White has just given check. Is it mate? Find
/// Black's answer."
[[nodiscard]] QString taskText(const Study& study);
/// The number and the text of a half-move of the study's line, from 1: "1. Rd4@11-d1@11#", "1…
/// Kc1".
[[nodiscard]] QString lineMoveText(const Study& study, std::size_t ply);

} // namespace tessera
