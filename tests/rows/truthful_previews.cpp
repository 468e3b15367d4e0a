// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rows/truthful_previews.h"

#include "engine/core/fold.h"
#include "engine/play/messages.h"
#include "engine/play/playout.h"
#include "tests/rows/rule_lines.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace esagono {

namespace {

constexpr std::size_t mostFalls = 1300; ///< of the dice of one deed: four of them, or two pairs
constexpr std::size_t mostDecisions = 30;
constexpr std::size_t mostGames = 400;
constexpr std::size_t mostCommandsOfAGame = 20'000;

std::string toldShortly(const Text& text) {
    std::string words = text.id;
    for (const TextArgument& argument : text.arguments)
        if (const auto* name = std::get_if<std::string>(&argument))
            words += " " + *name;
        else if (const auto* word = std::get_if<Word>(&argument))
            words += " " + word->id;
        else if (const auto* number = std::get_if<std::int64_t>(&argument))
            words += " " + std::to_string(*number);
        else if (const auto* ratio = std::get_if<Ratio>(&argument))
            words += " " + std::to_string(ratio->over()) + "/" + std::to_string(ratio->under());
    return words;
}

/// Item by item, in an order of their own.
std::vector<std::string> toldShortly(const Tally& tally) {
    std::vector<std::string> lines;
    for (const TallyItem& item : tally.items)
        lines.push_back(std::to_string(item.value.over()) + "/" +
                        std::to_string(item.value.under()) + " " + toldShortly(item.label));
    std::ranges::sort(lines);
    return lines;
}

/// Results with their chances, in an order of their own.
std::vector<std::string> toldShortly(const std::vector<Prospect>& prospects) {
    std::vector<std::string> lines;
    for (const Prospect& each : prospects)
        lines.push_back(std::to_string(each.chance.over()) + "/" +
                        std::to_string(each.chance.under()) + " " + toldShortly(each.result));
    std::ranges::sort(lines);
    return lines;
}

std::string inLines(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines)
        text += "\n  " + line;
    return text;
}

void addTo(std::vector<Prospect>& prospects, const Text& result, Ratio chance) {
    const auto known = std::ranges::find(prospects, result, &Prospect::result);
    if (known == prospects.end())
        prospects.push_back({result, chance});
    else
        known->chance = known->chance + chance;
}

/// What declines, if anything does: a button that asks for nothing further; else what is offered
/// first.
Command declining(const Position& position) {
    const SideId side = nextToDecide(position);
    const std::vector<Offer> offers = offersTo(position, side);
    const auto button = std::ranges::find_if(offers, [](const Offer& offer) {
        return offer.kind == OfferKind::Button && !offer.leadsOn && !offer.undoes;
    });
    return exampleOf(position, side, button == offers.end() ? offers.front() : *button);
}

/// Plays a command out with every fall of its dice.
class Enumeration {
public:
    Enumeration(const PreviewLaw& law, const Position& before, const Command& command,
                const Preview& preview)
        : m_law(law)
        , m_before(before) {
        Deed deed;
        deed.verb = before.kind().verbs[command.verb.index()].name;
        deed.preview = &preview;
        m_foretold = law.foretold(deed.verb);
        throwNext(before.state(), command, {}, deed, 1);
    }

    std::vector<Prospect> results;
    std::string falsehood;  ///< the first odds or modifiers that are not as they were foretold
    bool isOpen = false;    ///< it was put off, or something came between
    bool isTooLong = false; ///< too many falls of the dice

private:
    void throwNext(const State& state, const Command& command, const std::vector<int>& faces,
                   const Deed& deed, Ratio chance) {
        if (isTooLong || isOpen)
            return;
        ToldDice dice(faces);
        const Outcome<Ruled> ruled = rule(m_before.setting(), state, command, dice);
        if (!ruled.isRefused()) {
            goOn(state, *ruled, deed, chance);
            return;
        }
        const Text& wanted = ruled.refusal().text;
        REQUIRE_MESSAGE(wanted.id == say::diceWanted, deed.verb << ": " << wanted.id);
        const auto sides = std::get<std::int64_t>(wanted.arguments.front());
        std::vector<int> more = faces;
        more.push_back(0);
        for (std::int64_t face = 1; face <= sides; ++face) {
            more.back() = static_cast<int>(face);
            throwNext(state, command, more, deed, chance * Ratio(1, sides));
        }
    }

    void goOn(const State& state, const Ruled& ruled, Deed deed, Ratio chance) {
        listen(state, ruled.events, deed);
        const Position now(ruled.state, m_before.setting());
        deed.isOver =
            now.depth() < m_before.depth() ||
            (now.depth() == m_before.depth() && now.frame().name == m_before.frame().name &&
             now.owners() == m_before.owners());
        if (const std::optional<Text> result = m_law.outcome(now, deed)) {
            isOpen = isOpen || result->empty();
            addTo(results, *result, chance);
            isTooLong = isTooLong || ++m_falls > mostFalls;
        } else if (deed.isOver || now.isOver() || ++m_decisions > mostDecisions * mostFalls) {
            isOpen = true;
        } else {
            throwNext(ruled.state, declining(now), {}, deed, chance);
        }
    }

