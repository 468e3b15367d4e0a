// SPDX-License-Identifier: GPL-3.0-or-later
// A board of 2,170 hexes and 500 counters that is panned, zoomed and played on, drawn without a
// graphics card. A frame is timed by the processor's clock of the thread that draws, which stops
// while others run; the time of the wall stands beside it.
#include "app/fixed_source.h"
#include "bench/side_by_side.h"
#include "board_item.h"

#include <QElapsedTimer>
#include <QFile>
#include <QGuiApplication>
#include <QQuickWindow>
#include <QTimer>

#include <cstdio>
#include <functional>

using namespace esagono;
using namespace esagono::bench;

namespace {

constexpr int rows = 35;
constexpr int columns = 62;
constexpr std::size_t units = 500;
constexpr int frames = 120; // of each phase
constexpr double mostMegabytes = 120;

/// The counters of a published game, five times over, on a larger map of the same country.
class LargeSource : public FixedSource {
public:
    LargeSource() {
        GamePackage& package = m_game.package;
        MapSheet sheet = package.maps.front().sheet();
        sheet.grid.rows = {10, 10 + rows - 1};
        sheet.grid.columns = {1, columns};
        Chance chance(1);
        sheet.terrain.clear();
        for (int i = 0; i < rows * columns; ++i)
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
        m_view.control.assign(rows * columns, SideId());
        while (m_view.counters.size() < units) {
            SeenCounter seen = printed[m_view.counters.size() % printed.size()];
            package.counters.push_back(package.counters[seen.counter.index()]);
            package.counters.back().name += std::to_string(m_view.counters.size());
            seen.counter = CounterId(package.counters.size() - 1);
            seen.place = HexId(chance.below(rows * columns));
            m_view.counters.push_back(seen);
        }
        std::ranges::stable_sort(m_view.counters, {}, &SeenCounter::place);
    }
};

struct Times {
    std::vector<double> work; ///< milliseconds
    std::vector<double> wall;
};

class Bench {
public:
    explicit Bench(BoardSource& source, QSize size) {
        m_window.resize(size);
        m_board = new BoardItem(m_window.contentItem());
        m_board->setProperty("animationSpeed", 0);
        m_board->setSize(QSizeF(size));
        const double begin = now(Clock::Wall);
        m_board->setSource(&source);
        m_board->setZoom(0.5);
        m_window.show();
        waitUntil([&] { return m_board->scene().work().frames > 0 && !m_board->isBusy(); });
        m_first = (now(Clock::Wall) - begin) * 1000;
        waitUntil([&] { return m_board->scene().isIdle(); });
    }

    /// Milliseconds from nothing to the first picture without anything coarse in it.
    [[nodiscard]] double first() const { return m_first; }
    [[nodiscard]] BoardItem& board() { return *m_board; }

    /// Draws as fast as it goes, with one step between two frames.
    Times run(const std::function<void(int)>& step) {
        waitUntil([&] { return m_board->scene().isIdle(); });
        Times times;
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
                },
                Qt::QueuedConnection);
        });
        m_window.update();
        loop.exec();
        QObject::disconnect(drawn);
        return times;
    }

private:
    static void waitUntil(const std::function<bool()>& done) {
        while (!done())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents | QEventLoop::AllEvents,
                                            20);
    }

    QQuickWindow m_window;
    BoardItem* m_board = nullptr;
    double m_first = 0;
};

bool g_followed = false;

/// One row of what packaging/bench reads.
void report(const std::string& name, double milliseconds, double figure, double bar,
            const char* unit = "ms") {
    std::printf(
        "%s    {\n      \"name\": \"%s\",\n      \"real_time\": %.3f,\n      \"time_unit\": "
        "\"%s\"",
        std::exchange(g_followed, true) ? ",\n" : "", name.c_str(), milliseconds, unit);
    if (bar > 0)
        std::printf(",\n      \"figure\": %.3f,\n      \"bar\": %g", figure, bar);
    std::printf("\n    }");
}

void report(const std::string& name, const Times& times, double mostMedian, double mostPeak) {
    report(name + " median", percentile(times.wall, 50), percentile(times.work, 50), mostMedian);
    report(name + " p99", percentile(times.wall, 99), percentile(times.work, 99), mostPeak);
}

/// What of this process is in memory; 0 where the system does not tell.
double megabytes() {
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& line : status.readAll().split('\n'))
        if (line.startsWith("VmRSS:"))
            return line.mid(6).trimmed().split(' ').first().toDouble() / 1024;
    return 0;
}

void measure(QSize size, bool small) {
    LargeSource source;
    Bench bench(source, size);
    const std::string at = "/" + std::to_string(size.width()) + "x" + std::to_string(size.height());
    report("board first picture" + at, bench.first(), 0, 0);
    BoardItem& board = bench.board();
    const auto pan = bench.run([&](int frame) {
        const bool out = frame < frames / 2;
        board.panBy(out ? 12 : -9, out ? 5 : -7);
    });
    report("board pan" + at, pan, small ? 8 : 16, small ? 16 : 33);
    const QPointF middle(size.width() / 2.0, size.height() / 2.0);
    const auto zoom =
        bench.run([&](int frame) { board.zoomBy(frame % 60 < 30 ? 1.037 : 1 / 1.037, middle); });
    report("board zoom" + at, zoom, small ? 20 : 40, small ? 40 : 80);
    const auto move = bench.run([&](int frame) {
        const CounterId counter = source.view().counters[std::size_t(frame)].counter;
        source.march(counter, {HexId(std::size_t(frame)), HexId(std::size_t(frame) * 17 + 3)});
    });
    report("board move of a counter" + at, move, 2, 20);
    if (const double memory = megabytes(); memory > 0)
        report("board memory" + at, memory, memory, mostMegabytes, "MB");
}

/// The real thing: a published map with its relief.
void measurePublished() {
    FixedSource source;
    Bench bench(source, {1280, 720});
    report("board first picture/published map", bench.first(), 0, 0);
    const auto pan = bench.run([&](int frame) {
        const bool out = frame < frames / 2;
        bench.board().panBy(out ? 12 : -9, out ? 5 : -7);
    });
    report("board pan/published map", pan, 8, 16);
    if (const double memory = megabytes(); memory > 0)
        report("board memory/published map", memory, memory, mostMegabytes, "MB");
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QUICK_BACKEND", "software");
    qputenv("QT_QPA_UPDATE_IDLE_TIME", "0");
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    std::puts("{\n  \"benchmarks\": [");
    measurePublished();
    measure({1280, 720}, true);
    measure({1920, 1080}, false);
    std::puts("\n  ]\n}");
    return 0;
}
