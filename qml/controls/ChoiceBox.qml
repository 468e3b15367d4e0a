// SPDX-License-Identifier: GPL-3.0-or-later
// One of a list, which opens under it or above.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Esagono

T.ComboBox {
    id: box

    property string label        // what is chosen; read aloud
    property string glyph: ""
    property bool quiet: false   // without a ground until pointed at
    property bool opensUpwards: false
    property bool mayBeCut: false // sentences of a package; the whole is shown when pointed at

    implicitWidth: Theme.px(200)
    implicitHeight: Theme.control
    leftPadding: glyph === "" ? Theme.px(10) : Theme.px(34)
    rightPadding: Theme.px(28)
    font: Theme.plain
    opacity: enabled ? 1 : 0.45
    hoverEnabled: true
    Accessible.role: Accessible.ComboBox
    Accessible.name: label
    Accessible.description: displayText
    Keys.onReturnPressed: popup.open()

    /// A box keeps the wheel to itself; the page it stands on is to be scrolled.
    function scroll(by: real): bool {
        let page = parent
        while (page && !(page instanceof Flickable))
            page = page.parent
        const room = page ? page.contentHeight - page.height : 0
        if (room <= 0)
            return false
        page.contentY = Math.max(page.originY, Math.min(page.originY + room, page.contentY - by))
        return true
    }

    WheelHandler {
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        onWheel: event => event.accepted = box.scroll(event.angleDelta.y * Theme.px(72) / 120)
    }
    contentItem: Text {
        readonly property bool mayBeCut: box.mayBeCut
        text: box.displayText
        font: box.font
        color: box.quiet ? Theme.ink2 : Theme.ink
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
        textFormat: Text.PlainText
    }
    Glyph {
        visible: box.glyph !== ""
        x: Theme.px(10)
        name: box.glyph
        color: Theme.ink2
        size: Theme.icon
        anchors.verticalCenter: parent.verticalCenter
        Accessible.ignored: true
    }
    Tip {
        text: box.displayText
        shown: box.hovered && (box.contentItem as Text).truncated && !box.popup.visible
    }
    indicator: Glyph {
        x: box.width - width - Theme.between
        y: Math.round((box.height - height) / 2)
        name: "chevronDown"
        color: Theme.ink2
        size: Theme.icon
    }
    background: Rectangle {
        radius: Theme.radiusField
        color: box.down ? Theme.sunk : box.hovered ? Theme.chosen : box.quiet ? "transparent" : Theme.raise
        border.color: box.quiet ? "transparent" : Theme.edge

        FocusRing {
            shown: box.visualFocus
            radius: Theme.radiusField + 2
        }
    }
    popup: T.Popup {
        y: box.opensUpwards ? -height - Theme.within : box.height + Theme.within
        width: Math.max(box.width, Theme.px(120))
        implicitHeight: Math.min(implicitContentHeight + 2 * padding, Theme.px(360))
        padding: Theme.within
        margins: Theme.within
        contentItem: ListView {
            clip: true
            implicitHeight: contentHeight
            model: box.popup.visible ? box.delegateModel : null
            currentIndex: box.highlightedIndex
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: ScrollRail { }
        }
        background: Sheet { }
    }
    delegate: ListRow {
        required property var model
        required property int index

        width: ListView.view.width
        text: box.textRole !== "" ? model[box.textRole] : model.modelData
        highlighted: box.highlightedIndex === index
        glyph: box.currentIndex === index ? "check" : ""
        leftPadding: box.currentIndex === index ? Theme.between : 2 * Theme.between + Theme.icon
    }
}
