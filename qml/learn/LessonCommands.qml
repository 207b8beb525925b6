import QtQuick
import Tessera
import Tessera.Ui

// The keys of a lesson, whatever page is seen.
Item {
    id: commands

    required property LessonPlayer player

    /// A key was pressed, maybe on another page.
    signal wanted
    signal textWanted
    signal proceeded
    signal checked
    signal listWanted
    /// Why a key did nothing.
    signal remarked(string text)

    function picture(number: int): void {
        if (player.frames === 0)
            remarked(qsTr("This step has one picture only."));
        else if (number < 0 || number >= player.frames)
            remarked(number < 0 ? qsTr("This is the first picture.") : qsTr("This is the last picture."));
        else
            player.goToFrame(number);
    }
    function obey(command: string): void {
        wanted();
        switch (command) {
        case "lessonText":
            textWanted();
            break;
        case "lessonContinue":
            proceeded();
            break;
        case "lessonBack":
            player.step > 0 || player.frame > 0 ? player.goBack() : remarked(qsTr("This is the first step."));
            break;
        case "lessonNextPicture":
            picture(player.frame + 1);
            break;
        case "lessonLastPicture":
            picture(player.frame - 1);
            break;
        case "lessonHint":
            player.helpText !== "" ? player.help() : remarked(qsTr("There is no hint for this."));
            break;
        case "lessonRetry":
            player.canRetry ? player.retry() : remarked(qsTr("Nothing was tried yet."));
            break;
        case "lessonCheck":
            checked();
            break;
        case "lessonList":
            listWanted();
            break;
        }
    }

    Repeater {
        model: ["lessonText", "lessonContinue", "lessonBack", "lessonNextPicture", "lessonLastPicture", "lessonHint", "lessonRetry", "lessonCheck", "lessonList"]
        CommandKey {
            onGiven: command => commands.obey(command)
        }
    }
}
