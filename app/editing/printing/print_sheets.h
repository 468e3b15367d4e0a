// SPDX-License-Identifier: GPL-3.0-or-later
// A game to print and play: its counters on sheets with cut marks, fronts and backs that meet when
// the paper is turned over its long edge, and its charts. Drawn by the painters of the board.
#pragma once

#include "app/board/map/palette.h"
#include "app/share/work.h"
#include "engine/kit/package.h"

#include <QPageSize>
#include <QRectF>

#include <vector>

class QIODevice;

namespace esagono {

struct SheetWish {
    QPageSize::PageSizeId paper = QPageSize::A4;
    qreal counter = 15; ///< millimetres across
    qreal gap = 0;      ///< between two counters, in millimetres
    qreal margin = 12;  ///< around them, at least
    Palette palette = Palette::Classic;
};

/// Where everything lies on one sheet, in millimetres from the upper left corner of the paper.
struct CounterSheet {
    struct Square {
        std::size_t counter = 0;
        std::size_t face = 0;
        QRectF box;
    };
    bool back = false; ///< the other side of the sheet before it
    std::vector<Square> squares;
};
/// All faces of all counters: a front and a back for each sheet. A counter of more than two faces
/// takes several squares; one without a back leaves it empty.
[[nodiscard]] std::vector<CounterSheet> layCounterSheets(const GamePackage& package,
                                                         const SheetWish& wish);

/// PDF, one page for each of them. Throws Unwanted if it is to stop, Fault if nothing can be
/// written there.
void writeCounterSheets(const GamePackage& package, const SheetWish& wish, QIODevice& device,
                        Work& work);
/// PDF: all charts, one below the other.
void writeCharts(const GamePackage& package, const QString& language, QPageSize::PageSizeId paper,
                 QIODevice& device, Work& work);

} // namespace esagono
