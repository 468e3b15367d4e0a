// SPDX-License-Identifier: GPL-3.0-or-later
// What was pointed at on the scan, over the board; and the question which hex is pointed at now.
// What the bench tells is a plain map.
// qmllint disable type compiler
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

Item {
    id: marks

    required property ScanBench scan
    required property Board board
    property point asked // on the sheet

    /// Asks for the number of the hex that is to be seen there.
    function ask(at: point): void {
        asked = board.sheetPoint(at)
        number.text = scan.found ? scan.numberAt(asked) : ""
        number.problem = ""
        question.x = Math.min(at.x + Theme.px(14), width - question.implicitWidth)
        question.y = Math.min(at.y + Theme.px(14), height - question.implicitHeight)
        question.open()
        number.forceActiveFocus()
        number.selectAll()
    }
    function answer(): void {
        number.problem = scan.point(asked, number.text)
        if (number.problem === "")
            question.close()
    }

    component Cross: Item {
        id: cross

        required property Board board
        required property point at
        property color colour: Theme.blueSide
        // Whenever the eye moves
        readonly property point place: board.zoom > 0 && board.centre ? board.itemPoint(at) : Qt.point(0, 0)

        x: Math.round(place.x)
        y: Math.round(place.y)

        Repeater {
            model: [{ w: 3, h: 26, c: "#fffdf6" }, { w: 26, h: 3, c: "#fffdf6" }, { w: 1, h: 24, c: "" }, { w: 24, h: 1, c: "" }]

            Rectangle {
                required property var modelData
                width: Theme.px(modelData.w)
                height: Theme.px(modelData.h)
                x: -Math.floor(width / 2)
                y: -Math.floor(height / 2)
                color: modelData.c === "" ? cross.colour : modelData.c
            }
        }
        Rectangle {
            width: Theme.px(14)
            height: width
            x: -width / 2
            y: -height / 2
            radius: width / 2
            color: "transparent"
            border.color: cross.colour
            border.width: Theme.px(2)
        }
    }

    Repeater {
        model: marks.scan.points

        Cross {
            id: point

            required property var modelData

            board: marks.board
            at: modelData.at
            colour: modelData.suspect ? Theme.redSide : modelData.worst ? Theme.gold : Theme.blueSide

            Rectangle { // only where it is whole
                visible: point.x >= 0 && point.y >= 0 && point.x + x + width <= marks.width
                         && point.y + y + height <= marks.height
                x: Theme.px(9)
                y: Theme.px(7)
                width: label.implicitWidth + Theme.between
                height: label.implicitHeight + Theme.px(2)
                radius: Theme.radiusChip
                color: Theme.panel
                border.color: point.colour

                Text {
                    id: label
                    anchors.centerIn: parent
                    text: point.modelData.hex
                    font: Theme.chip
                    color: Theme.ink
                }
            }
        }
    }
    Cross {
        visible: question.visible
        board: marks.board
        at: marks.asked
        colour: Theme.redSide
    }
    Popover {
        id: question
        objectName: "scanQuestion"
        parent: marks
        padding: Theme.between
        contentWidth: Theme.px(190)
        onClosed: marks.board.forceActiveFocus()

        ColumnLayout {
            width: Theme.px(190)
            spacing: Theme.within

            Text {
                //% "Which hex is this?"
                text: qsTrId("app.editor.scan.which")
                font: Theme.secondaryStrong
                color: Theme.ink
            }
            RowLayout {
                spacing: Theme.within

                TextEntry {
                    id: number
                    objectName: "scanNumber"
                    Layout.fillWidth: true
                    //% "Number of the hex"
                    label: qsTrId("app.editor.scan.number")
                    placeholderText: label
                    onAccepted: marks.answer()
                    onTextEdited: problem = ""
                }
                IconButton {
                    objectName: "scanAnswer"
                    glyph: "check"
                    //% "This hex"
                    label: qsTrId("app.editor.scan.answer")
                    enabled: number.text.trim() !== ""
                    onClicked: marks.answer()
                }
            }
            Paragraph {
                Layout.fillWidth: true
                visible: text !== ""
                text: number.problem
                font: Theme.secondary
                color: Theme.red
            }
        }
    }
}
