// SPDX-License-Identifier: GPL-3.0-or-later
// The grid on a scan as its author works at it, and what he remembers of it.
#include "editor/maps/calibration_messages.h"
#include "editor/maps/scan_notes.h"

#include <cmath>
#include <doctest/doctest.h>
#include <numbers>

using namespace esagono;

namespace {

Grid sheet(Orientation orientation = Orientation::Pointy) {
    Grid grid;
    grid.orientation = orientation;
    grid.rows = {1, 20};
    grid.columns = {1, 30};
    return grid;
}

const Calibration scanTruth{.origin = {310, 205},
                            .pitch = 84,
                            .stagger = Calibration::regular * 1.02,
                            .rotation = 1.5 * std::numbers::pi / 180};

ScanPoint seen(const Grid& grid, const char* hex, double right = 0, double down = 0) {
    const PicturePoint at = scanTruth.onPicture(grid, grid.find(hex));
    return {hex, {at.x + right, at.y + down}};
}

/// How far a hex is from where it truly is, in pitches.
double off(const Grid& grid, const ScanGrid& scan, const char* hex) {
    const PicturePoint a = scanTruth.onPicture(grid, grid.find(hex));
    const PicturePoint b = scan.lay().calibration.onPicture(grid, grid.find(hex));
    return std::hypot(a.x - b.x, a.y - b.y) / scanTruth.pitch;
}

/// Where a dot of the picture lies on the sheet.
DrawnPoint onSheet(const Grid& grid, const ScanGrid& scan, PicturePoint dot) {
    return scan.lay().calibration.onSheet(grid.orientation, dot);
}

} // namespace

TEST_CASE("a picture that is laid for the first time covers the sheet and hangs over nowhere") {
    for (const Orientation orientation : {Orientation::Pointy, Orientation::Flat}) {
        const Calibration laid = fittedInto({-1, -2}, {19, 8}, {3000, 2000});
        const DrawnPoint from = laid.onSheet(orientation, {0, 0});
        const DrawnPoint to = laid.onSheet(orientation, {3000, 2000});
        CHECK(from.y == doctest::Approx(-2));
        CHECK(to.y == doctest::Approx(8));
        CHECK((from.x + to.x) / 2 == doctest::Approx(9));
        CHECK(to.x - from.x == doctest::Approx(15));
    }
}

TEST_CASE("three hexes find the grid; before, it lies as it lay") {
    for (const Orientation orientation : {Orientation::Pointy, Orientation::Flat}) {
        const Grid grid = sheet(orientation);
        ScanGrid scan({{}, fittedInto({0, 0}, {40, 30}, {2600, 1700}), false});
        const Calibration first = scan.lay().calibration;
        CHECK(scan.problem(grid).id == say::calibrationTooFew);
        scan.point(grid, seen(grid, "0101"));
        scan.point(grid, seen(grid, "0130"));
        CHECK(scan.lay().calibration == first);
        CHECK_FALSE(scan.lay().found);
        scan.point(grid, seen(grid, "2015"));
        CHECK(scan.lay().found);
        CHECK(scan.problem(grid).empty());
        CHECK(off(grid, scan, "2030") < 1e-6);
        CHECK(off(grid, scan, "1007") < 1e-6);
        for (const PointFit& fit : scan.fits(grid))
            CHECK(fit.off < 1e-6);
        SUBCASE("each step is taken back and done again") {
            scan.undo();
            CHECK_FALSE(scan.lay().found);
            CHECK(scan.lay().points.size() == 2);
            CHECK(scan.lay().calibration == first);
            scan.undo();
            scan.undo();
            CHECK(scan.lay().points.empty());
            CHECK_FALSE(scan.canUndo());
            scan.redo();
            scan.redo();
            scan.redo();
            CHECK(scan.lay().found);
            CHECK_FALSE(scan.canRedo());
        }
    }
}

