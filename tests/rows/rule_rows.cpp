// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rows/rule_rows.h"

#include "engine/core/fault.h"
#include "engine/kit/reading/package_reader.h"
#include "engine/play/referee.h"
#include "engine/play/view.h"
#include "tests/rows/rule_lines.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <functional>
#include <sstream>

namespace esagono {

namespace {

Setting settingWith(const std::string& scenario, const std::map<std::string, std::string>& rulings,
                    const Game* game = nullptr) {
    Setting setting = settingOf(game != nullptr ? *game : *boardKit().game, scenario);
    for (const auto& [ruling, choice] : rulings)
        choose(setting, ruling, choice);
    return setting;
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

/// "mine@10.05=3", "fort@2412/blue"
Record markerRecord(const std::string& word) {
    const std::vector<std::string> parts = split(word, '@');
    const std::vector<std::string> whose = split(parts.at(1), '/');
    const std::vector<std::string> where = split(whose[0], '=');
    Record entry = {{"marker", parts[0]}, {"at", where[0]}};
    if (where.size() > 1)
        entry["value"] = std::stoi(where[1]);
    if (whose.size() > 1)
        entry["side"] = whose[1];
    else if (const auto side = boardKit().markerSides.find(parts[0]);
             side != boardKit().markerSides.end())
        entry["side"] = side->second;
    return entry;
}

Record positionOf(const Board& board, const Setting& setting) {
    const GamePackage& package = setting.package();
    Record record = {{"format", "esagono-position"}, {"counters", Record::array()}};
    std::map<std::string, std::string> usual = boardKit().places;
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
            if (boardKit().unitsControl && setting.map->find(place).exists())
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
    for (const std::string& word : board.markers)
        record["markers"].push_back(markerRecord(word));
    for (const auto& [pool, chits] : board.pools)
        for (const std::string& chit : wordsOf(chits))
            record["pools"][pool][chit] = std::ranges::count(wordsOf(chits), chit);
    record["frames"] = boardKit().frames(board);
    return record;
}

/// The board with what it leaves to the kit.
Board completed(Board board) {
    const Board& usual = boardKit().usual;
    board.side = board.side.empty() ? usual.side : board.side;
    board.decision = board.decision.empty() ? usual.decision : board.decision;
    board.scenario = board.scenario.empty() ? usual.scenario : board.scenario;
    return board;
}

bool hasMarker(const RuleTable& table, const std::vector<std::string>& words) {
    const auto marker = find<MarkerId>(table.setting.package().markers, words[1]);
    REQUIRE_MESSAGE(marker.exists(), "no marker " << words[1]);
    return table.position().has(Place(table.hex(words[2])), marker);
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
         [](const RuleTable& table, const auto& words) { // refused 8.1/A10 because R_CLXX 2008
             if (words.size() < 2 || table.refused != words[1])
                 return "it is refused by \"" + table.refused + "\"";
             std::string whom;
             for (std::size_t i = 3; i < words.size(); ++i)
                 whom += (whom.empty() ? "" : " ") + words[i];
             return unless(words.size() == 2 || (words[2] == "because" && whom == table.blamed),
                           "because \"" + table.blamed + "\"");
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
             if (name != std::string(table.setting.game->rules->id) + "." + words[1])
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
        {"chit",
         [](const RuleTable& table, const auto& words) { // chit R7 hand_republican
             const GamePackage& package = table.setting.package();
             const int found = table.position().chits(find<PoolId>(package.pools, words[2]),
                                                      find<ChitId>(package.chits, words[1]));
             return unless(found > 0, "elsewhere");
         }},
        {"control",
         [](const RuleTable& table, const auto& words) {
             const SideId side = table.position().controller(table.hex(words[1]));
             return unless(side.exists() && table.scribe.name(side) == words[2], "another's");
         }},
        {"marker",
         [](const RuleTable& table, const auto& words) { // marker trench 2008
             return unless(hasMarker(table, words), "none");
         }},
        {"no_marker", [](const RuleTable& table,
                         const auto& words) { return unless(!hasMarker(table, words), "one"); }},
        {"offered",
         [](const RuleTable& table, const auto& words) {
             return unless(std::ranges::count(offered(table), words[1]) > 0, "not offered");
         }},
        {"not_offered",
         [](const RuleTable& table, const auto& words) {
             return unless(std::ranges::count(offered(table), words[1]) == 0, "offered");
         }},
        {"said",
         [](const RuleTable& table, const auto& words) { // said log.retreats
             return unless(std::ranges::any_of(table.events,
                                               [&](const Event& event) {
                                                   const auto* told =
                                                       std::get_if<Narrated>(&event.fact);
                                                   return told != nullptr &&
                                                          told->text.id.ends_with("." + words[1]);
                                               }),
                           "not said");
         }},
        {"winner",
         [](const RuleTable& table, const auto& words) {
             if (!table.position().isOver())
                 return std::string("the game goes on");
             const SideId side = table.setting.game->rules->ending(table.position()).winner;
             const std::string found = side.exists() ? table.scribe.name(side) : "nobody";
             return unless(found == words[1], found);
         }},
        {"ending",
         [](const RuleTable& table, const auto& words) { // ending major
             if (!table.position().isOver())
                 return std::string("the game goes on");
             const std::string id = table.setting.game->rules->ending(table.position()).text.id;
             return unless(id.substr(id.rfind('.') + 1).starts_with(words[1]), id);
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

/// What is wrong with an act, or "": it cannot be asked at all, or it is refused before the last.
std::string wrongWithAct(RuleTable& table, const std::string& line, bool isLast) {
    try {
        const std::string refused = table.act(line);
        return isLast || refused.empty() ? std::string() : "refused by " + refused;
    } catch (const std::runtime_error& error) {
        return error.what();
    }
}

/// What is wrong with a row on this board, for one thing after the other; empty where nothing is.
std::vector<std::string> wrongsOf(const Row& row, const Board& board) {
    std::vector<std::string> wrongs;
    RuleTable table(board);
    for (std::size_t i = 0; i < row.acts.size(); ++i)
        if (const std::string wrong = wrongWithAct(table, row.acts[i], i + 1 == row.acts.size());
            !wrong.empty()) {
            wrongs.push_back(row.acts[i] + ": " + wrong);
            break;
        }
    const bool expectsRefusal = std::ranges::any_of(
        row.then, [](const std::string& each) { return each.starts_with("refused"); });
    const bool isAsExpected = expectsRefusal || table.refused.empty();
    wrongs.push_back(isAsExpected ? "" : "refused by " + table.refused);
    if (table.refused.empty())
        wrongs.emplace_back(table.dice.left() == 0 ? "" : "dice are left over");
    for (const std::string& expectation : row.then) {
        const std::string wrong = table.wrongWith(expectation);
        wrongs.push_back(wrong.empty() ? wrong : expectation + ": " + wrong);
    }
    return wrongs;
}

/// The game of a board of its own, with the charts of another; nothing: it has none.
std::optional<Game> withChartsOf(const Game* own, const Game& other) {
    if (own == nullptr)
        return std::nullopt;
    GamePackage package = own->package;
    package.charts = other.package.charts;
    return Game(std::move(package), *own->rules);
}

/// A game that cannot go on breaks the row, too.
bool holds(const Row& row, const Board& board) {
    try {
        return std::ranges::all_of(wrongsOf(row, board), &std::string::empty);
    } catch (const std::runtime_error&) {
        return false;
    }
}

/// Steps before the first decision may roll and draw; sixes change least.
class HighestDice final : public Dice {
public:
    [[nodiscard]] std::uint32_t draw(std::uint32_t /*number*/, std::uint32_t bound) override {
        return bound - 1;
    }
};

struct Register {
    std::vector<const std::vector<Row>*> tables;
    std::map<std::string, int> sections;
    std::map<std::string, int> choices;
    int rows = 0;
};
Register& entered() {
    static Register made;
    return made;
}

} // namespace

RuleTable::RuleTable(const Board& given)
    : setting(settingWith(completed(given).scenario, given.rulings, given.game))
    , scribe(setting) {
    const Board board = completed(given);
    HighestDice highest;
    const bool fromScenario = board.decision == "setup";
    state = beginAs(setting, scribe, fromScenario ? Record() : positionOf(board, setting), highest)
                .state;
}

RuleTable::RuleTable(const std::string& scenario, const std::map<std::string, std::string>& rulings)
    : setting(settingWith(scenario, rulings))
    , scribe(setting) {
    HighestDice highest;
    state = begin(setting, highest).state;
}

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
    blamed = ruled.isRefused() ? namesOf(ruled.refusal().culprits) : std::string();
    if (!ruled.isRefused()) {
        state = ruled->state;
        events = ruled->events;
    }
    return refused;
}

std::string RuleTable::namesOf(const std::vector<Culprit>& culprits) const {
    std::string names;
    for (const Culprit& culprit : culprits) {
        const auto* counter = std::get_if<CounterId>(&culprit);
        names += (names.empty() ? "" : " ") + (counter != nullptr
                                                   ? scribe.name(*counter)
                                                   : scribe.name(Place(std::get<HexId>(culprit))));
    }
    return names;
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
    entered().tables.push_back(&m_rows);
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
        for (const std::string& wrong : wrongsOf(row, row.board))
            CHECK_MESSAGE(wrong.empty(), wrong);
    }
}

bool RuleRows::isBroken(std::string_view section, const Game& game) {
    for (const std::vector<Row>* table : entered().tables)
        for (const Row& row : *table) {
            const std::vector<std::string> sections = wordsOf(row.section);
            if (std::ranges::count(sections, section) == 0)
                continue;
            const std::optional<Game> own = withChartsOf(row.board.game, game);
            Board board = row.board;
            board.game = own ? &*own : &game;
            if (!holds(row, board))
                return true;
        }
    return false;
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

Row row(const char* section, const char* what, Board board, const std::string& acts,
        const std::string& then) {
    const auto parts = [](const std::string& text) {
        std::vector<std::string> found;
        std::istringstream stream(text);
        for (std::string part; std::getline(stream >> std::ws, part, ';');)
            found.push_back(part);
        return found;
    };
    return {section, what, std::move(board), parts(acts), parts(then)};
}

void checkEverySectionHasARow(int leastRows) {
    const Rulebook& rulebook = boardKit().game->package.rulebook;
    for (const RuleSection& section : rulebook.sections)
        if (section.book.empty() && section.enforced == Enforced::ByCode)
            CHECK_MESSAGE(RuleRows::provenSections().contains(section.section),
                          "no row for § " << section.section);
    for (const auto& [section, rows] : RuleRows::provenSections()) {
        const RuleSection* found = rulebook.find(RuleRef(section));
        CHECK_MESSAGE(found != nullptr, "there is no § " << section);
        if (found != nullptr)
            CHECK_MESSAGE(found->enforced != Enforced::Missing,
                          "nobody knows what § " << section << " says");
    }
    CHECK(RuleRows::count() >= leastRows);
    MESSAGE("rows: " << RuleRows::count());
}

void checkEveryReadingIsPlayed() {
    for (const Ruling& ruling : boardKit().game->package.rulings)
        if (ruling.choices.size() > 1)
            for (const RulingChoice& choice : ruling.choices)
                CHECK_MESSAGE(RuleRows::playedChoices().contains(ruling.id + "=" + choice.id),
                              "no row for " << ruling.id << "=" << choice.id);
}

void checkVectors(const std::string& folder, const std::vector<std::string>& ids) {
    std::ostringstream all;
    for (const auto& entry : std::filesystem::directory_iterator(
             std::filesystem::path(ESAGONO_SOURCE_DIR) / "tests" / folder))
        if (entry.path().filename().string().starts_with("tst_"))
            all << std::ifstream(entry.path()).rdbuf();
    const std::string tests = all.str();
    for (const std::string& id : ids)
        CHECK_MESSAGE(tests.find("\"" + id) != std::string::npos, id);
}

} // namespace esagono
