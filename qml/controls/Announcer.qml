import QtQuick

// Says a sentence to screen readers: a notification that appears anew is read aloud.
Item {
    id: announcer

    function say(text: string): void {
        note.visible = false;
        note.text = text;
        note.visible = true;
    }

    Accessible.role: Accessible.Notification
    Accessible.name: note.text

    Text {
        id: note
        visible: false
        width: 1
        height: 1
        opacity: 0
        Accessible.role: Accessible.Notification
        Accessible.name: text
    }
}
