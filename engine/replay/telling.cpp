// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/replay/telling.h"

#include "engine/core/ensure.h"

#include <algorithm>

namespace esagono {

namespace {

/// What was asked, as far as it can be read and the viewer may know it.
void readCommand(const Film& film, const State& before, const Page& page, Viewer viewer,
                 ToldPage& told) {
    if (!film.recording().isRuled() || before.frames.empty() || !told.side.exists())
        return;
    told.decision = before.frames.back().name;
    try {
        Record record = readRecord(page.data, page.verb);
        record["verb"] = page.verb;
        const Scribe& scribe = film.recording().scribe();
        told.command = scribe.readCommand(record, told.side, film.setting().kind(told.decision));
    } catch (const Fault&) {
        told.command = {}; // today's rules have no such command: what came of it is told
    }
    if (!viewer.sees(ShownTo::Owner, told.side))
        told.command.arguments = Values();
}

/// The marches among the events of a stretch of film, in order.
std::vector<Trail> trailsIn(Film& film, Moment from, Moment to, Viewer viewer) {
    std::vector<Trail> trails;
    State state = film.after(from);
    Moment begun = 0; // the first moment of the command that is being read
    std::size_t page = film.pageAt(from + 1);
    film.run(state, from, to, [&](const State& before, Moment moment, const Event& event) {
        while (film.pages()[page].last < moment)
            ++page;
        begun = film.pages()[page].before + 1;
        const auto known = redact(Position(before, film.setting()), event, viewer);
        const auto* moved = known ? std::get_if<CounterMoved>(&known->fact) : nullptr;
        if (moved == nullptr || !moved->from.isHex() || !moved->to.isHex())
            return;
        const auto same = std::ranges::find_if(trails, [&](const Trail& each) {
            return each.counter == moved->counter && each.last >= begun &&
                   each.hexes.back() == moved->from.hex();
        });
        if (same == trails.end()) {
            trails.push_back({moved->counter, {moved->from.hex(), moved->to.hex()}, moment});
            return;
        }
        same->hexes.push_back(moved->to.hex());
        same->last = moment;
    });
    std::ranges::stable_sort(trails, {}, &Trail::last);
    return trails;
}

} // namespace

ToldPage tell(Film& film, std::size_t page, Viewer viewer) {
    ensure(film.recording().isRuled() || viewer.kind == Viewer::Kind::Umpire);
    const FilmPage& shown = film.pages()[page];
    const Page written = film.recording().journal().page(shown.page);
    ToldPage told;
    told.page = shown.page;
    told.side = find<SideId>(film.setting().package().sides, written.side);
    const State before = film.after(shown.before);
    readCommand(film, before, written, viewer, told);
    std::vector<Event> events;
    for (Moment moment = shown.before + 1; moment <= shown.last; ++moment)
        events.push_back(film.event(moment));
    static_cast<void>(film.after(shown.last)); // throws if they cannot all have happened
    const Position position(before, film.setting());
    told.events = toldTo(viewer, position, written.firstEvent, events);
    told.story = storyOf(position, told.side, viewer, written.firstEvent, events);
    told.dice = diceOf(position, written.firstEvent, events);
    return told;
}

std::vector<Trail> trailsBefore(Film& film, Moment moment, std::size_t most, Viewer viewer) {
    moment = std::min(moment, film.end());
    std::vector<Trail> trails;
    for (Moment stretch = 128; moment > 0; stretch *= 4) {
        const Moment first = moment > stretch ? moment - stretch : 0;
        const Moment from = film.pages()[film.pageAt(first + 1)].before;
        trails = trailsIn(film, from, moment, viewer);
        if (trails.size() >= most || from == 0)
            break;
    }
    std::ranges::reverse(trails);
    trails.resize(std::min(most, trails.size()));
    return trails;
}

std::optional<Heat> heatOf(Film& film, Moment from, Moment to, Viewer viewer,
                           const std::stop_token& stop) {
    to = std::min(to, film.end());
    Heat heat;
    if (from > to)
        from = to;
    State state = film.after(from);
    heat.entered.resize(state.control.size());
    heat.fought.resize(state.control.size());
    const auto count = [&](const State& before, Moment, const Event& event) {
        const auto known = redact(Position(before, film.setting()), event, viewer);
        if (!known)
            return;
        if (const auto* moved = std::get_if<CounterMoved>(&known->fact))
            if (moved->from.isHex() && moved->to.isHex())
                ++heat.entered[moved->to.hex().index()];
        if (const auto* told = std::get_if<Narrated>(&known->fact);
            told != nullptr && told->milestone == Milestone::Combat)
            for (const TextArgument& argument : told->text.arguments)
                if (const auto* hex = std::get_if<HexId>(&argument))
                    ++heat.fought[hex->index()];
    };
    constexpr Moment portion = 256;
    for (Moment at = from; at < to;) {
        if (stop.stop_requested())
            return std::nullopt;
        const Moment reached = film.run(state, at, std::min(to, at + portion), count);
        if (reached == at)
            break;
        at = reached;
    }
    return heat;
}

} // namespace esagono
