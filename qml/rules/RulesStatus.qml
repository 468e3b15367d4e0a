// SPDX-License-Identifier: GPL-3.0-or-later
// The line below the rules: what is being read, and how to get about.
import QtQuick
import QtQuick.Layouts
import Esagono

Rectangle {
    id: status

    required property RuleBrowser rules
    readonly property bool tight: width < Theme.px(760)

    implicitHeight: Theme.statusBar
    color: Theme.bar

    component Word: Text {
        font: Theme.small
        color: Theme.muted
        textFormat: Text.PlainText
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    Separator {
        width: parent.width
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.padding
        anchors.rightMargin: Theme.padding
        spacing: Theme.groups

        Word {
            visible: status.rules.title !== ""
            //: %1 = title of a game, %2 = version of its package
            //% "%1, package %2"
            text: qsTrId("app.rules.package").arg(status.rules.title).arg(status.rules.release)
        }
        Word {
            //% "%n section(s)"
            text: qsTrId("app.rules.sections", status.rules.sectionCount)
        }
        Word {
            //: Doubtful rules and options of a game
            //% "%n ruling(s)"
            text: qsTrId("app.rules.ruling_count", status.rules.rulingCount)
        }
        Item {
            Layout.fillWidth: true
        }
        KeyCap {
            text: Actions.count > 0 ? (Actions.find("rules.back")?.keyText ?? "") : ""
            visible: text !== "" && !status.tight
            implicitHeight: Theme.px(16)
        }
        Word {
            visible: !status.tight
            //: Beside the key that leads to the section shown before
            //% "previous section"
            text: qsTrId("app.rules.back_hint")
        }
    }
}
