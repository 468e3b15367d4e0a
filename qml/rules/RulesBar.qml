// SPDX-License-Identifier: GPL-3.0-or-later
// Above the rules: the way one came, search, which game, in which language, and back to where one was.
import QtQuick
import QtQuick.Layouts
import Esagono

FocusScope {
    id: bar

    required property Shell shell
    readonly property RuleBrowser rules: shell.rules
    readonly property var games: rules.games
    readonly property var codes: shell.languages.codes
    readonly property bool tight: width < Theme.px(1080)
    readonly property string wayOut: shell.readFrom === "game"
        //% "Back to the game"
        ? qsTrId("app.rules.to_game")
        //% "Back to the replay"
        : shell.readFrom === "replay" ? qsTrId("app.rules.to_replay")
        //% "Back"
        : qsTrId("app.rules.leave")
    property bool contentsHidden: false // they are shown in place of the section
    property bool contentsOpen: false
    signal contentsToggled()
    signal leaving()

    function find(): void {
        entry.forceActiveFocus(Qt.ShortcutFocusReason)
        entry.selectAll()
    }

    implicitHeight: Theme.px(44)

    Rectangle {
        anchors.fill: parent
        color: Theme.panel
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.padding
        anchors.rightMargin: Theme.padding
        spacing: Theme.between

        IconButton {
            objectName: "rulesContents"
            visible: bar.contentsHidden
            glyph: "list"
            label: qsTrId("app.rules.contents")
            checked: bar.contentsOpen
            onClicked: bar.contentsToggled()
        }
        IconButton {
            objectName: "rulesBack"
            glyph: "chevronLeft"
            enabled: bar.rules.canGoBack
            label: Theme.bare(qsTrId("app.action.rules_back"))
            onClicked: bar.rules.goBack()
        }
        IconButton {
            objectName: "rulesForward"
            glyph: "chevronRight"
            enabled: bar.rules.canGoForward
            label: Theme.bare(qsTrId("app.action.rules_forward"))
            onClicked: bar.rules.goForward()
        }
        TextEntry {
            id: entry
            objectName: "ruleSearch"
            focus: true
            glyph: "search"
            rightPadding: hits.visible ? hits.implicitWidth + Theme.px(16) : Theme.px(8)
            //% "Find in the rules"
            placeholderText: qsTrId("app.rules.find")
            label: placeholderText
            text: bar.rules.search
            onTextEdited: bar.rules.search = text
            Keys.onUpPressed: bar.rules.step(-1)
            Keys.onDownPressed: bar.rules.step(1)
            onAccepted: bar.rules.step(0)
            Keys.onEscapePressed: event => {
                if (bar.rules.search === "")
                    event.accepted = false
                else
                    bar.rules.search = ""
            }
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.px(330)

            Text {
                id: hits
                objectName: "ruleHits"
                visible: bar.rules.search !== "" && entry.width > Theme.px(150)
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(8)
                anchors.verticalCenter: parent.verticalCenter
                //: Sections of the rules in which all the words occur
                //% "%n found"
                text: qsTrId("app.rules.hits", bar.rules.hits)
                font: Theme.small
                color: Theme.muted
            }
        }
        ChoiceBox {
            objectName: "rulesGame"
            visible: bar.games.length > 1
            model: bar.games.map(game => game.title)
            currentIndex: bar.rules.game
            //% "Game"
            label: qsTrId("app.rules.game")
            onActivated: index => bar.rules.chooseGame(bar.games[index].id)
            mayBeCut: true // titles of packages
            Layout.fillWidth: bar.tight
            Layout.preferredWidth: bar.tight ? -1 : Theme.px(330)
            Layout.maximumWidth: bar.tight ? Theme.px(200) : Theme.px(330)
        }
        Item {
            Layout.fillWidth: true
        }
        Text {
            visible: !bar.tight
            //: Before the languages in which the rules can be read
            //% "Text"
            text: qsTrId("app.rules.text")
            font: Theme.secondary
            color: Theme.muted
        }
        SegmentedControl {
            objectName: "rulesLanguage"
            segments: bar.tight ? bar.codes.map(code => code.toUpperCase()) : bar.shell.languages.names
            currentIndex: bar.codes.indexOf(bar.rules.language)
            //% "Language of the rules"
            label: qsTrId("app.rules.language")
            onActivated: index => bar.rules.language = bar.codes[index]
        }
        PlainButton {
            objectName: "rulesLeave"
            glyph: "chevronRight"
            text: bar.tight ? "" : bar.wayOut
            keyHint: "Esc"
            tip: bar.tight ? bar.wayOut : ""
            Accessible.name: bar.wayOut
            onClicked: bar.leaving()
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line2
    }
}
