// SPDX-License-Identifier: GPL-3.0-or-later
// One offer of the moment, as the model gives it.
import QtQml

QtObject {
    required property int index
    required property string kind
    required property string label
    required property bool main
    required property bool leadsOn
    required property bool confirm
    required property bool revises
}
