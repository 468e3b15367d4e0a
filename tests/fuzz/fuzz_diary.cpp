// SPDX-License-Identifier: GPL-3.0-or-later
// A diary from a stranger. Bytes that begin like one are the file. Anything else is lines from
// which a diary is made whose chain is sound, whatever it tells:
//   meta {"key": …}                             overrides what the game was begun with
//   page {"side": …, "verb": …, "args": {…}}    a command; the lines below are its events
//   take_back {"to": N} · fork {"from": N} · snapshot {"bytes": "hex"}
//   counter_moved {…}, and so on                an event
#include "engine/core/fault.h"
#include "engine/core/fold.h"
#include "engine/play/verify.h"
#include "engine/play/view.h"
#include "engine/replay/film.h"
#include "tests/fuzz/line_mutator.h"
#include "tests/fuzz/skirmish_game.h"

#include <fstream>

using namespace esagono;

namespace {

std::string wordIn(const Record& record, const char* key) {
    const auto found = record.find(key);
    if (found == record.end())
        return {};
    return found->is_string() ? found->get<std::string>() : compactText(*found);
}

PageNumber numberIn(const Record& record, const char* key) {
    const auto found = record.find(key);
    return found != record.end() && found->is_number_integer() ? found->get<PageNumber>() : 0;
}

std::string bytesFromHex(const std::string& digits) {
    std::string bytes;
    for (std::size_t i = 0; i + 1 < digits.size(); i += 2)
        bytes += static_cast<char>(std::strtol(digits.substr(i, 2).c_str(), nullptr, 16));
    return bytes;
}

/// Makes a diary of lines.
class Forger {
public:
    Forger(const std::filesystem::path& path, const std::vector<std::string>& lines) {
        Meta meta = base().meta;
        for (const std::string& line : lines)
            if (line.starts_with("meta ")) {
                const Record changes = readRecord(line.substr(5), "meta");
                for (const auto& [key, value] : changes.items())
                    meta[key] = value.is_string() ? value.get<std::string>() : compactText(value);
            }
        m_journal = Journal::create(path, meta, base().package, Durability::OffForTests);
        m_journal->commitDice(base().commitment);
        for (const std::string& line : lines)
            take(line);
        finishPage();
    }

private:
    /// What a true diary of this game begins with.
    struct Base {
        Meta meta;
        PackageFiles package;
        std::string commitment;
    };
    static const Base& base() {
        static const Base made = [] {
            const fuzz::ScratchFile file;
            const auto match = Match::create(file.path(), fuzz::skirmishGame().package,
                                             fuzz::skirmishOnly(), fuzz::start());
            Base known{
                match->journal().meta(), {}, match->journal().diceCommitments().front().commitment};
            for (const std::string& name : match->journal().packageNames())
                known.package.emplace(name, match->journal().packageFile(name));
            return known;
        }();
        return made;
    }

    void take(const std::string& line) {
        const std::size_t space = std::min(line.find(' '), line.size());
        const std::string word = line.substr(0, space);
        if (word == "meta")
            return;
        if (word != "page" && word != "take_back" && word != "fork" && word != "snapshot") {
            m_events.push_back({word, line.substr(std::min(space + 1, line.size()))});
            return;
        }
        const Record record = readRecord(line.substr(space), word);
        if (!record.is_object())
            return;
        if (word == "snapshot") {
            m_snapshot = bytesFromHex(wordIn(record, "bytes"));
            return;
        }
        finishPage();
        if (word == "take_back")
            m_journal->takeBack(m_branch, numberIn(record, "to"), fuzz::noon, "red");
        else if (word == "fork")
            m_branch =
                m_journal->fork(wordIn(record, "name"), numberIn(record, "from"), fuzz::noon);
        else
            m_page = CommandPage{.branch = m_branch,
                                 .side = wordIn(record, "side"),
                                 .verb = wordIn(record, "verb"),
                                 .args = wordIn(record, "args"),
                                 .at = fuzz::noon,
                                 .barrier = record.value("barrier", Record(false)) == true};
    }
    void finishPage() {
        if (m_page)
            m_journal->append(*m_page, m_events,
                              m_snapshot ? std::optional<std::string_view>(*m_snapshot)
                                         : std::nullopt);
        m_page.reset();
        m_events.clear();
        m_snapshot.reset();
    }

    std::optional<Journal> m_journal;
    std::optional<CommandPage> m_page;
    std::vector<EventRow> m_events;
    std::optional<std::string> m_snapshot;
    BranchNumber m_branch = 0;
};

const Viewer viewers[] = {Viewer::of(skirmish::red), Viewer::of(skirmish::blue), Viewer::umpire(),
                          Viewer::stranger()};

/// Everything a reader does with a diary he was given.
void readThrough(const std::filesystem::path& path) {
    const auto match = Match::open(path, fuzz::skirmishOnly(), Access::ReadOnly);
    const Journal& journal = match->journal();
    (void)journal.verifyChain();
    (void)journal.milestones();
    (void)journal.annotations();
    const auto recording = Recording::of(*match);
    Film film(*recording);
    const auto lookAt = [&](EventNumber event) {
        try {
            film.showEvent(event);
            for (const Viewer viewer : viewers)
                (void)write(film.view(viewer), match->scribe());
        } catch (const Fault&) {
        }
    };
    const EventNumber step = 1 + journal.lastEvent() / 50;
    for (EventNumber event = 0; event <= journal.lastEvent(); event += step)
        lookAt(event);
    lookAt(journal.lastEvent());
    if (verify(*match).difference || match->position().isOver())
        return;
    // A diary that tells the truth can be gone on with.
    for (const SideId side : {skirmish::red, skirmish::blue})
        for (const Offer& offer : everyOffer(match->position(), side))
            if (whyNot(match->position(), exampleOf(offer, side)))
                __builtin_trap(); // an example is refused
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    try {
        const fuzz::ScratchFile file;
        if (bytes.starts_with("SQLite"))
            std::ofstream(file.path(), std::ios::binary)
                .write(bytes.data(), static_cast<std::streamsize>(size));
        else
            Forger(file.path(), fuzz::linesOf(bytes));
        readThrough(file.path());
    } catch (const Fault&) {
    }
    return 0;
}
