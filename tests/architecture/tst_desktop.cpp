// SPDX-License-Identifier: GPL-3.0-or-later
// A desktop knows the program and its diaries, in four languages.
#include "editor/files/esapack.h"
#include "engine/kit/corrections.h"
#include "engine/store/schema.h"
#include "tests/architecture/source_tree.h"

#include <doctest/doctest.h>
#include <map>

namespace esagono::desktop_tests {

namespace {

std::string linuxFile(const char* ending) {
    return tree::read(tree::root() / "packaging/linux" /
                      (std::string("org.esagono.Esagono") + ending));
}

/// The keys of every group: "Desktop Entry/Name[it]".
std::map<std::string, std::string> entries(const std::string& text) {
    std::map<std::string, std::string> all;
    std::string group;
    for (const std::string& line : tree::lines(text)) {
        const std::size_t is = line.find('=');
        if (line.starts_with('['))
            group = line.substr(1, line.size() - 2) + "/";
        else if (is != std::string::npos)
            all[group + line.substr(0, is)] = line.substr(is + 1);
    }
    return all;
}

/// Whether the desktop is told that the program opens files of that type.
bool isOpened(const std::string& type) {
    return (";" + entries(linuxFile(".desktop"))["Desktop Entry/MimeType"])
               .find(";" + type + ";") != std::string::npos;
}

} // namespace

TEST_CASE("What a desktop says about the program, it says in four languages") {
    auto all = entries(linuxFile(".desktop"));
    for (const char* key :
         {"Desktop Entry/GenericName", "Desktop Entry/Comment", "Desktop Entry/Keywords",
          "Desktop Action Play/Name", "Desktop Action Edit/Name", "Desktop Action Replay/Name"}) {
        CAPTURE(std::string(key));
        for (const char* language : {"", "[it]", "[es]", "[fr]"})
            CHECK(!all[std::string(key) + language].empty());
    }
    CHECK(all["Desktop Entry/Exec"] == "esagono %f");
    CHECK(all["Desktop Entry/Actions"] == "Play;Edit;Replay;");
    CHECK(all["Desktop Action Play/Exec"] == "esagono --page new");
    CHECK(all["Desktop Action Edit/Exec"] ==
          "esagono --edit"); // no file: a desktop has none to give
    CHECK(all["Desktop Action Replay/Exec"] == "esagono --replay");
}

TEST_CASE("A diary is known by its first bytes and opened by the program") {
    const std::string type = "application/vnd.esagono.diary";
    const std::string kinds = linuxFile(".xml");
    CHECK(isOpened(type));
    CHECK(kinds.find("<mime-type type=\"" + type + "\">") != kinds.npos);
    CHECK(kinds.find("<glob pattern=\"*.esagono\"/>") != kinds.npos);
    std::string id;
    for (int shift = 24; shift >= 0; shift -= 8)
        id += char(schema::applicationId >> shift & 0xff);
    CHECK(kinds.find("value=\"" + id + "\" offset=\"68\"") != kinds.npos); // where SQLite keeps it
    for (const char* language : {"it", "es", "fr"})
        CHECK(kinds.find("xml:lang=\"" + std::string(language) + "\"") != kinds.npos);
}

TEST_CASE("A packed game is known by its first file and opened by the program") {
    const std::string type = packType;
    const std::string kinds = linuxFile(".xml");
    const std::size_t at = kinds.find("<mime-type type=\"" + type + "\">");
    REQUIRE(at != kinds.npos);
    const std::string kind = kinds.substr(at, kinds.find("</mime-type>", at) - at);
    CHECK(isOpened(type));
    CHECK(kind.find("<glob pattern=\"*" + std::string(packEnding) + "\"/>") != kind.npos);
    CHECK(kind.find("<sub-class-of type=\"application/zip\"/>") != kind.npos);
    for (const char* language : {"it", "es", "fr"})
        CHECK(kind.find("xml:lang=\"" + std::string(language) + "\"") != kind.npos);
    const std::string bytes = writePack({}, "test"); // where the magic looks, the type stands
    CHECK(kind.find("value=\"" + bytes.substr(30, 8 + type.size()) + "\" offset=\"30\"") !=
          kind.npos);
}

TEST_CASE("Corrections are known by their ending and opened by the program") {
    const std::string type = "application/vnd.esagono.corrections";
    const std::string kinds = linuxFile(".xml");
    const std::size_t at = kinds.find("<mime-type type=\"" + type + "\">");
    REQUIRE(at != kinds.npos);
    const std::string kind = kinds.substr(at, kinds.find("</mime-type>", at) - at);
    CHECK(isOpened(type));
    CHECK(kind.find("<glob pattern=\"*" + std::string(correctionsEnding) + "\"/>") != kind.npos);
    for (const char* language : {"it", "es", "fr"})
        CHECK(kind.find("xml:lang=\"" + std::string(language) + "\"") != kind.npos);
}

TEST_CASE("The .deb depends on every font the look needs") {
    const std::string recipe = tree::read(tree::root() / "packaging/linux/debian.cmake");
    std::string depended;
    for (const std::string& line : tree::lines(recipe))
        if (line.starts_with("set(fonts "))
            depended = line + " ";
    for (char& letter : depended)
        letter = letter == ')' ? ' ' : letter;
    CHECK(recipe.find("string(APPEND CPACK_DEBIAN_PACKAGE_DEPENDS \", ${fonts}\")") !=
          std::string::npos);
    int fonts = 0;
    std::istringstream names(tree::read(tree::root() / "packaging/packages"));
    for (std::string name; names >> name;)
        if (name.starts_with("fonts-")) {
            CAPTURE(name);
            CHECK(depended.find(" " + name + " ") != std::string::npos);
            ++fonts;
        }
    CHECK(fonts == 4);
}

} // namespace esagono::desktop_tests
