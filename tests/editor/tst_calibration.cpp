// SPDX-License-Identifier: GPL-3.0-or-later
// A grid is laid over a picture by a few hexes; how it truly lies is known here.
#include "editor/maps/calibration.h"

#include "engine/core/chance.h"

#include <cmath>
#include <doctest/doctest.h>
#include <numbers>

using namespace esagono;

namespace {

constexpr double degree = std::numbers::pi / 180;

Grid gridOf(Orientation orientation, int rows = 35, int columns = 62,
            Shifted shifted = Shifted::Odd, RowsRun run = RowsRun::South) {
    Grid grid;
    grid.orientation = orientation;
    grid.rows = {1, rows};
    grid.columns = {1, columns};
    grid.rowsRun = run;
    grid.shifted = shifted;
    return grid;
}

double between(Chance& chance, double from, double to) {
    return from + (to - from) * static_cast<double>(chance.below(1'000'001)) / 1'000'000;
}

Calibration anyScan(Chance& chance) {
    return {.origin = {between(chance, -500, 3'000), between(chance, -500, 3'000)},
            .pitch = between(chance, 25, 250),
            .stagger = Calibration::regular * between(chance, 0.93, 1.07),
            .rotation = between(chance, -180, 180) * degree};
}

/// Pointed at, with an unsteady hand: off by up to so many pitches in each direction.
CalibrationPoint pointed(const Grid& grid, const Calibration& truth, HexId hex, Chance& chance,
                         double noise) {
    PicturePoint at = truth.onPicture(grid, hex);
    at.x += between(chance, -noise, noise) * truth.pitch;
    at.y += between(chance, -noise, noise) * truth.pitch;
    return {hex, at};
}

/// How far the two are apart where they are furthest, in pitches.
double furthest(const Grid& grid, const Calibration& truth, const Calibration& found) {
    double most = 0;
    for (std::size_t i = 0; i < grid.size(); ++i) {
        const PicturePoint a = truth.onPicture(grid, HexId(i));
        const PicturePoint b = found.onPicture(grid, HexId(i));
        most = std::max(most, std::hypot(a.x - b.x, a.y - b.y) / truth.pitch);
    }
    return most;
}

/// The corners of the sheet and some more.
std::vector<HexId> spread(const Grid& grid, std::size_t count, Chance& chance) {
    std::vector<HexId> hexes = {
        grid.numbered(1, 1), grid.numbered(grid.rows.last, grid.columns.last),
        grid.numbered(1, grid.columns.last), grid.numbered(grid.rows.last, 1)};
    while (hexes.size() < count) {
        const HexId hex(chance.below(grid.size()));
        if (std::ranges::count(hexes, hex) == 0)
            hexes.push_back(hex);
    }
    hexes.resize(count);
    return hexes;
}

} // namespace

TEST_CASE("Exact points give the exact grid, whatever its turn, size, stagger and numbering") {
    Chance chance(1937);
    for (int trial = 0; trial < 200; ++trial) {
        CAPTURE(trial);
        const Grid grid = gridOf(trial % 2 == 0 ? Orientation::Pointy : Orientation::Flat, 16, 20,
                                 trial % 4 < 2 ? Shifted::Odd : Shifted::Even,
                                 trial % 8 < 4 ? RowsRun::South : RowsRun::North);
        const Calibration truth = anyScan(chance);
        std::vector<CalibrationPoint> points;
        for (const HexId hex : spread(grid, 3 + chance.below(5), chance))
            points.push_back(pointed(grid, truth, hex, chance, 0));
        const CalibrationResult result = calibrate(grid, points);
        REQUIRE(result.calibration);
        CHECK(furthest(grid, truth, *result.calibration) < 1e-6);
        CHECK(result.error < 1e-6);
        CHECK(result.calibration->pitch == doctest::Approx(truth.pitch));
        CHECK(result.calibration->stagger == doctest::Approx(truth.stagger));
        CHECK(std::cos(result.calibration->rotation - truth.rotation) == doctest::Approx(1));
        for (const PointFit& fit : result.fits)
            CHECK_FALSE(fit.suspect);
    }
}

