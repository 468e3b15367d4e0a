// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editing/printing/print_sheets.h"

#include "app/board/counters/counter_painter.h"
#include "app/board/counters/liveries.h"
#include "app/editing/printing/pdf_pages.h"
#include "app/package_scan.h"
#include "app/table/panels/chart_table.h"
#include "app/share/ink.h"

#include <algorithm>
#include <cmath>

namespace esagono {

namespace {

constexpr qreal cutMark = 5; // millimetres
/// As fine as a printer shows it: everything is drawn.
constexpr qreal printedPixels = 400;

QSizeF paperSize(QPageSize::PageSizeId paper) {
    return QPageSize(paper).size(QPageSize::Millimeter);
}

/// Short lines outside the block of counters, in line with every cut.
void paintCutMarks(QPainter& painter, const std::vector<CounterSheet::Square>& squares) {
    if (squares.empty())
        return;
    QRectF block = squares.front().box;
    std::vector<qreal> xs, ys;
    for (const CounterSheet::Square& square : squares) {
        block |= square.box;
        xs.insert(xs.end(), {square.box.left(), square.box.right()});
        ys.insert(ys.end(), {square.box.top(), square.box.bottom()});
    }
    painter.setPen(QPen(Qt::black, 0.1));
    for (const qreal x : xs) {
        painter.drawLine(QPointF(x, block.top() - cutMark), QPointF(x, block.top() - 1));
        painter.drawLine(QPointF(x, block.bottom() + 1), QPointF(x, block.bottom() + cutMark));
    }
    for (const qreal y : ys) {
        painter.drawLine(QPointF(block.left() - cutMark, y), QPointF(block.left() - 1, y));
        painter.drawLine(QPointF(block.right() + 1, y), QPointF(block.right() + cutMark, y));
    }
}

/// Columns and rows of squares on a sheet.
struct Raster {
    int columns, rows;
    qreal pitch;
    QPointF origin;

    Raster(const SheetWish& wish) {
        const QSizeF paper = paperSize(wish.paper);
        pitch = wish.counter + wish.gap;
        const auto fitting = [&](qreal length) {
            return std::max(1, int(std::floor((length - 2 * wish.margin + wish.gap) / pitch)));
        };
        columns = fitting(paper.width());
        rows = fitting(paper.height());
        origin = {(paper.width() - columns * pitch + wish.gap) / 2,
                  (paper.height() - rows * pitch + wish.gap) / 2};
    }
};

} // namespace

std::vector<CounterSheet> layCounterSheets(const GamePackage& package, const SheetWish& wish) {
    const Raster raster(wish);
    const qreal width = paperSize(wish.paper).width();
    std::vector<CounterSheet> sheets;
    int place = raster.columns * raster.rows; // the next sheet begins
    for (std::size_t counter = 0; counter < package.counters.size(); ++counter)
        for (std::size_t face = 0; face < package.counters[counter].faces.size(); face += 2) {
            if (place == raster.columns * raster.rows) {
                sheets.push_back({false, {}});
                sheets.push_back({true, {}});
                place = 0;
            }
            const QPointF corner = raster.origin + raster.pitch * QPointF(place % raster.columns,
                                                                          place / raster.columns);
            const QRectF box(corner, QSizeF(wish.counter, wish.counter));
            sheets[sheets.size() - 2].squares.push_back({counter, face, box});
            if (face + 1 < package.counters[counter].faces.size()) {
                const QRectF mirrored(QPointF(width - box.right(), box.top()), box.size());
                sheets.back().squares.push_back({counter, face + 1, mirrored});
            }
            ++place;
        }
    return sheets;
}

void writeCounterSheets(const GamePackage& package, const SheetWish& wish, QIODevice& device,
                        Work& work) {
    const std::shared_ptr<const Liveries> liveries = readLiveries(package);
    const std::vector<CounterSheet> sheets = layCounterSheets(package, wish);
    PdfPages pages(device, QPageSize(wish.paper), QPageLayout::Portrait,
                   wordsIn(package.title, QStringLiteral("en")));
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        work.reach(double(i) / double(sheets.size()), say::drawing);
        if (i > 0)
            pages.turn();
        for (const CounterSheet::Square& square : sheets[i].squares) {
            work.goOn();
            SeenCounter seen;
            seen.counter = CounterId(square.counter);
            seen.side = package.counters[square.counter].side;
            seen.face = std::uint16_t(square.face);
            pages.painter.save();
            paintCounter(pages.painter, square.box, lookOf(*liveries, package, seen, wish.palette),
                         printedPixels);
            pages.painter.restore();
        }
        paintCutMarks(pages.painter, sheets[i].squares);
    }
    work.reach(1, say::writing);
}

void writeCharts(const GamePackage& package, const QString& language, QPageSize::PageSizeId paper,
                 QIODevice& device, Work& work) {
    constexpr qreal margin = 15, line = 7, title = 11;
    const QSizeF size = paperSize(paper);
    PdfPages pages(device, QPageSize(paper), QPageLayout::Portrait,
                   wordsIn(package.title, language));
    QPainter& painter = pages.painter;
    qreal y = margin;
    const auto write = [&](const QRectF& box, const QString& text, const QFont& font, int flags) {
        painter.save(); // letters are measured in whole units: a tenth of a millimetre each
        painter.scale(0.1, 0.1);
        painter.setFont(font);
        painter.drawText(QRectF(box.topLeft() * 10, box.size() * 10), flags, text);
        painter.restore();
    };
    for (std::size_t i = 0; i < package.charts.size(); ++i) {
        work.reach(double(i) / double(package.charts.size()), say::drawing);
        const Chart& chart = package.charts[i];
        const std::size_t rows = chart.rows.entries.size(), columns = chart.columns.entries.size();
        const qreal height = title + line * qreal(rows + 1);
        if (y > margin && y + height > size.height() - margin) {
            pages.turn();
            y = margin;
        }
        painter.setPen(QPen(ink::colour(ink::black), 0.15));
        write({margin, y, size.width() - 2 * margin, title}, wordsIn(chart.title, language),
              ink::serif(48, QFont::DemiBold), Qt::AlignLeft | Qt::AlignVCenter);
        y += title;
        const qreal lead = 34;
        const qreal wide = std::min(30.0, (size.width() - 2 * margin - lead) /
                                              double(std::max<std::size_t>(columns, 1)));
        for (std::size_t row = 0; row <= rows; ++row) {
            if (y + line > size.height() - margin) {
                pages.turn();
                y = margin;
            }
            for (std::size_t column = 0; column <= columns; ++column) {
                const QRectF box(column == 0 ? margin : margin + lead + wide * double(column - 1),
                                 y, column == 0 ? lead : wide, line);
                const QString text =
                    row == 0 && column == 0 ? wordsIn(chart.rows.title, language)
                    : row == 0
                        ? (columns == 1 ? QString()
                                        : axisLabel(chart, chart.columns, column - 1, language))
                    : column == 0 ? axisLabel(chart, chart.rows, row - 1, language)
                                  : QString::fromStdString(chart.cell(row - 1, column - 1));
                painter.drawRect(box);
                write(box.adjusted(0.5, 0, -0.5, 0), text,
                      ink::sans(29, row == 0 || column == 0 ? QFont::DemiBold : QFont::Normal),
                      Qt::AlignCenter | Qt::TextWordWrap);
            }
            y += line;
        }
        y += line;
    }
    work.reach(1, say::writing);
}

} // namespace esagono
