// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses the language; each stands there under its own name.
import QtQuick
import Esagono

ChoiceBox {
    required property Languages languages

    objectName: "language"
    glyph: "globe"
    model: languages.names
    currentIndex: languages.index
    onActivated: index => languages.index = index
    //% "Language"
    label: qsTrId("app.language")
}
