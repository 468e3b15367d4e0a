// SPDX-License-Identifier: GPL-3.0-or-later
// What a stranger could send, sound in its form and wrong in its parts: packages of every game,
// corrections, positions, notes, and diaries whose chain was reckoned anew. What is accepted is
// played, looked at, told and verified. The bytes choose what is taken apart and how.
#include "engine/ai/commander.h"
#include "engine/all_games.h"
#include "engine/core/fault.h"
#include "engine/kit/checking/package_check.h"
#include "engine/kit/corrections.h"
#include "engine/play/position_file.h"
#include "engine/play/telling/phrase.h"
#include "engine/play/verify.h"
#include "engine/play/view.h"
#include "engine/replay/export.h"
#include "engine/replay/history.h"
#include "engine/replay/landmarks.h"
#include "engine/replay/luck.h"
#include "engine/replay/note.h"
#include "tests/fuzz/skirmish_game.h"
#include "tests/fuzz/structure.h"

#include <cstdio>

using namespace esagono;
using fuzz::Choices;

namespace {

// Most mutants are played a little, so that there can be many of them; whatever costs more is done
// with one in so many.
constexpr std::size_t fewCommands = 12;
constexpr std::size_t manyCommands = 200;
constexpr std::size_t withManyCommands = 16;
constexpr std::size_t withAllScenarios = 16;
constexpr std::size_t withAllTexts = 16; ///< of its package
constexpr std::size_t withComputer = 8;
constexpr std::size_t withCorrections = 8;
constexpr std::size_t asDiary = 8;
constexpr std::size_t withFiles = 16;     ///< positions and notes
constexpr std::size_t mostScenarios = 12; ///< a mutant may have any of them two hundred times
constexpr std::size_t betweenLooks = 40;
constexpr std::size_t lookedAt = 24; ///< counters, of many

/// How far the mutants came; told at the end.
struct Count {
    std::size_t mutants = 0, unreadable = 0, refused = 0, played = 0, gaveUp = 0, commands = 0,
                diaries = 0, corrections = 0, files = 0;
    ~Count() {
        std::fprintf(stderr,
                     "structure: %zu mutants: %zu unreadable, %zu refused by a contract, %zu "
                     "scenarios played (%zu commands), %zu given up in the middle; %zu diaries, "
                     "%zu corrections, %zu positions and notes\n",
                     mutants, unreadable, refused, played, commands, gaveUp, diaries, corrections,
                     files);
    }
};
Count count;

struct Source {
    Source(const Rules& game, const std::filesystem::path& folder)
        : rules(&game)
        , whole(readDocuments(folder))
        , played(fuzz::lean(whole))
        , sound(readPackage(played, findings), game) {}
    const Rules* rules;
    Documents whole;
    Documents played; ///< without what only a reader cares for
    std::vector<Finding> findings;
    Game sound; ///< of these, as they are
};

const std::vector<Source>& sources() {
    static const std::vector<Source> all = [] {
        std::vector<Source> made;
        made.emplace_back(skirmish::rules(), fuzz::skirmishFolder());
        for (const Rules* rules : allGames())
            made.emplace_back(*rules,
                              std::filesystem::path(ESAGONO_SOURCE_DIR) / "resources" / rules->id);
        return made;
    }();
    return all;
}

GameList games() {
    static const std::vector<const Rules*> all = [] {
        std::vector<const Rules*> made = {&skirmish::rules()};
        made.insert(made.end(), allGames().begin(), allGames().end());
        return made;
    }();
    return all;
}

/// What one who plays, any of them or nobody, is shown: the table, and some of its counters.
void lookAt(const Position& position, const Scribe& scribe, Chance& chance) {
    const Rules& rules = *position.setting().game->rules;
    const std::size_t sides = position.package().sides.size();
    const std::size_t viewer = chance.below(sides + 2);
    (void)write(viewOf(position, viewer < sides    ? Viewer::of(SideId(viewer))
                                 : viewer == sides ? Viewer::umpire()
                                                   : Viewer::stranger()),
                scribe);
    if (!rules.layers.empty())
        (void)rules.layers[chance.below(rules.layers.size())].hexes(position, SideId());
    if (rules.worth != nullptr)
        (void)rules.worth(position);
    const std::size_t stride = 1 + position.counterCount() / lookedAt;
    for (std::size_t i = chance.below(stride); i < position.counterCount(); i += stride) {
        if (rules.explain != nullptr)
            (void)rules.explain(position, CounterId(i));
        if (rules.trace != nullptr)
            (void)rules.trace(position, CounterId(i));
        if (rules.steps != nullptr)
            (void)rules.steps(position, CounterId(i));
    }
    if (!position.isOver())
        for (std::size_t i = 0; i < sides; ++i) {
            (void)promptOf(position, SideId(i));
            (void)progressOf(position, SideId(i));
        }
}

/// A game nobody writes down.
class LooseGame {
public:
    LooseGame(const Game& game, const std::string& scenario)
        : m_setting(settingOf(game, scenario))
        , m_scribe(m_setting)
        , m_dice(seedFrom("fuzz"))
        , m_state(begin(m_setting, m_dice).state) {}

