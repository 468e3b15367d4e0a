// SPDX-License-Identifier: GPL-3.0-or-later
// Two courses of a game in short: which they are, where they part, how both ended.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Column {
    id: card

    required property ReplayTable replay
    required property FilmComparison comparison
    readonly property var parting: comparison.parting
    readonly property var sides: replay.sides
    readonly property real half: (width - Theme.between) / 2
    readonly property real figure: Theme.px(34)

    function tint(side: int): color {
        const colour = card.sides[side] ? card.sides[side].colour : Theme.ink
        return Theme.dark ? Qt.lighter(colour, 1.6) : colour
    }

    component Line: Column {
        id: line

        required property string name
        property var told: null // {event, number, text}

        width: card.half
        spacing: Theme.px(2)

        Text {
            property bool mayBeCut: true
            width: parent.width
            text: line.name
            font: Theme.secondaryStrong
            color: Theme.ink
            elide: Text.ElideRight
            textFormat: Text.PlainText
        }
        Text {
            visible: line.told !== null && line.told.number !== ""
            text: line.told ? line.told.number : ""
            font: Theme.key
            color: Theme.muted
        }
        Paragraph {
            visible: line.told !== null
            width: parent.width
            font: Theme.secondary
            color: Theme.ink
            text: !line.told ? "" : line.told.text !== "" ? line.told.text
                  //% "It ends here"
                  : line.told.event < 0 ? qsTrId("app.compare.ends")
                  //% "Nothing is told here"
                  : qsTrId("app.compare.untold")
        }
    }
    component Figures: Row {
        id: figures

        required property var values

        Repeater {
            model: figures.values

            Text {
                required property int index
                required property int modelData

                text: modelData
                width: card.figure
                horizontalAlignment: Text.AlignRight
                font: Theme.secondaryStrong
                color: card.tint(index)
            }
        }
    }

    spacing: Theme.between

    Rectangle {
        width: card.width
        height: story.height + 2 * Theme.between
        radius: Theme.radiusPanel
        color: Theme.raise
        border.color: Theme.line2

        Column {
            id: story
            x: Theme.between
            y: Theme.between
            width: card.width - 2 * Theme.between
            spacing: Theme.between

            Item {
                width: parent.width
                height: Math.max(verdict.height, leave.height)

                Paragraph {
                    id: verdict
                    objectName: "compareVerdict"
                    width: parent.width - leave.width - Theme.within
                    text: card.comparison.verdict
                    color: Theme.ink
                }
                IconButton {
                    id: leave
                    objectName: "compareNothing"
                    anchors.right: parent.right
                    small: true
                    glyph: "close"
                    //% "Stop comparing"
                    label: qsTrId("app.compare.stop")
                    onClicked: card.comparison.clear()
                }
            }
            Row {
                spacing: Theme.between

                Line {
                    width: (story.width - Theme.between) / 2
                    name: card.comparison.leftName
                    told: card.parting.length > 0 ? card.parting[0] : null
                }
                Line {
                    objectName: "compareRight"
                    width: (story.width - Theme.between) / 2
                    name: card.comparison.rightName
                    told: card.parting.length > 1 ? card.parting[1] : null
                }
            }
            Row {
                visible: card.comparison.sameGame
                spacing: Theme.between

                PlainButton {
                    objectName: "goToParting"
                    visible: card.parting.length > 0
                    small: true
                    glyph: "target"
                    //% "Go there"
                    text: qsTrId("app.compare.go")
                    onClicked: card.comparison.goToParting()
                }
                PlainButton {
                    objectName: "sideBySide"
                    small: true
                    glyph: "compare"
                    checkable: true
                    checked: card.comparison.beside
                    //% "Side by side"
                    text: qsTrId("app.compare.beside")
                    onClicked: card.comparison.beside = !card.comparison.beside
                }
            }
        }
    }
    GroupLabel {
        visible: card.comparison.standing.length > 0
        //% "How both ended"
        text: qsTrId("app.compare.ended")
    }
    Item { // which is which
        visible: card.comparison.standing.length > 0
        width: card.width
        height: Theme.px(16)

        Row {
            anchors.right: parent.right
            spacing: Theme.between

            Repeater {
                model: [card.comparison.leftName, card.comparison.rightName]

                Text {
                    required property string modelData
                    property bool mayBeCut: true

                    width: card.figure * card.sides.length
                    text: modelData
                    font: Theme.small
                    color: Theme.muted
                    elide: Text.ElideRight
                    horizontalAlignment: Text.AlignRight
                    textFormat: Text.PlainText
                }
            }
        }
    }
    Column {
        width: card.width

        Repeater {
            model: card.comparison.standing

            Item {
                id: row
                required property var modelData

                width: card.width
                height: Theme.px(22)

                Text {
                    property bool mayBeCut: true
                    width: parent.width - both.width - Theme.within
                    text: row.modelData.label
                    font: Theme.secondary
                    color: Theme.ink2
                    elide: Text.ElideRight
                    anchors.verticalCenter: parent.verticalCenter
                }
                Row {
                    id: both
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: Theme.between

                    Figures {
                        values: row.modelData.left
                    }
                    Figures {
                        values: row.modelData.right
                    }
                }
            }
        }
    }
}
