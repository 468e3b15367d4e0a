// SPDX-License-Identifier: GPL-3.0-or-later
// One saved game: picture, what and who, how far, when; or why it cannot be read. Enter opens it, the menu key or
// the button at its end shows what else can be done.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

T.AbstractButton {
    id: row

    required property int index
    required property string path
    required property string name
    required property string title
    required property string scenario
    required property string players
    required property string turnText
    required property real progress
    required property string toMove
    required property string lastPlayed
    required property bool finished
    required property string problem
    required property bool damaged
    required property string picture
    required property var corrections // names of those it is played with
    required property Shell shell
    required property bool narrow
    readonly property bool broken: problem !== ""

    readonly property bool chosen: ListView.isCurrentItem && activeFocus
    signal moreRequested()
    signal renameRequested()

    objectName: "savedRow"
    implicitHeight: Math.max(Theme.px(58), implicitContentHeight + 2 * Theme.within)
    leftPadding: Theme.px(10)
    rightPadding: Theme.px(8)
    focusPolicy: Qt.ClickFocus
    hoverEnabled: true
    text: name
    onPressed: ListView.view.currentIndex = index
    onClicked: broken ? moreRequested() : shell.openGame(path)
    Keys.onReturnPressed: row.clicked()
    Keys.onEnterPressed: row.clicked()
    Keys.onMenuPressed: row.moreRequested()
    Keys.onRightPressed: row.moreRequested()
    Keys.onDeletePressed: shell.savedGames.moveToTrash(path)
    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_F2 // here it renames
    Keys.onPressed: event => {
        if (event.key === Qt.Key_F2) {
            row.renameRequested()
            event.accepted = true
        }
    }
    Accessible.role: Accessible.Row
    Accessible.name: broken ? qsTrId("app.library.row_broken").arg(name).arg(problem)
                     //: Read aloud. %1 = name of the saved game, %2 = title of the game, %3 = turn
                     //% "%1: %2, %3"
                     : qsTrId("app.library.saved_row").arg(name).arg(title).arg(turnText)
    Accessible.description: lastPlayed

    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: row.moreRequested()
    }
    contentItem: RowLayout {
        spacing: Theme.groups

        Picture {
            source: row.picture
            roundLeft: true
            roundRight: true
            roundTop: true
            roundBottom: true
            ground: row.down ? Theme.sunk : row.hovered || row.chosen ? Theme.chosen : Theme.panel
            Layout.preferredWidth: Theme.px(86)
            Layout.preferredHeight: Theme.px(46)

            Glyph {
                visible: row.broken
                anchors.centerIn: parent
                name: "warning"
                color: Theme.red
                size: Theme.icon
                Accessible.ignored: true
            }
        }
        ColumnLayout {
            spacing: 0
            Layout.fillWidth: true

            Text {
                property bool mayBeCut: true // whoever gave the name may make it as long as he likes
                text: row.name
                font: Theme.strong
                color: Theme.ink
                elide: Text.ElideRight
                textFormat: Text.PlainText
                Layout.fillWidth: true
            }
            Text {
                visible: !row.broken
                readonly property string game: row.scenario === row.name || row.scenario === "" ? row.title : row.scenario

                objectName: "savedGame"
                text: row.corrections.length === 0 ? game
                      //: %1 = title of a game or scenario, %2 = names of the corrections it is played with
                      //% "%1 · corrected: %2"
                      : qsTrId("app.library.corrected").arg(game).arg(row.corrections.join(", "))
                font: Theme.secondary
                color: Theme.muted
                elide: Text.ElideRight
                textFormat: Text.PlainText
                Layout.fillWidth: true
            }
            Paragraph {
                visible: row.broken
                text: row.problem
                font: Theme.secondary
                color: Theme.red
                Layout.fillWidth: true
            }
        }
        ColumnLayout {
            visible: !row.narrow && !row.broken
            spacing: 0
            Layout.fillWidth: false
            Layout.preferredWidth: Theme.px(180)

            Text {
                visible: text !== ""
                text: row.players
                font: Theme.secondary
                color: Theme.ink
                elide: Text.ElideRight
                textFormat: Text.PlainText
                Layout.fillWidth: true
            }
            Text {
                visible: !row.finished && row.toMove !== ""
                //: %1 = the side that decides next
                //% "To move: %1"
                text: qsTrId("app.library.to_move").arg(row.toMove)
                font: Theme.secondary
                color: Theme.muted
                elide: Text.ElideRight
                Layout.fillWidth: true
            }
        }
        ColumnLayout {
            visible: !row.broken
            spacing: Theme.px(6)
            Layout.fillWidth: false
            Layout.preferredWidth: Theme.px(190)

            Text {
                text: row.turnText
                font: Theme.secondary
                color: Theme.ink
                elide: Text.ElideRight
                Layout.fillWidth: true
            }
            ProgressLine {
                value: row.progress
                colour: row.finished ? Theme.green : Theme.blueSide
                label: row.turnText
                Layout.preferredWidth: Theme.px(138)
            }
        }
        Text {
            visible: !row.narrow
            text: row.lastPlayed
            font: Theme.secondary
            color: Theme.muted
            elide: Text.ElideRight
            Layout.preferredWidth: Theme.px(130)
        }
        IconButton {
            small: true
            glyph: "menu"
            //% "More about this game"
            label: qsTrId("app.library.more_saved")
            focusPolicy: Qt.NoFocus
            onClicked: row.moreRequested()
        }
    }
    background: Rectangle {
        color: row.down ? Theme.sunk : row.hovered || row.chosen ? Theme.chosen : "transparent"

        Separator {
            visible: row.index > 0
            width: parent.width
        }
        FocusRing {
            shown: row.chosen
            gap: -2
        }
    }
}