TEST_CASE("Noisy points are solved within one hundredth of a hex, anywhere on the sheet") {
    struct Row {
        std::size_t points;
        double noise; ///< at most so many pitches off, right and left, up and down
    };
    for (const Row& row : {Row{4, 0.004}, Row{8, 0.007}, Row{16, 0.007}, Row{40, 0.012}}) {
        CAPTURE(row.points);
        Chance chance(row.points);
        double worst = 0;
        for (int trial = 0; trial < 100; ++trial) {
            const Grid grid = gridOf(trial % 2 == 0 ? Orientation::Pointy : Orientation::Flat);
            const Calibration truth = anyScan(chance);
            std::vector<CalibrationPoint> points;
            for (const HexId hex : spread(grid, row.points, chance))
                points.push_back(pointed(grid, truth, hex, chance, row.noise));
            const CalibrationResult result = calibrate(grid, points);
            REQUIRE(result.calibration);
            worst = std::max(worst, furthest(grid, truth, *result.calibration));
            CHECK(result.error < row.noise * 1.5);
        }
        MESSAGE(row.points, " points, furthest off: ", worst, " of a hex");
        CHECK(worst < 0.01);
    }
}

TEST_CASE("More points make it better") {
    Chance chance(7);
    const Grid grid = gridOf(Orientation::Pointy);
    double few = 0;
    double many = 0;
    for (int trial = 0; trial < 50; ++trial) {
        const Calibration truth = anyScan(chance);
        std::vector<CalibrationPoint> points;
        for (const HexId hex : spread(grid, 40, chance))
            points.push_back(pointed(grid, truth, hex, chance, 0.05));
        few += furthest(grid, truth, *calibrate(grid, {points.data(), 4}).calibration);
        many += furthest(grid, truth, *calibrate(grid, points).calibration);
    }
    CHECK(many < few / 2);
}

TEST_CASE("Three points are enough, and they say how well they agree") {
    const Grid grid = gridOf(Orientation::Flat, 10, 10);
    const Calibration truth{.origin = {120, 80}, .pitch = 60, .rotation = 3 * degree};
    std::vector<CalibrationPoint> points;
    for (const char* label : {"0101", "0110", "1001"})
        points.push_back({grid.find(label), truth.onPicture(grid, grid.find(label))});
    points[1].at.x += 3;
    const CalibrationResult result = calibrate(grid, points);
    REQUIRE(result.calibration);
    CHECK(result.fits.size() == 3);
    CHECK(result.error < 0.05);
    CHECK(furthest(grid, truth, *result.calibration) < 0.06);
}

TEST_CASE("One wrong number among six is found out") {
    Chance chance(5);
    const Grid grid = gridOf(Orientation::Pointy, 16, 20);
    for (int trial = 0; trial < 50; ++trial) {
        CAPTURE(trial);
        const Calibration truth = anyScan(chance);
        std::vector<CalibrationPoint> points;
        for (const HexId hex : spread(grid, 6, chance))
            points.push_back(pointed(grid, truth, hex, chance, 0.01));
        const std::size_t wrong = chance.below(points.size());
        const int column = grid.column(points[wrong].hex);
        points[wrong].hex =
            grid.numbered(grid.row(points[wrong].hex), column > 10 ? column - 3 : column + 3);
        const CalibrationResult result = calibrate(grid, points);
        for (std::size_t i = 0; i < result.fits.size(); ++i)
            CHECK(result.fits[i].suspect == (i == wrong));
    }
}

