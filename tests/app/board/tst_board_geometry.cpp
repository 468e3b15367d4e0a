// SPDX-License-Identifier: GPL-3.0-or-later
#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/board/counters/stack_layout.h"
#include "app/board/scene/board_geometry.h"
#include "engine/kit/reading/package_reader.h"
#include "tests/app/test_program.h"
#endif

#include <QLineF>
#include <QTest>

#include <numbers>

using namespace esagono;

namespace {

/// A map of clear hexes; those whose number is divisible by `holes` do not exist.
HexMap mapOf(Orientation orientation, RowsRun rowsRun, Shifted shifted, std::size_t holes = 0) {
    MapSheet sheet;
    sheet.grid.orientation = orientation;
    sheet.grid.rows = {10, 18};
    sheet.grid.columns = {3, 13};
    sheet.grid.rowsRun = rowsRun;
    sheet.grid.shifted = shifted;
    sheet.terrains = {"clear"};
    sheet.terrain.assign(sheet.grid.size(), TerrainId(0));
    for (std::size_t i = 0; holes != 0 && i < sheet.terrain.size(); i += holes)
        sheet.terrain[i] = TerrainId();
    return HexMap(sheet);
}

bool same(QPointF a, QPointF b) {
    return QLineF(a, b).length() < 1e-9;
}

} // namespace

class BoardGeometryTest : public QObject {
    Q_OBJECT

    static void addGrids() {
        QTest::addColumn<Orientation>("orientation");
        QTest::addColumn<RowsRun>("rowsRun");
        QTest::addColumn<Shifted>("shifted");
        using enum Orientation;
        using enum RowsRun;
        for (const Shifted shifted : {Shifted::Odd, Shifted::Even}) {
            const char* which = shifted == Shifted::Odd ? "odd" : "even";
            QTest::addRow("pointy, south, %s", which) << Pointy << South << shifted;
            QTest::addRow("pointy, north, %s", which) << Pointy << North << shifted;
            QTest::addRow("flat, south, %s", which) << Flat << South << shifted;
            QTest::addRow("flat, north, %s", which) << Flat << North << shifted;
        }
    }

private Q_SLOTS:
    void everyHexIsFoundFromItsCentreAndNearItsCorners_data() { addGrids(); }
    void everyHexIsFoundFromItsCentreAndNearItsCorners() {
        QFETCH(const Orientation, orientation);
        QFETCH(const RowsRun, rowsRun);
        QFETCH(const Shifted, shifted);
        const HexMap map = mapOf(orientation, rowsRun, shifted);
        const BoardGeometry geometry(map);
        for (const HexId hex : map.hexes()) {
            QCOMPARE(geometry.hexAt(geometry.centre(hex)).value, hex.value);
            for (const QPointF corner : geometry.outline(hex)) {
                const QPointF inside = geometry.centre(hex) * 0.02 + corner * 0.98;
                QCOMPARE(geometry.hexAt(inside).value, hex.value);
            }
        }
    }

    void hexsidesAreSharedByBothHexesAndNobodyElse_data() { addGrids(); }
    void hexsidesAreSharedByBothHexesAndNobodyElse() {
        QFETCH(const Orientation, orientation);
        QFETCH(const RowsRun, rowsRun);
        QFETCH(const Shifted, shifted);
        const HexMap map = mapOf(orientation, rowsRun, shifted);
        const BoardGeometry geometry(map);
        for (const HexId hex : map.hexes())
            for (Direction direction = 0; direction < directions; ++direction) {
                const HexId other = map.neighbour(hex, direction);
                if (!other.exists())
                    continue;
                const auto [a, b] = geometry.hexside(hex, other);
                const auto [c, d] = geometry.hexside(other, hex);
                QVERIFY(same(a, d) && same(b, c));
                QCOMPARE(QLineF(a, b).length(), 1.0);
                QVERIFY(same((a + b) / 2, (geometry.centre(hex) + geometry.centre(other)) / 2));
                // A step over the hexside leads into the neighbour.
                const QPointF beyond = (a + b) * 0.55 - geometry.centre(hex) * 0.1;
                QCOMPARE(geometry.hexAt(beyond).value, other.value);
            }
    }

