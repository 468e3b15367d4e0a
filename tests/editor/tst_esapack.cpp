// SPDX-License-Identifier: GPL-3.0-or-later
// A package goes into one file and comes out again; what a stranger made is refused whole.
#include "editor/files/esapack.h"

#include "editor/files/pack_names.h"
#include "engine/core/fault.h"
#include "engine/kit/reading/package_reader.h"
#include "engine/kit/reading/package_writer.h"
#include "tests/editor/made_zip.h"
#include "tests/kit/sample_package.h"
#include "tests/support/table.h"

#include <doctest/doctest.h>
#include <fstream>
#include <functional>

using namespace esagono;
using namespace esagono::test;
namespace fs = std::filesystem;

namespace {

void write(const fs::path& path, std::string_view bytes) {
    fs::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << bytes;
}

std::string content(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// Everything below a folder: names, kinds and bytes.
std::map<std::string, std::string> everythingIn(const fs::path& folder) {
    std::map<std::string, std::string> all;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        all[entry.path().lexically_relative(folder).generic_string()] =
            entry.is_regular_file() ? "file " + content(entry.path()) : "no file";
    return all;
}

PackFiles sampleFiles() {
    PackFiles files;
    for (const auto& [name, document] : sampleDocuments())
        files.emplace(name, readableText(document));
    return files;
}

MadeZip zipOf(const PackFiles& files) {
    MadeZip zip;
    for (const auto& [name, bytes] : files)
        zip.entries.push_back({.name = name, .bytes = bytes});
    return zip;
}

/// The sample package and one entry more.
std::string with(MadeEntry entry) {
    MadeZip zip = zipOf(sampleFiles());
    zip.entries.push_back(std::move(entry));
    return zip.bytes();
}

std::string withName(const std::string& name) {
    return with({.name = name, .bytes = "{}"});
}

/// The sample package with one value of one document put in as text.
std::string withValue(const char* file, const char* pointer, const std::string& text) {
    PackFiles files = sampleFiles();
    Record document = readRecord(files.at(file), file);
    document[Record::json_pointer(pointer)] = "@here@";
    std::string bytes = readableText(document);
    bytes.replace(bytes.find("\"@here@\""), 8, text);
    files[file] = bytes;
    return zipOf(files).bytes();
}

std::string withDocument(const std::string& name, const std::string& bytes) {
    PackFiles files = sampleFiles();
    files[name] = bytes;
    return zipOf(files).bytes();
}

/// A text of blanks, really packed, in a pack that says how long it is: perhaps a lie.
std::string packedBlanks(std::size_t length, std::uint64_t declared) {
    PackLimits none;
    none.tightness = 1'000'000;
    none.entryBytes = none.totalBytes = none.packBytes = 1U << 30U;
    PackFiles files = sampleFiles();
    files["rules/blanks.md"] = std::string(length, ' ');
    std::string bytes = writePack(files, "test", none);
    for (std::size_t at = 0; (at = bytes.find(number(length, 4), at)) != bytes.npos; ++at)
        bytes.replace(at, 4, number(declared, 4));
    return bytes;
}

struct Attempt {
    bool refused = false;
    FaultKind kind = FaultKind::NotFound;
    std::string what;
    bool everythingAsBefore = false;
};

/// Unpacks the bytes into a folder between others, and looks what became of them.
Attempt unpack(const std::string& bytes) {
    const TestFolder folder;
    write(folder.path("pack.esapack"), bytes);
    write(folder.path("packages/other/package.json"), "not yours");
    write(folder.path("outside.json"), "not yours either");
    const fs::path all = folder.path("pack.esapack").parent_path();
    const auto before = everythingIn(all);
    Attempt attempt;
    try {
        (void)unpackInto(folder.path("pack.esapack"), folder.path("packages/new"));
    } catch (const Fault& fault) {
        attempt = {true, fault.kind(), fault.what()};
    }
    attempt.everythingAsBefore = everythingIn(all) == before;
    return attempt;
}

struct Hostile {
    std::string name;
    std::function<std::string()> bytes;
    FaultKind kind;
    std::string says; ///< in the fault: message id, or with arguments
};

void expectRefused(const std::vector<Hostile>& rows) {
    for (const Hostile& row : rows) {
        CAPTURE(row.name);
        const Attempt attempt = unpack(row.bytes());
        CAPTURE(attempt.what);
        CHECK(attempt.refused);
        CHECK(attempt.kind == row.kind);
        CHECK(attempt.what.find(row.says) != std::string::npos);
        CHECK(attempt.everythingAsBefore);
    }
}

Hostile named(const char* what, const std::string& name, const char* why) {
    return {what, [name] { return withName(name); }, FaultKind::Malformed,
            std::string(" | ") + why};
}

} // namespace

TEST_CASE("A package goes into one file and comes out as it was") {
    const TestFolder folder;
    const fs::path packages[] = {sampleFolder(), skirmishFolder(),
                                 fs::path(ESAGONO_SOURCE_DIR) / "resources/santander"};
    for (const fs::path& package : packages) {
        CAPTURE(package.filename().string());
        const fs::path file = folder.path(package.filename().string() + ".esapack");
        const fs::path target = folder.path(package.filename().string());
        const Gathered packed = packFolder(package, file);
        CHECK(packed.missing.empty() == (package != sampleFolder())); // it names one it lacks
        CHECK(packed.scans.empty());
        const GamePackage unpacked = unpackInto(file, target);
        CHECK(unpacked.digest() == readPackage(package).digest());
        CHECK(readDocuments(target) == readDocuments(package));
        const auto files = everythingIn(target);
        for (const auto& [name, bytes] : packed.files)
            CHECK(files.at(name) == "file " + bytes);
        CHECK(fs::file_size(file) < 600'000);
    }
    for (const char* kept :
         {"heights.png", "heights-fine.png", "cards/cards.json", "tour/tour.json"})
        CHECK(content(folder.path("santander") / kept) == content(packages[2] / kept));
    CHECK(fs::file_size(folder.path("santander.esapack")) > 280'000); // its pictures are in it
}

TEST_CASE("The same package gives the same bytes, in the order of its names and without a date") {
    const std::string once = writePack(sampleFiles(), "test");
    CHECK(once == writePack(sampleFiles(), "test"));
    CHECK(once.substr(30, 8 + sizeof packType - 1) == std::string("mimetype") + packType);
    CHECK(once.substr(10, 4) == std::string("\0\0\x21\0", 4)); // the first day DOS knows
    CHECK(readPack(once, "test") == sampleFiles());
}

TEST_CASE("Pictures that documents name are packed, an author's scans only when asked") {
    const TestFolder folder;
    const fs::path package = folder.path("mine");
    writeDocuments(changed("map.json", "/drawing", R"({
        "heights": {"file": "heights.png"}, "other": ["pictures/gone.png", "../up.png"],
        "scan": {"file": "scan.jpg", "opacity": 0.5}})"),
                   package);
    write(package / "heights.png", png(10, 10));
    write(package / "scan.jpg", "\xff\xd8\xff\xc0\x00\x0b...");
    write(package / "unnamed.png", png(10, 10));
    write(package / ".backups/1/map.json", "{}");
    write(package / "notes.txt", "mine alone");
    const std::string jpeg("\xff\xd8\xff\xc0\x00\x0b\x08\x00\x10\x00\x10\x01\x00\x00\x00", 15);
    write(package / "scan.jpg", jpeg);

    const Gathered shared = gatherPackage(package);
    CHECK(shared.files.contains("heights.png"));
    for (const char* kept : {"scan.jpg", "unnamed.png", "notes.txt", ".backups/1/map.json"})
        CHECK_FALSE(shared.files.contains(kept));
    CHECK(shared.scans == std::vector<std::string>{"scan.jpg"});
    CHECK(shared.missing == std::vector<std::string>{"pictures/gone.png"});
    CHECK(shared.files.at("map.json").find("scan") == std::string::npos);
    CHECK_NOTHROW((void)packFolder(package, folder.path("shared.esapack")));

    const Gathered whole = gatherPackage(package, {.withScans = true});
    CHECK(whole.files.at("scan.jpg") == jpeg);
    CHECK(whole.scans.empty());
    CHECK(packageIn(whole.files).digest() == readPackage(package).digest());
    CHECK(content(package / "map.json").find("scan") != std::string::npos); // untouched
}

TEST_CASE("Names that lead elsewhere, or mean something else on another system, are refused") {
    expectRefused({
        named("one up", "../evil.json", "pack.name.leads_out"),
        named("one up from inside", "rules/../../evil.json", "pack.name.leads_out"),
        named("one up and down again", "rules/../evil.json", "pack.name.leads_out"),
        named("only dots", "..", "pack.name.leads_out"),
        named("this folder", "./evil.json", "pack.name.leads_out"),
        named("absolute", "/etc/evil.json", "pack.name.leads_out"),
        named("on a server", "//server/share/evil.json", "pack.name.leads_out"),
        named("with a drive", "C:/evil.json", "pack.name.leads_out"),
        named("with a drive, relative", "C:evil.json", "pack.name.leads_out"),
        named("backslashes", "..\\evil.json", "pack.name.leads_out"),
        named("a backslash inside", "rules\\evil.json", "pack.name.leads_out"),
        named("on a Windows server", "\\\\server\\evil.json", "pack.name.leads_out"),
        named("a stream of another file", "map.json:evil.json", "pack.name.letters"),
        named("a device", "CON.json", "pack.name.device"),
        named("a device in small letters", "nul.json", "pack.name.device"),
        named("a device with a number", "rules/Com1.json", "pack.name.device"),
        named("a printer", "lpt9.tar.json", "pack.name.device"),
        named("a device as a folder", "aux/evil.json", "pack.name.device"),
        named("too deep", "a/b/evil.json", "pack.name.folders"),
        named("a folder with a dot", "map.json/evil.json", "pack.name.folders"),
        named("a folder itself", "rules/", "pack.name.folders"),
        named("an empty step", "rules//evil.json", "pack.name.folders"),
        named("hidden", ".evil.json", "pack.name.dots"),
        named("in a hidden folder", ".git/evil.json", "pack.name.dots"),
        named("a dot at the end", "evil.json.", "pack.name.dots"),
        named("a blank at the end", "evil.json ", "pack.name.letters"),
        named("a line break", "evil\n.json", "pack.name.letters"),
        named("a zero", std::string("evil.json\0.exe", 14), "pack.name.letters"),
        named("turned writing", "evil\xe2\x80\xaenosj.json", "pack.name.letters"),
        named("a letter with an accent", "carta\xc3\xa8.json", "pack.name.letters"),
        named("an old encoding", "carta\x8a.json", "pack.name.letters"),
        named("no text in any encoding", "carta\xff\xfe.json", "pack.name.letters"),
        named("no name", "", "pack.name.length"),
        named("an endless name", std::string(5'000, 'a') + ".json", "pack.name.length"),
        named("a program", "evil.exe", "pack.name.ending"),
        named("a script", "evil.sh", "pack.name.ending"),
        named("a script of ours", "Main.qml", "pack.name.ending"),
        named("a drawing that may hold scripts", "evil.svg", "pack.name.ending"),
        named("no ending", "evil", "pack.name.ending"),
        named("a zip in the zip", "evil.zip", "pack.name.ending"),
        named("a pack in the pack", "evil.esapack", "pack.name.ending"),
        named("a diary", "evil.esagono", "pack.name.ending"),
    });
}

TEST_CASE("Entries that are no plain files, or clash, are refused") {
    const auto mode = [](std::uint32_t bits) {
        return [bits] {
            return with({.name = "x.json", .bytes = "/etc/passwd", .attributes = bits << 16U});
        };
    };
    const auto kind = FaultKind::Malformed;
    expectRefused({
        {"a link", mode(0120777), kind, "pack.fault.not_regular"},
        {"a folder by its mode", mode(0040755), kind, "pack.fault.not_regular"},
        {"a device by its mode", mode(0020666), kind, "pack.fault.not_regular"},
        {"a pipe", mode(0010666), kind, "pack.fault.not_regular"},
        {"a socket", mode(0140666), kind, "pack.fault.not_regular"},
        {"runs as its owner", mode(0104755), kind, "pack.fault.not_regular"},
        {"a link on Windows",
         [] { return with({.name = "x.json", .bytes = "{}", .attributes = 0x400, .system = 10}); },
         kind, "pack.fault.not_regular"},
        {"a folder on DOS",
         [] { return with({.name = "x.json", .bytes = "", .attributes = 0x10, .system = 0}); },
         kind, "pack.fault.not_regular"},
        {"the same name twice", [] { return withName("map.json"); }, FaultKind::Damaged,
         "pack.fault.damaged"},
        {"the same name in capitals", [] { return withName("MAP.json"); }, kind,
         "pack.fault.names_clash | "},
        {"encrypted", [] { return with({.name = "x.json", .bytes = "{}", .flags = 1}); }, kind,
         "pack.fault.encrypted"},
        {"strongly encrypted",
         [] { return with({.name = "x.json", .bytes = "{}", .flags = 1 | 64}); }, kind,
         "pack.fault.encrypted"},
        {"packed by another method",
         [] { return with({.name = "x.json", .bytes = "{}", .method = 12}); }, kind,
         "pack.fault.method"},
        {"packed by an unknown method",
         [] { return with({.name = "x.json", .bytes = "{}", .method = 77}); }, kind,
         "pack.fault.method"},
    });
}

TEST_CASE("Too much is refused before it is unpacked, a lie while it is") {
    const auto large = FaultKind::TooLarge;
    const auto damaged = FaultKind::Damaged;
    expectRefused({
        {"too many files",
         [] {
             MadeZip zip = zipOf(sampleFiles());
             for (int i = 0; i < 400; ++i)
                 zip.entries.push_back({.name = "rules/" + std::to_string(i) + ".md"});
             return zip.bytes();
         },
         large, "pack.fault.too_many"},
        {"an entry too large, declared",
         [] { return with({.name = "x.md", .bytes = "x", .method = 8, .size = 1 << 30}); }, large,
         "pack.fault.entry_too_large"},
        {"a bomb", [] { return packedBlanks(20U << 20U, 20U << 20U); }, large,
         "pack.fault.too_tight"},
        {"a bomb that says it is small", [] { return packedBlanks(20U << 20U, 1'000); }, damaged,
         "pack.fault."},
        {"less than it says", [] { return packedBlanks(5'000, 6'000); }, damaged, "pack.fault."},
        {"together too large",
         [] {
             MadeZip zip = zipOf(sampleFiles());
             for (int i = 0; i < 6; ++i)
                 zip.entries.push_back({.name = "rules/" + std::to_string(i) + ".md",
                                        .bytes = std::string(400'000, 'x'),
                                        .method = 8,
                                        .size = 29 << 20});
             return zip.bytes();
         },
         large, "pack.fault.total_too_large"},
        {"many entries that share their bytes",
         [] {
             MadeZip zip = zipOf(sampleFiles());
             const std::string bytes(100'000, 'x');
             zip.entries.push_back({.name = "x.md", .bytes = bytes});
             std::int64_t at = 0;
             for (const MadeEntry& entry : zip.entries)
                 if (entry.name != "x.md")
                     at += static_cast<std::int64_t>(30 + entry.name.size() + entry.bytes.size());
             for (int i = 0; i < 9; ++i)
                 zip.entries.push_back({.name = std::to_string(i) + ".md",
                                        .packedSize = 100'000,
                                        .crc = crcOf(bytes),
                                        .offset = at});
             for (std::size_t i = zip.entries.size() - 9; i < zip.entries.size(); ++i)
                 zip.entries[i].size = 100'000;
             return zip.bytes();
         },
         damaged, "pack.fault."},
        {"a wide picture", [] { return with({.name = "x.png", .bytes = png(1'000'000, 1)}); },
         large, "pack.fault.picture_too_large"},
        {"a large picture", [] { return with({.name = "x.png", .bytes = png(16'000, 16'000)}); },
         large, "pack.fault.picture_too_large"},
        {"a picture of 2^32 - 1",
         [] { return with({.name = "x.png", .bytes = png(0xffffffffU, 0xffffffffU)}); }, large,
         "pack.fault.picture_too_large"},
        {"a picture without dots", [] { return with({.name = "x.png", .bytes = png(0, 5)}); },
         FaultKind::Malformed, "pack.fault.wrong_content"},
    });
}

TEST_CASE("Bytes that are no sound zip are refused") {
    const auto damaged = FaultKind::Damaged;
    const auto changedZip = [](const std::function<void(MadeZip&)>& change) {
        return [change] {
            MadeZip zip = zipOf(sampleFiles());
            change(zip);
            return zip.bytes();
        };
    };
    expectRefused({
        {"nothing", [] { return std::string(); }, FaultKind::Foreign, "pack.fault.foreign"},
        {"a text", [] { return std::string(1'000, 'x'); }, FaultKind::Foreign,
         "pack.fault.foreign"},
        {"an empty zip", [] { return MadeZip().bytes(); }, damaged, "pack.fault.uneven"},
        {"cut short",
         [] {
             const std::string bytes = zipOf(sampleFiles()).bytes();
             return bytes.substr(0, bytes.size() / 2);
         },
         damaged, "pack.fault.uneven"},
        {"a program in front", changedZip([](MadeZip& zip) { zip.before = "#!/bin/sh\n"; }),
         FaultKind::Foreign, "pack.fault.foreign"},
        {"something behind", changedZip([](MadeZip& zip) { zip.after = "hello"; }), damaged,
         "pack.fault.uneven"},
        {"a second zip behind",
         [] { return zipOf(sampleFiles()).bytes() + zipOf(sampleFiles()).bytes(); }, damaged,
         "pack.fault.uneven"},
        {"a comment", changedZip([](MadeZip& zip) { zip.comment = "hello"; }), damaged,
         "pack.fault.uneven"},
        {"more entries than there are", changedZip([](MadeZip& zip) { zip.count = 50; }), damaged,
         "pack.fault.damaged"},
        {"fewer entries than there are", changedZip([](MadeZip& zip) { zip.count = 3; }), damaged,
         "pack.fault.damaged"},
        {"another name in its own header",
         [] { return with({.name = "x.json", .bytes = "{}", .localName = "../x.j"}); }, damaged,
         "pack.fault.damaged"},
        {"a wrong check sum", [] { return with({.name = "x.json", .bytes = "{}", .crc = 7}); },
         damaged, "pack.fault.damaged"},
        {"an entry that begins beyond the end",
         [] { return with({.name = "x.json", .bytes = "{}", .offset = 1 << 30}); }, damaged,
         "pack.fault.damaged"},
        {"packed bytes that are none",
         [] { return with({.name = "x.md", .bytes = "\xff\xff\xff\xff", .method = 8, .size = 9}); },
         damaged, "pack.fault.damaged"},
        {"of another type", changedZip([](MadeZip& zip) {
             zip.entries.insert(zip.entries.begin(),
                                {.name = "mimetype", .bytes = "application/epub+zip"});
         }),
         FaultKind::Foreign, "pack.fault.foreign"},
        {"a type in the middle", changedZip([](MadeZip& zip) {
             zip.entries.push_back({.name = "mimetype", .bytes = packType});
         }),
         FaultKind::Foreign, "pack.fault.foreign"},
    });
}

TEST_CASE("A sound zip with an unsound package is refused") {
    const auto malformed = FaultKind::Malformed;
    const auto large = FaultKind::TooLarge;
    std::string deep(200, '[');
    expectRefused({
        {"no package",
         [] {
             return zipOf({{"map.json", "{}"}}).bytes();
         },
         FaultKind::NotFound, "kit.fault.no_package"},
        {"a hundred million hexes",
         [] {
             return withValue("map.json", "/grid",
                              R"({"orientation": "flat", "numbering": "CCCC.RRRR",
                   "shift": "odd", "rows": [0, 9999], "columns": [0, 9999]})");
         },
         large, "core.fault.too_many_values | map.json | /grid"},
        {"a billion hexes",
         [] {
             return withValue("map.json", "/grid",
                              R"({"orientation": "flat", "numbering": "CCCCC.RRRRR",
                   "shift": "odd", "rows": [0, 31621], "columns": [0, 31621]})");
         },
         malformed, "core.fault.malformed | map.json | /grid/rows/1"},
        {"not a number", [] { return withValue("package.json", "/release", "NaN"); }, malformed,
         "core.fault.not_json"},
        {"an endless number", [] { return withValue("map.json", "/scaleKm", "1e999"); }, malformed,
         "core.fault.not_json"},
        {"duplicate ids",
         [] {
             Record sides = sampleDocuments().at("package.json")["sides"];
             sides[1]["id"] = sides[0]["id"];
             return withValue("package.json", "/sides", compactText(sides));
         },
         malformed, "kit.expected.unused_id"},
        {"a key twice", [] { return withDocument("texts.json", R"({"a": 1, "a": 2})"); }, malformed,
         "core.fault.key_twice"},
        {"nested too deep", [deep] { return withDocument("x.json", deep + std::string(200, ']')); },
         large, "core.fault.too_deep"},
        {"a hundred thousand brackets",
         [] { return withDocument("x.json", std::string(100'000, '[')); }, large,
         "core.fault.too_deep"},
        {"Latin 1 in a document", [] { return withDocument("x.json", "{\"a\": \"\xe8\"}"); },
         malformed, "core.fault.not_json"},
        {"UTF-16", [] { return withDocument("x.json", std::string("\xff\xfe{\0}\0", 6)); },
         malformed, "core.fault.not_json"},
        {"Latin 1 in a paper", [] { return withDocument("rules/x.md", "perch\xe9"); }, malformed,
         "pack.fault.wrong_content"},
        {"bytes in a paper", [] { return withDocument("rules/x.md", std::string("a\0b", 3)); },
         malformed, "pack.fault.wrong_content"},
        {"a zip called a picture",
         [] { return with({.name = "x.png", .bytes = zipOf(sampleFiles()).bytes()}); }, malformed,
         "pack.fault.wrong_content"},
        {"a zip called a document",
         [] { return withDocument("x.json", zipOf(sampleFiles()).bytes()); }, malformed,
         "core.fault.not_json"},
        {"a PNG called a JPEG", [] { return with({.name = "x.jpg", .bytes = png(1, 1)}); },
         malformed, "pack.fault.wrong_content"},
        {"cards that are no JSON", [] { return withDocument("cards/cards.json", "hello"); },
         malformed, "core.fault.not_json"},
        {"of a newer format", [] { return withValue("package.json", "/version", "99"); },
         FaultKind::Newer, "kit.fault.newer_format"},
        {"of another format", [] { return withValue("package.json", "/format", "\"cake\""); },
         FaultKind::Foreign, "kit.fault.foreign_format"},
    });
}

TEST_CASE("Every byte of a pack may be wrong without harm") {
    const std::string sound = writePack(sampleFiles(), "test");
    std::size_t refused = 0;
    for (std::size_t at = 0; at < sound.size(); at += 7)
        for (const char wrong : {'\0', '\xff'}) {
            std::string bytes = sound;
            bytes[at] = wrong;
            try {
                (void)packageIn(readPack(bytes, "test"));
            } catch (const Fault&) {
                ++refused;
            }
        }
    CHECK(refused > sound.size() / 7);
}

TEST_CASE("A folder that is there is not overwritten, a file that cannot be written is said") {
    const TestFolder folder;
    const fs::path file = folder.path("sample.esapack");
    packFolder(sampleFolder(), file);
    for (const char* taken : {"empty", "full"}) {
        CAPTURE(taken);
        fs::create_directories(folder.path(taken));
        write(folder.path("full/mine.json"), "{}");
        const auto before = everythingIn(file.parent_path());
        CHECK_THROWS_AS((void)unpackInto(file, folder.path(taken)), Fault);
        CHECK(everythingIn(file.parent_path()) == before);
    }
    CHECK_THROWS_AS((void)unpackInto(folder.path("none.esapack"), folder.path("x")), Fault);
    CHECK_THROWS_AS((void)packFolder(sampleFolder(), folder.path("no/such/folder.esapack")), Fault);
    CHECK_THROWS_AS((void)packFolder(folder.path("none"), folder.path("x.esapack")), Fault);
    CHECK_FALSE(fs::exists(folder.path("x.esapack")));
    CHECK_FALSE(fs::exists(folder.path("no")));
}

TEST_CASE("A folder for a new package is free, and inside the folder of packages") {
    const TestFolder folder;
    const fs::path packages = folder.path("packages");
    CHECK(freeFolderFor(packages, "mine") == packages / "mine");
    fs::create_directories(packages / "mine");
    CHECK(freeFolderFor(packages, "mine") == packages / "mine-2");
    CHECK(freeFolderFor(packages, "..") == packages / "__");
    CHECK(freeFolderFor(packages, "a:b.c") == packages / "a_b_c");
    CHECK(freeFolderFor(packages, "con") == packages / "game_con");
}

TEST_CASE("A picture's size is read from its first bytes") {
    struct Row {
        const char* name;
        std::string bytes;
        std::uint32_t width, height; ///< 0: none
    };
    const Row rows[] = {
        {"a.png", png(300, 200), 300, 200},
        {"A.PNG", png(300, 200), 300, 200},
        {"a.jpg", std::string("\xff\xd8\xff\xe0\0\4ab\xff\xc2\0\x0b\x08\0\x10\1\0\1\0\0\0", 21),
         256, 16},
        {"a.jpeg", std::string("\xff\xd8\xff\xe0\xff\xff", 6) + std::string(20, 'x'), 0, 0},
        {"a.webp", "RIFF....WEBPVP8X........" + std::string("\x2b\1\0\xc7\0\0", 6), 300, 200},
        {"a.webp", "RIFF....WEBPVP8L....\x2f" + number(299U | 199U << 14U, 4) + "......", 300, 200},
        {"a.webp", "RIFF....WEBPVP8 .........." + number(300, 2) + number(200, 2), 300, 200},
        {"a.webp", "RIFF....WEBPJUNK.............", 0, 0},
        {"a.png", "", 0, 0},
        {"a.json", png(300, 200), 0, 0},
    };
    for (const Row& row : rows) {
        CAPTURE(row.bytes);
        const auto size = pictureSize(row.name, row.bytes);
        CHECK(size.has_value() == (row.width != 0));
        CHECK((!size || (size->width == row.width && size->height == row.height)));
    }
}
