// SPDX-License-Identifier: GPL-3.0-or-later
// The upper left corner of a sheet that does not exist yet, with the numbers its hexes would have.
import QtQuick
import Esagono

Rectangle {
    id: preview

    required property PackageDesk desk
    required property var wish
    readonly property var hexes: visible ? desk.preview(wish, 6, 6) : []

    radius: Theme.radiusPanel
    color: Theme.sunk
    border.color: Theme.line2
    clip: true
    objectName: "numberingPreview"
    Accessible.role: Accessible.Graphic
    //% "How the hexes are numbered"
    Accessible.name: qsTrId("app.editor.new_preview")
    onHexesChanged: canvas.requestPaint()

    Canvas {
        id: canvas

        readonly property real pitch: Theme.px(58)
        readonly property bool flat: preview.wish.flat

        anchors.fill: parent
        anchors.margins: Theme.px(4)
        onPaint: {
            const pen = getContext("2d")
            pen.reset()
            pen.textAlign = "center"
            pen.textBaseline = "middle"
            pen.font = Theme.px(11) + "px '" + Theme.fixed + "'"
            pen.strokeStyle = Theme.line2
            const r = pitch / Math.sqrt(3)
            for (const hex of preview.hexes) {
                const x = Theme.px(40) + hex.x * pitch, y = Theme.px(40) + hex.y * pitch
                pen.beginPath()
                for (let corner = 0; corner < 6; ++corner) {
                    const angle = Math.PI / 3 * corner + (flat ? 0 : Math.PI / 6)
                    pen.lineTo(x + r * Math.cos(angle), y + r * Math.sin(angle))
                }
                pen.closePath()
                pen.fillStyle = Theme.raise
                pen.fill()
                pen.stroke()
                pen.fillStyle = Theme.ink2
                pen.fillText(hex.label, x, y)
            }
        }
    }
}
