// SPDX-License-Identifier: GPL-3.0-or-later
// One game: a picture of its map, its title, a few facts, its scenarios; or why it cannot be played.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

Card {
    id: card

    required property int index
    required property string packageId
    required property string title
    required property string heading
    required property string series
    required property string folder
    required property string problem
    required property string picture
    required property string fallback // which language stands in for the one chosen
    required property var facts
    required property var scenarios
    required property Shell shell
    property bool wide: false // picture at the left instead of above
    readonly property bool broken: problem !== ""

    implicitHeight: layout.implicitHeight + 2
    Accessible.role: Accessible.ListItem
    Accessible.name: broken
                     //: Read aloud. %1 = title, %2 = why it cannot be used
                     //% "%1: %2"
                     ? qsTrId("app.library.row_broken").arg(title).arg(problem) : title

    GridLayout {
        id: layout
        anchors.fill: parent
        anchors.margins: 1
        columns: card.wide ? 2 : 1
        columnSpacing: 0
        rowSpacing: 0

        Picture {
            visible: !card.broken
            source: card.picture
            roundLeft: true
            roundTop: true
            roundRight: !card.wide
            roundBottom: card.wide
            //: Read aloud. %1 = title of a game
            //% "Map of %1"
            Accessible.name: qsTrId("app.library.map_of").arg(card.title)
            Layout.fillWidth: !card.wide
            Layout.fillHeight: card.wide
            Layout.preferredWidth: card.wide ? card.width * 0.46 : -1
            Layout.preferredHeight: card.wide ? -1 : Theme.px(104)
        }
        ColumnLayout {
            spacing: Theme.within
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.margins: Theme.px(14)
            Layout.topMargin: Theme.padding

            TitleText {
                text: card.heading
                font: Theme.section
                wrapMode: Text.Wrap
                maximumLineCount: 2
                Layout.fillWidth: true
            }
            Text {
                visible: card.series !== ""
                text: card.series
                font: Theme.secondary
                color: Theme.muted
                elide: Text.ElideRight
                textFormat: Text.PlainText
                Layout.fillWidth: true
            }
            Paragraph {
                visible: !card.broken
                text: card.facts.join(" · ")
                font: Theme.secondary
                Layout.fillWidth: true
                Layout.topMargin: Theme.within
            }
            Chip {
                objectName: "gameFallback"
                visible: card.fallback !== ""
                tone: Chip.Gold
                glyph: "globe"
                text: card.fallback
            }
            BrokenNote {
                visible: card.broken
                problem: card.problem
                folder: card.folder
                Layout.fillWidth: true
            }
            GroupLabel {
                visible: !card.broken
                //% "Scenarios"
                text: qsTrId("app.library.scenarios")
                Layout.topMargin: Theme.between
            }
            Column {
                id: scenarioRows
                visible: !card.broken
                spacing: Theme.within
                Layout.fillWidth: true
                Layout.leftMargin: -Theme.between
                Layout.rightMargin: -Theme.between

                Repeater {
                    model: card.broken ? [] : card.scenarios

                    ScenarioRow {
                        wide: card.wide
                        onChosen: id => card.shell.prepareGame(card.packageId, id)
                        width: scenarioRows.width
                    }
                }
            }
            Item {
                Layout.fillHeight: true
            }
            RowLayout {
                spacing: Theme.within
                Layout.topMargin: Theme.between

                PlainButton {
                    objectName: "newGame_" + card.packageId
                    visible: !card.broken
                    glyph: "play"
                    //% "New game"
                    text: qsTrId("app.library.new_game")
                    onClicked: card.shell.prepareGame(card.packageId, "")
                }
                QuietButton {
                    objectName: "edit_" + card.packageId
                    visible: !card.broken
                    glyph: "pencil"
                    text: qsTrId("app.library.edit")
                    onClicked: card.shell.editPackage(card.packageId, false)
                }
                Item {
                    Layout.fillWidth: true
                }
                IconButton {
                    id: more
                    objectName: "more_" + card.packageId
                    glyph: "menu"
                    //: Read aloud. %1 = title of a game
                    //% "More about %1"
                    label: qsTrId("app.library.more").arg(card.title)
                    onClicked: cardMenu.open()

                    GameMenu {
                        id: cardMenu
                        x: more.width - width
                        y: -height - Theme.within
                        onChosen: what => card.shell.editPackage(card.broken ? card.folder : card.packageId, what === "copy")
                    }
                }
            }
        }
    }
}
