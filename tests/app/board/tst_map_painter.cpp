// SPDX-License-Identifier: GPL-3.0-or-later
#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/board/map/map_drawing.h"
#include "app/board/map/map_painter.h"
#include "engine/kit/reading/package_reader.h"
#include "tests/app/editor/source_packages.h"
#include "tests/app/test_program.h"
#endif

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>
#include <thread>

using namespace esagono;

namespace {

const MapDrawing& drawing() {
    static const auto read =
        readMapDrawing(*santanderPackage(), 0, santanderFolder(), QStringLiteral("en"));
    return *read;
}

/// A part of the sheet that begins at a pixel of it.
QImage painted(const MapDrawing& map, QPoint corner, QSize size, qreal pixels,
               const MapStyle& style = {}, qreal ratio = 1) {
    QImage picture(size * ratio, QImage::Format_ARGB32_Premultiplied);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paintMap(painter, map, QRectF(QPointF(corner) / pixels, QSizeF(size) / pixels), pixels, style);
    return picture;
}

QImage around(const MapDrawing& map, QPointF middle, QSize size, qreal pixels,
              const MapStyle& style = {}) {
    return painted(map, (middle * pixels).toPoint() - QPoint(size.width(), size.height()) / 2, size,
                   pixels, style);
}

/// The largest difference of a channel anywhere in two pictures.
int difference(const QImage& a, const QImage& b) {
    int most = a.size() == b.size() ? 0 : 256;
    for (int y = 0; y < std::min(a.height(), b.height()); ++y)
        for (int x = 0; x < std::min(a.width(), b.width()); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            most = std::max({most, std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)),
                             std::abs(qBlue(p) - qBlue(q)), std::abs(qAlpha(p) - qAlpha(q))});
        }
    return most;
}

/// Means of red, green and blue, and the lowest alpha.
struct Means {
    double red = 0;
    double green = 0;
    double blue = 0;
    int alpha = 255;
};
Means means(const QImage& picture) {
    Means sum;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) {
            const QRgb pixel = picture.pixel(x, y);
            sum.red += qRed(pixel);
            sum.green += qGreen(pixel);
            sum.blue += qBlue(pixel);
            sum.alpha = std::min(sum.alpha, qAlpha(pixel));
        }
    const double count = static_cast<double>(picture.width()) * picture.height();
    return {sum.red / count, sum.green / count, sum.blue / count, sum.alpha};
}

QPointF centreOf(const MapDrawing& map, const char* label) {
    return map.geometry.centre(santanderPackage()->maps[0].find(label));
}

/// A package of one map, written down with ' for ".
GamePackage packageOf(std::string map, std::string display) {
    std::string card =
        "{'format':'esagono-package','version':1,'id':'t','rules':'x','release':'1','title':'T',"
        "'maps':['map.json'],'terrains':[{'id':'clear'},{'id':'woods'},{'id':'hill'},{'id':'town'},"
        "{'id':'marsh'},{'id':'lake','ground':'water'}],"
        "'features':[{'id':'river'},{'id':'wall'},{'id':'cliff'},{'id':'border'}],"
        "'links':['road','rail','track']}";
    Documents documents;
    const auto add = [&](const char* name, std::string text) {
        std::replace(text.begin(), text.end(), '\'', '"');
        documents[name] = readRecord(text, name);
    };
    add("package.json", card);
    add("map.json", std::move(map));
    add("display.json", std::move(display));
    std::vector<Finding> findings;
    return readPackage(std::move(documents), findings);
}

const char* const flatMap =
    "{'format':'esagono-map','version':1,'id':'f','title':'Flat','scaleKm':1,"
    "'grid':{'orientation':'flat','numbering':'CC.RR','rows':[1,4],'columns':[1,5],"
    "'rowDirection':'north','shift':'even'},"
    "'terrain':{'01.01':'clear','01.02':'clear','01.03':'woods','01.04':'woods','02.01':'clear',"
    "'02.02':'town','02.03':'hill','02.04':'hill','03.01':'marsh','03.02':'clear','03.03':'clear',"
    "'03.04':'clear','04.01':'lake','04.02':'lake','04.03':'clear','05.01':'lake','05.03':'clear'},"
    "'hexsides':{'02.02|03.02':['river'],'03.02|03.03':['river','wall'],'01.02|01.03':['cliff'],"
    "'02.03|03.03':['border']},"
    "'links':{'road':[{'hexes':['01.01','02.01','02.02','03.02','03.03'],'grade':'main'}],"
    "'rail':[['01.01','02.01','02.02']],'track':[['02.02','02.03']]},"
    "'places':[{'name':'Alta','hex':'02.02','kind':'village','values':{'vp':2}},"
    "{'name':'Forte','hex':'03.03','kind':'fort'}],"
    "'lines':{'limit':{'hexsides':['01.01|01.02']}},"
    "'drawing':{'labels':[{'text':'Lago','x':5,'y':5}],'heights':{'file':'../x.png','step':1}}}";
