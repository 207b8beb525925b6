import QtQuick

// The desktop's dialog for a ruleset file, loaded when it is first asked for.
Loader {
    id: files

    readonly property RulesetFileDialog dialog: item as RulesetFileDialog

    signal chosen(url file)

    function open(): void {
        if (!dialog)
            setSource(Qt.resolvedUrl("RulesetFileDialog.qml"));
        if (dialog)
            dialog.open();
    }

    Connections {
        target: files.dialog
        function onAccepted() {
            files.chosen(files.dialog.selectedFile);
        }
    }
}
