// SPDX-License-Identifier: GPL-3.0-or-later
// What Esagono is, under which licence, on what it stands and whom its games thank.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

PageFrame {
    id: page

    required property Shell shell

    objectName: "aboutPage"
    //: %1 = the program's version
    //% "Esagono %1"
    title: qsTrId("app.about.title").arg(Qt.application.version)
    //% "Plays, edits and replays hex-and-counter wargames with every rule enforced."
    lead: qsTrId("app.about.what_it_is")
    measure: Theme.px(760)
    onClosed: shell.leave()

    SettingsGroup {
        //% "The program"
        title: qsTrId("app.about.program")

        RowLayout {
            spacing: Theme.groups

            Emblem {
                implicitWidth: Theme.px(56)
                implicitHeight: Theme.px(56)
                Layout.alignment: Qt.AlignTop
                Accessible.ignored: true
            }
            ColumnLayout {
                spacing: Theme.between

                Paragraph {
                    //% "Free software under the GNU General Public License, version 3 or later. It comes without any warranty."
                    text: qsTrId("app.about.licence")
                    Layout.fillWidth: true
                }
                Paragraph {
                    objectName: "buildFacts"
                    visible: text !== ""
                    text: page.shell.about.build
                    font: Theme.mono
                    Layout.fillWidth: true
                }
            }
        }
    }
    SettingsGroup {
        //% "Made with"
        title: qsTrId("app.about.made_with")

        WorkList {
            works: page.shell.about.parts
        }
    }
    SettingsGroup {
        //% "Typefaces"
        title: qsTrId("app.about.typefaces")

        WorkList {
            works: page.shell.about.typefaces
        }
    }
    Column {
        id: games
        spacing: Theme.groups
        Layout.fillWidth: true

        Repeater {
            model: page.shell.about.games

            SettingsGroup {
                id: game

                required property var modelData

                objectName: "thanks"
                title: modelData.title
                width: games.width

                Column {
                    id: lines
                    spacing: Theme.between
                    Layout.fillWidth: true

                    Repeater {
                        model: game.modelData.thanks

                        Paragraph {
                            required property string modelData

                            text: modelData
                            width: lines.width
                        }
                    }
                }
            }
        }
    }
}
