// SPDX-License-Identifier: GPL-3.0-or-later
// The words of the package: a row for each, its languages side by side, what is missing marked.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

FocusScope {
    id: editor

    required property Shell shell
    readonly property Workbench workbench: shell.workbench
    readonly property TextBench texts: workbench.texts
    readonly property var told: texts // who tells; its base is not known to QML
    readonly property var codes: shell.languages.codes
    readonly property var names: shell.languages.names
    readonly property real nameWidth: Theme.px(190)

    objectName: "textEditor"
    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: qsTrId("app.editor.texts")
    Component.onCompleted: texts.attend(true)
    Component.onDestruction: texts.attend(false)

    Connections {
        target: editor.told
        function onRevealed(row: int): void {
            list.positionViewAtIndex(row, ListView.Center)
            list.currentIndex = row
        }
    }
    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        RowLayout {
            spacing: Theme.between
            Layout.fillWidth: true
            Layout.margins: Theme.padding

            TextEntry {
                objectName: "textSearch"
                glyph: "search"
                //% "Search in the texts"
                label: qsTrId("app.editor.texts_search")
                placeholderText: label
                text: editor.texts.search
                onTextEdited: editor.texts.search = text
                Layout.preferredWidth: Theme.px(280)
            }
            SegmentedControl {
                objectName: "textFilter"
                //% "Which texts are shown"
                label: qsTrId("app.editor.texts_shown")
                segments: [
                    //: %1 = how many
                    //% "All texts %1"
                    qsTrId("app.editor.texts_all").arg(editor.texts.total),
                    //: Texts that lack a language; %1 = how many
                    //% "Missing %1"
                    qsTrId("app.editor.texts_missing").arg(editor.texts.missing)
                ]
                currentIndex: editor.texts.onlyMissing ? 1 : 0
                onActivated: index => editor.texts.onlyMissing = index === 1
            }
            Item {
                Layout.fillWidth: true
            }
        }
        Rectangle {
            color: Theme.bar
            implicitHeight: Theme.px(30)
            Layout.fillWidth: true

            RowLayout {
                anchors.fill: parent
                anchors.leftMargin: Theme.padding
                anchors.rightMargin: Theme.groups
                spacing: Theme.between

                GroupLabel {
                    //: Above the list of texts: what they belong to
                    //% "Belongs to"
                    text: qsTrId("app.editor.texts_owner")
                    Layout.preferredWidth: editor.nameWidth
                }
                Row {
                    id: heads
                    spacing: Theme.between
                    Layout.fillWidth: true

                    Repeater {
                        model: editor.texts.languages

                        GroupLabel {
                            required property string modelData

                            width: (heads.width - 3 * heads.spacing) / 4
                            text: editor.names[editor.codes.indexOf(modelData)]
                        }
                    }
                }
            }
        }
        ListView {
            id: list
            objectName: "textList"
            model: editor.texts
            clip: true
            reuseItems: false
            boundsBehavior: Flickable.StopAtBounds
            Accessible.role: Accessible.List
            Accessible.name: qsTrId("app.editor.texts")
            T.ScrollBar.vertical: ScrollRail { }
            Layout.fillWidth: true
            Layout.fillHeight: true

            delegate: TextLine {
                width: ListView.view.width
                nameWidth: editor.nameWidth
                languages: editor.texts.languages
                highlighted: ListView.isCurrentItem
                onWritten: (language, text) => editor.texts.write(index, language, text)
            }
        }
    }
}
