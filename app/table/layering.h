// SPDX-License-Identifier: GPL-3.0-or-later
// What may be laid over the map: the game's own layers, and those every game has.
#pragma once

#include "app/board/scene/board_source.h"
#include "app/table/layer_model.h"

namespace esagono {

inline constexpr char reachLayer[] = "reach";

/// The layers of a game; what was on stays on.
[[nodiscard]] QList<LayerRow> layerRows(const Setting& setting, const LayerModel& now,
                                        const QString& language);

/// From where the viewer looks around, and whose range he wants to see; none: nobody's.
struct LookingFrom {
    HexId hex;
    CounterId counter;
};

/// What those that are switched on show to the viewer.
[[nodiscard]] std::vector<ShownLayer> shownLayers(const Position& position, const View& view,
                                                  Viewer viewer, const LayerModel& layers,
                                                  const LookingFrom& looking = {});

/// The hexes in the way of the line of sight from there to a hex, if that layer is on.
[[nodiscard]] std::vector<HexId> sightBlockers(const Position& position, const LayerModel& layers,
                                               const LookingFrom& looking, HexId to);

/// The line of supply of a counter, if such a layer is on.
[[nodiscard]] std::vector<HexId> tracedLine(const Position& position, const View& view,
                                            Viewer viewer, CounterId counter,
                                            const LayerModel& layers);

} // namespace esagono
