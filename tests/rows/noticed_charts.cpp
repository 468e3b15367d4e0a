// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rows/noticed_charts.h"

#include "engine/core/fault.h"
#include "engine/core/fold.h"
#include "engine/kit/reading/readers.h"
#include "engine/play/playout.h"
#include "tests/rows/rule_rows.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>

namespace esagono {

namespace {

constexpr std::size_t mostCommandsAgain = 20'000;
constexpr std::size_t lookedAtOneIn =
    40; ///< of so many commands one is looked at with all its offers

struct CellNumber {
    std::size_t chart = 0;
    std::size_t cell = 0;
    friend auto operator<=>(const CellNumber&, const CellNumber&) = default;
};

/// How a random game was agreed on.
struct Agreement {
    std::string scenario;
    RulingChoices rulings;
    std::uint64_t seed = 0;

    [[nodiscard]] Setting in(const Game& game) const {
        Setting setting = settingOf(game, scenario);
        setting.rulings = rulings;
        return setting;
    }
    [[nodiscard]] SeededDice dice() const { return SeededDice(seedFrom(std::to_string(seed))); }
};

/// A command, and the table it was given on.
struct Moment {
    Agreement agreement;
    State before;
    Command command;
};

/// What can be seen of a moment of a game.
struct Sight {
    std::vector<Event> events;
    Preview preview;
    std::vector<Offer> offers;
    std::vector<Worth> worth;
    Text ending;
    friend bool operator==(const Sight&, const Sight&) = default;
};

struct Course {
    Agreement agreement;
    std::vector<Command> commands;
    std::vector<Sight> sights; ///< before the first command, of every command
};

/// What a command brings now; nothing more than offers if it is not allowed.
Sight sightOf(const Setting& setting, State& state, const Command& command, Dice& dice,
              bool isThorough) {
    const Rules& rules = *setting.game->rules;
    const Position position(state, setting);
    Sight sight;
    if (isThorough)
        sight.offers = offersTo(position, command.side);
    if (isThorough && rules.worth != nullptr)
        sight.worth = rules.worth(position);
    if (whyNot(position, command))
        return sight;
    sight.preview = previewOf(position, command);
    Outcome<Ruled> ruled = rule(setting, state, command, dice);
    sight.events = std::move(ruled->events);
    if (ruled->state.frames.empty() && rules.ending != nullptr)
        sight.ending = rules.ending(Position(ruled->state, setting)).text;
    state = std::move(ruled->state);
    return sight;
}

/// Plays the commands of a course with these rules and this package. Stops where `goOn` says so.
template <class GoOn>
void follow(const Course& course, const Game& game, GoOn goOn) {
    const Setting setting = course.agreement.in(game);
    SeededDice dice = course.agreement.dice();
    Ruled begun = begin(setting, dice);
    State state = std::move(begun.state);
    if (!goOn(0, Sight{std::move(begun.events), {}, {}, {}, {}}))
        return;
    for (std::size_t i = 0; i < course.commands.size(); ++i)
        if (!goOn(i + 1, sightOf(setting, state, course.commands[i], dice, i % lookedAtOneIn == 0)))
            return;
}

/// Random games, and for every cell that dice read in them a moment in which they do.
class Witness {
public:
    explicit Witness(const ChartLaw& law)
        : m_law(law) {
        for (std::uint64_t seed = 1; seed <= law.games + law.rolls; ++seed)
            watch(seed);
        for (Course& course : courses)
            follow(course, *law.game, [&](std::size_t, Sight sight) {
                course.sights.push_back(std::move(sight));
                return true;
            });
    }

    std::vector<Course> courses;
    std::map<CellNumber, Moment> moments;

private:
    void watch(std::uint64_t seed) {
        Setting setting = settingOf(*m_law.game, m_law.scenarios[seed % m_law.scenarios.size()]);
        Chance chance(~seed);
        setting.rulings = anyChoices(setting.package().rulings, chance);
        Course course{{setting.scenario->id, setting.rulings, seed}, {}, {}};
        SeededDice dice = course.agreement.dice();
        RandomPlayer one(seed);
        RandomPlayer other(seed + 1);
        Player* const players[] = {&one, &other};
        const auto listening = [&](const State& before, const Command& command,
                                   const Ruled& ruled) {
            course.commands.push_back(command);
            listen(setting, {course.agreement, before, command}, ruled.events);
            return true;
        };
        static_cast<void>(playOut(setting, begin(setting, dice).state, dice, players,
                                  mostCommandsAgain, listening));
        if (courses.size() < m_law.games)
            courses.push_back(std::move(course));
    }

