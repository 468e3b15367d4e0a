// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/match.h"

#include "engine/core/fault.h"
#include "engine/core/fold.h"
#include "engine/core/snapshot.h"
#include "engine/play/draft.h"
#include "engine/play/messages.h"
#include "engine/play/position_file.h"
#include "engine/play/possible.h"

#include <utility>

namespace esagono {

namespace {

/// A snapshot is kept at every phase, and after so many events at the latest.
constexpr EventNumber eventsBetweenSnapshots = 200;

Record writtenRulings(const Setting& setting) {
    Record record = Record::object();
    const auto& rulings = setting.package().rulings;
    for (std::size_t i = 0; i < rulings.size(); ++i)
        record[rulings[i].id] = rulings[i].choices[setting.rulings[i]].id;
    return record;
}

std::string_view bytesOf(const Digest& digest) {
    return {reinterpret_cast<const char*>(digest.data()), digest.size()};
}

PackageFiles filesOf(const GamePackage& package) {
    PackageFiles files;
    for (const auto& [name, document] : package.documents)
        files.emplace(name, compactText(document));
    return files;
}

Milestone landmark(const Event& event) {
    const auto* narrated = std::get_if<Narrated>(&event.fact);
    return narrated == nullptr ? Milestone::None : narrated->milestone;
}

void removeDiary(const std::filesystem::path& path) {
    for (const char* suffix : {"", "-wal", "-shm", "-journal", "-lock", "-holder"}) {
        std::error_code ignored;
        std::filesystem::remove(path.string() + suffix, ignored);
    }
}

} // namespace

Match::Match(std::shared_ptr<const Game> game, Setting setting, const std::optional<Seeds>& seeds)
    : m_game(std::move(game))
    , m_setting(std::move(setting))
    , m_scribe(m_setting)
    , m_seeds(seeds)
    , m_state(m_setting.package().shape(*m_setting.scenario)) {}

namespace {

/// The text with counters and places by their names, for those who have no table to look at.
Text named(Text text, const Scribe& scribe) {
    for (TextArgument& argument : text.arguments) {
        if (const auto* counter = std::get_if<CounterId>(&argument))
            argument = scribe.name(*counter);
        else if (const auto* hex = std::get_if<HexId>(&argument))
            argument = scribe.name(Place(*hex));
        else if (const auto* place = std::get_if<Place>(&argument))
            argument = scribe.name(*place);
    }
    return text;
}

} // namespace

Ruled beginAs(const Setting& setting, const Scribe& scribe, const Record& position, Dice& dice) {
    if (position.is_null())
        return begin(setting, dice);
    return beginWith(setting, dice, [&](Draft& draft) {
        layOutPosition(draft, scribe, position);
        if (const auto judge = setting.game->rules->whyNotPosition; judge != nullptr)
            if (const std::optional<Refusal> why = judge(draft.position()))
                throw Fault(FaultKind::Malformed, named(why->text, scribe));
    });
}

std::unique_ptr<Match> Match::create(const std::filesystem::path& path, GamePackage package,
                                     GameList games, const Start& start) {
    const Rules& rules = rulesOf(games, package.rules);
    auto game = std::make_unique<Game>(corrected(std::move(package), start.corrections), rules);
    Setting setting = settingOf(*game, start.scenario);
    for (const auto& [ruling, choice] : start.rulings)
        choose(setting, ruling, choice);
    std::optional<Seeds> seeds;
    if (start.seed)
        seeds = Seeds{*start.seed, {}};
    std::unique_ptr<Match> match(new Match(std::move(game), std::move(setting), seeds));

    const std::unique_ptr<Dice> thrown = match->dice(start.told);
    const Ruled ruled = beginAs(match->m_setting, match->m_scribe, start.position, *thrown);
    if (thrown->left() > 0)
        throw Fault(FaultKind::Malformed, Text(say::diceSurplus, thrown->left()));
    const GamePackage& printed = match->m_setting.package();
    Meta meta = {{key::game, std::string(rules.id)},
                 {key::package, printed.id + " " + printed.release},
                 {key::packageDigest, hexText(printed.digest())},
                 {key::scenario, start.scenario},
                 {key::rulings, compactText(writtenRulings(match->m_setting))},
                 {key::rulesVersion, std::to_string(rules.version)},
                 {key::created, start.at}};
    if (start.seed)
        meta[key::seed] = hexText(*start.seed);
    if (!start.position.is_null())
        meta[key::position] = compactText(start.position);
    if (!start.players.empty())
        meta[key::players] = compactText(Record(start.players));
    if (!start.corrections.empty())
        meta[key::corrections] = writtenNotes(start.corrections);
    match->m_journal = Journal::create(path, meta, filesOf(printed));
    try {
        if (start.seed)
            match->m_journal->commitDice(bytesOf(commitmentTo(*start.seed)));
        match->write({.verb = "begin", .args = "{}", .at = start.at, .barrier = true}, {}, ruled);
    } catch (...) {
        match->m_journal.reset();
        removeDiary(path);
        throw;
    }
    return match;
}

std::unique_ptr<Match> Match::open(const std::filesystem::path& path, GameList games, Access access,
                                   BranchNumber branch) {
    Journal journal = Journal::open(path, access);
    DiaryGame told = gameOf(journal, rulesOf(games, required(journal.meta(), key::game)));
    std::unique_ptr<Match> match(
        new Match(std::move(told.game), std::move(told.setting), told.seeds));
    match->m_journal = std::move(journal);
    match->m_branch = branch;
    match->goTo(match->m_journal->head(branch));
    return match;
}

Record Match::startingPosition() const {
    const auto found = m_journal->meta().find(key::position);
    return found == m_journal->meta().end() ? Record() : readRecord(found->second, key::position);
}

int Match::rulesVersion() const {
    return std::atoi(required(m_journal->meta(), key::rulesVersion).c_str());
}

std::string Match::player(SideId side) const {
    const auto found = m_journal->meta().find(key::players);
    if (found == m_journal->meta().end())
        return {};
    const Record players = readRecord(found->second, key::players);
    const auto name = players.find(m_scribe.name(side));
    return name != players.end() && name->is_string() ? name->get<std::string>() : std::string();
}

std::vector<CorrectionsNote> Match::corrections() const {
    return correctionsOf(m_journal->meta());
}

std::unique_ptr<Dice> Match::dice(const std::vector<int>& told) const {
    if (m_seeds && !m_seeds->fresh.empty())
        return std::make_unique<RenewedDice>(m_seeds->first, m_seeds->fresh);
    if (m_seeds)
        return std::make_unique<SeededDice>(m_seeds->first);
    return std::make_unique<ToldDice>(told);
}

Outcome<Receipt> Match::submit(const Command& command, const std::string& at,
                               const std::vector<int>& told) {
    const Position before = position();
    const std::unique_ptr<Dice> thrown = dice(told);
    const Outcome<Ruled> ruled = rule(m_setting, m_state, command, *thrown);
    if (ruled.isRefused())
        return ruled.refusal();
    if (thrown->left() > 0)
        return Refusal{{"dice", "", machineBook}, {say::diceSurplus, thrown->left()}};
    Record arguments = m_scribe.write(command, before.kind());
    const std::string verb = arguments["verb"];
    arguments.erase("verb");
    return write({.branch = m_branch,
                  .side = m_scribe.name(command.side),
                  .verb = verb,
                  .args = compactText(arguments),
                  .at = at,
                  .barrier = ruled->barrier},
                 command, *ruled);
}

/// The table changes only after the diary has it, and to what the diary gives back: the diary gets
/// nothing it could not.
Receipt Match::write(const CommandPage& page, const Command& command, const Ruled& ruled) {
    const EventNumber first = m_journal->lastEvent() + 1;
    EventNumber number = first;
    State after = m_state;
    std::vector<EventRow> rows;
    std::vector<MilestoneRow> milestones;
    bool phase = false;
    for (const Event& event : ruled.events) {
        expectPossible(Position(after, m_setting), number, event);
        fold(after, event);
        WrittenEvent written = m_scribe.write(event);
        if (const Milestone kind = landmark(event); kind != Milestone::None) {
            phase |= kind == Milestone::Turn || kind == Milestone::Phase;
            milestones.push_back({number, std::string(nameOf(kind)), written.data});
        }
        rows.push_back({std::move(written.kind), std::move(written.data)});
        ++number;
    }
    const EventNumber last = number - 1;
    expectPossible(Position(after, m_setting), last);
    std::optional<std::string> snapshot;
    if (phase || last - m_snapshotAt >= eventsBetweenSnapshots)
        snapshot = packState(after);
    Receipt receipt{0, first, command.side, command, ruled.events, {}};
    receipt.page = m_journal->append(page, rows, snapshot, milestones);
    receipt.before = std::exchange(m_state, std::move(after));
    if (snapshot)
        m_snapshotAt = last;
    return receipt;
}

void Match::goTo(PageNumber page) {
    m_state = tableAfter(*m_journal, m_scribe, page);
    const auto header = [&] { return m_journal->pages()[static_cast<std::size_t>(page)]; };
    while (page != 0 && !header().snapshot)
        page = header().parent;
    m_snapshotAt = header().lastEvent();
}

std::optional<Refusal> Match::whyNotTakeBack(SideId side) const {
    const PageNumber head = m_journal->head(m_branch);
    const RuleRef rule("take_back", "", machineBook);
    if (head == 0 || m_journal->pages()[static_cast<std::size_t>(head)].parent == 0)
        return Refusal{rule, say::nothingToTakeBack};
    if (m_journal->command(head).side != m_scribe.name(side))
        return Refusal{rule, say::takeBackOfOthers};
    if (m_journal->pages()[static_cast<std::size_t>(head)].barrier)
        return Refusal{rule, say::takeBackBarrier};
    return std::nullopt;
}

std::optional<Refusal> Match::takeBack(SideId side, const std::string& at) {
    if (std::optional<Refusal> why = whyNotTakeBack(side))
        return why;
    const PageNumber head = m_journal->head(m_branch);
    const PageNumber parent = m_journal->pages()[static_cast<std::size_t>(head)].parent;
    m_journal->takeBack(m_branch, parent, at, m_scribe.name(side));
    goTo(parent);
    return std::nullopt;
}

} // namespace esagono
