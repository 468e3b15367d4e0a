// SPDX-License-Identifier: GPL-3.0-or-later
// How many random games are played, of which scenario, and how far they have come.
// What the bench tells is a plain map.
// qmllint disable type compiler
import QtQuick
import QtQuick.Layouts
import Esagono

ColumnLayout {
    id: wishes

    required property PlaytestBench bench
    readonly property int played: bench.result.played ?? 0
    readonly property int wanted: bench.result.wanted ?? 0

    spacing: Theme.between

    ChoiceBox {
        objectName: "playtestScenario"
        visible: count > 1
        enabled: !wishes.bench.running
        label: qsTrId("app.new.scenario")
        model: wishes.bench.scenarios
        currentIndex: wishes.bench.scenario
        onActivated: index => wishes.bench.scenario = index
        Layout.fillWidth: true
    }
    RowLayout {
        spacing: Theme.between

        Text {
            //% "Games"
            text: qsTrId("app.playtest.games")
            font: Theme.plain
            color: Theme.ink2
        }
        NumberEntry {
            objectName: "playtestGames"
            label: qsTrId("app.playtest.games")
            from: 1
            to: 100000
            stepSize: 10
            enabled: !wishes.bench.running
            value: wishes.bench.games
            onValueModified: wishes.bench.games = value
            Layout.fillWidth: true
        }
        Text {
            //: The number from which all throws and choices follow
            //% "Seed"
            text: qsTrId("app.playtest.seed")
            font: Theme.plain
            color: Theme.ink2
            Layout.leftMargin: Theme.between
        }
        NumberEntry {
            objectName: "playtestSeed"
            label: qsTrId("app.playtest.seed")
            from: 0
            to: 999999
            enabled: !wishes.bench.running
            value: wishes.bench.seed
            onValueModified: wishes.bench.seed = value
            Layout.fillWidth: true
        }
    }
    RowLayout {
        spacing: Theme.between
        Layout.topMargin: Theme.within

        MainButton {
            objectName: "playtestStart"
            visible: !wishes.bench.running
            enabled: wishes.bench.scenarios.length > 0
            glyph: "dice"
            //% "Play"
            text: qsTrId("app.playtest.start")
            onClicked: wishes.bench.start()
        }
        PlainButton {
            objectName: "playtestCancel"
            visible: wishes.bench.running
            glyph: "close"
            //% "Stop"
            text: qsTrId("app.playtest.stop")
            onClicked: wishes.bench.cancel()
        }
        ColumnLayout {
            visible: wishes.wanted > 0
            spacing: Theme.within
            Layout.fillWidth: true

            Text {
                objectName: "playtestProgress"
                //: %1 = games that were played, %2 = games that are wanted
                //% "%1 of %2 games played"
                text: qsTrId("app.playtest.progress").arg(wishes.played).arg(wishes.wanted)
                font: Theme.secondary
                color: Theme.muted
            }
            ProgressLine {
                value: wishes.wanted > 0 ? wishes.played / wishes.wanted : 0
                label: qsTrId("app.playtest.title")
                Layout.fillWidth: true
            }
        }
    }
}