    void listen(const Setting& setting, const Moment& moment, const std::vector<Event>& events) {
        State state = moment.before;
        for (const Event& event : events) {
            const auto* dice = std::get_if<DiceRolled>(&event.fact);
            if (dice != nullptr)
                if (const auto reading =
                        setting.game->rules->reading(Position(state, setting), *dice))
                    remember(setting.package().charts, *reading, moment);
            fold(state, event);
        }
    }

    void remember(const std::vector<Chart>& charts, const DiceReading& reading,
                  const Moment& moment) {
        const auto chart = std::ranges::find(charts, reading.chart, &Chart::id);
        if (chart == charts.end() || !reading.row || !reading.column)
            return;
        const std::size_t cell = *reading.row * chart->columns.entries.size() + *reading.column;
        moments.try_emplace({static_cast<std::size_t>(chart - charts.begin()), cell}, moment);
    }

    const ChartLaw& m_law;
};

/// What could stand in a cell instead: another number, what stands elsewhere in its column, in its
/// row, in the chart.
std::vector<std::string> alternatives(const Chart& chart, std::size_t cell) {
    const std::string& now = chart.cells[cell];
    const std::size_t width = chart.columns.entries.size();
    std::vector<std::string> others;
    const auto add = [&](const std::string& text) {
        if (text != now && std::ranges::count(others, text) == 0)
            others.push_back(text);
    };
    if (const auto number = chart.ratio(cell / width, cell % width); number && number->isWhole()) {
        add(std::to_string(number->roundedDown() + 1));
        add(std::to_string(number->roundedDown() - 1));
    }
    for (std::size_t each = cell % width; each < chart.cells.size(); each += width)
        add(chart.cells[each]);
    for (std::size_t each = cell - cell % width; each < cell - cell % width + width; ++each)
        add(chart.cells[each]);
    for (const std::string& each : chart.cells)
        add(each);
    return others;
}

/// The counters without what they leave to a chart.
std::vector<Counter> countersAsWritten(const GamePackage& package) {
    std::vector<Counter> counters = package.counters;
    const Record& written = package.documents.at("counters.json").at("counters");
    for (std::size_t i = 0; i < package.attributes.size(); ++i) {
        if (package.attributes[i].chart.empty())
            continue;
        for (std::size_t each = 0; each < counters.size(); ++each)
            for (std::size_t face = 0; face < counters[each].faces.size(); ++face)
                if (!written.at(each).at("faces").at(face).contains(package.attributes[i].id))
                    counters[each].faces[face].numbers[i] = Face::absent;
    }
    return counters;
}

/// The game, with one cell after the other changed.
class Trial {
public:
    explicit Trial(const ChartLaw& law)
        : m_law(law)
        , m_witness(law)
        , m_package(std::make_shared<GamePackage>(law.game->package))
        , m_changed(m_package, *law.game->rules)
        , m_counters(countersAsWritten(law.game->package))
        , m_probed(law.probe == nullptr ? std::string() : probed(*law.game)) {}

    /// Whether a random game notices the change of a cell to something that can be played.
    [[nodiscard]] bool isNoticed(CellNumber number) {
        return isAnyChange(number, [&] { return goesOtherwise(number); });
    }
    /// Whether rows of rules of a section do.
    [[nodiscard]] bool isProved(CellNumber number, const char* section) {
        return isAnyChange(number, [&] { return RuleRows::isBroken(section, m_changed); });
    }
    /// Whether it is played with something in a cell that nobody can read.
    [[nodiscard]] bool playsNonsense(CellNumber number) {
        const std::string& printed = m_law.game->package.charts[number.chart].cells[number.cell];
        return isPlayedWith(number, printed + "x");
    }
    /// Whether a game goes otherwise when all these cells are changed.
    [[nodiscard]] bool areHeeded(const std::vector<CellNumber>& numbers) {
        m_package->charts = m_law.game->package.charts;
        for (const CellNumber& number : numbers) {
            Chart& chart = m_package->charts[number.chart];
            chart.cells[number.cell] = alternatives(chart, number.cell).front();
        }
        return !isPlayed() || std::ranges::any_of(m_witness.courses, [&](const Course& course) {
            return goesOtherwise(course);
        });
    }

private:
    static constexpr std::size_t mostChanges = 4;

    /// Whether something holds of the game with one of some playable changes of a cell.
    template <class Holds>
    [[nodiscard]] bool isAnyChange(CellNumber number, Holds holds) {
        std::size_t played = 0;
        for (const std::string& other :
             alternatives(m_law.game->package.charts[number.chart], number.cell)) {
            if (played == mostChanges)
                break;
            if (!isPlayedWith(number, other))
                continue;
            ++played;
            const bool doesHold = holds();
            if (doesHold)
                return true;
        }
        return false;
    }

