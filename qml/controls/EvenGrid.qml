// SPDX-License-Identifier: GPL-3.0-or-later
// Columns of equal width that fill the grid: for what comes and goes, which layouts do not survive in Qt 6.4.
import QtQuick

Grid {
    id: grid

    function rowOf(place: int): int {
        return Math.floor(place / columns)
    }
    /// How wide the child at this place shall be; whole pixels, and nothing is left over at the right.
    function widthAt(place: int): real {
        const step = (width + columnSpacing) / columns, column = place % columns
        return Math.round(step * (column + 1)) - Math.round(step * column) - columnSpacing
    }
}
