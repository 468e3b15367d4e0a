// SPDX-License-Identifier: GPL-3.0-or-later
// The way that is being shown: what it costs, item by item.
import QtQuick
import QtQuick.Layouts
import Esagono

ColumnLayout {
    id: picker

    required property PlayController play
    readonly property bool shown: play.openKind === "path" && play.odds.shown
    signal ruleRequested(string rule)
    signal centreRequested(int hex)

    objectName: "pathPicker"
    visible: shown
    spacing: 0

    Separator {
        Layout.fillWidth: true
    }
    TallyTable {
        parts: picker.shown ? picker.play.odds.parts : []
        onRuleRequested: rule => picker.ruleRequested(rule)
        Layout.fillWidth: true
        Layout.margins: Theme.padding
    }
}
