// SPDX-License-Identifier: GPL-3.0-or-later
// One of the words a counter can bear: as symbols, as size marks, or as a list.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Esagono

Item {
    id: choice

    required property var trait // {id, name, style, word, words}
    readonly property bool drawn: trait.style === "symbol" && trait.words.length < 14
    readonly property bool marks: trait.style === "size" && trait.words.length < 9
    readonly property bool listed: !drawn && !marks
    signal picked(string word)

    implicitHeight: listed ? box.implicitHeight : tiles.implicitHeight
    objectName: "trait_" + trait.id

    ChoiceBox {
        id: box
        objectName: "traitBox_" + choice.trait.id
        visible: choice.listed
        width: parent.width
        label: choice.trait.name
        model: choice.listed ? choice.trait.words : []
        textRole: "name"
        currentIndex: choice.trait.words.findIndex(word => word.id === choice.trait.word)
        onActivated: index => choice.picked(choice.trait.words[index].id)
    }
    Flow {
        id: tiles
        visible: !choice.listed
        width: parent.width
        spacing: Theme.within

        Repeater {
            model: choice.listed ? [] : choice.trait.words

            T.AbstractButton {
                id: tile
                required property var modelData
                readonly property bool on: modelData.id === choice.trait.word

                objectName: "word_" + modelData.id
                implicitWidth: mark.visible ? Math.max(Theme.px(36), mark.implicitWidth + Theme.px(14)) : Theme.px(40)
                implicitHeight: Theme.px(30)
                focusPolicy: Qt.TabFocus
                hoverEnabled: true
                Accessible.role: Accessible.RadioButton
                Accessible.name: modelData.name
                Accessible.checkable: true
                Accessible.checked: on
                Keys.onReturnPressed: clicked()
                onClicked: choice.picked(modelData.id)

                Item {
                    anchors.fill: parent

                    SymbolPicture {
                        id: picture
                        visible: choice.drawn && drawable
                        anchors.centerIn: parent
                        width: Theme.px(33)
                        height: Theme.px(22)
                        symbol: tile.modelData.symbol
                        color: Theme.ink
                        ground: Theme.raise
                    }
                    Text {
                        id: mark
                        visible: !picture.visible
                        anchors.centerIn: parent
                        text: choice.marks && tile.modelData.mark !== "" ? tile.modelData.mark
                              : tile.modelData.id === "" ? "—" : tile.modelData.name
                        font: tile.on ? Theme.secondaryStrong : Theme.secondary
                        color: choice.marks && tile.on ? Theme.panel : Theme.ink
                    }
                }
                background: Rectangle {
                    radius: Theme.radiusField
                    color: choice.marks && tile.on ? Theme.ink : tile.hovered ? Theme.chosen : Theme.raise
                    border.width: tile.on ? Theme.px(2) : 1
                    border.color: tile.on ? Theme.blue : Theme.edge

                    FocusRing {
                        shown: tile.visualFocus
                    }
                }
                Tip {
                    text: tile.modelData.name
                    shown: tile.hovered || tile.visualFocus
                }
            }
        }
    }
}
