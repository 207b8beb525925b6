// Paints the names around and on the boards, each into an image of its own, so that they can move
// without being painted again.
#pragma once

#include <QColor>
#include <QImage>
#include <QString>

namespace tessera {

/// Everything the image of one label shows. Lengths are device pixels.
struct LabelPicture {
    QString text;
    QString fontFamily;
    double pixelSize = 0.;
    bool bold = false;
    bool upright = true; ///< false: runs upwards
    QColor color;
    friend bool operator==(const LabelPicture&, const LabelPicture&) = default;
};

/// Width of the text (along its own line) and height of its line.
[[nodiscard]] QSize labelSize(const LabelPicture& picture);
/// Just as large as the text.
[[nodiscard]] QImage paintLabel(const LabelPicture& picture);

} // namespace tessera