const char* const flatDisplay =
    "{'format':'esagono-display','version':1,'maps':[{'id':'f','frontLine':'limit',"
    "'lines':[{'id':'limit','style':'dashed','colour':'#00ff00'}]}]}";

} // namespace

class MapPainterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tilesJoinWithoutASeam_data() {
        QTest::addColumn<qreal>("pixels");
        QTest::addColumn<QPointF>("middle");
        QTest::newRow("20 %") << 0.2 * pixelsPerUnit << QPointF(12, 6);
        QTest::newRow("72 %, coast and town") << 0.72 * pixelsPerUnit << QPointF(17, 3);
        QTest::newRow("100 %, front and legend") << pixelsPerUnit << QPointF(29, 5);
        QTest::newRow("400 %") << 4 * pixelsPerUnit << QPointF(11.5, 4.8);
    }
    void tilesJoinWithoutASeam() {
        QFETCH(const qreal, pixels);
        QFETCH(const QPointF, middle);
        const QPoint corner = (middle * pixels).toPoint() - QPoint(150, 100);
        const QImage whole = painted(drawing(), corner, {300, 200}, pixels);
        const QImage left = painted(drawing(), corner, {140, 200}, pixels);
        const QImage right = painted(drawing(), corner + QPoint(140, 0), {160, 200}, pixels);
        QVERIFY(difference(whole.copy(0, 0, 140, 200), left) <= 8);
        QVERIFY(difference(whole.copy(140, 0, 160, 200), right) <= 8);
    }

    void threadsPaintTheSame() {
        const QImage alone = around(drawing(), {17, 3}, {256, 256}, 60);
        QImage one;
        QImage other;
        std::thread first([&] { one = around(drawing(), {17, 3}, {256, 256}, 60); });
        std::thread second([&] { other = around(drawing(), {17, 3}, {256, 256}, 60); });
        first.join();
        second.join();
        QCOMPARE(one, alone);
        QCOMPARE(other, alone);
    }

    void numbersAppearFromAboutFortyFivePerCent_data() {
        QTest::addColumn<qreal>("zoom");
        QTest::addColumn<bool>("shown");
        QTest::newRow("30 %") << 0.3 << false;
        QTest::newRow("50 %") << 0.5 << true;
        QTest::newRow("100 %") << 1.0 << true;
        QTest::newRow("400 %") << 4.0 << true;
    }
    void numbersAppearFromAboutFortyFivePerCent() {
        QFETCH(const qreal, zoom);
        QFETCH(const bool, shown);
        const qreal pixels = zoom * pixelsPerUnit;
        const QPointF spot = centreOf(drawing(), "2318") - QPointF(0, 0.75);
        MapStyle without;
        without.numbers = false;
        const QImage with = around(drawing(), spot, {120, 120}, pixels);
        QCOMPARE(difference(with, around(drawing(), spot, {120, 120}, pixels, without)) > 40,
                 shown);
    }

    void seaIsBlueAndLandIsNot() {
        for (const char* sea : {"1005", "1013", "1102"}) {
            const Means colour = means(around(drawing(), centreOf(drawing(), sea), {40, 40}, 60));
            QVERIFY2(colour.blue > colour.red + 30, sea);
        }
        for (const char* land : {"1604", "2319", "2502", "1213"}) {
            const Means colour = means(around(drawing(), centreOf(drawing(), land), {40, 40}, 60));
            QVERIFY2(colour.red > colour.blue + 15, land);
        }
    }

    void reliefShowsWhereThereAreHeights() {
        const auto flat = readMapDrawing(*santanderPackage(), 0, QString(), QStringLiteral("en"));
        QVERIFY(flat->relief.heights.isEmpty());
        QVERIFY(!drawing().relief.heights.isEmpty());
        const QPointF mountain = centreOf(drawing(), "1604");
        QVERIFY(difference(around(*flat, mountain, {60, 60}, 60),
                           around(drawing(), mountain, {60, 60}, 60)) > 30);
    }

    void damagedHeightsStillMakeAMap_data() {
        QTest::addColumn<QByteArray>("content");
        QFile good(santanderFolder() + QStringLiteral("/heights-fine.png"));
        QVERIFY(good.open(QIODevice::ReadOnly));
        QTest::newRow("nonsense") << QByteArray("no picture at all");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("only the head") << good.read(40);
    }
    void damagedHeightsStillMakeAMap() {
        QFETCH(const QByteArray, content);
        QTemporaryDir broken;
        for (const char* name : {"heights.png", "heights-fine.png"}) {
            QFile file(broken.filePath(QLatin1String(name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            QCOMPARE(file.write(content), content.size());
        }
        const auto map =
            readMapDrawing(*santanderPackage(), 0, broken.path(), QStringLiteral("en"));
        QVERIFY(map->relief.heights.isEmpty());
        QCOMPARE(means(around(*map, {10, 10}, {100, 100}, 40)).alpha, 255);
    }

    void flatHexesWithEverythingOnThemArePainted() {
        const GamePackage flat = packageOf(flatMap, flatDisplay);
        const auto map = readMapDrawing(flat, 0, QStringLiteral("/nowhere"), QStringLiteral("it"));
        const QImage picture = mapPicture(*map, {500, 500});
        QCOMPARE(std::max(picture.width(), picture.height()), 500);
        QCOMPARE(means(picture).alpha, 255);
        QVERIFY(!map->patterns.trees.empty());
        QVERIFY(!map->patterns.houses.empty());
        QVERIFY(!map->bridges.empty());
        QCOMPARE(map->namedLines.size(), std::size_t{2});
        const auto at = [&](const char* hex) {
            return means(around(*map, map->geometry.centre(flat.maps[0].find(hex)), {30, 30}, 60));
        };
        QVERIFY(at("04.01").blue > at("04.01").red + 30);
        QVERIFY(at("01.03").green > at("01.03").red + 10);
    }

    void oddDrawingsAreNoReasonToFail() {
        const GamePackage odd = packageOf(
            "{'format':'esagono-map','version':1,'id':'f','grid':{'orientation':'pointy',"
            "'numbering':'RRCC','rows':[1,1],'columns':[1,1],'shift':'odd'},'terrain':{'0101':'"
            "lake'},"
            "'drawing':{'coast':[[[0,0],[1,'x'],[2]],7],'labels':[3,{'text':5}],'linkPoints':[1],"
            "'rivers':[],'exits':[{'hex':'9999'},{'hex':'0101','edge':'north'}],'heights':'x',"
            "'transform':{'bx':'n'}}}",
            "{'format':'esagono-display','version':1,'maps':[{'id':'f','frontLine':3,'lines':7}]}");
        const auto map = readMapDrawing(odd, 0, santanderFolder(), QStringLiteral("fr"));
        QCOMPARE(map->exits.size(), std::size_t{1});
        QCOMPARE(means(mapPicture(*map, {80, 80})).alpha, 255);
    }

    void placesLieInTheirHexes() {
        for (const MapPlace& place : drawing().places)
            QVERIFY2(drawing().geometry.hexAt(place.at) == place.hex, qPrintable(place.name));
    }

    void allNamesAreWrittenFromSeventyPerCentOn() {
        for (const qreal zoom : {0.72, 1.0, 2.0, 4.0}) {
            const MapNames& level = drawing().names(labelLevel(zoom * pixelsPerUnit));
            QCOMPARE(level.labels.names.size(), drawing().places.size());
        }
    }

    void namesKeepClearOfEachOther() {
        for (std::size_t scale = 0; scale < labelScales.size(); ++scale) {
            const LabelPlan& level = drawing().names(scale).labels;
            for (std::size_t i = 0; i < level.names.size(); ++i) {
                for (std::size_t j = i + 1; j < level.names.size(); ++j)
                    QVERIFY2(!level.names[i].box.intersects(level.names[j].box),
                             qPrintable(drawing().places[level.names[i].place].name));
                for (const PlacedStar& star : level.stars)
                    QVERIFY(!level.names[i].box.intersects(star.box));
            }
        }
    }

    void namesOnScreenAreNeitherTinyNorHuge() {
        for (std::size_t i = 0; i < labelScales.size(); ++i)
            for (const PlacedName& name : drawing().names(i).labels.names) {
                QVERIFY(name.size * labelScales[i] > 8);
                QVERIFY(name.size * labelScales[i] < 65);
            }
    }

    void legendCoversNoLand() {
        const MapLegend& legend = drawing().legend;
        QVERIFY(drawing().geometry.sheet().contains(legend.box));
        QVERIFY(!legend.box.intersects(legend.titleBox));
        QVERIFY(legend.entries.size() >= 10);
        for (const QRectF& box : {legend.box, legend.titleBox})
            for (const MapHex& hex : drawing().hexes)
                if (box.contains(hex.centre))
                    QCOMPARE(santanderPackage()->maps[0].terrain(hex.hex).index(), std::size_t{0});
    }

    void mapWithoutFreeRoomHasABandForItsLegend() {
        std::string text = flatMap;
        for (std::size_t at = 0; (at = text.find("'lake'", at)) != std::string::npos;)
            text.replace(at, 6, "'clear'");
        const GamePackage flat = packageOf(text, flatDisplay);
        const auto map = readMapDrawing(flat, 0, QString(), QStringLiteral("it"));
        const BoardGeometry plain(flat.maps[0]);
        QVERIFY(map->geometry.sheet().height() > plain.sheet().height() + 1);
        QVERIFY(map->legend.box.bottom() < map->geometry.extent().top());
        QCOMPARE(map->geometry.centre(HexId(3)), plain.centre(HexId(3)));
    }

    void darkStyleDims() {
        MapStyle dark;
        dark.dark = true;
        const Means light = means(around(drawing(), {15, 15}, {64, 64}, 60));
        const Means dim = means(around(drawing(), {15, 15}, {64, 64}, 60, dark));
        QVERIFY(std::abs(dim.green - 0.8 * light.green) < 4);
        QVERIFY(dim.red - dim.blue < 0.8 * (light.red - light.blue));
    }

    void styleLeavesOutWhatIsNotWanted() {
        MapStyle bare;
        bare.legend = false;
        const QPointF legend = drawing().legend.box.center();
        QVERIFY(difference(around(drawing(), legend, {80, 80}, 60),
                           around(drawing(), legend, {80, 80}, 60, bare)) > 40);
        MapStyle noFront;
        noFront.frontLine = false;
        const QPointF front = drawing().namedLines.front().curve.points[20];
        QVERIFY(difference(around(drawing(), front, {30, 30}, 60),
                           around(drawing(), front, {30, 30}, 60, noFront)) > 60);
    }

    void aScanLiesUnderTheGrid() {
        QImage red(64, 64, QImage::Format_RGB32);
        red.fill(Qt::red);
        MapStyle scanned;
        scanned.numbers = scanned.places = scanned.roads = scanned.rails = scanned.hexsides = false;
        MapStyle bare = scanned;
        bare.grid = false;
        // A quarter of the unit square about (15, 15), turned by a right angle.
        scanned.underlay.picture = std::make_shared<const ScanPicture>(red, QSize(128, 128));
        scanned.underlay.onSheet = QTransform::fromScale(0.5 / 128, 0.5 / 128) *
                                   QTransform().rotate(90) * QTransform::fromTranslate(15, 15);
        const QImage with = around(drawing(), {15, 15}, {120, 120}, 60, scanned);
        const QImage without = around(drawing(), {15, 15}, {120, 120}, 60, bare);
        QCOMPARE(with.pixelColor(50, 70), QColor(Qt::red)); // to the left and below
        QVERIFY(with.pixelColor(70, 70).green() > 60);
        scanned.underlayStrength = 0.5;
        const QColor half = around(drawing(), {15, 15}, {120, 120}, 60, scanned).pixelColor(50, 70);
        const QColor ground = without.pixelColor(50, 70);
        QVERIFY(std::abs(half.green() - ground.green() / 2) < 4);
        QVERIFY(std::abs(half.red() - (255 + ground.red()) / 2) < 4);
        scanned.underlayStrength = 0;
        scanned.grid = false;
        QVERIFY(difference(around(drawing(), {15, 15}, {120, 120}, 60, scanned), without) < 3);
    }

    void heightsAreShownAsTintsAndTheGroundFades() {
        MapStyle high;
        high.heights = true;
        MapStyle faint;
        faint.ground = 0;
        const auto lowest = std::ranges::min_element(
            drawing().hexes, {}, [](const MapHex& hex) { return hex.elevation.value_or(9999); });
        const auto highest = std::ranges::max_element(
            drawing().hexes, {}, [](const MapHex& hex) { return hex.elevation.value_or(-9999); });
        const QSize size(30, 12);
        const QPointF beside(0, 0.5); // the figures stand in the middle
        const Means low = means(around(drawing(), lowest->centre + beside, size, 60, high));
        const Means top = means(around(drawing(), highest->centre + beside, size, 60, high));
        QVERIFY(low.green > low.red);
        QVERIFY(top.red >= top.green);
        const Means paper = means(around(drawing(), highest->centre + beside, size, 60, faint));
        const Means ground = means(around(drawing(), highest->centre + beside, size, 60));
        QVERIFY(paper.blue > ground.blue + 20);
    }

    void finerDevicesGetFinerPictures() {
        const QImage fine = painted(drawing(), {500, 300}, {100, 80}, 60, {}, 2);
        QCOMPARE(fine.size(), QSize(200, 160));
        const QImage plain = painted(drawing(), {500, 300}, {100, 80}, 60);
        const Means a = means(fine);
        const Means b = means(plain);
        QCOMPARE(a.alpha, 255);
        QVERIFY(std::abs(a.red - b.red) < 3 && std::abs(a.blue - b.blue) < 3);
    }
};

ESAGONO_TESTS(MapPainterTest)
#include "tst_map_painter.moc"
