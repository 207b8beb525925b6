import QtQuick
import Tessera
import Tessera.Ui

// What a game is called, who plays it, and words to find it by; of several games the words alone.
AppDialog {
    id: dialog

    required property GameLibrary library
    property var files: []
    property var before: ({})
    readonly property var fields: [titleField, white, black, keywords]
    readonly property bool several: files.length > 1

    function edit(wanted: var): void {
        files = wanted;
        before = several ? {} : library.details(files[0]);
        fields.forEach(field => field.text = before[field.key] ?? "");
        firstFocus = several ? keywords : titleField;
        open();
    }
    function save(): void {
        if (several) {
            library.addKeywords(files, keywords.text);
        } else {
            // What was not touched stays as it is in the file.
            const changed = {};
            fields.forEach(field => {
                    if (field.text !== (before[field.key] ?? ""))
                        changed[field.key] = field.text;
                });
            library.describe(files[0], changed);
        }
        close();
    }

    title: several ? qsTr("Tags for %n games", "", files.length) : qsTr("About this game")

    buttons: [
        AppButton {
            objectName: "detailsCancel"
            text: qsTr("Cancel")
            onClicked: dialog.close()
        },
        AppButton {
            objectName: "detailsSave"
            text: qsTr("Save")
            kind: AppButton.Primary
            onClicked: dialog.save()
        }
    ]

    GameField {
        id: titleField
        objectName: "detailsTitle"
        visible: !dialog.several
        key: "title"
        name: qsTr("Title")
        onAccepted: dialog.save()
    }
    GameField {
        id: white
        objectName: "detailsWhite"
        visible: !dialog.several
        key: "white"
        name: qsTr("White")
        onAccepted: dialog.save()
    }
    GameField {
        id: black
        objectName: "detailsBlack"
        visible: !dialog.several
        key: "black"
        name: qsTr("Black")
        onAccepted: dialog.save()
    }
    GameField {
        id: keywords
        objectName: "detailsKeywords"
        key: "keywords"
        name: dialog.several ? qsTr("Tags to add") : qsTr("Tags")
        hint: qsTr("Words with commas between them, such as: endgame, club")
        onAccepted: dialog.save()
    }
}
