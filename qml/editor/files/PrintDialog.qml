// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed of the package: its kind at the left, how it shall be at the right, the file below.
// The wishes are a plain map.
// qmllint disable type compiler
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

DialogBox {
    id: dialog

    required property Shell shell
    readonly property PrintDesk desk: shell.printing
    property string kind: "map"
    readonly property string ending: kinds.find(each => each.id === kind).ending
    readonly property string target: shell.shareDesk.complete(ending, file.text)
    readonly property bool replaces: target !== "" && shell.shareDesk.exists(target)
    readonly property var kinds: desk.kinds

    function ask(): void {
        choose(kind)
        open()
        list.forceActiveFocus()
    }
    function choose(id: string): void {
        kind = id
        file.text = desk.propose(id)
    }
    function step(by: int): void {
        const at = kinds.findIndex(each => each.id === kind) + by
        if (at >= 0 && at < kinds.length)
            choose(kinds[at].id)
    }
    function go(): void {
        close()
        desk.begin(kind, target, wishes.all)
    }

    objectName: "printDialog"
    width: Math.min(Theme.px(620), (parent ? parent.width : 620) - Theme.margin)
    //% "Print and export"
    title: qsTrId("app.print.title")

    Item {
        implicitHeight: Math.max(list.height, wishes.implicitHeight, Theme.px(190))
        Layout.fillWidth: true

        FocusScope {
            id: list
            objectName: "printKinds"
            width: Theme.px(190)
            height: kindColumn.height
            activeFocusOnTab: true
            Accessible.role: Accessible.List
            Accessible.name: qsTrId("app.export.kinds")
            Keys.onUpPressed: dialog.step(-1)
            Keys.onDownPressed: dialog.step(1)

            Column {
                id: kindColumn
                width: parent.width

                Repeater {
                    model: dialog.kinds

                    ListRow {
                        required property var modelData

                        objectName: "print_" + modelData.id
                        width: list.width
                        glyph: modelData.glyph
                        text: qsTrId(modelData.label)
                        barred: true
                        focusPolicy: Qt.NoFocus
                        highlighted: dialog.kind === modelData.id
                        onClicked: dialog.choose(modelData.id)
                    }
                }
            }
            FocusRing {
                shown: list.activeFocus
                gap: -1
            }
        }
        Rectangle {
            x: list.width + Theme.between
            width: 1
            height: parent.height
            color: Theme.line
        }
        PrintWishes {
            id: wishes
            x: list.width + Theme.groups
            width: parent.width - x
            kind: dialog.kind
            desk: dialog.desk
            maps: dialog.shell.workbench.map.maps
        }
    }
    Separator {
        Layout.fillWidth: true
    }
    RowLayout {
        spacing: Theme.within
        Layout.fillWidth: true

        TextEntry {
            id: file
            objectName: "printFile"
            label: qsTrId("app.export.file")
            onAccepted: if (dialog.target !== "") dialog.go()
            Layout.fillWidth: true
        }
        IconButton {
            glyph: "folder"
            label: qsTrId("app.export.choose_file")
            onClicked: chooser.setSource("../../replay/ExportFileDialog.qml", { proposed: dialog.target, kind: dialog.ending })
        }
    }
    Paragraph {
        visible: text !== ""
        text: dialog.desk.work.running ? qsTrId("app.export.busy")
              : dialog.replaces ? qsTrId("app.export.replaces") : ""
        color: Theme.amber
        font: Theme.secondary
        Layout.fillWidth: true
    }
    Loader { // brings the system's dialog in when it is asked for
        id: chooser
        visible: false

        Connections {
            target: chooser.item as ExportFileDialog
            function onChosen(url: url): void {
                file.text = dialog.shell.shareDesk.complete(dialog.ending, dialog.shell.savedGames.pathOf(url))
            }
        }
    }
    buttons: [
        PlainButton {
            text: qsTrId("app.replay.cancel")
            onClicked: dialog.close()
        },
        MainButton {
            objectName: "printGo"
            //% "Write the file"
            text: !dialog.replaces ? qsTrId("app.print.go") : qsTrId("app.export.replace")
            enabled: dialog.target !== "" && !dialog.desk.work.running
            onClicked: dialog.go()
        }
    ]
}
