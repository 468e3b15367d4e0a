// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/replay/recording.h"

#include "engine/replay/unknown_rules.h"
#include "engine/store/salvage.h"

namespace esagono {

namespace fs = std::filesystem;

namespace {

/// A damaged file that is larger is not copied to look for what it may contain.
constexpr std::uintmax_t largestToSave = 512U << 20U;

/// The version of the rules a diary was written with; 0 if it does not say.
int versionIn(const Meta& meta) {
    const auto found = meta.find(key::rulesVersion);
    return found == meta.end() ? 0 : std::atoi(found->second.c_str());
}

} // namespace

Recording::Recording(fs::path path)
    : m_path(std::move(path)) {}

Recording::~Recording() = default;

std::unique_ptr<Recording> Recording::open(const fs::path& path, GameList games) {
    std::unique_ptr<Recording> recording(new Recording(path));
    recording->openJournal();
    recording->openGame(games);
    return recording;
}

std::unique_ptr<Recording> Recording::of(const Match& match) {
    std::unique_ptr<Recording> recording(new Recording(match.journal().path()));
    recording->m_journal = &match.journal();
    recording->m_game = {match.game(), match.setting(), match.seeds()};
    recording->m_scribe.emplace(recording->m_game.setting);
    return recording;
}

std::unique_ptr<Recording> Recording::beside(const fs::path& path, std::shared_ptr<const Game> game,
                                             const Setting& setting) {
    std::unique_ptr<Recording> recording(new Recording(path));
    recording->read(Journal::open(path, Access::ReadOnly, Checks::Hasty));
    recording->m_game = {std::move(game), setting, seedsOf(recording->m_journal->meta())};
    recording->m_scribe.emplace(recording->m_game.setting);
    return recording;
}

void Recording::read(Journal journal) {
    m_own = std::move(journal);
    m_journal = &*m_own;
}

void Recording::openJournal() {
    try {
        read(Journal::open(m_path, Access::ReadOnly));
        return;
    } catch (const Fault& fault) {
        std::error_code unknown;
        const std::uintmax_t size = fs::file_size(m_path, unknown);
        if (fault.kind() != FaultKind::Damaged || unknown || size > largestToSave)
            throw;
        m_damage = fault;
    }
    try {
        m_folder = std::make_unique<PrivateFolder>();
        const fs::path saved = m_folder->path() / "saved.esagono";
        static_cast<void>(salvage(m_path, saved));
        read(Journal::open(saved, Access::ReadOnly));
    } catch (const Fault&) {
        throw Fault(*m_damage); // what is wrong with the diary says more than why it was not saved
    }
}

void Recording::openGame(GameList games) {
    try {
        const Rules& rules = rulesOf(games, required(m_journal->meta(), key::game));
        m_game = gameOf(*m_journal, rules);
        m_scribe.emplace(m_game.setting);
        if (versionIn(m_journal->meta()) <= rules.version || canReadEverything())
            return;
    } catch (const Fault& fault) {
        if (fault.kind() != FaultKind::Mismatch)
            throw;
    }
    doWithoutRules();
}

void Recording::doWithoutRules() {
    m_scribe.reset();
    m_unknown = std::make_unique<UnknownRules>(*m_journal, required(m_journal->meta(), key::game));
    m_game = gameOf(*m_journal, m_unknown->rules());
    m_scribe.emplace(m_game.setting);
}

bool Recording::canReadEverything() const {
    EventNumber number = 0;
    try {
        if (m_journal->lastEvent() > 0)
            for (const EventRow& row : m_journal->events(1, m_journal->lastEvent()))
                static_cast<void>(read(++number, row));
    } catch (const Fault&) {
        return false;
    }
    return true;
}

Event Recording::read(EventNumber number, const EventRow& row) const {
    if (isRuled())
        return readEvent(*m_scribe, number, row);
    return readEvent(*m_scribe, number, {row.kind, UnknownRules::withoutLocals(row)});
}

bool Recording::refresh() {
    const EventNumber known = m_journal->lastEvent();
    if (m_damage || !m_own || !m_own->refresh())
        return false;
    if (m_unknown && m_journal->lastEvent() > known) {
        const std::size_t frames = m_unknown->rules().frames.size();
        m_unknown->learn(*m_journal, known + 1);
        if (m_unknown->rules().frames.size() != frames) // the scribe has an index of them
            m_scribe.emplace(m_game.setting);
    }
    return true;
}

} // namespace esagono
