// SPDX-License-Identifier: GPL-3.0-or-later
// The symbol of a counter: that of its type, or one of its own put together from the parts of unit symbols.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

ColumnLayout {
    id: composer

    required property string own // empty: that of its type
    required property var parts  // {id, name, symbol, on}
    property bool open: false
    signal toggled(string part, bool on)
    signal cleared()

    spacing: Theme.within
    onOwnChanged: open = own !== ""
    Component.onCompleted: open = own !== ""

    SegmentedControl {
        objectName: "symbolKind"
        label: qsTrId("app.editor.counter.symbol")
        segments: [
            //: The symbol of a counter is the one all of its type have
            //% "As its type"
            qsTrId("app.editor.counter.symbol_of_type"),
            //: The symbol of a counter is put together from parts
            //% "Put together"
            qsTrId("app.editor.counter.symbol_composed")
        ]
        currentIndex: composer.open ? 1 : 0
        onActivated: index => {
            composer.open = index === 1
            if (index === 0 && composer.own !== "")
                composer.cleared()
        }
    }
    Flow {
        visible: composer.open
        spacing: Theme.within
        Layout.fillWidth: true

        Repeater {
            model: composer.open ? composer.parts : []

            T.AbstractButton {
                id: tile
                required property var modelData

                objectName: "symbolPart_" + modelData.id
                implicitWidth: Theme.px(44)
                implicitHeight: Theme.px(34)
                focusPolicy: Qt.TabFocus
                hoverEnabled: true
                Accessible.role: Accessible.CheckBox
                Accessible.name: modelData.name
                Accessible.checkable: true
                Accessible.checked: modelData.on
                Keys.onReturnPressed: clicked()
                onClicked: composer.toggled(modelData.id, !modelData.on)

                SymbolPicture {
                    anchors.centerIn: parent
                    width: Theme.px(36)
                    height: Theme.px(24)
                    symbol: tile.modelData.symbol
                    color: Theme.ink
                    ground: Theme.raise
                }
                background: Rectangle {
                    radius: Theme.radiusField
                    color: tile.modelData.on || tile.hovered ? Theme.chosen : Theme.raise
                    border.width: tile.modelData.on ? Theme.px(2) : 1
                    border.color: tile.modelData.on ? Theme.blue : Theme.edge

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
