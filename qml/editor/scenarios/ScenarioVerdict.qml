// SPDX-License-Identifier: GPL-3.0-or-later
// What the rules of the game say about the set-up; a click on a hex goes there.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

ColumnLayout {
    id: verdict

    required property SetupBench bench
    readonly property var problems: bench.problems
    signal hexRequested(int hex)

    spacing: Theme.between

    PlainButton {
        objectName: "validateSetup"
        glyph: "check"
        //: Asks the rules of the game
        //% "Check the set-up by the rules"
        text: qsTrId("app.editor.scenario_validate")
        enabled: verdict.bench.verdict !== "judging"
        onClicked: verdict.bench.validate()
        Layout.fillWidth: true
    }
    Notice {
        visible: verdict.bench.verdict === "sound"
        //% "The rules have no objection."
        text: qsTrId("app.editor.scenario_sound")
        tone: Notice.Fine
        closable: false
        Layout.fillWidth: true
    }
    Column {
        spacing: Theme.between
        Layout.fillWidth: true

        Repeater {
            model: verdict.problems

            ColumnLayout {
                id: problem

                required property var modelData

                objectName: "setupProblem"
                spacing: Theme.within
                width: parent.width

                RowLayout {
                    spacing: Theme.between
                    Layout.fillWidth: true

                    Glyph {
                        name: "warning"
                        color: Theme.gold
                        size: Theme.icon
                        Layout.alignment: Qt.AlignTop
                        Accessible.ignored: true
                    }
                    Paragraph {
                        text: problem.modelData.side === "" ? problem.modelData.text
                              //: %1 = a side, %2 = what must be done in its set-up, %3 = how much is, %4 = of how much
                              //% "%1: %2, only %3 of %4"
                              : qsTrId("app.editor.setup.problem").arg(problem.modelData.side).arg(problem.modelData.text)
                                .arg(problem.modelData.done).arg(problem.modelData.of)
                        Layout.fillWidth: true
                    }
                    Text {
                        text: problem.modelData.rule
                        font: Theme.mono
                        color: Theme.blue
                        Layout.alignment: Qt.AlignTop
                    }
                }
                Flow {
                    visible: problem.modelData.hexes.length > 0
                    spacing: Theme.within
                    Layout.fillWidth: true
                    Layout.leftMargin: Theme.icon + Theme.between

                    Repeater {
                        model: problem.modelData.hexes

                        PlainButton {
                            required property var modelData

                            objectName: "problemHex"
                            small: true
                            text: modelData.label
                            //: %1 = number of a hex
                            //% "Go to hex %1"
                            tip: qsTrId("app.editor.setup.go_to").arg(modelData.label)
                            onClicked: verdict.hexRequested(modelData.hex)
                        }
                    }
                }
            }
        }
    }
}
