// SPDX-License-Identifier: GPL-3.0-or-later
// The games on this computer as cards; or where was looked in vain.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

ColumnLayout {
    id: section

    required property Shell shell
    required property bool empty
    readonly property int columns: Math.max(1, Math.min(shell.library.count, Math.floor(width / Theme.px(270)), 4))

    /// Cards side by side are all as high as the highest of them.
    function heightAt(place: int): real {
        let highest = 0
        for (let i = 0; i < packages.children.length; ++i) {
            const card = packages.children[i] as GameCard
            if (card && packages.rowOf(card.index) === packages.rowOf(place))
                highest = Math.max(highest, card.implicitHeight)
        }
        return highest
    }

    spacing: Theme.padding

    RowLayout {
        spacing: Theme.between

        TitleText {
            //% "Games"
            text: qsTrId("app.library.games")
            Layout.fillWidth: true
        }
        QuietButton {
            objectName: "lookAgain"
            //% "Look again"
            text: qsTrId("app.library.look_again")
            keyHint: "F5"
            small: true
            onClicked: Actions.trigger("view.refresh")
        }
        PlainButton {
            objectName: "openDiary"
            glyph: "folder"
            small: true
            //% "Open a saved game…"
            text: qsTrId("app.library.open")
            keyHint: Actions.count > 0 ? (Actions.find("file.open")?.keyText ?? "") : ""
            onClicked: Actions.trigger("file.open")
        }
    }
    EvenGrid {
        id: packages
        objectName: "packages"
        visible: !section.empty
        columns: section.columns
        columnSpacing: Theme.px(14)
        rowSpacing: Theme.px(14)
        Accessible.role: Accessible.List
        //% "Game packages"
        Accessible.name: qsTrId("app.library.packages")
        Layout.fillWidth: true

        Repeater {
            model: section.shell.library

            GameCard {
                shell: section.shell
                wide: section.columns === 1 && section.width > Theme.px(640)
                width: packages.widthAt(index)
                height: section.heightAt(index)
            }
        }
    }
    NoGames {
        objectName: "noGames"
        visible: section.empty
        library: section.shell.library
        Layout.fillWidth: true
    }
}
