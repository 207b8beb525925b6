import QtQuick

// A sentence about a file. A long name is broken where a name has its joints: after a slash, a
// hyphen or an underscore, before an ending, and never inside one.
Label {
    property string sentence: ""
    /// What a name has to be long for.
    readonly property int longWord: 16
    readonly property string joint: "\u200B"

    function broken(word: string): string {
        if (word.length < longWord)
            return word;
        return word.replace(/[/_-](?=[^/_-])/g, "$&" + joint).replace(/\.[A-Za-z0-9]{1,8}(?![A-Za-z0-9])/g, joint + "$&");
    }

    text: sentence.replace(/\S+/g, word => broken(word))
    Accessible.name: sentence
}
