// SPDX-License-Identifier: GPL-3.0-or-later
// A board of 2,170 hexes and 500 counters that is panned, zoomed and played on, drawn without a
// graphics card. A frame is timed by the processor's clock of the thread that draws, which stops
// while others run; the time of the wall stands beside it.
#include "app/fixed_source.h"
#include "bench/report.h"
#include "board_item.h"

#include <QGuiApplication>
#include <QQuickWindow>
#include <QSGRendererInterface>

#include <cmath>
#include <functional>
#include <numbers>
#include <stdexcept>

using namespace esagono;
using namespace esagono::bench;

namespace {

constexpr int mapRows = 35;
constexpr int mapColumns = 62;
constexpr std::size_t units = 500;
constexpr int frames = 120; // of each phase
constexpr double mostMegabytes = 120;

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

class Bench {
public:
    Bench(BoardSource& source, QSize size, double zoom) {
        m_window.resize(size);
        m_board = new BoardItem(m_window.contentItem());
        m_board->setProperty("animationSpeed", 0);
        m_board->setSize(QSizeF(size));
        const double begin = now(Clock::Wall);
        m_board->setSource(&source);
        m_board->setZoom(zoom);
        m_window.show();
        waitUntil([&] { return m_board->scene().work().frames > 0 && !m_board->isBusy(); });
        m_first = (now(Clock::Wall) - begin) * 1000;
        waitUntil([&] { return m_board->scene().isIdle(); });
        const auto api = m_window.rendererInterface()->graphicsApi();
        require(api == QSGRendererInterface::Software, "it is not drawn in software");
        m_board->setCentre(m_board->scene().geometry()->sheet().center());
        waitUntil([&] { return m_board->scene().isIdle(); });
        require(hexesInView().size() > 100, "there is little to be seen");
        std::fprintf(stderr, "%zu hexes in view\n", hexesInView().size());
    }

    /// Milliseconds from nothing to the first picture without anything coarse in it.
    [[nodiscard]] double first() const { return m_first; }
    [[nodiscard]] BoardItem& board() { return *m_board; }
    [[nodiscard]] std::vector<HexId> hexesInView() const {
        std::vector<HexId> hexes;
        for (const HexId hex : m_board->source()->setting()->map->hexes())
            if (m_board->boundingRect().contains(m_board->itemPos(int(hex.value))))
                hexes.push_back(hex);
        return hexes;
    }

    /// Draws as fast as it goes, with one step between two frames.
    Times run(const std::function<void(int)>& step) {
        waitUntil([&] { return m_board->scene().isIdle(); });
        const QImage before = picture();
        const int framesBefore = m_board->scene().work().frames;
        Times times;
        QPointF halfway;
        int frame = -1;
        double work = 0;
        double wall = 0;
        QEventLoop loop;
        const auto drawn = QObject::connect(&m_window, &QQuickWindow::frameSwapped, &loop, [&] {
            if (frame >= 0) {
                times.work.push_back((now(Clock::Work) - work) * 1000);
                times.wall.push_back((now(Clock::Wall) - wall) * 1000);
            }
            if (++frame == frames) {
                loop.quit();
                return;
            }
            QMetaObject::invokeMethod(
                &loop,
                [&] {
                    work = now(Clock::Work);
                    wall = now(Clock::Wall);
                    step(frame);
                    m_window.update();
                    if (frame == frames / 2)
                        halfway = m_board->itemPos(0);
                },
                Qt::QueuedConnection);
        });
        m_window.update();
        loop.exec();
        QObject::disconnect(drawn);
        require(m_board->scene().work().frames - framesBefore >= frames, "frames are missing");
        require(halfway != m_board->itemPos(0) || picture() != before, "nothing has changed");
        return times;
    }

private:
    static void require(bool condition, const char* otherwise) {
        if (!condition)
            throw std::runtime_error(otherwise);
    }
    [[nodiscard]] QImage picture() {
        const QImage grabbed = m_window.grabWindow();
        require(grabbed.size() == m_window.size() && !grabbed.allGray(), "nothing is drawn");
        return grabbed;
    }
    static void waitUntil(const std::function<bool()>& done) {
        while (!done())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents | QEventLoop::AllEvents,
                                            20);
    }

    QQuickWindow m_window;
    BoardItem* m_board = nullptr;
    double m_first = 0;
};

/// Around in a circle, never twice the same picture.
Times pan(Bench& bench) {
    return bench.run([&](int frame) {
        const double angle = 2 * std::numbers::pi * frame / frames;
        bench.board().panBy(std::round(13 * std::cos(angle)), std::round(13 * std::sin(angle)));
    });
}

void measure(Report& report, QSize size, bool small) {
    LargeSource source;
    Bench bench(source, size, 0.5);
    const std::string at = "/" + std::to_string(size.width()) + "x" + std::to_string(size.height());
    report.add("board first picture" + at, bench.first());
    report.add("board pan" + at, pan(bench), small ? 8 : 16, small ? 16 : 33);
    const QPointF middle(size.width() / 2.0, size.height() / 2.0);
    const auto zoom = bench.run(
        [&](int frame) { bench.board().zoomBy(frame % 60 < 30 ? 1.037 : 1 / 1.037, middle); });
    report.add("board zoom" + at, zoom, small ? 20 : 40, small ? 40 : 80);
    const std::vector<HexId> hexes = bench.hexesInView();
    const auto move = bench.run([&](int frame) {
        const CounterId counter = source.view().counters[std::size_t(frame)].counter;
        const HexId from = source.view().counters[std::size_t(frame)].place.hex();
        source.march(counter, {from, hexes[std::size_t(frame) * 17 % hexes.size()]});
    });
    report.add("board move of a counter" + at, move, 2, 20);
    if (const double memory = small ? megabytesOf() : 0; memory > 0) // later ones find what is left
        report.add("board memory" + at, memory, {0, memory, mostMegabytes}, "MB");
}

/// From so far that nearly all is in view.
void measureFromAfar(Report& report) {
    LargeSource source;
    Bench bench(source, {1280, 720}, 0.15);
    report.add("board pan/from afar", pan(bench), 8, 16);
}

/// The real thing: a published map with its relief.
void measurePublished(Report& report) {
    FixedSource source;
    Bench bench(source, {1280, 720}, 0.5);
    report.add("board first picture/published map", bench.first());
    report.add("board pan/published map", pan(bench), 8, 16);
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QUICK_BACKEND", "software");
    qputenv("QT_QPA_UPDATE_IDLE_TIME", "0");
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    try {
        Report report;
        measure(report, {1280, 720}, true);
        measurePublished(report);
        measure(report, {1920, 1080}, false);
        measureFromAfar(report);
    } catch (const std::exception& problem) {
        std::fprintf(stderr, "%s\n", problem.what());
        return 1;
    }
    return 0;
}
