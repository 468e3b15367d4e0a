// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/record.h"

#include "engine/core/chance.h"
#include "engine/core/fault.h"
#include "engine/core/messages.h"

#include <doctest/doctest.h>

namespace esagono::record_tests {

namespace {

/// What reading says: the kind of Fault and its message, or the record as one line.
struct Reading {
    std::string line;
    std::string message;
    FaultKind kind = FaultKind::NotFound;
    std::string pointer;
};

Reading reading(std::string_view text, const RecordLimits& limits = {}) {
    Reading result;
    try {
        result.line = compactText(readRecord(text, "file.json", limits));
    } catch (const Fault& fault) {
        result.message = fault.text().id;
        result.kind = fault.kind();
        result.pointer = std::get<std::string>(fault.text().arguments.at(1));
        CHECK(std::get<std::string>(fault.text().arguments.at(0)) == "file.json");
    }
    return result;
}

std::string nested(std::size_t depth) {
    return std::string(depth, '[') + std::string(depth, ']');
}

/// A list that makes so many values, itself included.
std::string ofSize(std::size_t values) {
    std::string text = "[0";
    for (std::size_t i = 2; i < values; ++i)
        text += ",0";
    return text + "]";
}

} // namespace

TEST_CASE("JSON is read and written on one line, keys sorted") {
    struct Row {
        std::string name;
        std::string_view text;
        std::string line;
    };
    const Row rows[] = {
        {"null", "null", "null"},
        {"booleans", "[true,false]", "[true,false]"},
        {"an empty object", " { } ", "{}"},
        {"sorted keys", R"({"b":1,"a":2,"B":3,"":4})", R"({"":4,"B":3,"a":2,"b":1})"},
        {"nested", R"({"z":[{"y":1,"x":[]}]})", R"({"z":[{"x":[],"y":1}]})"},
        {"white space", "\t[ 1 ,\r\n 2 ]\n", "[1,2]"},
        {"letters beyond ASCII", "\"Jarama – ñ è 🜨\"", "\"Jarama – ñ è 🜨\""},
        {"escapes", R"("\u00e8\n\t\"\\\/\ud83d\ude00")", "\"è\\n\\t\\\"\\\\/😀\""},
        {"a zero byte, escaped", R"("\u0000")", R"("\u0000")"},
        {"the highest whole number", "18446744073709551615", "18446744073709551615"},
        {"the lowest whole number", "-9223372036854775808", "-9223372036854775808"},
        {"minus zero", "-0", "0"},
        {"one beyond the highest is no whole number", "18446744073709551616",
         "1.8446744073709552e+19"},
        {"a fraction", "2.50", "2.5"},
        {"a fraction that is whole", "3.0", "3.0"},
        {"the largest fraction", "1.7976931348623157e308", "1.7976931348623157e+308"},
        {"smaller than any fraction", "1e-400", "0.0"},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        const Reading read = reading(row.text);
        CHECK(read.message == "");
        CHECK(read.line == row.line);
        CHECK(reading(read.line).line == read.line);
    }
}

TEST_CASE("What is not JSON is malformed, and the pointer says where") {
    struct Row {
        std::string name;
        std::string_view text;
        std::string pointer;
    };
    const Row rows[] = {
        {"nothing", "", "/ @1"},
        {"white space", "  ", "/ @3"},
        {"a word", "hello", "/ @1"},
        {"two values", "1 2", "/ @3"},
        {"an open list", "[1,2", "/2 @5"},
        {"an open list in a list", "[[1,2", "/0/2 @6"},
        {"an open list in the second list", "[[],[1,2", "/1/2 @9"},
        {"an open object", R"({"a":1)", "/a @7"},
        {"an object in a list in an object", R"({"a":[{"b":1},{"c":x}]})", "/a/1/c @20"},
        {"a comma too many", "[1,]", "/1 @4"},
        {"a key that is no text", "{1:2}", "/ @2"},
        {"a key without value", R"({"a"})", "/a @5"},
        {"a comment", "[1 /* one */]", "/1 @4"},
        {"single quotes", "['a']", "/0 @2"},
        {"a leading zero", "01", "/ @2"},
        {"not a number", "NaN", "/ @1"},
        {"a number too large", "[0,1e400]", "/1 @8"},
        {"a line break in a text", "\"a\nb\"", "/ @3"},
        {"half a pair", R"("\ud83d")", "/ @8"},
        {"a byte order mark in the middle", "[\xEF\xBB\xBF]", "/0 @2"},
        {"a zero byte", std::string_view("[1\0]", 4), "/1 @3"},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        const Reading read = reading(row.text);
        CHECK(read.message == say::notJson);
        CHECK(read.kind == FaultKind::Malformed);
        CHECK(read.pointer == row.pointer);
    }
}

TEST_CASE("Bytes that are not UTF-8 are refused, in texts and in keys") {
    const std::pair<std::string, std::string> rows[] = {
        {"a lone continuation", "\x80"},
        {"a cut sequence", "\xE2\x82"},
        {"an overlong slash", "\xC0\xAF"},
        {"half a pair", "\xED\xA0\x80"},
        {"beyond the last letter", "\xF4\x90\x80\x80"},
        {"a byte that never occurs", "\xFF"},
    };
    for (const auto& [name, bytes] : rows) {
        CAPTURE(name);
        CHECK(reading("[\"a" + bytes + "b\"]").message == say::notJson);
        CHECK(reading("{\"" + bytes + "\":1}").message == say::notJson);
        CHECK(reading(bytes).message == say::notJson);
    }
}

