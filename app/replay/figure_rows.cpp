// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/figure_rows.h"

#include <QCoreApplication>

namespace esagono {

QVariantList FigureRow::of(const FiguresAt& point) const {
    QVariantList values;
    for (const Strength& side : point.sides)
        values << side.*what;
    return values;
}

std::vector<FigureRow> figureRows(const FilmFigures& figures) {
    std::vector<FigureRow> rows;
    //% "Steps on the map"
    rows.push_back({qtTrId("app.replay.figure.on_map"), &Strength::onMap});
    //% "Steps lost"
    rows.push_back({qtTrId("app.replay.figure.lost"), &Strength::lost});
    //% "Units lost"
    rows.push_back({qtTrId("app.replay.figure.units_lost"), &Strength::unitsLost});
    //% "Hexes held"
    rows.push_back({qtTrId("app.replay.figure.hexes"), &Strength::hexes});
    if (figures.countsPoints)
        //% "Victory Points held"
        rows.push_back({qtTrId("app.replay.figure.points"), &Strength::points});
    if (figures.countsSupply)
        //% "Steps out of supply"
        rows.push_back({qtTrId("app.replay.figure.unsupplied"), &Strength::unsupplied});
    return rows;
}

} // namespace esagono
