// SPDX-License-Identifier: GPL-3.0-or-later
// What the checker says about the package, the gravest first: a click leads there, a button settles what is simple.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

BottomPanel {
    id: panel

    required property Workbench workbench
    readonly property FindingModel findings: workbench.findings

    objectName: "findingsPanel"
    //% "Findings"
    title: qsTrId("app.editor.findings")
    //% "Close the findings"
    closeLabel: qsTrId("app.editor.findings_close")
    empty: findings.shown > 0 ? ""
           //% "The package is being checked."
           : workbench.busy ? qsTrId("app.editor.findings_checking")
           //% "There is nothing to say about it."
           : qsTrId("app.editor.findings_none")
    head: [
        SegmentedControl {
            objectName: "findingWeights"
            //% "Which findings are shown"
            label: qsTrId("app.editor.findings_shown")
            segments: [
                //: All findings
                //% "All %1"
                qsTrId("app.editor.findings_all").arg(panel.findings.count),
                //: %1 = how many
                //% "Errors %1"
                qsTrId("app.editor.findings_errors").arg(panel.findings.errors),
                //: %1 = how many
                //% "Warnings %1"
                qsTrId("app.editor.findings_warnings").arg(panel.findings.warnings),
                //: %1 = how many
                //% "Hints %1"
                qsTrId("app.editor.findings_notes").arg(panel.findings.notes)
            ]
            currentIndex: panel.findings.only < 0 ? 0 : 3 - panel.findings.only
            onActivated: index => panel.findings.only = index === 0 ? -1 : 3 - index
        },
        TextEntry {
            objectName: "findingSearch"
            glyph: "search"
            //% "Search in the findings"
            label: qsTrId("app.editor.findings_search")
            placeholderText: label
            onTextEdited: panel.findings.search = text
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.px(280)
            implicitHeight: Theme.controlSmall
        },
        Item {
            Layout.fillWidth: true
        }
    ]

    ListView {
        id: list
        objectName: "findingList"
        model: panel.findings
        clip: true
        activeFocusOnTab: true
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTrId("app.editor.findings")
        Keys.onReturnPressed: panel.findings.goTo(currentIndex)
        Keys.onEnterPressed: panel.findings.goTo(currentIndex)
        T.ScrollBar.vertical: ScrollRail { }
        anchors.fill: parent

        delegate: FindingLine {
            width: ListView.view.width
            highlighted: ListView.isCurrentItem && list.activeFocus
            onChosen: {
                list.currentIndex = index
                panel.findings.goTo(index)
            }
            onFixed: panel.findings.fix(index)
        }
    }
}