    [[nodiscard]] const Setting& setting() const { return m_setting; }
    [[nodiscard]] const Scribe& scribe() const { return m_scribe; }
    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] Position position() const { return {m_state, m_setting}; }
    Outcome<Ruled> submit(const Command& command, std::string_view /*at*/) {
        Outcome<Ruled> ruled = rule(m_setting, m_state, command, m_dice);
        if (!ruled.isRefused()) {
            m_state = ruled->state;
            for (const Event& event : ruled->events)
                (void)m_scribe.write(event);
        }
        return ruled;
    }

private:
    Setting m_setting;
    Scribe m_scribe;
    SeededDice m_dice;
    State m_state;
};

/// The suggested set-up, if there is one and it is wanted.
const Offer* suggested(const Position& position, const std::vector<Offer>& offers) {
    for (const Offer& offer : offers)
        if (position.kind().verbs[offer.verb.index()].name == "suggested")
            return &offer;
    return nullptr;
}

/// Plays on with a Match or a LooseGame: by chance, by the suggestions and now and then by the
/// computer.
template <class Played>
void playOn(Played& match, std::size_t most, Choices& choices) {
    Chance& chance = choices.chance();
    RandomPlayer player(chance.next());
    const bool bySuggestion = choices.oneIn(2);
    std::optional<ai::Commander> commander;
    if (choices.oneIn(withComputer) && match.setting().game->rules != &skirmish::rules())
        commander.emplace(match.setting(), brainOf(match.setting()), ai::Temper{});
    for (std::size_t i = 0; i < most && !match.position().isOver(); ++i) {
        const Position position = match.position();
        if (i % betweenLooks == betweenLooks / 2)
            lookAt(position, match.scribe(), chance);
        const SideId side = nextToDecide(position);
        const std::vector<Offer> offers = offersTo(position, side);
        expectOfPackage(!offers.empty(), Nothing);
        const Offer* suggestion = bySuggestion ? suggested(position, offers) : nullptr;
        std::optional<Command> command;
        if (suggestion != nullptr)
            command = exampleOf(position, side, *suggestion);
        else if (commander && i % 25 == 8)
            command = commander->decide(match.state(), side);
        if (!command)
            command = player.choose(position, side, offers);
        // That offers are accepted is a law of sound packages; here it is enough that nothing
        // breaks.
        expectOfPackage(!match.submit(*command, fuzz::noon).isRefused(), Offer);
        ++count.commands;
    }
    lookAt(match.position(), match.scribe(), chance);
}

/// Everything a reader does with a diary he was given.
void readThrough(const std::filesystem::path& path) {
    const auto recording = Recording::open(path, games());
    Film film(*recording);
    Landmarks landmarks(film);
    (void)landmarks.read();
    const Viewer viewer =
        recording->isRuled() ? Viewer::of(SideId(std::size_t{0})) : Viewer::umpire();
    for (const Moment moment : {film.length(), film.length() / 2, Moment{0}}) {
        film.seek(moment);
        (void)write(film.view(viewer), recording->scribe());
        (void)positionText(film, film.at());
    }
    if (recording->isRuled()) {
        Luck luck(film);
        (void)luck.read();
        (void)luck.turningPoints(5);
        (void)heatOf(film, 0, film.end(), viewer);
    }
    const Catalogue catalogue;
    const Phrasebook book(catalogue, &film.setting());
    LogOptions options;
    options.viewer = viewer;
    options.notes = notesIn(recording->journal(), recording->scribe()).notes;
    (void)writeLog(film, book, options, [](std::string_view) {});
    (void)gameRecord(film);
    if (recording->isRuled())
        (void)verify(*Match::open(path, games(), Access::ReadOnly));
}

