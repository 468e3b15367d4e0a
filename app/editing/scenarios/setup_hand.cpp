// SPDX-License-Identifier: GPL-3.0-or-later
// Strokes of the hand over the table of a scenario.
#include "app/editing/files/workbench.h"
#include "app/editing/scenarios/setup_bench.h"
#include "editor/maps/map_draft.h"

namespace esagono {

void SetupBench::begin(int hex, int modifiers) {
    m_painted = hex;
    m_stroke = m_workbench.newStroke();
    const bool away = (modifiers & Qt::ControlModifier) != 0;
    if (hex >= 0 && m_tool == Markers)
        putMarker(hex, away);
    else if (hex >= 0)
        paint(hex, hex, away);
}

/// Of the kind that is chosen; or takes away the one that was put there last.
void SetupBench::putMarker(int hex, bool away) {
    const std::string label = hexLabel(hex).toStdString();
    if (away) {
        const auto& markers = m_draft->markers();
        for (std::size_t i = markers.size(); i-- > 0;)
            if (markers[i].at == label) {
                removeMarker(int(i));
                return;
            }
    } else if (package() && m_marker >= 0 && std::size_t(m_marker) < package()->markers.size()) {
        Record record{{"marker", package()->markers[std::size_t(m_marker)].id}, {"at", label}};
        if (const std::string side = sideId(m_side); !side.empty())
            record["side"] = side;
        if (m_markerValue != 0)
            record["value"] = m_markerValue;
        perform(addMarker(m_workbench.documents(), number(), record));
    }
    setHex(hex);
}

void SetupBench::move(int hex, int modifiers) {
    if (m_painted < 0 || hex < 0 || m_tool == Markers)
        return;
    paint(m_painted, hex, (modifiers & Qt::ControlModifier) != 0);
    m_painted = hex;
}

void SetupBench::end() {
    m_painted = -1;
}

/// From one hex to the other: a quick hand skips hexes.
void SetupBench::paint(int from, int to, bool away) {
    if (!scenario())
        return;
    std::vector<std::string> hexes;
    try {
        const MapDraft draft(m_workbench.documents(), package()->mapFiles[scenario()->map].file);
        for (const HexId hex : draft.line(HexId(std::size_t(from)), HexId(std::size_t(to))))
            hexes.push_back(draft.grid().label(hex));
    } catch (...) { // its grid is broken: the findings say so
        return;
    }
    Edit edit;
    if (m_tool == Control)
        edit = paintControl(m_workbench.documents(), number(), hexes,
                            away ? std::string() : sideId(m_side));
    else if (const DraftGroup* const there = groupAt(m_group))
        edit =
            paintGroup(m_workbench.documents(), number(), there->list, there->number, hexes, !away);
    edit.stroke = m_stroke;
    perform(std::move(edit));
}

} // namespace esagono
