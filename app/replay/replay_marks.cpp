// SPDX-License-Identifier: GPL-3.0-or-later
// What is selected and marked on the board of a replay.
#include "app/replay/replay_table.h"
#include "app/table/layering.h"
#include "app/table/seen.h"

#include <algorithm>

namespace esagono {

namespace {

QRgb colourOf(Tint tint) {
    switch (tint) {
    case Tint::Red:
        return 0xffb3261e;
    case Tint::Green:
        return 0xff2f7d32;
    case Tint::Blue:
        return 0xff1f5fa8;
    case Tint::Yellow:
        break;
    }
    return 0xffe0a100;
}

Stroke drawnArrow(const NoteArrow& arrow) {
    return {
        .kind = Stroke::Kind::Drawn, .hexes = {arrow.from, arrow.to}, .tint = colourOf(arrow.tint)};
}

} // namespace

void ReplayTable::markLine(Highlights& now, const FilmLine& line) const {
    for (const CounterId counter : line.story.counters)
        if (placeOf(m_view, counter).isHex())
            now.counters.push_back({counter, CounterMark::Selected});
    if (line.story.hexes.empty())
        return;
    const HexId there = line.story.hexes.back();
    now.hexes.push_back({there, HexMark::Chosen, {}, false});
    if (line.story.kind == StoryKind::Move && line.story.hexes.size() > 1) {
        now.strokes.push_back({Stroke::Kind::Path, line.story.hexes});
        if (line.story.counters.size() == 1) {
            now.ghost = line.story.counters.front();
            now.ghostHex = line.story.hexes.front();
        }
    }
    if (line.story.kind == StoryKind::Combat)
        for (const CounterId counter : line.story.counters)
            if (const HexId stands = placeOf(m_view, counter).hex();
                stands.exists() && stands != there)
                now.strokes.push_back({Stroke::Kind::Attack, {stands, there}});
}

Highlights ReplayTable::marks() const {
    Highlights now;
    if (!m_film)
        return now;
    if (const FilmLine* told = line(); told != nullptr && told->from <= m_film->at())
        markLine(now, *told);
    if (m_selection.hex.exists())
        now.hexes.push_back({m_selection.hex, HexMark::Reach, {}, false});
    for (const HexId hex : m_differing)
        now.hexes.push_back({hex, HexMark::Target, {}, false});
    if (isRuled())
        now.layers = shownLayers(m_film->position(), m_view, m_viewer, m_layers);
    if (isHistoryShown())
        m_history.mark(now, m_log.lines(), m_film->at(), m_view);
    for (const Note* note : m_notes.shown()) {
        for (const NoteArrow& arrow : note->arrows)
            now.strokes.push_back(drawnArrow(arrow));
        for (const NoteMark& mark : note->marks)
            now.hexes.push_back({mark.hex, HexMark::Drawn, {}, false, colourOf(mark.tint)});
    }
    if (m_sketch)
        now.strokes.push_back(drawnArrow(*m_sketch));
    return now;
}

void ReplayTable::sketch(int from, int to, int tint) {
    m_sketch.reset();
    if (m_film && from >= 0 && to >= 0 && from != to)
        m_sketch = {HexId(std::size_t(from)), HexId(std::size_t(to)), Tint(std::clamp(tint, 0, 3))};
    markBoard();
}

void ReplayTable::setDiffering(std::vector<HexId> hexes) {
    if (hexes == m_differing)
        return;
    m_differing = std::move(hexes);
    markBoard();
}

// Selecting

QString ReplayTable::selectedName() const {
    if (!m_film)
        return {};
    return m_selection.counter().exists() ? words().name(m_selection.counter())
           : m_selection.hex.exists()     ? words().hexLabel(m_selection.hex)
                                          : QString();
}

void ReplayTable::clickHex(int hex, int counter) {
    m_selection = {};
    if (hex >= 0)
        m_selection.hex = HexId(std::size_t(hex));
    if (counter >= 0)
        m_selection.counters.push_back(CounterId(std::size_t(counter)));
    attempt([&] {
        showPanels();
        markBoard();
        Q_EMIT selectionChanged();
    });
}

void ReplayTable::selectCounter(int counter, bool /*toggle*/) {
    const HexId stands =
        counter < 0 ? HexId() : placeOf(m_view, CounterId(std::size_t(counter))).hex();
    clickHex(stands.exists() ? int(stands.value) : selectedHex(), counter);
}

void ReplayTable::clearSelection() {
    clickHex(-1, -1);
}

} // namespace esagono
