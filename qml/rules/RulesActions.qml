// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done while reading the rules.
import QtQuick
import Esagono

Item {
    id: actions

    required property RuleBrowser rules
    required property bool free // the rules are shown
    signal findRequested()

    AppAction {
        actionId: "rules.back"
        category: "rules"
        context: "rules"
        glyph: "chevronLeft"
        separated: true
        keys: ["Alt+Left"]
        //% "Section shown &before"
        text: qsTrId("app.action.rules_back")
        enabled: actions.free && actions.rules.canGoBack
        onTriggered: actions.rules.goBack()
    }
    AppAction {
        actionId: "rules.forward"
        category: "rules"
        context: "rules"
        glyph: "chevronRight"
        keys: ["Alt+Right"]
        //% "Section shown &after"
        text: qsTrId("app.action.rules_forward")
        enabled: actions.free && actions.rules.canGoForward
        onTriggered: actions.rules.goForward()
    }
    AppAction {
        actionId: "rules.find"
        category: "rules"
        context: "rules"
        glyph: "search"
        keys: ["Ctrl+F"]
        //% "&Find in the rules"
        text: qsTrId("app.action.rules_find")
        enabled: actions.free
        onTriggered: actions.findRequested()
    }
}