TEST_CASE("A key that stands twice in one object is refused, wherever it stands") {
    struct Row {
        std::string name;
        std::string text;
        std::string pointer;
    };
    const Row rows[] = {
        {"side by side", R"({"a":1,"a":1})", "/a"},
        {"with another between", R"({"a":1,"b":[1,2],"a":3})", "/a"},
        {"deep inside", R"({"x":[{},{"k":{},"k":{}}]})", "/x/1/k"},
        {"written in two ways", R"({"è":1,"\u00e8":2})", "/è"},
        {"empty", R"({"":1,"":2})", "/"},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        const Reading read = reading(row.text);
        CHECK(read.message == say::keyTwice);
        CHECK(read.kind == FaultKind::Malformed);
        CHECK(read.pointer == row.pointer);
    }
    CHECK(reading(R"({"a":{"a":{"a":1}},"b":[{"a":1},{"a":1}]})").message == "");
}

TEST_CASE("Every limit holds to the last and stops the next") {
    struct Row {
        std::string name;
        RecordLimits limits;
        std::string within, beyond;
        std::string message;
    };
    const Row rows[] = {
        {"bytes", {.bytes = 5}, "[123]", "[1234]", say::tooManyBytes},
        {"depth of lists", {.depth = 3}, nested(3), nested(4), say::tooDeep},
        {"depth of objects", {.depth = 2}, R"({"a":{}})", R"({"a":{"b":{}}})", say::tooDeep},
        {"values", {.values = 4}, "[1,2,3]", "[1,2,3,4]", say::tooManyValues},
        {"values in objects",
         {.values = 3},
         R"({"a":[1]})",
         R"({"a":[1],"b":1})",
         say::tooManyValues},
        {"text", {.text = 3}, R"("abc")", R"("abcd")", say::tooManyBytes},
        {"text in bytes, not letters", {.text = 3}, R"("èe")", R"("èè")", say::tooManyBytes},
        {"a key", {.text = 3}, R"({"abc":1})", R"({"abcd":1})", say::tooManyBytes},
        {"no depth at all", {.depth = 0}, "1", "[]", say::tooDeep},
        {"the standard depth", {}, nested(64), nested(65), say::tooDeep},
        {"the standard bytes",
         {},
         "1" + std::string(RecordLimits().bytes - 1, ' '),
         "1" + std::string(RecordLimits().bytes, ' '),
         say::tooManyBytes},
        {"the standard text",
         {},
         "\"" + std::string(RecordLimits().text, 'x') + "\"",
         "\"" + std::string(RecordLimits().text + 1, 'x') + "\"",
         say::tooManyBytes},
        {"the standard values",
         {},
         ofSize(RecordLimits().values),
         ofSize(RecordLimits().values + 1),
         say::tooManyValues},
        {"a hundred thousand levels", {}, nested(64), std::string(100'000, '['), say::tooDeep},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        CHECK(reading(row.within, row.limits).message == "");
        const Reading read = reading(row.beyond, row.limits);
        CHECK(read.message == row.message);
        CHECK(read.kind == FaultKind::TooLarge);
    }
}

TEST_CASE("Readable text reads back as the same record and is stable") {
    Record record = Record::parse(R"({
        "short": [1, 2, 3], "empty": {}, "none": [], "text": "a \"quoted\" line\nand another",
        "wide": {"first": "a rather long text that fills the line", "second": "and one more of those",
                 "third": {"deeper": [[], {}, [[1]]], "number": -2.5}},
        "flag": true, "null": null})");
    for (int i = 0; i < 60; ++i)
        record["many"].push_back({{"hex", std::to_string(1000 + i)}, {"n", i}});
    const std::string text = readableText(record);
    CHECK(readRecord(text, "file.json") == record);
    CHECK(readableText(readRecord(text, "file.json")) == text);
    CHECK(text.back() == '\n');
    CHECK(text.find("\"short\": [1,2,3]") != std::string::npos);
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        CHECK(end - at <= 140);
        at = end + 1;
    }
    for (const char* plain : {"null", "{}", "[]", "7", "\"a\""})
        CHECK(readableText(Record::parse(plain)) == std::string(plain) + "\n");
}

TEST_CASE("Any text is read or refused, and what is read is written the same for ever") {
    Chance chance(9);
    static constexpr std::string_view pieces[] = {
        "{",      "}",        "[",    "]",       ",",  ":",        "\"",   "\"a\"",
        "\"a\":", "1",        "-",    "0.5",     "e9", "true",     "null", " ",
        "\\",     "\xC3\xA8", "\x80", "\"\\u00", "[[", "{\"b\":[", "]}"};
    std::size_t read = 0;
    for (int i = 0; i < 20'000; ++i) {
        std::string text;
        for (std::size_t length = chance.below(12); length > 0; --length)
            text += pieces[chance.below(std::size(pieces))];
        const Reading first = reading(text);
        if (!first.message.empty())
            continue;
        ++read;
        REQUIRE(reading(first.line).line == first.line);
        REQUIRE(readRecord(readableText(readRecord(text, "a")), "b") == readRecord(text, "a"));
    }
    CHECK(read > 100);
}

TEST_CASE("Digests are BLAKE2b, the same on every machine") {
    struct Row {
        std::string bytes;
        std::string digest;
    };
    const Row rows[] = {
        {"", "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8"},
        {"abc", "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319"},
    };
    for (const Row& row : rows) {
        CAPTURE(row.bytes);
        CHECK(hexText(digestOf(row.bytes)) == row.digest);
    }
    CHECK(hexText(std::array<std::uint8_t, 3>{0, 0xAB, 0xFF}) == "00abff");
    CHECK(hexText({}) == "");
}

} // namespace esagono::record_tests