/// A diary that begins and ends the same and tells something else in between.
void forge(const std::filesystem::path& from, const std::filesystem::path& to, Choices& choices) {
    const Journal journal = Journal::open(from, Access::ReadOnly);
    Documents documents;
    for (const std::string& name : journal.packageNames())
        documents.emplace(name, readRecord(journal.packageFile(name), name));
    Record pages = Record::array();
    for (PageNumber n = 1; n < static_cast<PageNumber>(journal.pages().size()); ++n) {
        const Page page = journal.page(n);
        Record record = {{"side", page.side},
                         {"verb", page.verb},
                         {"args", readRecord(page.data, "args")},
                         {"events", Record::array()}};
        for (const EventRow& event : page.events)
            record["events"].push_back(
                {{"kind", event.kind}, {"data", readRecord(event.data, "event")}});
        pages.push_back(std::move(record));
    }
    Record meta = journal.meta();
    for (std::size_t times = 1 + choices.below(3); times > 0; --times)
        switch (choices.below(8)) {
        case 0:
            fuzz::takeApart(meta, choices);
            break;
        case 1:
        case 2:
            fuzz::takeApart(documents, choices);
            break;
        default:
            fuzz::takeApart(pages, choices);
        }
    const auto textIn = [](const Record& record, const char* name) {
        const auto found = record.is_object() ? record.find(name) : record.end();
        return found == record.end() ? std::string()
               : found->is_string()  ? found->get<std::string>()
                                     : compactText(*found);
    };
    Meta changed;
    for (const auto& [name, value] : meta.items())
        changed[name] = value.is_string() ? value.get<std::string>() : compactText(value);
    GamePackage told; // whoever writes a diary can reckon this, too
    told.documents = documents;
    if (!choices.oneIn(10))
        changed[key::packageDigest] = hexText(told.digest());
    PackageFiles files;
    for (const auto& [name, document] : documents)
        files.emplace(name, compactText(document));
    Journal forged = Journal::create(to, changed, files, Durability::OffForTests);
    forged.commitDice(journal.diceCommitments().front().commitment);
    for (const Annotation& each : journal.annotations()) {
        Record text = readRecord(each.text, "note");
        fuzz::takeApart(text, choices);
        Annotation note = each;
        note.n = 0;
        note.text = choices.oneIn(8) ? "{" : compactText(text);
        forged.annotate(note);
    }
    if (pages.is_array())
        for (const Record& page : pages) {
            std::vector<EventRow> events;
            if (page.is_object() && page.contains("events") && page["events"].is_array())
                for (const Record& event : page["events"])
                    events.push_back({textIn(event, "kind"), textIn(event, "data")});
            forged.append({.side = textIn(page, "side"),
                           .verb = textIn(page, "verb"),
                           .args = textIn(page, "args"),
                           .at = fuzz::noon},
                          events, std::nullopt);
        }
}

/// Another position of the same game, played on from.
void sendPosition(const Match& match, Choices& choices) {
    Record position = writePosition(match.position(), match.scribe());
    fuzz::takeApart(position, choices);
    const fuzz::ScratchFile file("position");
    const auto other = Match::create(file.path(), GamePackage(match.setting().package()), games(),
                                     {.scenario = match.setting().scenario->id,
                                      .seed = seedFrom("position"),
                                      .position = position,
                                      .at = fuzz::noon});
    lookAt(other->position(), other->scribe(), choices.chance());
    playOn(*other, fewCommands, choices);
}

/// Notes somebody else has made, kept beside the record.
void sendNotes(Match& match, Choices& choices) {
    const Scribe& scribe = match.scribe();
    Note note;
    note.event = 1;
    note.author = "x";
    note.at = fuzz::noon;
    note.text = {{"en", "x"}};
    note.arrows = {{HexId(std::size_t{0}), HexId(std::size_t{1}), Tint::Red}};
    (void)keepNote(match.journal(), scribe, note);
    Record notes = writeNotes(match.journal(), scribe, {note});
    fuzz::takeApart(notes, choices);
    (void)addNotes(match.journal(), scribe, readNotes(notes, match.journal(), scribe));
}

/// Small files that go with a game.
void sendFiles(Match& match, Choices& choices) {
    for (void (*send)(Match&, Choices&) :
         {+[](Match&to, Choices&by) { sendPosition(to, by); }, &sendNotes})
        try {
            ++count.files;
            send(match, choices);
        } catch (const Fault&) {
        }
}

/// The package as it is with the changes an owner sends for it.
GamePackage corrected(const Source& source, const Documents& unchanged, const Documents& changed,
                      Choices& choices) {
    ++count.corrections;
    Corrections corrections;
    corrections.id = "x";
    corrections.package = source.rules->id;
    corrections.list = differences(unchanged, changed);
    Record record = written(corrections);
    if (choices.oneIn(2))
        fuzz::takeApart(record, choices);
    const Corrections read = readCorrections(compactText(record), "fuzz");
    std::vector<Finding> findings;
    return corrected(readPackage(unchanged, findings), {&read, 1});
}

