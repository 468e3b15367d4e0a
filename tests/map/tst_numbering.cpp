// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/map/numbering.h"

#include "tests/map/sheets.h"

#include <array>
#include <doctest/doctest.h>
#include <string>
#include <utility>
#include <vector>

namespace esagono::numbering_tests {

namespace {

struct Sheet {
    const char* name;
    Grid grid;
};

const std::vector<Sheet> all = {{"santander", sheets::santander()},
                                {"gravellona", sheets::gravellona()},
                                {"tarnova", sheets::tarnova()},
                                {"guadalajara", sheets::guadalajara()},
                                {"tscw", sheets::tscw()}};

} // namespace

TEST_CASE("the six neighbours of a printed number, clockwise") {
    struct Row {
        const char* name;
        Grid grid;
        const char* hex;
        std::array<const char*, 6> around; ///< clockwise; nullptr: off the sheet
    };
    const std::vector<Row> rows = {
        {"santander even row: Santander",
         sheets::santander(),
         "1211",
         {"1212", "1311", "1310", "1210", "1110", "1111"}},
        {"santander even row: Reinosa",
         sheets::santander(),
         "2006",
         {"2007", "2106", "2105", "2005", "1905", "1906"}},
        {"santander odd row",
         sheets::santander(),
         "1307",
         {"1308", "1408", "1407", "1306", "1207", "1208"}},
        {"santander top left corner",
         sheets::santander(),
         "1001",
         {"1002", "1101", nullptr, nullptr, nullptr, nullptr}},
        {"santander east edge of a shifted row",
         sheets::santander(),
         "1320",
         {nullptr, nullptr, "1420", "1319", "1220", nullptr}},
        {"gravellona odd column",
         sheets::gravellona(),
         "11.13",
         {"12.13", "11.14", "10.13", "10.12", "11.12", "12.12"}},
        {"gravellona even column",
         sheets::gravellona(),
         "06.14",
         {"07.15", "06.15", "05.15", "05.14", "06.13", "07.14"}},
        {"gravellona bottom right corner",
         sheets::gravellona(),
         "20.20",
         {nullptr, nullptr, nullptr, "19.20", "20.19", nullptr}},
        {"tarnova odd column",
         sheets::tarnova(),
         "03.13",
         {"04.13", "03.14", "02.13", "02.12", "03.12", "04.12"}},
        {"guadalajara odd column: Torija",
         sheets::guadalajara(),
         "3.08",
         {"4.07", "3.07", "2.07", "2.08", "3.09", "4.08"}},
        {"guadalajara even column: Brihuega",
         sheets::guadalajara(),
         "18.03",
         {"19.03", "18.02", "17.03", "17.04", "18.04", "19.04"}},
        {"guadalajara column 9 to 10: the spelling grows",
         sheets::guadalajara(),
         "9.15",
         {"10.14", "9.14", "8.14", "8.15", "9.16", "10.15"}},
        {"guadalajara top edge",
         sheets::guadalajara(),
         "20.35",
         {"21.35", "20.34", "19.35", nullptr, nullptr, nullptr}},
        {"tscw odd row", sheets::tscw(), "2919", {"2920", "2820", "2819", "2918", "3019", "3020"}},
        {"tscw even row", sheets::tscw(), "2006", {"2007", "1906", "1905", "2005", "2105", "2106"}},
        {"tscw bottom left corner",
         sheets::tscw(),
         "1001",
         {"1002", nullptr, nullptr, nullptr, nullptr, "1101"}},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        const HexId middle = row.grid.find(row.hex);
        REQUIRE(middle.exists());
        for (Direction direction = 0; direction < directions; ++direction) {
            CAPTURE(direction);
            const HexId next = row.grid.id(neighbour(row.grid.hex(middle), direction));
            const char* expected = row.around[static_cast<std::size_t>(direction)];
            REQUIRE(next.exists() == (expected != nullptr));
            if (expected != nullptr)
                CHECK(row.grid.label(next) == expected);
        }
    }
}

TEST_CASE("hexes that share a printed hexside, road or front line are adjacent") {
    struct Row {
        const char* name;
        Grid grid;
        std::vector<std::pair<const char*, const char*>> pairs;
    };
    const std::vector<Row> rows = {
        {"santander",
         sheets::santander(),
         {{"1805", "1704"},
          {"1817", "1717"},
          {"1204", "1203"},
          {"2414", "2415"},
          {"1817", "1916"},
          {"2014", "2114"},
          {"1307", "1207"},
          {"1313", "1214"},
          {"1308", "1307"},
          {"1215", "1314"},
          {"1902", "2002"},
          {"2303", "2404"}}},
        {"gravellona",
         sheets::gravellona(),
         {{"14.19", "14.18"},
          {"08.14", "09.14"},
          {"16.08", "15.09"},
          {"16.08", "16.09"},
          {"14.08", "15.09"},
          {"11.19", "11.18"},
          {"13.15", "14.14"},
          {"15.06", "16.06"},
          {"11.03", "11.04"},
          {"13.12", "14.11"},
          {"12.16", "13.17"},
          {"09.14", "10.13"}}},
        {"tarnova",
         sheets::tarnova(),
         {{"06.18", "06.17"},
          {"10.17", "11.17"},
          {"06.14", "06.15"},
          {"02.05", "03.06"},
          {"15.06", "15.05"},
          {"15.20", "16.19"},
          {"05.07", "06.07"},
          {"07.09", "07.10"},
          {"03.14", "04.13"},
          {"05.15", "06.14"},
          {"09.17", "10.16"},
          {"11.11", "12.10"}}},
        {"guadalajara",
         sheets::guadalajara(),
         {{"20.26", "20.25"},
          {"4.27", "3.27"},
          {"28.34", "29.34"},
          {"52.22", "51.23"},
          {"4.03", "4.04"},
          {"18.32", "19.33"},
          {"9.15", "8.14"},
          {"3.30", "3.29"},
          {"9.05", "10.04"},
          {"37.03", "36.03"},
          {"43.17", "44.17"},
          {"3.06", "3.07"}}},
        {"tscw",
         sheets::tscw(),
         {{"2007", "2006"},
          {"2211", "2212"},
          {"2613", "2712"},
          {"2210", "2310"},
          {"1910", "1811"},
          {"3309", "3308"},
          {"3710", "3711"},
          {"3513", "3613"},
          {"2913", "3014"},
          {"2919", "3019"},
          {"2919", "3020"},
          {"1406", "1505"}}},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        for (const auto& pair : row.pairs) {
            CAPTURE(pair.first);
            CAPTURE(pair.second);
            CHECK(distance(row.grid.hex(row.grid.find(pair.first)),
                           row.grid.hex(row.grid.find(pair.second))) == 1);
        }
    }
}

TEST_CASE("every number of every sheet leads to its hex and back") {
    for (const Sheet& sheet : all) {
        CAPTURE(sheet.name);
        REQUIRE(sheet.grid.isSound());
        for (std::size_t i = 0; i < sheet.grid.size(); ++i) {
            const HexId id(i);
            REQUIRE(sheet.grid.find(sheet.grid.label(id)) == id);
            REQUIRE(sheet.grid.id(sheet.grid.hex(id)) == id);
            REQUIRE(sheet.grid.numbered(sheet.grid.row(id), sheet.grid.column(id)) == id);
        }
    }
}

TEST_CASE("ids count in the reading order of the numbers") {
    struct Row {
        const char* name;
        Grid grid;
        const char* hex;
        std::size_t index;
    };
    const std::vector<Row> rows = {
        {"santander first", sheets::santander(), "1001", 0},
        {"santander second", sheets::santander(), "1002", 1},
        {"santander next row", sheets::santander(), "1101", 20},
        {"santander last", sheets::santander(), "2520", 319},
        {"gravellona second", sheets::gravellona(), "01.02", 1},
        {"gravellona next column", sheets::gravellona(), "02.01", 20},
        {"guadalajara next column", sheets::guadalajara(), "2.01", 35},
        {"guadalajara last", sheets::guadalajara(), "62.35", 2169},
        {"tscw first, at the bottom", sheets::tscw(), "1001", 0},
        {"tscw last, at the top", sheets::tscw(), "3926", 779},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        CHECK(row.grid.find(row.hex) == HexId(row.index));
        CHECK(row.grid.label(HexId(row.index)) == row.hex);
    }
}

TEST_CASE("malformed and absent numbers are refused") {
    struct Row {
        const char* name;
        Grid grid;
        std::vector<const char*> labels;
    };
    const std::vector<Row> rows = {
        {"RRCC",
         sheets::santander(),
         {"", "1", "121", "99999", "12111", "12.5x", "12.11", "12a1", "-211", "+211", " 1211",
          "1211 ", "0911", "2611", "1200", "1221", "121１"}},
        {"CC.RR",
         sheets::gravellona(),
         {"", "1", ".", "6.14", "06.4", "06.", ".14", "0614", "12.5x", "06.014", "006.14",
          "99999.99999", "00.01", "01.00", "21.01", "01.21", "06-14", "06..14"}},
        {"C.RR",
         sheets::guadalajara(),
         {"", "3", "03.08", "3.8", "3.008", "0.01", "1.00", "63.01", "62.36", "18.03x", "3,08",
          "99999", "99999.01"}},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        for (const char* label : row.labels) {
            CAPTURE(label);
            CHECK_FALSE(row.grid.find(label).exists());
        }
    }
}

TEST_CASE("a pattern says how numbers are spelt") {
    for (const char* pattern : {"RRCC", "CCRR", "CC.RR", "C.RR", "RR-CC", "RRRCCC", "C/R", "C R"}) {
        CAPTURE(pattern);
        const auto format = NumberFormat::fromPattern(pattern);
        REQUIRE(format);
        CHECK(format->pattern() == pattern);
    }
    for (const char* pattern : {"", "R", "CC", "RR..CC", "RRCCR", "xRRCC", "RRCCx", "RR1CC",
                                "RRRRRCC", ".RRCC", "rrcc"}) {
        CAPTURE(pattern);
        CHECK_FALSE(NumberFormat::fromPattern(pattern));
    }
}

TEST_CASE("a grid that cannot be numbered is not sound") {
    struct Row {
        const char* name;
        NumberRange rows;
        NumberRange columns;
        const char* pattern;
        bool sound;
    };
    const std::vector<Row> rows = {
        {"one hex", {1, 1}, {1, 1}, "RRCC", true},
        {"numbers from zero", {0, 9}, {0, 9}, "RRCC", true},
        {"rows in the wrong order", {5, 4}, {1, 1}, "RRCC", false},
        {"negative column", {1, 4}, {-1, 1}, "RRCC", false},
        {"three digits do not fit two", {1, 4}, {1, 100}, "RRCC", false},
        {"three digits fit before a point", {1, 4}, {1, 100}, "CC.RR", true},
        {"five digits never fit", {1, 1}, {1, 10'000}, "C.R", false},
        {"as many hexes as can be", {1, 5}, {1, 4'369}, "C.R", true},
        {"one column too many", {1, 5}, {1, 4'370}, "C.R", false},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        const Grid grid = {.rows = row.rows,
                           .columns = row.columns,
                           .format = *NumberFormat::fromPattern(row.pattern)};
        CHECK(grid.isSound() == row.sound);
    }
}

TEST_CASE("centres lie on the sheet as the maps say") {
    struct Row {
        const char* name;
        Grid grid;
        const char* hex;
        SheetPoint centre;
    };
    const std::vector<Row> rows = {
        {"santander top left", sheets::santander(), "1001", {0, 0}},
        {"santander odd row half a hex right", sheets::santander(), "1101", {1, 1}},
        {"santander", sheets::santander(), "1211", {20, 2}},
        {"gravellona odd column", sheets::gravellona(), "01.01", {0, 0}},
        {"gravellona even column lower", sheets::gravellona(), "02.01", {1, 1}},
        {"guadalajara odd column lower, last row on top", sheets::guadalajara(), "1.35", {0, 1}},
        {"guadalajara even column", sheets::guadalajara(), "18.03", {17, 64}},
        {"tscw odd row, last row on top", sheets::tscw(), "3901", {1, 0}},
        {"tscw even row at the bottom", sheets::tscw(), "1002", {2, 29}},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        CHECK(row.grid.centre(row.grid.find(row.hex)) == row.centre);
    }
}

TEST_CASE("adjacent centres are one hex apart on the sheet") {
    for (const Sheet& sheet : all) {
        CAPTURE(sheet.name);
        const bool pointy = sheet.grid.orientation == Orientation::Pointy;
        for (std::size_t i = 0; i < sheet.grid.size(); ++i) {
            const SheetPoint here = sheet.grid.centre(HexId(i));
            for (const Hex around : neighbours(sheet.grid.hex(HexId(i)))) {
                const HexId next = sheet.grid.id(around);
                if (!next.exists())
                    continue;
                const SheetPoint there = sheet.grid.centre(next);
                const int across = pointy ? there.x - here.x : there.y - here.y;
                const int along = pointy ? there.y - here.y : there.x - here.x;
                // Squared length in quarters of the squared distance between neighbours.
                REQUIRE(across * across + 3 * along * along == 4);
            }
        }
    }
}

} // namespace esagono::numbering_tests
