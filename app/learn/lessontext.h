// A text of a lesson in the user's language, with what its words light up on the boards.
#pragma once

#include "board/boardsketch.h"
#include "lesson/markup.h"

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace tessera {

/// What a link draws, on the left or only board and on the right one.
struct LinkSketches {
    std::array<BoardSketch, 2> boards;
    friend bool operator==(const LinkSketches&, const LinkSketches&) = default;
};

struct LessonText {
    Q_GADGET
    QML_VALUE_TYPE(lessonText)
    /// Maps of `text` and `link`: the place of what the words light up among all of them, or -1.
    Q_PROPERTY(QVariantList runs MEMBER runs CONSTANT)
    /// Without marks.
    Q_PROPERTY(QString plain MEMBER plain CONSTANT)
    Q_PROPERTY(bool empty READ isEmpty CONSTANT)
    Q_PROPERTY(int links READ linkCount CONSTANT)
public:
    QVariantList runs;
    QString plain;
    std::vector<LinkSketches> links;

    [[nodiscard]] bool isEmpty() const { return plain.isEmpty(); }
    [[nodiscard]] int linkCount() const { return static_cast<int>(links.size()); }
    friend bool operator==(const LessonText&, const LessonText&) = default;
};

/// The translation of a text of a lesson, with its marks.
[[nodiscard]] QString lessonWords(const std::string& english);
/// The same, read: `boards` are those that it speaks of, one or two. A translation whose marks do
/// not read is shown in English.
[[nodiscard]] LessonText lessonText(std::span<const Position* const> boards,
                                    const std::string& english);
/// The same without marks, for cards and lists.
[[nodiscard]] QString lessonPlain(const std::string& english);
/// A sentence of the program's own; nothing in it is a link.
[[nodiscard]] LessonText plainLessonText(const QString& sentence);

/// Squares that light up.
[[nodiscard]] BoardSketch litSquares(const std::vector<Square>& squares);
/// What stands for an axis: the line along it, from the piece's square or else from the first.
[[nodiscard]] BoardSketch litAxis(const Position& position, Axis axis);

} // namespace tessera
