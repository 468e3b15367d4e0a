// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/film_history.h"

#include <algorithm>
#include <ranges>

namespace esagono {

namespace {

constexpr qreal faintest = 0.35;       ///< of trails and fronts of long ago
constexpr std::size_t olderFronts = 3; ///< turns

/// The lines that have happened, the last first.
auto linesUpTo(const std::vector<FilmLine>& lines, Moment moment) {
    const auto end = std::ranges::upper_bound(lines, moment, {}, &FilmLine::from);
    return std::ranges::subrange(lines.begin(), end) | std::views::reverse;
}

std::vector<Stroke> trailsOf(const std::vector<FilmLine>& lines, Moment moment, int count) {
    std::vector<Stroke> trails;
    for (const FilmLine& line : linesUpTo(lines, moment)) {
        if (int(trails.size()) == count)
            break;
        if (line.story.kind == StoryKind::Move && line.story.hexes.size() > 1)
            trails.push_back({Stroke::Kind::Trail, line.story.hexes, line.story.side,
                              1 - (1 - faintest) * qreal(trails.size()) / count});
    }
    std::ranges::reverse(trails); // the last lies on top
    return trails;
}

/// How much happened in each hex, as a share of the most.
ShownLayer heatOf(const std::vector<FilmLine>& lines, Moment moment, FilmHistory::Heat heat) {
    std::map<HexId, int> counts;
    for (const FilmLine& line : linesUpTo(lines, moment)) {
        const bool fought = line.story.kind == StoryKind::Combat;
        const bool moved = line.story.kind == StoryKind::Move;
        if (fought && heat != FilmHistory::Heat::Movement && !line.story.hexes.empty())
            ++counts[line.story.hexes.back()];
        if (moved && heat != FilmHistory::Heat::Combat)
            for (const HexId hex : line.story.hexes)
                ++counts[hex];
    }
    ShownLayer layer{QStringLiteral("heat"), {}};
    int most = 0;
    for (const auto& [hex, count] : counts)
        most = std::max(most, count);
    for (const auto& [hex, count] : counts)
        layer.parts.push_back({hex, {}, qreal(count) / most});
    return layer;
}

ShownLayer frontOf(const std::vector<SideId>& control, qreal strength) {
    ShownLayer layer{QStringLiteral("front"), {}, strength};
    for (std::size_t i = 0; i < control.size(); ++i)
        if (control[i].exists())
            layer.parts.push_back({HexId(i), control[i]});
    return layer;
}

} // namespace

void FilmHistory::mark(Highlights& highlights, const std::vector<FilmLine>& lines, Moment moment,
                       const View& view) const {
    if (m_heat != Heat::None)
        highlights.layers.push_back(heatOf(lines, moment, m_heat));
    if (m_fronts) {
        const auto end = std::ranges::upper_bound(m_before, moment, {}, &FilmFront::moment);
        const auto known = std::size_t(end - m_before.begin());
        for (std::size_t age = std::min(known, olderFronts); age > 0; --age)
            highlights.layers.push_back(
                frontOf(m_before[known - age].control,
                        1 - (1 - faintest) * qreal(age) / qreal(olderFronts)));
        highlights.layers.push_back(frontOf(view.control, 1));
    }
    const std::vector<Stroke> trails = trailsOf(lines, moment, m_trails);
    highlights.strokes.insert(highlights.strokes.begin(), trails.begin(), trails.end());
}

} // namespace esagono
