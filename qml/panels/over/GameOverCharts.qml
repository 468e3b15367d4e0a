// SPDX-License-Identifier: GPL-3.0-or-later
// Victory line by line, losses by turn, dice of each side, attacks by odds.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

EvenGrid {
    id: grid

    required property Statistics statistics
    readonly property var sides: statistics.sides
    readonly property var losses: statistics.losses
    readonly property var combats: statistics.combats

    columns: width >= Theme.px(640) ? 2 : 1
    columnSpacing: Theme.margin
    rowSpacing: Theme.margin

    VictoryLines {
        statistics: grid.statistics
        width: grid.widthAt(0)
    }
    ColumnChart {
        objectName: "lossesChart"
        //% "Steps lost by turn"
        title: qsTrId("app.play.losses_by_turn")
        sides: grid.sides
        labels: grid.losses.map(turn => turn.label)
        series: grid.sides.map((side, at) => grid.losses.map(turn => turn.steps[at] ?? 0))
        width: grid.widthAt(1)
    }
    Repeater {
        model: grid.statistics.dice

        ColumnChart {
            required property int index
            required property var modelData

            //: Title of a chart; %1 = whose dice, %2 = how many rolls, %3 = their mean, %4 = the mean to expect
            //% "Dice of %1: %2 rolls, mean %3 (expected %4)"
            title: qsTrId("app.play.dice_of").arg(modelData.name).arg(modelData.rolls)
                   .arg(Number(modelData.mean).toLocaleString(Qt.locale(), "f", 2))
                   .arg(Number(modelData.expectedMean).toLocaleString(Qt.locale(), "f", 2))
            sides: grid.sides.filter(side => side.side === modelData.side)
            labels: modelData.faces.map(face => face.face)
            series: [modelData.faces.map(face => face.count)]
            expected: modelData.faces.map(face => Number(face.expected))
            width: grid.widthAt(2 + index)
        }
    }
    ColumnChart {
        visible: grid.combats.length > 0
        objectName: "combatsChart"
        //% "Attacks by odds"
        title: qsTrId("app.play.attacks_by_odds")
        sides: grid.sides
        labels: grid.combats.map(column => column.label)
        series: grid.sides.map((side, at) => grid.combats.map(column => column.counts[at] ?? 0))
        width: grid.widthAt(2 + grid.statistics.dice.length)
    }
}
