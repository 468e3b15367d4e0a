// SPDX-License-Identifier: GPL-3.0-or-later
// What is different from the built-in game: a click leads there, a button puts back what was.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

BottomPanel {
    id: panel

    required property CorrectionDesk desk
    readonly property DifferenceList differences: desk.differences
    signal saveRequested()

    objectName: "differencesPanel"
    //: %1 = title of a game
    //% "Differences from %1"
    title: qsTrId("app.differences.title").arg(desk.original)
    //% "Close the differences"
    closeLabel: qsTrId("app.differences.close")
    empty: differences.shown > 0 ? ""
           //% "The two are being compared."
           : desk.busy ? qsTrId("app.differences.comparing")
           //% "There is no difference."
           : qsTrId("app.differences.none")
    head: [
        Chip {
            objectName: "differenceCount"
            visible: panel.differences.total > 0
            tone: Chip.Neutral
            //% "%n difference(s)"
            text: qsTrId("app.differences.count", panel.differences.total)
        },
        TextEntry {
            objectName: "differenceSearch"
            glyph: "search"
            //% "Search in the differences"
            label: qsTrId("app.differences.search")
            placeholderText: label
            onTextEdited: panel.differences.search = text
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.px(280)
            implicitHeight: Theme.controlSmall
        },
        Item {
            Layout.fillWidth: true
        },
        PlainButton {
            objectName: "saveCorrections"
            small: true
            glyph: "save"
            enabled: panel.differences.total > 0
            //% "Save as corrections…"
            text: qsTrId("app.differences.save")
            onClicked: panel.saveRequested()
        }
    ]

    ListView {
        id: list
        objectName: "differenceList"
        visible: panel.empty === ""
        anchors.fill: parent
        model: panel.differences
        clip: true
        activeFocusOnTab: true
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: panel.title
        Keys.onReturnPressed: panel.desk.goTo(currentIndex)
        Keys.onEnterPressed: panel.desk.goTo(currentIndex)
        T.ScrollBar.vertical: ScrollRail { }

        delegate: DifferenceLine {
            width: ListView.view.width
            highlighted: ListView.isCurrentItem && list.activeFocus
            onChosen: {
                list.currentIndex = index
                panel.desk.goTo(index)
            }
            onPutBack: panel.desk.putBack(index)
        }
    }
}
