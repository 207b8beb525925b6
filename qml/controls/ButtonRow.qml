import QtQuick
import Tessera.Ui

// Buttons in reading order, which is the order of Tab as well, at the far end of their lines.
Item {
    id: row

    readonly property bool mirrored: LayoutMirroring.enabled
    readonly property real gap: Theme.space2
    /// The shown ones, line by line.
    readonly property var lines: {
        const all = [];
        let room = -1;
        for (let i = 0; i < children.length; ++i) {
            const button = children[i];
            if (!button.visible)
                continue;
            if (room < button.implicitWidth) {
                all.push([]);
                room = width;
            }
            all[all.length - 1].push(button);
            room -= button.implicitWidth + gap;
        }
        return all;
    }
    readonly property var heights: lines.map(line => Math.max(...line.map(button => button.implicitHeight)))

    function arrange(): void {
        let y = 0;
        lines.forEach((line, number) => {
                const used = line.reduce((sum, button) => sum + Math.min(button.implicitWidth, width), gap * (line.length - 1));
                let x = Math.max(0, width - used);
                for (const button of line) {
                    button.width = Math.min(button.implicitWidth, width);
                    button.x = mirrored ? width - x - button.width : x;
                    button.y = y;
                    x += button.width + gap;
                }
                y += heights[number] + gap;
            });
    }

    implicitHeight: heights.reduce((sum, height) => sum + height, gap * Math.max(0, lines.length - 1))
    onLinesChanged: arrange()
    onMirroredChanged: arrange()
}
