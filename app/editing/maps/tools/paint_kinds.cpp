// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editing/maps/tools/paint_kinds.h"

#include "app/editing/maps/map_words.h"
#include "app/editing/maps/map_work.h"
#include "editor/maps/map_edits.h"

#include <algorithm>

namespace esagono {

namespace {

constexpr QRgb boldTint = 0xff24507f;

void paintLand(MapHand& hand, const MapDraft& map, const std::vector<HexId>& hexes, bool,
               const char* name) {
    const QString& terrain = hand.kit().terrain;
    if (terrain.isEmpty())
        return;
    hand.wet(hexes);
    MapWork& work = hand.work();
    work.perform(paintTerrain(map, hexes, terrain.toStdString(),
                              Text(name, nameIn(work.terrains(), terrain).toStdString())));
}

void paintHeight(MapHand& hand, const MapDraft& map, const std::vector<HexId>& hexes, bool away,
                 const char*) {
    hand.work().perform(setElevation(
        map, hexes, away ? std::nullopt : std::optional(hand.kit().height), say::mapEditHeight));
}

void paintHolder(MapHand& hand, const MapDraft& map, const std::vector<HexId>& hexes, bool away,
                 const char*) {
    MapWork& work = hand.work();
    work.perform(setControl(map, work.controlList(), hexes,
                            away ? std::string() : hand.kit().side.toStdString(),
                            say::mapEditControl));
}

constexpr PaintKind allPaints[] = {
    //% "Terrain"
    {"terrain", QT_TRID_NOOP("app.editor.map.terrain"), MapHand::Terrains, paintLand,
     [](MapHand& hand) { return colourIn(hand.work().terrains(), hand.kit().terrain); },
     [](MapHand& hand, const MapDraft& map, HexId hex) {
         hand.kit().terrain = QString::fromStdString(map.terrain(hex));
     }},
    //% "Elevation"
    {"height", QT_TRID_NOOP("app.editor.map.height"), MapHand::Heights, paintHeight,
     [](MapHand&) { return QColor::fromRgba(boldTint); },
     [](MapHand& hand, const MapDraft& map, HexId hex) {
         hand.kit().height = map.elevation(hex).value_or(hand.kit().height);
     }},
    //% "Control"
    {"control", QT_TRID_NOOP("app.editor.map.control"), MapHand::Holders, paintHolder,
     [](MapHand& hand) { return colourIn(hand.work().sides(), hand.kit().side); },
     [](MapHand& hand, const MapDraft& map, HexId hex) {
         hand.kit().side = QString::fromStdString(map.control(hand.work().controlList(), hex));
     }},
};

} // namespace

std::span<const PaintKind> paintKinds() {
    return allPaints;
}

const PaintKind& paintOf(const MapKit& kit) {
    const auto* const found = std::ranges::find_if(
        allPaints, [&](const PaintKind& each) { return kit.paints == QLatin1String(each.id); });
    return found == std::end(allPaints) ? allPaints[0] : *found;
}

} // namespace esagono
