// SPDX-License-Identifier: GPL-3.0-or-later
// Every counter against chapters 2, 7, 12 and the examples of the rulebook.
#include "tests/tscw/printed_game.h"

namespace esagono::tscw_box {

TEST_CASE("2.3: units by side and size") {
    struct Row {
        const char* army;
        int columns, brigades, divisions, smaller, headquarters;
    };
    const Row rows[] = {{"republican", 64, 31, 46, 2, 10},
                        {"asturian", 6, 2, 5, 0, 1},
                        {"basque", 5, 2, 5, 0, 0},
                        {"cantabrian", 2, 3, 4, 0, 0},
                        {"nationalist", 50, 16, 46, 2, 11},
                        {"colonial", 12, 0, 0, 0, 0},
                        {"ctv", 0, 1, 5, 0, 1},
                        {"flechas", 0, 3, 0, 0, 0},
                        {"condor", 0, 0, 0, 2, 0}};
    int ground = 0;
    for (const Row& row : rows) {
        std::map<std::string, int> sizes;
        for (const Counter& each : box().counters)
            if (Piece(each).word("army") == row.army)
                ++sizes[Piece(each).word("size")];
        CAPTURE(row.army);
        CHECK(sizes["column"] == row.columns);
        CHECK(sizes["brigade"] == row.brigades);
        CHECK(sizes["division"] == row.divisions);
        CHECK(sizes["battalion"] + sizes["regiment"] == row.smaller);
        CHECK(sizes["corps"] + sizes["army"] == row.headquarters);
        for (const auto& [size, count] : sizes)
            ground += size.empty() ? 0 : count;
    }
    CHECK(ground == 337);
    CHECK(box().counters.size() == 337 + 16 + 2);
    CHECK(box().chits.size() == 64);
}

TEST_CASE("counters the rulebook prints or quotes") {
    CHECK(Piece("R-11div").factors() == "7-11-5");
    CHECK(Piece("R-11div").number("steps") == 2);
    CHECK(Piece("N-CTV").number("artillery") == 1);
    CHECK(Piece("N-CTV").number("support") == 6);
    CHECK(Piece("N-CTV").number("movement") == 4);
    CHECK(Piece("R-EXT").number("support") == 4);
    CHECK(Piece("N-N").number("artillery") == 1);
    CHECK(Piece("N-13div").number("defence") == 9);
    CHECK(Piece("N-13div").factors(1) == "5-7-5");
    CHECK(Piece("N-50div").number("defence") == 5);
    for (const char* twoSteps :
         {"N-50div", "N-63div", "N-1_81", "R-46div", "R-37div", "R-1_2", "N-OG"})
        CHECK_MESSAGE(Piece(twoSteps).number("steps") == 2, twoSteps);
    for (const char* oneStep : {"R-1A", "R-2A", "R-3_2", "R-2Cab"})
        CHECK_MESSAGE(Piece(oneStep).number("steps") == 1, oneStep);
    for (const char* leaves : {"R-DRT", "R-HZ", "R-VLB", "N-CST", "N-MC"})
        CHECK_MESSAGE(Piece(leaves).number("leaves") == 7, leaves);
}

TEST_CASE("2.7: the garrison of Oviedo is the only two-step column that is not colonial") {
    for (const Counter& each : box().counters)
        if (const Piece piece(each);
            piece.isColumn() && piece.number("steps") == 2 && piece.word("army") != "colonial")
            CHECK(each.id == "N-OG");
}

TEST_CASE("2.12: sides of counters") {
    for (const Counter& each : box().counters) {
        const Piece piece(each);
        CAPTURE(each.id);
        if (piece.supports()) {
            REQUIRE(each.faces.size() == 2);
            CHECK(each.faces[0].name == "available");
            CHECK(each.faces[1].name == "used");
            CHECK(each.faces[0].numbers == each.faces[1].numbers);
            continue;
        }
        const int steps = piece.number("steps");
        if (steps == 2) {
            REQUIRE(each.faces.size() == 2);
            CHECK(each.faces[1].name == "reduced");
            CHECK(piece.number("steps", 1) == 1);
            CHECK(piece.number("movement") == piece.number("movement", 1));
            CHECK(piece.number("attack") >= piece.number("attack", 1));
            CHECK(piece.number("defence") > piece.number("defence", 1));
            CHECK(piece.number("leaves") == piece.number("leaves", 1));
        } else if (each.faces.size() == 2) {
            CHECK(each.faces[1].name == "converted");
            CHECK(piece.number("leaves") > 0);
            CHECK(piece.number("leaves", 1) == -1);
            CHECK(piece.number("steps", 1) == 1);
        }
        CHECK(piece.word("reverse").empty() != (each.faces.back().name == "converted"));
        CHECK(piece.word("reverse").empty() == piece.word("reverse_size").empty());
    }
}

TEST_CASE("7.4, 7.5: the table of militarisation is what stands on the counters") {
    const Chart& table = *box().chart("militarisation");
    std::size_t due = 0;
    for (const Counter& each : box().counters) {
        const Piece piece(each);
        const int leaves = piece.number("leaves");
        CAPTURE(each.id);
        CHECK(table.rows.find(each.id).has_value() == (leaves > 0));
        if (leaves < 0)
            continue;
        ++due;
        CHECK(table.number(each.id, "turn") == leaves);
        const std::string_view what = *table.cell(each.id, "what");
        CHECK((what == "convert") == (each.faces.back().name == "converted"));
        CHECK((what == "exchange") == (each.id == "N-3N"));
        if (what == "convert")
            CHECK(*table.cell(each.id, "becomes") == piece.word("reverse"));
    }
    CHECK(due == table.rows.entries.size());
    CHECK(*table.cell("R-DRT", "becomes") == "26 div");
}

TEST_CASE("2.8: what is motorised") {
    for (const Counter& each : box().counters) {
        const std::string type = Piece(each).word("type");
        CHECK_MESSAGE(Piece(each).sign("motorised") ==
                          (type == "armour" || type == "hq" || type == "anti_air" ||
                           type == "armoured_train" || type == "motorised_infantry"),
                      each.id);
    }
}

TEST_CASE("7.3: white dots are DLV, FIN and the colonial columns") {
    for (const Counter& each : box().counters)
        CHECK_MESSAGE(Piece(each).sign("white_dot") == (each.id == "N-DLV" || each.id == "N-FIN" ||
                                                        Piece(each).word("army") == "colonial"),
                      each.id);
}

TEST_CASE("15.25.2: every Republican column has an affiliation, no Popular Army unit has") {
    for (const Counter& each : box().counters)
        if (const Piece piece(each); piece.side() == "republican")
            CHECK_MESSAGE(piece.word("affiliation").empty() != piece.isColumn(), each.id);
}

TEST_CASE("12.2: air and naval units") {
    int most = 0;
    for (const Counter& each : box().counters)
        if (const Piece piece(each); piece.word("type") == "air" && piece.side() == "nationalist" &&
                                     piece.word("army") != "condor")
            most = std::max(most, piece.number("air"));
    CHECK(most == 5); // of the example of 12.2.4, which has no Condor unit
    CHECK(Piece("A-N1").number("air") == 1);
    CHECK(Piece("A-R3").number("air") == 4);
    CHECK(Piece("A-RN").sign("northern"));
    CHECK(Piece("V-N").number("naval") == 1);
    CHECK(Piece("V-R").number("naval") == 1);
}

TEST_CASE("14: the factors of the example of reserves") {
    int attack = 0;
    for (const char* id : {"R-4A", "R-5A", "R-6A"})
        attack += Piece(id).number("attack");
    for (const char* id : {"R-AM-2", "R-AM-3"}) // 3BA and 9BA by then
        attack += Piece(id).number("attack", 1);
    CHECK(attack == 8);
    CHECK(Piece("R-1A").number("attack") + Piece("R-2A").number("attack") +
              Piece("R-AM-1").number("attack", 1) + Piece("A-RN").number("air") ==
          14);
}

} // namespace esagono::tscw_box
