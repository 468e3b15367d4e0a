// SPDX-License-Identifier: GPL-3.0-or-later
// Work that was interrupted, and saves that were.
#include "editor/files/package_folder.h"
#include "editor/files/recovery.h"
#include "engine/core/fault.h"
#include "engine/kit/reading/package_reader.h"
#include "engine/kit/reading/package_writer.h"
#include "tests/support/folder.h"
#include "tests/support/table.h"

#include <doctest/doctest.h>

using namespace esagono;

namespace fs = std::filesystem;

namespace {

Edit renamed(const char* title) {
    Edit edit{"app.test", {}, ""};
    edit.set("package.json", "/title", title);
    return edit;
}

/// A log left behind by somebody who did three things.
fs::path leftBehind(const fs::path& folder, const fs::path& package, const Documents& documents) {
    RecoveryLog log(folder, package, documents);
    log.changed(renamed("one"));
    log.changed(renamed("two"));
    log.changed(renamed("three"));
    log.settle();
    return log.file();
}

FaultKind faultOf(const fs::path& file) {
    try {
        (void)recover(file);
    } catch (const Fault& fault) {
        return fault.kind();
    }
    FAIL("was read");
    return {};
}

} // namespace

TEST_CASE("What was done before the program ended is there again, with its undo") {
    const Folder folder;
    const Documents documents = readDocuments(skirmishFolder());
    const fs::path file = leftBehind(folder.path / "recovery", skirmishFolder(), documents);
    REQUIRE(recoveryFiles(folder.path / "recovery") == std::vector{file});
    Recovered recovered = recover(file);
    CHECK(recovered.package == skirmishFolder());
    CHECK(recovered.lines == 3);
    CHECK_FALSE(recovered.stack.isSaved());
    CHECK(recovered.stack.documents().at("package.json").at("title") == "three");
    (void)recovered.stack.undo();
    CHECK(recovered.stack.documents().at("package.json").at("title") == "two");
    (void)recovered.stack.undo();
    (void)recovered.stack.undo();
    CHECK(recovered.stack.documents() == documents);
    discardRecovery(file);
    CHECK(recoveryFiles(folder.path / "recovery").empty());
}

TEST_CASE("A file somebody is writing is not offered, one discarded is gone") {
    const Folder folder;
    RecoveryLog log(folder.path, {}, {{"package.json", Record::object()}});
    CHECK(recoveryFiles(folder.path).empty());
    log.discard();
    CHECK_FALSE(fs::exists(log.file()));
    log.changed(renamed("nobody minds"));
    CHECK(folder.files() == 0);
}

TEST_CASE("Strokes of an older program end where it said so, the last one with its file") {
    const Folder folder;
    const auto drawn = [](const char* title) {
        Edit edit = renamed(title);
        edit.stroke = "stroke 1";
        return edit;
    };
    const auto in = [&](const char* title) {
        return compactText({{"did", "edit"}, {"edit", recordOf(drawn(title))}}) + '\n';
    };
    const fs::path file = leftBehind(folder.path, {}, {{"package.json", Record::object()}});
    const std::string whole = folder.text(file.filename().string());
    folder.put("older.esadraft", whole.substr(0, whole.find('\n') + 1) + in("one") + in("two") +
                                     "{\"did\":\"stroke\"}\n" + in("three"));
    Recovered recovered = recover(folder.path / "older.esadraft");
    CHECK(recovered.stack.depth() == 2);
    recovered.stack.perform(drawn("four"));
    CHECK(recovered.stack.depth() == 3);
}

TEST_CASE("A recovery file cut off anywhere gives what stands before the cut") {
    const Folder folder;
    const Documents documents = {{"package.json", Record::object()}};
    const fs::path file = leftBehind(folder.path, {}, documents);
    const std::string whole = folder.text(file.filename().string());
    const std::size_t head = whole.find('\n');
    std::size_t most = 0;
    for (std::size_t cut = 0; cut <= whole.size(); ++cut) {
        CAPTURE(cut);
        folder.put("cut.esadraft", whole.substr(0, cut));
        if (cut <= head) {
            CHECK_THROWS_AS((void)recover(folder.path / "cut.esadraft"), Fault);
            continue;
        }
        const Recovered recovered = recover(folder.path / "cut.esadraft");
        CHECK(recovered.lines >= most);
        most = recovered.lines;
    }
    CHECK(most == 3);
}

