// SPDX-License-Identifier: GPL-3.0-or-later
// Values of a package written in a line, and read again.
#include "editor/plain_value.h"

#include "tests/editor/built_in.h"

#include <doctest/doctest.h>

using namespace esagono;

TEST_CASE("Words, numbers, lists and lists by name are told in a line") {
    CHECK(asLine("south") == "south");
    CHECK(asLine(7) == "7");
    CHECK(asLine(true) == "true");
    CHECK(asLine(Record::array({"1305", "1607"})) == "1305, 1607");
    CHECK(asLine(Record{{"2", 6}, {"4", 7}}) == "2: 6, 4: 7");
    CHECK(asLine(Record::array()) == "");
    // Too much for a line
    CHECK_FALSE(asLine(Record::array({Record::array({1})})).has_value());
    CHECK_FALSE(asLine(Record::array({"a, b"})).has_value());
    CHECK_FALSE(asLine(Record::array({"1", 1})).has_value());
    CHECK_FALSE(asLine(Record{{"a:b", 1}}).has_value());
}

TEST_CASE("A line is read as what stood there") {
    CHECK(readLine("south", "a, b") == Record("a, b"));
    CHECK(readLine(7, "8") == Record(8));
    CHECK_FALSE(readLine(7, "many").has_value());
    CHECK_FALSE(readLine(true, "8").has_value());
    CHECK(readLine(Record::array({"1305"}), " 1607 ,1612") == Record::array({"1607", "1612"}));
    CHECK(readLine(Record::array({1, 2}), "3") == Record::array({3}));
    CHECK_FALSE(readLine(Record::array({1, 2}), "three").has_value());
    CHECK(readLine(Record::array({"a"}), "") == Record::array());
    CHECK_FALSE(readLine(Record::array({"a"}), "a,,b").has_value());
    CHECK(readLine(Record{{"2", 6}}, "2: 5, 3: 1") == Record{{"2", 5}, {"3", 1}});
    CHECK_FALSE(readLine(Record{{"2", 6}}, "2: 5, 2: 1").has_value());
    CHECK_FALSE(readLine(Record{{"2", 6}}, "5").has_value());
    // What no line tells is JSON
    const Record deep = Record::array({Record{{"turn", 8}}});
    CHECK(readLine(deep, R"([{"turn": 9}])") == Record::array({Record{{"turn", 9}}}));
    CHECK_FALSE(readLine(deep, "9").has_value());
}

TEST_CASE("Whatever the scenarios say is read again as it was") {
    for (const char* const game : {"santander", "banditen", "guadalajara", "tscw"}) {
        const Documents documents = builtIn(game);
        for (const Record& scenario : documents.at("scenarios.json").at("scenarios"))
            if (scenario.contains("special"))
                for (const auto& [key, value] : scenario["special"].items()) {
                    CAPTURE(key);
                    CHECK(readLine(value, asLine(value).value_or(compactText(value))) == value);
                }
    }
}
