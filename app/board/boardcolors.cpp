#include "boardcolors.h"

#include <array>

namespace tessera {

QColor mixed(const QColor& under, const QColor& over, qreal share) {
    const auto channel = [share](float a, float b) {
        return static_cast<float>(a * (1. - share) + b * share);
    };
    return QColor::fromRgbF(channel(under.redF(), over.redF()),
                            channel(under.greenF(), over.greenF()),
                            channel(under.blueF(), over.blueF()));
}

QColor BoardPalette::layer(int index) const {
    if (index < 0)
        return coordinate;
    const std::array<const QColor*, 8> layers{&layer0, &layer1, &layer2, &layer3,
                                              &layer4, &layer5, &layer6, &layer7};
    return *layers[static_cast<std::size_t>(index) % layers.size()];
}

QColor BoardPalette::layerText(int index) const {
    return mixed(layer(index), ink, 0.55);
}

QColor BoardPalette::layerSurface(int index) const {
    return mixed(layerGround, layer(index), layerTint);
}

} // namespace tessera
