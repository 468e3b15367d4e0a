// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/board/scene/board_item.h"
#include "tests/app/board/fixed_source.h"
#include "tests/app/patience.h"

#include <QQuickWindow>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace esagono {

/// A window with nothing but a board in it.
struct BoardTable {
    FixedSource source;
    QQuickWindow window;
    BoardItem* board = nullptr;

    explicit BoardTable(FixedSource::Ground ground = FixedSource::Ground::Flat,
                        QSize size = {900, 700})
        : source(ground) {
        window.resize(size);
        board = new BoardItem(window.contentItem());
        board->setProperty("animationSpeed", 0);
        board->setSize(QSizeF(size));
        board->setSource(&source);
        window.show();
    }
    [[nodiscard]] bool settled() const {
        return QTest::qWaitFor([&] { return isSettled(); }, patience);
    }
    [[nodiscard]] bool isSettled() const {
        return board->scene().work().frames > 0 && !board->isBusy();
    }
    /// Waits until everything is painted and drawn, also what is only painted for later.
    [[nodiscard]] bool idle() {
        if (!QTest::qWaitFor([&] { return isSettled() && board->scene().isIdle(); }, patience))
            return false;
        window.grabWindow();
        return true;
    }
    /// Waits for the next frame: only then the window delivers what fingers did.
    [[nodiscard]] bool nextFrame() {
        QSignalSpy drawn(&window, &QQuickWindow::frameSwapped);
        window.update();
        return drawn.wait(patience);
    }
    [[nodiscard]] QPoint at(HexId hex) const { return board->itemPos(int(hex.value)).toPoint(); }
    [[nodiscard]] QPoint at(CounterId counter) const {
        for (const Piece& piece : board->scene().stacks().counters())
            if (source.view().counters[piece.seen].counter == counter)
                return board->camera().toView(piece.centre).toPoint();
        return {};
    }
    /// A hex without counters, not too near the edge of the window.
    [[nodiscard]] HexId emptyHex() const {
        const QRect inner = QRect(QPoint(), window.size()).adjusted(120, 120, -120, -120);
        for (const HexId hex : source.setting()->map->hexes())
            if (inner.contains(at(hex)) && source.counters(hex).empty())
                return hex;
        return HexId();
    }
    /// The top counter of some stack well in view.
    [[nodiscard]] const SeenCounter* unit(std::size_t height = 1) const {
        const QRect inner = QRect(QPoint(), window.size()).adjusted(120, 120, -120, -120);
        for (const SeenCounter& seen : source.view().counters)
            if (seen.place.isHex() && inner.contains(at(seen.place.hex())) &&
                source.counters(seen.place.hex()).size() >= height)
                return &seen;
        return nullptr;
    }
    void candidate(CounterId counter) {
        Highlights highlights;
        highlights.counters = {{counter, CounterMark::Candidate}};
        source.mark(highlights);
    }
};

/// The largest map there is, without a window; its board has a size.
struct LargeTable {
    FixedSource source{FixedSource::Ground::Flat, "guadalajara", "italian_offensive"};
    BoardItem board;

    explicit LargeTable(QSizeF size) {
        board.setProperty("animationSpeed", 0);
        board.setSize(size);
        board.setSource(&source);
    }
    [[nodiscard]] bool isInView(const SeenCounter& seen) const {
        return seen.place.isHex() &&
               board.boundingRect().contains(board.itemPos(int(seen.place.hex().value)));
    }
    [[nodiscard]] int inView() const {
        return int(std::ranges::count_if(
            source.view().counters, [this](const SeenCounter& seen) { return isInView(seen); }));
    }
};

} // namespace esagono
