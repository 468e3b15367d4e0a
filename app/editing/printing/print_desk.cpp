// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editing/printing/print_desk.h"

#include "app/board/map/map_drawing.h"
#include "app/board/scene/board_geometry.h"
#include "app/editing/files/workbench.h"
#include "app/package_scan.h"
#include "app/places.h"
#include "app/settings.h"
#include "app/share/messages.h"
#include "app/share/plate.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>

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

QString fileName(const QString& kind) {
    if (kind == QLatin1String("counters")) {
        //: A file name: the counters of a game; %1 = title of the game
        //% "%1 counters"
        return qtTrId("app.print.file_counters");
    }
    if (kind == QLatin1String("tables")) {
        //: A file name: the tables of a game; %1 = title of the game
        //% "%1 tables"
        return qtTrId("app.print.file_tables");
    }
    //: A file name; %1 = title of the game
    //% "%1 map"
    return qtTrId("app.print.file_map");
}

} // namespace

PrintDesk::PrintDesk(Workbench& workbench, Settings& settings, QObject* parent)
    : QObject(parent)
    , m_workbench(workbench)
    , m_settings(settings) {
    connect(&m_work, &FileWork::done, this, &PrintDesk::done);
    connect(&m_work, &FileWork::failed, this, &PrintDesk::failed);
}

void PrintDesk::begin(const QString& kind, const QString& file, const QVariantMap& wishes) {
    const std::shared_ptr<const GamePackage> package = m_workbench.package();
    if (!package || package->maps.empty() || file.isEmpty() || m_work.isRunning())
        return;
    const QString target = QDir::fromNativeSeparators(file);
    m_settings.setProperty("exportFolder", QFileInfo(target).path());
    m_work.run(
        target, say::drawing,
        [=, language = m_workbench.language(), folder = m_workbench.pictureFolder()](Work& work) {
            writeFile(
                target,
                [&](QIODevice& device) {
                    if (kind == QLatin1String("counters"))
                        return writeCounterSheets(*package, sheetWish(wishes), device, work);
                    if (kind == QLatin1String("tables"))
                        return writeCharts(*package, language, paperIn(wishes), device, work);
                    const auto map =
                        readMapDrawing(*package, mapNumber(*package, wishes), folder, language);
                    work.goOn();
                    if (kind == QLatin1String("picture"))
                        writeMapPicture(*map, mapWish(wishes), device, work);
                    else
                        writeMapPages(*map, wordsIn(package->title, language), mapWish(wishes),
                                      device, work);
                },
                work);
        });
}

QString PrintDesk::summary(const QString& kind, const QVariantMap& wishes) const {
    const std::shared_ptr<const GamePackage> package = m_workbench.package();
    if (!package || package->maps.empty())
        return {};
    const QLocale locale;
    if (kind == QLatin1String("counters"))
        //: Pages to print; fronts and backs count as two
        //% "%n page(s), fronts and backs; print them on both sides, turned over the long edge."
        return qtTrId("app.print.counter_pages",
                      int(layCounterSheets(*package, sheetWish(wishes)).size()));
    if (kind == QLatin1String("tables"))
        //% "%n table(s)."
        return qtTrId("app.print.tables_count", int(package->charts.size()));
    const QSizeF size = roughSize(*package, wishes);
    //: %1 and %2 = width and height in centimetres
    //% "The map is about %1 × %2 cm."
    const QString large = qtTrId("app.print.map_size")
                              .arg(locale.toString(size.width() / 10, 'f', 0),
                                   locale.toString(size.height() / 10, 'f', 0));
    if (kind == QLatin1String("picture")) {
        constexpr qreal dotsPerMm = 300 / 25.4;
        if (!isPossible((size * dotsPerMm).toSize()))
            return large + u' ' + qtTrId(say::pictureTooLarge);
        return large;
    }
    const MapPages pages = layMapPages(size, mapWish(wishes));
    //% "%n page(s)."
    return large + u' ' + qtTrId("app.print.map_pages", int(pages.pages.size()));
}

QString PrintDesk::propose(const QString& kind) const {
    QString folder = m_settings.exportFolder;
    if (folder.isEmpty() || !QFileInfo(folder).isDir())
        folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    if (folder.isEmpty() || !QFileInfo(folder).isDir())
        folder = QDir::homePath();
    return QDir::toNativeSeparators(freeFile(
        folder, fileName(kind).arg(m_workbench.title()),
        kind == QLatin1String("picture") ? QStringLiteral(".png") : QStringLiteral(".pdf")));
}

} // namespace esagono
