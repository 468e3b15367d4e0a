// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/verify.h"

#include "engine/core/fault.h"
#include "engine/core/fold.h"
#include "engine/core/snapshot.h"
#include "engine/play/messages.h"
#include "engine/play/possible.h"

#include <algorithm>

namespace esagono {

std::vector<int> drawsOf(const Setting& setting, State state, const std::vector<Event>& events) {
    std::vector<int> draws;
    for (const Event& event : events) {
        if (flawIn(Position(state, setting), event))
            break; // what the rules say will differ
        if (const auto* rolled = std::get_if<DiceRolled>(&event.fact))
            draws.insert(draws.end(), rolled->faces.begin(), rolled->faces.end());
        if (const auto* drawn = std::get_if<ChitDrawn>(&event.fact)) {
            int before = 0;
            for (std::size_t i = 0; i < drawn->chit.index(); ++i)
                before += state.chits(drawn->from, ChitId(i));
            draws.push_back(before + 1);
        }
        fold(state, event);
    }
    return draws;
}

namespace {

class Checker {
public:
    explicit Checker(const Match& match)
        : m_match(match)
        , m_journal(match.journal()) {}

    Verification run() {
        if (const auto broken = m_journal.verifyChain())
            return differ(*broken, 0, Text(say::brokenChain, *broken));
        if (Verification dice = checkCommitment(); dice.difference)
            return dice;
        for (PageNumber n = 1; n <= m_journal.lastPage(); ++n)
            if (m_journal.pages()[static_cast<std::size_t>(n)].kind == PageKind::Command)
                if (check(n); m_found.difference)
                    return m_found;
        return m_found;
    }

private:
    Verification& differ(PageNumber page, EventNumber event, Text text) {
        m_found.difference = {page, event, std::move(text)};
        return m_found;
    }

    Verification checkCommitment() {
        const auto& seeds = m_match.seeds();
        if (!seeds)
            return {};
        const auto commitments = m_journal.diceCommitments();
        const auto isKept = [&](const Seed& seed) {
            const Digest expected = commitmentTo(seed);
            return std::ranges::any_of(commitments, [&](const DiceCommitment& each) {
                return std::ranges::equal(each.commitment, expected, {},
                                          [](char c) { return static_cast<std::uint8_t>(c); });
            });
        };
        const bool kept =
            isKept(seeds->first) && std::ranges::all_of(seeds->fresh, isKept, &FreshSeed::seed);
        return kept ? Verification() : differ(0, 0, Text(say::otherSeed));
    }

    void check(PageNumber n) {
        const Page page = m_journal.page(n);
        try {
            if (page.parent != m_at)
                m_state = tableAfter(m_journal, m_match.scribe(), page.parent);
            const Ruled ruled = ruleAgain(page, eventsOf(page));
            if (m_found.difference)
                return;
            compare(page, ruled);
            m_state = ruled.state;
            m_at = n;
        } catch (const Fault& fault) {
            differ(n, 0, fault.text());
        } catch (const DiceWanted& wanted) {
            differ(n, 0, diceText(wanted));
        }
        ++m_found.pages;
        m_found.events += page.events.size();
    }

    [[nodiscard]] std::vector<Event> eventsOf(const Page& page) const {
        std::vector<Event> events;
        EventNumber number = page.firstEvent;
        for (const EventRow& row : page.events)
            events.push_back(readEvent(m_match.scribe(), number++, row));
        return events;
    }

    Ruled ruleAgain(const Page& page, const std::vector<Event>& events) {
        const auto dice = m_match.dice(drawsOf(m_match.setting(), m_state, events));
        const Scribe& scribe = m_match.scribe();
        if (page.parent == 0)
            return beginAs(m_match.setting(), scribe, m_match.startingPosition(), *dice);
        const Position position(m_state, m_match.setting());
        if (position.isOver()) {
            differ(page.n, 0, say::gameIsOver);
            return {};
        }
        Record record = readRecord(page.data, "command");
        if (record.is_object())
            record["verb"] = page.verb;
        const Command command =
            scribe.readCommand(record, scribe.read<SideId>(page.side, "command"), position.kind());
        Outcome<Ruled> ruled = rule(m_match.setting(), m_state, command, *dice);
        if (ruled.isRefused()) {
            differ(page.n, 0, ruled.refusal().text);
            return {};
        }
        return *ruled;
    }

    void compare(const Page& page, const Ruled& ruled) {
        const std::size_t both = std::min(page.events.size(), ruled.events.size());
        for (std::size_t i = 0; i < both; ++i) {
            const WrittenEvent written = m_match.scribe().write(ruled.events[i]);
            if (written.kind != page.events[i].kind || written.data != page.events[i].data) {
                differ(page.n, page.firstEvent + static_cast<EventNumber>(i),
                       Text(say::otherEvent, page.events[i].kind + " " + page.events[i].data,
                            written.kind + " " + written.data));
                return;
            }
        }
        if (page.events.size() != ruled.events.size())
            differ(page.n, page.firstEvent + static_cast<EventNumber>(both),
                   Text(say::otherCount, page.events.size(), ruled.events.size()));
        else if (page.barrier != ruled.barrier)
            differ(page.n, 0, say::otherBarrier);
        else if (const auto snapshot = m_journal.nearestSnapshot(page.n);
                 snapshot && snapshot->page == page.n && snapshot->state != packState(ruled.state))
            differ(page.n, page.firstEvent + static_cast<EventNumber>(both) - 1,
                   Text(say::otherTable, page.n));
    }

    const Match& m_match;
    const Journal& m_journal;
    State m_state;
    PageNumber m_at = -1;
    Verification m_found;
};

} // namespace

Verification verify(const Match& match) {
    return Checker(match).run();
}

} // namespace esagono
