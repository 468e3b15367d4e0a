// SPDX-License-Identifier: GPL-3.0-or-later
// The user guide: its chapters as tabs, one of them below.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

PageFrame {
    id: page

    required property Shell shell
    readonly property var chapters: shell.guide.chapters
    readonly property var blocks: chapters.length > 0 ? chapters[Math.min(tabs.currentIndex, chapters.length - 1)].blocks : []

    objectName: "guidePage"
    title: qsTrId("app.page.guide")
    //% "The guide was not installed with the program."
    lead: chapters.length > 0 ? "" : qsTrId("app.guide.missing")
    measure: Theme.px(820)
    onClosed: shell.leave()

    TabStrip {
        id: tabs
        objectName: "guideChapters"
        visible: page.chapters.length > 0
        tabs: page.chapters.map(chapter => chapter.title)
        label: page.title
        onActivated: index => currentIndex = index
        Layout.fillWidth: true
    }
    Column {
        id: pieces
        spacing: Theme.groups
        Layout.fillWidth: true

        Repeater {
            model: page.blocks

            GuidePiece {
                required property var modelData

                kind: modelData.kind
                text: modelData.text
                picture: modelData.picture
                width: pieces.width
            }
        }
    }
}
