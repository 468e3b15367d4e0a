// SPDX-License-Identifier: GPL-3.0-or-later
// The game that was played last: its table, where it stands, and the button that goes on with it.
import QtQuick
import QtQuick.Layouts
import Esagono

Card {
    id: card

    required property Shell shell
    required property var game // the roles of SavedGames by name
    readonly property bool narrow: width < Theme.px(760)

    implicitHeight: Math.max(Theme.px(146), texts.implicitHeight + 2 * Theme.padding)
    objectName: "continueCard"
    Accessible.role: Accessible.Grouping
    //% "Continue"
    Accessible.name: qsTrId("app.library.continue")

    component Fact: RowLayout {
        id: fact

        property string label
        property string value

        visible: value !== ""
        spacing: Theme.padding
        Layout.fillWidth: true

        Text {
            text: fact.label
            font: Theme.secondary
            color: Theme.muted
            Layout.fillWidth: true
        }
        Text {
            text: fact.value
            font: Theme.secondaryStrong
            color: Theme.ink
            textFormat: Text.PlainText
            elide: Text.ElideRight
            horizontalAlignment: Text.AlignRight
            Layout.maximumWidth: Theme.px(220)
        }
    }

    RowLayout {
        anchors.fill: parent
        anchors.margins: 1
        spacing: 0

        Picture {
            visible: !card.narrow
            source: card.game.picture ?? ""
            roundLeft: true
            roundTop: true
            roundBottom: true
            Layout.fillWidth: true // gives way to long words
            Layout.minimumWidth: Theme.px(60)
            Layout.preferredWidth: Math.min(Theme.px(352), card.width * 0.3)
            Layout.maximumWidth: Layout.preferredWidth
            Layout.fillHeight: true
        }
        ColumnLayout {
            id: texts
            spacing: Theme.within
            Layout.fillWidth: true
            Layout.margins: Theme.padding
            Layout.leftMargin: Theme.px(18)

            GroupLabel {
                text: qsTrId("app.library.continue")
            }
            TitleText {
                text: card.game.scenario ?? ""
                Layout.fillWidth: true
            }
            Paragraph {
                text: card.game.title ?? ""
                elide: Text.ElideRight
                maximumLineCount: 1
                Layout.fillWidth: true
            }
            Paragraph {
                visible: text !== ""
                text: card.narrow ? (card.game.turnText ?? "") : ""
                Layout.fillWidth: true
            }
            Item {
                Layout.fillHeight: true
            }
            RowLayout {
                spacing: Theme.between

                MainButton {
                    objectName: "continue"
                    glyph: "play"
                    implicitHeight: Theme.controlMain
                    text: qsTrId("app.library.continue")
                    keyHint: activeFocus ? "↵" : ""
                    focus: true
                    onClicked: card.shell.openGame(card.game.path)
                }
                QuietButton {
                    glyph: "list"
                    //% "All saved games"
                    text: qsTrId("app.library.all_saved")
                    onClicked: card.shell.show("saved")
                }
            }
        }
        Separator {
            visible: !card.narrow
            Layout.fillHeight: true
        }
        ColumnLayout {
            visible: !card.narrow
            spacing: Theme.within
            Layout.preferredWidth: Theme.px(300)
            Layout.fillWidth: false
            Layout.margins: Theme.px(16)
            Layout.alignment: Qt.AlignTop

            Fact {
                //% "Turn"
                label: qsTrId("app.library.fact.turn")
                value: card.game.turnText ?? ""
            }
            Fact {
                //% "To move"
                label: qsTrId("app.library.fact.to_move")
                value: card.game.toMove ?? ""
            }
            Fact {
                //% "Players"
                label: qsTrId("app.library.fact.players")
                value: card.game.players ?? ""
            }
            Fact {
                //% "Last played"
                label: qsTrId("app.library.fact.last_played")
                value: card.game.lastPlayed ?? ""
            }
            Fact {
                //% "File"
                label: qsTrId("app.library.fact.file")
                value: card.game.name ?? ""
            }
        }
    }
}
