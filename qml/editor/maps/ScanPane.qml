// SPDX-License-Identifier: GPL-3.0-or-later
// The scan under the grid: the picture, what was pointed at on it, and how it is nudged.
// What the bench tells is a plain map.
// qmllint disable type compiler
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

Column {
    id: pane

    required property ScanBench scan
    readonly property real step: 0.02 // of a hex
    signal pictureWanted()

    function inHexes(length: real): string {
        return Number(length).toLocaleString(Qt.locale(), "f", length < 0.1 ? 3 : 2)
    }

    objectName: "scanPane"
    spacing: Theme.between
    topPadding: Theme.padding
    leftPadding: Theme.between
    rightPadding: Theme.between

    component Wide: Paragraph {
        width: parent.width - 2 * Theme.between
        font: Theme.secondary
    }
    component Nudge: IconButton {
        implicitWidth: Theme.controlSmall
        implicitHeight: Theme.controlSmall
        autoRepeat: true
    }

    GroupLabel {
        //: A picture of a printed map, under the grid
        //% "Scan"
        text: qsTrId("app.editor.scan.title")
        width: pane.width - 2 * Theme.between
    }
    Wide {
        visible: pane.scan.file === ""
        //% "Lay a picture of a printed map under the grid and paint over it. The picture stays on your disk."
        text: qsTrId("app.editor.scan.about")
    }
    PlainButton {
        objectName: "chooseScan"
        visible: pane.scan.file === "" || pane.scan.problem !== ""
        width: pane.width - 2 * Theme.between
        glyph: "picture"
        //% "Choose a picture…"
        text: qsTrId("app.editor.scan.choose")
        onClicked: pane.pictureWanted()
    }
    Wide {
        objectName: "scanProblem"
        visible: text !== ""
        text: pane.scan.problem
        color: Theme.red
    }
    Wide {
        visible: pane.scan.loading
        //% "Reading the picture…"
        text: qsTrId("app.editor.scan.reading")
        color: Theme.muted
    }
    RowLayout {
        visible: pane.scan.file !== ""
        width: pane.width - 2 * Theme.between
        spacing: Theme.within

        Text {
            Layout.fillWidth: true
            text: pane.scan.file.slice(pane.scan.file.lastIndexOf("/") + 1)
            font: Theme.secondaryStrong
            color: Theme.ink
            elide: Text.ElideMiddle
            textFormat: Text.PlainText
        }
        Nudge {
            objectName: "otherScan"
            glyph: "folder"
            //% "Choose another picture"
            label: qsTrId("app.editor.scan.another")
            autoRepeat: false
            onClicked: pane.pictureWanted()
        }
        Nudge {
            objectName: "forgetScan"
            glyph: "trash"
            //% "Take the picture away"
            label: qsTrId("app.editor.scan.forget")
            autoRepeat: false
            onClicked: pane.scan.forget()
        }
    }
    RowLayout {
        visible: pane.scan.there
        width: pane.width - 2 * Theme.between
        spacing: Theme.between

        Text {
            //: How much something covers what lies below it
            //% "Opacity"
            text: qsTrId("app.editor.scan.opacity")
            font: Theme.secondary
            color: Theme.muted
        }
        SlideBar {
            objectName: "scanOpacity"
            Layout.fillWidth: true
            implicitWidth: Theme.px(60)
            label: qsTrId("app.editor.scan.opacity")
            value: pane.scan.strength
            onMoved: pane.scan.strength = value
        }
    }
    GroupLabel {
        visible: pane.scan.there
        //: The grid is laid over a picture
        //% "Calibrate"
        text: qsTrId("app.editor.scan.calibrate")
        width: pane.width - 2 * Theme.between
    }
    Wide {
        visible: pane.scan.there && !pane.scan.found
        //% "Click the middle of a hex on the picture and type its number. From three hexes on, the grid is found."
        text: qsTrId("app.editor.scan.hint")
    }
    Column {
        visible: pane.scan.there
        width: pane.width - 2 * Theme.between
        spacing: Theme.px(2)

        Repeater {
            model: pane.scan.points

            Rectangle {
                id: row

                required property var modelData
                required property int index
                readonly property bool bad: modelData.worst || modelData.suspect

                objectName: "scanPoint_" + modelData.hex
                width: parent?.width ?? 0
                height: Theme.row
                radius: Theme.radiusButton
                color: modelData.suspect ? Theme.redGround : modelData.worst ? Theme.goldGround : "transparent"

                RowLayout {
                    anchors.fill: parent
                    anchors.leftMargin: Theme.within
                    spacing: Theme.within

                    Text {
                        text: row.modelData.hex
                        font: Theme.mono
                        color: Theme.ink
                        Layout.fillWidth: true
                    }
                    Glyph {
                        visible: row.bad
                        name: "warning"
                        color: row.modelData.suspect ? Theme.red : Theme.gold
                        size: Theme.px(14)
                        Accessible.ignored: true
                    }
                    Text {
                        visible: row.modelData.off >= 0
                        text: pane.inHexes(row.modelData.off)
                        font: Theme.mono
                        color: row.modelData.suspect ? Theme.red : Theme.muted
                    }
                    Nudge {
                        objectName: "removePoint_" + row.modelData.hex
                        glyph: "close"
                        //: %1 = hex number
                        //% "Remove the point of %1"
                        label: qsTrId("app.editor.scan.remove_point").arg(row.modelData.hex)
                        autoRepeat: false
                        onClicked: pane.scan.removePoint(row.index)
                    }
                }
                Tip {
                    //% "The others would agree far better without this one: is the number right?"
                    text: row.modelData.suspect ? qsTrId("app.editor.scan.suspect")
                          //% "This one is furthest from the grid"
                          : qsTrId("app.editor.scan.worst")
                    shown: over.hovered && row.bad
                }
                HoverHandler {
                    id: over
                }
            }
        }
    }
    Wide {
        objectName: "scanAdvice"
        visible: pane.scan.there && text !== ""
        text: pane.scan.advice !== "" ? pane.scan.advice
              : pane.scan.found && pane.scan.points.length > 0
                //: How well the grid fits the points; %1 = part of a hex, "0.03"
                //% "The points are off by %1 of a hex on average"
                ? qsTrId("app.editor.scan.error").arg(pane.inHexes(pane.scan.error))
                : ""
        color: pane.scan.advice !== "" ? Theme.amber : Theme.muted
    }
    Flow {
        visible: pane.scan.there
        width: pane.width - 2 * Theme.between
        spacing: Theme.px(2)

        Nudge {
            objectName: "scanUndo"
            glyph: "undo"
            //% "Take back the last point or nudge"
            label: qsTrId("app.editor.scan.undo")
            enabled: pane.scan.canUndo
            autoRepeat: false
            onClicked: pane.scan.undo()
        }
        Nudge {
            objectName: "scanRedo"
            glyph: "redo"
            //% "Do it again"
            label: qsTrId("app.editor.scan.redo")
            enabled: pane.scan.canRedo
            autoRepeat: false
            onClicked: pane.scan.redo()
        }
    }
    GroupLabel {
        visible: pane.scan.there
        //: The picture is moved a little
        //% "Nudge"
        text: qsTrId("app.editor.scan.nudge")
        width: pane.width - 2 * Theme.between
    }
    Grid {
        visible: pane.scan.there
        columns: 4
        spacing: Theme.px(2)

        Nudge {
            objectName: "scanLeft"
            glyph: "left"
            //% "Move the picture to the left"
            label: qsTrId("app.editor.scan.left")
            onClicked: pane.scan.nudge(-pane.step, 0)
        }
        Nudge {
            objectName: "scanRight"
            glyph: "right"
            //% "Move the picture to the right"
            label: qsTrId("app.editor.scan.right")
            onClicked: pane.scan.nudge(pane.step, 0)
        }
        Nudge {
            objectName: "scanUp"
            glyph: "up"
            //% "Move the picture up"
            label: qsTrId("app.editor.scan.up")
            onClicked: pane.scan.nudge(0, -pane.step)
        }
        Nudge {
            objectName: "scanDown"
            glyph: "down"
            //% "Move the picture down"
            label: qsTrId("app.editor.scan.down")
            onClicked: pane.scan.nudge(0, pane.step)
        }
        Nudge {
            objectName: "scanSmaller"
            glyph: "minus"
            //% "Make the picture smaller"
            label: qsTrId("app.editor.scan.smaller")
            onClicked: pane.scan.grow(0.998)
        }
        Nudge {
            objectName: "scanLarger"
            glyph: "plus"
            //% "Make the picture larger"
            label: qsTrId("app.editor.scan.larger")
            onClicked: pane.scan.grow(1.002)
        }
        Nudge {
            objectName: "scanTurnLeft"
            glyph: "turnLeft"
            //% "Turn the picture to the left"
            label: qsTrId("app.editor.scan.turn_left")
            onClicked: pane.scan.turn(-0.1)
        }
        Nudge {
            objectName: "scanTurnRight"
            glyph: "turnRight"
            //% "Turn the picture to the right"
            label: qsTrId("app.editor.scan.turn_right")
            onClicked: pane.scan.turn(0.1)
        }
    }
    Wide {
        visible: pane.scan.there
        //% "The arrow keys move it too, with Shift in larger steps."
        text: qsTrId("app.editor.scan.keys")
        font: Theme.small
        color: Theme.muted
    }
    CheckField {
        objectName: "packScan"
        visible: pane.scan.there
        width: pane.width - 2 * Theme.between
        font: Theme.secondary
        //: A check box: the author's scan becomes part of the package he gives away
        //% "Pack the picture with the game"
        text: qsTrId("app.editor.scan.pack")
        checked: pane.scan.packed
        onToggled: {
            pane.scan.pack(checked)
            checked = Qt.binding(() => pane.scan.packed)
        }
    }
    Wide {
        objectName: "packProblem"
        visible: pane.scan.there && text !== ""
        text: pane.scan.packProblem
        color: Theme.red
    }
}