    void ridersLieAboveTheirCarriers() {
        const GamePackage package =
            readPackage(std::filesystem::path(ESAGONO_SOURCE_DIR "/resources/guadalajara"));
        const HexMap& map = package.maps.front();
        const BoardGeometry geometry(map);
        const auto truck = find<CounterId>(package.counters, "ITA-Truck-1");
        const auto load = find<CounterId>(package.counters, "ITA-VI-Ardi");
        const auto number = find<AttributeId>(package.attributes, "number");
        const auto aboard = find<StatusId>(package.statuses, "aboard");
        View view; // top first
        for (const CounterId each : {load, truck}) {
            SeenCounter seen;
            seen.counter = each;
            seen.place = map.find("24.12");
            seen.statuses.assign(package.statuses.size(), 0);
            view.counters.push_back(seen);
        }
        const auto apart = [&] {
            const StackLayout layout(view, geometry, Riding(package));
            const auto stack = layout.stack(map.find("24.12"));
            return (stack[0].centre.y() - stack[1].centre.y()) / layout.edge();
        };
        QVERIFY(apart() < 0.1);
        view.counters[0].statuses[aboard.index()] =
            package.counters[truck.index()].number(0, number);
        QVERIFY(apart() > 0.2); // what is printed at the truck's foot can be read
        QVERIFY(apart() < 0.4);
    }

    void hexesApartHaveNoHexside() {
        const HexMap map = mapOf(Orientation::Pointy, RowsRun::South, Shifted::Odd);
        const BoardGeometry geometry(map);
        const auto [a, b] = geometry.hexside(map.find("1003"), map.find("1507"));
        QCOMPARE(a, b);
    }

    void holesAndThePaperAroundAreNoHexes_data() { addGrids(); }
    void holesAndThePaperAroundAreNoHexes() {
        QFETCH(const Orientation, orientation);
        QFETCH(const RowsRun, rowsRun);
        QFETCH(const Shifted, shifted);
        const HexMap map = mapOf(orientation, rowsRun, shifted, 4);
        const BoardGeometry geometry(map);
        for (std::size_t i = 0; i < map.size(); ++i)
            QCOMPARE(geometry.hexAt(geometry.centre(HexId(i))).exists(), i % 4 != 0);
        const QRectF sheet = geometry.sheet();
        QVERIFY(sheet.contains(geometry.extent()));
        for (const QPointF corner : {sheet.topLeft(), sheet.bottomRight(), sheet.center() * 100})
            QVERIFY(!geometry.hexAt(corner).exists());
    }

    void coordinatesAreThoseOfTheMapFiles() {
        const HexMap pointy = mapOf(Orientation::Pointy, RowsRun::South, Shifted::Odd);
        const qreal root3 = std::numbers::sqrt3;
        QVERIFY(same(BoardGeometry(pointy).centre(pointy.find("1003")), {0, 0}));
        QVERIFY(same(BoardGeometry(pointy).centre(pointy.find("1305")), {root3 * 2.5, 4.5}));
        const HexMap flat = mapOf(Orientation::Flat, RowsRun::North, Shifted::Even);
        QVERIFY(same(BoardGeometry(flat).centre(flat.find("1803")), {0, 0}));
        QVERIFY(same(BoardGeometry(flat).centre(flat.find("1704")), {1.5, root3 * 1.5}));
    }

    void extentHoldsAllHexesTightly() {
        const HexMap map = mapOf(Orientation::Pointy, RowsRun::South, Shifted::Odd);
        const QRectF extent = BoardGeometry(map).extent();
        QCOMPARE(extent.top(), -1.0);
        QCOMPARE(extent.height(), 8 * 1.5 + 2);
        QCOMPARE(extent.width(), std::numbers::sqrt3 * 11.5);
        QCOMPARE(qRound(BoardGeometry(map).hexWidth() * pixelsPerUnit), 144);
    }
};

ESAGONO_TESTS(BoardGeometryTest)
#include "tst_board_geometry.moc"
