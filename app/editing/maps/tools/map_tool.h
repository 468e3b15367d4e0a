// SPDX-License-Identifier: GPL-3.0-or-later
// A tool for the map: what happens when the hand that holds it comes down, moves and is lifted. All
// that it changes between is one step to undo.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "editor/maps/map_draft.h"
#endif

#include <QString>

#include <memory>
#include <span>

namespace esagono {

struct Highlights;
class MapHand;

/// Where the hand is, and with which keys.
struct Touch {
    HexId hex;
    HexId neighbour;    ///< across the nearest hexside
    bool away = false;  ///< it takes away
    bool ruled = false; ///< from where it was before, in a straight line
};

class MapTool {
public:
    explicit MapTool(MapHand& hand)
        : m_hand(hand) {}
    virtual ~MapTool() = default;
    MapTool(const MapTool&) = delete;
    MapTool& operator=(const MapTool&) = delete;

    /// What it uses: MapHand::Use, or'ed.
    [[nodiscard]] virtual int uses() const = 0;
    /// Whether it paints with that thing of the palette.
    [[nodiscard]] virtual bool takes(int what, const QString& /*id*/) const {
        return (uses() & what) != 0;
    }
    /// The hex that is touched exists; the draft is the map before.
    virtual void begin(const MapDraft& /*map*/, const Touch& /*at*/) {}
    virtual void move(const MapDraft& /*map*/, const Touch& /*at*/) {}
    /// Where it is lifted it has moved to before.
    virtual void end(const MapDraft& /*map*/, const Touch& /*at*/) {}
    /// What it would touch if the hand came down or were lifted there.
    [[nodiscard]] virtual std::vector<HexId> touched(const MapDraft& /*map*/, HexId hex) const {
        return {hex};
    }
    /// What is to be seen while it is held and points there; perhaps at no hex.
    virtual void marks(const MapDraft& /*map*/, const Touch& /*at*/, Highlights& /*marks*/) const {}

protected:
    [[nodiscard]] MapHand& hand() const { return m_hand; }

private:
    MapHand& m_hand;
};

/// A row of the table of tools: how it appears, and what makes it.
struct ToolRow {
    const char* id;
    const char* glyph;
    const char* key;   ///< takes it up; empty: none
    const char* label; ///< a message
    std::unique_ptr<MapTool> (*make)(MapHand& hand);
};

/// In the order of the tool bar.
[[nodiscard]] std::span<const ToolRow> mapTools();

} // namespace esagono
