// SPDX-License-Identifier: GPL-3.0-or-later
// The areas of a page in the order in which a key takes the keyboard through them, and round again.
import QtQuick

Item {
    id: ring

    property list<Item> areas
    /// Before the keyboard goes there: a drawer opens, others close.
    signal entering(Item area)
    signal entered(Item area)

    function holdsFocus(area: Item): bool {
        for (let item = Window.activeFocusItem; item; item = item.parent) {
            if (item === area)
                return true
        }
        return false
    }
    /// The first in an area that takes the keyboard; null: nothing does now.
    function firstOf(area: var): Item { // with a type, the qmllint of Qt 6.4 reads freed memory
        const first = area.nextItemInFocusChain() as Item
        for (let item = first; item; item = item.parent) {
            if (item === area)
                return first
        }
        return null
    }
    function next(): void {
        let from = 0
        for (let i = 0; i < areas.length; ++i) {
            if (holdsFocus(areas[i]))
                from = i
        }
        for (let step = 1; step <= areas.length; ++step) {
            const area = areas[(from + step) % areas.length]
            ring.entering(area)
            const first = area.visible && area.enabled ? firstOf(area) : null
            if (first) {
                first.forceActiveFocus(Qt.TabFocusReason)
                ring.entered(area)
                return
            }
        }
    }

    visible: false
}