TEST_CASE("What cannot be solved is refused with a reason") {
    const Grid grid = gridOf(Orientation::Pointy, 16, 20);
    struct Row {
        const char* name;
        std::vector<CalibrationPoint> points;
        const char* says;
    };
    const auto at = [&](const char* label, double x, double y) {
        return CalibrationPoint{grid.find(label), {x, y}};
    };
    const Row rows[] = {
        {"nothing", {}, "editor.calibration.too_few"},
        {"two", {at("0101", 0, 0), at("0110", 900, 0)}, "editor.calibration.too_few"},
        {"the same hex twice",
         {at("0101", 0, 0), at("0110", 900, 0), at("0101", 5, 5)},
         "editor.calibration.hex_twice"},
        {"the same spot twice",
         {at("0101", 0, 0), at("0110", 900, 0), at("1001", 900, 0.5)},
         "editor.calibration.spot_twice"},
        {"in one row",
         {at("0101", 0, 0), at("0110", 900, 0), at("0115", 1400, 0)},
         "editor.calibration.in_line"},
        {"in one oblique line",
         {at("0101", 0, 0), at("0302", 100, 173), at("0503", 200, 346)},
         "editor.calibration.in_line"},
        {"a mirrored picture",
         {at("0101", 2000, 0), at("0120", 0, 0), at("1601", 2000, 1300), at("1620", 0, 1300)},
         "editor.calibration.hopeless"},
    };
    for (const Row& row : rows) {
        CAPTURE(std::string(row.name));
        const CalibrationResult result = calibrate(grid, row.points);
        CHECK_FALSE(result.calibration);
        CHECK(result.problem.id == row.says);
    }
}

TEST_CASE("Picture and sheet lead to each other, and a nudge does what it says") {
    Chance chance(11);
    for (const Orientation orientation : {Orientation::Pointy, Orientation::Flat}) {
        const Grid grid = gridOf(orientation, 16, 20);
        const Calibration scan = anyScan(chance);
        const DrawnPoint there = scan.onSheet(orientation, {321, 123});
        const PicturePoint back = scan.onPicture(orientation, there);
        CHECK(back.x == doctest::Approx(321));
        CHECK(back.y == doctest::Approx(123));

        const HexId hex = grid.numbered(7, 9);
        const HexId next = grid.numbered(8, 12);
        const PicturePoint pivot = scan.onPicture(grid, hex);
        const auto distance = [&](const Calibration& from) {
            const PicturePoint a = from.onPicture(grid, hex);
            const PicturePoint b = from.onPicture(grid, next);
            return std::hypot(a.x - b.x, a.y - b.y);
        };
        const Calibration moved = scan.moved(3, -4);
        CHECK(moved.onPicture(grid, hex).x == doctest::Approx(pivot.x + 3));
        CHECK(moved.onPicture(grid, hex).y == doctest::Approx(pivot.y - 4));
        for (const Calibration& nudged :
             {scan.scaled(1.25, pivot), scan.turned(20 * degree, pivot)}) {
            CHECK(nudged.onPicture(grid, hex).x == doctest::Approx(pivot.x));
            CHECK(nudged.onPicture(grid, hex).y == doctest::Approx(pivot.y));
        }
        CHECK(distance(scan.scaled(1.25, pivot)) == doctest::Approx(1.25 * distance(scan)));
        CHECK(distance(scan.turned(1, pivot)) == doctest::Approx(distance(scan)));
        const PicturePoint turned = scan.turned(90 * degree, pivot).onPicture(grid, next);
        const PicturePoint before = scan.onPicture(grid, next);
        CHECK(turned.x == doctest::Approx(pivot.x - (before.y - pivot.y))); // clockwise
        CHECK(turned.y == doctest::Approx(pivot.y + (before.x - pivot.x)));
    }
}

TEST_CASE("A calibration is written down and read again; nonsense is not") {
    const Calibration scan{.origin = {1.5, -2}, .pitch = 88, .stagger = 0.87, .rotation = 0.01};
    CHECK(calibrationFrom(written(scan)) == scan);
    CHECK_FALSE(calibrationFrom(Record()));
    for (const char* key : {"x", "y", "pitch", "stagger", "rotation"}) {
        Record record = written(scan);
        record.erase(key);
        CHECK_FALSE(calibrationFrom(record));
        record[key] = "wide";
        CHECK_FALSE(calibrationFrom(record));
        record[key] = 1e300;
        CHECK_FALSE(calibrationFrom(record));
    }
}
