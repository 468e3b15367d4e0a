// SPDX-License-Identifier: GPL-3.0-or-later
// Packages made to hurt: they are refused with a clear message, before anything grows.
#include "engine/kit/reading/package_reader.h"

#include "tests/kit/sample_package.h"
#include "tests/support/folder.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <map>

namespace esagono::hostile_packages_tests {

using namespace esagono::test;

namespace {

Record many(std::size_t count, const Record& value) {
    Record list = Record::array();
    for (std::size_t i = 0; i < count; ++i)
        list.push_back(value);
    return list;
}

Record numbered(std::size_t count, const std::string& prefix, const Record& value) {
    Record object = Record::object();
    for (std::size_t i = 0; i < count; ++i)
        object[prefix + std::to_string(i)] = value;
    return object;
}

/// A list without its last entry, a text as long as it may be.
Record withoutLast(Record value) {
    if (value.is_string())
        return std::string(RecordLimits().text, 'x');
    value.erase(std::prev(value.end()));
    return value;
}

} // namespace

TEST_CASE("Lists beyond the format's limits are refused with the limit, one entry less is not") {
    struct Row {
        std::string name;
        std::string file;
        std::string pointer;
        Record value;
        std::string what;
    };
    const Row rows[] = {
        {"a million hexes", "map.json", "/grid",
         Record::parse(R"({"orientation": "pointy", "numbering": "RRRCCC", "shift": "odd",
                           "rows": [0, 999], "columns": [0, 999]})"),
         "core.fault.too_many_values | map.json | /grid | 20000"},
        {"a hundred million hexes", "map.json", "/grid",
         Record::parse(R"({"orientation": "flat", "numbering": "CCCC.RRRR", "shift": "odd",
                           "rows": [0, 9999], "columns": [0, 9999]})"),
         "core.fault.too_many_values | map.json | /grid | 20000"},
        {"more terrain than hexes", "map.json", "/terrain", numbered(20'001, "h", "clear"),
         "core.fault.too_many_values | map.json | /terrain | 20000"},
        {"areas", "map.json", "/areas", numbered(1'001, "a", Record::array()),
         "core.fault.too_many_values | map.json | /areas | 1000"},
        {"hexes of an area", "map.json", "/areas/north", many(20'001, "1001"),
         "core.fault.too_many_values | map.json | /areas/north | 20000"},
        {"places", "map.json", "/places", many(20'001, Record::object()),
         "core.fault.too_many_values | map.json | /places | 20000"},
        {"hexsides", "map.json", "/hexsides", numbered(100'001, "s", Record::array()),
         "core.fault.too_many_values | map.json | /hexsides | 100000"},
        {"counters", "counters.json", "/counters", many(5'001, Record::object()),
         "core.fault.too_many_values | counters.json | /counters | 5000"},
        {"faces", "counters.json", "/counters/0/faces", many(17, Record::object()),
         "core.fault.too_many_values | counters.json | /counters/0/faces | 16"},
        {"sides", "package.json", "/sides", many(9, Record::object()),
         "core.fault.too_many_values | package.json | /sides | 8"},
        {"statuses", "package.json", "/statuses", many(65, Record::object()),
         "core.fault.too_many_values | package.json | /statuses | 64"},
        {"features", "package.json", "/features", many(33, Record::object()),
         "core.fault.too_many_values | package.json | /features | 32"},
        {"links", "package.json", "/links", many(33, "road"),
         "core.fault.too_many_values | package.json | /links | 32"},
        {"charts", "charts.json", "/charts", many(501, Record::object()),
         "core.fault.too_many_values | charts.json | /charts | 500"},
        {"columns", "charts.json", "/charts/0/columns", many(201, "1:1"),
         "core.fault.too_many_values | charts.json | /charts/0/columns | 200"},
        {"scenarios", "scenarios.json", "/scenarios", many(201, Record::object()),
         "core.fault.too_many_values | scenarios.json | /scenarios | 200"},
        {"counters of a group", "scenarios.json", "/scenarios/0/setup/0/counters",
         many(5'001, "red.1"),
         "core.fault.too_many_values | scenarios.json | /scenarios/0/setup/0/counters | 5000"},
        {"maps", "package.json", "/maps", many(33, "map.json"),
         "core.fault.too_many_values | package.json | /maps | 32"},
        {"a list in which nothing is expected to be long", "display.json", "/tracks",
         many(100'001, Record::object()),
         "core.fault.too_many_values | display.json | /tracks | 100000"},
        {"a text from no file", "package.json", "/release", std::string(65'537, 'x'),
         "core.fault.too_many_bytes | package.json | /release | 65536"},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        Documents documents = sampleDocuments();
        documents[row.file][Record::json_pointer(row.pointer)] = row.value;
        const Refused refused = refusedReading(std::move(documents));
        CHECK(refused.thrown);
        CHECK(refused.kind == FaultKind::TooLarge);
        CHECK(refused.what == row.what);
        Documents within = sampleDocuments();
        within[row.file][Record::json_pointer(row.pointer)] = withoutLast(row.value);
        CHECK(refusedReading(std::move(within)).what != row.what);
    }
}

TEST_CASE("A map of as many hexes as may be is read, one row more is not") {
    Documents documents = sampleDocuments();
    const auto sized = [&](int rows) {
        documents["map.json"]["grid"] = {{"orientation", "pointy"},
                                         {"numbering", "RRRCCC"},
                                         {"shift", "odd"},
                                         {"rows", {1, rows}},
                                         {"columns", {1, 100}}};
        return refusedReading(documents).what;
    };
    const std::string large = "core.fault.too_many_values | map.json | /grid | 20000";
    CHECK(sized(200) != large);
    CHECK(sized(201) == large);
}

TEST_CASE("A folder may hold so many files and so many bytes, and not one more") {
    const Folder folder;
    const auto write = [&](const std::string& name, std::size_t bytes) {
        std::ofstream(folder.path / name, std::ios::binary) << "{}" + std::string(bytes - 2, ' ');
    };
    const auto refusal = [&] {
        try {
            (void)readDocuments(folder.path);
        } catch (const Fault& fault) {
            CHECK(fault.kind() == FaultKind::TooLarge);
            return std::string(fault.text().id);
        }
        return std::string();
    };
    SUBCASE("files") {
        for (std::size_t i = 0; i < maxFiles; ++i)
            write("f" + std::to_string(i) + ".json", 2);
        CHECK(refusal() == "");
        write("one_more.json", 2);
        CHECK(refusal() == "kit.fault.too_many_files");
    }
    SUBCASE("bytes of one file") {
        write("large.json", RecordLimits().bytes);
        CHECK(refusal() == "");
        write("large.json", RecordLimits().bytes + 1);
        CHECK(refusal() == "core.fault.too_many_bytes");
    }
    SUBCASE("bytes of all files") {
        write("first.json", RecordLimits().bytes);
        write("second.json", maxPackageBytes - RecordLimits().bytes - 2);
        write("third.json", 2);
        CHECK(refusal() == "");
        write("third.json", 3);
        CHECK(refusal() == "core.fault.too_many_bytes");
    }
}

TEST_CASE("Findings stop before they fill the memory") {
    Documents documents = sampleDocuments();
    documents["counters.json"].update(numbered(50'000, "key", 1));
    std::vector<Finding> findings;
    static_cast<void>(readPackage(std::move(documents), findings));
    CHECK(findings.size() == maxFindings);
}

TEST_CASE("No single value of any kind in any place crashes the reader") {
    const Record values[] = {nullptr, -1, "x", Record::array({nullptr}), {{"source", 1}}};
    const auto shapeOf = [](std::string pointer) {
        std::replace_if(
            pointer.begin(), pointer.end(), [](char c) { return c >= '0' && c <= '9'; }, '#');
        return pointer;
    };
    std::size_t places = 0;
    for (const auto& [name, document] : sampleDocuments()) {
        std::map<std::string, std::string>
            pointers; // one for every shape: /counters/0 stands for all
        const Record flat = document.flatten();
        for (const auto& [pointer, leaf] : flat.items()) {
            const bool translation = leaf.is_string() && pointer.rfind('/') + 3 == pointer.size();
            if (translation && !pointer.ends_with("/en"))
                continue; // English stands for all
            for (std::size_t end = pointer.size(); end != std::string::npos && end > 0;
                 end = pointer.rfind('/', end - 1))
                pointers.emplace(shapeOf(pointer.substr(0, end)), pointer.substr(0, end));
        }
        for (const auto& [shape, pointer] : pointers)
            for (const Record& value : values) {
                ++places;
                Documents documents = sampleDocuments();
                documents[name][Record::json_pointer(pointer)] = value;
                const Refused refused = refusedReading(std::move(documents));
                if (refused.thrown && refused.kind != FaultKind::Malformed &&
                    refused.kind != FaultKind::Foreign)
                    FAIL(name, pointer, value, refused.what);
            }
    }
    CHECK(places > 1'000);
}

} // namespace esagono::hostile_packages_tests
