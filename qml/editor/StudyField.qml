import QtQuick
import Tessera
import Tessera.Ui

// One text of the study: its name, and the box to write it in.
SettingsRow {
    id: row

    readonly property alias box: box
    /// Of StudyEditor.words.
    required property string field
    /// Whether the last check found fault with it.
    readonly property var issues: study.issues
    property int lines: 1
    property bool mono: false
    property string placeholder: ""
    required property StudyEditor study
    /// Whether a study cannot do without it.
    property bool needed: false
    property string name: ""
    readonly property bool wrong: issues.some(issue => issue.field === field)

    label: needed ? qsTr("%1 (needed)", "a field").arg(name) : name

    function takeFocus(): void {
        box.forceActiveFocus(Qt.OtherFocusReason);
    }

    TextBox {
        id: box
        objectName: "study-" + row.field
        width: parent.width
        lines: row.lines
        mono: row.mono
        name: row.label
        placeholder: row.placeholder
        text: row.study.words[row.field]
        wrong: row.wrong
        onEdited: text => row.study.write(row.field, row.lines === 1 ? text.replace(/\n/g, " ") : text)
    }
}
