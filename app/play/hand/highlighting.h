// SPDX-License-Identifier: GPL-3.0-or-later
// What is marked on the board: what may be chosen, what is chosen, the way that is being shown, and
// why something is refused.
#pragma once

#include "app/play/hand/pointing.h"
#include "app/table/table.h"

#include <QVariant>

namespace esagono {

/// What is pointed at, besides the half-made command and the selection.
struct Attention {
    HexId hovered;
    std::vector<HexId> takesPart;  ///< where the selected could take part
    HexId refused;                 ///< asked for and refused
    std::vector<Culprit> culprits; ///< and by whom
    bool reach = true;             ///< whether the hexes within reach are marked
    QString odds;                  ///< of what is chosen so far
};

/// Takes for granted that the filling is of the side that looks.
[[nodiscard]] Highlights highlightsOf(const Filling& filling, const View& view,
                                      const Selection& selection, const Attention& attention);

/// The hex the pending decision is about, by what its frames remember; none: the whole map.
[[nodiscard]] HexId focusOf(const View& view, const Setting& setting);

/// {hex, label, cost, total, stop}: the way that is hovered or chosen, step by step.
[[nodiscard]] QVariantList wayOf(const Filling& filling, HexId end);

/// The offer that leads to a hex along a path, of those alive; null: none does.
[[nodiscard]] const Offer* pathOfferTo(const Filling& filling, HexId hex);

} // namespace esagono
