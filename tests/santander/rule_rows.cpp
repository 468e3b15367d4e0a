// SPDX-License-Identifier: GPL-3.0-or-later
#include "santander/rule_rows.h"

#include "core/fault.h"
#include "kit/package_reader.h"
#include "play/referee.h"
#include "play/view.h"
#include "santander/rule_lines.h"
#include "santander/santander.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <functional>
#include <sstream>

namespace esagono::santander {

namespace {

Setting settingWith(const std::string& scenario,
                    const std::map<std::string, std::string>& rulings) {
    Setting setting = settingOf(santanderGame(), scenario);
    for (const auto& [ruling, choice] : rulings)
        choose(setting, ruling, choice);
    return setting;
}

/// The counters that stand off the map unless the board says otherwise.
const std::map<std::string, std::string>& usualPlaces() {
    static const std::map<std::string, std::string> places = [] {
        std::map<std::string, std::string> made;
        for (const char* air :
             {"LK_1", "LK_2", "LK_3", "AL_1", "AL_2", "AL_3", "FAN_1", "FAN_2", "FAN_3"})
            made[air] = "nationalist_available";
        for (const char* air : {"RAF_1", "RAF_2"})
            made[air] = "republican_available";
        for (const char* battalion : {"R_Rbn1", "R_Rbn2", "R_Rbn3", "R_Rbn4", "R_Rbn5"})
            made[battalion] = "basque_battalions";
        for (int i = 1; i <= 8; ++i)
            made["SC_N" + std::to_string(i)] = "supply_depot";
        return made;
    }();
    return places;
}

Record counterRecord(const std::string& place, const std::string& word) {
    const std::vector<std::string> parts = split(word, ':');
    Record entry = {{"counter", parts.front()}, {"at", place}};
    for (std::size_t i = 1; i < parts.size(); ++i)
        if (const auto equals = parts[i].find('='); equals != std::string::npos)
            entry["status"][parts[i].substr(0, equals)] = std::stoi(parts[i].substr(equals + 1));
        else
            entry["face"] = 1;
    return entry;
}

int stageAfter(const Board& board) {
    if (board.decision == "movement")
        return board.side == "nationalist" ? 6 : 13;
    return board.side == "nationalist" ? 8 : 15;
}

Record positionOf(const Board& board, const Setting& setting) {
    const GamePackage& package = setting.package();
    Record record = {{"format", "esagono-position"}, {"counters", Record::array()}};
    std::map<std::string, std::string> usual = usualPlaces();
    const Scenario& scenario = *setting.scenario;
    for (std::size_t i = 0; i < scenario.control.size(); ++i)
        if (scenario.control[i].exists())
            record["control"][setting.map->label(HexId(i))] =
                package.sides[scenario.control[i].index()].id;
    Record placed = Record::array();
    for (const auto& [place, counters] : board.units)
        for (const std::string& word : wordsOf(counters)) {
            placed.push_back(counterRecord(place, word));
            const std::string id = split(word, ':').front();
            usual.erase(id);
            const auto counter = find<CounterId>(package.counters, id);
            REQUIRE_MESSAGE(counter.exists(), "no counter " << id);
            if (setting.map->find(place).exists())
                record["control"][place] =
                    package.sides[package.counters[counter.index()].side.index()].id;
        }
    for (const auto& [counter, place] : usual)
        record["counters"].push_back({{"counter", counter}, {"at", place}});
    for (const Record& entry : placed)
        record["counters"].push_back(entry);
    for (const auto& [hex, side] : board.control)
        record["control"][hex] = side;
    record["tracks"] = {{"turn", board.turn}};
    for (const auto& [track, value] : board.tracks)
        record["tracks"][track] = value;
    for (const std::string& hex : board.trenches)
        record["markers"].push_back({{"marker", "trench"}, {"at", hex}, {"side", "republican"}});
    const bool isStage = std::isdigit(static_cast<unsigned char>(board.decision.front())) != 0;
    const int next = isStage ? std::stoi(board.decision) : stageAfter(board);
    record["frames"].push_back(
        {{"frame", "santander.turn"}, {"locals", {{"next", next}, {"reinosa_at_start", 1}}}});
    if (!isStage)
        record["frames"].push_back({{"frame", "santander." + board.decision},
                                    {"owners", {board.side}},
                                    {"locals", {{"side", board.side}}}});
    return record;
}

// What can be expected

using Check = std::function<std::string(const RuleTable&, const std::vector<std::string>&)>;

std::string unless(bool holds, const std::string& found) {
    return holds ? std::string() : "it is " + found;
}

/// Every target of every offer, as it is written: hexes, counters.
std::vector<std::string> offered(const RuleTable& table) {
    std::vector<std::string> found;
    for (const Offer& offer : everyOffer(table.position(), table.deciding())) {
        const Verb& verb = table.position().kind().verbs[offer.verb.index()];
        found.push_back(std::string(verb.name));
        if (offer.kind == OfferKind::Button)
            continue;
        const Record written = table.scribe.write(offer, table.position().kind());
        for (const Record& target : written.value("targets", Record::array()))
            found.push_back(target.is_string() ? target.get<std::string>() : target.dump());
        for (std::size_t i = 0; i < verb.arguments.size(); ++i)
            if (verb.arguments[i].kind == FieldKind::Counter && offer.arguments.has(i))
                found.push_back(table.scribe.name(offer.arguments.counter(i)));
    }
    return found;
}

const std::map<std::string, Check>& checks() {
    static const std::map<std::string, Check> all = {
        {"refused",
         [](const RuleTable& table, const auto& words) {
             return unless(words.size() == 2 && table.refused == words[1],
                           "refused by \"" + table.refused + "\"");
         }},
        {"allowed",
         [](const RuleTable& table, const auto&) {
             return unless(table.refused.empty(), "refused by " + table.refused);
         }},
        {"decision",
         [](const RuleTable& table, const auto& words) { // decision support republican
             if (table.position().isOver())
                 return unless(words[1] == "over", "over");
             const std::string name(table.position().kind().name);
             if (name != "santander." + words[1])
                 return "it is " + name;
             return words.size() < 3 ? std::string()
                                     : unless(table.scribe.name(table.deciding()) == words[2],
                                              "for the other side");
         }},
        {"track",
         [](const RuleTable& table, const auto& words) {
             const int value =
                 table.position().track(find<TrackId>(table.setting.package().tracks, words[1]));
             return unless(std::to_string(value) == words[2], std::to_string(value));
         }},
        {"control",
         [](const RuleTable& table, const auto& words) {
             const SideId side = table.position().controller(table.hex(words[1]));
             return unless(side.exists() && table.scribe.name(side) == words[2], "another's");
         }},
        {"trench",
         [](const RuleTable& table, const auto& words) {
             return unless(table.position().has(Place(table.hex(words[1])), MarkerId(0)), "none");
         }},
        {"no_trench",
         [](const RuleTable& table, const auto& words) {
             return unless(!table.position().has(Place(table.hex(words[1])), MarkerId(0)), "one");
         }},
        {"offered",
         [](const RuleTable& table, const auto& words) {
             return unless(std::ranges::count(offered(table), words[1]) > 0, "not offered");
         }},
        {"not_offered",
         [](const RuleTable& table, const auto& words) {
             return unless(std::ranges::count(offered(table), words[1]) == 0, "offered");
         }},
        {"winner",
         [](const RuleTable& table, const auto& words) {
             if (!table.position().isOver())
                 return std::string("the game goes on");
             const SideId side = table.setting.game->rules->ending(table.position()).winner;
             return unless(table.scribe.name(side) == words[1], table.scribe.name(side));
         }},
        {"seen",
         [](const RuleTable& table, const auto& words) { // seen NI_1 republican back
             constexpr std::array<const char*, 3> seenWords = {"nothing", "back", "whole"};
             const Viewer viewer =
                 Viewer::of(find<SideId>(table.setting.package().sides, words[2]));
             const auto found = static_cast<std::size_t>(
                 seenBy(table.position(), viewer, table.counter(words[1])));
             return unless(seenWords[found] == words[3], seenWords[found]);
         }},
    };
    return all;
}

/// "NI_1 at 2006", "NI_1 face 1", "NI_1 dsg 2".
std::string wrongWithCounter(const RuleTable& table, const std::vector<std::string>& words) {
    const CounterId counter = table.counter(words[0]);
    if (words[1] == "at") {
        const Place place = table.position().place(counter);
        const std::string found = place.exists() ? table.scribe.name(place) : "nowhere";
        return unless(found == words[2], found);
    }
    const int value =
        words[1] == "face"
            ? table.position().face(counter)
            : table.position().status(counter,
                                      find<StatusId>(table.setting.package().statuses, words[1]));
    return unless(std::to_string(value) == words[2], std::to_string(value));
}

struct Register {
    std::map<std::string, int> sections;
    std::map<std::string, int> choices;
    int rows = 0;
};
Register& entered() {
    static Register made;
    return made;
}

} // namespace

const Game& santanderGame() {
    static const Game game(
        readPackage(std::filesystem::path(ESAGONO_SOURCE_DIR) / "resources" / "santander"),
        rules());
    return game;
}

GameList santanderOnly() {
    static const Rules* const games[] = {&rules()};
    return games;
}

RuleTable::RuleTable(const Board& board)
    : setting(settingWith(board.scenario, board.rulings))
    , scribe(setting) {
    for (int i = 0; i < 40; ++i) // steps before the first decision may roll; sixes change least
        dice.tell(6);
    const bool fromScenario = board.decision == "setup";
    state =
        beginAs(setting, scribe, fromScenario ? Record() : positionOf(board, setting), dice).state;
    dice = ToldDice();
}

RuleTable::RuleTable(const std::string& scenario, const std::map<std::string, std::string>& rulings)
    : setting(settingWith(scenario, rulings))
    , scribe(setting)
    , state(begin(setting, dice).state) {}

CounterId RuleTable::counter(const std::string& id) const {
    const auto found = find<CounterId>(setting.package().counters, id);
    REQUIRE_MESSAGE(found.exists(), "no counter " << id);
    return found;
}

SideId RuleTable::deciding() const {
    for (std::size_t i = 0; i < setting.package().sides.size(); ++i)
        if (position().owners().contains(SideId(i)))
            return SideId(i);
    return {};
}

Command RuleTable::command(const std::string& line) const {
    return commandFrom(position(), scribe, deciding(), line);
}

std::string RuleTable::act(const std::string& line) {
    for (const int face : diceFrom(line))
        dice.tell(face);
    const Outcome<Ruled> ruled = rule(setting, state, command(line), dice);
    refused = ruled.isRefused() ? ruleWord(ruled.refusal().rule) : std::string();
    if (!ruled.isRefused()) {
        state = ruled->state;
        events = ruled->events;
    }
    return refused;
}

std::string RuleTable::wrongWith(const std::string& expectation) const {
    const std::vector<std::string> words = wordsOf(expectation);
    const auto check = checks().find(words.front());
    return check != checks().end() ? check->second(*this, words) : wrongWithCounter(*this, words);
}

RuleRows::RuleRows(const char* name, std::vector<Row> rows)
    : m_name(name)
    , m_rows(std::move(rows)) {
    for (const Row& row : m_rows)
        enter(row.section, row.board);
}

void RuleRows::enter(const char* section, const Board& board) {
    ++entered().rows;
    for (const std::string& each : wordsOf(section))
        ++entered().sections[each];
    for (const auto& [ruling, choice] : board.rulings)
        ++entered().choices[ruling + "=" + choice];
}

void RuleRows::check() const {
    for (const Row& row : m_rows) {
        INFO(std::string(m_name) << ", § " << std::string(row.section) << ": "
                                 << std::string(row.what));
        RuleTable table(row.board);
        for (std::size_t i = 0; i < row.acts.size(); ++i) {
            INFO(row.acts[i]);
            const std::string refused = table.act(row.acts[i]);
            if (i + 1 < row.acts.size())
                REQUIRE(refused == "");
        }
        const bool expectsRefusal = std::ranges::any_of(
            row.then, [](const std::string& each) { return each.starts_with("refused"); });
        CHECK_MESSAGE((expectsRefusal || table.refused.empty()), "refused by " << table.refused);
        if (table.refused.empty())
            CHECK_MESSAGE(table.dice.left() == 0, "dice are left over");
        for (const std::string& expectation : row.then) {
            const std::string wrong = table.wrongWith(expectation);
            CHECK_MESSAGE(wrong.empty(), expectation << ": " << wrong);
        }
    }
}

const std::map<std::string, int>& RuleRows::provenSections() {
    return entered().sections;
}
const std::map<std::string, int>& RuleRows::playedChoices() {
    return entered().choices;
}
int RuleRows::count() {
    return entered().rows;
}

} // namespace esagono::santander
