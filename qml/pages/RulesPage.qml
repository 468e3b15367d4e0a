// SPDX-License-Identifier: GPL-3.0-or-later
// The rules to read in place: contents at the left, one section in the middle, what belongs to it at the right.
// Esc leads back to where one was.
import QtQuick
import QtQuick.Templates as T
import Esagono

FocusScope {
    id: page

    required property Shell shell
    readonly property RuleBrowser rules: shell.rules
    readonly property bool wide: width >= Theme.px(1080)   // room for what belongs to the section
    readonly property bool narrow: width < Theme.px(720)   // no room for the contents either
    property bool contentsOpen: false // in place of the section, where it is narrow

    objectName: "rulesPage"
    focus: true
    Accessible.role: Accessible.Pane
    //% "Rules"
    Accessible.name: qsTrId("app.page.rules")
    Keys.onEscapePressed: page.shell.leave()

    Connections {
        target: page.rules
        function onSearchChanged(): void {
            page.contentsOpen = page.rules.search !== ""
        }
    }
    RulesActions {
        rules: page.rules
        free: page.visible
        onFindRequested: bar.find()
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.panel
    }
    RulesBar {
        id: bar
        z: 1
        focus: true
        width: parent.width
        shell: page.shell
        contentsHidden: page.narrow
        contentsOpen: page.contentsOpen
        onContentsToggled: page.contentsOpen = !page.contentsOpen
        onLeaving: page.shell.leave()
    }
    Item {
        id: middle
        anchors.top: bar.bottom
        anchors.bottom: status.top
        width: parent.width

        RuleContentsList {
            id: contents
            visible: !page.narrow || page.contentsOpen
            width: page.narrow ? parent.width : Theme.px(276)
            height: parent.height
            rules: page.rules
            onChosen: page.contentsOpen = false
        }
        RuleSheet {
            visible: !page.narrow || !page.contentsOpen
            x: page.narrow ? 0 : contents.width
            width: margin.x - x
            height: parent.height
            rules: page.rules
            noted: !page.wide
        }
        Flickable {
            id: margin
            objectName: "ruleMargin"
            visible: page.wide
            x: parent.width - (page.wide ? width : 0)
            width: Theme.px(page.width < Theme.px(1360) ? 300 : 330)
            height: parent.height
            clip: true
            contentWidth: width
            contentHeight: notes.height + 2 * Theme.px(14)
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: ScrollRail { }

            RuleNotes {
                id: notes
                rules: page.rules
                x: Theme.px(14)
                y: Theme.px(14)
                width: margin.width - 2 * x
            }
        }
        Rectangle {
            visible: page.wide
            x: margin.x
            width: 1
            height: parent.height
            color: Theme.line2
        }
        Paragraph {
            visible: page.rules.section === ""
            anchors.centerIn: parent
            width: Math.min(parent.width - 2 * Theme.margin, Theme.px(420))
            horizontalAlignment: Text.AlignHCenter
            //% "There is no game whose rules could be read."
            text: qsTrId("app.rules.none")
        }
    }
    RulesStatus {
        id: status
        anchors.bottom: parent.bottom
        width: parent.width
        rules: page.rules
    }
}
