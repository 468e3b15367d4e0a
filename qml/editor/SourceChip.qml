// SPDX-License-Identifier: GPL-3.0-or-later
// Where a value comes from; pressed, it can be said anew.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Esagono

T.AbstractButton {
    id: chip

    required property var source // {kind, section, words}
    required property string what // the value it stands beside
    readonly property int kind: source && source.kind !== undefined ? source.kind : 0
    readonly property list<string> words: [
        //: Nobody said where a value comes from
        //% "no source"
        qsTrId("app.editor.source.unstated"),
        //: A value that the rulebook prints
        //% "rulebook"
        qsTrId("app.editor.source.rulebook"),
        //: A value that follows from what is printed
        //% "derived"
        qsTrId("app.editor.source.derived"),
        //: A value from public data
        //% "public data"
        qsTrId("app.editor.source.data"),
        //: A value read off one's own copy of the printed game
        //% "own copy"
        qsTrId("app.editor.source.copy"),
        //: A value that is ours until an owner of the game puts it right
        //% "reconstructed"
        qsTrId("app.editor.source.reconstructed")
    ]
    /// The mark as it is written into the package; empty: as what is around it.
    signal marked(string mark)

    implicitWidth: face.implicitWidth
    implicitHeight: Theme.controlSmall
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    //: Read aloud. %1 = a value, %2 = where it comes from
    //% "Source of %1: %2"
    Accessible.name: qsTrId("app.editor.source.of").arg(what).arg(words[kind])
    Accessible.role: Accessible.Button
    Keys.onReturnPressed: clicked()
    onClicked: paper.open()

    Chip {
        id: face
        anchors.verticalCenter: parent.verticalCenter
        tone: [Chip.Neutral, Chip.Green, Chip.Blue, Chip.Blue, Chip.Green, Chip.Gold][chip.kind]
        glyph: chip.kind === 1 || chip.kind === 4 ? "book" : ""
        //: %1 = where a value comes from, %2 = section of the rules
        //% "%1 %2"
        text: chip.kind === 1 && chip.source?.section ? qsTrId("app.editor.source.section").arg(chip.words[1]).arg(chip.source.section)
                                                           : chip.words[chip.kind]
        Accessible.ignored: true
    }
    background: FocusRing {
        shown: chip.visualFocus
        gap: 1
        radius: Theme.radiusChip + 2
    }
    Tip {
        text: chip.source && chip.source.words ? chip.source.words : ""
        shown: chip.hovered && !paper.visible
    }
    Popover {
        id: paper
        y: chip.height + Theme.within
        padding: Theme.between
        contentWidth: Theme.px(220)

        Column {
            spacing: Theme.within
            width: Theme.px(220)

            Paragraph {
                width: parent.width
                visible: text !== ""
                text: chip.source && chip.source.words ? chip.source.words : ""
                font: Theme.secondary
            }
            TextEntry {
                id: section
                objectName: "sourceSection"
                width: parent.width
                //% "Section of the rulebook"
                label: qsTrId("app.editor.source.which_section")
                placeholderText: label
                text: chip.source && chip.source.section ? chip.source.section : ""
            }
            Repeater {
                model: [
                    { kind: 1, mark: section.text.trim() === "" ? "rulebook" : "rulebook §" + section.text.trim() },
                    { kind: 4, mark: "own copy" },
                    { kind: 5, mark: "reconstructed" },
                    { kind: 3, mark: "data" }
                ]

                ListRow {
                    required property var modelData
                    objectName: "source" + modelData.kind
                    width: parent?.width ?? 0
                    text: chip.words[modelData.kind]
                    glyph: chip.kind === modelData.kind ? "check" : ""
                    onClicked: {
                        paper.close()
                        chip.marked(modelData.mark)
                    }
                }
            }
            ListRow {
                objectName: "sourceInherited"
                width: parent.width
                //% "Inherited"
                text: qsTrId("app.editor.source.inherited")
                onClicked: {
                    paper.close()
                    chip.marked("")
                }
            }
        }
    }
}
