// SPDX-License-Identifier: GPL-3.0-or-later
// Opens the list of all steps of a turn: those that are over, the one that is played, those to come.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

IconButton {
    id: button

    required property var steps // list of {label, current, reached}

    objectName: "sequenceButton"
    glyph: "list"
    implicitHeight: Theme.px(20)
    //% "Sequence of play"
    label: qsTrId("app.play.sequence")
    checked: sheet.opened
    onClicked: sheet.opened ? sheet.close() : sheet.open()

    Popover {
        id: sheet
        y: button.height + Theme.between

        contentItem: Column {
            objectName: "sequenceList"
            spacing: Theme.px(2)

            TitleText {
                text: button.label
                bottomPadding: Theme.px(4)
            }
            Repeater {
                model: sheet.visible ? button.steps : []

                Row {
                    id: step

                    required property var modelData
                    required property int index
                    readonly property bool current: modelData.current
                    readonly property bool over: modelData.reached && !current

                    objectName: "sequenceStep_" + index
                    spacing: Theme.px(8)
                    Accessible.role: Accessible.ListItem
                    Accessible.name: modelData.label
                    Accessible.checked: current

                    Item {
                        width: Theme.px(14)
                        height: words.height

                        Glyph {
                            visible: step.over || step.current
                            name: step.over ? "check" : "chevronRight"
                            color: step.current ? Theme.ink : Theme.muted
                            size: Theme.px(12)
                            anchors.centerIn: parent
                            Accessible.ignored: true
                        }
                    }
                    Text {
                        id: words
                        text: step.modelData.label
                        textFormat: Text.PlainText
                        font: step.current ? Theme.secondaryStrong : Theme.secondary
                        color: step.over ? Theme.muted : Theme.ink
                    }
                }
            }
        }
    }
}
