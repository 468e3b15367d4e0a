// SPDX-License-Identifier: GPL-3.0-or-later
// How the program looks, moves, asks and speaks. Every change holds at once.
import QtQuick
import QtQuick.Layouts
import Esagono

PageFrame {
    id: page

    required property Shell shell
    readonly property Settings settings: shell.settings

    objectName: "settingsPage"
    //% "Settings"
    title: qsTrId("app.page.settings")
    //% "Changes take effect at once and are kept."
    lead: qsTrId("app.settings.lead")
    measure: Theme.px(760)
    onClosed: shell.leave()

    SettingsGroup {
        //% "Language and colours"
        title: qsTrId("app.settings.looks")

        SettingRow {
            //% "Language"
            label: qsTrId("app.language")
            note: page.shell.languages.whole
                  //% "Texts of the program and of the games, as far as a game is translated."
                  ? qsTrId("app.settings.language_note")
                  //: Qt is the library the program is built with
                  //% "The texts of Qt are not installed in this language: file dialogs and names of keys stay English."
                  : qsTrId("app.settings.language_half")

            LanguageSelector {
                objectName: "settingsLanguage"
                shell: page.shell
            }
        }
        SettingRow {
            //% "Colours"
            label: qsTrId("app.library.colours")
            note: ""

            SegmentedControl {
                readonly property var themes: ["system", "light", "dark"]

                objectName: "settingsTheme"
                label: qsTrId("app.library.colours")
                segments: [
                    //% "Same as system"
                    qsTrId("app.theme.system"),
                    qsTrId("app.theme.light"), qsTrId("app.theme.dark")]
                currentIndex: themes.indexOf(page.settings.theme)
                onActivated: index => page.settings.theme = themes[index]
            }
        }
        SettingRow {
            //% "Side colours"
            label: qsTrId("app.settings.palette")
            //% "The safe palette can be told apart by colour-blind players too. Marks and shapes stay the same in both."
            note: qsTrId("app.settings.palette_note")

            SegmentedControl {
                objectName: "settingsPalette"
                label: qsTrId("app.settings.palette")
                segments: [
                    //% "Classic"
                    qsTrId("app.settings.palette_classic"),
                    //% "Safe"
                    qsTrId("app.settings.palette_safe")]
                currentIndex: page.settings.safePalette ? 1 : 0
                onActivated: index => page.settings.safePalette = index === 1
            }
        }
    }
    SettingsGroup {
        //% "Size and movement"
        title: qsTrId("app.settings.size")

        SettingRow {
            //% "Interface scale"
            label: qsTrId("app.settings.scale")
            //% "Texts and controls; the map has its own zoom."
            note: qsTrId("app.settings.scale_note")

            SegmentedControl {
                readonly property var scales: [1, 1.25, 1.5, 2]

                objectName: "settingsScale"
                label: qsTrId("app.settings.scale")
                //: %1 = a number
                //% "%1%"
                segments: scales.map(scale => qsTrId("app.settings.percent").arg(scale * 100))
                currentIndex: scales.indexOf(page.settings.interfaceScale)
                onActivated: index => page.settings.interfaceScale = scales[index]
            }
        }
        SettingRow {
            //% "Comfortable spacing"
            label: qsTrId("app.settings.comfortable")
            //% "Larger buttons and rows, for touch screens."
            note: qsTrId("app.settings.comfortable_note")

            ToggleSwitch {
                label: qsTrId("app.settings.comfortable")
                checked: page.settings.comfortable
                onToggled: page.settings.comfortable = checked
            }
        }
        SettingRow {
            //% "Animation speed"
            label: qsTrId("app.settings.speed")
            //% "How quickly counters move and dice roll. Any key or click finishes a running animation."
            note: qsTrId("app.settings.speed_note")

            SegmentedControl {
                readonly property var speeds: [0, 0.5, 1, 2, 4]

                objectName: "settingsSpeed"
                label: qsTrId("app.settings.speed")
                segments: [
                    //% "None"
                    qsTrId("app.settings.speed_none"), "½ ×", "1 ×", "2 ×", "4 ×"]
                currentIndex: speeds.indexOf(page.settings.animationSpeed)
                onActivated: index => page.settings.animationSpeed = speeds[index]
            }
        }
        SettingRow {
            //% "Reduced motion"
            label: qsTrId("app.settings.reduced")
            //% "Things appear in their place instead of moving there."
            note: qsTrId("app.settings.reduced_note")

            ToggleSwitch {
                label: qsTrId("app.settings.reduced")
                checked: page.settings.reducedMotion
                onToggled: page.settings.reducedMotion = checked
            }
        }
    }
    SettingsGroup {
        //% "At the table"
        title: qsTrId("app.settings.table")

        SettingRow {
            //% "Ask before the end of a segment"
            label: qsTrId("app.settings.confirm")
            //% "If units could still act. What is rolled cannot be taken back."
            note: qsTrId("app.settings.confirm_note")

            ToggleSwitch {
                objectName: "settingsConfirm"
                label: qsTrId("app.settings.confirm")
                checked: page.settings.confirmEndPhase
                onToggled: page.settings.confirmEndPhase = checked
            }
        }
        SettingRow {
            //% "Pass decisions without a choice"
            label: qsTrId("app.settings.auto_pass")
            //% "Where only one answer is possible, it is given for you and noted in the log."
            note: qsTrId("app.settings.auto_pass_note")

            ToggleSwitch {
                label: qsTrId("app.settings.auto_pass")
                checked: page.settings.autoPass
                onToggled: page.settings.autoPass = checked
            }
        }
        SettingRow {
            //% "Pace of the computer"
            label: qsTrId("app.settings.pace")
            //% "How quickly the commands of the computer and of other programs follow each other on the board."
            note: qsTrId("app.settings.pace_note")

            SegmentedControl {
                objectName: "settingsPace"
                label: qsTrId("app.settings.pace")
                segments: [
                    //: Pace
                    //% "Slow"
                    qsTrId("app.settings.pace_slow"),
                    //: Pace
                    //% "Readable"
                    qsTrId("app.settings.pace_readable"),
                    //: Pace
                    //% "Fast"
                    qsTrId("app.settings.pace_fast"),
                    //: Pace
                    //% "At once"
                    qsTrId("app.settings.pace_at_once")]
                currentIndex: page.settings.computerPace
                onActivated: index => page.settings.computerPace = index
            }
        }
        SettingRow {
            //% "Curtain between players"
            label: qsTrId("app.settings.curtain")
            //% "Covers the table while the device changes hands, in games with secrets."
            note: qsTrId("app.settings.curtain_note")

            ToggleSwitch {
                label: qsTrId("app.settings.curtain")
                checked: page.settings.curtain
                onToggled: page.settings.curtain = checked
            }
        }
        SettingRow {
            //% "Umpire view"
            label: qsTrId("app.settings.umpire")
            //% "Allows a view in which nothing is hidden, for learning and for solitaire play."
            note: qsTrId("app.settings.umpire_note")

            ToggleSwitch {
                label: qsTrId("app.settings.umpire")
                checked: page.settings.umpire
                onToggled: page.settings.umpire = checked
            }
        }
    }
    SettingsGroup {
        //% "Files"
        title: qsTrId("app.settings.files")

        FileLine {
            //% "Settings"
            label: qsTrId("app.page.settings")
            path: page.settings.file
        }
        FileLine {
            //% "Saved games"
            label: qsTrId("app.library.saved")
            path: page.shell.savedGames.folder
        }
        RowLayout {
            spacing: Theme.between

            PlainButton {
                objectName: "keysPage"
                glyph: "list"
                //% "Change keys…"
                text: qsTrId("app.settings.keys")
                onClicked: page.shell.show("shortcuts")
            }
            QuietButton {
                objectName: "restoreSettings"
                //% "Restore all defaults"
                text: qsTrId("app.settings.restore")
                onClicked: page.settings.restore()
            }
        }
    }
}
