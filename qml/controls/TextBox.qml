import QtQuick
import QtQuick.Templates as T
import Tessera.Ui

// Lines of text to type. Tab goes on; what does not fit scrolls.
FocusScope {
    id: box

    /// Lines that are seen at once.
    property int lines: 3
    property bool mono: false
    /// Letters that it takes; what is pasted beyond them is cut off.
    property int most: 40000
    /// What it is called.
    required property string name
    /// Shown while there is no text.
    property string placeholder: ""
    property alias readOnly: area.readOnly
    property alias text: area.text
    property bool wrong: false

    /// Somebody typed; nothing else changes the text by this.
    signal edited(string text)

    implicitWidth: Theme.sidePanel
    implicitHeight: lines * Math.ceil(metrics.lineSpacing) + 2 * Theme.space2
    activeFocusOnTab: false

    FontMetrics {
        id: metrics
        font: area.font
    }
    Rectangle {
        anchors.fill: parent
        border.color: box.wrong ? Theme.danger : Theme.strongLine
        border.width: Theme.hairline
        color: Theme.card
        radius: Theme.controlRadius
        FocusRing {
            control: area
        }
    }
    Flickable {
        id: flick
        anchors.fill: parent
        anchors.margins: Theme.space1
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        contentHeight: area.implicitHeight
        contentWidth: width
        interactive: contentHeight > height
        T.ScrollBar.vertical: ScrollMark {
        }
        T.TextArea {
            id: area
            objectName: "textBoxArea"
            width: flick.width
            height: Math.max(implicitHeight, flick.height)
            implicitHeight: contentHeight + topPadding + bottomPadding
            focus: true
            activeFocusOnTab: true
            bottomPadding: Theme.space1
            color: Theme.ink
            font.family: box.mono ? Theme.monoFamily : Theme.textFamily
            font.pixelSize: Theme.text
            leftPadding: Theme.space2
            rightPadding: Theme.space2 + Theme.space1
            selectByMouse: true
            selectedTextColor: Theme.moveContrast
            selectionColor: Theme.move
            textFormat: TextEdit.PlainText
            topPadding: Theme.space1
            wrapMode: TextEdit.Wrap
            Accessible.description: box.placeholder
            Accessible.multiLine: true
            Accessible.name: box.name
            Accessible.role: Accessible.EditableText
            Keys.onBacktabPressed: event => {
                nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason);
            }
            Keys.onTabPressed: event => {
                nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason);
            }
            onCursorRectangleChanged: {
                if (cursorRectangle.y < flick.contentY)
                    flick.contentY = cursorRectangle.y;
                else if (cursorRectangle.y + cursorRectangle.height > flick.contentY + flick.height)
                    flick.contentY = cursorRectangle.y + cursorRectangle.height - flick.height;
            }
            onTextChanged: {
                if (length > box.most)
                    remove(box.most, length);
                else if (activeFocus)
                    box.edited(text);
            }
        }
    }
    Label {
        x: Theme.space1 + area.leftPadding
        y: Theme.space1 + area.topPadding
        width: box.width - 2 * x
        height: box.height - y
        visible: area.text === "" && area.preeditText === ""
        clip: true
        lineHeight: 1
        muted: true
        text: box.placeholder
        Accessible.ignored: true
    }
}
