// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editing/printing/print_kinds.h"

#include "app/board/map/map_drawing.h"
#include "app/board/scene/board_geometry.h"
#include "app/editing/printing/print_map.h"
#include "app/editing/printing/print_sheets.h"
#include "app/package_scan.h"
#include "app/share/messages.h"
#include "app/share/plate.h"

#include <QLocale>

#include <algorithm>

namespace esagono {

namespace {

QPageSize::PageSizeId paperIn(const QVariantMap& wishes) {
    const QString name = wishes.value(QStringLiteral("paper")).toString();
    return name == QLatin1String("A3")       ? QPageSize::A3
           : name == QLatin1String("Letter") ? QPageSize::Letter
                                             : QPageSize::A4;
}

qreal length(const QVariantMap& wishes, const char* name, qreal standard, qreal least, qreal most) {
    return std::clamp(wishes.value(QLatin1String(name), standard).toReal(), least, most);
}

MapWish mapWish(const QVariantMap& wishes) {
    MapWish wish;
    wish.paper = paperIn(wishes);
    wish.hex = length(wishes, "hex", wish.hex, 4, 80);
    wish.overlap = length(wishes, "overlap", wish.overlap, 0, 40);
    wish.legend = wishes.value(QStringLiteral("legend"), wish.legend).toBool();
    wish.numbers = wishes.value(QStringLiteral("numbers"), wish.numbers).toBool();
    return wish;
}

SheetWish sheetWish(const QVariantMap& wishes) {
    SheetWish wish;
    wish.paper = paperIn(wishes);
    wish.counter = length(wishes, "counter", wish.counter, 6, 60);
    wish.gap = length(wishes, "gap", wish.gap, 0, 20);
    if (wishes.value(QStringLiteral("safePalette")).toBool())
        wish.palette = Palette::Safe;
    return wish;
}

std::size_t mapNumber(const GamePackage& package, const QVariantMap& wishes) {
    const auto number = std::size_t(std::max(0, wishes.value(QStringLiteral("map")).toInt()));
    return std::min(number, package.maps.size() - 1);
}

/// Of the hexes with the paper around them; the legend needs more, which only the drawing knows.
QSizeF roughSize(const GamePackage& package, const QVariantMap& wishes) {
    const MapWish wish = mapWish(wishes);
    const BoardGeometry geometry(package.maps[mapNumber(package, wishes)]);
    return geometry.sheet().size() * wish.hex / std::min(geometry.hexWidth(), geometry.hexHeight());
}

auto mapOf(const PrintJob& job, Work& work) {
    auto map = readMapDrawing(job.package, mapNumber(job.package, job.wishes), job.pictureFolder,
                              job.language);
    work.goOn();
    return map;
}

QString mapSize(const QSizeF& size) {
    const QLocale locale;
    //: %1 and %2 = width and height in centimetres
    //% "The map is about %1 × %2 cm."
    return qtTrId("app.print.map_size")
        .arg(locale.toString(size.width() / 10, 'f', 0),
             locale.toString(size.height() / 10, 'f', 0));
}

constexpr PrintKind allPrintKinds[] = {
    //% "Map on pages"
    {"map", "hex", QT_TRID_NOOP("app.print.kind.map"),
     //: A file name; %1 = title of the game
     //% "%1 map"
     QT_TRID_NOOP("app.print.file_map"), "pdf",
     [](const PrintJob& job, QIODevice& device, Work& work) {
         writeMapPages(*mapOf(job, work), wordsIn(job.package.title, job.language),
                       mapWish(job.wishes), device, work);
     },
     [](const PrintJob& job) {
         const QSizeF size = roughSize(job.package, job.wishes);
         const MapPages pages = layMapPages(size, mapWish(job.wishes));
         //% "%n page(s)."
         return mapSize(size) + u' ' + qtTrId("app.print.map_pages", int(pages.pages.size()));
     }},
    //% "Map as a picture"
    {"picture", "picture", QT_TRID_NOOP("app.print.kind.picture"),
     QT_TRID_NOOP("app.print.file_map"), "png",
     [](const PrintJob& job, QIODevice& device, Work& work) {
         writeMapPicture(*mapOf(job, work), mapWish(job.wishes), device, work);
     },
     [](const PrintJob& job) {
         constexpr qreal dotsPerMm = 300 / 25.4;
         const QSizeF size = roughSize(job.package, job.wishes);
         return isPossible((size * dotsPerMm).toSize())
                    ? mapSize(size)
                    : mapSize(size) + u' ' + qtTrId(say::pictureTooLarge);
     }},
    //% "Counter sheets"
    {"counters", "copy", QT_TRID_NOOP("app.print.kind.counters"),
     //: A file name: the counters of a game; %1 = title of the game
     //% "%1 counters"
     QT_TRID_NOOP("app.print.file_counters"), "pdf",
     [](const PrintJob& job, QIODevice& device, Work& work) {
         writeCounterSheets(job.package, sheetWish(job.wishes), device, work);
     },
     [](const PrintJob& job) {
         //: Pages to print; fronts and backs count as two
         //% "%n page(s), fronts and backs; print them on both sides, turned over the long edge."
         return qtTrId("app.print.counter_pages",
                       int(layCounterSheets(job.package, sheetWish(job.wishes)).size()));
     }},
    //% "Tables"
    {"tables", "list", QT_TRID_NOOP("app.print.kind.tables"),
     //: A file name: the tables of a game; %1 = title of the game
     //% "%1 tables"
     QT_TRID_NOOP("app.print.file_tables"), "pdf",
     [](const PrintJob& job, QIODevice& device, Work& work) {
         writeCharts(job.package, job.language, paperIn(job.wishes), device, work);
     },
     [](const PrintJob& job) {
         //% "%n table(s)."
         return qtTrId("app.print.tables_count", int(job.package.charts.size()));
     }},
};

} // namespace

std::span<const PrintKind> printKinds() {
    return allPrintKinds;
}

const PrintKind& printKind(const QString& id) {
    const auto* const found = std::ranges::find_if(
        allPrintKinds, [&](const PrintKind& kind) { return id == QLatin1String(kind.id); });
    return found == std::end(allPrintKinds) ? allPrintKinds[0] : *found;
}

} // namespace esagono