    /// Whether the rules play with another cell than the printed one; they then do.
    [[nodiscard]] bool isPlayedWith(CellNumber number, const std::string& other) {
        m_package->charts = m_law.game->package.charts;
        m_package->charts[number.chart].cells[number.cell] = other;
        return isPlayed();
    }
    /// Whether the rules play with the package as it now is.
    [[nodiscard]] bool isPlayed() {
        const Rules& rules = *m_changed.rules;
        m_package->counters = m_counters;
        printFromCharts((*m_package));
        if (!breaches((*m_package), rules.expects).empty())
            return false;
        try {
            if (rules.prepare != nullptr)
                m_changed.prepared = rules.prepare((*m_package));
        } catch (const Fault&) {
            return false;
        }
        return true;
    }

    /// What the rules read of a package from end to end.
    [[nodiscard]] std::string probed(const Game& game) const {
        const Setting setting = settingOf(game, m_law.scenarios.front());
        SeededDice dice(seedFrom("probe"));
        try {
            const State state = begin(setting, dice).state;
            return m_law.probe(Position(state, setting));
        } catch (const Fault&) {
            return "it cannot be played";
        }
    }

    [[nodiscard]] bool goesOtherwise(const CellNumber& number) const {
        if (m_law.probe != nullptr && probed(m_changed) != m_probed)
            return true;
        const auto moment = m_witness.moments.find(number);
        return moment != m_witness.moments.end()
                   ? goesOtherwise(moment->second)
                   : std::ranges::any_of(m_witness.courses, [&](const Course& course) {
                         return goesOtherwise(course);
                     });
    }
    [[nodiscard]] bool goesOtherwise(const Moment& moment) const {
        const auto play = [&](const Game& game) {
            const Setting setting = moment.agreement.in(game);
            SeededDice dice = moment.agreement.dice();
            State state = moment.before;
            return sightOf(setting, state, moment.command, dice, false);
        };
        try {
            return play(*m_law.game) != play(m_changed);
        } catch (const Fault&) {
            return true;
        }
    }
    [[nodiscard]] bool goesOtherwise(const Course& course) const {
        bool isOtherwise = false;
        try {
            follow(course, m_changed, [&](std::size_t i, const Sight& sight) {
                isOtherwise = sight != course.sights[i];
                return !isOtherwise;
            });
        } catch (const Fault&) {
            return true;
        }
        return isOtherwise;
    }

    const ChartLaw& m_law;
    Witness m_witness;
    std::shared_ptr<GamePackage> m_package;
    Game m_changed;
    std::vector<Counter> m_counters; ///< without what charts print on them
    std::string m_probed;
};

std::string nameOf(const Chart& chart, std::size_t cell) {
    const std::size_t width = chart.columns.entries.size();
    return chart.id + " / " + chart.rows.entries[cell / width].label + " / " +
           chart.columns.entries[cell % width].label + " = " + chart.cells[cell];
}

/// The section whose rows are to prove a cell; null: random games are to notice it.
const char* sectionOf(const ChartLaw& law, const Chart& chart, std::size_t cell) {
    const std::size_t width = chart.columns.entries.size();
    const std::string row = chart.id + "/" + chart.rows.entries[cell / width].label;
    const std::string one = row + "/" + chart.columns.entries[cell % width].label;
    const auto found = std::ranges::find_if(law.byRows, [&](const CellsByRows& each) {
        return each.cells == row || each.cells == one;
    });
    return found == law.byRows.end() ? nullptr : found->section;
}

} // namespace

void checkChartsAreHeeded(const ChartLaw& law) {
    Trial trial(law);
    std::size_t noticed = 0;
    std::size_t proved = 0;
    std::vector<CellNumber> forReading;
    const std::vector<Chart>& charts = law.game->package.charts;
    for (std::size_t i = 0; i < charts.size(); ++i)
        for (std::size_t cell = 0; cell < charts[i].cells.size(); ++cell) {
            if (charts[i].cells[cell].empty())
                continue;
            const std::size_t width = charts[i].columns.entries.size();
            if (charts[i].isForReading(cell / width, cell % width)) {
                forReading.push_back({i, cell});
                continue;
            }
            const std::string name = nameOf(charts[i], cell);
            CHECK_MESSAGE(!trial.playsNonsense({i, cell}), "nonsense is played in " << name);
            if (const char* section = sectionOf(law, charts[i], cell)) {
                CHECK_MESSAGE((*section == '\0' || trial.isProved({i, cell}, section)),
                              "no row of § " << std::string(section) << " needs " << name);
                ++proved;
            } else {
                CHECK_MESSAGE(trial.isNoticed({i, cell}), "no game notices " << name);
                ++noticed;
            }
        }
    CHECK_MESSAGE(!trial.areHeeded(forReading), "what is for reading only has no effect");
    MESSAGE("cells that games notice: " << noticed << ", proved by rows: " << proved
                                        << ", for reading only: " << forReading.size());
}

} // namespace esagono
