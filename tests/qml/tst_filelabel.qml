import QtQuick
import QtTest
import Tessera.Ui

// Where sentences about files are broken.
Item {
    id: root
    width: 500
    height: 400

    FileLabel {
        id: label
    }
    /// Lays out the same text, and tells where each character stands.
    TextEdit {
        id: mirror
        font: label.font
        text: label.text
        width: label.width
        wrapMode: label.wrapMode
        textFormat: TextEdit.PlainText
    }
    TestCase {
        name: "FileLabel"
        when: windowShown

        function test_endings_stay_whole_data() {
            return [{
                    "tag": "kept",
                    "name": "kept-20261130-101112.pgn4d"
                }, {
                    "tag": "damaged",
                    "name": "current-2.damaged-20261130-101112-13.pgn4d"
                }, {
                    "tag": "no joints",
                    "name": "agamewhosenamewaswrittenbysomebodywhoneverusesthespacebar.toml"
                }, {
                    "tag": "path",
                    "name": "~/.local/share/tessera/rulesets/my_own_variant_of_chess.toml"
                }];
        }
        function test_endings_stay_whole(data) {
            label.sentence = "The saved game is damaged; it is kept as %1, and a new game is on the board.".arg(data.name);
            const ending = data.name.slice(data.name.lastIndexOf("."));
            for (let width = 70; width <= 480; width += 1) {
                label.width = width;
                const begin = label.text.indexOf(ending);
                verify(begin > 0);
                const line = mirror.positionToRectangle(begin).y;
                for (let i = 1; i < ending.length; ++i)
                    compare(mirror.positionToRectangle(begin + i).y, line, "at width " + width);
                verify(label.contentWidth <= width + 1, "at width " + width);
            }
        }
        function test_what_is_read_aloud_is_the_sentence() {
            label.sentence = "No game was opened. kept-20261130-101112.pgn4d: it is not text.";
            compare(label.Accessible.name, label.sentence);
            compare(label.text.replace(/\u200B/g, ""), label.sentence);
        }
        function test_short_words_are_left_alone() {
            for (const sentence of ["White begins.", "e.g. a2-a3", "“e2x” is no move."]) {
                label.sentence = sentence;
                compare(label.text, sentence);
            }
        }
    }
}
