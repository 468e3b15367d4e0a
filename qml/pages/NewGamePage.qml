// SPDX-License-Identifier: GPL-3.0-or-later
// What is agreed before a game begins: scenario, players, dice, options, and how doubtful rules are read.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

PageFrame {
    id: page

    required property Shell shell
    readonly property NewGame game: shell.newGame

    objectName: "newGamePage"
    title: game.title
    //% "Agree on the game, then begin. Everything you play is written down at once; there is nothing to save."
    lead: qsTrId("app.new.lead")
    onClosed: shell.leave()

    DialogBox { // what is thrown or drawn before the first decision
        objectName: "firstDice"
        visible: page.shell.play.realDice.wantsDice
        closePolicy: DialogBox.NoAutoClose
        //% "Before the first decision"
        title: qsTrId("app.new.first_dice")

        DiceEntry {
            play: page.shell.play
            Layout.fillWidth: true
        }
        buttons: PlainButton {
            text: qsTrId("app.new.cancel")
            onClicked: page.shell.play.close()
        }
    }

    component Part: Card {
        id: part

        property string title
        default property alias body: inside.data

        implicitHeight: inside.implicitHeight + 2 * Theme.groups
        Layout.fillWidth: true

        ColumnLayout {
            id: inside
            anchors.fill: parent
            anchors.margins: Theme.groups
            spacing: Theme.padding

            TitleText {
                visible: text !== ""
                text: part.title
                font: Theme.cardTitle
            }
        }
    }

    Chip {
        objectName: "newFallback"
        visible: page.game.fallback !== ""
        tone: Chip.Gold
        glyph: "globe"
        text: page.game.fallback
    }
    Part {
        //% "Scenario"
        title: qsTrId("app.new.scenario")

        Column {
            id: scenarios
            spacing: Theme.padding
            Layout.fillWidth: true

            Repeater {
                model: page.game.scenarios

                RadioField {
                    required property int index
                    required property var modelData

                    objectName: "scenario_" + modelData.id
                    text: modelData.title
                    note: modelData.summary
                    font: Theme.medium
                    autoExclusive: true
                    checked: page.game.scenario === index
                    onClicked: page.game.scenario = index
                    width: scenarios.width
                }
            }
        }
    }
    Part {
        //% "Players"
        title: qsTrId("app.new.players")

        Paragraph {
            //% "Persons share this screen; their names are shown when it changes hands. The computer and other programs know only what their side may see."
            text: qsTrId("app.new.players_note")
            Layout.fillWidth: true
        }
        Column {
            spacing: Theme.between

            Repeater {
                model: page.game.sides.length // who plays changes without new rows

                PlayerEntry {
                    game: page.game
                }
            }
        }
    }
    Part {
        //% "Dice"
        title: qsTrId("app.new.dice")

        RadioField {
            //% "The program rolls"
            text: qsTrId("app.new.dice_seeded")
            //% "The rolls follow from a number drawn at the beginning, so that nobody can roll again."
            note: qsTrId("app.new.dice_seeded_note")
            autoExclusive: true
            checked: page.game.dice !== "told"
            onClicked: page.game.dice = "seeded"
            Layout.fillWidth: true
        }
        RadioField {
            objectName: "diceTold"
            //% "We roll real dice and type them in"
            text: qsTrId("app.new.dice_told")
            autoExclusive: true
            checked: page.game.dice === "told"
            onClicked: page.game.dice = "told"
            Layout.fillWidth: true
        }
    }
    Part {
        objectName: "corrections"
        visible: page.game.corrections.count > 0
        //: To a printed game, made by somebody who owns it
        //% "Corrections"
        title: qsTrId("app.new.corrections")

        Paragraph {
            //% "Values put right by somebody who owns the printed game. The game remembers those it was begun with."
            text: qsTrId("app.new.corrections_note")
            Layout.fillWidth: true
        }
        Column {
            id: corrections
            spacing: Theme.padding
            Layout.fillWidth: true

            Repeater {
                model: page.game.corrections

                CorrectionEntry {
                    list: page.game.corrections
                    width: corrections.width
                }
            }
        }
        Paragraph {
            objectName: "correctionsClash"
            visible: text !== ""
            text: page.game.corrections.problem
            color: Theme.red
            Layout.fillWidth: true
        }
    }
    Part {
        visible: page.game.options.total > 0
        //% "Optional rules"
        title: qsTrId("app.new.options")

        Column {
            id: options
            spacing: Theme.padding
            Layout.fillWidth: true

            Repeater {
                model: page.game.options

                RulingEntry {
                    list: page.game.options
                    width: options.width
                }
            }
        }
    }
    Part {
        visible: page.game.rulings.total > 0

        Fold {
            objectName: "rulings"
            onOpenChanged: if (open) table.setSource("../library/RulingTable.qml", { list: page.game.rulings })
            //% "Rules in doubt"
            title: qsTrId("app.new.rulings")
            note: page.game.rulings.changedCount > 0
                  //: How many answers differ from the usual ones
                  //% "%n answered otherwise"
                  ? qsTrId("app.new.rulings_changed", page.game.rulings.changedCount)
                  //% "%n question(s), default answer"
                  : qsTrId("app.new.rulings_usual", page.game.rulings.total)
            Layout.fillWidth: true

            RowLayout {
                spacing: Theme.between

                TextEntry {
                    objectName: "rulingFilter"
                    glyph: "search"
                    //% "Find a section or a word"
                    placeholderText: qsTrId("app.new.find_ruling")
                    label: placeholderText
                    text: page.game.rulings.filter
                    onTextEdited: page.game.rulings.filter = text
                    Layout.preferredWidth: Theme.px(280)
                }
                Item {
                    Layout.fillWidth: true
                }
                QuietButton {
                    enabled: page.game.rulings.changedCount > 0
                    //% "All defaults"
                    text: qsTrId("app.new.as_usual")
                    onClicked: page.game.rulings.restore()
                }
            }
            Loader { // many: made only when somebody looks
                id: table
                Layout.fillWidth: true
            }
        }
    }
    foot: [
        Text {
            //% "File name"
            text: qsTrId("app.new.file")
            font: Theme.plain
            color: Theme.ink2
        },
        TextEntry {
            objectName: "gameName"
            label: qsTrId("app.new.file")
            placeholderText: page.game.suggestedName
            text: page.game.name
            maximumLength: 80
            onTextEdited: page.game.name = text
            onAccepted: if (begin.enabled) begin.clicked()
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.px(360)
        },
        Item {
            Layout.fillWidth: true
        },
        PlainButton {
            //% "Cancel"
            text: qsTrId("app.new.cancel")
            onClicked: page.shell.leave()
        },
        MainButton {
            id: begin
            objectName: "begin"
            focus: true
            glyph: "play"
            implicitHeight: Theme.controlMain
            enabled: !page.shell.play.busy && page.game.corrections.problem === "" && page.game.seated
            //% "Begin"
            text: qsTrId("app.new.begin")
            onClicked: page.shell.beginGame()
        }
    ]
}
