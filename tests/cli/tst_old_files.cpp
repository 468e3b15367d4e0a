// SPDX-License-Identifier: GPL-3.0-or-later
// Files of every format ever released open forever. tests/fixtures holds one of each, written by
// the program of its time; nobody writes them anew. Names end in the number of the format.
#include "engine/store/schema.h"
#include "tests/cli/cli_run.h"

namespace esagono::old_files_tests {

namespace {

std::filesystem::path fixture(const std::string& name) {
    return std::filesystem::path(ESAGONO_SOURCE_DIR) / "tests" / "fixtures" / name;
}

/// A copy to open: opening may write.
std::string copied(const TestFolder& folder, const std::string& name) {
    REQUIRE(std::filesystem::exists(fixture(name)));
    const std::filesystem::path copy = folder.path(name);
    std::filesystem::copy_file(fixture(name), copy);
    std::filesystem::permissions(copy, std::filesystem::perms::owner_write,
                                 std::filesystem::perm_options::add);
    return copy.string();
}

std::string textOf(const std::filesystem::path& file) {
    std::ostringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return text.str();
}

/// Runs it and insists that it is done.
Ran done(const std::vector<std::string>& arguments) {
    Ran ran = run(arguments);
    CAPTURE(arguments.front());
    CAPTURE(ran.out);
    CAPTURE(ran.err);
    REQUIRE(ran.exit == 0);
    return ran;
}

} // namespace

TEST_CASE("Diaries of every format are opened, verified and told") {
    for (std::int64_t version = 1; version <= schema::version; ++version) {
        CAPTURE(version);
        const TestFolder folder;
        const std::string diary = copied(folder, "diary." + std::to_string(version) + ".esagono");
        done({"verify", diary});
        done({"state", diary, "--as", "umpire"});
        const std::string told = folder.path("told.json").string();
        done({"export", diary, "--format", "json", "--out", told});
        const Record record = readRecord(textOf(told), "told");
        const std::string pages = "diary." + std::to_string(version) + ".pages";
        CHECK(compactText(record.at("pages")) + "\n" == textOf(fixture(pages)));
        CHECK(done({"log", diary}).says("Red"));
    }
}

TEST_CASE("A diary of an earlier format is played on") {
    const TestFolder folder;
    const std::string diary = copied(folder, "diary.1.esagono");
    CHECK(runJson({"offers", diary}).json().at("as") == "blue");
    done({"do", diary, "end_movement", "--as", "blue"});
    done({"verify", diary});
}

TEST_CASE("Packs, positions and corrections of every format are taken") {
    const TestFolder folder;
    done({"unpack", copied(folder, "package.1.esapack"), folder.path("package").string()});
    done({"validate", folder.path("package").string()});
    const std::string begun = folder.path("begun.esagono").string();
    done({"new", "--game", "skirmish", "--scenario", "field", "--seed", "1", "--position",
          copied(folder, "position.1.json"), "--out", begun});
    const std::string corrected = folder.path("corrected.esagono").string();
    done({"new", "--packages", folder.path("package").string(), "--game", "skirmish", "--scenario",
          "field", "--seed", "1", "--corrections", copied(folder, "corrections.1.esafix"), "--out",
          corrected});
    done({"verify", corrected});
}

TEST_CASE("Notes of every format are taken by the diary they were written beside") {
    const TestFolder folder;
    const std::string diary = copied(folder, "diary.1.esagono");
    const Record notes = readRecord(textOf(fixture("notes.1.json")), "notes").at("notes");
    CHECK(runJson({"notes", diary, "--from", copied(folder, "notes.1.json")}).json()["added"] ==
          notes.size());
    CHECK(runJson({"notes", diary}).json()["notes"] == notes);
    done({"verify", diary});
}

} // namespace esagono::old_files_tests
