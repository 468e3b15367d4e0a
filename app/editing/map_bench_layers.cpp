// SPDX-License-Identifier: GPL-3.0-or-later
// What the map shows besides itself: where values come from, the counters of a scenario.
#include "core/record.h"
#include "editor/source_edits.h"
#include "kit/source.h"
#include "map_bench.h"
#include "map_words.h"
#include "setup_view.h"
#include "workbench.h"

#include <algorithm>

namespace esagono {

void MapBench::setShowsReconstructed(bool shown) {
    if (shown == m_showsReconstructed)
        return;
    m_showsReconstructed = shown;
    showMarks();
    Q_EMIT changed();
}

/// As the package was read last.
void MapBench::findReconstructed() {
    m_reconstructed.clear();
    const GamePackage* const read = package();
    const auto document = read ? read->documents.find(file()) : Documents::const_iterator();
    if (!read || document == read->documents.end() || m_board.map() >= read->maps.size())
        return;
    const HexMap& map = read->maps[m_board.map()];
    const auto isOurs = [&](const char* part, const std::string& number) {
        return sourceOf(document->second, pointerTo(pointerTo("", part), number)).kind ==
               Source::Kind::Reconstructed;
    };
    for (const HexId hex : map.hexes()) {
        const std::string number = map.label(hex);
        if (isOurs("terrain", number) || isOurs("elevation", number))
            m_reconstructed.push_back(hex);
    }
    if (m_showsReconstructed)
        showMarks();
}

void MapBench::markSource(const QString& what, const QString& mark) {
    const auto map = draft();
    if (!map || m_selected.empty())
        return;
    const std::string number = map->grid().label(chosen());
    Edit edit{Text(say::mapEditSource, number), {}, {}};
    const auto places = map->placesIn(chosen());
    if (what != QLatin1String("values")) {
        const EditPlace holder{file(), pointerTo("", what.toStdString())};
        if (valueAt(m_workbench.documents(), holder))
            esagono::markSource(edit, m_workbench.documents(), holder, number, mark.toStdString());
    } else if (!places.empty()) {
        esagono::markSource(edit, m_workbench.documents(),
                            {file(), pointerTo("/places", places.front())}, "values",
                            mark.toStdString());
    }
    perform(std::move(edit), "");
}

void MapBench::setShowsCounters(bool shown) {
    if (shown == m_showsCounters)
        return;
    m_showsCounters = shown;
    showCounters();
    Q_EMIT changed();
}

void MapBench::showCounters() {
    const Setting* const setting = m_board.setting();
    if (!setting)
        return;
    View view;
    view.control.resize(setting->map->size());
    const GamePackage& read = setting->package();
    const auto scenario = std::ranges::find(read.scenarios, m_board.map(), &Scenario::map);
    if (m_showsCounters && scenario != read.scenarios.end())
        view.counters = countersAtStart(read, *scenario);
    m_board.showView(std::move(view));
}

} // namespace esagono
