// SPDX-License-Identifier: GPL-3.0-or-later
// A way as a bar: one piece per hex, as long as it is dear.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Row {
    id: bar

    required property var way // {cost}: "7½"
    readonly property var costs: way.map(step => bar.read(step.cost))
    readonly property real total: Math.max(0.5, costs.reduce((sum, cost) => sum + cost, 0))

    /// A printed number: "2", "½", "2½".
    function read(text: string): real {
        const whole = parseInt(text)
        return (isNaN(whole) ? 0 : whole) + (text.includes("½") ? 0.5 : text.includes("⅓") ? 0.33 : text.includes("⅔") ? 0.67 : 0)
    }

    spacing: 1
    Accessible.ignored: true

    Repeater {
        model: bar.costs.length

        Rectangle {
            required property int index
            width: Math.max(2, (bar.width - bar.costs.length) * (bar.costs[index] ?? 0) / bar.total)
            height: Theme.px(6)
            color: index % 2 === 0 ? Theme.gold : Qt.lighter(Theme.gold, 1.25)
        }
    }
}
