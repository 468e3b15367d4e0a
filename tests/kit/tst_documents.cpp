// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/kit/reading/disk.h"
#include "engine/kit/reading/package_reader.h"
#include "engine/kit/reading/package_writer.h"

#include "tests/kit/sample_package.h"
#include "tests/support/folder.h"

#include <doctest/doctest.h>

#include <fstream>
#include <sstream>

namespace esagono::documents_tests {

using namespace esagono::test;

namespace fs = std::filesystem;

namespace {

Refused refusedFolder(const fs::path& folder) {
    try {
        static_cast<void>(readDocuments(folder));
    } catch (const Fault& fault) {
        return {true, fault.kind(), fault.what()};
    }
    return {};
}

Refused refusedWriting(const Documents& documents, const fs::path& folder) {
    try {
        writeDocuments(documents, folder);
    } catch (const Fault& fault) {
        return {true, fault.kind(), fault.what()};
    }
    return {};
}

} // namespace

TEST_CASE("A folder's JSON files and its rule cards are its documents") {
    const Folder folder;
    folder.put("package.json", "{}");
    folder.put("rules/5.2.json", "{}");
    folder.put("rules/5.2.md", "text");
    folder.put("rules/deeper/x.json", "{}");
    folder.put("other/y.json", "{}");
    folder.put("heights.png", "not JSON");
    const Documents documents = readDocuments(folder.path);
    std::string names;
    for (const auto& [name, document] : documents)
        names += name + " ";
    CHECK(names == "package.json rules/5.2.json ");
}

TEST_CASE("What was written is read again, and written again letter by letter") {
    const Folder first;
    const Folder second;
    Documents documents = sampleDocuments();
    documents["map.json"]["unknown"] =
        Record::parse(R"({"deep": [1, {"x": 1.5e-7}, null, "é\n"]})");
    documents["counters.json"]["counters"][0]["lat"] = 43.4623;
    writeDocuments(documents, first.path);
    const Documents again = readDocuments(first.path);
    CHECK(again == documents);
    writeDocuments(again, second.path);
    for (const auto& [name, document] : documents) {
        CAPTURE(name);
        CHECK(first.text(name) == second.text(name));
    }
    CHECK(first.files() == documents.size());
}

TEST_CASE("The sample package is stored as it would be written") {
    for (const auto& [name, document] : sampleDocuments()) {
        CAPTURE(name);
        std::ostringstream text;
        text << std::ifstream(sampleFolder() / name, std::ios::binary).rdbuf();
        CHECK(text.str() == readableText(document));
    }
}

TEST_CASE("Writing leaves other files alone") {
    const Folder folder;
    folder.put("heights.png", "picture");
    folder.put("notes.json", "[1]");
    writeDocuments({{"package.json", Record::object()}}, folder.path);
    CHECK(folder.text("heights.png") == "picture");
    CHECK(folder.text("notes.json") == "[1]");
    CHECK(folder.files() == 3);
}

TEST_CASE("A document whose name leads elsewhere is not written, and neither are the others") {
    for (const std::string name :
         {"../x.json", "/tmp/x.json", "a/x.json", "rules/../x.json", "rules/a/x.json", "x.txt",
          ".json", "rules/.json", "c:x.json", "a\\x.json", ""}) {
        CAPTURE(name);
        const Folder folder;
        const Refused refused =
            refusedWriting({{"a.json", Record::object()}, {name, Record::object()}}, folder.path);
        CHECK(refused.kind == FaultKind::Unwritable);
        CHECK(refused.thrown);
        CHECK(folder.files() == 0);
    }
}

TEST_CASE("When an earlier save cannot be put into place, nothing new is written over it") {
    const Folder folder;
    folder.put("a.json", "old");
    folder.put(".saved/b.json", "{}");
    folder.put("b.json/in the way", "");
    const Refused refused =
        refusedWriting({{"a.json", Record::object()}, {"c.json", Record::object()}}, folder.path);
    CHECK(refused.kind == FaultKind::Unwritable);
    CHECK(folder.text("a.json") == "old");
    CHECK_FALSE(fs::exists(folder.path / "c.json"));
    CHECK(folder.files() == 3);
}

#ifdef __linux__
TEST_CASE("A full disk is told apart") {
    const std::error_code error = writeThrough("/dev/full", "bytes");
    CHECK(error == std::errc::no_space_on_device);
    try {
        refuseUnwritable("a.json", error);
    } catch (const Fault& fault) {
        CHECK(fault.kind() == FaultKind::DiskFull);
    }
}
#endif

TEST_CASE("Folders that cannot be trusted are refused") {
    SUBCASE("no such folder") {
        const Refused refused = refusedFolder(Folder().path / "nowhere");
        CHECK(refused.thrown);
        CHECK(refused.kind == FaultKind::NotFound);
    }
    SUBCASE("a file is no folder") {
        const Folder folder;
        folder.put("package.json", "{}");
        const Refused refused = refusedFolder(folder.path / "package.json");
        CHECK(refused.thrown);
#ifdef _WIN32 // whose answer is the same as for nothing at all
        CHECK(refused.kind == FaultKind::NotFound);
#else
        CHECK(refused.kind == FaultKind::Unreadable);
#endif
    }
#ifndef _WIN32 // links need rights there
    SUBCASE("a link out of the folder") {
        const Folder folder;
        const Folder other;
        other.put("secret.json", "{}");
        fs::create_symlink(other.path / "secret.json", folder.path / "map.json");
        const Refused refused = refusedFolder(folder.path);
        CHECK(refused.kind == FaultKind::Foreign);
        CHECK(refused.what == "kit.fault.outside | map.json");
    }
    SUBCASE("rules that lie elsewhere") {
        const Folder folder;
        const Folder other;
        fs::create_directory_symlink(other.path, folder.path / "rules");
        CHECK(refusedFolder(folder.path).what == "kit.fault.outside | rules");
    }
    SUBCASE("a folder with a similar name is outside, too") {
        const Folder folder;
        folder.put("game2/x.json", "{}");
        folder.put("game/package.json", "{}");
        fs::create_symlink("../game2/x.json", folder.path / "game/x.json");
        CHECK(refusedFolder(folder.path / "game").what == "kit.fault.outside | x.json");
    }
    SUBCASE("a broken link") {
        const Folder folder;
        fs::create_symlink("nothing.json", folder.path / "map.json");
        CHECK(refusedFolder(folder.path).kind == FaultKind::NotFound);
    }
    SUBCASE("a link inside the folder is welcome") {
        const Folder folder;
        folder.put("map.json", "{}");
        fs::create_symlink("map.json", folder.path / "again.json");
        CHECK_FALSE(refusedFolder(folder.path).thrown);
        CHECK(readDocuments(folder.path).size() == 2);
    }
#endif
    SUBCASE("a folder called like a file") {
        const Folder folder;
        fs::create_directories(folder.path / "map.json");
        CHECK(refusedFolder(folder.path).what == "kit.fault.not_regular | map.json");
    }
    SUBCASE("too many files") {
        const Folder folder;
        for (std::size_t i = 0; i <= maxFiles; ++i)
            folder.put("f" + std::to_string(i) + ".json", "{}");
        const Refused refused = refusedFolder(folder.path);
        CHECK(refused.kind == FaultKind::TooLarge);
        CHECK(refused.what.starts_with("kit.fault.too_many_files"));
    }
}

TEST_CASE("Files that are damaged or too large are refused by name") {
    struct Row {
        std::string name;
        std::string text;
        FaultKind kind;
        std::string what; ///< how it begins
    };
    const std::string deep(100'000, '[');
    const Row rows[] = {
        {"not JSON", "{\"a\": }", FaultKind::Malformed, "core.fault.not_json | x.json"},
        {"nothing at all", "", FaultKind::Malformed, "core.fault.not_json | x.json"},
        {"cut off", "{\"a\": [1, 2", FaultKind::Malformed, "core.fault.not_json | x.json"},
        {"not UTF-8", "{\"a\": \"\xff\"}", FaultKind::Malformed, "core.fault.not_json | x.json"},
        {"a key twice", "{\"a\": 1, \"a\": 2}", FaultKind::Malformed,
         "core.fault.key_twice | x.json"},
        {"nested without end", deep, FaultKind::TooLarge, "core.fault.too_deep | x.json"},
        {"a text too long", "\"" + std::string(70'000, 'a') + "\"", FaultKind::TooLarge,
         "core.fault.too_many_bytes | x.json"},
        {"a file too long", std::string((32U << 20U) + 1, ' '), FaultKind::TooLarge,
         "core.fault.too_many_bytes | x.json"},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        const Folder folder;
        folder.put("x.json", row.text);
        const Refused refused = refusedFolder(folder.path);
        CHECK(refused.thrown);
        CHECK(refused.kind == row.kind);
        CHECK(refused.what.starts_with(row.what));
    }
}

TEST_CASE("Many large files together are too much") {
    const Folder folder;
    const std::string half = "\n" + std::string(22U << 20U, ' ') + "{}";
    for (const char* name : {"a.json", "b.json", "c.json"})
        folder.put(name, half);
    const Refused refused = refusedFolder(folder.path);
    CHECK(refused.kind == FaultKind::TooLarge);
    CHECK(refused.what.starts_with("core.fault.too_many_bytes | c.json"));
}

} // namespace esagono::documents_tests
