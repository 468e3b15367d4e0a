// SPDX-License-Identifier: GPL-3.0-or-later
// A board of 2,170 hexes and 500 counters that is panned, zoomed and played on.
#include "tests/app/board/fixed_source.h"
#include "tests/bench/shown_board.h"

#include <QGuiApplication>

using namespace esagono;
using namespace esagono::bench;

namespace {

constexpr int mapRows = 35;
constexpr int mapColumns = 62;
constexpr std::size_t units = 500;

/// The counters of a published game, five times over, on a larger map of the same country.
class LargeSource : public FixedSource {
public:
    LargeSource() {
        GamePackage& package = m_game.package;
        MapSheet sheet = package.maps.front().sheet();
        sheet.grid.rows = {10, 10 + mapRows - 1};
        sheet.grid.columns = {1, mapColumns};
        Chance chance(1);
        sheet.terrain.clear();
        for (int i = 0; i < mapRows * mapColumns; ++i)
            sheet.terrain.push_back(TerrainId(chance.below(sheet.terrains.size())));
        sheet.elevation.clear();
        sheet.hexsides.clear();
        sheet.linkLines.clear();
        sheet.places.clear();
        sheet.areas.clear();
        sheet.lines.clear();
        package.maps.front() = HexMap(std::move(sheet));
        for (auto& [name, document] : package.documents)
            document.erase("drawing");
        m_folder.clear();

        std::vector<SeenCounter> printed;
        for (const SeenCounter& seen : m_view.counters)
            if (seen.place.isHex())
                printed.push_back(seen);
        m_view.counters.clear();
        m_view.markers.clear();
        m_view.control.assign(mapRows * mapColumns, SideId());
        while (m_view.counters.size() < units) {
            SeenCounter seen = printed[m_view.counters.size() % printed.size()];
            package.counters.push_back(package.counters[seen.counter.index()]);
            package.counters.back().name += std::to_string(m_view.counters.size());
            seen.counter = CounterId(package.counters.size() - 1);
            seen.place = HexId(chance.below(mapRows * mapColumns));
            m_view.counters.push_back(seen);
        }
        std::ranges::stable_sort(m_view.counters, {}, &SeenCounter::place);
    }
};

/// A published game with all its counters on its map, or so many of them.
class CrowdedSource : public FixedSource {
public:
    CrowdedSource(const std::string& package, const std::string& scenario,
                  std::size_t most = SIZE_MAX)
        : FixedSource(Ground::Relief, package, scenario) {
        std::vector<HexId> hexes;
        for (const HexId hex : m_setting.map->hexes())
            hexes.push_back(hex);
        Chance chance(1);
        m_view.counters.clear();
        for (std::size_t i = 0; i < std::min(most, m_game.package.counters.size()); ++i) {
            SeenCounter seen;
            seen.counter = CounterId(i);
            seen.side = m_game.package.counters[i].side;
            seen.place = hexes[chance.below(hexes.size())];
            for (const StatusKind& status : m_game.package.statuses)
                seen.statuses.emplace_back(status.standard);
            m_view.counters.push_back(seen);
        }
        std::ranges::stable_sort(m_view.counters, {}, &SeenCounter::place);
    }
};

/// In and out again.
Times zoomed(ShownBoard& bench, QSize size) {
    const QPointF middle(size.width() / 2.0, size.height() / 2.0);
    return bench.run(
        [&](int frame) { bench.board().zoomBy(frame % 60 < 30 ? 1.037 : 1 / 1.037, middle); });
}

void measure(Report& report, QSize size, bool small) {
    LargeSource source;
    ShownBoard bench(source, size, 0.5);
    const std::string at = "/" + std::to_string(size.width()) + "x" + std::to_string(size.height());
    report.add("board first picture" + at, bench.first());
    report.add("board pan" + at, pan(bench), small ? 8 : 16, small ? 16 : 33);
    report.add("board zoom" + at, zoomed(bench, size), small ? 20 : 40, small ? 40 : 80);
    const std::vector<HexId> hexes = bench.hexesInView();
    const auto move = bench.run([&](int frame) {
        const CounterId counter = source.view().counters[std::size_t(frame)].counter;
        const HexId from = source.view().counters[std::size_t(frame)].place.hex();
        source.march(counter, {from, hexes[std::size_t(frame) * 17 % hexes.size()]});
    });
    report.add("board move of a counter" + at, move, 2, 20);
}

/// From so far that nearly all is in view.
void measureFromAfar(Report& report) {
    LargeSource source;
    ShownBoard bench(source, {1280, 720}, 0.15);
    report.add("board pan/from afar", pan(bench), 8, 16);
}

/// The real thing: a published map with its relief.
void measurePublished(Report& report) {
    FixedSource source;
    ShownBoard bench(source, {1280, 720}, 0.5);
    report.add("board first picture/published map", bench.first());
    report.add("board pan/published map", pan(bench), 8, 16);
}

/// Near and from afar.
void measureCrowded(Report& report, const std::string& name, CrowdedSource& source) {
    constexpr QSize size(1280, 720);
    std::fprintf(stderr, "%zu counters on the map\n", source.view().counters.size());
    ShownBoard nearby(source, size, 0.5);
    report.add("board pan/" + name, pan(nearby), 8, 16);
    report.add("board zoom/" + name, zoomed(nearby, size), 20, 40);
    ShownBoard afar(source, size, 0.01);             // the whole sheet
    afar.board().setZoom(afar.board().zoom() * 1.2); // and room to move it
    std::fprintf(stderr, "then %zu\n", afar.hexesInView().size());
    const auto shifted = afar.run([&](int frame) { // to and fro: the sheet is kept in view
        const int way = frame % 40 < 20 ? 1 : -1;
        afar.board().panBy(6 * way, 4 * way);
    });
    report.add("board pan/" + name + " from afar", shifted, 8, 16);
}

} // namespace

int main(int argc, char** argv) {
    drawInSoftware();
    const QGuiApplication application(argc, argv);
    try {
        Report report;
        measure(report, {1280, 720}, true);
        measurePublished(report);
        CrowdedSource guadalajara("guadalajara", "abyssinia");
        measureCrowded(report, "Guadalajara", guadalajara);
        CrowdedSource tscw("tscw", "campaign", 300);
        measureCrowded(report, "The Spanish Civil War", tscw);
        measure(report, {1920, 1080}, false);
        measureFromAfar(report);
    } catch (const std::exception& problem) {
        std::fprintf(stderr, "%s\n", problem.what());
        return 1;
    }
    return 0;
}
