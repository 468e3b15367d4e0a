// SPDX-License-Identifier: GPL-3.0-or-later
// Whose decision it is, where in the sequence of play, what is asked, and what may be pressed.
import QtQuick
import QtQuick.Layouts
import Esagono

Rectangle {
    id: bar

    required property PlayTable play
    required property OfferRows offers
    property string keyUndo: "Ctrl Z"
    readonly property bool narrow: width < Theme.px(1180)
    readonly property string plainPrompt: play.turn.prompt.replace(/<[^>]*>/g, "")
    property bool calm: false // a panel has the main action
    signal whyNotAsked()
    signal mainPressed()
    property bool panelHidden: false // the side panel is a drawer
    property bool panelOpen: false
    signal panelToggled()

    objectName: "promptBar"
    implicitHeight: Theme.promptBar
    color: Theme.panel
    Accessible.role: Accessible.AlertMessage // whoever listens hears every new prompt
    Accessible.name: plainPrompt

    Rectangle {
        width: Theme.px(5)
        height: parent.height
        color: bar.play.turn.side < 0 ? Theme.line2 : Theme.dark ? Qt.lighter(bar.play.turn.sideColour, 1.45) : bar.play.turn.sideColour
    }
    Rectangle {
        width: parent.width
        height: 1
        anchors.bottom: parent.bottom
        color: Theme.line2
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.px(21)
        anchors.rightMargin: Theme.px(14)
        spacing: Theme.px(14)

        ColumnLayout {
            spacing: 0
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignVCenter

            Breadcrumb {
                steps: bar.play.breadcrumb
                sideName: bar.play.turn.sideName
                sideMark: bar.play.turn.sideMark
                sideColour: bar.play.turn.sideColour
                sequence: bar.play.tracks.sequence
                Layout.fillWidth: true
            }
            Text {
                id: sentence

                readonly property bool twoLines: measure.implicitWidth > width

                objectName: "promptText"
                text: bar.play.turn.prompt
                textFormat: Text.StyledText
                font.family: Theme.prompt.family
                font.weight: Theme.prompt.weight
                font.pixelSize: twoLines ? Theme.px(15) : Theme.prompt.pixelSize
                color: Theme.ink
                wrapMode: Text.Wrap
                maximumLineCount: twoLines ? 2 : 1
                elide: Text.ElideRight
                lineHeightMode: Text.FixedHeight
                lineHeight: twoLines ? Theme.px(20) : Theme.px(23)
                Layout.fillWidth: true

                Text {
                    id: measure
                    visible: false
                    text: sentence.text
                    textFormat: Text.StyledText
                    font: Theme.prompt
                }
                HoverHandler {
                    id: pointing
                }
                Tip {
                    text: bar.plainPrompt
                    shown: pointing.hovered && sentence.truncated
                }
            }
        }
        PromptButtons {
            play: bar.play
            offers: bar.offers
            narrow: bar.narrow
            roomy: bar.width >= Theme.px(1260)
            keyUndo: bar.keyUndo
            calm: bar.calm
            onWhyNotAsked: bar.whyNotAsked()
            onMainPressed: bar.mainPressed()
        }
        IconButton {
            visible: bar.panelHidden
            objectName: "panelButton"
            glyph: "list"
            checked: bar.panelOpen
            label: qsTrId("app.play.side_panel")
            onClicked: bar.panelToggled()
        }
    }
}
