// SPDX-License-Identifier: GPL-3.0-or-later
// How it is said where a group of counters is: in a hex, a box, an area, hexes of its own, near a
// hex, or not at all. One row each.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "editor/scenarios/setup_draft.h"
#include "engine/kit/package.h"
#endif

#include <QString>

#include <span>

namespace esagono {

/// A group and where it has been so far.
struct GroupSpot {
    const GamePackage& package;
    const HexMap& map;
    const DraftGroup& group;
    std::vector<HexId> hexes;
    HexId centre;
};

struct GroupKind {
    const char* id;
    const char* label; ///< a message
    bool (*fits)(const DraftGroup& group, const HexMap& map);
    /// "at" or "area", and what such a group says there to begin with; no key: it cannot.
    std::pair<const char*, Record> (*first)(const GroupSpot& spot);
    bool painted = false; ///< its hexes are
};

/// In the order they are offered.
[[nodiscard]] std::span<const GroupKind> groupKinds();
[[nodiscard]] const GroupKind& kindOf(const DraftGroup& group, const HexMap& map);
/// Null: there is none of that id.
[[nodiscard]] const GroupKind* groupKind(const QString& id);

} // namespace esagono
