import QtQuick
import Tessera
import Tessera.Ui

// A text whose words can light something up on the boards: pointed at, pressed, or with the
// keyboard on them.
Item {
    id: view

    required property lessonText content
    property color ink: Theme.ink
    property int size: Theme.largeText
    property bool strong: false
    /// The link that is lit; -1: none.
    property int link: -1
    /// Where the links stand, by their number.
    property var places: []

    /// A link lights up, or none any more (-1).
    signal lit(int link)
    /// The keyboard came to a link, or it was pressed.
    signal sought(int link, bool pressed)

    function show(number: int): void {
        if (number === link)
            return;
        link = number;
        lit(number);
    }
    function hide(number: int): void {
        if (number === link)
            show(-1);
    }
    function escaped(words: string): string {
        return words.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/\n/g, "<br/>");
    }
    /// Nothing tells where a link stands but what lies under a point.
    function place(): void {
        const found = [];
        const step = Math.max(2, Math.round(size / 5));
        for (let y = step; content.links > 0 && y < words.height; y += step) {
            for (let x = 1; x < words.width; x += step) {
                const at = words.linkAt(x, y);
                if (at === "")
                    continue;
                const box = found[at];
                // One that is broken over two lines is where it begins.
                if (!box)
                    found[at] = Qt.rect(x, y - step, step, 2 * step);
                else if (y < box.y + 2 * size)
                    found[at] = Qt.rect(Math.min(box.x, x), box.y, Math.max(box.x + box.width, x + step) - Math.min(box.x, x), Math.max(box.height, y + step - box.y));
            }
        }
        places = found;
    }

    implicitHeight: words.implicitHeight
    onContentChanged: link = -1
    onWidthChanged: placing.start()

    // Once the lines are laid out.
    Timer {
        id: placing
        interval: 0
        onTriggered: view.place()
    }
    Text {
        id: words
        objectName: "lessonWords"
        width: parent.width
        textFormat: Text.RichText
        wrapMode: Text.Wrap
        color: view.ink
        font.family: Theme.textFamily
        font.pixelSize: view.size
        font.weight: view.strong ? Font.DemiBold : Font.Normal
        lineHeight: Theme.lineHeight
        horizontalAlignment: Text.AlignLeft
        Accessible.role: Accessible.StaticText
        Accessible.name: view.content.plain
        text: {
            const runs = view.content.runs;
            let html = "";
            for (let i = 0; i < runs.length; ++i) {
                const part = view.escaped(runs[i].text);
                if (runs[i].link < 0)
                    html += part;
                else
                    html += '<a href="' + runs[i].link + '" style="color:' + Theme.move + (runs[i].link === view.link ? ";background-color:" + Theme.wash(Theme.selection) : "") + '">' + part + "</a>";
            }
            return html;
        }
        onTextChanged: placing.start()
        onContentSizeChanged: placing.start()
    }
    Repeater {
        model: {
            const runs = view.content.runs;
            const list = [];
            for (let i = 0; i < runs.length; ++i) {
                if (runs[i].link >= 0)
                    list.push(runs[i].text);
            }
            return list;
        }
        Item {
            id: mark
            readonly property LessonText owner: parent as LessonText
            required property int index
            required property string modelData
            readonly property rect place: owner ? owner.places[index] ?? Qt.rect(0, 0, 0, 0) : Qt.rect(0, 0, 0, 0)
            objectName: "lessonLink"
            x: place.x
            y: place.y
            width: place.width
            height: place.height
            activeFocusOnTab: true
            Accessible.role: Accessible.Link
            Accessible.name: modelData
            Accessible.description: qsTr("Lights up on the boards")
            Accessible.focusable: true
            Accessible.onPressAction: {
                mark.forceActiveFocus(Qt.OtherFocusReason);
                owner.sought(index, true);
            }
            onActiveFocusChanged: {
                if (!owner)
                    return;
                activeFocus ? owner.show(index) : owner.hide(index);
                if (activeFocus)
                    owner.sought(index, false);
            }
            Keys.onReturnPressed: owner.sought(index, true)
            Keys.onEnterPressed: owner.sought(index, true)
            Keys.onSpacePressed: owner.sought(index, true)

            FocusRing {
                control: mark
                around: Theme.focusWidth
            }
            HoverHandler {
                onHoveredChanged: {
                    if (mark.owner && hovered)
                        mark.owner.show(mark.index);
                    else if (mark.owner && !mark.activeFocus)
                        mark.owner.hide(mark.index);
                }
            }
            // No TapHandler: the words may be gone when the button is let go, and Qt 6.4 warns then.
            MouseArea {
                anchors.fill: parent
                cursorShape: Qt.PointingHandCursor
                onClicked: {
                    mark.forceActiveFocus(Qt.MouseFocusReason);
                    mark.owner.sought(mark.index, true);
                }
            }
        }
    }
}
