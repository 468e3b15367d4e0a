// SPDX-License-Identifier: GPL-3.0-or-later
// What came of the random games: what failed, who won and how surely that is known, how long they took.
// What the bench tells is a plain map.
// qmllint disable type compiler
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

ColumnLayout {
    id: figures

    required property PlaytestBench bench
    readonly property var result: bench.result
    readonly property int finished: result.finished ?? 0
    readonly property var kinds: [
        //: A game that could not be played to its end
        //% "stopped"
        qsTrId("app.playtest.kind.broken"),
        //: A game in which somebody has to decide and can do nothing
        //% "dead end"
        qsTrId("app.playtest.kind.dead_end"),
        //: A game in which something that was offered was refused
        //% "refused"
        qsTrId("app.playtest.kind.refused"),
        //: A game without an end
        //% "endless"
        qsTrId("app.playtest.kind.endless")
    ]

    spacing: Theme.between

    component Fact: RowLayout {
        id: fact

        property string label
        property string value

        spacing: Theme.between
        Layout.fillWidth: true

        Text {
            text: fact.label
            font: Theme.plain
            color: Theme.ink2
            Layout.fillWidth: true
        }
        Text {
            text: fact.value
            font: Theme.strong
            color: Theme.ink
        }
    }

    FormHeading {
        //% "Who won"
        text: qsTrId("app.playtest.wins")
        Layout.fillWidth: true
    }
    Column {
        id: shares
        spacing: Theme.between
        Layout.fillWidth: true

        Repeater {
            model: figures.result.sides ?? []

            ShareBar {
                required property var modelData

                width: shares.width
                name: modelData.name
                colour: modelData.colour
                part: modelData
            }
        }
        ShareBar {
            visible: figures.finished > 0 && (figures.result.draws?.wins ?? 0) > 0
            width: shares.width
            //% "Nobody"
            name: qsTrId("app.playtest.draw")
            colour: Theme.muted
            part: figures.result.draws ?? ({})
        }
    }
    Paragraph {
        visible: figures.finished > 0
        //% "The thin line is where the true share lies, with 95 % confidence."
        text: qsTrId("app.playtest.confidence")
        font: Theme.small
        color: Theme.muted
        Layout.fillWidth: true
    }
    FormHeading {
        //% "Length"
        text: qsTrId("app.playtest.length")
        Layout.fillWidth: true
        Layout.topMargin: Theme.between
    }
    Fact {
        objectName: "playtestTurns"
        visible: figures.finished > 0
        //% "Turns"
        label: qsTrId("app.playtest.turns")
        value: figures.spread(figures.result.turns)
    }
    Fact {
        visible: figures.finished > 0
        //% "Decisions"
        label: qsTrId("app.playtest.decisions")
        value: figures.spread(figures.result.decisions)
    }
    Fact {
        objectName: "playtestNever"
        //: Hexes of land to which no counter came in any game
        //% "Hexes nobody came to"
        label: qsTrId("app.playtest.never")
        //: %1 = how many, %2 = of how many
        //% "%1 of %2"
        value: qsTrId("app.playtest.of").arg(figures.result.never ?? 0).arg(figures.result.hexes ?? 0)
    }
    FormHeading {
        //% "Games that failed"
        text: qsTrId("app.playtest.failed")
        Layout.fillWidth: true
        Layout.topMargin: Theme.between

        Chip {
            objectName: "playtestFailed"
            tone: (figures.result.failed ?? 0) > 0 ? Chip.Red : Chip.Green
            text: figures.result.failed ?? 0
        }
    }
    Column {
        id: failures
        spacing: Theme.within
        Layout.fillWidth: true

        Repeater {
            model: figures.bench.failures

            PlaytestFailure {
                width: failures.width
                kindWord: figures.kinds[modelData.kind]
                onWatched: figures.bench.record(index)
            }
        }
    }

    function spread(of: var): string {
        return !of || of.mean === undefined ? ""
               //: %1 = mean, %2 = least, %3 = most
               //% "%1 (%2 to %3)"
               : qsTrId("app.playtest.spread").arg(Number(of.mean).toLocaleString(Qt.locale(), "f", 1))
                                              .arg(of.least).arg(of.most)
    }
}
