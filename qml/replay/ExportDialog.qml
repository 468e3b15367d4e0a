// SPDX-License-Identifier: GPL-3.0-or-later
// What is made of the game for others: its kind at the left, how it shall be at the right, the file below.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

DialogBox {
    id: dialog

    required property Shell shell
    readonly property ReplayTable replay: shell.replay
    readonly property ShareDesk desk: shell.shareDesk
    property string kind: "png"
    readonly property bool allowed: replay.viewer < 0 || !desk.sharing.tellsEverything(kind)
    readonly property string target: desk.complete(kind, file.text)
    readonly property bool replaces: target !== "" && desk.exists(target)
    readonly property var kinds: [
        //% "Picture of the position"
        { id: "png", glyph: "picture", text: qsTrId("app.export.kind.png") },
        //% "Position as text"
        { id: "position", glyph: "hex", text: qsTrId("app.export.kind.position") },
        //% "Animation"
        { id: "webp", glyph: "film", text: qsTrId("app.export.kind.webp") },
        //% "Log to read"
        { id: "log", glyph: "log", text: qsTrId("app.export.kind.log") },
        //% "Record for programs"
        { id: "json", glyph: "save", text: qsTrId("app.export.kind.json") },
        //% "Report for browsers"
        { id: "html", glyph: "globe", text: qsTrId("app.export.kind.html") },
        //% "Report to print"
        { id: "pdf", glyph: "book", text: qsTrId("app.export.kind.pdf") }
    ]

    function ask(): void {
        wishes.begin()
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
        if (desk.begin(kind, target, wishes.all()))
            close()
    }

    objectName: "exportDialog"
    width: Math.min(Theme.px(660), (parent ? parent.width : 660) - Theme.margin)
    //% "Export"
    title: qsTrId("app.export.title")

    Flickable {
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        contentHeight: body.height
        implicitHeight: body.height
        T.ScrollBar.vertical: ScrollRail { }
        Layout.fillWidth: true
        Layout.fillHeight: true

        Item {
            id: body
            width: parent.width
            height: Math.max(list.height, wishes.height, Theme.px(250))

            FocusScope {
                id: list
                objectName: "exportKinds"
                width: Theme.px(dialog.width < Theme.px(560) ? 170 : 214)
                height: kindColumn.height
                activeFocusOnTab: true
                Accessible.role: Accessible.List
                //% "Kind of file"
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

                            objectName: "export_" + modelData.id
                            width: list.width
                            glyph: modelData.glyph
                            text: modelData.text
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
            ExportWishes {
                id: wishes
                x: list.width + Theme.groups
                width: parent.width - x - Theme.within
                kind: dialog.kind
                allowed: dialog.allowed
                replay: dialog.replay
                languages: dialog.shell.languages
                onCopyRequested: if (dialog.desk.copyPosition()) dialog.close()
            }
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
            objectName: "exportFile"
            //% "File"
            label: qsTrId("app.export.file")
            onAccepted: if (go.enabled) dialog.go()
            Layout.fillWidth: true
        }
        IconButton {
            glyph: "folder"
            //% "Choose the file…"
            label: qsTrId("app.export.choose_file")
            onClicked: chooser.setSource("ExportFileDialog.qml", { proposed: dialog.target, kind: dialog.kind })
        }
    }
    Item {
        implicitHeight: Theme.px(18)
        Layout.fillWidth: true

        Text {
            objectName: "exportNote"
            property bool mayBeCut: true
            width: parent.width
            //% "Something else is being exported just now."
            text: dialog.desk.sharing.running ? qsTrId("app.export.busy")
                  //% "This file exists and will be replaced."
                  : dialog.replaces ? qsTrId("app.export.replaces") : ""
            font: Theme.secondary
            color: Theme.amber
            elide: Text.ElideRight
            textFormat: Text.PlainText
        }
    }
    buttons: [
        PlainButton {
            text: qsTrId("app.replay.cancel")
            onClicked: dialog.close()
        },
        MainButton {
            id: go
            objectName: "exportGo"
            //% "Replace"
            text: dialog.replaces ? qsTrId("app.export.replace")
                                  : qsTrId("app.export.title")
            enabled: dialog.allowed && dialog.target !== "" && !dialog.desk.sharing.running
            onClicked: dialog.go()
        }
    ]
    Loader {
        id: chooser
        visible: false

        Connections {
            target: chooser.item as ExportFileDialog
            function onChosen(url: url): void {
                file.text = dialog.desk.complete(dialog.kind, dialog.shell.savedGames.pathOf(url))
            }
        }
    }
}
