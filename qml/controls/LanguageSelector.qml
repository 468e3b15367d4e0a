// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses the language; each stands there under its own name.
import QtQuick
import Esagono

ChoiceBox {
    id: box

    required property Shell shell

    objectName: "language"
    glyph: "globe"
    model: shell.languages.names
    currentIndex: shell.languages.index
    onActivated: index => shell.settings.language = shell.languages.codes[index]
    //% "Language"
    label: qsTrId("app.language")
}