    void listen(State state, const std::vector<Event>& events, Deed& deed) {
        for (const Event& event : events) {
            if (const auto* said = std::get_if<Narrated>(&event.fact))
                deed.said.push_back(said->text);
            if (const auto* dice = std::get_if<DiceRolled>(&event.fact))
                if (auto reading = m_law.game->rules->reading({state, m_before.setting()}, *dice)) {
                    compare(deed, *dice, *reading);
                    deed.throws.push_back({*dice, *std::move(reading)});
                }
            fold(state, event);
        }
    }

    void compare(const Deed& deed, const DiceRolled& dice, const DiceReading& reading) {
        if (dice.purpose != m_foretold || !falsehood.empty())
            return;
        if (!reading.odds.empty() && reading.odds != deed.preview->odds)
            falsehood = toldShortly(deed.preview->odds) + " became " + toldShortly(reading.odds);
        const auto modifiers = withoutThrown(reading.modifiers);
        const auto isForetold = [&](const Preview::Part& part) {
            return withoutThrown(part.tally) == modifiers;
        };
        if (!modifiers.empty() && std::ranges::none_of(deed.preview->parts, isForetold))
            falsehood += " with modifiers nobody foretold:" + inLines(modifiers);
    }

    [[nodiscard]] std::vector<std::string> withoutThrown(Tally tally) const {
        std::erase_if(tally.items,
                      [&](const TallyItem& item) { return item.label.id == m_law.thrown; });
        return toldShortly(tally);
    }

    const PreviewLaw& m_law;
    const Position& m_before;
    std::string_view m_foretold;
    std::size_t m_falls = 0;
    std::size_t m_decisions = 0;
};

/// How many previews of each verb were looked at.
struct Census {
    std::map<std::string, std::size_t> compared, open;
    std::size_t total = 0;
};

void compareWithDeed(const PreviewLaw& law, const Position& before, const Command& command,
                     Census& census) {
    const Preview preview = previewOf(before, command);
    if (preview.prospects.empty())
        return;
    const std::string verb(before.kind().verbs[command.verb.index()].name);
    const Enumeration deed(law, before, command, preview);
    if (deed.isOpen || deed.isTooLong) {
        ++census.open[verb];
        return;
    }
    ++census.compared[verb];
    ++census.total;
    const auto foretold = toldShortly(preview.prospects);
    const auto came = toldShortly(deed.results);
    if (deed.falsehood.empty() && foretold == came)
        return;
    const std::string line = lineOf(before, Scribe(before.setting()), command, {});
    FAIL_CHECK(line << ": " << deed.falsehood << "\nforetold:" << inLines(foretold)
                    << "\ncame:" << inLines(came));
}

/// Plays one game and looks at the previews of its commands.
void lookThroughGame(const PreviewLaw& law, std::uint64_t seed, Census& census) {
    Setting setting = settingOf(*law.game, law.scenarios[seed % law.scenarios.size()]);
    Chance chance(~seed);
    setting.rulings = anyChoices(setting.package().rulings, chance);
    for (const auto& [ruling, choice] : law.choices)
        choose(setting, ruling, choice);
    const std::string rulings = inOneLine(namesOf(setting.package().rulings, setting.rulings));
    CAPTURE(setting.scenario->id);
    CAPTURE(seed);
    CAPTURE(rulings);
    SeededDice dice(seedFrom(std::to_string(seed)));
    RandomPlayer one(seed);
    RandomPlayer other(seed + 1);
    Player* const players[] = {&one, &other};
    static_cast<void>(
        playOut(setting, begin(setting, dice).state, dice, players, mostCommandsOfAGame,
                [&](const State& before, const Command& command, const Ruled&) {
                    if (chance.below(law.oneIn) == 0)
                        compareWithDeed(law, Position(before, setting), command, census);
                    return census.total < law.positions;
                }));
}

} // namespace

const ReadThrow* Deed::find(std::string_view purpose) const {
    const auto found = std::ranges::find_if(
        throws, [&](const ReadThrow& each) { return each.dice.purpose == purpose; });
    return found == throws.end() ? nullptr : &*found;
}

bool Deed::hasSaid(std::string_view id) const {
    return std::ranges::any_of(said, [&](const Text& text) { return text.id == id; });
}

void checkPreviews(const PreviewLaw& law) {
    Census census;
    std::uint64_t games = 0;
    while (census.total < law.positions && games < mostGames)
        lookThroughGame(law, ++games, census);
    CHECK(census.total >= law.positions);
    std::string words;
    for (const auto& [verb, count] : census.compared)
        words += " " + verb + " " + std::to_string(count);
    std::size_t open = 0;
    for (const auto& [verb, count] : census.open)
        open += count;
    MESSAGE("previews in " << games << " games:" << words << "; open: " << open);
}

} // namespace esagono
