#include "lessontext.h"

#include <QCoreApplication>

namespace tessera {

namespace {

LinkSketches sketchesOf(const TextLink& link, std::span<const Position* const> boards) {
    LinkSketches sketches;
    const std::size_t board = std::min(link.board, boards.size() - 1);
    BoardSketch& sketch = sketches.boards[std::min<std::size_t>(board, 1)];
    switch (link.kind) {
    case TextLink::Kind::Place:
        sketch = litSquares({link.from});
        break;
    case TextLink::Kind::Reach:
        sketch = litSquares(link.lit);
        break;
    case TextLink::Kind::Way:
        sketch.lines.push_back({SketchKind::Way, link.lit});
        sketch.lights.push_back({SketchKind::Watched, link.to});
        break;
    case TextLink::Kind::Along:
        sketch = litAxis(*boards[board], link.axis);
        break;
    }
    return sketches;
}

} // namespace

BoardSketch litSquares(const std::vector<Square>& squares) {
    BoardSketch sketch;
    for (const Square square : squares)
        sketch.lights.push_back({SketchKind::Watched, square});
    return sketch;
}

BoardSketch litAxis(const Position& position, Axis axis) {
    const Geometry& geometry = position.geometry();
    SketchLine line{SketchKind::Way, {}};
    Vector4 at{};
    for (int i = 0; i < geometry.size(axis); ++i) {
        at[static_cast<std::size_t>(axis)] = static_cast<std::int8_t>(i);
        line.squares.push_back(geometry.square(at));
    }
    BoardSketch sketch;
    if (line.squares.size() > 1)
        sketch.lines.push_back(line);
    return sketch;
}

QString lessonWords(const std::string& english) {
    return english.empty() ? QString() : QCoreApplication::translate("lesson", english.c_str());
}

LessonText lessonText(std::span<const Position* const> boards, const std::string& english) {
    LessonText text;
    if (english.empty())
        return text;
    Result<std::vector<TextRun>> runs = readMarkup(boards, lessonWords(english).toStdString());
    if (!runs)
        runs = readMarkup(boards, english);
    if (!runs)
        return plainLessonText(QString::fromStdString(english));
    for (const TextRun& run : *runs) {
        int link = -1;
        if (run.link) {
            link = text.linkCount();
            text.links.push_back(sketchesOf(*run.link, boards));
        }
        text.runs.append(QVariantMap{{QStringLiteral("text"), QString::fromStdString(run.text)},
                                     {QStringLiteral("link"), link}});
    }
    text.plain = QString::fromStdString(plainText(*runs));
    return text;
}

QString lessonPlain(const std::string& english) {
    return lessonWords(english);
}

LessonText plainLessonText(const QString& sentence) {
    LessonText text;
    if (!sentence.isEmpty())
        text.runs.append(
            QVariantMap{{QStringLiteral("text"), sentence}, {QStringLiteral("link"), -1}});
    text.plain = sentence;
    return text;
}

} // namespace tessera
