// SPDX-License-Identifier: GPL-3.0-or-later
// How a doubtful rule is read: the question, its answers, and which of them holds.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Card {
    id: card

    required property var modelData // {id, question, option, doubt, origin, choices, agreed}
    signal sectionChosen(string section)

    objectName: "ruling_" + modelData.id
    color: Theme.raise
    implicitHeight: column.implicitHeight + 2 * Theme.padding
    Accessible.role: Accessible.Grouping
    Accessible.name: modelData.question

    Column {
        id: column
        x: Theme.padding
        y: Theme.padding
        width: card.width - 2 * Theme.padding
        spacing: Theme.px(6)

        Item {
            width: column.width
            height: Math.max(question.implicitHeight, number.implicitHeight)

            Paragraph {
                id: question
                width: parent.width - number.width - Theme.between
                text: card.modelData.question
                font: Theme.medium
                color: Theme.ink
            }
            Text {
                id: number
                anchors.right: parent.right
                text: card.modelData.option
                      //: A rule that players may use or not
                      //% "optional"
                      ? qsTrId("app.rules.optional") : card.modelData.id
                font: card.modelData.option ? Theme.small : Theme.mono
                color: Theme.muted
                textFormat: Text.PlainText
            }
        }
        Chip {
            objectName: "rulingDoubt"
            visible: card.modelData.doubt !== ""
            tone: card.modelData.doubt === "editions" ? Chip.Gold : Chip.Neutral
            text: card.modelData.doubt === "editions"
                  //: Why a rule is doubtful
                  //% "editions differ"
                  ? qsTrId("app.rules.doubt_editions")
                  : card.modelData.doubt === "silent"
                  //: Why a rule is doubtful
                  //% "not in the rulebooks"
                  ? qsTrId("app.rules.doubt_silent")
                  //: Why a rule is doubtful
                  //% "unclear wording"
                  : qsTrId("app.rules.doubt_unclear")
        }
        RuleText {
            objectName: "rulingOrigin"
            visible: text !== ""
            width: column.width
            text: card.modelData.origin
            font.family: Theme.secondary.family
            font.pixelSize: Theme.secondary.pixelSize
            color: Theme.ink2
            lineHeight: Theme.secondaryLine
            onLinkActivated: link => card.sectionChosen(link)
        }
        Repeater {
            model: card.modelData.choices

            Item {
                id: choice

                required property var modelData // {label, chosen, standard}
                readonly property bool alone: card.modelData.choices.length === 1

                width: column.width
                implicitHeight: Math.max(Theme.secondaryLine, label.implicitHeight)
                                + (marks.visible ? marks.height + Theme.within : 0)

                Glyph {
                    visible: choice.modelData.chosen
                    name: "check"
                    color: Theme.green
                    size: Theme.px(14)
                    y: 1
                    Accessible.ignored: true
                }
                Paragraph {
                    id: label
                    x: Theme.px(20)
                    width: parent.width - x
                    text: choice.modelData.label
                    font: choice.modelData.chosen ? Theme.secondaryStrong : Theme.secondary
                    color: choice.modelData.chosen ? Theme.ink : Theme.muted
                }
                Row {
                    id: marks
                    visible: !choice.alone && (usual.visible || agreed.visible)
                    x: label.x
                    y: label.y + label.implicitHeight + Theme.within
                    height: usual.implicitHeight
                    spacing: Theme.px(6)

                    Chip {
                        id: usual
                        visible: choice.modelData.standard
                        tone: Chip.Blue
                        //: The answer that holds unless the players agree otherwise
                        //% "default"
                        text: qsTrId("app.rules.default")
                    }
                    Chip {
                        id: agreed
                        visible: choice.modelData.chosen && card.modelData.agreed
                        tone: Chip.Green
                        //% "in this game"
                        text: qsTrId("app.rules.in_this_game")
                    }
                }
            }
        }
    }
}