TEST_CASE("a wrong number is suspect, and the grid is right again without it") {
    const Grid grid = sheet();
    ScanGrid scan({{}, fittedInto({0, 0}, {40, 30}, {2600, 1700}), false});
    for (const char* hex : {"0101", "0130", "2001", "2030", "1015"})
        scan.point(grid, seen(grid, hex, 0.3, -0.2));
    scan.point(grid, {"0512", seen(grid, "0513").at});
    const std::vector<PointFit> fits = scan.fits(grid);
    CHECK(fits.back().suspect);
    for (std::size_t i = 0; i + 1 < fits.size(); ++i)
        CHECK(fits[i].off < fits.back().off);
    scan.remove(grid, 5);
    CHECK(off(grid, scan, "1510") < 0.01);
    SUBCASE("a hex pointed at again is pointed at elsewhere") {
        scan.point(grid, seen(grid, "1015"));
        CHECK(scan.lay().points.size() == 5);
        CHECK(scan.lay().points.back().hex == "1015");
    }
    SUBCASE("points beyond a map that has become smaller count no more") {
        Grid less = grid;
        less.columns = {1, 20};
        CHECK(scan.fits(less)[1].off < 0); // 0130
        CHECK(scan.fits(less)[0].off >= 0);
    }
}

TEST_CASE("the picture goes where it is nudged, however it is turned; nudges are one step") {
    for (const Orientation orientation : {Orientation::Pointy, Orientation::Flat}) {
        const Grid grid = sheet(orientation);
        ScanGrid scan({{}, scanTruth, true});
        const PicturePoint dot{900, 700};
        const DrawnPoint before = onSheet(grid, scan, dot);
        scan.move(0.5, 0);
        scan.move(0, -0.25);
        const DrawnPoint after = onSheet(grid, scan, dot);
        // A pitch is √3 on the sheet along the lines; across them the stagger is stretched a
        // little.
        const double along = std::numbers::sqrt3;
        const double across = std::numbers::sqrt3 / 1.02;
        const bool flat = orientation == Orientation::Flat;
        CHECK(after.x - before.x == doctest::Approx(0.5 * (flat ? across : along)).epsilon(1e-3));
        CHECK(after.y - before.y == doctest::Approx(-0.25 * (flat ? along : across)).epsilon(1e-3));
        scan.scale(1.1, dot);
        CHECK(onSheet(grid, scan, dot).x == doctest::Approx(after.x));
        const DrawnPoint beside = onSheet(grid, scan, {dot.x + 100, dot.y});
        scan.turn(0.1, dot);
        CHECK(onSheet(grid, scan, dot).y == doctest::Approx(after.y));
        CHECK(onSheet(grid, scan, {dot.x + 100, dot.y}).y > beside.y); // clockwise
        scan.undo();
        CHECK(scan.lay().calibration == scanTruth);
        CHECK_FALSE(scan.canUndo());
    }
}

TEST_CASE("what is remembered comes back, and nonsense is left out") {
    std::vector<ScanNote> notes;
    remember(notes, {"one", "map", "/scans/a.png", {{{"0101", {1, 2.5}}}, scanTruth, true}, 0.4});
    remember(notes, {"two", "map", "/scans/b.jpg", {{}, scanTruth, false}, 1});
    CHECK(scanNotesFrom(readRecord(readableText(written(notes)), "notes")) == notes);
    REQUIRE(findNote(notes, "two", "map") != nullptr);
    CHECK(findNote(notes, "two", "map")->file == "/scans/b.jpg");
    CHECK(findNote(notes, "two", "other") == nullptr);

    remember(notes, {"one", "map", "/scans/c.png", {{}, scanTruth, false}, 1});
    CHECK(notes.size() == 2);
    remember(notes, {"one", "map", "", {}, 1});
    CHECK(findNote(notes, "one", "map") == nullptr);

    Record broken = written(notes);
    broken["scans"].push_back(7);
    broken["scans"].push_back({{"package", "x"}, {"map", "y"}, {"file", "z"}});
    broken["scans"].push_back({{"package", "x"},
                               {"map", "y"},
                               {"file", "z"},
                               {"grid", {{"x", 1}, {"y", 2}, {"pitch", -3}}}});
    CHECK(scanNotesFrom(broken) == notes);
    CHECK(scanNotesFrom(Record()).empty());
    CHECK(scanNotesFrom({{"format", "esagono-scans"}, {"version", 2}}).empty());
    for (int i = 0; i < 500; ++i)
        remember(notes, {"p" + std::to_string(i), "map", "f", {{}, scanTruth, false}, 1});
    CHECK(notes.size() == 200);
    CHECK(findNote(notes, "p499", "map") != nullptr);
}
