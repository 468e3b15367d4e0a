// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/film_losses.h"

#include "app/replay/film_reading.h"
#include "engine/play/steps.h"

#include <algorithm>

namespace esagono {

namespace {

const SeenCounter* find(const View& view, CounterId counter) {
    const auto found = std::ranges::find(view.counters, counter, &SeenCounter::counter);
    return found == view.counters.end() ? nullptr : &*found;
}

} // namespace

std::vector<FilmLoss> lossesOf(Film& film, const FilmLine& line, Viewer viewer) {
    std::vector<FilmLoss> losses;
    if (line.from == 0 || line.from > film.at() ||
        (line.story.kind != StoryKind::Loss && line.story.kind != StoryKind::Place))
        return losses;
    const State earlier = film.after(line.from - 1);
    const View before = viewOf({earlier, film.setting()}, viewer);
    const View now = film.view(viewer);
    const LossCount graves(film.setting());
    for (const CounterId counter : line.story.counters) {
        const SeenCounter* const lay = find(before, counter);
        const SeenCounter* const lies = find(now, counter);
        if (lay == nullptr || lies == nullptr || graves.isLost(lay->place))
            continue;
        const bool gone = graves.isLost(lies->place);
        if (gone || lies->face != lay->face)
            losses.push_back({counter, lay->face, lies->face, gone});
    }
    return losses;
}

} // namespace esagono
