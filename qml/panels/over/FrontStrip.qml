// SPDX-License-Identifier: GPL-3.0-or-later
// One cell per hex: covered ones solid, open ones hatched. A click goes to the hex.
import QtQuick
import Esagono

Item {
    id: strip

    required property var covered
    required property var open
    readonly property int count: covered.length + open.length
    readonly property real gap: count > 60 ? 0 : 1
    readonly property real cell: count > 0 ? Math.max(1, Math.floor((width - (count - 1) * gap) / count)) : 0
    signal centreRequested(int hex)

    objectName: "frontStrip"
    implicitHeight: Theme.px(12)

    CellStrip {
        anchors.fill: parent
        solid: strip.covered.length
        hatched: strip.open.length
        cell: strip.cell
        gap: strip.gap
        solidColour: Theme.green
        ground: Theme.redGround
        hatching: Theme.red
    }
    TapHandler {
        onTapped: point => {
            const at = Math.floor(point.position.x / (strip.cell + strip.gap))
            if (at >= 0 && at < strip.count)
                strip.centreRequested(at < strip.covered.length ? strip.covered[at] : strip.open[at - strip.covered.length])
        }
    }
}
