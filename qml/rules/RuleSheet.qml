// SPDX-License-Identifier: GPL-3.0-or-later
// One section: where it stands, what it says, an example, its charts; and below it, where there is no room beside,
// what belongs to it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Esagono

Flickable {
    id: sheet

    required property RuleBrowser rules
    property bool noted: false // with what belongs to the section below
    readonly property real margin: Theme.px(width > Theme.px(640) ? 32 : 16)

    objectName: "ruleSheet"
    clip: true
    contentWidth: width
    contentHeight: column.implicitHeight + 2 * Theme.px(20)
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: true
    T.ScrollBar.vertical: ScrollRail { }
    Accessible.role: Accessible.Document
    Accessible.name: rules.heading
    Keys.onUpPressed: flick(0, 600)
    Keys.onDownPressed: flick(0, -600)
    Keys.onPressed: event => {
        const page = height - Theme.px(40), end = Math.max(0, contentHeight - height)
        if (event.key === Qt.Key_PageDown)
            contentY = Math.min(end, contentY + page)
        else if (event.key === Qt.Key_PageUp)
            contentY = Math.max(0, contentY - page)
        else
            return
        event.accepted = true
    }

    Connections {
        target: sheet.rules
        property string section: ""
        function onShownChanged(): void {
            if (section !== sheet.rules.section)
                sheet.contentY = 0
            section = sheet.rules.section
        }
    }

    Column {
        id: column
        x: Math.max(sheet.margin, Math.round((sheet.width - width) / 2))
        y: Theme.px(20)
        width: Math.min(Theme.px(660), sheet.width - 2 * sheet.margin)
        spacing: Theme.padding

        RulePath {
            rules: sheet.rules
            width: column.width
        }
        Item {
            visible: sheet.rules.section !== ""
            width: column.width
            height: Math.max(title.implicitHeight, number.implicitHeight)

            Text {
                id: number
                y: title.y + Theme.px(5)
                visible: /\d/.test(sheet.rules.section) // a name is no number
                text: sheet.rules.section
                textFormat: Text.PlainText
                font.family: Theme.fixed
                font.pixelSize: Theme.px(22)
                color: Theme.red
            }
            TitleText {
                id: title
                objectName: "ruleTitle"
                x: number.visible ? number.implicitWidth + Theme.px(12) : 0
                width: parent.width - x
                text: sheet.rules.heading
                font: Theme.pageTitle
                elide: Text.ElideNone
                wrapMode: Text.Wrap
                lineHeightMode: Text.FixedHeight
                lineHeight: Theme.px(36)
            }
        }
        Flow {
            visible: sheet.rules.section !== ""
            width: column.width
            spacing: Theme.px(6)

            Chip {
                visible: sheet.rules.enforced === "code"
                tone: Chip.Green
                glyph: "check"
                //: Who sees to it that a rule is kept
                //% "the program sees to it"
                text: qsTrId("app.rules.by_code")
            }
            Chip {
                visible: sheet.rules.enforced === "setup"
                tone: Chip.Blue
                glyph: "layers"
                //: Who sees to it that a rule is kept
                //% "in map, counters and set-up"
                text: qsTrId("app.rules.by_setup")
            }
            Chip {
                visible: sheet.rules.enforced === "players"
                tone: Chip.Neutral
                glyph: "users"
                //: Who sees to it that a rule is kept
                //% "for the players to read"
                text: qsTrId("app.rules.by_players")
            }
            Chip {
                visible: sheet.rules.enforced === "missing"
                tone: Chip.Gold
                glyph: "book"
                //: Who sees to it that a rule is kept: nobody can
                //% "not in the rulebook we have"
                text: qsTrId("app.rules.missing")
            }
            Chip {
                visible: sheet.rules.page !== ""
                tone: Chip.Neutral
                glyph: "book"
                //: %1 = page of the printed rulebook
                //% "page %1"
                text: qsTrId("app.rules.page").arg(sheet.rules.page)
            }
            Chip {
                objectName: "ruleFallback"
                visible: sheet.rules.fallback !== ""
                tone: Chip.Gold
                glyph: "globe"
                //: A text is not there in the language wanted; %1 = the language it is in, by its own name
                //% "only in %1"
                text: qsTrId("app.rules.only_in").arg(sheet.rules.fallback)
            }
        }
        RuleText {
            objectName: "ruleSays"
            visible: text !== ""
            width: column.width
            text: sheet.rules.says
            onLinkActivated: link => sheet.rules.open(link)
        }
        Paragraph {
            objectName: "ruleProblem"
            visible: text !== ""
            width: column.width
            text: sheet.rules.problem
            color: Theme.amber
        }
        RuleExample {
            visible: sheet.rules.example !== ""
            rules: sheet.rules
            width: column.width
        }
        Repeater {
            model: sheet.rules.charts

            RuleChart {
                width: column.width
            }
        }
        RuleNotes {
            visible: sheet.noted
            rules: sheet.rules
            width: column.width
        }
    }
}
