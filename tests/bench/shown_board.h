// SPDX-License-Identifier: GPL-3.0-or-later
// A board in a window of its own, drawn without a graphics card, whose frames are timed by the
// processor's clock of the thread that draws, which stops while others run; the time of the wall
// stands beside it.
#pragma once

#include "app/board/scene/board_item.h"
#include "tests/bench/report.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QImage>
#include <QQuickWindow>
#include <QSGRendererInterface>

#include <cmath>
#include <functional>
#include <numbers>
#include <stdexcept>

namespace esagono::bench {

inline constexpr int frames = 120; // of each phase

inline std::vector<HexId> hexesInView(const BoardItem& board) {
    std::vector<HexId> hexes;
    for (const HexId hex : board.source()->setting()->map->hexes())
        if (board.boundingRect().contains(board.itemPos(int(hex.value))))
            hexes.push_back(hex);
    return hexes;
}

/// Draws as fast as it goes, with one step between two frames.
inline Times timeFrames(QQuickWindow& window, const std::function<void(int)>& step) {
    Times times;
    int frame = -1;
    double work = 0;
    double wall = 0;
    QEventLoop loop;
    const auto drawn = QObject::connect(&window, &QQuickWindow::frameSwapped, &loop, [&] {
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
                window.update();
            },
            Qt::QueuedConnection);
    });
    window.update();
    loop.exec();
    QObject::disconnect(drawn);
    return times;
}

/// Around in a circle, never twice the same picture.
inline void panStep(BoardItem& board, int frame) {
    const double angle = 2 * std::numbers::pi * frame / frames;
    board.panBy(std::round(13 * std::cos(angle)), std::round(13 * std::sin(angle)));
}

class ShownBoard {
public:
    ShownBoard(BoardSource& source, QSize size, double zoom) {
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
    [[nodiscard]] std::vector<HexId> hexesInView() const { return bench::hexesInView(*m_board); }

    /// The frames of so many steps.
    Times run(const std::function<void(int)>& step) {
        waitUntil([&] { return m_board->scene().isIdle(); });
        const QImage before = picture();
        const int framesBefore = m_board->scene().work().frames;
        QPointF halfway;
        const Times times = timeFrames(m_window, [&](int frame) {
            step(frame);
            if (frame == frames / 2)
                halfway = m_board->itemPos(0);
        });
        require(m_board->scene().work().frames - framesBefore >= frames, "frames are missing");
        require(halfway != m_board->itemPos(0) || picture() != before, "nothing has changed");
        return times;
    }

    static void waitUntil(const std::function<bool()>& done) {
        while (!done())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents | QEventLoop::AllEvents,
                                            20);
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

    QQuickWindow m_window;
    BoardItem* m_board = nullptr;
    double m_first = 0;
};

inline Times pan(ShownBoard& bench) {
    return bench.run([&](int frame) { panStep(bench.board(), frame); });
}

/// Before the application is made.
inline void drawInSoftware() {
    qputenv("QT_QUICK_BACKEND", "software");
    qputenv("QT_QPA_UPDATE_IDLE_TIME", "0");
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
}

} // namespace esagono::bench
