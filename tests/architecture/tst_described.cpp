// SPDX-License-Identifier: GPL-3.0-or-later
// What others read about the program before they have it: the README and the page of a software
// store, in four languages that say the same.
#include "tests/architecture/source_tree.h"

#include <doctest/doctest.h>
#include <map>
#include <regex>

namespace esagono::described_tests {

using tree::Findings;

namespace {

const std::vector<std::string> languages = {"it", "es", "fr"};

/// Texts of one element in the order of the file, by language; English has none.
std::map<std::string, std::vector<std::string>> texts(const std::string& xml,
                                                      const std::string& element) {
    const std::regex pattern("<" + element + "( xml:lang=\"([a-z]+)\")?>([^<]+)</" + element + ">");
    std::map<std::string, std::vector<std::string>> found;
    for (std::sregex_iterator it(xml.begin(), xml.end(), pattern), end; it != end; ++it)
        found[(*it)[2]].push_back((*it)[3]);
    return found;
}

/// Where the links and pictures of a document lead, within the tree.
std::vector<std::string> targetsIn(const std::string& text) {
    static const std::regex pattern(R"(\]\(([^)#:]+)\))");
    std::vector<std::string> found;
    for (std::sregex_iterator it(text.begin(), text.end(), pattern), end; it != end; ++it)
        found.push_back((*it)[1]);
    return found;
}

Findings deadLinks(const std::filesystem::path& file) {
    Findings dead;
    for (const std::string& target : targetsIn(tree::read(file)))
        if (!std::filesystem::exists(file.parent_path() / target))
            dead.push_back(file.filename().string() + ": " + target);
    return dead;
}

/// Its shape: headings by depth, and the commands in its code blocks.
std::vector<std::string> shapeOf(const std::string& text) {
    std::vector<std::string> shape;
    bool code = false;
    for (const std::string& line : tree::lines(text)) {
        if (line.starts_with("```"))
            code = !code;
        else if (code)
            shape.push_back(line.substr(0, line.find(' ')));
        else if (line.starts_with("#"))
            shape.push_back(line.substr(0, line.find(' ')));
    }
    return shape;
}

std::filesystem::path readmeIn(const std::string& language) {
    return tree::root() / "packaging/readme" / ("README." + language + ".md");
}

} // namespace

TEST_CASE("A software store reads the same in four languages") {
    const std::string xml =
        tree::read(tree::root() / "packaging/linux/org.esagono.Esagono.metainfo.xml");
    for (const char* element : {"summary", "p", "li"}) {
        auto found = texts(xml, element);
        CAPTURE(std::string(element));
        CHECK(!found[""].empty());
        for (const std::string& language : languages) {
            CAPTURE(language);
            REQUIRE(found[language].size() == found[""].size());
            for (std::size_t i = 0; i < found[""].size(); ++i)
                CHECK(found[language][i] != found[""][i]);
        }
    }
    CHECK(xml.find("<id>org.esagono.Esagono</id>") != xml.npos);
    CHECK(xml.find("org.esagono.Esagono.desktop</launchable>") != xml.npos);
    const std::string project = tree::read(tree::root() / "CMakeLists.txt");
    std::smatch version;
    REQUIRE(
        std::regex_search(project, version, std::regex(R"(VERSION (\d+\.\d+\.\d+) LANGUAGES)")));
    CHECK(xml.find("<release version=\"" + version[1].str() + "\"") != xml.npos);
}

TEST_CASE("The README leads to its translations, and they to each other") {
    const std::string readme = tree::read(tree::root() / "README.md");
    CHECK(tree::joined(deadLinks(tree::root() / "README.md")) == "");
    const std::vector<std::string> shape = shapeOf(tree::read(readmeIn("it")));
    CHECK(shape.size() > 6);
    for (const std::string& language : languages) {
        CAPTURE(language);
        REQUIRE(std::filesystem::exists(readmeIn(language)));
        CHECK(readme.find("packaging/readme/README." + language + ".md") != readme.npos);
        CHECK(tree::joined(deadLinks(readmeIn(language))) == "");
        const std::string text = tree::read(readmeIn(language));
        for (const std::string& other : languages)
            CHECK((text.find("README." + other + ".md") != text.npos) == (other != language));
        CHECK(shapeOf(text) == shape);
    }
}

} // namespace esagono::described_tests
