// SPDX-License-Identifier: GPL-3.0-or-later
// The counters against the lists of the rulebook: who there is, how strong, and in how many parts.
#include "tests/banditen/printed_package.h"

#include "engine/kit/checking/package_check.h"

namespace esagono::printed::counters_tests {

namespace {

struct Listed {
    std::string formation;
    std::string type;
    std::vector<int> strengths;
};

/// The full units of a formation, as strengths by type.
std::map<std::string, std::vector<int>> unitsOf(const std::string& map,
                                                const std::string& formation) {
    std::map<std::string, std::vector<int>> found;
    for (const Counter& each : package().counters)
        if (mapOf(each) == map && word(each, "formation") == formation && !isFractional(each))
            found[word(each, "type")].push_back(strength(each));
    return found;
}

int totalStrength(const std::string& faction) {
    int sum = 0;
    for (const Counter& each : package().counters)
        if (mapOf(each) == "gravellona" && word(each, "faction") == faction &&
            !isFractional(each) && !isCommand(each))
            sum += strength(each);
    return sum;
}

/// What full units of the same detachment and type have in common with their fractions.
std::string kindOf(const Counter& counter) {
    return mapOf(counter) + "/" + word(counter, "formation") + "/" + word(counter, "type");
}

} // namespace

TEST_CASE("The package has nothing an author should mend") {
    std::vector<Finding> findings;
    const GamePackage read = readPackage(
        readDocuments(std::filesystem::path(ESAGONO_SOURCE_DIR) / "resources" / "banditen"),
        findings);
    const std::vector<Finding> checked = checkPackage(read);
    findings.insert(findings.end(), checked.begin(), checked.end());
    for (const Finding& finding : findings)
        CHECK_MESSAGE(finding.weight == Finding::Weight::Note,
                      finding.file << finding.pointer << " " << finding.text.id);
}

TEST_CASE("Gravellona has the units of the set-up page") {
    const Listed lists[] = {
        {"GNR", "machine_gun", {2}},
        {"VG", "light_artillery", {2}},
        {"VG", "command", {1}},
        {"I", "infantry", {2}},
        {"IV", "infantry", {2, 2, 2}},
        {"II", "infantry", {2}},
        {"II", "machine_gun", {2}},
        {"III", "command", {1}},
        {"III", "infantry", {2, 2, 2, 2}},
        {"Verbania", "infantry", {2}},
        {"GAR", "command", {1}},
        {"Redi", "infantry", {3, 3, 3}},
        {"Romolo", "infantry", {3, 3, 3}},
        {"Fanfulla", "infantry", {3, 3, 3}},
        {"CV", "armoured_car", {1}},
        {"Cinquanta", "infantry", {2}},
        {"Cinquanta", "machine_gun", {2}},
        {"Beltrami", "infantry", {4, 4}},
        {"Valdossola", "machine_gun", {2}},
        {"Valtoce", "infantry", {2}},
    };
    std::size_t listed = 0;
    for (const Listed& list : lists) {
        CAPTURE(list.formation + " " + list.type);
        CHECK(unitsOf("gravellona", list.formation)[list.type] == list.strengths);
        listed += list.strengths.size();
    }
    const auto units = std::ranges::count_if(package().counters, [](const Counter& each) {
        return mapOf(each) == "gravellona" && !isFractional(each);
    });
    CHECK(units == static_cast<std::ptrdiff_t>(listed));
    CHECK(totalStrength("rsi") == 24);
    CHECK(totalStrength("german") == 2);
    CHECK(totalStrength("communist") + totalStrength("autonomous") + totalStrength("gl") +
              totalStrength("monarchist") ==
          44);
}

TEST_CASE("Tarnova has as many units as the set-up page says") {
    const auto howMany = [](const char* formation) {
        int count = 0;
        for (const auto& [type, strengths] : unitsOf("tarnova", formation))
            count += type == "command" ? 0 : static_cast<int>(strengths.size());
        return count;
    };
    CHECK(howMany("1 Btg") == 11);
    CHECK(howMany("2 Btg") == 8);
    CHECK(howMany("3 Btg") == 5);
    CHECK(howMany("Ass") == 3);
    CHECK(howMany("ITA") == 2);
    for (const char* formation : {"1 Btg", "2 Btg", "3 Btg", "Fulmine"})
        CHECK_MESSAGE(unitsOf("tarnova", formation)["command"].size() == 1, formation);
    // As many combat units as there are forts to hold
    CHECK(howMany("Fulmine") + howMany("1 Cp") + howMany("2 Cp") + howMany("VF") == 12);
}

TEST_CASE("8.1 Movement allowances are those of the types") {
    for (const Counter& each : package().counters) {
        const std::string type = word(each, "type");
        const int allowed = type == "armoured_car" ? 12 : type == "light_artillery" ? 1 : 4;
        for (std::size_t face = 0; face < each.faces.size(); ++face)
            CHECK_MESSAGE(number(each, "movement", face) == allowed, each.id);
    }
}

TEST_CASE("2.1 Commands have a radius, and a smaller one on the back if there is one") {
    std::set<std::string> withoutBack;
    for (const Counter& each : package().counters) {
        CAPTURE(each.id);
        CHECK((number(each, "radius") > 0) == isCommand(each));
        CHECK((number(each, "range") > 0) != isCommand(each));
        if (!isCommand(each))
            continue;
        CHECK(has(each, "light"));
        if (each.faces.size() == 1)
            withoutBack.insert(each.id);
        else
            CHECK(number(each, "radius", 1) < number(each, "radius"));
    }
    CHECK(withoutBack == std::set<std::string>{"g-iii-command-1", "t-1_btg-command-1",
                                               "t-2_btg-command-1", "t-3_btg-command-1"});
}

TEST_CASE("13.4 Only infantry of the RSI has automatic weapons") {
    for (const Counter& each : package().counters)
        CHECK_MESSAGE(has(each, "automatic") ==
                          (word(each, "faction") == "rsi" && word(each, "type") == "infantry"),
                      each.id);
}

TEST_CASE("15.6 The Germans and the Commands alone are light-armed") {
    for (const Counter& each : package().counters)
        CHECK_MESSAGE(has(each, "light") == (isCommand(each) || word(each, "faction") == "german"),
                      each.id);
}

TEST_CASE("2.2.1 Every strength a unit can fall to has its counters, like the unit but for that") {
    std::map<std::string, const Counter*> full;
    std::map<std::string, int> largest;
    std::map<std::string, std::map<int, int>> parts;
    for (const Counter& each : package().counters) {
        if (isFractional(each)) {
            ++parts[kindOf(each)][strength(each)];
            continue;
        }
        full[kindOf(each)] = &each;
        largest[kindOf(each)] = strength(each);
    }
    for (const auto& [kind, most] : largest) {
        CAPTURE(kind);
        for (int value = 1; value < most; ++value)
            CHECK(parts[kind][value] >= (most == 2 ? 2 : 1)); // a unit of 2 becomes 1 + 1
        CHECK(parts[kind].size() == static_cast<std::size_t>(most - 1));
    }
    for (const Counter& each : package().counters) {
        if (!isFractional(each))
            continue;
        CAPTURE(each.id);
        const Counter& whole = *full.at(kindOf(each));
        CHECK(each.words == whole.words);
        CHECK(each.side == whole.side);
        CHECK(number(each, "range") == number(whole, "range"));
        CHECK(each.faces.size() == 1);
    }
}

TEST_CASE("The mix is 77 units and 114 fractions") {
    const auto fractions = std::ranges::count_if(package().counters, isFractional);
    CHECK(fractions == 114);
    CHECK(package().counters.size() - static_cast<std::size_t>(fractions) == 77);
}

TEST_CASE("Every counter lies somewhere when its scenario begins, and in no other") {
    for (const char* id : {"gravellona", "tarnova"}) {
        std::set<std::string> laid;
        const Table table(id);
        for (const auto& [each, place] : table.places()) {
            CHECK_MESSAGE(place.exists(), counter(each).id);
            CHECK_MESSAGE(mapOf(counter(each)) == id, counter(each).id);
            laid.insert(counter(each).id);
        }
        for (const Counter& each : package().counters)
            if (mapOf(each) == id)
                CHECK_MESSAGE(laid.contains(each.id), each.id);
    }
}

} // namespace esagono::printed::counters_tests