void tell(const Rules& rules, const Scenario& scenario, const Fault& fault) {
    ++count.gaveUp;
    if (std::getenv("ESAGONO_FUZZ_TELL") != nullptr)
        std::fprintf(stderr, "%s, %s: %s\n", std::string(rules.id).c_str(), scenario.id.c_str(),
                     fault.what());
}

std::size_t commandsOf(Choices& choices) {
    return choices.oneIn(withManyCommands) ? manyCommands : fewCommands;
}

/// A scenario that is played, and leaves no trace.
void playLoosely(const Game& game, const Scenario& scenario, Choices& choices) {
    try {
        LooseGame loose(game, scenario.id);
        ++count.played;
        playOn(loose, commandsOf(choices), choices);
    } catch (const Fault& fault) {
        tell(*game.rules, scenario, fault);
    }
}

/// A scenario whose diary is kept, read through, forged, and played on with; and what goes with it.
void playWritten(const Game& game, const Scenario& scenario, Choices& choices) {
    const fuzz::ScratchFile file;
    const fuzz::ScratchFile other("forged");
    try {
        const auto match =
            Match::create(file.path(), GamePackage(game.package), games(),
                          {.scenario = scenario.id, .seed = seedFrom("fuzz"), .at = fuzz::noon});
        ++count.played;
        playOn(*match, commandsOf(choices), choices);
        if (choices.oneIn(withFiles / asDiary))
            sendFiles(*match, choices);
    } catch (const Fault& fault) {
        tell(*game.rules, scenario, fault);
    }
    if (!std::filesystem::exists(file.path()))
        return;
    try {
        ++count.diaries;
        if (choices.oneIn(4)) {
            readThrough(file.path());
            return;
        }
        forge(file.path(), other.path(), choices);
        readThrough(other.path());
        const auto match = Match::open(other.path(), games(), Access::ReadWrite);
        playOn(*match, fewCommands, choices);
    } catch (const Fault&) {
    }
}

/// The package as a game; nothing if it is not played.
std::unique_ptr<Game> readMutant(const Source& source, const Documents& unchanged,
                                 Documents documents, Choices& choices) {
    std::optional<GamePackage> package;
    try {
        std::vector<Finding> findings;
        package = choices.oneIn(withCorrections) ? corrected(source, unchanged, documents, choices)
                                                 : readPackage(std::move(documents), findings);
        if (choices.oneIn(withAllTexts))
            (void)checkPackage(*package);
    } catch (const Fault&) {
        ++count.unreadable;
        return nullptr;
    }
    try {
        auto game = std::make_unique<Game>(*std::move(package), *source.rules);
        if (!game->package.scenarios.empty())
            return game;
    } catch (const Fault&) {
    }
    ++count.refused;
    return nullptr;
}

const Scenario& anyScenario(const Game& game, Choices& choices) {
    return game.package.scenarios[choices.below(game.package.scenarios.size())];
}

void run(Choices& choices) {
    ++count.mutants;
    const std::vector<Source>& all = sources();
    const Source& source = all[choices.below(all.size())];
    const bool isDiary = choices.oneIn(asDiary);
    if (isDiary && !choices.oneIn(4)) { // then it is the diary that is taken apart
        playWritten(source.sound, anyScenario(source.sound, choices), choices);
        return;
    }
    const Documents& unchanged = choices.oneIn(withAllTexts) ? source.whole : source.played;
    Documents documents = unchanged;
    for (std::size_t times = choices.oneIn(2) ? 1 : 1 + choices.below(4); times > 0; --times)
        fuzz::takeApart(documents, choices);
    const std::unique_ptr<Game> game = readMutant(source, unchanged, std::move(documents), choices);
    if (game == nullptr)
        return;
    if (isDiary) {
        playWritten(*game, anyScenario(*game, choices), choices);
        return;
    }
    const std::vector<Scenario>& scenarios = game->package.scenarios;
    const std::size_t first = choices.below(scenarios.size());
    const std::size_t played =
        choices.oneIn(withAllScenarios) ? std::min(scenarios.size(), mostScenarios) : 1;
    for (std::size_t i = 0; i < played; ++i)
        playLoosely(*game, scenarios[(first + i) % scenarios.size()], choices);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Choices choices(data, size);
    run(choices);
    return 0;
}