TEST_CASE("A recovery file that is none, newer or spoilt says so") {
    const Folder folder;
    const auto kindOf = [&](const char* text) {
        folder.put("x.esadraft", text);
        return faultOf(folder.path / "x.esadraft");
    };
    CHECK(faultOf(folder.path / "none.esadraft") == FaultKind::NotFound);
    CHECK(kindOf("") == FaultKind::Damaged);
    CHECK(kindOf("not JSON\n") == FaultKind::Malformed);
    CHECK(kindOf("[]\n") == FaultKind::Foreign);
    CHECK(kindOf("{\"format\": \"other\"}\n") == FaultKind::Foreign);
    CHECK(kindOf("{\"format\": \"esagono-recovery\", \"version\": 2}\n") == FaultKind::Newer);
    CHECK(kindOf("{\"format\": \"esagono-recovery\", \"version\": 1}\n") == FaultKind::Malformed);
}

TEST_CASE("What the disk holds is opened and saved letter by letter, in every package") {
    const fs::path resources = fs::path(ESAGONO_SOURCE_DIR) / "resources";
    for (const auto& entry : fs::directory_iterator(resources)) {
        if (!fs::exists(entry.path() / "package.json"))
            continue;
        const Folder folder;
        const Documents documents = readDocuments(entry.path());
        savePackageAs(documents, entry.path(), folder.path / "copy");
        for (const auto& each : fs::recursive_directory_iterator(entry.path())) {
            if (!each.is_regular_file())
                continue;
            const fs::path name = fs::relative(each.path(), entry.path());
            CAPTURE(name.string());
            std::ostringstream original;
            original << std::ifstream(each.path(), std::ios::binary).rdbuf();
            CHECK(folder.text(("copy" / name).string()) == original.str());
        }
    }
}

TEST_CASE("A save that counted is read, whether its files are in place or not") {
    const Folder folder;
    const auto put = [&](const char* name, const char* text) { folder.put(name, text); };
    put("package.json", "{\"n\": 1}");
    put("old.json", "{}");
    put("rules/a.json", "{\"n\": 1}");
    put(".saving/package.json", "{\"n\": 9}"); // never counted
    CHECK(readDocuments(folder.path).at("package.json").at("n") == 1);
    put(".saved/package.json", "{\"n\": 2}");
    put(".saved/rules/a.json", "{\"n\": 2}");
    put(".saved/.removed", "old.json\n../outside.json\n");
    for (int pass = 0; pass < 2; ++pass) {
        const Documents documents = readDocuments(folder.path);
        CHECK(documents.at("package.json").at("n") == 2);
        CHECK(documents.at("rules/a.json").at("n") == 2);
        CHECK_FALSE(documents.contains("old.json"));
        finishSaving(folder.path);
        CHECK_FALSE(fs::exists(folder.path / ".saved"));
    }
    CHECK(folder.text("package.json") == "{\"n\": 2}");
}

TEST_CASE("Five earlier states are kept, the newest first") {
    const Folder folder;
    for (int i = 0; i < 8; ++i)
        savePackage({{"package.json", Record{{"n", i}}}}, folder.path);
    const std::vector<fs::path> backups = backupsOf(folder.path);
    REQUIRE(backups.size() == keptBackups);
    for (int i = 0; i < keptBackups; ++i)
        CHECK(readDocuments(backups[std::size_t(i)]).at("package.json").at("n") == 6 - i);
    CHECK(readDocuments(folder.path).at("package.json").at("n") == 7);
}

TEST_CASE("A document that is no longer part of the package is gone after a save") {
    const Folder folder;
    savePackage({{"package.json", {}}, {"map.json", {}}}, folder.path);
    folder.put("heights.png", "picture");
    savePackage({{"package.json", {}}}, folder.path);
    CHECK_FALSE(fs::exists(folder.path / "map.json"));
    CHECK(folder.text("heights.png") == "picture");
}

TEST_CASE("A copy goes into a folder of its own, or nowhere") {
    const Folder folder;
    folder.put("taken/x.txt", "mine");
    CHECK_THROWS_AS(savePackageAs({{"package.json", {}}}, {}, folder.path / "taken"), Fault);
    CHECK(folder.text("taken/x.txt") == "mine");
    CHECK(folder.files() == 1);
}
