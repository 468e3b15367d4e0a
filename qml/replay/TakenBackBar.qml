// SPDX-License-Identifier: GPL-3.0-or-later
// What was taken back, for whoever looks at everything: a list on request, each to be watched; and the way back.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Esagono

Item {
    id: bar

    required property ReplayTable replay
    readonly property var all: replay.branching.takenBack

    objectName: "takenBackBar"
    implicitHeight: Theme.controlSmall

    QuietButton {
        objectName: "takenBack"
        visible: !bar.replay.branching.withdrawn
        small: true
        glyph: "undo"
        //: %n = how often somebody took commands back
        //% "%n taken back"
        text: qsTrId("app.replay.taken_back", bar.all.length)
        focusPolicy: Qt.TabFocus
        onClicked: list.open()
    }
    Text {
        id: words
        property bool mayBeCut: true
        visible: bar.replay.branching.withdrawn
        //% "This was taken back."
        text: qsTrId("app.replay.withdrawn")
        font: Theme.secondary
        color: Theme.red
        width: parent.width - home.width
        elide: Text.ElideRight
        anchors.verticalCenter: parent.verticalCenter
    }
    QuietButton {
        id: home
        objectName: "backToGame"
        visible: bar.replay.branching.withdrawn
        anchors.right: parent.right
        small: true
        glyph: "film"
        //% "Back to the game"
        text: qsTrId("app.replay.back_to_game")
        focusPolicy: Qt.TabFocus
        onClicked: bar.replay.branching.follow(bar.replay.branching.branch)
    }
    Popover {
        id: list
        objectName: "takenBackList"
        y: bar.height
        width: bar.width
        padding: Theme.px(6)

        ListView {
            id: rows
            width: list.availableWidth
            height: Math.min(contentHeight, Theme.px(320))
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            model: list.visible ? bar.all : null
            T.ScrollBar.vertical: ScrollRail { }

            delegate: ListRow {
                id: row
                required property int index
                required property var modelData

                objectName: "takenBack_" + index
                width: rows.width
                implicitHeight: Theme.px(58)
                //: Where it was and how many commands; %1 = place in the story ("3.14"), %n = number of commands
                //% "After %1: %n command(s)"
                readonly property string title: qsTrId("app.replay.taken_back_at", modelData.commands).arg(modelData.number)
                Accessible.name: title
                onClicked: {
                    list.close()
                    bar.replay.branching.followTakenBack(modelData.command)
                }
                contentItem: Item {
                    Column {
                        x: Theme.px(8)
                        y: Theme.px(7)
                        width: rows.width - Theme.px(16)

                        Text {
                            text: row.title
                            font: Theme.secondaryStrong
                            color: Theme.ink
                        }
                        Text {
                            property bool mayBeCut: true
                            text: row.modelData.text
                            textFormat: Text.PlainText
                            font.family: Theme.secondary.family
                            font.pixelSize: Theme.secondary.pixelSize
                            font.strikeout: true
                            color: Theme.muted
                            width: parent.width
                            wrapMode: Text.Wrap
                            maximumLineCount: 2
                            elide: Text.ElideRight
                        }
                    }
                }
            }
        }
    }
}
