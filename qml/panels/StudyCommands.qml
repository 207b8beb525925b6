import QtQuick
import Tessera
import Tessera.Ui

// The keys of a study.
Item {
    id: commands

    required property StudyPlayer player

    /// A key was pressed, maybe on another page.
    signal wanted
    signal nextWanted
    signal compareWanted
    signal galleryWanted
    /// Why a key did nothing.
    signal remarked(string text)

    function obey(command: string): void {
        wanted();
        switch (command) {
        case "studyBefore":
            player.hasLine ? player.before() : noLine();
            break;
        case "studyAfter":
            player.hasLine ? player.after() : noLine();
            break;
        case "studyWatch":
            player.hasLine ? player.watch() : noLine();
            break;
        case "studyStep":
            player.hasLine ? player.step() : noLine();
            break;
        case "studyTry":
            player.tryIt();
            break;
        case "studyHint":
            player.moreHints ? player.hint() : remarked(qsTr("There are no more hints."));
            break;
        case "studyExplore":
            player.explore();
            break;
        case "studyReset":
            player.reset();
            break;
        case "studyNext":
            nextWanted();
            break;
        case "studyCompare":
            compareWanted();
            break;
        case "studyGallery":
            galleryWanted();
            break;
        }
    }
    function noLine(): void {
        remarked(qsTr("This study is about one position: no moves lead on."));
    }

    Repeater {
        model: ["studyBefore", "studyAfter", "studyWatch", "studyStep", "studyTry", "studyHint", "studyExplore", "studyReset", "studyNext", "studyCompare", "studyGallery"]
        CommandKey {
            onGiven: command => commands.obey(command)
        }
    }
}
