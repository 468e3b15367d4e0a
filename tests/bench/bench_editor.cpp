// SPDX-License-Identifier: GPL-3.0-or-later
// The editor with large packages: the largest of the program's own, and one with 62 by 35 hexes and
// 200 counters. How long they take to open, and what a frame costs in which a hex is painted,
// beside a frame in which the map is moved: with the board alone, and in the window with all its
// panels.
#include "editor/files/new_package.h"
#include "editor/files/package_folder.h"
#include "engine/kit/reading/package_reader.h"
#include "tests/bench/shown_board.h"
#include "tests/bench/shown_shell.h"

#include <QTemporaryDir>
#include <QtQml/QQmlExtensionPlugin>

Q_IMPORT_QML_PLUGIN(EsagonoPlugin)

using namespace esagono;
using namespace esagono::bench;

namespace {

constexpr int mapRows = 35;
constexpr int mapColumns = 62;
constexpr std::size_t units = 200;
constexpr double mostOpening = 500; // milliseconds
constexpr int openings = 7;

/// A new map for the rules of a published game, hills and heights all over, and its counters over
/// again.
Documents largePackage() {
    const Documents model =
        readDocuments(std::filesystem::path(ESAGONO_SOURCE_DIR) / "resources" / "santander");
    NewPackage wish;
    wish.id = "large";
    wish.title = "Large";
    wish.grid.rows = {10, 10 + mapRows - 1};
    wish.grid.columns = {1, mapColumns};
    Documents documents = newPackage(wish, &model);
    Record& counters = documents.at("counters.json").at("counters");
    const std::size_t printed = counters.size();
    for (std::size_t i = 0; counters.size() < units; ++i) {
        Record copy = counters.at(i % printed);
        copy["id"] = copy["id"].get<std::string>() + "_" + std::to_string(i);
        counters.push_back(std::move(copy));
    }
    Record& map = documents.at("map.json");
    int number = 0;
    for (auto& [hex, terrain] : map.at("terrain").items()) {
        if (!terrain.is_string() || hex == "source" || hex == "note")
            continue;
        terrain = number % 5 == 0 ? "mountain" : number % 3 == 0 ? "hill" : "clear";
        map["elevation"][hex] = number % 7 * 150;
        ++number;
    }
    return documents;
}

bool isThere(Workbench& workbench) {
    return workbench.map()->board()->setting() != nullptr && !workbench.isBusy();
}

/// From the click to a package that can be edited, with its table laid.
void measureOpening(Report& report, const std::string& name, const QString& folder,
                    const QString& packages) {
    Times times;
    for (int i = 0; i < openings; ++i) {
        Workbench workbench(packages, {}, {});
        times.measure([&] {
            workbench.openFolder(folder);
            ShownBoard::waitUntil([&] { return isThere(workbench); });
        });
    }
    const double median = percentile(times.wall, 50);
    report.add("editor opens " + name, median, {0, median, mostOpening});
    report.add("editor opens " + name + ": the interface's thread", percentile(times.work, 50));
}

/// The same in the window: from the click to the first picture of the page with its map, and
/// strokes of the brush while the package is read again beside it.
void measurePage(Application& application, Report& report, const QString& folder) {
    Times opening;
    Times painting;
    for (int i = 0; i < openings; ++i) {
        const QTemporaryDir data;
        ShownShell page(application, data.path());
        Workbench& workbench = page.shell().workbench();
        opening.measure([&] {
            workbench.openFolder(folder);
            page.wait([&] { return isThere(workbench); });
            page.untilDrawn();
        });
        if (i + 1 < openings)
            continue;
        page.untilQuiet();
        MapBench& bench = *workbench.map();
        bench.hand()->setTool(QStringLiteral("brush"));
        const std::vector<HexId> hexes = hexesInView(page.board());
        for (int frame = 0; frame < frames; ++frame)
            painting.measure([&] {
                const auto hex = int(hexes[std::size_t(frame) * 37 % hexes.size()].value);
                const QVariantList grounds = bench.terrains();
                bench.hand()->setProperty("terrain", grounds[frame % 2].toMap().value("id"));
                bench.hover(hex, -1);
                bench.hand()->begin(hex, -1, 0);
                bench.hand()->end(hex, -1, 0);
                page.untilDrawn();
            });
    }
    const double median = percentile(opening.wall, 50);
    report.add("editor window opens it", median, {0, median, mostOpening});
    report.add("editor window opens it: the interface's thread", percentile(opening.work, 50));
    report.add("editor window paints a hex", painting, 8, 16);
}

void measurePainting(Report& report, const QString& folder, const QString& packages) {
    Workbench workbench(packages, {}, {});
    workbench.openFolder(folder);
    ShownBoard::waitUntil([&] { return isThere(workbench); });
    MapBench& bench = *workbench.map();
    ShownBoard shown(*bench.board(), {1280, 720}, 0.5);
    const Times panned = pan(shown);
    report.add("editor pan", panned, 8, 16);

    bench.hand()->setTool(QStringLiteral("brush"));
    const std::vector<HexId> hexes = shown.hexesInView();
    const auto hexAt = [&](int frame) {
        return int(hexes[std::size_t(frame) * 37 % hexes.size()].value);
    };
    const Times painted = shown.run([&](int frame) {
        bench.hand()->setProperty("terrain", frame % 2 == 0 ? QStringLiteral("city")
                                                            : QStringLiteral("mountain"));
        bench.hover(hexAt(frame), -1);
        bench.hand()->begin(hexAt(frame), -1, 0);
        bench.hand()->end(hexAt(frame), -1, 0);
    });
    report.add("editor paints a hex", painted, 8, 16);
    report.add("editor paints a hex, as a frame of a pan", percentile(painted.work, 50),
               {percentile(painted.work, 50) / percentile(panned.work, 50), 0, 0});

    // Until it is drawn as the map will be printed.
    Times drawn;
    for (int i = 0; i < 20; ++i) {
        bench.hand()->setProperty("terrain", i % 2 == 0 ? QStringLiteral("clear")
                                                        : QStringLiteral("mountain"));
        const int before = shown.board().scene().work().tiles;
        drawn.measure([&] {
            bench.hand()->begin(hexAt(i), -1, 0);
            bench.hand()->end(hexAt(i), -1, 0);
            ShownBoard::waitUntil([&] {
                return shown.board().scene().work().tiles > before && isThere(workbench) &&
                       !shown.board().isBusy();
            });
        });
    }
    report.add("editor: a painted hex is drawn", percentile(drawn.wall, 50));
}

} // namespace

int main(int argc, char** argv) {
    drawInSoftware();
    Application application(argc, argv);
    try {
        const QTemporaryDir folder;
        const QString packages = folder.filePath(QStringLiteral("packages"));
        const QString large = packages + QStringLiteral("/large");
        const QString printed = QStringLiteral(ESAGONO_SOURCE_DIR "/resources/guadalajara");
        savePackageAs(largePackage(), {}, large.toStdString());
        Report report;
        measureOpening(report, "the largest package", printed, packages);
        measureOpening(report, "62 by 35 new hexes", large, packages);
        measurePainting(report, large, packages);
        measurePage(application, report, printed);
    } catch (const std::exception& problem) {
        std::fprintf(stderr, "%s\n", problem.what());
        return 1;
    }
    return 0;
}
