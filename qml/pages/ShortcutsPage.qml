// SPDX-License-Identifier: GPL-3.0-or-later
// The page of keys, made from the register of actions; each key can be changed.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

PageFrame {
    id: page

    required property Shell shell
    readonly property var groups: [
        //% "Files and pages"
        { title: qsTrId("app.keys.file"), categories: ["file", "edit"] },
        //% "View"
        { title: qsTrId("app.keys.view"), categories: ["view"] },
        //% "At the table"
        { title: qsTrId("app.keys.game"), categories: ["game", ""] },
        //% "Help"
        { title: qsTrId("app.keys.help"), categories: ["rules", "help"] }
    ]

    function rowsOf(categories: var): var {
        return categories.reduce((all, category) => all.concat(Actions.inCategory(category)), [])
    }

    objectName: "shortcutsPage"
    //% "Keys"
    title: qsTrId("app.page.keys")
    //% "Choose a key to change it. Commands of the table appear here once a game has been opened."
    lead: qsTrId("app.keys.lead")
    measure: Theme.px(760)
    onClosed: shell.leave()

    Column {
        id: sheets
        spacing: Theme.groups
        Layout.fillWidth: true

        Repeater {
            model: page.groups

            SettingsGroup {
                id: group

                required property var modelData
                readonly property var rows: Actions.count > 0 ? page.rowsOf(modelData.categories) : []

                title: modelData.title
                visible: rows.length > 0
                width: sheets.width

                Column {
                    id: commands
                    spacing: Theme.padding
                    Layout.fillWidth: true

                    Repeater {
                        model: group.rows

                        KeyRow {
                            width: commands.width
                            onChangeRequested: action => dialog.ask(action)
                        }
                    }
                }
            }
        }
    }
    KeyDialog {
        id: dialog
    }
}
