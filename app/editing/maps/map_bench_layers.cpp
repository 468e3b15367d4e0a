// SPDX-License-Identifier: GPL-3.0-or-later
// What the map shows besides itself: where values come from, the counters of a scenario.
#include "app/editing/files/workbench.h"
#include "app/editing/maps/map_bench.h"
#include "app/editing/maps/map_words.h"
#include "app/editing/scenarios/setup_view.h"
#include "editor/tables/source_edits.h"
#include "engine/core/record.h"
#include "engine/kit/reading/source.h"

#include <QtConcurrent>

#include <algorithm>

namespace esagono {

namespace {

/// Hexes whose ground or height is reconstructed.
std::vector<HexId> reconstructedHexes(const GamePackage& package, std::size_t number) {
    std::vector<HexId> found;
    const HexMap& map = package.maps[number];
    const Record& document = package.documents.at(package.mapFiles[number].file);
    const auto isOurs = [&](const char* part, const std::string& hex) {
        return sourceOf(document, pointerTo(pointerTo("", part), hex)).kind ==
               Source::Kind::Reconstructed;
    };
    for (const HexId hex : map.hexes()) {
        const std::string label = map.label(hex);
        if (isOurs("terrain", label) || isOurs("elevation", label))
            found.push_back(hex);
    }
    return found;
}

} // namespace

void MapBench::setShowsReconstructed(bool shown) {
    if (shown == m_showsReconstructed)
        return;
    m_showsReconstructed = shown;
    showUnsure();
    Q_EMIT changed();
}

void MapBench::showUnsure() {
    m_hand.markUnsure(m_showsReconstructed ? m_reconstructed : std::vector<HexId>());
}

/// As the package was read last; a worker looks through all its hexes.
void MapBench::findReconstructed() {
    const std::shared_ptr<const GamePackage> read = m_workbench.package();
    const int asked = ++m_asked;
    if (!read || m_board.map() >= read->maps.size()) {
        m_reconstructed.clear();
        showUnsure();
        return;
    }
    if (std::erase_if(m_reconstructed, [size = read->maps[m_board.map()].size()](HexId hex) {
            return hex.index() >= size;
        }) > 0)
        showUnsure();
    QtConcurrent::run([read, map = m_board.map()] {
        return reconstructedHexes(*read, map);
    }).then(this, [this, asked](const std::vector<HexId>& hexes) {
        if (asked != m_asked || hexes == m_reconstructed)
            return;
        m_reconstructed = hexes;
        showUnsure();
        Q_EMIT changed();
    });
}

void MapBench::markSource(const QString& what, const QString& mark) {
    const auto map = draft();
    if (!map || m_work.selected().empty())
        return;
    const std::string number = map->grid().label(chosen());
    Edit edit{Text(say::mapEditSource, number), {}, {}};
    const auto places = map->placesIn(chosen());
    if (what != QLatin1String("values")) {
        const EditPlace holder{m_work.file(), pointerTo("", what.toStdString())};
        if (valueAt(m_workbench.documents(), holder))
            esagono::markSource(edit, m_workbench.documents(), holder, number, mark.toStdString());
    } else if (!places.empty()) {
        esagono::markSource(edit, m_workbench.documents(),
                            {m_work.file(), pointerTo("/places", places.front())}, "values",
                            mark.toStdString());
    }
    m_work.perform(std::move(edit));
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
