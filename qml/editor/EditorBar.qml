// SPDX-License-Identifier: GPL-3.0-or-later
// The bar above the editor: what is edited, undo and redo, what the page adds, and what comes after editing.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

Rectangle {
    id: bar

    required property Workbench workbench
    property alias tools: room.data // of the page that is shown
    readonly property bool tight: width < Theme.px(1180)
    readonly property var pages: ["map", "counters", "tables", "scenarios", "texts"]
    signal checkRequested()
    signal playtestRequested()
    signal gamesRequested()
    signal compareRequested()
    signal printRequested()
    property bool comparable: false // there is a built-in game it comes from

    implicitHeight: Theme.px(44)
    color: Theme.panel
    objectName: "editorBar"

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.padding
        anchors.rightMargin: Theme.padding
        spacing: Theme.between

        SegmentedControl {
            objectName: "editorPages"
            //% "What is edited"
            label: qsTrId("app.editor.pages")
            segments: [
                //% "Map"
                qsTrId("app.editor.map"),
                //% "Counters"
                qsTrId("app.editor.counters"),
                //% "Tables"
                qsTrId("app.editor.tables"),
                //% "Scenarios"
                qsTrId("app.editor.scenarios"),
                //% "Texts"
                qsTrId("app.editor.texts")
            ]
            currentIndex: bar.pages.indexOf(bar.workbench.page)
            onActivated: index => bar.workbench.page = bar.pages[index]
        }
        Separator {
            Layout.preferredHeight: Theme.px(24)
        }
        IconButton {
            objectName: "editorUndo"
            glyph: "undo"
            //% "Undo"
            label: qsTrId("app.editor.undo")
            tip: bar.workbench.undoName === "" ? label : bar.workbench.undoName
            enabled: bar.workbench.canUndo
            onClicked: bar.workbench.undo()
        }
        IconButton {
            objectName: "editorRedo"
            glyph: "redo"
            //% "Redo"
            label: qsTrId("app.editor.redo")
            tip: bar.workbench.redoName === "" ? label : bar.workbench.redoName
            enabled: bar.workbench.canRedo
            onClicked: bar.workbench.redo()
        }
        IconButton {
            objectName: "editorSave"
            glyph: "save"
            label: qsTrId("app.editor.save")
            enabled: !bar.workbench.saved
            onClicked: Actions.trigger("editor.save")
        }
        RowLayout {
            id: room
            spacing: Theme.between
        }
        Item {
            Layout.fillWidth: true
        }
        IconButton {
            objectName: "editorPrint"
            visible: !bar.tight // the menu has it
            glyph: "print"
            //% "Print and export"
            label: qsTrId("app.print.title")
            onClicked: bar.printRequested()
        }
        IconButton {
            objectName: "editorCompare"
            visible: !bar.tight // the menu has it
            glyph: "compare"
            //% "Compare with the built-in game"
            label: qsTrId("app.differences.compare")
            enabled: bar.comparable
            onClicked: bar.compareRequested()
        }
        IconButton {
            objectName: "editorRandomGames"
            visible: !bar.tight // the menu has it
            glyph: "dice"
            label: qsTrId("app.playtest.title")
            onClicked: bar.gamesRequested()
        }
        PlainButton {
            objectName: "editorCheck"
            glyph: "check"
            //% "Check"
            text: qsTrId("app.editor.check")
            onClicked: bar.checkRequested()
        }
        MainButton {
            objectName: "editorPlaytest"
            glyph: "play"
            //% "Playtest"
            text: qsTrId("app.editor.playtest")
            onClicked: bar.playtestRequested()
        }
    }
    Separator {
        width: parent.width
        anchors.bottom: parent.bottom
    }
}
