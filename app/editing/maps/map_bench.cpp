// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editing/maps/map_bench.h"

#include "app/editing/files/workbench.h"
#include "app/package_scan.h"
#include "editor/files/finding_places.h"

#include <algorithm>

namespace esagono {

MapBench::MapBench(Workbench& workbench)
    : m_workbench(workbench)
    , m_board(workbench)
    , m_work(workbench, m_board)
    , m_hand(m_work, m_board)
    , m_scan(workbench, m_board)
    , m_looks(workbench, m_board) {
    connect(&m_board, &BoardSource::settingChanged, this, &MapBench::showCounters);
    connect(&workbench, &Workbench::packageChanged, this, [this] {
        if (m_workbench.isAnew({"package.json", "display.json", "charts.json", "texts.json"}))
            m_hand.settle();
        if (m_workbench.isAnew({m_work.file()}))
            findReconstructed();
        Q_EMIT changed();
    });
    connect(&workbench, &Workbench::opened, this, [this] {
        if (!m_workbench.package()) {
            m_work.select({});
            m_hand.forget();
            m_patch = {};
        }
        Q_EMIT changed();
        Q_EMIT selectionChanged();
    });
    connect(&workbench, &Workbench::edited, this, [this] {
        Q_EMIT selectionChanged();
        m_hand.showMarks();
    });
    connect(&workbench, &Workbench::languageChanged, this, [this] {
        Q_EMIT changed();
        Q_EMIT selectionChanged();
    });
    connect(&m_work, &MapWork::selectionChanged, this, &MapBench::selectionChanged);
}

MapBench::~MapBench() = default;

QStringList MapBench::maps() const {
    QStringList titles;
    if (const GamePackage* const package = m_work.package())
        for (const MapFile& each : package->mapFiles) {
            const QString title = wordsIn(each.title, m_workbench.language());
            titles << (title.isEmpty() ? QString::fromStdString(each.id) : title);
        }
    return titles;
}

void MapBench::setMap(int map) {
    if (map < 0 || map == this->map())
        return;
    m_reconstructed.clear();
    m_hand.forget();
    m_hand.markUnsure({});
    m_work.select({});
    m_board.mark({});
    m_board.showMap(std::size_t(map));
    findReconstructed();
    Q_EMIT changed();
    Q_EMIT selectionChanged();
}

void MapBench::drawn() {
    if (!m_workbench.isBusy() && !m_board.isBehind())
        m_hand.dry();
}

QVariantMap MapBench::counts() const {
    const GamePackage* const package = m_work.package();
    if (!package || m_board.map() >= package->maps.size())
        return {};
    const HexMap& map = package->maps[m_board.map()];
    const auto& lines = map.sheet().linkLines;
    const auto rails = std::ranges::count_if(lines, [&](const LinkLine& line) {
        return map.name(line.kind).find("rail") != std::string::npos;
    });
    const auto objectives = std::ranges::count_if(
        map.sheet().places, [](const NamedPlace& place) { return place.value("vp") != 0; });
    return {{QStringLiteral("places"), int(map.sheet().places.size())},
            {QStringLiteral("objectives"), int(objectives)},
            {QStringLiteral("rails"), int(rails)},
            {QStringLiteral("roads"), int(lines.size()) - int(rails)},
            {QStringLiteral("hexsides"), int(map.sheet().hexsides.size())},
            {QStringLiteral("lines"), int(map.sheet().lines.size())},
            {QStringLiteral("terrain"), int(map.hexes().size())}};
}

QVariantMap MapBench::extent() const {
    const auto map = draft();
    if (!map)
        return {};
    return {{QStringLiteral("firstRow"), map->grid().rows.first},
            {QStringLiteral("lastRow"), map->grid().rows.last},
            {QStringLiteral("firstColumn"), map->grid().columns.first},
            {QStringLiteral("lastColumn"), map->grid().columns.last}};
}

void MapBench::reveal(const QString& file, const QString& pointer) {
    const GamePackage* const shown = m_work.package();
    if (!shown)
        return;
    for (std::size_t i = 0; i < shown->mapFiles.size(); ++i)
        if (shown->mapFiles[i].file == file.toStdString())
            setMap(int(i));
    for (const std::string& step : stepsOf(pointer.toStdString()))
        if (const HexId hex = shown->maps[m_board.map()].find(step); hex.exists()) {
            selectHex(int(hex.value));
            Q_EMIT m_board.centreOn(int(hex.value));
            return;
        }
}

} // namespace esagono
